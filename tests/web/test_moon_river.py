"""Moon River in the browser: whole games by clicking and by keyboard, friends at one table, drag, undo, the score."""

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from corral.table.course import Course

from .asks import call, seen
from .conftest import NARROW, WIDE, Axe, Shot, Visit
from .dealt import Wanted, deal

Touch = Callable[[Page, Locator], None]
CONFIRM = "[data-confirm]:not(:disabled)"
OVER = ".question [href='/']"
# What can be chosen, in the order of looking for it: whatever is first there is touched.
OFFERS = (
    CONFIRM,
    "[data-move^=pick]",
    "[data-token][aria-pressed=false]",
    ".large .hit.able",
    ".offers button:not(:disabled, .picked)",
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
    for _ in range(120):
        on = "(one, cell) => cell ? document.activeElement?.hasAttribute('data-cell') : one === document.activeElement"
        if handle.evaluate(on, cell):
            break
        page.keyboard.press("Tab")
    while cell and (at := str(page.evaluate("document.activeElement.dataset.cell"))) != cell:
        page.keyboard.press(arrow(at, cell))
    page.keyboard.press("Enter")


def arrow(at: str, cell: str) -> str:
    if int(at[1:]) != int(cell[1:]) and (at[0] == cell[0] or int(at[1:]) == 1):
        return "ArrowUp" if int(at[1:]) < int(cell[1:]) else "ArrowDown"
    if at[0] != cell[0]:
        return "ArrowRight" if at[0] < cell[0] else "ArrowLeft"
    return "ArrowUp" if int(at[1:]) < int(cell[1:]) else "ArrowDown"


# Whole games


def test_a_new_guest_plays_a_whole_game_against_bots_by_clicking(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit(guest=False)
    page.click("[data-play=moon_river]")
    page.fill("#guest-name", "Juniper")
    page.click("dialog button.solid")
    page.wait_for_url("**/table/*")
    assert play(page, click) > 48  # 24 parcels are chosen, each with a confirmation
    after = seen(page)
    assert after["over"]
    mine = after["seats"][0]["points"]
    sheet = page.locator("dialog table tr.sum td").first
    expect(sheet).to_have_text(str(mine))
    expect(page.locator("dialog table tbody tr")).to_have_count(12)
    shot(page, "moon-river-over")
    axe(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand", "hand")
    assert play(page, by_keys) > 48
    assert seen(page)["over"]


def test_a_whole_game_of_two_on_a_phone_in_german(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit(lang="de", phone=True)
    sit(page, "greenhorn")
    for _ in range(14):
        step(page, tap)
    shot(page, "moon-river-two-phone")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(page, tap)
    assert seen(page)["over"]


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
    page.locator(".large .hit.able").first.click()
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
    target = page.locator(".large .hit.able").last
    cell = target.get_attribute("data-cell")
    page.locator("[data-field]").first.drag_to(target)
    expect(page.locator(".question h1")).to_contain_text("Build here")
    page.click(CONFIRM)
    page.wait_for_function(
        "async ([path, cell]) => cell in (await (await fetch(path)).json()).seen.view.seats[0].cells",
        arg=[f"/api/tables/{page.url.rsplit('/', 1)[1]}", cell],
    )


def test_what_the_others_may_not_do_is_refused_with_a_reason(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand")
    to(page, "Where shall the domino lie?")
    free = page.locator('.large .hit:not(.able)[aria-label$="empty"]').last
    page.locator("[data-field]").first.drag_to(free)
    expect(page.locator(".effect")).to_have_text("It cannot lie there. Look for the blue cells.")


# Every question, from a table that stands there


def asked(verb: str, count: int = 2) -> Wanted:
    """The visitor at seat 1 has so many moves of a kind."""

    def wanted(course: Course) -> bool:
        return course.acting() == [0] and sum(text.startswith(f"{verb} ") for text in course.choices(0)) >= count

    return wanted


def at(page: Page, folder: Path, wanted: Wanted, *others: Page | str, **options: str) -> None:
    """Show the visitor a table that has come so far."""
    page.goto(f"/table/{deal(folder, 'moon_river', [page, *others], wanted, **options)}")
    page.wait_for_selector(".question.mine")


def told(page: Page, sentence: str) -> None:
    expect(page.locator(".log li:not(.heading)", has_text=re.compile(sentence)).last).to_be_visible()


def test_a_drought_takes_the_cow_that_is_chosen(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    at(page, folder, asked("dry"), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Drought: from which parcel does a cow go?")
    target = page.locator(".large .hit.able").last
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
    visit: Visit, folder: Path, shot: Shot, side: str
) -> None:
    page = visit(dark=side == "cowboy")
    at(page, folder, asked("hire", 4), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("A circle: whom do you hire?")
    partner = seen(page)["view"]["saloon"][1]
    circle = seen(page)["view"]["turn"]["circles"][0]
    page.click("[data-token='2']")
    expect(page.locator(".question h1")).to_have_text("Specialist or cowboy?")
    page.locator(
        ".question .btn", has_text=re.compile("cowboy" if side == "cowboy" else partner.replace("-", " "))
    ).click()
    shot(page, f"moon-river-hire-{side}")
    page.click(CONFIRM)
    name = "cowboy" if side == "cowboy" else partner.replace("-", " ")
    told(page, f"You hired the {name} on {circle}")
    assert seen(page)["view"]["seats"][0]["cells"][circle]["partner"] == name.replace(" ", "-")


def test_a_cow_is_driven_step_by_step(visit: Visit, folder: Path) -> None:
    page = visit()
    at(page, folder, asked("drive", 3), "greenhorn")
    expect(page.locator(".question h1")).to_contain_text("Which cow walks?")
    move = next(text for text in seen(page)["choices"] if text.startswith("drive "))
    _, start, end = move.split()
    page.click(f".large [data-cell={start}]")
    expect(page.locator(".question h1")).to_have_text("Where does the cow walk?")
    page.click(f".large [data-cell={end}]")
    told(page, f"You moved a cow from {start} to {end}")


def test_a_parcel_is_swapped(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    at(page, folder, asked("swap"), "greenhorn", "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Desperado: swap which parcel of yours with which of theirs?")
    before = seen(page)["view"]["seats"]
    _, own, seat, field = seen(page)["choices"][0].split()
    page.click(f"[data-field='{own}']")
    page.locator(".offers .offer:not(:disabled)").first.click()
    axe(page)
    shot(page, "moon-river-swap")
    page.click(CONFIRM)
    told(page, "You swapped a parcel with")
    after = seen(page)["view"]["seats"]
    assert before[int(seat) - 1]["storage"][int(field) - 1] in after[0]["storage"]


def test_a_cow_is_taken_from_another_ranch(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    at(page, folder, asked("rustle"), "greenhorn", "greenhorn")
    expect(page.locator(".question h1")).to_have_text("Cattle thief: whose cow do you take?")
    _, seat, cell = seen(page)["choices"][0].split()
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
    target = page.locator(".large .hit.able").first
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
    told(page, "You discarded two parcels")


def last_round(course: Course) -> bool:
    view = course.view(0)
    return bool(view["round"] == view["rounds"] and course.acting() == [0])


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
    assert page.locator(".hinted, .advised").count() >= 1
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
    page.evaluate("document.documentElement.style.setProperty('--m-story', '600000ms')")
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
    while steps < 30 or not asked:  # and in the end wait until one of the two is asked, so that nothing moves
        asked = False
        for page in (ann, ben):
            page.wait_for_selector(".question[data-pending=false]")
            asked = asked or len(seen(page)["choices"]) > 1
            if len(seen(page)["choices"]) > 1 and steps < 30:
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
        seats.add(page.locator(".me .who b").inner_text() + page.locator("main.table").get_attribute("data-seat"))
        step(page, click)
    assert len(seats) == 2


# Every size


@pytest.mark.parametrize(("name", "size"), [("narrow", NARROW), ("tablet", (900, 1100)), ("wide", WIDE)])
@pytest.mark.parametrize("dark", [False, True])
def test_the_table_fits(visit: Visit, shot: Shot, name: str, size: tuple[int, int], dark: bool) -> None:
    page = visit(size=size, dark=dark)
    sit(page, "hand", "hand", "hand")
    to(page, "Where shall the domino lie?")
    page.locator(".large .hit.able").first.click()
    expect(page.locator(".question h1")).to_contain_text("Build here")
    shot(page, f"moon-river-{name}-{'dark' if dark else 'light'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
