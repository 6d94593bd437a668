"""What `pip wheel` and `python -m build` do beside copying files: a wheel and a source archive hold the browser's pages
and say which commit they are from. Where the pages cannot be built they are refused.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "const [a, b] = process.versions.node.split('.'); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)"
NO_NODE = "Corral's pages are built by Node 20.19 or newer, with npm: from your system's packages or nodejs.org"
NO_NETWORK = "Not everything that builds the pages could be fetched: see above, look after your network, then try again"
NO_PAGES = "Corral's pages could not be built: see above"
INCOMPLETE = "This source archive of Corral has no pages: take one that was made by `python -m build`"


class Whole(BuildHookInterface):  # type: ignore[type-arg]
    """The pages are there, or there is no wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make web` builds the pages of a checkout
            return
        root = Path(self.root)
        pages, commit = root / "src/corral/server/static", root / "src/corral/commit.txt"
        if (root / "PKG-INFO").exists():
            if not (pages / "index.html").is_file():
                raise SystemExit(INCOMPLETE)
            return
        build_pages(root / "web")
        if not commit.exists():
            self._folder = tempfile.TemporaryDirectory()
            written = Path(self._folder.name) / "commit.txt"
            written.write_text(f"{_commit(root)}\n")
            inside = "src/corral/commit.txt" if self.target_name == "sdist" else "corral/commit.txt"
            build_data["force_include"][str(written)] = inside


def build_pages(web: Path) -> None:
    """Into src/corral/server/static, by the versions in package-lock.json; SystemExit says what is missing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or subprocess.run([node, "-e", NODE]).returncode:
        raise SystemExit(NO_NODE)
    fetched = web / "node_modules" / "ready"
    if not fetched.exists() or fetched.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        if subprocess.run([npm, "ci", "--loglevel", "error"], cwd=web).returncode:
            raise SystemExit(NO_NETWORK)
        fetched.touch()
    if subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=web).returncode:
        raise SystemExit(NO_PAGES)


def _commit(root: Path) -> str:
    """$CORRAL_COMMIT, or what git says; empty where neither is known."""
    if commit := os.environ.get("CORRAL_COMMIT"):
        return commit
    if not (root / ".git").exists() or shutil.which("git") is None:
        return ""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=root, capture_output=True, text=True)
    return asked.stdout.strip()
