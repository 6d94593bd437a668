"""The score pad in the browser: on a phone, without a network, by keyboard, shared; what the rules say of it."""

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from corral.server.running import running

from .conftest import Axe, Shot, Visit
from .test_shell import fits


def new_pad(page: Page, game: str, *names: str) -> None:
    """A pad for these players."""
    page.goto("/score")
    page.get_by_role("button", name=f"New pad: {game}").click()
    page.get_by_role("group", name="Players").get_by_role("button", name=str(len(names)), exact=True).click()
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Done").click()


def cell(page: Page, name: str) -> Any:
    return page.locator(f'[data-cell="{name}"]')


def tap(page: Page, *names: str) -> None:
    for name in names:
        cell(page, name).click()


def tool(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def total(page: Page, seat: int) -> Any:
    return page.locator(".strip button").nth(seat - 1).locator(".num")


def pads(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('corral-pads')"))
    return found


def test_a_ranch_is_stamped_counted_and_kept_on_the_phone(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit(phone=True, guest=False)
    with page.expect_response("**/api/score") as counted:
        new_pad(page, "Moon River", "Ada", "Bram", "Cy")
        tool(page, "farm")
        tap(page, "a1", "a2", "b1")
        tool(page, "cow")
        tap(page, "a3")
    assert counted.value.ok
    expect(total(page, 1)).to_have_text("4")
    expect(page.get_by_role("status").filter(has_text="Farm 4 × 1 = 4")).to_be_visible()
    expect(cell(page, "a3")).to_have_attribute("aria-label", "a3: farm with cow")
    tool(page, "farm")  # without land the things alone are laid
    tap(page, "b1")
    expect(total(page, 1)).to_have_text("8")
    tap(page, "b1")
    expect(total(page, 1)).to_have_text("4")
    tap(page, "e5")
    expect(page.get_by_text("Lay land there first.")).to_be_visible()
    assert fits(page)
    axe(page)
    shot(page, "score-moon-river-phone")
    page.get_by_role("button", name="Take back").click()
    expect(total(page, 1)).to_have_text("8")
    page.reload()
    expect(total(page, 1)).to_have_text("8")


def test_dragging_paints_and_the_box_has_its_word(visit: Visit) -> None:
    page = visit(guest=False)
    new_pad(page, "Moon River", "Ada", "Bram", "Cy")
    tool(page, "canyon")
    tool(page, "gold")
    places = [cell(page, name).bounding_box() for name in ("a2", "b2", "c2", "d2", "e2", "e3", "d3")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box]
    page.mouse.move(*middles[0])
    page.mouse.down()
    for middle in middles[1:]:
        page.mouse.move(*middle, steps=4)
    page.mouse.up()
    assert len(pads(page)[0]["seats"][0]["facts"]) == 7
    expect(total(page, 1)).to_have_text("7")
    checks = page.get_by_role("region", name="Checks against the box")
    expect(checks).to_contain_text("7 parcels: dominoes have two each")
    expect(checks).to_contain_text("canyon with gold: the box has 6, these ranches have 7.")


def test_the_pad_goes_by_keys_alone(visit: Visit) -> None:
    page = visit(guest=False)
    new_pad(page, "Moon River", "Ada", "Bram", "Cy")
    cell(page, "a1").focus()
    for key in ("Enter", "ArrowUp", " ", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(cell(page, "b2")).to_be_focused()
    assert sorted(pads(page)[0]["seats"][0]["facts"]) == ["a1", "a2", "b2"]
    page.keyboard.press("Delete")
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2: empty")
    page.keyboard.press("z")
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2: desert")


def test_dice_town_is_counted_and_a_tie_explained(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit(phone=True, guest=False)
    new_pad(page, "Dice Town", "Hanne", "Sam")
    page.get_by_role("spinbutton", name="Nuggets").fill("9")
    page.get_by_role("spinbutton", name="Dollars").fill("8")
    page.get_by_role("button", name="More: Caught outlaws").click()
    page.get_by_role("spinbutton", name="Rewards").fill("5")
    page.get_by_role("switch", name="Sheriff").click()
    page.get_by_role("button", name=re.compile("^Mule")).click()
    page.get_by_role("spinbutton", name="Store cards in hand").fill("3")
    page.get_by_role("button", name=re.compile("^Hat")).click()
    page.get_by_role("button", name=re.compile("^Deeds of value 5")).click()
    expect(total(page, 1)).to_have_text("31")  # 9 nuggets, 6 in cash, the badge, mule 4 and hat 2, a deed of 5
    axe(page)
    shot(page, "score-dice-town-phone")
    page.get_by_role("button", name="Next: Sam").click()
    hat = page.get_by_role("button", name="Hat: Hanne has it")
    expect(hat).to_be_disabled()
    page.get_by_role("spinbutton", name="Nuggets").fill("29")
    page.get_by_role("spinbutton", name="Dollars").fill("4")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("heading", name="Hanne wins with 31 points.")).to_be_visible()
    expect(page.get_by_text("The Sheriff wins a tie, and Hanne wears the badge.")).to_be_visible()
    axe(page)
    assert fits(page)
    shot(page, "score-dice-town-result-phone")


def test_wind_river_says_who_has_won_at_once(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit(phone=True, guest=False, dark=True)
    new_pad(page, "Wind River", "Ada", "Bram")
    for name, tipi, stones in (("Ada", 4, 2), ("Bram", 4, 5)):
        camp = page.get_by_role("region", name=name)
        camp.get_by_role("button", name=f"Tipi {tipi}").click()
        page.get_by_role("spinbutton", name=f"Stones of {name}").fill(str(stones))
        page.keyboard.press("Tab")
    expect(page.get_by_role("heading", name="Bram wins.")).to_be_visible()
    expect(page.get_by_text("More stones decide: Bram 5, Ada 2.")).to_be_visible()
    axe(page)
    assert fits(page)
    shot(page, "score-wind-river-phone-dark")


def test_it_works_without_a_network_once_it_was_opened(visit: Visit) -> None:
    page = visit(guest=False)
    page.goto("/score")
    new_pad(page, "Moon River", "Ada", "Bram", "Cy")
    expect(page.get_by_text("Works offline")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    tool(page, "cornfield with 5 ears")
    tap(page, "a1", "b1")
    expect(total(page, 1)).to_have_text("10")
    page.goto("/score")
    expect(page.get_by_role("link", name=re.compile("Moon River"))).to_contain_text("10")
    page.context.set_offline(False)


def test_it_works_when_the_server_is_gone_once_it_was_opened(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as live:
        context = browser.new_context(base_url=live.url)
        page = context.new_page()
        new_pad(page, "Dice Town", "Ada", "Bram")
        expect(page.get_by_text("Works offline")).to_be_visible()
        live.stop()
        page.reload()
        page.get_by_role("spinbutton", name="Nuggets").fill("9")
        page.keyboard.press("Tab")
        expect(total(page, 1)).to_have_text("9")
        with proxy_without_a_server(live.port):
            new_pad(page, "Wind River", "Cy", "Dot")
            expect(page.get_by_role("region", name="Cy")).to_be_visible()
        context.close()


@contextmanager
def proxy_without_a_server(port: int) -> Iterator[None]:
    """It says so, whatever is asked."""

    class Away(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(502)

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", port), Away) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield
        proxy.shutdown()


def test_finished_ranches_are_seen_on_the_board(visit: Visit, axe: Axe, shot: Shot) -> None:
    for phone in (False, True):
        page = visit(guest=False, phone=phone)
        new_pad(page, "Moon River", "Ada", "Bram", "Cy")
        tool(page, "farm")
        tap(page, "a1", "a2", "b1")
        for name in ("Bram", "Cy"):
            page.get_by_role("button", name=f"Next: {name}").click()
            tap(page, "c2")
        page.get_by_role("button", name="Result").click()
        page.get_by_role("button", name="On the board").click()
        shown = page.locator(".on-board")
        expect(shown.get_by_role("img", name="c2: farm").first).to_be_visible()
        page.locator(".strip button", has_text="Ada").click()
        expect(shown.get_by_role("img", name="a2: farm").first).to_be_visible()
        assert shown.locator("[data-choice]").count() == 0
        assert shown.locator(".store:visible").count() == 0  # nothing is stored in the end
        axe(page)
        assert fits(page)
        shot(page, f"score-board-{'phone' if phone else 'desktop'}")
        page.get_by_role("button", name="Result", exact=True).click()
        expect(page.get_by_role("button", name="On the board")).to_be_visible()


def test_what_players_of_dice_town_have_is_seen_as_the_board_draws_it(visit: Visit, axe: Axe, shot: Shot) -> None:
    for phone in (False, True):
        page = visit(guest=False, phone=phone, lang="en")
        new_pad(page, "Dice Town", "Hanne", "Sam")
        page.get_by_role("spinbutton", name="Nuggets").fill("9")
        page.get_by_role("button", name=re.compile("^Hat")).click()
        page.get_by_role("spinbutton", name="Store cards in hand").fill("3")
        page.get_by_role("button", name=re.compile("^Deeds of value 5")).click()
        page.get_by_role("button", name="Next: Sam").click()
        page.get_by_role("switch", name="Sheriff").click()
        page.get_by_role("button", name="Result").click()
        page.get_by_role("button", name="On the board").click()
        hanne, sam = (page.get_by_role("article").filter(has_text=name) for name in ("Hanne", "Sam"))
        expect(hanne.get_by_role("listitem").filter(has_text="Nuggets")).to_contain_text("9")
        expect(hanne.get_by_role("listitem").filter(has_text="Store cards")).to_contain_text("3")
        cards = hanne.get_by_role("list", name="Hand").get_by_role("listitem")
        expect(cards).to_have_count(2)  # a hat and a deed: which the other cards are, nobody knows
        expect(cards.filter(has_text="Hat")).to_have_count(1)
        expect(sam.get_by_text("Sheriff")).to_be_visible()
        axe(page)
        assert fits(page)
        shot(page, f"score-town-{'phone' if phone else 'desktop'}")


def test_wind_rivers_pad_has_no_board(visit: Visit) -> None:
    """Where the herds stood, it does not know."""
    page = visit(guest=False)
    new_pad(page, "Wind River", "Ada", "Bram")
    page.get_by_role("region", name="Ada").get_by_role("button", name="Tipi 4").click()
    page.get_by_role("region", name="Bram").get_by_role("button", name="Tipi 3").click()
    with page.expect_response("**/api/score"):
        page.get_by_role("spinbutton", name="Stones of Ada").fill("1")
        page.keyboard.press("Tab")
    expect(page.get_by_role("heading", name="Ada wins.")).to_be_visible()
    expect(page.get_by_role("button", name="On the board")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_on_paper_is_the_sheet_alone_in_ink(visit: Visit, shot: Shot, phone: bool) -> None:
    page = visit(guest=False, phone=phone, dark=True)
    new_pad(page, "Dice Town", "Hanne", "Sam")
    page.get_by_role("spinbutton", name="Nuggets").fill("9")
    page.get_by_role("button", name="Next: Sam").click()
    page.get_by_role("button", name="Result").click()
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (page.get_by_role("button"), page.get_by_role("link"), page.get_by_role("region", name="Checks")):
        assert [one.inner_text() for one in gone.all() if one.is_visible()] == []
    expect(page.get_by_role("heading", name="Hanne wins with 9 points.")).to_be_visible()
    table = page.get_by_role("table")
    expect(table.get_by_role("columnheader", name="Sam")).to_be_visible()
    expect(table.get_by_role("row", name=re.compile("^Nuggets"))).to_contain_text("9")
    ink, paper = page.evaluate("""() => [getComputedStyle(document.querySelector('td')).color,
        getComputedStyle(document.querySelector('.paper')).backgroundColor]""")
    assert (ink, paper) == ("rgb(43, 33, 25)", "rgb(255, 255, 255)")
    assert page.evaluate("getComputedStyle(document.body).backgroundImage") == "none"  # no grain
    assert fits(page)
    shot(page, f"score-print-{'phone' if phone else 'desktop'}")


def test_a_shared_link_holds_the_whole_pad(visit: Visit) -> None:
    page = visit(guest=False)
    new_pad(page, "Dice Town", "Ada", "Bram")
    page.get_by_role("spinbutton", name="Nuggets").fill("7")
    page.keyboard.press("Tab")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as picture:
        page.get_by_role("button", name="As a picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    other = visit(guest=False, phone=True)
    other.goto(link)
    expect(total(other, 1)).to_have_text("7")
    assert pads(other)[0]["seats"][0]["facts"] == {"nuggets": "7"}
    other.goto("/score#nonsense")
    expect(other.get_by_role("alert")).to_have_text("This link holds no score pad that can be read.")


def test_figures_only_add_up(visit: Visit, axe: Axe) -> None:
    page = visit(guest=False)
    new_pad(page, "Moon River", "Ada", "Bram")
    page.get_by_role("button", name="Change").click()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("spinbutton", name="Desert").fill("12")
    page.get_by_role("spinbutton", name="Corn").fill("9")
    page.keyboard.press("Tab")
    expect(total(page, 1)).to_have_text("21")
    axe(page)


@pytest.mark.parametrize("lang", ["de", "nl", "fr"])
def test_the_pad_speaks_four_languages_and_fits(visit: Visit, shot: Shot, lang: str) -> None:
    page = visit(lang=lang, size=(360, 740), guest=False)
    page.goto("/score")
    page.locator(".games .btn").nth(1).click()
    assert fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".strip button")).to_have_count(4)
    assert fits(page)
    shot(page, f"score-narrow-{lang}")
