"""Moon River in the browser: whole games by clicking and by keyboard, friends at one table, drag, undo, the score."""

import contextlib
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from corral.games.moon_river.view import View
from corral.table.live_match import LiveMatch
from tests.given import seen_as

from .asks import call, seen
from .conftest import NARROW, WIDE, Axe, Shot, Visit
from .dealt import Wanted, deal, start
from .fits import LAPTOPS, PHONES, boxes, clashes, misfits

Touch = Callable[[Page, Locator], None]
CONFIRM = "[data-confirm]:not(:disabled)"
OVER = ".question [href='/']"
# What can be chosen, in the order of looking for it: whatever is first there is touched.
OFFERS = (
    CONFIRM,
    "[data-move^=pick]",
    "[data-token][aria-pressed=false]",
    ".large .hit",
    ".offers button:not(:disabled, .picked, .side)",
    "[data-field][aria-pressed=false][data-fits=true]",
    ".question [data-move]",
)
ASKED = ", ".join(f".question.mine ~ * {offer}" for offer in OFFERS if not offer.startswith(".question")) + (
    f", {CONFIRM}, .question [data-move], {OVER}"
)


def sit(page: Page, *others: str, **options: str) -> str:
    """A new table with the visitor at seat 1."""
    body = {"game": "moon_river", "seats": ["me", *others], "options": options, "start": "open" not in others}
    table = str(call(page, "POST", "/api/tables", body)["table"])
    page.goto(f"/table/{table}")
    return table


def step(page: Page, touch: Touch) -> bool:
    """Touch one thing that is offered, the third of those alike if there are so many; False: the game is over."""
    page.wait_for_selector(ASKED, timeout=60_000)
    if page.locator(OVER).count():
        return False
    act(page, touch)
    return True


def act(page: Page, touch: Touch) -> None:
    for offer in OFFERS:
        found = page.locator(offer)
        if many := found.count():
            touch(page, found.nth(min(2, many - 1)))
            return


def play(page: Page, touch: Touch, limit: int = 400) -> int:
    """To the end: how many touches it took."""
    for touched in range(limit):
        if not step(page, touch):
            return touched
    raise AssertionError(f"not over after {limit} touches: {page.locator('.question').inner_text()}")


def click(_: Page, what: Locator) -> None:
    what.click()


def tap(_: Page, what: Locator) -> None:
    what.tap()


def by_keys(page: Page, what: Locator) -> None:
    """Tab until it has the focus; on the ranch, arrows to the cell. Then Enter."""
    handle = what.element_handle()
    cell = handle.get_attribute("data-cell")
    on = "(one, cell) => cell ? document.activeElement?.hasAttribute('data-cell') : one === document.activeElement"
    for _ in range(120):
        if handle.evaluate(on, cell):
            break
        page.keyboard.press("Tab")
    coins = Random(cell)
    while cell and page.evaluate("document.activeElement.dataset.cell") != cell:
        page.keyboard.press(coins.choice(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]))
    page.keyboard.press("Enter")


# Whole games


def whole(page: Page) -> None:
    """What a whole game leaves: the score sheet open, every round in the log, every column in the record."""
    after = seen(page)
    assert after["over"]
    assert after["view"]["round"] == after["view"]["rounds"] == 24
    expect(page.locator("dialog table tr.sum td")).to_have_text([str(seat["points"]) for seat in after["seats"]])
    headings = page.locator(".log li.heading").all_text_contents()
    rounds = [int(found[0]) for text in headings if (found := re.findall(r"\d+", text))]
    assert rounds == list(range(1, 25))
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert len(re.findall(r"^n reveal ", record, re.M)) == 96  # 24 columns of four


def opened(page: Page, folder: Path, *others: str, wanted: Wanted = start, seed: int = 1, **options: Any) -> None:
    """A table, at its beginning, that goes the same way each time: its deal and its bots' coins are fixed."""
    page.goto(f"/table/{deal(folder, 'moon_river', [page, *others], wanted, seed=seed, **options)}")


def late(live: LiveMatch) -> bool:
    """The last five rounds: seat 1 chooses a parcel."""
    view = seen_as(View, live.view(0))
    return view.round > view.rounds - 5 and live.acting() == [0] and live.choices(0)[0].startswith("pick")


