"""Wind River in the browser: whole games by clicking, touch and keyboard, and what the page tells before a move."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from corral.game import SPECTATOR
from corral.games.wind_river.view import View
from corral.table.live_match import LiveMatch
from tests.given import seen_as

from .asks import call, hold, seen
from .conftest import DESKTOP, NARROW, PHONE, WIDE, Axe, Shot, Visit
from .dealt import deal
from .fits import LAPTOPS, PHONES, boxes, misfits

Spot = dict[str, Any]  # something that can be chosen: its selector, and where its middle is
Touch = Callable[[Page, Spot], None]
OUT = "out"
ASKED = """() => {
    if (document.querySelector('dialog')) return { over: true };
    if (!document.querySelector('.question.mine :is(.wr-done, .act)')) return null;
    if (document.querySelector('[aria-busy="true"]')) return null;
    const spots = (selector, name) => [...document.querySelectorAll(selector)].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const css = name ? `[${name}="${one.getAttribute(name)}"]` : selector;
        return { css, x: left + width / 2, y: top + height / 2 };
    });
    return {
        done: spots('.wr-done.primary'),
        acts: document.querySelector('.act[aria-pressed="true"]')
            ? [] : spots('.act[data-choice]', 'aria-keyshortcuts'),
        fields: spots('[data-field][data-choice]', 'data-field'),
    };
}"""


def sit(page: Page, folder: Path, *others: str, **options: Any) -> None:
    """A game from its beginning on, always the same one, with the visitor at seat 1."""
    come(page, deal(folder, "wind_river", [page, *others], **options))


def come(page: Page, table: str) -> None:
    """To a table that stands already."""
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-field]")


def field(page: Page, name: str) -> Locator:
    return page.locator(f'[data-field="{name}"]')


def fields(page: Page, rest: str = "[data-choice]") -> list[str]:
    """Names of the fields that can be chosen now."""
    names: list[str] = page.eval_on_selector_all(f"[data-field]{rest}", "all => all.map(one => one.dataset.field)")
    return names


def targets(page: Page) -> list[str]:
    """Where what is held may go."""
    return fields(page, '[aria-label*="Go here"]')


def settled(page: Page) -> None:
    """Until the server has answered what was touched."""
    page.wait_for_selector('[aria-busy="true"]', state="detached")


def asked(page: Page) -> bool:
    """Until I am asked something: whether it goes on."""
    page.wait_for_selector(".question.mine :is(.wr-done, .act), dialog", timeout=60_000)
    settled(page)
    return page.locator("dialog").count() == 0


def done(page: Page) -> None:
    page.locator(".wr-done.primary").click()
    page.wait_for_selector(".wr-done.primary", state="detached")


def play(page: Page, random: Random, touch: Touch) -> int:
    """A whole game: whatever can be chosen is chosen, and the Open Plains wherever possible. How many turns it had."""
    turns = 0
    while not (asks := page.wait_for_function(ASKED, timeout=60_000).json_value()).get("over"):
        turns += len(asks["done"])
        if spots := asks["done"] or asks["acts"]:
            touch(page, random.choice(spots))
        else:
            out = [spot for spot in asks["fields"] if OUT in spot["css"]]
            touch(page, random.choice(out or asks["fields"]))
    return turns


def click(page: Page, spot: Spot) -> None:
    page.mouse.click(spot["x"], spot["y"])


def tap(page: Page, spot: Spot) -> None:
    page.touchscreen.tap(spot["x"], spot["y"])


def by_keys(page: Page, spot: Spot) -> None:
    """Tab to it, or to the board and walk there with the arrows in reading order; then Enter."""
    what = page.locator(spot["css"])
    name = what.get_attribute("data-field")
    for _ in range(80):
        if what.evaluate("one => one === document.activeElement"):
            break
        at = page.evaluate("document.activeElement.dataset.field")
        page.keyboard.press("Tab" if not name or not at else "ArrowRight" if at < name else "ArrowLeft")
    page.keyboard.press("Enter")


def move_one(page: Page, start: str, end: str) -> None:
    field(page, start).click()
    field(page, end).click()
    settled(page)


# Whole games


@pytest.mark.parametrize(
    ("bots", "depth", "told"),
    [(1, "3", "Two players, house variant"), (2, "6", "Three players"), (3, "3", "Four players")],
)
def test_a_whole_game_by_clicking(visit: Visit, folder: Path, bots: int, depth: str, told: str, shot: Shot) -> None:
    page = visit()
    sit(page, folder, *["hand"] * bots, depth=depth)
    expect(page.locator("header").first).to_contain_text(told)
    assert field(page, "A1").count() == (bots == 3), "the first lane is closed to fewer than four"
    assert field(page, f"F{depth}").count() == 1
    assert play(page, Random(bots), click) >= 2
    assert seen(page)["over"]
    shot(page, f"wind-river-over-{bots + 1}")


def test_a_whole_game_by_keyboard_alone(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, folder, "hand", "hand", depth="3")
    assert play(page, Random(5), by_keys) >= 2
    assert seen(page)["over"]


def test_a_whole_game_on_a_phone_in_german(visit: Visit, folder: Path, axe: Axe) -> None:
    page = visit(lang="de", phone=True)
    sit(page, folder, "hand", "hand", depth="3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
    axe(page)
    assert play(page, Random(6), tap) >= 2
    assert seen(page)["over"]


# Everything the server offers can be chosen


def test_every_legal_move_can_be_reached(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, folder, "hand", "hand", "hand", depth="4")
    random, told = Random(3), set[str]()
    while asked(page) and not told >= {"place", "herd", "trek", "gather", "raise", "drive"}:
        position = seen(page)
        choices = sorted(position["choices"])
        verb = choices[0].split()[0]
        if verb in ("place", "lose"):
            assert sorted(f"{verb} {name}" for name in fields(page)) == choices
        else:
            assert sorted(steps(page, verb) if verb == "herd" else acts(page)) == choices
        told |= {text.split()[0] for text in choices}
        choose(page, random.choice(sensible(position["view"], choices)))
    assert told >= {"place", "herd", "trek", "drive"}


def sensible(view: dict[str, Any], choices: list[str]) -> list[str]:
    """Stones first, then tipis: so that there is something to raise, and later somebody who goes hungry."""
    full = {one["name"] for one in view["fields"] if one["buffalo"] == 2}
    mine = {one["name"] for one in view["fields"] if one["tipis"][0]}
    for good in (
        [text for text in choices if text.startswith(("raise", "gather"))],
        [text for text in choices if text.startswith("place") and text.split()[1] in full],
        [text for text in choices if text.startswith("herd") and text.split()[2] in mine],
        [text for text in choices if text.startswith("herd") and text.split()[1] not in mine],
    ):
        if good:
            return good
    return choices


def choose(page: Page, text: str) -> None:
    """Past the page: the server is told, and the page hears of it."""
    path = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    before = page.locator("main").inner_text()
    call(page, "POST", f"{path}/play", {"seat": 1, "version": call(page, "GET", path)["version"], "moves": [text]})
    page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)


def steps(page: Page, verb: str) -> list[str]:
    """All steps of a kind, read from the page by touching each field that can be picked."""
    found: list[str] = page.evaluate(
        """async (verb) => {
            const frame = () => new Promise(requestAnimationFrame);
            const all = (rest) => [...document.querySelectorAll('[data-field]' + rest)];
            const names = (rest) => all(rest).map((one) => one.dataset.field);
            const found = [];
            for (const start of names('[data-choice]')) {
                const field = document.querySelector(`[data-field="${start}"]`);
                field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                await frame();
                for (const end of names('[aria-label*="Go here"]')) found.push(`${verb} ${start} ${end}`);
                field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
                await frame();
            }
            return found;
        }""",
        verb,
    )
    return found


def acts(page: Page) -> list[str]:
    """All acts, as texts, read from the page."""
    found = []
    for act in page.locator(".act[data-choice]").all():
        verb = str(act.get_attribute("aria-keyshortcuts"))
        if verb == "g":
            found.append("gather")
            continue
        act.click()
        if verb == "r":
            found += [f"raise {name}" for name in fields(page)]
        else:
            found += steps(page, "trek" if verb == "t" else "drive")
        act.click()
    return found


# What the page tells before a move


def herding(live: LiveMatch) -> bool:
    """Seat 1 is to move two buffalo; it has a hungry tipi, one that could gather, and there are tipis of others."""
    view = seen_as(View, live.view(SPECTATOR))
    fields = view.fields
    return (
        (view.phase, view.turn, view.herd_left) == ("herd", 1, 2)
        and any(one.hungry[0] for one in fields)
        and any(one.gather[0] for one in fields)
        and any(sum(one.tipis) and not one.tipis[0] for one in fields)
        and view.seats[0].stones > 0
    )


def begin(page: Page, folder: Path) -> None:
    """At such a position, with three bots."""
    come(page, deal(folder, "wind_river", [page, "hand", "hand", "hand"], herding))
    assert asked(page)


def well_fed(live: LiveMatch) -> bool:
    """Seat 1 is to move two buffalo, both its tipis eat, one of them has two buffalo of its own."""
    view = seen_as(View, live.view(SPECTATOR))
    mine = [one for one in view.fields if one.tipis[0]]
    return (
        (view.phase, view.turn, view.herd_left) == ("herd", 1, 2)
        and len(mine) == 2
        and any(one.buffalo == 2 and sum(one.tipis) == 1 for one in mine)
        and not any(one.hungry[0] for one in mine)
        and view.seats[0].stones == 1
    )


def test_what_each_tipi_will_eat_is_shown_before_i_send(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    come(page, deal(folder, "wind_river", [page, "hand", "hand"], well_fed))
    assert asked(page)
    position = seen(page)
    mine = [one for one in position["view"]["fields"] if one["tipis"][0]]
    start = next(one["name"] for one in mine if one["buffalo"] == 2 and sum(one["tipis"]) == 1)
    end = next(text.split()[2] for text in position["choices"] if text.startswith(f"herd {start} "))
    expect(page.locator('use[href="#art-mark-fed"]')).to_have_count(2)
    move_one(page, start, end)
    assert seen(page)["view"]["herd_left"] == 2, "nothing is sent yet"
    field(page, start).click()
    field(page, targets(page)[0]).hover()  # this step would leave the field empty
    expect(page.locator(".effect")).to_contain_text("1 hungry")
    expect(page.locator(".effect")).to_contain_text("1 → 0 −1")
    expect(page.locator('use[href="#art-mark-hungry"]')).to_have_count(1)
    shot(page, "wind-river-hungry")
    page.mouse.move(2, 2)
    expect(page.locator(".effect")).to_contain_text("2 fed")
    expect(page.locator('use[href="#art-mark-hungry"]')).to_have_count(0)


def test_the_others_hunger_is_told_before_done(visit: Visit, folder: Path) -> None:
    def neighbour(live: LiveMatch) -> bool:
        """Seat 1 is to drive; the last buffalo of a tipi of seat 2 can be driven away."""
        view = seen_as(View, live.view(SPECTATOR))
        return (view.phase, view.turn) == ("act", 1) and any(
            one.tipis[1] == one.buffalo == 1 and sum(one.tipis) == 1 and not view.seats[1].hungry for one in view.fields
        )

    page = visit()
    come(page, deal(folder, "wind_river", [page, "greenhorn"], neighbour))
    assert asked(page)
    fed = next(one["name"] for one in seen(page)["view"]["fields"] if one["tipis"][1] == one["buffalo"] == 1)
    effect = page.locator(".effect")
    expect(effect).to_contain_text("Nobody else goes hungry.")
    expect(page.locator('use[href="#art-ring-hungry"]')).to_have_count(0)
    page.locator(".act", has_text="Drive").click()
    field(page, fed).click()
    field(page, targets(page)[0]).click()
    page.wait_for_selector(".wr-done.primary")
    rival = page.locator(".seat:not(.own) h2").inner_text()
    expect(effect).to_contain_text(f"{rival}: 1 hungry")
    assert not seen(page)["view"]["seats"][1]["hungry"], "nothing is sent yet"


def test_without_tipis_one_may_leave_the_seat_to_a_bot(visit: Visit, folder: Path, shot: Shot) -> None:
    def alone(live: LiveMatch) -> bool:
        view = seen_as(View, live.view(SPECTATOR))
        return (view.phase, view.turn) == ("act", 1) and view.seats[0].on_plain == 0

    page = visit()
    come(page, deal(folder, "wind_river", [page, "greenhorn", "greenhorn"], alone))
    assert asked(page)
    expect(page.locator("h1")).to_contain_text("No tipi of yours is left on the plain.")
    expect(page.locator(".act")).to_have_count(1)  # nothing else is possible, or ever will be
    shot(page, "wind-river-without")
    page.get_by_role("button", name="Play on without me").click()
    page.wait_for_selector("dialog", timeout=60_000)
    assert seen(page)["over"], "the game went on to its end, and I was asked nothing more"


def test_steps_are_taken_back_one_by_one_and_others_stay(visit: Visit, folder: Path) -> None:
    page = visit()
    begin(page, folder)
    first, second = [text.split()[1:] for text in independent(seen(page)["choices"])]
    move_one(page, *first)
    move_one(page, *second)
    chips = page.locator(".bench button")
    expect(chips).to_have_count(2)
    assert page.locator(".act").count() == 4
    chips.first.click()
    expect(chips).to_have_count(1)
    expect(chips.first).to_contain_text(second[0])
    expect(page.locator("h1")).to_have_text("Which buffalo moves on?")
    chips.first.click()
    expect(chips).to_have_count(0)
    assert seen(page)["view"]["herd_left"] == 2


def independent(choices: list[str]) -> list[str]:
    """Two steps from different fields that do not touch."""
    one = choices[0]
    return [one, next(text for text in choices if not set(text.split()[1:]) & set(one.split()[1:]))]


def test_a_step_that_another_needs_takes_it_along(visit: Visit, folder: Path) -> None:
    page = visit()
    begin(page, folder)
    move_one(page, *independent(seen(page)["choices"])[0].split()[1:])
    move_one(page, *independent(seen(page)["choices"])[1].split()[1:])
    page.locator(".act[data-choice]").first.click()
    field(page, fields(page)[0]).click()
    field(page, targets(page)[0]).click()
    page.wait_for_selector(".wr-done.primary")
    page.locator(".bench button").first.click()  # the act comes after the herd: it goes too, and is named
    expect(page.locator(".effect")).to_contain_text("Taken back too: Trek")
    expect(page.locator(".bench button")).to_have_count(1)


def test_a_field_explains_itself(visit: Visit, folder: Path) -> None:
    page = visit()
    begin(page, folder)
    position = seen(page)["view"]
    about = page.locator(".pop")
    foreign = next(one for one in position["fields"] if not one["tipis"][0] and any(one["tipis"]))
    field(page, foreign["name"]).hover()
    expect(about).to_contain_text("Trekking here costs you and")
    own = next(one for one in position["fields"] if one["tipis"][0])
    field(page, own["name"]).focus()
    page.keyboard.press("i")
    expect(about).to_contain_text(own["name"])
    expect(about).to_contain_text("You: 1 tipi, fed")
    expect(about).to_contain_text(f"Gathering gives you {own['gather'][0]} here.")
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    expect(field(page, own["name"])).to_be_focused()


def test_a_field_explains_itself_to_a_long_touch(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit(phone=True)
    come(page, deal(folder, "wind_river", [page, "hand", "hand", "hand"], herding))
    assert asked(page)
    every = seen(page)["view"]["fields"]
    hungry = next(one["name"] for one in every if one["hungry"][0])
    rich = next(one for one in every if one["gather"][0])
    foreign = next(one["name"] for one in every if sum(one["tipis"]) and not one["tipis"][0])
    about = page.locator(".pop")  # it stays when the finger is gone
    for name, told in (
        (hungry, "hungry"),
        (rich["name"], f"Gathering gives you {rich['gather'][0]} here."),
        (foreign, "Trekking here costs you"),
    ):
        hold(page, field(page, name), about)
        expect(about).to_contain_text(name)
        expect(about).to_contain_text(told)
        page.get_by_role("button", name="Close").tap()
        expect(about).to_have_count(0)
    hold(page, field(page, hungry), about)
    shot(page, "wind-river-held-phone")
    expect(page.locator(".bench button")).to_have_count(0)  # it was no tap
    page.touchscreen.tap(PHONE[0] / 2, 30)
    expect(about).to_have_count(0)


# Drag, keys, motion, talk


def test_a_buffalo_is_dragged(visit: Visit, folder: Path) -> None:
    page = visit()
    begin(page, folder)
    start, end = seen(page)["choices"][0].split()[1:]
    drag(page, start, end)
    settled(page)
    expect(page.locator(".bench button")).to_contain_text(f"{start}{end}")
    drag(page, fields(page)[0], "F6")  # too far: it returns
    expect(page.locator(".bench button")).to_have_count(1)
    expect(page.locator("h1")).to_have_text("Which buffalo moves on?")


def drag(page: Page, start: str, end: str) -> None:
    boxes = [field(page, name).bounding_box() for name in (start, end)]
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=5)
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()


def test_keys_choose_acts_and_take_back(visit: Visit, folder: Path) -> None:
    page = visit()
    begin(page, folder)
    for text in independent(seen(page)["choices"]):
        for name in text.split()[1:]:
            by_keys(page, {"css": f'[data-field="{name}"]'})
        settled(page)
    page.wait_for_selector(".act")
    field(page, "C3").focus()
    page.keyboard.press("d")
    expect(page.locator('.act[aria-pressed="true"]')).to_have_text("Drive")
    page.keyboard.press("Backspace")
    expect(page.locator("h1")).to_have_text("Which buffalo moves on?")
    expect(page.locator(".bench button")).to_have_count(1)


def watch(page: Page) -> None:
    """From now on the page remembers what walks over the board."""
    page.evaluate(
        """() => {
            window.walks = [];
            new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
                if (node.classList?.contains('walker')) window.walks.push(node.dataset.walk);
            }))).observe(document.querySelector('main'), { childList: true, subtree: true });
        }"""
    )


def walked(page: Page) -> list[str]:
    """What has walked, stones left out; when nothing walks any more."""
    page.wait_for_selector(".walker", state="detached")
    walks: list[str] = page.evaluate("window.walks")
    return [text for text in walks if " stone " not in text]


def pass_time(page: Page, until: str) -> None:
    """The page's clock stood still, so that a slow machine is none; now its time passes until something is there."""
    while page.locator(until).count() == 0:
        page.clock.run_for(100)


