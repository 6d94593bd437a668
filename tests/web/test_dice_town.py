"""Dice Town in the browser: whole games by clicking, touch and keyboard, every option, secrets of two browsers."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .asks import call, seen
from .conftest import NARROW, WIDE, Axe, Shot, Visit

Touch = Callable[[Page, Locator], None]
OVER = ".question [href='/']"
PRIMARY = ".question.mine .acts .primary"
READY = f"{PRIMARY}:not(:disabled)"
# Whatever may be touched besides the button that confirms.
OFFERED = ".mat button:not(:disabled), .hand button, .question.mine .acts .btn:not(.primary, .undo, .quiet)"
STEPS = 4000
PATIENCE = 3000


def sit(page: Page, *others: str, **options: str) -> str:
    """A new table with the visitor at seat 1."""
    body = {"game": "dice_town", "seats": ["me", *others], "options": options, "start": "open" not in others}
    table = str(call(page, "POST", "/api/tables", body)["table"])
    page.goto(f"/table/{table}")
    return table


def step(page: Page, touch: Touch, turns: Iterator[int]) -> bool:
    """Confirm what is chosen, else touch one thing, another one each time; False: the game is over."""
    page.wait_for_selector(f"{PRIMARY}, {OVER}", timeout=60_000)
    if page.locator(OVER).count():
        return False
    ready, offered = page.locator(READY), page.locator(OFFERED)
    try:
        if ready.count():
            touch(page, ready)
        elif many := offered.count():
            touch(page, offered.nth(next(turns) % many))
    except TimeoutError:
        pass  # the question was closed meanwhile: look again
    return True


def play(page: Page, touch: Touch, limit: int = STEPS) -> None:
    turns = count()
    for _ in range(limit):
        if not step(page, touch, turns):
            return
    raise AssertionError(f"not over after {limit} steps: {page.locator('.question').inner_text()}")


def to(page: Page, form: str, limit: int = 3 * STEPS) -> None:
    """Play until this is on the mat, and something is asked."""
    turns = count()
    for _ in range(limit):
        page.wait_for_selector(f"{PRIMARY}, {OVER}", timeout=60_000)
        if page.locator(f".mat {form}").count():
            return
        if not step(page, click, turns):
            sit(page, "hand", "hand", "hand", "hand", "hand")  # it did not come up in this game: another one
    raise AssertionError(f"{form} did not come up in {limit} steps")


def click(_: Page, what: Locator) -> None:
    what.click(timeout=PATIENCE)


def tap(_: Page, what: Locator) -> None:
    what.tap(timeout=PATIENCE)


def by_keys(page: Page, what: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    handle = what.element_handle(timeout=PATIENCE)
    for _ in range(150):
        if handle.evaluate("one => one === document.activeElement || !one.isConnected"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


# Whole games


def test_a_whole_game_with_everything_by_clicking(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, "hand", "hand", "hand", indians="true")
    play(page, click)
    after = seen(page)
    assert after["over"]
    expect(page.locator("dialog table tr.sum td").first).to_have_text(str(after["seats"][0]["points"]))
    expect(page.locator("dialog table tbody tr")).to_have_count(7)
    shot(page, "dice-town-over")
    axe(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand", wild_west="false", edition="2009")
    play(page, by_keys)
    assert seen(page)["over"]


def test_a_whole_game_of_six_on_a_phone_in_german(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit(lang="de", phone=True)
    sit(page, *["hand"] * 5)
    turns = count()
    for _ in range(25):
        step(page, tap, turns)
    shot(page, "dice-town-six-phone")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".strip > li").count() == 6
    play(page, tap)
    assert seen(page)["over"]


def test_a_whole_game_of_two_in_french(visit: Visit) -> None:
    page = visit(lang="fr", dark=True)
    sit(page, "hand", edition="2009")
    play(page, click)
    assert seen(page)["over"]


# One question after the other


def test_dice_are_chosen_by_touch_with_their_price(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, "hand", "hand", "hand", "hand")
    dice = page.locator(".mat button.die-button")
    expect(dice).to_have_count(5)
    expect(page.locator(PRIMARY)).to_be_disabled()
    for index in (0, 1, 3):
        dice.nth(index).click()
    faces = [str(dice.nth(index).get_attribute("aria-label")).split(",")[0] for index in (0, 1, 3)]
    expect(page.locator(PRIMARY)).to_have_text(f"Keep {' '.join(faces)} −$2")
    expect(page.locator(".effect")).to_contain_text("Hand:")
    expect(page.locator(".rank .mine").first).to_be_visible()
    shot(page, "dice-town-keep")
    axe(page)
    dice.nth(3).click()
    expect(page.locator(PRIMARY)).to_have_text(f"Keep {' '.join(faces[:2])} −$1")
    page.locator(PRIMARY).click()
    page.wait_for_selector(f"{PRIMARY}, .question:not(.mine)")
    page.wait_for_function(
        """async ([path, faces]) => {
            const kept = (await (await fetch(path)).json()).seen.view.seats[0].kept;
            return faces.every((face) => kept.includes(face));
        }""",
        arg=[f"/api/tables/{page.url.rsplit('/', 1)[1]}", faces[:2]],
    )


def test_an_offer_is_sealed_and_paid_only_if_named(visit: Visit, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, "hand", "hand", "hand", "hand")
    to(page, ".bid")
    shot(page, "dice-town-offer")
    axe(page)
    page.locator(".acts .btn", has_text="Offer nothing").click()
    expect(page.locator(".mat .bid")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You offered nothing.")


def test_undo_brings_the_dice_back(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand")
    page.locator(".mat button.die-button").first.click()
    page.locator(PRIMARY).click()
    page.wait_for_function(
        "async (path) => (await (await fetch(path)).json()).seen.view.seats[0].kept.length === 1",
        arg=f"/api/tables/{page.url.rsplit('/', 1)[1]}",
    )
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log")).to_contain_text("A move was taken back.")
    expect(page.locator(".mat button.die-button")).to_have_count(5)


@pytest.mark.parametrize(("size", "dark"), [(NARROW, False), (NARROW, True), (WIDE, False), ((1024, 768), True)])
def test_the_table_fits_every_screen(visit: Visit, shot: Shot, axe: Axe, size: tuple[int, int], dark: bool) -> None:
    page = visit(size=size, dark=dark)
    sit(page, *["hand"] * 5, indians="true")
    turns = count()
    for _ in range(12):
        step(page, click, turns)
    page.wait_for_selector(PRIMARY)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"dice-town-{size[0]}{'-dark' if dark else ''}")
    axe(page)


# Two browsers


def strings(some: Any) -> Iterator[str]:
    """Every text in a message, keys left out."""
    if isinstance(some, str):
        yield some
    elif isinstance(some, list):
        for one in some:
            yield from strings(one)
    elif isinstance(some, dict):
        for one in some.values():
            yield from strings(one)


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything the browser is told from now on."""
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(json.loads(str(frame)))))
    return heard


