"""Things explain themselves on all three boards: by a pointer that rests, a finger, and the key i."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from corral.games.moon_river.view import View
from corral.learn.notes import notes
from corral.table.live_match import LiveMatch
from tests.given import seen_as

from .asks import hold, seen
from .conftest import PHONE, ROOT, Axe, Shot, Visit
from .dealt import deal, end

ASKED = ".question.mine"
POP = ".pop"
BOTS = ["greenhorn", "greenhorn"]
OPTIONS: dict[str, dict[str, str]] = {
    "moon_river": {"mode": "legends"},
    "wind_river": {},
    "dice_town": {"indians": "yes"},
}


def middle(live: LiveMatch) -> bool:
    """Seat 1 has a choice in the middle of a game."""
    return len(live.fold.lines) > 150 and 0 in live.acting() and len(live.legal(0)) > 2


def grown(live: LiveMatch) -> bool:
    """Seat 1 chooses a parcel, and has a territory of several parcels with a cow."""
    if not middle(live) or live.view(0).phase != "pick":
        return False
    return any(
        len(one.cells) > 2 and one.grown and one.points for one in seen_as(View, live.view(0)).seats[0].territories
    )


def sit(page: Page, folder: Path, game: str, wanted: Any = middle, **options: Any) -> None:
    page.goto(f"/table/{deal(folder, game, [page, *BOTS], wanted, **options)}")
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("game", list(OPTIONS))
def test_whatever_is_marked_says_what_it_is(visit: Visit, folder: Path, axe: Axe, game: str, lang: str) -> None:
    """Every thing on the screen, one after the other by the arrow keys: its note, figures, and a rule that there is."""
    page = visit(lang=lang)
    sit(page, folder, game, **OPTIONS[game])
    page.locator(POP).wait_for(state="detached")
    page.keyboard.press("i")
    pop = page.locator(POP)
    expect(pop).to_be_focused()
    axe(page)
    known = {f"{section} {name}" for section, found in notes(game, lang).items() for name in found}
    rules = (ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md").read_text()
    told: set[str] = set()
    figures = 0
    things = page.evaluate(
        "[...document.querySelectorAll('main.table [data-about], header.top [data-about]')]"
        ".filter(one => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width)"
        ".map(one => one.dataset.about)"
    )
    assert len(set(things)) > 20
    for _ in things:
        thing, text, rule = page.evaluate(
            "[document.querySelector('.pop').dataset.thing, document.querySelector('.pop').innerText,"
            " document.querySelector('.pop a')?.getAttribute('href')]"
        )
        assert " ".join(thing.split()[:2]) in known, thing
        assert len(text.split()) > 3, thing
        assert rule, thing
        assert f"- {rule.rpartition('#')[2]} " in rules, rule
        told.add(thing)
        figures += page.locator(f"{POP} li").count()
        page.keyboard.press("ArrowRight")
    assert told == set(things)
    assert figures > 20
    page.keyboard.press("Escape")
    expect(pop).to_have_count(0)


def test_a_tally_says_what_more_would_bring(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    sit(page, folder, "moon_river", grown)
    every = seen(page)["view"]["seats"][0]["territories"]
    tally = page.locator(".large .tally").first
    cell = str(tally.get_attribute("data-about")).split()[-1]
    territory = next(one for one in every if cell in one["cells"])
    tally.hover(force=True)
    pop = page.locator(POP)
    expect(pop.locator("h2")).to_contain_text(f"{len(territory['cells'])} × {territory['cows']}")
    worth, parcel, cow, both = pop.locator("li").all_inner_texts()
    assert worth.split() == ["Worth", "now", str(territory["points"])]
    for text, thing in ((parcel, "parcel"), (cow, "cow"), (both, "both")):
        gain = territory["grown"][thing] - territory["points"]
        assert text.split()[-2:] == [str(territory["grown"][thing]), f"+{gain}" if gain else "0"]
    expect(pop.get_by_role("link")).to_have_attribute("href", "/rules/moon_river#MR-38")
    shot(page, "explain-tally")
    page.mouse.move(720, 870)
    expect(pop).to_have_count(0)


def test_the_key_i_explains_what_has_the_focus_and_escape_gives_it_back(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, folder, "moon_river", grown)
    parcel = page.locator(".market button").first
    parcel.focus()
    described = str(parcel.get_attribute("aria-describedby")).split()
    assert described
    for note in described:
        assert page.locator(f"#{note}").text_content(), "a screen reader hears it without opening anything"
    page.keyboard.press("i")
    pop = page.locator(POP)
    expect(pop).to_be_focused()
    assert re.match("(symbol|landscape) ", str(pop.get_attribute("data-thing")))
    page.keyboard.press("ArrowRight")
    expect(pop).to_have_count(1)
    page.keyboard.press("Escape")
    expect(pop).to_have_count(0)
    expect(parcel).to_be_focused()
    expect(page.locator(".market .picked")).to_have_count(0)


def test_a_finger_that_stays_explains_and_chooses_nothing(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit(phone=True, lang="de")
    sit(page, folder, "moon_river", grown)
    pop = page.locator(POP)
    hold(page, page.locator(".market button").first, pop)
    box = pop.bounding_box()
    assert box
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, PHONE[0], PHONE[1]), "in the dock's place"
    expect(page.locator(".market .picked")).to_have_count(0)
    axe(page)
    shot(page, "explain-phone-held")
    page.get_by_role("button", name="Schließen").tap()
    expect(pop).to_have_count(0)
    partner = page.locator('.saloon [data-about^="partner "]').first
    partner.tap()  # nothing is chosen there now: it explains itself
    expect(pop).to_contain_text("Cowboy")
    shot(page, "explain-phone-partner")
    page.touchscreen.tap(PHONE[0] / 2, 300)
    expect(pop).to_have_count(0)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("game", "thing"),
    [
        ("moon_river", "scenario "),
        ("moon_river", "symbol skull"),
        ("moon_river", "symbol back"),
        ("moon_river", "partner "),
        ("wind_river", "word field"),
        ("wind_river", "number stones"),
        ("dice_town", "house saloon"),
        ("dice_town", "property "),
        ("dice_town", "number points"),
    ],
)
def test_it_lies_beside_its_thing(visit: Visit, folder: Path, shot: Shot, game: str, thing: str, dark: bool) -> None:
    page = visit(size=(1280, 720), dark=dark)
    sit(page, folder, game, **OPTIONS[game])
    found = page.locator(f'[data-about^="{thing}"]:visible').first
    found.hover(force=True)
    pop = page.locator(POP)
    expect(pop).to_be_visible()
    around, box = found.bounding_box(), pop.bounding_box()
    assert around
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 720
    apart = box["x"] >= around["x"] + around["width"] or box["x"] + box["width"] <= around["x"]
    assert apart or box["y"] >= around["y"] + around["height"] or box["y"] + box["height"] <= around["y"]
    shot(page, f"explain-{game}-{thing.strip().replace(' ', '-')}-{'dark' if dark else 'light'}")


@pytest.mark.parametrize("game", list(OPTIONS))
def test_rows_of_the_score_sheet_say_what_counts_and_what_each_has_counted(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, game: str
) -> None:
    """By keys; each row its own rule, one at a time, with the numbers of this game."""
    page = visit()
    options: Any = OPTIONS[game]
    page.goto(f"/table/{deal(folder, game, [page, *BOTS], end, **options)}")
    rows = page.locator("dialog button[data-row]")
    expect(rows.first).to_be_visible()
    exact = (ROOT / "docs" / "rules" / f"{game.replace('_', '-')}.md").read_text()
    figures = 0
    for row in rows.all():
        row.focus()
        page.keyboard.press("Enter")
        expect(row).to_have_attribute("aria-expanded", "true")
        why = page.locator("dialog .why")
        expect(why.locator("p")).to_have_text(notes(game)["row"][str(row.get_attribute("data-row"))])
        rule = str(why.get_by_role("link").get_attribute("href")).rpartition("#")[2]
        assert f"- {rule} " in exact
        for one in why.locator("li").all():
            figures += 1
            product = re.search(r": (\d+ × \d+(?: \+ \d+ × \d+)*)$", one.locator("span").inner_text())
            if product:
                parts = [int(a) * int(b) for a, b in re.findall(r"(\d+) × (\d+)", product[1])]
                assert sum(parts) == int(one.locator("b").inner_text())
    assert figures > 0 or game == "wind_river"
    axe(page)
    shot(page, f"sheet-why-{game}")
    rows.last.click()
    expect(page.locator("dialog .why")).to_have_count(0)


def test_a_row_is_touched_on_a_phone_in_german(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit(phone=True, lang="de", dark=True)
    page.goto(f"/table/{deal(folder, 'moon_river', [page, *BOTS], end)}")
    page.locator("dialog button[data-row=meadow]").tap()
    expect(page.locator("dialog .why")).to_contain_text(notes("moon_river", "de")["row"]["meadow"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, "sheet-why-phone-de")
