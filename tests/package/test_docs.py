"""What the documentation says is true: its Python runs, its commands exist, its links lead somewhere."""

import ast
import base64
import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from corral.cli import app
from corral.server import pages
from corral.server.running import running
from tests.server.wire import serving
from tests.store.places import awaited

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LINKING = [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", ROOT / "CHANGELOG.md"]
BLOCK = re.compile(r"(?:<!-- (?P<note>[^\n]*) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```", re.M | re.S)
SHOWN = "# → "  # what an expression gives stands behind it
AT_A_SERVER, LEFT_OUT = "at a server", "not run"
URLS = re.compile(r"http://(localhost|127\.0\.0\.1):8000")


class Block(NamedTuple):
    text: str
    note: str
    line: int


def blocks(page: Path, kind: str) -> list[Block]:
    text = page.read_text()
    return [
        Block(found["text"], found["note"] or "", text[: found.start("text")].count("\n"))
        for found in BLOCK.finditer(text)
        if found["kind"] == kind and "--8<--" not in found["text"]
    ]


def run(block: Block, names: dict[str, object], page: Path) -> None:
    """Every statement; an expression with a value behind it has that value."""
    lines = block.text.splitlines()
    for statement in ast.parse(block.text).body:
        _, shown, wanted = lines[(statement.end_lineno or 1) - 1].partition(SHOWN)
        if shown:
            assert isinstance(statement, ast.Expr)
            value = eval(compile(ast.Expression(statement.value), str(page), "eval"), names)
            assert repr(value) == wanted, f"{page.name}:{block.line + statement.lineno}"
        else:
            exec(compile(ast.Module([statement], []), str(page), "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_the_python_of_a_page_runs_and_gives_what_it_shows(page):
    names: dict[str, object] = {}
    for block in blocks(page, "python"):
        if not block.note:
            run(block, names, page)


def test_the_programs_for_a_live_table_play_at_one(live):
    played = 0
    for page in PAGES:
        for block in blocks(page, "python"):
            if block.note == AT_A_SERVER:
                run(block._replace(text=URLS.sub(live, block.text)), {}, page)
                played += 1
    assert played


def test_every_block_that_is_not_run_says_so():
    notes = {block.note for page in PAGES for block in blocks(page, "python") if block.note}
    assert notes <= {AT_A_SERVER, LEFT_OUT}


def commands(page: Path) -> list[str]:
    """`corral ...`, as it is written in blocks."""
    found = []
    for kind in ("", "sh"):
        for block in blocks(page, kind):
            for line in block.text.splitlines():
                line = re.sub(r"\s{2,}#.*", "", re.sub(r"^([A-Z_]+=\S+ )+", "", line))
                if line.startswith("corral ") and " ... " not in line:
                    found.append(line)
    return found


EVERY = sorted({command for page in PAGES for command in commands(page)})


@pytest.mark.parametrize("command", EVERY)
def test_a_command_that_is_written_down_exists_with_its_flags(command):
    app.parse_args(command.split()[1:], exit_on_error=False, print_error=False)


def test_commands_are_found():
    assert len(EVERY) > 10


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.stem)
def test_links_to_files_lead_somewhere(page):
    links = re.findall(r"\]\(([^)\s]+)\)", page.read_text())
    files = [link.partition("#")[0] for link in links if "://" not in link and not link.startswith("#")]
    assert [file for file in files if not (page.parent / file).exists()] == []


def test_every_page_is_in_the_contents_once():
    written = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]
    listed = re.findall(r"'([\w/-]+\.md)'", str(written))
    there = [str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(page for page in there if not re.match("rules/(de|nl|fr)/", page))


def test_the_steps_of_add_a_game_make_a_game(tmp_path):
    """The page's own commands, in a copy of the project."""
    for folder in ("src/corral", "tests/contract", "tests/games"):
        ours = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        for path in ours:
            if "static" not in path.parts and "docs" not in path.parts:
                copy = tmp_path / path.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(path.read_bytes())
    for file in ("__init__.py", "given.py"):
        (tmp_path / "tests" / file).write_bytes((ROOT / "tests" / file).read_bytes())
    [steps] = blocks(ROOT / "docs" / "add-a-game.md", "sh")
    script = steps.text.replace("python ", f"{sys.executable} ").replace("-q -k", "-q -p no:cacheprovider -k")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}:{tmp_path}", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(["sh", "-ec", script], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ passed", done.stdout + done.stderr) or "[100%]" in done.stdout
    assert len(list((tmp_path / "tests/games/my_game/records").glob("*.json"))) == 2


@pytest.fixture(scope="module")
def live(tmp_path_factory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_DISABLE_JIT", "1")
        with running(tmp_path_factory.mktemp("live")) as server:
            yield server.url


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A documentation of two pages."""
    (tmp_path / "docs" / "games").mkdir(parents=True)
    (tmp_path / "docs" / "index.html").write_text("<html><script>start()</script><script src='x.js'></script></html>")
    (tmp_path / "docs" / "games" / "index.html").write_text("<html>The games</html>")
    monkeypatch.setattr(pages, "DOCS", tmp_path / "docs")
    return tmp_path


@awaited
async def test_the_server_shows_the_documentation_where_it_is_built(tmp_path, built):
    async with serving(tmp_path) as server:
        browser = server.browser()
        first = await browser.get("/docs/")
        assert "start()" in first.text
        digest = base64.b64encode(hashlib.sha256(b"start()").digest()).decode()
        [policy] = first.headers.get_list("content-security-policy")
        assert f"script-src 'self' 'sha256-{digest}'" in policy
        assert "unsafe" not in policy
        assert (await browser.get("/docs/games/")).text == "<html>The games</html>"
        moved = await browser.get("/docs/games")
        assert (moved.status_code, moved.headers["location"]) == (307, "/docs/games/")
        assert (await browser.get("/docs/none/")).status_code == 404
        assert (await browser.get("/docs/..%2f..%2fcorral.db")).status_code == 404


@awaited
async def test_where_it_is_not_built_the_server_says_how(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "DOCS", tmp_path / "docs")
    async with serving(tmp_path) as server:
        answer = await server.browser().get("/docs/")
        assert answer.status_code == 404
        assert "make docs" in answer.text
