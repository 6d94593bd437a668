"""The big screen: a television as the board, phones as hands. It is told what spectators are told, and asks nobody."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .asks import call
from .conftest import Axe, Shot, Visit
from .dealt import deal

TELEVISION = (1920, 1080)
READABLE = 28  # px at 1080 lines: what is told beside the board
STEPS = 12  # answers given by the six phones
ANSWERS = 1500  # of all in a game; more means that it does not go on
MOVES = 3
SLOWLY, MOMENT = 1400, 50  # ms
MEASURE = """() => [...document.querySelectorAll('main.screen h1, main.screen aside li')]
    .filter((one) => one.checkVisibility() && one.textContent.trim())
    .map((one) => parseFloat(getComputedStyle(one).fontSize))"""


def watch(page: Page, table: str) -> list[dict[str, Any]]:
    """Open the big screen; what it is told of the table from now on."""
    told: list[dict[str, Any]] = []

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "position":
            told.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    page.goto(f"/table/{table}?screen")
    page.wait_for_selector("main.screen h1")
    return told


@pytest.fixture
def six(visit: Visit) -> list[Page]:
    return [visit(phone=True) for _ in range(6)]


def test_six_phones_play_and_the_screen_shows_it_without_a_secret(
    visit: Visit, axe: Axe, shot: Shot, six: list[Page]
) -> None:
    host, *guests = six
    table = call(host, "POST", "/api/tables", {"game": "dice_town", "seats": ["me", *["open"] * 5]})["table"]
    screen = visit(size=TELEVISION, guest=False)
    screen.route("**/api/games", lambda route: route.fulfill(json=friendly(host)))
    told = watch(screen, table)
    expect(screen.get_by_role("heading", level=1)).to_have_text("5 seats are free")
    expect(screen.get_by_role("img", name="The link as a QR code")).to_be_visible()
    axe(screen)
    shot(screen, "screen-room")
    for seat, page in enumerate(guests, 2):
        call(page, "PUT", f"/api/tables/{table}/seats/{seat}", {})
    expect(screen.get_by_role("heading", level=1)).to_have_text("All are here. The host may start.")
    expect(screen.get_by_role("img", name="The link as a QR code")).to_have_count(0)
    call(host, "POST", f"/api/tables/{table}/start")
    for page in six:
        page.goto(f"/table/{table}")
    expect(screen.locator("main.table")).to_be_visible()
    for _ in range(STEPS):
        step(six, table)
    expect(screen.locator(".story li").first).to_be_visible()
    assert min(screen.evaluate(MEASURE)) >= READABLE
    assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert screen.locator("main.screen button:visible").count() == 0
    axe(screen)
    shot(screen, "screen-dice-town")
    rows = [row for message in told if message["seen"]["view"] for row in message["seen"]["view"]["seats"]]
    assert len(rows) > 6
    assert all(row["hand"] is None for row in rows)
    assert all(message["seat"] == 0 and not message["seen"]["choices"] for message in told)


def friendly(page: Page) -> Any:
    """The list of games of a server that friends can reach."""
    return {**call(page, "GET", "/api/games"), "address": "http://corral.example"}


def step(pages: list[Page], table: str) -> bool:
    """The first seat that is asked gives its last answer: games are short so. False: the game is over.

    Beside the pages, with their cookies: nobody waits until they have drawn what was told.
    """
    path = f"/api/tables/{table}"
    view = pages[0].request.get(path).json()["seen"]["view"]
    for seat in view["asked"] or range(1, len(pages) + 1):  # whom a window asks, nobody tells
        asks = pages[seat - 1].request
        found = asks.get(path).json()
        if choices := found["seen"]["choices"]:
            body = {"seat": seat, "version": found["version"], "moves": [choices[-1]]}
            assert asks.post(f"{path}/play", data=body).ok
            break
    return not view["over"]


def test_a_whole_game_of_six_on_one_sofa(visit: Visit, folder: Path, shot: Shot, six: list[Page]) -> None:
    table = deal(folder, "dice_town", six)
    screen = visit(size=TELEVISION, guest=False)
    told = watch(screen, table)
    for page in six:
        page.goto(f"/table/{table}")
    for _ in range(ANSWERS):
        if not step(six, table):
            break
    seats = call(six[0], "GET", f"/api/tables/{table}")["seen"]["seats"]
    (winner, *_) = [seat for seat in seats if seat["place"] == 1]
    title = screen.get_by_role("heading", level=1)
    expect(title).to_contain_text(winner["name"], timeout=60_000)  # what was left to be shown is shown first
    expect(title).to_contain_text("win")
    for page, seat in zip(six, seats, strict=True):
        end = page.get_by_role("dialog", name=re.compile("You win" if seat is winner else f"{winner['name']} wins"))
        expect(end).to_be_visible()
        expect(end.get_by_role("columnheader")).to_have_count(7)
    shot(screen, "screen-end")
    rounds = {message["seen"]["view"]["round"] for message in told}
    assert rounds == set(range(1, max(rounds) + 1)), "the screen was told every round"
    playing = [message["seen"]["view"] for message in told if not message["seen"]["view"]["over"]]
    assert all(row["hand"] is None for view in playing for row in view["seats"])


def test_the_screen_shows_move_by_move_whatever_this_device_likes(visit: Visit, folder: Path) -> None:
    """The clock of its page stands, and goes on by moments: each move stays until its time is over."""
    ann, ben, screen = visit(), visit(), visit(size=TELEVISION)
    screen.goto("/me")
    screen.get_by_label("The others’ moves").select_option("At once")
    tell = "getComputedStyle(document.documentElement).getPropertyValue('--m-tell')"
    assert screen.evaluate(tell) == "0s"
    table = deal(folder, "moon_river", [ann, ben])
    screen.clock.install(time=0)
    watch(screen, table)
    expect(screen.locator("main.table")).to_be_visible()
    assert screen.evaluate(tell) == "1.4s"
    screen.clock.pause_at(60_000)
    title = screen.get_by_role("heading", level=1)
    lines = screen.locator(".story li")
    before = lines.count()
    for _ in range(MOVES):
        assert step([ann, ben], table)
    expect(lines).to_have_count(before + 1)  # the first one, and the clock stands
    shown = [title.inner_text()]
    for _ in range(MOVES * SLOWLY // MOMENT):
        screen.clock.run_for(MOMENT)
        if (text := title.inner_text()) != shown[-1]:
            shown.append(text)
    assert len(shown) == MOVES + 1, shown
    assert all("chose" in text for text in shown[:-1]), shown


def test_a_player_who_opens_the_screen_sees_no_more_than_others(visit: Visit) -> None:
    """A laptop that has a seat may drive the television."""
    page = visit(size=TELEVISION)
    body = {"game": "dice_town", "seats": ["me", "random"], "start": True}
    table = call(page, "POST", "/api/tables", body)["table"]
    told = watch(page, table)
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator("main.screen")).to_have_attribute("data-seat", "0")
    assert told
    assert all(message["seat"] == 0 for message in told)