def test_a_browser_is_never_told_what_the_other_holds(visit: Visit) -> None:
    one, other = visit(), visit()
    heard = listen(one), listen(other)
    table = sit(one, "open", "hand")
    call(other, "PUT", f"/api/tables/{table}/seats/2", {})
    call(one, "POST", f"/api/tables/{table}/start")
    other.goto(f"/table/{table}")
    turns = count(), count()
    for _ in range(300):
        for page, turn in zip((one, other), turns, strict=True):
            if page.locator(PRIMARY).count():
                step(page, click, turn)
            else:
                page.wait_for_timeout(20)
        if one.locator(OVER).count():
            break
    held = 0
    for mine, theirs in ((0, 1), (1, 0)):
        for message in heard[theirs]:
            view = message.get("seen", message).get("view")
            if not view or view["over"]:
                continue
            seat = view["seats"][mine]
            held += seat["cards"] + seat["deeds"]
            assert seat["hand"] is None
            assert seat["pledge"] is None
            assert set(seat["cup"]) <= {"?"}
        told = [message for message in heard[theirs] if message["kind"] == "position" and message["seen"]["view"]]
        last = next(message for message in reversed(told) if not message["seen"]["view"]["over"])
        own = next(
            message["seen"]["view"]
            for message in reversed(heard[mine])
            if message["kind"] == "position" and message["seen"]["view"] and not message["seen"]["view"]["over"]
        )
        view = last["seen"]["view"]
        secret = {card for card in own["seats"][mine]["hand"] if not card.startswith("deed")}
        public = set(strings([view["discard"], view["table"], view["seats"][theirs]["hand"], view["window"]]))
        assert not (secret - public) & set(strings(view))
    assert held > 0
