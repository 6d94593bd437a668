"""The browser part's lock file: what `npm ci` needs is in it, and nothing that is true of one machine only."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())
PACKAGES: dict[str, dict[str, Any]] = LOCK["packages"]


def found(place: str, name: str) -> str | None:
    """Where Node would find a package that one in `place` needs: in its own node_modules, or further up."""
    while True:
        inside = f"{place}/node_modules/{name}" if place else f"node_modules/{name}"
        if inside in PACKAGES or not place:
            return inside if inside in PACKAGES else None
        place = place.rpartition("node_modules/")[0].rstrip("/")


def test_the_lock_file_names_no_place_to_download_from() -> None:
    assert [place for place, package in PACKAGES.items() if "resolved" in package] == []
    assert "://" not in "".join(str(package.get("version", "")) for package in PACKAGES.values())


def test_every_package_has_its_checksum() -> None:
    assert [place for place, package in PACKAGES.items() if place and "integrity" not in package] == []


def test_the_lock_file_has_what_every_package_needs_on_every_platform() -> None:
    """Without the packages of other platforms `npm ci` refuses the file, and `npm install` changes it."""
    missing = [
        f"{place or 'corral-web'} needs {name}"
        for place, package in PACKAGES.items()
        for kind in ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")
        for name in package.get(kind, {})
        if not package.get("peerDependenciesMeta", {}).get(name, {}).get("optional") and found(place, name) is None
    ]
    assert missing == []


def test_package_json_and_the_lock_file_ask_for_the_same() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    for kind in ("dependencies", "devDependencies"):
        assert PACKAGES[""][kind] == wanted[kind]
