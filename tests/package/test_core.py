"""What is small stays small, and what is missing is said in one sentence."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hatch_build
from corral.version import version

ROOT = Path(__file__).parents[2]
# numba looks whether yaml is there, and does without it
CORE = ("corral", "numpy", "numba", "llvmlite", "msgspec", "yaml")
BLOCK = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package in {blocked!r} or {only!r} and package not in sys.stdlib_module_names and package not in {only!r}:
            raise ModuleNotFoundError(f"No module named {{package!r}}", name=package)

sys.meta_path.insert(0, Blocked())
"""


def run(code: str, *, only: tuple[str, ...] = (), blocked: tuple[str, ...] = ()) -> "subprocess.CompletedProcess[str]":
    """Python, to which nothing is installed but `only`, or all but what is `blocked`."""
    program = BLOCK.format(only=only, blocked=blocked) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)


@pytest.mark.parametrize("game", ["moon_river", "dice_town", "wind_river"])
def test_the_rules_need_numpy_numba_and_msgspec_only(game):
    code = f"""
import corral.kernel
corral.kernel.plain()
match = corral.Match({game!r}, seats=3, seed=3)
seat = match.actors[0]
match.play(seat, match.moves(seat)[0])
print(len(match.record().splitlines()) > 3, match.view(seat) is not None)
"""
    done = run(code, only=CORE)
    assert done.stdout.split() == ["True", "True"], done.stderr


@pytest.mark.parametrize(
    ("words", "blocked", "said"),
    [
        (["play", "wind_river"], "rich", "corral: this needs rich, which is not installed: pip install corral"),
        (["--help"], "cyclopts", "corral: this needs cyclopts, which is not installed: pip install corral"),
        (["serve"], "litestar", "corral: this needs litestar, which is not installed: pip install corral"),
    ],
)
def test_what_is_not_installed_is_named_in_one_sentence(words, blocked, said):
    done = run(f"from corral.__main__ import main; sys.argv = ['corral', *{words!r}]; main()", blocked=(blocked,))
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_a_package_of_an_extra_is_named_with_its_extra():
    done = run("from corral.__main__ import missing; print(missing('distributed.client'))")
    assert done.stdout.strip().endswith("pip install 'corral[cluster]'")


def test_where_compiled_rules_cannot_be_kept_it_says_what_to_do(tmp_path):
    (tmp_path / "file").write_text("")
    code = "import os, sys; os.environ['CORRAL_CACHE'] = sys.argv[1]; from corral.__main__ import main; main()"
    words = [sys.executable, "-c", code.replace("sys.argv[1]", repr(str(tmp_path / "file"))), "compile", "wind_river"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "compiled rules cannot be kept in" in done.stderr
    assert "set CORRAL_CACHE" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_version_is_that_of_the_project():
    written = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert version().split()[0] == written


def script(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("programs", "said"),
    [
        ({}, hatch_build.NO_NODE),
        ({"node": "exit 1", "npm": "exit 0"}, hatch_build.NO_NODE),
        ({"node": "exit 0", "npm": "exit 1"}, hatch_build.NO_NETWORK),
        ({"node": "exit 0", "npm": 'test "$1" = ci && mkdir -p node_modules'}, hatch_build.NO_PAGES),
    ],
)
def test_no_wheel_is_made_without_the_pages(tmp_path, monkeypatch, programs, said):
    (tmp_path / "bin").mkdir()
    (tmp_path / "package-lock.json").write_text("{}")
    for name, text in programs.items():
        script(tmp_path / "bin", name, text)
    if programs:
        monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    else:
        monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    with pytest.raises(SystemExit, match=said.split(":")[0]):
        hatch_build.build_pages(tmp_path)


def test_what_ships_in_the_pages_is_named_in_the_notices():
    wanted = json.loads((ROOT / "web" / "package.json").read_text())
    notices = (ROOT / "NOTICES.md").read_text()
    for name in [*wanted["dependencies"], "svelte"]:
        assert f"`{name}`" in notices
