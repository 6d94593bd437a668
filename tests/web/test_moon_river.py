"""Moon River in the browser: whole games by clicking and by keyboard, friends at one table, drag, undo, the score."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .asks import call, seen
from .conftest import NARROW, WIDE, Axe, Shot, Visit

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
    for offer in OFFERS:
        found = page.locator(offer)
        many = found.count()
        if many:
            touch(page, found.nth(min(2, many - 1)))
            return True
    return True


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


@pytest.mark.parametrize("scenario", ["timber", "outlaws"])
def test_a_whole_game_of_legends(visit: Visit, shot: Shot, scenario: str) -> None:
    page = visit(dark=scenario == "outlaws")
    sit(page, "greenhorn", "hand", mode="legends", scenario=scenario)
    play(page, click)
    expect(page.locator("dialog table tbody tr")).to_have_count(13)
    shot(page, f"moon-river-legends-{scenario}")


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
