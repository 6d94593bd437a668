"""The deal of the day in the browser: begun, left, gone on with; what all have made of it; strange days."""

import re
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect

from corral import fair, games, options
from corral.players import LEVELS
from corral.record import NO_SALT, Header
from corral.store import deals, tables
from corral.store.deals import BOT
from corral.store.schema import users
from corral.store.store import FILE
from corral.table import daily
from corral.table.clock import Pace
from corral.table.live_match import LiveMatch

from .asks import call
from .conftest import Axe, Shot, Visit

OTHERS = (41, 47, 52, 55, 55, 58, 60, 61, 61, 62, 66, 70, 74, 83)


def today() -> str:
    return daily.day_of(time.time())


def _attempt(
    folder: Path, day: str, user: str, name: str, points: int, place: int, live: LiveMatch | None = None
) -> str:
    """Somebody's attempt that is over, put into the running server's store."""
    engine, deal = sa.create_engine(f"sqlite:///{folder / FILE}"), daily.deal_of(day)
    table, at = f"deal-{day[-5:]}-{abs(hash(user)) % 10**8}"[:20], daily.begins(day) + 60
    values = {
        "id": table, "game": deal.game, "options": {}, "pace": {}, "rated": False, "public": False, "host": None,
        "seed": fair.seed_of(1).hex(), "daily": day, "made": at, "moved": at, "started": at, "ended": at,
        "header": live.fold.header.text(None) if live else None,
    }  # fmt: skip
    row = {"user": None if user.startswith(BOT) else user, "name": name, "salt": NO_SALT, "level": None}
    rows = [{"seat": 0, **row, "points": points, "place": place}]
    empty = {"user": None, "name": None, "salt": NO_SALT, "level": deal.level, "points": 0, "place": 4}
    rows += [{"seat": seat, **empty} for seat in range(1, deal.seats)]
    with engine.begin() as connection:
        deals.begin(connection, day, user, values, rows)
        if live is not None:
            tables.append(connection, table, 0, live.fold.lines, at, {"due": None}, {})
    engine.dispose()
    return table


def _played(day: str, name: str) -> LiveMatch:
    """The deal, played to its end by whoever takes the first thing that may be played."""
    deal = daily.deal_of(day)
    rules, seed = games.find(deal.game), fair.seed_of(1)
    names = [name, *(f"{deal.level}-{seat + 1}" for seat in range(1, deal.seats))]
    chosen = options.parse(rules, {}, deal.seats)
    header = Header(
        rules, names, chosen, rules.pieces(), day, fair.commit(seed), [NO_SALT] * deal.seats, seed, named=True
    )
    live = LiveMatch(header, Pace.of({}), daily.begins(day), minimum_open=0.0)
    live.begin([(seat, deal.level) for seat in range(1, deal.seats)], live.times[0])
    while not live.over:
        seat = live.acting()[0]
        live.play(seat, live.choices(seat)[:1], live.times[0])
    return live


@pytest.fixture(scope="module", autouse=True)
def _crowd(server: str, folder: Path) -> None:
    """Many people have played today's, and all levels."""
    day = today()
    for number, points in enumerate(OTHERS):
        _attempt(folder, day, f"crowd-{day}-{number}", f"Player{number}", points, 1 + number % 4)
    for number, level in enumerate(LEVELS):
        _attempt(folder, day, BOT + level, level, 44 + 9 * number, 2)


def _mine(folder: Path, page: Page, day: str) -> str:
    name = call(page, "GET", "/api/me")["name"]
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        newest = sa.select(users.c.id).where(users.c.name == name).order_by(users.c.made.desc()).limit(1)
        user = connection.scalar(newest)
    engine.dispose()
    assert user is not None
    live = _played(day, name)
    return _attempt(folder, day, user, name, live.points()[0], live.places()[0], live)