def walks_of(page: Page, actor: Callable[[int], bool]) -> list[str]:
    """What walks by the last lines of these seats, read from the server."""
    found: list[str] = []
    for line in reversed(call(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["lines"]):
        seat, verb, *ends = line.split()
        if seat.isdigit() and not actor(int(seat)):
            break
        if verb in ("herd", "drive"):
            found.append(f"{seat} buffalo {ends[0]} {ends[1]}")
        elif verb in ("place", "raise"):
            found.append(f"{seat} tipi seat {ends[0]}")
        elif verb in ("trek", "lose"):
            found.append(f"{seat} tipi {ends[0]} {(*ends, 'seat')[1]}")
    return found[::-1]


def test_turns_of_others_walk_over_the_board_in_order(visit: Visit, folder: Path) -> None:
    page = visit(still=False)
    page.clock.install()
    begin(page, folder)
    for text in independent(seen(page)["choices"]):
        move_one(page, *text.split()[1:])
    page.locator(".act", has_text="Drive").click()
    field(page, fields(page)[0]).click()
    field(page, targets(page)[0]).click()
    page.wait_for_selector(".wr-done.primary")
    page.wait_for_selector(".walker", state="detached")
    watch(page)
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    done(page)
    pass_time(page, ".question.mine :is(.wr-done, .act)")
    expected = walks_of(page, lambda seat: seat != 1)
    assert len(expected) >= 6, "three others moved two buffalo each, at least"
    assert walked(page) == expected
    page.get_by_role("button", name="Show the others’ moves again").click()
    pass_time(page, ".question.mine :is(.wr-done, .act)")
    assert walked(page) == 2 * expected


def test_a_turn_that_a_person_sends_as_a_whole_walks_step_by_step(visit: Visit, folder: Path) -> None:
    ann, ben = visit(), visit(still=False)
    table = deal(folder, "wind_river", [ann, ben], herding)
    come(ann, table)
    come(ben, table)
    watch(ben)
    while ann.locator(".wr-done.primary").count() == 0:
        if ann.locator(".act").count():
            ann.locator(".act", has_text="Drive").click()
        field(ann, fields(ann)[0]).click()
        if goals := targets(ann):
            field(ann, goals[0]).click()
            settled(ann)
    done(ann)
    assert asked(ben)
    ben.wait_for_function("window.walks.length")
    assert walked(ben) == walks_of(ann, lambda seat: seat == 1)
    assert any(text.startswith("1 stone seat ") for text in ben.evaluate("window.walks")), "a hungry tipi was paid for"


@pytest.mark.parametrize("still", [False, True])
def test_stones_walk_from_the_fields_to_the_seat_unless_motion_is_off(visit: Visit, folder: Path, still: bool) -> None:
    def rich(live: LiveMatch) -> bool:
        view = seen_as(View, live.view(SPECTATOR))
        return (view.phase, view.turn) == ("act", 1) and "gather" in live.choices(0)

    page = visit(still=still)
    come(page, deal(folder, "wind_river", [page, "hand", "hand"], rich))
    assert asked(page)
    watch(page)
    page.locator(".act", has_text="Gather").click()
    page.wait_for_selector(".wr-done.primary")
    page.wait_for_selector(".walker", state="detached")
    walks = page.evaluate("window.walks")
    if still:
        assert walks == []
    else:
        own = [one["name"] for one in seen(page)["view"]["fields"] if one["gather"][0]]
        assert walks
        assert set(walks) <= {f"1 stone {name} seat" for name in own}


def test_a_hint_is_marked_on_the_board(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit()
    come(page, deal(folder, "wind_river", [page, "hand", "hand"], herding))
    assert asked(page)
    page.locator("[data-hint]").click()
    told = page.locator("[data-hinted]")
    expect(told).to_contain_text("Move a buffalo from", timeout=60_000)
    ends = str(told.get_attribute("data-hinted")).split()[1:]
    expect(page.locator("path.hint-line")).to_have_count(len([end for end in ends if end != OUT]))
    shot(page, "wind-river-hint")
    field(page, ends[0]).click()
    field(page, ends[1]).click()
    settled(page)
    expect(page.locator("path.hint-line")).to_have_count(0)


def test_quick_phrases_name_real_fields(visit: Visit, folder: Path) -> None:
    page = visit()
    come(page, deal(folder, "wind_river", [page, "hand", "hand"], herding))
    hungry = next(one["name"] for one in seen(page)["view"]["fields"] if one["hungry"][0])
    phrase = f"Will you bring a buffalo to {hungry}?"
    page.get_by_role("button", name=phrase).click()
    expect(page.locator(".chat")).to_contain_text(phrase)


def test_people_talk_with_quick_phrases(visit: Visit, folder: Path) -> None:
    ann, ben = visit(), visit()
    table = deal(folder, "wind_river", [ann, ben])
    for page in (ann, ben):
        come(page, table)
    ann.get_by_role("button", name="I promise.").click()
    expect(ben.locator(".chat")).to_contain_text("I promise.")
    # One places, the other sees it, without loading anything again.
    first = ann if ann.locator(".question.mine").count() else ben
    other = ben if first is ann else ann
    field(first, "C3").click()
    done(first)
    expect(other.locator(".question.mine")).to_be_visible()
    expect(field(other, "C3")).to_have_attribute("role", "img")  # no choice any more
    expect(other.locator(".log")).to_contain_text("placed a tipi on C3")


# How it looks


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("en", True), ("de", True), ("nl", False), ("fr", True)])
def test_no_finding_of_axe_at_any_question(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, lang: str, dark: bool
) -> None:
    page = visit(lang=lang, dark=dark)
    sit(page, folder, "hand", "hand", "hand")
    assert asked(page)
    axe(page)
    begin(page, folder)
    first, second = [text.split()[1:] for text in independent(seen(page)["choices"])]
    move_one(page, *first)
    field(page, second[0]).click()
    axe(page)
    shot(page, f"wind-river-herd-{lang}-{'dark' if dark else 'light'}")
    field(page, second[1]).click()
    page.wait_for_selector(".act")
    axe(page)
    shot(page, f"wind-river-act-{lang}-{'dark' if dark else 'light'}")


