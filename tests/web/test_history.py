"""My games in the browser: what came of them, filters, statistics with their tables, files, and games of the box."""

import csv
import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NARROW, Axe, Shot, Visit
from .dealt import deal, end
from .test_score import new_pad, tap, tool
from .test_shell import fits

GAMES = ("moon_river", "wind_river", "dice_town")


def played(page: Page, folder: Path) -> list[str]:
    """A game of each kind that is over, of the guest and two bots, and one more of Wind River."""
    found = [deal(folder, game, [page, "hand", "hand"], end, level="greenhorn") for game in GAMES]
    return [*found, deal(folder, "wind_river", [page, "hand", "rancher"], end, seed=7, level="greenhorn")]


def counted(page: Page) -> None:
    """The page asks again until nothing is being counted."""
    expect(page.locator("ol > li").first).to_be_visible()
    expect(page.get_by_text("still being counted")).to_have_count(
        0, timeout=300_000
    )  # judges may have to be compiled first


def test_games_are_listed_counted_filtered_and_taken_along(visit: Visit, folder: Path, axe: Axe, shot: Shot) -> None:
    page = visit()
    tables = played(page, folder)
    page.get_by_role("link", name="My games").click()
    rows = page.locator("ol > li")
    expect(rows).to_have_count(4)
    counted(page)
    expect(page.get_by_role("img", name=re.compile("^luck .*, own play "))).to_have_count(2)
    expect(page.get_by_role("img", name=re.compile("^own play "))).to_have_count(2)
    links = [str(link.get_attribute("href")) for link in page.get_by_role("link", name=re.compile("^Replay")).all()]
    assert sorted(links) == sorted(f"/replay/{table}" for table in tables)
    expect(page.get_by_role("img", name=re.compile("All games, 4 games: .* won"))).to_be_visible()
    axe(page)
    shot(page, "history-desktop")
    for number, summary in enumerate(page.get_by_text("As a table").all()):
        summary.click()
        expect(page.locator(".side table").nth(number)).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Wind River Ranch hand 1 "))).to_be_visible()
    axe(page)

    page.get_by_role("group", name="Game").get_by_role("button", name="Wind River").click()
    expect(rows).to_have_count(2)
    page.get_by_label("Bots of any level").select_option(label="Ranch hand")
    expect(rows).to_have_count(1)
    assert page.url.endswith("?game=wind_river&against=hand")
    with page.expect_download() as sheet:
        page.get_by_role("link", name="As a CSV table").click()
    lines = list(csv.DictReader(io.StringIO(Path(sheet.value.path()).read_text())))
    assert [(line["table"], line["others"]) for line in lines] == [(tables[1], "bot:hand, bot:hand")]
    with page.expect_download() as records:
        page.get_by_role("link", name="Records").click()
    with zipfile.ZipFile(records.value.path()) as archive:
        assert archive.namelist() == [f"wind_river/{tables[1]}.txt"]
    page.get_by_role("group", name="Against").get_by_role("button", name="People").click()
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("lang", "dark", "narrow"), [("en", False, False), ("de", True, False), ("fr", False, True)])
def test_the_page_fits_on_a_phone(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, lang: str, dark: bool, narrow: bool
) -> None:
    page = visit(lang, dark=dark, phone=True, size=NARROW if narrow else None)
    played(page, folder)
    page.goto("/history")
    expect(page.locator("ol > li")).to_have_count(4)
    assert fits(page)
    axe(page)
    shot(page, f"history-phone-{lang}")


def test_who_has_said_no_name_is_asked_for_it_and_who_has_played_nothing_is_told_so(visit: Visit, axe: Axe) -> None:
    page = visit(guest=False)
    page.goto("/history")
    asked = page.get_by_role("button", name="What shall we call you?")
    expect(asked).to_be_visible()
    axe(page)
    asked.click()
    page.get_by_label("Your name").fill("Nora")
    page.get_by_role("button", name="Let’s play").click()
    expect(page.get_by_text("The games that you finish are listed here")).to_be_visible()
    axe(page)


def test_a_game_of_the_box_is_kept_with_real_names_opened_again_and_dropped(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    new_pad(page, "Moon River", "Ada", "Marieke")
    tool(page, "farm")
    tool(page, "cow")
    tap(page, "a1", "a2")
    page.get_by_role("button", name="Next: Marieke").click()
    tap(page, "a1")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Keep in my games").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Ada").click()
    page.get_by_role("dialog").get_by_role("link", name="My games").click()
    row = page.locator("ol > li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Marieke")
    expect(row).to_contain_text("from the box")
    expect(row.locator(".disc")).to_have_text("1")
    axe(page)
    shot(page, "history-box")
    page.evaluate("localStorage.removeItem('corral-pads')")  # another device has no such pad
    page.reload()
    row.get_by_role("button", name="Score pad").click()
    expect(page.locator(".strip button").first).to_contain_text("Ada")
    page.goto("/history")
    row.get_by_role("button", name="Drop: Moon River").click()
    page.get_by_role("dialog").get_by_role("button", name="Drop", exact=True).click()
    expect(page.get_by_text("The games that you finish are listed here")).to_be_visible()
