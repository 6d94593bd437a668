"""What `make` says and does before any of our own code runs."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def make(folder: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = ["make", "--no-print-directory", *words]
    return subprocess.run(command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True)


@pytest.fixture
def clone(tmp_path):
    """A fresh clone, as far as make looks."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "web/package.json", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for folder in ("web/src", "web/public", "docs/rules", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "web" / ".npmrc", tmp_path / "web")
    return tmp_path


def program(clone: Path, name: str, text: str) -> str:
    """A program of this name comes first in the path."""
    file = clone / "bin" / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return f"{clone}/bin:{os.environ['PATH']}"


@pytest.mark.parametrize(
    ("words", "environment", "said"),
    [
        ((), {}, []),
        (("HOST=0.0.0.0",), {}, ["--host", "0.0.0.0"]),
        (("PORT=8001", "HOST=::"), {}, ["--host", "::", "--port", "8001"]),
        ((), {"HOST": "x86_64-linux-gnu", "PORT": "9"}, []),  # as some shells have it
    ],
)
def test_play_listens_where_it_is_told(clone, words, environment, said):
    done = make(clone, "--dry-run", "play", *words, **environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].split() == [".venv/bin/corral", "serve", *said]


def test_an_old_python_is_named_in_one_sentence(clone):
    done = make(clone, ".venv/play", "PYTHON=false")
    assert done.returncode != 0
    assert done.stdout.splitlines()[-1].startswith("Corral needs Python 3.11 or newer")
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("answer", ["exit 1", "exit 127"])
def test_an_old_node_is_named_in_one_sentence(clone, answer):
    done = make(clone, "web/node_modules/ready", PATH=program(clone, "node", answer))
    assert done.returncode != 0
    assert done.stdout.splitlines()[-1].startswith("Corral needs Node 20.19 or newer")


def test_without_a_network_it_says_what_to_do(clone):
    done = make(clone, "web/node_modules/ready", PATH=program(clone, "npm", "exit 1"))
    assert done.returncode != 0
    assert "look after your network" in done.stdout.splitlines()[-1]
    assert not (clone / "web/node_modules/ready").exists()


def test_the_browser_part_comes_as_it_is_locked(clone):
    """`npm ci` changes neither package.json nor the lock file, on any machine."""
    path = program(clone, "npm", "echo $@ >> asked; mkdir -p node_modules")
    assert make(clone, "web/node_modules/ready", PATH=path).returncode == 0
    assert (clone / "web" / "asked").read_text().split()[0] == "ci"
    assert make(clone, "--question", "web/node_modules/ready").returncode == 0  # and only once