@pytest.mark.parametrize(
    ("size", "lang"),
    [(NARROW, "de"), (NARROW, "fr"), (PHONE, "en"), (PHONE, "nl"), ((820, 1180), "de"), (DESKTOP, "fr"), (WIDE, "en")],
)
def test_nothing_hangs_over_the_edge(visit: Visit, folder: Path, shot: Shot, size: tuple[int, int], lang: str) -> None:
    page = visit(lang=lang, size=size, phone=size[0] < 760)
    begin(page, folder)
    for text in independent(seen(page)["choices"]):
        move_one(page, *text.split()[1:])
    page.wait_for_selector(".act")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.eval_on_selector_all(
        ".question button, [data-field]",
        "all => all.map(one => one.getBoundingClientRect()).filter(box => Math.min(box.width, box.height) < 43)",
    )
    assert small == [], "everything is large enough for a finger"
    shot(page, f"wind-river-{size[0]}-{lang}")


SEEN = [".question", ".ask", ".effect", ".acts", ".plain", ".rows"]  # while I am asked, and what I own
STEADY = [".question", ".plain", ".rows"]


def crowded(live: LiveMatch) -> bool:
    """Seat 1 is to move four buffalo or more, and everybody else goes hungry."""
    view = seen_as(View, live.view(SPECTATOR))
    return bool(
        (view.phase, view.turn) == ("herd", 1) and view.herd_left >= 4 and all(seat.hungry for seat in view.seats[1:])
    )


