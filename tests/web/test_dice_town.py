"""Dice Town in the browser: whole games by clicking and by keyboard, every question, every option, secrets, clocks."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from corral import record
from corral.table.course import Course

from .asks import seen
from .conftest import NARROW, ROOT, WIDE, Axe, Shot, Visit
from .dealt import Wanted, deal, wander

Touch = Callable[[Page, Locator], None]
OVER = ".question [href='/']"
PRIMARY = ".question.mine .acts .primary"
READY = f"{PRIMARY}:not(:disabled)"
SETTLED = ".question[data-pending=false]"
# Whatever may be touched besides the button that confirms.
OFFERED = ".mat button:not(:disabled), .hand button, .question.mine .acts .btn:not(.primary, .icon-only, .quiet)"
STEPS = 2000
PATIENCE = 3000
BOT = "greenhorn"


def sit(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.wait_for_selector("main h1:not(.quieter)")  # not the one that says it is connecting


def asked(phase: str, **more: Callable[[Any], bool]) -> Wanted:
    """Seat 1 has a choice in this phase; `more`: what else must hold of parts of its view."""

    def wanted(course: Course) -> bool:
        if 0 not in course.acting() or len(course.legal(0)) < 2:
            return False
        view = course.view(0)
        return view["phase"] == phase and all(test(view[part]) for part, test in more.items())

    return wanted


def step(page: Page, touch: Touch, turns: Iterator[int]) -> bool:
    """Confirm what is chosen, else touch one thing, another one each time; False: the game is over."""
    page.wait_for_selector(f"{SETTLED}.mine .acts .primary, {OVER}", timeout=60_000)
    if page.locator(OVER).count():
        return False
    act(page, touch, turns)
    return True


def act(page: Page, touch: Touch, turns: Iterator[int]) -> None:
    ready, offered = page.locator(READY), page.locator(OFFERED)
    try:
        if ready.count():
            touch(page, ready)
        elif many := offered.count():
            touch(page, offered.nth(next(turns) % many))
    except TimeoutError:
        pass  # the question was closed meanwhile: look again


def play(page: Page, touch: Touch) -> None:
    turns = count()
    for _ in range(STEPS):
        if not step(page, touch, turns):
            return
    raise AssertionError(f"not over after {STEPS} steps: {page.locator('.question').inner_text()}")


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


def late(course: Course) -> bool:
    """The last rounds: seat 1 chooses dice, and not much is left in the mine or of the deeds."""
    if 0 not in course.acting():
        return False
    view = course.view(0)
    return view["phase"] == "keep" and (view["mine"] <= 4 or view["decks"]["property"] <= 3)


# Words

OPTIONS = [
    {},
    {"indians": "yes"},
    {"edition": "2009"},
    {"wild_west": "no"},
    {"edition": "2009", "wild_west": "no"},
    {"edition": "2009", "indians": "yes"},
]


def test_every_question_and_every_line_has_words(tmp_path: Path) -> None:
    """Games of every number of players with all options; what is new in a position is said in four languages."""
    known: set[tuple[str, str]] = set()
    told: list[dict[str, Any]] = []
    positions = 0
    for number in range(30):
        words = OPTIONS[number % len(OPTIONS)]
        names = [f"n{seat}" for seat in range(2 + number % (4 if "wild_west" in words else 5))]
        course = None
        for course in wander("dice_town", names, words, number):
            positions += 1
            for seat in course.acting():
                view, choices = course.view(seat), course.choices(seat)
                if fresh := {(str(view["phase"]), text) for text in choices} - known:
                    known |= fresh
                    told.append({"seat": seat + 1, "view": view, "choices": choices, "lines": []})
        assert course is not None
        lines = record.told(course.fold, 0)
        told.append({"seat": 1, "view": course.view(0), "choices": [], "lines": lines})
    assert positions > 10_000
    assert len({phase for phase, _ in known}) > 20
    (tmp_path / "told.json").write_text(json.dumps(told))
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = ["npx", "vite", "build", "--ssr", "src/games/dice_town/spoken.ts", "--outDir", str(tmp_path / "built")]
    subprocess.run(build, cwd=ROOT / "web", check=True, capture_output=True)
    script = """
        import { readFileSync } from 'node:fs';
        const [, folder] = process.argv;
        const { speechless } = await import(`${folder}/built/spoken.js`);
        console.log(JSON.stringify(speechless(JSON.parse(readFileSync(`${folder}/told.json`, 'utf8')))));
    """
    command = ["node", "--input-type=module", "-e", script, str(tmp_path)]
    said = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout
    assert json.loads(said) == []


# Whole games


def test_a_whole_game_with_everything_by_clicking(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT, BOT], indians="yes"))
    play(page, click)
    after = seen(page)
    assert after["over"]
    expect(page.locator("dialog table tr.sum td").first).to_have_text(str(after["seats"][0]["points"]))
    expect(page.locator("dialog table tbody tr")).to_have_count(7)
    shot(page, "dice-town-over")
    axe(page)


def test_a_whole_game_by_keyboard_alone(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT], wild_west="no", edition="2009"))
    play(page, by_keys)
    assert seen(page)["over"]


def test_six_on_a_phone_in_german_to_the_end(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit(lang="de", phone=True)
    sit(page, deal(folder, "dice_town", [page, *[BOT] * 5], late))
    shot(page, "dice-town-six-phone")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".strip > li").count() == 6
    play(page, tap)
    assert seen(page)["over"]


def test_two_in_french_by_night_to_the_end(visit: Visit, folder: Path) -> None:
    page = visit(lang="fr", dark=True)
    sit(page, deal(folder, "dice_town", [page, BOT], late, edition="2009"))
    play(page, click)
    assert seen(page)["over"]


# One question after the other

# Each with the seed of the first game in which it comes up; from there on it is looked for.
QUESTIONS = {
    "before": 1, "keep": 1, "bribe": 1, "favour": 2, "act": 1, "take card": 1, "take stolen": 2, "take discarded": 30,
    "take river": 8, "put back": 8, "take outlaw": 24, "steal again": 17, "again": 3, "catch": 4, "visit": 1, "wire": 2,
    "target": 8, "give": 32, "bless": 3, "ambush": 1, "close": 12, "tribe": 1,
}  # fmt: skip
WINDOWS = {
    "not-so-fast": 6, "accomplice": 3, "election-fraud": 6, "insurance": 12, "hypochondria": 6, "smoke-signal": 4,
}  # fmt: skip


def answered(page: Page, table: str) -> None:
    """Answer what is asked by clicking alone, and see that the server took it."""
    sit(page, table)
    put = seen(page)["asked"]
    assert put is not None
    turns = count()
    for _ in range(20):
        page.wait_for_selector(f"{SETTLED}, {OVER}")
        if seen(page)["asked"] != put:
            return
        step(page, click, turns)
    raise AssertionError(f"not answered: {page.locator('.question').inner_text()}")


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
def test_every_question_is_answered_by_touch(visit: Visit, folder: Path, lang: str) -> None:
    page = visit(lang=lang)
    quarter = ["en", "de", "nl", "fr"].index(lang)
    for phase, seed in list(QUESTIONS.items())[quarter::4]:
        answered(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], asked(phase), seed=seed, indians="yes"))
    for card, seed in list(WINDOWS.items())[quarter::4]:
        window = asked("window", window=lambda window, card=card: window["card"] == card)
        answered(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], window, seed=seed, indians="yes"))
    if lang == "nl":
        answered(page, deal(folder, "dice_town", [page, BOT, BOT], asked("remedy"), edition="2009"))


def test_dice_are_chosen_by_touch_with_their_price(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, *[BOT] * 4]))
    dice = page.locator(".mat button.die-button")
    expect(dice).to_have_count(5)
    expect(page.locator(".top .where")).to_contain_text("Round 1, roll 1")
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
    expect(page.locator(".log")).to_contain_text(f"You kept {' '.join(faces[:2])} for $1.")
    expect(page.locator(".top .where")).to_contain_text("Round 1, roll 2")


def test_an_offer_is_sealed_and_paid_only_if_named(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page = visit()
    rich = asked("bribe", seats=lambda seats: seats[0]["cash"] > 2 and seats[0]["nuggets"] and seats[0]["hand"])
    sit(page, deal(folder, "dice_town", [page, *[BOT] * 4], rich))
    cash = seen(page)["view"]["seats"][0]["cash"]
    expect(page.locator(PRIMARY)).to_be_disabled()
    row = page.locator(".bid .row").first
    row.locator("button", has_text=re.compile(r"^(\$2|\+)$")).click(click_count=2)
    page.locator(".hand button").first.click()
    expect(page.locator(PRIMARY)).to_have_text("Seal the offer −$2")
    expect(page.locator(".effect")).to_contain_text(f"Cash ${cash} → ${cash - 2}")
    shot(page, "dice-town-offer")
    axe(page)
    page.locator(PRIMARY).click()
    expect(page.locator(".log")).to_contain_text("You offered $2.")


def test_the_sheriff_decides_and_everybody_watches(visit: Visit, folder: Path, shot: Shot, axe: Axe) -> None:
    page, other = visit(), visit()
    several = asked("favour", bribes=lambda bribes: len(bribes) >= 3 and 2 in [bribe["seat"] for bribe in bribes])
    table = deal(folder, "dice_town", [page, other, BOT, BOT, BOT], several, {"move": 60, "bank": 600})
    sit(page, table)
    sit(other, table)
    bidder = page.locator(".seat h2").first.inner_text()
    offers = page.locator(".offer.may")
    assert offers.count() >= 3
    named = page.locator(".offer.may", has_text=bidder)
    named.click()
    expect(named).to_have_attribute("aria-pressed", "true")
    expect(page.locator(PRIMARY)).to_have_text(re.compile(f"^Name {bidder}( \\+\\d+)?$"))
    clock = page.locator(".sheriffs-table .clock")
    expect(clock).not_to_have_text(clock.inner_text())
    shot(page, "dice-town-favour")
    axe(page)
    expect(other.locator(".offer.may")).to_have_count(0)
    expect(other.locator(".offer", has_text="sealed")).to_have_count(len(seen(page)["view"]["bribes"]) - 1)
    axe(other)
    page.locator(PRIMARY).click()
    expect(other.locator(".verdict")).to_contain_text("names you!")
    expect(other.locator(".log")).to_contain_text("named you.")
    expect(page.locator(".log")).to_contain_text(f"You named {bidder}.")


def test_undo_brings_the_dice_back(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT, BOT]))
    page.locator(".mat button.die-button").first.click()
    page.locator(PRIMARY).click()
    expect(page.locator(".log")).to_contain_text("You kept")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log")).to_contain_text("A move was taken back.")
    expect(page.locator(".mat button.die-button")).to_have_count(5)


def test_a_hint_is_marked(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT], asked("act")))
    page.get_by_role("button", name="Hint").click()
    marked = page.locator(".mat .hinted b")
    expect(marked).to_have_count(1)
    expect(page.locator(".effect b")).to_contain_text(marked.inner_text())


SCREENS = [
    (NARROW, False, 6, {"indians": "yes"}),
    (NARROW, True, 2, {"wild_west": "no"}),
    (WIDE, False, 6, {"indians": "yes"}),
    ((1024, 768), True, 4, {"edition": "2009"}),
]


@pytest.mark.parametrize(("size", "dark", "seats", "words"), SCREENS)
def test_the_table_fits_every_screen(
    visit: Visit,
    folder: Path,
    shot: Shot,
    axe: Axe,
    size: tuple[int, int],
    dark: bool,
    seats: int,
    words: dict[str, str],
) -> None:
    page = visit(size=size, dark=dark)
    town = asked("act", round=lambda number: number > 4)
    sit(page, deal(folder, "dice_town", [page, *[BOT] * (seats - 1)], town, **words))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, f"dice-town-{size[0]}{'-dark' if dark else ''}")
    axe(page)


# Several people


def test_all_see_who_has_chosen_and_nobody_what(visit: Visit, folder: Path) -> None:
    one, other = visit(), visit(phone=True)
    table = deal(folder, "dice_town", [one, other])
    sit(one, table)
    sit(other, table)
    expect(one.locator(".seat .state")).to_have_text("Choosing")
    other.locator(".mat button.die-button").first.click()
    other.locator(PRIMARY).click()
    expect(other.locator(".ask")).to_have_text("Your answer is sealed. The others still choose.")
    expect(one.locator(".seat .state")).to_have_text("Ready")
    expect(one.locator(".log")).not_to_contain_text("kept")
    assert seen(one)["view"]["seats"][1]["kept"] == []
    one.locator(".mat button.die-button").first.click()
    one.locator(PRIMARY).click()
    expect(one.locator(".log")).to_contain_text("You kept")
    for page in (one, other):
        expect(page.locator(".mat button.die-button")).to_have_count(4)
        expect(page.locator(".top .where")).to_contain_text("roll 2")


def test_at_one_screen_secrets_are_hidden_before_it_is_passed_on(visit: Visit, folder: Path, axe: Axe) -> None:
    page = visit()
    holding = asked("keep", seats=lambda seats: seats[0]["hand"] and seats[1]["cards"], asked=lambda seats: 2 in seats)
    sit(page, deal(folder, "dice_town", [page, page, BOT], holding, {"move": 60, "bank": 600}))
    expect(page.locator("main.table")).to_have_attribute("data-seat", "1")
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".me .clock")).to_be_visible()
    page.locator(".mat button.die-button").first.click()
    page.locator(PRIMARY).click()
    expect(page.get_by_role("button", name="It is me")).to_be_visible()
    for secret in (".hand", ".mat", ".log", ".street"):
        expect(page.locator(secret)).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="It is me").click()
    expect(page.locator("main.table")).to_have_attribute("data-seat", "2")
    dice = page.locator(".mat button.die-button").first
    dice.click()
    expect(dice).to_have_attribute("aria-pressed", "true")


def test_at_one_screen_who_may_play_a_card_is_found(visit: Visit, folder: Path) -> None:
    """In a window nobody is named: the seat that has a choice gets the screen all the same."""
    page = visit()

    def other(course: Course) -> bool:
        return course.hushed() and len(course.legal(0)) < 2 and len(course.legal(1)) > 1

    sit(page, deal(folder, "dice_town", [page, page, BOT], other))
    page.get_by_role("button", name="It is me").click()
    expect(page.locator("main.table")).to_have_attribute("data-seat", "2")
    expect(page.locator(PRIMARY)).to_have_text(re.compile("^Play "))
    page.locator(".acts .btn", has_text=re.compile("^Pass$")).click()
    expect(page.get_by_text("Whoever holds")).to_have_count(0)  # the screen may be on its way to the next one already


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


def test_a_browser_is_never_told_what_the_other_holds(visit: Visit, folder: Path) -> None:
    one, other = visit(), visit()
    heard = listen(one), listen(other)
    holding = asked("keep", seats=lambda seats: seats[0]["hand"] and seats[1]["cards"], asked=lambda seats: 2 in seats)
    table = deal(folder, "dice_town", [one, other, BOT], holding)
    sit(one, table)
    sit(other, table)
    turns = count(), count()
    for _ in range(30):
        for page, turn in zip((one, other), turns, strict=True):
            if page.locator(f"{SETTLED}.mine .acts .primary").count():
                act(page, click, turn)  # without waiting: the other one may be asked first
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
        last, own = (
            next(
                message["seen"]["view"]
                for message in reversed(heard[who])
                if message["kind"] == "position" and message["seen"]["view"] and not message["seen"]["view"]["over"]
            )
            for who in (theirs, mine)
        )
        secret = {card for card in own["seats"][mine]["hand"] if not card.startswith("deed")}
        told = [last["discard"], last["table"], last["seats"][theirs]["hand"], last["window"], last["bribes"]]
        public = set(strings(told))  # a Sheriff is shown the card that is offered
        assert not (secret - public) & set(strings(last))
    assert held > 0


# Motion


def test_dollars_walk_where_they_are_paid(visit: Visit, folder: Path) -> None:
    page = visit(still=False)
    sit(page, deal(folder, "dice_town", [page, BOT]))
    page.evaluate(
        """() => {
            window.walked = 0;
            const walk = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                if (this.closest('.walks')) window.walked += 1;
                return walk.apply(this, how);
            };
        }"""
    )
    for index in (0, 1, 2):
        page.locator(".mat button.die-button").nth(index).click()
    page.locator(PRIMARY).click()
    page.wait_for_function("() => window.walked >= 2")
    expect(page.locator(".walks > *")).to_have_count(0)