def test_a_deal_is_begun_left_and_gone_on_with(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    page.get_by_role("link", name=re.compile("Deal of the day")).click()
    start = page.get_by_role("button", name="Start the deal")
    expect(start).to_be_visible()
    expect(page.get_by_text("The same deal for everyone")).to_be_visible()
    axe(page)
    shot(page, "daily")
    start.click()
    page.wait_for_url("**/table/*")
    table = page.url
    expect(page.locator("main.table")).to_be_visible()
    assert page.locator("[data-hint]").count() == 0
    expect(page.locator(".top").get_by_role("link", name="Deal of the day")).to_be_visible()
    page.goto("/daily")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url("**/table/*")
    assert page.url == table
    assert call(page, "GET", "/api/daily")["mine"]["over"] is False


def test_what_all_have_made_of_it(visit: Visit, folder: Path, axe: Axe, shot: Shot) -> None:
    page = visit()
    _mine(folder, page, today())
    told = call(page, "GET", "/api/daily")
    assert told["people"] == len(OTHERS) + 1
    assert [line["name"] for line in told["levels"]] == list(LEVELS)
    page.goto("/daily")
    beaten = told["mine"]["beaten"]
    expect(page.get_by_text(f"Better than {beaten} of 100.")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(f"{len(OTHERS) + 1} people have from"))).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("cell", name="Legend")).to_be_visible()
    axe(page)
    text = page.locator("[data-share]")
    expect(text).to_contain_text("Corral, deal of the day")
    expect(text).to_contain_text(f"better than {beaten} of 100")
    assert told["promise"] not in text.inner_text()
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{told['mine']['table']}")
    shot(page, "daily-after")


@pytest.mark.parametrize(("lang", "dark", "phone"), [("de", False, True), ("de", True, False), ("fr", True, True)])
def test_it_fits_and_reads_everywhere(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, lang: str, dark: bool, phone: bool
) -> None:
    page = visit(lang, dark=dark, phone=phone)
    before = daily.after(today(), -1)
    _attempt(folder, before, f"yesterday-{lang}-{phone}", "Hanne", 90, 1)
    kind = f"{lang}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    page.goto("/daily")
    expect(page.locator("[href^='/replay/']")).to_be_visible()
    for name in (f"daily-{kind}", f"daily-after-{kind}"):
        expect(page.locator(".week li")).to_have_count(7)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        axe(page)
        shot(page, name)
        if "after" not in name:
            _mine(folder, page, today())
            page.reload()
            expect(page.locator("[data-share]")).to_be_visible()


def test_an_older_deal_is_played_for_practice_and_counts_nowhere(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    before = daily.after(today(), -1)
    page.goto(f"/daily/{before}")
    expect(page.get_by_text("It does not count.")).to_be_visible()
    axe(page)
    shot(page, "daily-practise")
    promise = call(page, "GET", f"/api/daily/{before}")["promise"]
    page.click("[data-practise]")
    page.wait_for_url("**/table/*")
    expect(page.locator("main.table")).to_be_visible()
    seen = call(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["seen"]
    assert (seen["daily"], seen["commit"], seen["rated"]) == (before, promise, False)
    told = call(page, "GET", f"/api/daily/{before}")
    assert (told["mine"], told["people"], told["streak"]) == (None, told["people"], 0)


def test_strange_days_say_so(visit: Visit, axe: Axe) -> None:
    page = visit(refused=True)
    for day in ("2999-01-01", "yesterday"):
        page.goto(f"/daily/{day}")
        expect(page.get_by_role("heading", name="There is no deal for this day.")).to_be_visible()
        axe(page)
    page.get_by_role("link", name="To today’s deal").click()
    expect(page.locator(".week li")).to_have_count(7)


def test_nobody_begins_it_without_a_name(visit: Visit) -> None:
    page = visit(guest=False)
    page.goto("/daily")
    page.get_by_role("button", name="Start the deal").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.url.endswith("/daily")