@pytest.mark.parametrize("size", LAPTOPS + PHONES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (3, "en"), (4, "de")])
def test_everything_fits_the_screen_and_nothing_jumps(
    visit: Visit, folder: Path, shot: Shot, size: tuple[int, int], seats: int, lang: str
) -> None:
    page = visit(lang=lang, size=size, phone=size in PHONES)
    come(page, deal(folder, "wind_river", [page, *["greenhorn"] * (seats - 1)], crowded, level="hand"))
    assert asked(page)
    below = size in PHONES  # the log, and who talks

    def fits(when: str) -> None:
        assert misfits(page, [*SEEN, ".seat.own" if size[0] >= 1200 else ".strip"], below) == [], when
        assert boxes(page, STEADY) == steady, when

    steady = boxes(page, STEADY)
    fits("a herd is asked for")
    while not page.locator(".act").count():
        choose_first(page)
        fits("a buffalo is held, or has moved")
    page.locator(".act[tabindex='-1']").or_(page.locator(".act")).first.click()
    fits("an act, or why it cannot be")
    while not page.locator(".wr-done.primary").count():
        choose_first(page)
        fits("the act")
    shot(page, f"wind-river-fits-{seats}-{size[0]}-{lang}")
    done(page)
    assert asked(page)
    fits("the others have moved")


def choose_first(page: Page) -> None:
    if page.locator(".act").count() and not page.locator(".act[aria-pressed=true]").count():
        page.locator(".act[data-choice]").first.click()
    else:
        page.locator("[data-field][data-choice=first]").click()
    settled(page)


def test_a_board_of_nine_positions_on_a_phone_is_scrolled_in_itself(visit: Visit, folder: Path) -> None:
    page = visit(phone=True)
    sit(page, folder, "hand", "hand", depth="9")
    assert asked(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field(page, "B9").scroll_into_view_if_needed()
    field(page, "B9").tap()
    done(page)
