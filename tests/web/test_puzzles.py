"""Puzzles in the browser: the list, a puzzle solved at the board, given up, answered twice; every game's board."""

import re

import pytest
from playwright.sync_api import Page, expect

from corral.learn.puzzles import Puzzle, posed, puzzles

from .asks import call
from .conftest import Axe, Shot, Visit
from .test_learn import PRIMARY, dice_town

BOOSTED = re.compile("cancan|whiskey|dynamite|shopping-list|desperado|surveyor")  # a card is announced with it
PICKS = [one for one in puzzles("moon_river").values() if one.theme == "pick" and one.good == 1]


def _pick(page: Page, move: str) -> None:
    page.locator(f"[data-move='{move}']").click()
    page.locator(".question .primary").click()


def _open(page: Page, one: Puzzle, game: str = "moon_river") -> None:
    page.goto(f"/puzzles/{game}/{one.id}")
    expect(page.locator("main.table")).to_be_visible()


def test_one_is_found_in_the_list_and_solved_at_the_board(visit: Visit, axe: Axe, shot: Shot) -> None:
    page, one = visit(), PICKS[0]
    page.get_by_role("link", name=re.compile("^Puzzles")).click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    count = len(puzzles("moon_river"))
    expect(page.get_by_text(f"0 of {count} solved")).to_be_visible()
    axe(page)
    shot(page, "puzzles")
    page.locator(f"a[href='/puzzles/moon_river/{one.id}']").last.click()
    expect(page.get_by_text("Find the move that gains most.")).to_be_visible()
    expect(page.locator("main.table")).to_be_visible()
    axe(page)
    shot(page, "puzzle")
    _pick(page, one.answers[0])
    expect(page.locator("[data-right=true]")).to_contain_text("Better than any other by")
    expect(page.locator("[data-hinted]")).to_have_attribute("data-hinted", one.answers[0])
    expect(page.get_by_role("row").filter(has_text="best")).to_have_count(1)
    axe(page)
    shot(page, "puzzle-answer")
    assert call(page, "GET", "/api/puzzles")["row"] == 1
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_text("Find the move that gains most.")).to_be_visible()
    assert one.id not in page.url
    page.goto("/puzzles")
    expect(page.get_by_text(f"1 of {count} solved")).to_be_visible()


def test_another_move_is_told_and_only_the_first_answer_counts(visit: Visit, shot: Shot) -> None:
    page, one = visit(), PICKS[1]
    _open(page, one)
    other = one.moves[-1].move
    _pick(page, other)
    expect(page.locator("[data-right=false]")).to_contain_text("Best:")
    expect(page.get_by_text("points of chance less")).to_be_visible()
    shot(page, "puzzle-other")
    _pick(page, one.answers[0])
    expect(page.locator("[data-right=true]")).to_be_visible()
    expect(page.get_by_text("only the first answer counts")).to_be_visible()
    stand = call(page, "GET", f"/api/puzzles/moon_river/{one.id}")["stand"]
    assert (stand["answered"], stand["row"], stand["tries"]) == (True, 0, 1)


def test_dice_are_kept_at_the_mat_and_the_whole_game_is_looked_at(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    one = next(each for each in puzzles("dice_town").values() if each.theme == "keep" and each.answers[0] != "keep")
    _open(page, one, "dice_town")
    assert page.locator("[data-whole]").count() == 0, "not before it is answered"
    for face in one.answers[0].split()[1:]:
        page.locator(f".die-button[aria-label^='{face},'][aria-pressed='false']").first.click()
    shot(page, "puzzle-dice")
    page.locator(PRIMARY).click()
    expect(page.locator("[data-right=true]")).to_contain_text("Better than any other by")
    axe(page)
    shot(page, "puzzle-dice-answer")
    page.get_by_role("link", name="The whole game").click()
    page.wait_for_url(f"**/replay?puzzle=dice_town/{one.id}")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", f"{one.line}")
    shot(page, "puzzle-whole-game")
    page.reload()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", f"{one.line}")


def test_whatever_is_asked_in_dice_town_can_be_answered_at_the_mat(visit: Visit, shot: Shot) -> None:
    """Who has given up sees the best move marked on the mat, and can play it."""
    page = visit()
    plain = [each for each in puzzles("dice_town").values() if not BOOSTED.search(each.answers[0])]
    first = {each.theme: each for each in reversed(plain)}
    first["before"] = next(each for each in plain if each.answers[0].startswith("outlaw"))
    assert {"before", "keep", "favour", "visit"} <= first.keys()
    for theme, one in sorted(first.items()):
        _open(page, one, "dice_town")
        page.get_by_role("button", name="Give up").click()
        expect(page.locator("[data-hinted]")).to_have_attribute("data-hinted", one.answers[0])
        dice_town(page, one.answers[0])
        if theme == "before":  # the outlaw is laid; now the rest is rolled
            page.locator(PRIMARY).click()
        expect(page.locator("[data-right=true]")).to_be_visible()
        shot(page, f"puzzle-dice-{theme}")


def test_it_is_played_on_from_there(visit: Visit) -> None:
    page, one = visit(), PICKS[0]
    _open(page, one)
    assert page.locator("[data-play-on]").count() == 0, "not before it is answered"
    _pick(page, one.answers[0])
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(f"[data-move='{one.answers[0]}']")).to_be_visible()
    table = call(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [entry["name"] is not None for entry in table["seen"]["seats"]].index(True) == one.seat - 1


def test_giving_up_shows_the_move_and_who_has_no_name_may_try(visit: Visit) -> None:
    page, one = visit(guest=False), PICKS[0]
    _open(page, one)
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("[data-right=false]")).to_contain_text("Best:")
    expect(page.locator("[data-hinted]")).to_have_attribute("data-hinted", one.answers[0])
    expect(page.get_by_text("to keep your rating")).to_be_visible()


@pytest.mark.parametrize("game", posed())
@pytest.mark.parametrize(("lang", "dark", "phone"), [("en", False, False), ("de", True, True), ("fr", False, True)])
def test_every_game_fits_everywhere(
    visit: Visit, axe: Axe, shot: Shot, game: str, lang: str, dark: bool, phone: bool
) -> None:
    page = visit(lang, dark=dark, phone=phone)
    one = next(reversed(puzzles(game).values()))
    _open(page, one, game)
    kind = f"{game}-{lang}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    shot(page, f"puzzle-{kind}")
    page.locator("section.panel button").click()
    expect(page.locator("[data-right=false]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    shot(page, f"puzzle-answer-{kind}")


def test_unknown_puzzles_say_so(visit: Visit, axe: Axe) -> None:
    page = visit(refused=True)
    page.goto("/puzzles/moon_river/zzzzzz")
    expect(page.get_by_role("link", name="All puzzles").last).to_be_visible()
    expect(page.get_by_role("heading")).to_be_visible()
    axe(page)
    page.goto("/replay?puzzle=dice_town/zzzzzz")
    expect(page.get_by_role("heading", name="There is no such thing")).to_be_visible()
