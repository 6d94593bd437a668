"""The log in the browser: how much and what, the story of a round, lines that mark the board, and what hits me."""

import re
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, expect

from corral.table.live_match import LiveMatch

from . import test_dice_town, test_moon_river
from .asks import call
from .conftest import Visit
from .dealt import deal

BOT = "greenhorn"
MARKED = re.compile(r"\bmarked\b")


def test_a_round_against_bots_is_told_house_by_house_and_marks_the_street(visit: Visit, folder: Path) -> None:
    page = visit(still=False)
    test_dice_town.sit(page, deal(folder, "dice_town", [page, BOT, BOT]))
    turns, story = count(), page.locator(".story")
    while story.locator("summary", has_text="Round 2").count() == 0:  # the first round's is there until then
        assert test_dice_town.step(page, test_dice_town.click, turns)
    row, mine = story.locator("dl > div", has_text="Mine"), page.locator(".house.mine")
    row.hover()
    expect(mine).to_have_class(MARKED)
    page.mouse.move(0, 0)
    expect(mine).not_to_have_class(MARKED)

    kept = page.locator(".log li", has_text=re.compile(r" kept 9"))
    kept.last.focus()
    expect(mine).to_have_class(MARKED)
    page.locator(".log").focus()
    expect(mine).not_to_have_class(MARKED)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log li:focus")).to_have_count(1)


def robbed(live: LiveMatch) -> bool:
    """Seat 2 may take a cow from seat 1."""
    return live.acting() == [1] and any(text.startswith("rustle 1 ") for text in live.choices(1))


def choices(page: Page, table: str) -> tuple[int, list[str]]:
    told = call(page, "GET", f"/api/tables/{table}?seat=2")
    return told["version"], told["seen"]["choices"]


def test_what_hits_me_is_told_until_i_have_answered(visit: Visit, folder: Path) -> None:
    mine, theirs = visit(still=False), visit(still=False)
    table = deal(folder, "moon_river", [mine, theirs], robbed)
    mine.goto(f"/table/{table}")
    notice = mine.locator(".question .struck")
    expect(mine.locator(".question h1")).to_be_visible()
    expect(notice).to_have_count(0)
    version, moves = choices(theirs, table)
    move = next(text for text in moves if text.startswith("rustle 1 "))
    call(theirs, "POST", f"/api/tables/{table}/play", {"seat": 2, "version": version, "moves": [move]})
    expect(notice).to_contain_text(f"took your cow from {move.split()[-1]} to")
    expect(mine.locator(".log li", has_text="took your cow from").last).to_be_visible()
    while (found := choices(theirs, table))[1]:  # whatever else they do, it stays
        call(theirs, "POST", f"/api/tables/{table}/play", {"seat": 2, "version": found[0], "moves": found[1][:1]})
    expect(mine.locator(".question.mine")).to_be_visible()
    expect(notice).to_be_visible()
    sent = False
    while not sent:  # choosing does not end it, the answer does
        mine.wait_for_selector(test_moon_river.ASKED)
        sent = mine.locator(test_moon_river.CONFIRM).count() > 0
        expect(notice).to_be_visible()
        test_moon_river.act(mine, test_moon_river.click)
    expect(notice).to_have_count(0)