def test_a_new_guest_plays_a_whole_game_against_bots_by_clicking(
    visit: Visit, folder: Path, shot: Shot, axe: Axe
) -> None:
    page = visit(guest=False)
    page.click("[data-play=moon_river]")
    page.fill("#guest-name", "Juniper")
    page.click("dialog button.solid")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(ASKED)
    opened(page, folder, "hand", "hand", "hand")
    play(page, click)
    whole(page)
    expect(page.locator("dialog table tbody tr")).to_have_count(12)
    shot(page, "moon-river-over")
    axe(page)


def test_the_last_rounds_by_keyboard_alone(visit: Visit, folder: Path) -> None:
    """Whole games by keys are played by ear (test_blind.py)."""
    page = visit()
    opened(page, folder, "hand", "hand", "hand", wanted=late, seed=2)
    play(page, by_keys)
    whole(page)


def test_two_on_a_phone_in_german_to_the_end(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit(lang="de", phone=True)
    opened(page, folder, "greenhorn", wanted=late, seed=3)
    step(page, tap)
    shot(page, "moon-river-two-phone")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(page, tap)
    whole(page)


# One question after the other


def to(page: Page, question: str) -> None:
    """Play until this is asked."""
    for _ in range(400):
        page.wait_for_selector(ASKED, timeout=60_000)
        if page.locator(".question h1").inner_text() == question:
            return
        assert step(page, click), f"never asked: {question}"


def test_a_domino_is_held_turned_previewed_and_built(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, "hand", "hand")
    to(page, "Where shall the domino lie?")
    page.locator(".large .hit").first.click()
    expect(page.locator(".question h1")).to_contain_text("Build here")
    expect(page.locator(".effect")).to_contain_text("points")
    ghost = page.locator(".ghost rect.staged")
    box = ghost.bounding_box()
    page.keyboard.press("r")
    expect(page.locator(".ghost")).to_have_count(1)
    assert box
    shot(page, "moon-river-build")
    axe(page)
    before = len(seen(page)["view"]["seats"][0]["cells"])
    page.click(CONFIRM)
    page.wait_for_selector(f"{CONFIRM}, [data-move], [data-token], .question:not(.mine)")
    assert len(seen(page)["view"]["seats"][0]["cells"]) == before + 2
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log")).to_contain_text("A move was taken back.")
    assert len(seen(page)["view"]["seats"][0]["cells"]) == before


def test_a_stored_parcel_is_dragged_onto_the_ranch(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand")
    to(page, "Where shall the domino lie?")
    target = page.locator(".large .hit").last
    cell = target.get_attribute("data-cell")
    page.locator("[data-field]").first.drag_to(target)
    expect(page.locator(".question h1")).to_contain_text("Build here")
    page.click(CONFIRM)
    page.wait_for_function(
        "async ([path, cell]) => cell in (await (await fetch(path)).json()).seen.view.seats[0].cells",
        arg=[f"/api/tables/{page.url.rsplit('/', 1)[1]}", cell],
    )


MIDDLE = """cell => {  // of a cell of mine, on the screen
    const [column, row] = ['abcde'.indexOf(cell[0]), Number(cell.slice(1))];
    const matrix = document.querySelector('svg.large').getScreenCTM();
    const { x, y } = new DOMPoint(column * 100 + 50, (5 - row) * 100 + 50).matrixTransform(matrix);
    return [x, y];
}"""
DRAG = """([field, [x, y]]) => {  // as a finger does that leaves the window: no click follows
    const stored = document.querySelector(`[data-field='${field}']`);
    const moved = (kind, x, y) => new PointerEvent(kind, { bubbles: true, button: 0, clientX: x, clientY: y });
    stored.dispatchEvent(moved('pointerdown', 0, 0));
    stored.dispatchEvent(moved('pointermove', x, y));
    stored.dispatchEvent(moved('pointerup', x, y));
}"""


def test_a_domino_dragged_where_it_cannot_lie_is_refused_with_a_reason_and_the_next_click_counts(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand")
    to(page, "Where shall the domino lie?")
    able = page.locator(".large .hit").evaluate_all("all => all.map(one => one.dataset.cell)")
    taken = {*able, *seen(page)["view"]["seats"][0]["cells"], "c1"}
    free = next(f"{column}{row}" for column in "abcde" for row in range(1, 6) if f"{column}{row}" not in taken)
    field = page.locator("[data-field]").first.get_attribute("data-field")
    page.evaluate(DRAG, [field, page.evaluate(MIDDLE, free)])
    expect(page.locator(".effect")).to_have_text("It cannot lie there. Look for the blue cells.")
    page.locator(".large .hit").first.click()
    expect(page.locator(".question h1")).to_contain_text("Build here")


def test_r_turns_the_domino_and_says_where_it_can_lie_only_one_way(visit: Visit, folder: Path) -> None:
    page = visit()
    at(page, folder, single, "greenhorn", "greenhorn")
    stored = seen(page)["view"]["seats"][0]["storage"]
    first, second, cell = lonely(seen(page)["choices"], stored) or ("", "", "")
    for field in (first, second):
        if page.locator(f"[data-field='{field}']").get_attribute("aria-pressed") == "false":
            page.click(f"[data-field='{field}']")
    page.click(f".large [data-cell={cell}]")
    expect(page.locator(".question h1")).to_contain_text("Build here")
    page.keyboard.press("r")
    expect(page.get_by_role("status")).to_have_text(f"On {cell} the domino can lie only this way.")


def lonely(choices: list[str], stored: list[str | None]) -> tuple[str, str, str] | None:
    """Two different stored parcels in the order of their numbers, and a cell where the first fits one way only."""
    found = [text.split()[1:] for text in choices if text.startswith("build ")]
    for one, other, cell, _ in found:
        ways = [move for move in found if move[:3] == [one, other, cell]]
        if len(ways) == 1 and stored.count(stored[int(one) - 1]) == 1 == stored.count(stored[int(other) - 1]):
            return one, other, cell
    return None


def single(live: LiveMatch) -> bool:
    asked = live.acting() == [0]
    return asked and lonely(live.choices(0), seen_as(View, live.view(0)).seats[0].storage) is not None


# Every question, from a table that stands there


def asked(verb: str, count: int = 2) -> Wanted:
    """The visitor at seat 1 has so many moves of a kind."""

    def wanted(live: LiveMatch) -> bool:
        return live.acting() == [0] and sum(text.startswith(f"{verb} ") for text in live.choices(0)) >= count

    return wanted


def at(page: Page, folder: Path, wanted: Wanted, *others: Page | str, **options: Any) -> None:
    """Show the visitor a table that has come so far."""
    page.goto(f"/table/{deal(folder, 'moon_river', [page, *others], wanted, **options)}")
    page.wait_for_selector(".question.mine")


def told(page: Page, sentence: str) -> None:
    """The log has it, also where what can be chosen lies over it."""
    expect(page.locator(".log li:not(.heading)", has_text=re.compile(sentence)).last).to_be_attached()


def test_a_drought_takes_the_cow_that_is_chosen(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    at(page, folder, asked("dry"), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Drought: from which parcel does a cow go?")
    target = page.locator(".large .hit").last
    cell = str(target.get_attribute("data-cell"))
    cows = seen(page)["view"]["seats"][0]["cells"][cell]["cows"]
    target.click()
    expect(page.locator(".effect")).to_contain_text("points")
    shot(page, "moon-river-drought")
    page.click(CONFIRM)
    told(page, f"You lost a cow on {cell} to the drought")
    assert seen(page)["view"]["seats"][0]["cells"][cell]["cows"] == cows - 1


@pytest.mark.parametrize("side", ["specialist", "cowboy"])
def test_who_is_hired_stands_on_the_circle_with_the_chosen_side(
    visit: Visit, folder: Path, shot: Shot, axe: Axe, side: str
) -> None:
    page = visit(dark=side == "cowboy")
    at(page, folder, asked("hire", 4), "greenhorn", "greenhorn")
    circle = seen(page)["view"]["turn"]["circles"][0]
    expect(page.locator(".question h1")).to_have_text(f"Whom do you hire for {circle}, and which side up?")
    partner = seen(page)["view"]["saloon"][1]
    name = "cowboy" if side == "cowboy" else partner.replace("-", " ")
    page.click("[data-token='2']")
    expect(page.locator(".side")).to_have_count(2)
    page.click(f"[data-side={side}]")
    expect(page.locator("[data-confirm]")).to_contain_text(f"Hire the {name}")
    shot(page, f"moon-river-hire-{side}")
    axe(page)
    page.click(CONFIRM)
    told(page, f"You hired the {name} on {circle}")
    assert seen(page)["view"]["seats"][0]["cells"][circle]["partner"] == name.replace(" ", "-")


def offering(lacks: str | None, partner: str) -> Wanted:
    """The visitor at seat 1 may hire this partner, who would do something, or nothing because of this."""

    def wanted(live: LiveMatch) -> bool:
        found = seen_as(View, live.view(0)).offers if live.acting() == [0] else []
        return any((offer.partner, offer.lacks) == (partner, lacks) for offer in found)

    return wanted


def test_both_sides_of_a_partner_say_what_they_do_here_and_now(visit: Visit, folder: Path) -> None:
    page = visit()
    at(page, folder, offering(None, "trapper"), "greenhorn", "greenhorn")
    view = seen(page)["view"]
    trapper = next(offer for offer in view["offers"] if offer["partner"] == "trapper")
    cowboy = next(offer for offer in view["offers"] if offer["partner"] == "cowboy")
    page.click(f"[data-token='{trapper['move'].split()[1]}']")
    beavers = view["seats"][0]["sheet"]["beaver"]
    expect(page.locator("[data-side=specialist]")).to_contain_text(
        f"You have {'no beaver yet' if beavers == 0 else '1 beaver' if beavers == 1 else f'{beavers} beavers'}."
    )
    walks = {0: "Does nothing now", 1: "One of your cows can walk."}
    expect(page.locator("[data-side=cowboy]")).to_contain_text(
        walks.get(cowboy["reach"], f"{cowboy['reach']} of your cows can walk.")
    )


def test_a_hire_that_would_do_nothing_is_warned_of(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    at(page, folder, offering("storage", "desperado"), "greenhorn", "greenhorn")
    offers = seen(page)["view"]["offers"]
    number = next(offer["move"].split()[1] for offer in offers if offer["partner"] == "desperado")
    page.click(f"[data-token='{number}']")
    desperado = page.locator("[data-side=specialist]")
    expect(desperado).to_contain_text("Does nothing now")
    expect(desperado).to_contain_text("Your storage is empty.")
    expect(page.locator(".effect")).to_contain_text("Does nothing now")
    expect(page.locator("[data-confirm]")).to_have_text(re.compile("Hire the desperado anyway"))
    shot(page, "moon-river-hire-nothing")


def test_scenario_and_board_explain_themselves_in_the_bar(visit: Visit, folder: Path, axe: Axe) -> None:
    page = visit()
    opened(page, folder, "greenhorn", "greenhorn", mode="legends", scenario="timber", colors="green,white,purple")
    timber, board = page.get_by_role("button", name="Timber"), page.get_by_role("button", name="Big Jo")
    shown = page.locator(".pop")
    timber.hover()
    expect(shown).to_contain_text("A forest of three that touches the river gives ten points")
    expect(shown.locator("li", has_text="One more parcel")).to_have_text(re.compile("0$"))
    axe(page)
    board.focus()
    page.keyboard.press("Enter")
    expect(shown).to_have_text(re.compile("hree bridges, but only two storage fields"))
    page.keyboard.press("Escape")
    expect(board).to_be_focused()
    phone = visit(phone=True)
    opened(phone, folder, "greenhorn", mode="legends", scenario="city")
    phone.get_by_role("button", name="City").tap()
    expect(phone.locator(".pop")).to_contain_text("Three touching farms give ten points")


def test_a_cow_is_driven_step_by_step(visit: Visit, folder: Path) -> None:
    page = visit()
    at(page, folder, asked("drive", 3), "greenhorn")
    expect(page.locator(".question h1")).to_contain_text("Which cow walks?")
    move = next(text for text in seen(page)["choices"] if text.startswith("drive "))
    _, start, end = move.split()
    page.click(f".large [data-cell={start}]")
    expect(page.locator(".question h1")).to_have_text("Where does the cow walk?")
    page.click(f".large [data-cell={end}]")
    told(page, f"You moved cows .*{start}→{end}")


def test_a_parcel_is_swapped(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    at(page, folder, asked("swap"), "greenhorn", "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Desperado: swap which parcel of yours with which of theirs?")
    before = seen(page)["view"]["seats"]
    _, own, seat, field = seen(page)["choices"][0].split()
    if page.locator(f"[data-field='{own}']").get_attribute("aria-pressed") == "false":
        page.click(f"[data-field='{own}']")
    page.locator(".offers .offer:not(:disabled)").first.click()
    axe(page)
    shot(page, "moon-river-swap")
    page.click(CONFIRM)
    told(page, "You swapped .* for .* of ")
    after = seen(page)["view"]["seats"]
    assert before[int(seat) - 1]["storage"][int(field) - 1] in after[0]["storage"]


def test_a_cow_is_taken_from_another_ranch(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    at(page, folder, asked("rustle"), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Cattle thief: whose cow do you take?")
    _, seat, cell = seen(page)["choices"][0].split()
    expect(page.locator(".own .store")).to_be_visible()
    theirs = page.locator(".seats .seat").nth(int(seat) - 2).locator(f"[data-cell={cell}]")
    theirs.click()
    expect(page.locator(".offers .solid")).to_have_count(1)
    shot(page, "moon-river-theft")
    cows = seen(page)["view"]["seats"][0]["cows"]
    page.click(CONFIRM)
    told(page, f"You took a cow of .* from {cell}")
    assert seen(page)["view"]["seats"][0]["cows"] >= cows


def test_two_players_lay_a_bonus_parcel_in_row_ten(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    at(page, folder, asked("bonus"), "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Row 10 is reached: lay a bonus parcel.")
    page.locator(".offers .offer:not(:has(.out))").first.click()
    target = page.locator(".large .hit").first
    cell = str(target.get_attribute("data-cell"))
    target.click()
    axe(page)
    shot(page, "moon-river-bonus")
    page.click(CONFIRM)
    told(page, f"You laid the bonus parcel, .*, on {cell}")
    assert cell in seen(page)["view"]["seats"][0]["cells"]


def test_two_parcels_that_fit_nowhere_are_discarded(visit: Visit, folder: Path) -> None:
    page = visit()
    at(page, folder, asked("discard"), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Nothing fits. Which two parcels leave the game?")
    _, first, second = seen(page)["choices"][0].split()
    for field in (first, second):
        if page.locator(f"[data-field='{field}']").get_attribute("aria-pressed") == "false":
            page.click(f"[data-field='{field}']")
    page.click(CONFIRM)
    told(page, "You discarded .* and ")


def last_round(live: LiveMatch) -> bool:
    view = seen_as(View, live.view(0))
    return bool(view.round == view.rounds and live.acting() == [0])


@pytest.mark.parametrize("scenario", ["timber", "gold-rush", "outlaws", "city"])
def test_the_last_round_of_each_scenario_ends_with_the_score_sheet(
    visit: Visit, folder: Path, shot: Shot, axe: Axe, scenario: str
) -> None:
    page = visit(dark=scenario == "outlaws")
    at(page, folder, last_round, "greenhorn", "greenhorn", "greenhorn", mode="legends", scenario=scenario)
    expect(page.locator(".where")).to_contain_text("Round 24 of 24")
    expect(page.locator(".supply")).to_contain_text("no new column")
    shot(page, f"moon-river-legends-{scenario}")
    play(page, click)
    rows = page.locator("dialog table tbody tr")
    expect(rows).to_have_count(13)
    expect(rows.nth(11).locator("th")).to_have_text(scenario.replace("-", " ").capitalize())
    after = seen(page)
    sheet = [list(seat["sheet"].values()) for seat in after["view"]["seats"]]
    for place in range(13):
        expect(rows.nth(place).locator("td")).to_have_text([str(values[place]) for values in sheet])
    assert [seat["points"] for seat in after["seats"]] == [values[-1] for values in sheet]
    shot(page, f"moon-river-over-{scenario}")
    axe(page)


# A hint, and what the others did


def test_a_hint_is_told_with_its_reason_and_marked(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    at(page, folder, asked("build", 20), "greenhorn", "greenhorn")
    page.keyboard.press("h")
    expect(page.locator(".effect")).to_have_text("Thinking …")
    hint = page.wait_for_selector("[data-hinted]", timeout=120_000)
    move = str(hint.get_attribute("data-hinted") if hint else "")
    assert move in seen(page)["choices"]
    expect(page.locator("[data-hinted]")).to_have_text(re.compile(r"^(Build .* on \w\d and .* on \w\d|Build nothing)$"))
    expect(page.locator("[data-hinted] + span")).not_to_be_empty()
    assert page.locator(".hinted, .hint-line").count() >= 1
    shot(page, "moon-river-hint")
    axe(page)


def test_a_rated_table_has_no_hints(visit: Visit) -> None:
    page = visit()
    name = call(page, "GET", "/api/me")["name"]
    call(page, "POST", "/api/account", {"name": f"{name}Rated", "password": "correct horse"})
    body = {"game": "moon_river", "seats": ["me", "greenhorn"], "rated": True, "start": True}
    page.goto(f"/table/{call(page, 'POST', '/api/tables', body)['table']}")
    page.wait_for_selector("[data-move^=pick]")
    assert page.locator("[data-hint]").count() == 0


def test_the_log_says_which_parcel_was_chosen(visit: Visit) -> None:
    page = visit()
    sit(page, "greenhorn", "greenhorn")
    place = page.locator("[data-move^=pick]").first
    parcel = str(place.get_attribute("aria-label")).split(": ")[1]
    place.click()
    page.click(CONFIRM)
    told(page, f"You chose {parcel}.")
    page.reload()
    told(page, f"You chose {parcel}.")


def test_the_others_moves_are_shown_one_after_the_other_and_can_be_skipped(visit: Visit) -> None:
    page = visit(still=False)
    sit(page, "greenhorn", "greenhorn", "greenhorn")
    page.wait_for_selector(".question")
    page.evaluate(
        """() => {
            window.shown = [];
            new MutationObserver(() => shown.push(document.querySelector('h1')?.textContent))
                .observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    for _ in range(12):
        step(page, click)
    assert page.evaluate("shown.some(text => /^(?!You ).* (chose|built) /.test(text))")
    page.wait_for_selector(".question.mine")
    page.evaluate("document.documentElement.style.setProperty('--m-tell', '600000ms')")
    to_skip = page.get_by_role("button", name="Skip")
    for _ in range(20):
        page.wait_for_selector(f"{ASKED}, .question :text('Skip')")
        if to_skip.count():
            break
        with contextlib.suppress(TimeoutError):  # what was offered a moment ago may be gone: others move now
            act(page, click)
    assert to_skip.count()
    for _ in range(20):  # until everything that the others have done meanwhile is skipped, and I am asked
        page.wait_for_selector(f"{ASKED}, .question :text('Skip')")
        if not to_skip.count():
            break
        to_skip.dispatch_event("click")
    expect(page.locator(".question.mine")).to_be_visible()
    expect(to_skip).to_have_count(0)


# Several people


def test_two_browsers_at_one_table_with_a_reload_in_the_middle(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = sit(ann, "open", "hand")
    expect(ann.get_by_role("button", name="Start the game")).to_be_disabled()
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Start the game").click()
    steps, reloaded, asked = 0, False, False
    while steps < 30 or not asked:  # and in the end one of the two is asked for a parcel: nothing moves, all may talk
        asked = False
        for page in (ann, ben):
            page.wait_for_selector(".question[data-pending=false]")
            choices = seen(page)["choices"]
            asked = steps >= 30 and len(choices) > 1 and choices[0].startswith("pick")
            if asked:
                break
            if len(choices) > 1:
                step(page, click)
                steps += 1
        if steps > 15 and not reloaded:
            ben.reload()
            reloaded = True
    round_now = ann.locator(".fact.first").inner_text()
    assert re.fullmatch(r"Round \d+ of 24", round_now)
    expect(ben.locator(".fact.first")).to_have_text(round_now)
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_label("Write to the table").fill("Howdy!")
    ben.keyboard.press("Enter")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".chat")).to_contain_text("Howdy!")


def test_a_spectator_sees_and_is_asked_nothing(visit: Visit, axe: Axe) -> None:
    player, watcher = visit(), visit()
    table = sit(player, "hand", "hand")
    player.wait_for_selector("[data-move^=pick]")
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".watch")).to_have_text("You are watching.")
    watcher.wait_for_selector(".question")
    assert watcher.locator("[data-move], [data-confirm]").count() == 0
    axe(watcher)


def test_two_people_at_one_screen_take_turns(visit: Visit) -> None:
    page = visit()
    sit(page, "me", "hand")
    seats = set()
    for _ in range(30):
        page.wait_for_selector(ASKED)
        seats.add(page.locator(".me .who b").inner_text() + str(page.locator("main.table").get_attribute("data-seat")))
        step(page, click)
    assert len(seats) == 2


# Without eyes

HEARD = {
    "en": (r"Build|Choose|Discard|Drought here|Hire the|Swap$|Take the cow|Lay it", r"Stop|Swap nothing|Take no cow"),
    "de": (
        r"Bauen|Wählen|Aus dem Spiel|Dürre hier|.* anwerben|Tauschen|Kuh stehlen|Legen",
        r"Nichts mehr bauen|Aufhören|Nichts tauschen|Keine Kuh",
    ),
}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_half_a_game_is_played_by_names_and_keys_alone(visit: Visit, folder: Path, lang: str) -> None:
    page = visit(lang=lang)
    opened(page, folder, "greenhorn", "greenhorn", seed=5)
    yes, no = (re.compile(f"^({names})") for names in HEARD[lang])
    question, coins = page.get_by_role("heading", level=1), Random("en")
    heard = set()
    for touched in range(400):
        page.wait_for_selector(ASKED)
        if seen(page)["view"]["round"] == 12:
            break
        if touched:  # the keyboard is where something can be chosen
            expect(page.get_by_role("button").and_(page.locator(":focus"))).to_have_count(1)
        asked = question.inner_text()
        heard.add(asked)
        region = page.get_by_role("region", name=asked, exact=True)
        confirm = region.get_by_role("button", name=yes, disabled=False)
        named = page.get_by_role("group", name=asked, exact=True).or_(page.get_by_role("list", name=asked, exact=True))
        choices = named.get_by_role("button", disabled=False, pressed=False)
        if confirm.count():
            confirm.press("Enter")
        elif choices.count():
            choice = choices.nth(coins.randrange(choices.count()))
            assert len(choice.get_attribute("aria-label") or choice.inner_text()) > len("c3: x")
            choice.press("Enter")
        else:
            region.get_by_role("button", name=no).press("Enter")
    assert seen(page)["view"]["round"] == 12
    assert len(heard) > 5


# Every size

MUSTS = [".question", ".question .btn", ".board .mine", ".own .store li", ".supplied"]
KEPT = [".question", ".board .mine", ".own"]
# What stands beside another thing in the market: figures, discs, what is worn on them, and whether a place is taken
BESIDE = ".market :is(.back, .table, .token, .who), .supply, .board .mine"


def so_far(verb: str, count: int, rounds: int) -> Wanted:
    return lambda live: asked(verb, count)(live) and seen_as(View, live.view(0)).round >= rounds


POSITIONS: list[tuple[Wanted, int, dict[str, str]]] = [
    (so_far("build", 8, 14), 4, {"mode": "legends", "scenario": "timber"}),
    (so_far("hire", 6, 12), 4, {}),
    (so_far("swap", 6, 8), 4, {}),
    (so_far("pick", 3, 8), 3, {}),
    (so_far("build", 8, 12), 2, {}),
    (so_far("hire", 6, 12), 2, {}),
    (so_far("bonus", 3, 1), 2, {}),
]


@pytest.mark.parametrize(("size", "lang"), [*zip([*LAPTOPS, *PHONES], ["en", "de"] * 3, strict=True)])
def test_question_board_and_what_i_own_fit_the_screen_and_keep_their_places(
    visit: Visit, folder: Path, size: tuple[int, int], lang: str
) -> None:
    page = visit(size=size, lang=lang, phone=min(size) < 500)
    points = ".strip li" if size[0] < 500 else ".me .points"
    for wanted, seats, options in POSITIONS:
        at(page, folder, wanted, *["greenhorn"] * (seats - 1), **options)
        expect(page.locator(".ranch").first).to_be_visible()
        assert misfits(page, [*MUSTS, points]) == []
        assert clashes(page, BESIDE) == []
        before = boxes(page, KEPT)
        for _ in range(3):
            if page.locator(CONFIRM).count() == 0:
                act(page, click)
        assert misfits(page, [*MUSTS, points]) == []
        assert boxes(page, KEPT) == before


@pytest.mark.parametrize(("name", "size"), [("narrow", NARROW), ("tablet", (900, 1100)), ("wide", WIDE)])
@pytest.mark.parametrize("dark", [False, True])
def test_the_table_fits(visit: Visit, shot: Shot, name: str, size: tuple[int, int], dark: bool) -> None:
    page = visit(size=size, dark=dark)
    sit(page, "hand", "hand", "hand")
    to(page, "Where shall the domino lie?")
    page.locator(".large .hit").first.click()
    expect(page.locator(".question h1")).to_contain_text("Build here")
    shot(page, f"moon-river-{name}-{'dark' if dark else 'light'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
