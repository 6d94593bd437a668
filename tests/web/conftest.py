"""A real server, a real browser. `visit` brings a guest; whatever the page's console complains of fails the test."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from corral import games
from corral.server.running import free_port
from tests.contract.tables import SHIPPED

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "corral" / "server" / "static" / "index.html"
SHOTS = ROOT / "web" / "shots"
DESKTOP, PHONE, NARROW, WIDE = (1440, 900), (390, 844), (360, 740), (2560, 1440)
START_SECONDS = 240  # rules may have to be compiled first
SHELL, WHOLE = "chromium-headless-shell", "chromium"  # without its window it shows the same pages at half the work
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run")

Visit = Callable[..., Page]
Shot = Callable[[Page, str], None]
Axe = Callable[[Page], None]
visitors = count(1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A machine under load may make a browser miss its moment: here, and here only, a failure is tried once more. The
    summary counts it as rerun; who works on these tests runs them with `-p no:rerunfailures`."""
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module", autouse=True)
def _shipped() -> Iterator[None]:
    """The server that runs knows no toy, so nobody here does."""
    before, games.GAMES = games.GAMES, SHIPPED
    yield
    games.GAMES = before


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps everything."""
    return tmp_path_factory.mktemp("corral")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[str]:
    """The address of `corral serve`, with an empty folder."""
    assert BUILT.is_file(), "the browser part is not built: run `make web`"
    port = free_port()
    ours = {
        "CORRAL_DATA": str(folder), "CORRAL_PORT": str(port), "CORRAL_LOG": "warning",
        "CORRAL_MINIMUM_OPEN": "0", "CORRAL_LOOK_BACK": "no",
    }  # fmt: skip
    environment = {**os.environ, **ours}
    with (folder / "output").open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "corral", "serve"], env=environment, stdout=output, stderr=output
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, process, folder / "output")
        yield address
    finally:
        process.terminate()
        process.wait(30)


def _await(address: str, process: "subprocess.Popen[bytes]", output: Path) -> None:
    give_up = time.monotonic() + START_SECONDS
    while time.monotonic() < give_up and process.poll() is None:
        try:
            if all(game["ready"] == 1 for game in httpx.get(f"{address}/api/games").json()["games"]):
                return
            time.sleep(0.1)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"the server did not start:\n{output.read_text()}")


@pytest.fixture(scope="module")  # while Playwright runs, so does its event loop: other files' tests could not start one
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_found(SHELL), args=list(QUIET))
        yield browser
        browser.close()


def _found(chromium: str) -> str:
    path = shutil.which(chromium)
    assert path, f"the tests need Debian's package {chromium} (make chromium)"
    return path


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """Chromium itself: the shell shows no notices."""
    whole = browser.browser_type.launch(executable_path=_found(WHOLE), args=list(QUIET))
    yield whole
    whole.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Open the lobby as a new guest with an address and a cookie of its own; `guest=False`: who has no name yet."""
    complaints: list[str] = []
    contexts = []

    def visit(
        lang: str = "en",
        dark: bool = False,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        guest: bool = True,
        still: bool = True,
        scale: float = 1,  # of pictures
        refused: bool = False,  # requests will be refused, and Chromium's console says so
    ) -> Page:
        number = next(visitors)
        width, height = size or (PHONE if phone else DESKTOP)
        context = browser.new_context(
            base_url=server,
            viewport=ViewportSize(width=width, height=height),
            locale=lang,
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            device_scale_factor=scale,
            reduced_motion="reduce" if still else "no-preference",
            extra_http_headers={"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"},
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        if guest:
            assert context.request.post("/api/guest", data={"name": f"Guest{number}"}).ok
            context.add_init_script("localStorage.setItem('corral-named', 'yes')")
        page = context.new_page()
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type in ("error", "warning") and not (refused and "Failed to load resource" in said.text)
                else None
            ),
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto("/")
        page.wait_for_selector("h1")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def axe() -> Axe:
    """No finding of axe-core on the page as it is now."""

    def check(page: Page) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
        assert told == []

    return check


@pytest.fixture(scope="session")
def shot() -> Shot:
    """Keep a picture of the page in web/shots, to be looked at."""
    SHOTS.mkdir(exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.screenshot(path=SHOTS / f"{name}.png")

    return keep
