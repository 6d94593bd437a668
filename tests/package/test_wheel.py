"""The wheel is whole: built in a clean folder by the image's steps, installed into an empty environment, run there."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from corral.server.running import free_port

ROOT = Path(__file__).parents[2]
COMMIT = "1a2b3c4"
PAGE = "corral/server/static/index.html"
pytestmark = pytest.mark.wheel


def done(*words: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; it succeeds."""
    outside = {name: word for name, word in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    run = subprocess.run(words, cwd=cwd, env={**outside, **environment}, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def clean(tmp_path_factory) -> Path:
    """The sources as a fresh clone has them, without git."""
    folder: Path = tmp_path_factory.mktemp("sources")
    for name in done("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def built(clean, tmp_path_factory) -> Path:
    """The folder of a wheel."""
    folder: Path = tmp_path_factory.mktemp("wheel")
    done(clean / "deploy" / "image", "build", folder, cwd=clean, PYTHON=sys.executable, CORRAL_COMMIT=COMMIT)
    return folder


@pytest.fixture(scope="module")
def installed(clean, built, tmp_path_factory) -> Path:
    """The programs of an environment that holds the wheel and what it brings."""
    folder: Path = tmp_path_factory.mktemp("environment")
    done(sys.executable, "-m", "venv", folder, cwd=folder)
    done(clean / "deploy" / "image", "install", built, cwd=folder, PYTHON=str(folder / "bin" / "python"))
    return folder / "bin"


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_wheel_of_the_source_archive_is_the_same_without_node(clean, built, tmp_path):
    done(
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--sdist",
        "--outdir",
        tmp_path,
        cwd=clean,
        CORRAL_COMMIT=COMMIT,
    )
    [archive] = tmp_path.glob("corral-*.tar.gz")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "node").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "bin" / "node").chmod(0o755)
    without = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    done(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, archive, cwd=tmp_path, PATH=without)
    [first], [second] = built.glob("*.whl"), tmp_path.glob("*.whl")
    first, second = contents(first), contents(second)
    assert PAGE in first
    assert second.keys() == first.keys()
    differing = {Path(name).name for name in first if first[name] != second[name]}
    assert differing <= {"RECORD"}  # which lists them in another order


def test_it_holds_what_its_licences_ask_for(built):
    [wheel] = built.glob("*.whl")
    assert {"LICENSE", "NOTICES.md"} <= {Path(name).name for name in contents(wheel)}


def test_corral_with_no_words_says_what_it_can_do(installed, tmp_path):
    said = done(installed / "corral", cwd=tmp_path)
    assert all(f" {command} " in said for command in ("play", "serve", "replay", "verify", "arena"))


def test_it_says_its_version_with_the_commit(installed, tmp_path):
    assert done(installed / "corral", "--version", cwd=tmp_path).strip().endswith(f"({COMMIT})")


def test_the_server_shows_the_lobby_while_the_games_are_compiled(installed, tmp_path):
    port = free_port()
    environment = {**os.environ, "CORRAL_DATA": str(tmp_path / "data"), "CORRAL_CACHE": str(tmp_path / "cache")}
    environment.pop("PYTHONPATH", None)
    command = [installed / "corral", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert any(line.startswith("Corral is at") for line in server.stdout)
            with httpx.Client(transport=httpx.HTTPTransport(retries=10), base_url=f"http://127.0.0.1:{port}") as web:
                page = web.get("/", headers={"accept": "text/html"}).raise_for_status().text
                script = page.partition('src="')[2].partition('"')[0]
                assert script.startswith("/assets/")
                assert web.get(script).raise_for_status().headers["content-type"].startswith("text/javascript")
                assert len(web.get("/api/games").raise_for_status().json()["games"]) == 3
        finally:
            server.kill()
