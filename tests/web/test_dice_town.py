"""Dice Town in the browser: whole games by clicking and by keyboard, every question, every option, secrets, clocks."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from corral import record
from corral.games.dice_town.view import View
from corral.table.live_match import LiveMatch
from tests.given import seen_as

from .asks import seen
from .conftest import NARROW, ROOT, WIDE, Axe, Shot, Visit
from .dealt import Wanted, deal, end, wander
from .fits import LAPTOPS, PHONES, boxes, misfits

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

    def wanted(live: LiveMatch) -> bool:
        if 0 not in live.acting() or len(live.legal(0)) < 2:
            return False
        view = live.view(0)
        return view.phase == phase and all(
            test(msgspec.to_builtins(getattr(view, part))) for part, test in more.items()
        )

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


def late(live: LiveMatch) -> bool:
    """The last rounds: seat 1 chooses dice, and hardly anything is left in the mine or of the deeds."""
    if 0 not in live.acting():
        return False
    view = seen_as(View, live.view(0))
    return view.phase == "keep" and (view.mine <= 2 or view.decks.property <= 1)


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
        live = None
        for live in wander("dice_town", names, words, number):
            positions += 1
            for seat in live.acting():
                view, choices = live.view(seat), live.choices(seat)
                if fresh := {(str(view.phase), text) for text in choices} - known:
                    known |= fresh
                    told.append({"seat": seat + 1, "view": view, "choices": choices, "lines": [], "changes": []})
        assert live is not None
        telling = record.Telling(live.fold, 0)
        lines, changes = telling.read(live.fold), msgspec.to_builtins(telling.changes)
        told.append({"seat": 1, "view": live.view(0), "choices": [], "lines": lines, "changes": changes})
    assert positions > 10_000
    assert len({phase for phase, _ in known}) > 20
    (tmp_path / "told.json").write_bytes(msgspec.json.encode(told))
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


def test_the_last_rounds_by_keyboard_alone(visit: Visit, folder: Path) -> None:
    """Whole games by keys are played by ear (test_blind.py)."""
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT], late, wild_west="no", edition="2009"))
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


def about(card: str, window: dict[str, Any]) -> bool:
    return bool(window["card"] == card)


@pytest.mark.parametrize("lang", ["en", "de", "nl", "fr"])
def test_every_question_is_answered_by_touch(visit: Visit, folder: Path, lang: str) -> None:
    page = visit(lang=lang)
    quarter = ["en", "de", "nl", "fr"].index(lang)
    for phase, seed in list(QUESTIONS.items())[quarter::4]:
        answered(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], asked(phase), seed=seed, indians="yes"))
    for card, seed in list(WINDOWS.items())[quarter::4]:
        window = asked("window", window=partial(about, card))
        answered(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], window, seed=seed, indians="yes"))
    if lang == "nl":
        answered(page, deal(folder, "dice_town", [page, BOT, BOT], asked("remedy"), edition="2009"))


def test_the_second_may_pass_where_the_table_says_so(visit: Visit, folder: Path) -> None:
    def may_pass(live: LiveMatch) -> bool:
        return asked("act")(live) and seen_as(View, live.view(0)).place != "saloon" and "pass" in live.choices(0)

    page = visit(lang="de")
    sit(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], may_pass, second_action="may"))
    expect(page.locator(".top .where")).to_contain_text("Zweitbeste dürfen passen")
    before = seen(page)
    page.get_by_role("button", name="Passen", exact=True).click()
    page.wait_for_selector(SETTLED)
    after = seen(page)
    assert after["asked"] != before["asked"]
    assert (after["view"]["round"], after["view"]["place"]) != (before["view"]["round"], before["view"]["place"])
    if after["view"]["round"] == before["view"]["round"]:
        assert not after["view"]["seats"][0]["acted"]


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
    clock = page.locator(".me .clock")
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


# Screens

RICH = {"seats": lambda seats: seats[0]["cash"] > 2 and seats[0]["nuggets"] and len(seats[0]["hand"]) > 2}
LATE = {"round": lambda number: number > 4}
# What is asked, of how many seats, with which seed of `deal` and which options
POSITIONS: dict[str, tuple[Wanted, int, int, dict[str, Any]]] = {
    "dice": (asked("keep", **LATE), 2, 1, {"wild_west": "no"}),
    "dice of six": (asked("keep", seats=lambda seats: len(seats[0]["hand"]) > 5), 6, 8, {"indians": "yes"}),
    "before the roll": (asked("before"), 4, 1, {"indians": "yes"}),
    "a theft among six": (asked("act", place=lambda place: place == "saloon", **LATE), 6, 1, {"indians": "yes"}),
    "the badge": (asked("act", place=lambda place: place == "sheriff", **LATE), 4, 1, {}),
    "the store of two": (asked("act", place=lambda place: place == "store", **LATE), 2, 1, {"edition": "2009"}),
    "an offer": (asked("bribe", **RICH), 4, 1, {}),
    "offers to the Sheriff": (asked("favour", bribes=lambda bribes: len(bribes) > 2), 6, 1, {}),
    "Doc": (asked("visit", **LATE), 4, 1, {}),
    "cards to keep": (asked("take card", drawn=lambda cards: len(cards) > 2), 4, 1, {}),
    "the hunt": (asked("catch"), 6, 4, {}),
    "an ambush among six": (asked("ambush"), 6, 1, {"indians": "yes"}),
    "a window": (asked("window"), 4, 6, {}),
}
# The question, the street, what I own, and each thing that may be chosen
MOST = 11
MUSTS = [".question", ".question .ask", ".acts .btn", ".street", ".mat", ".me", ".hand"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_fits_every_screen(visit: Visit, folder: Path, shot: Shot, lang: str) -> None:
    """What is asked, the street and what I own are seen whole, readable, and where they were at the last question."""
    page = visit(lang=lang)
    stays: dict[tuple[int, tuple[int, int]], dict[str, list[float]]] = {}
    found: list[str] = []
    for name, (wanted, seats, seed, words) in POSITIONS.items():
        sit(page, deal(folder, "dice_town", [page, *[BOT] * (seats - 1)], wanted, seed=seed, **words))
        page.wait_for_selector(f"{SETTLED}.mine")
        for size in [*LAPTOPS, *PHONES]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            phone = size in PHONES
            expect(page.locator(".bench .market")).to_have_count(int(phone))
            found += [f"{name} {size}: {told}" for told in misfits(page, [*MUSTS, *choices(page)], below=phone)]
            found += [f"{name} {size}: {told}" for told in page.evaluate(CROWDED)]
            now = boxes(page, [".question", ".street", ".mat"])
            if phone:  # buttons stand where they stood, however much there is to say
                [(_, top, _, height)] = boxes(page, [".question .acts"]).values()
                now["buttons"] = [top + height]
            assert stays.setdefault((seats, size), now) == now, f"{name} {size}: something jumps"
            shot(page, f"dice-town-{lang}-{name.replace(' ', '-')}-{size[0]}x{size[1]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_sheet_of_six_is_whole_on_every_screen(visit: Visit, folder: Path, shot: Shot, lang: str) -> None:
    page = visit(lang=lang)
    sit(page, deal(folder, "dice_town", [page, *[BOT] * 5], end, level="hand"))
    for width, height in [*LAPTOPS, *PHONES]:
        page.set_viewport_size({"width": width, "height": height})
        scroll = page.locator("dialog .scroll")
        expect(scroll.locator("tbody tr")).to_have_count(7)
        assert scroll.evaluate("one => one.scrollWidth - one.clientWidth") == 0, f"{width}x{height}"
        assert scroll.evaluate(CUT) == [], f"{width}x{height}"
        assert misfits(page, [], below=True) == [], f"{width}x{height}"
        shot(page, f"dice-town-sheet-{lang}-{width}x{height}")


# Texts of a table that reach over their cell
CUT = """(table) => [...table.querySelectorAll('th, td')].flatMap((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const [text, box] = [range, cell].map((one) => one.getBoundingClientRect());
    return cell.querySelector('.hidden') || (text.left >= box.left - 4 && text.right <= box.right + 4)
        ? [] : [cell.textContent.trim()];
})"""


def choices(page: Page) -> list[str]:
    """What may be chosen in the form of the question: so many are seen at once, more are scrolled."""
    return [".mat [data-choice]"] if 0 < page.locator(".mat [data-choice]").count() <= MOST else []


# A house's name beside its neighbour's, a text that is cut in the question, a choice that the form cuts
CROWDED = """() => {
    const told = [];
    for (const house of document.querySelectorAll('.house')) {
        for (const name of house.querySelectorAll('h2 > span')) {
            const range = document.createRange();
            range.selectNodeContents(name);
            const hidden = name.checkVisibility() ? name.getBoundingClientRect().width < 2 : true;
            if (!hidden && range.getBoundingClientRect().width > house.getBoundingClientRect().width)
                told.push(`${name.textContent.trim()} is wider than its house`);
        }
    }
    const ask = document.querySelector('.question').getBoundingClientRect();
    for (const part of document.querySelectorAll('.question .effect > *, .question .ask, .question .btn')) {
        const { top, bottom } = part.getBoundingClientRect();
        if (top < ask.top - 1 || bottom > ask.bottom + 1) told.push(`${part.textContent.trim()} leaves the question`);
    }
    const effect = document.querySelector('.question .effect');
    if (effect.scrollHeight > effect.clientHeight + 2) told.push(`cut: ${effect.textContent.trim()}`);
    const form = document.querySelector('.mat .form').getBoundingClientRect();
    const choices = [...document.querySelectorAll('.mat [data-choice]')];
    for (const choice of choices.length > 11 ? [] : choices) {
        const { top, bottom, left, right } = choice.getBoundingClientRect();
        if (top < form.top - 1 || bottom > form.bottom + 1 || left < form.left - 1 || right > form.right + 1)
            told.push(`${choice.textContent.trim().slice(0, 30)} is cut`);
    }
    return told;
}"""


@pytest.mark.parametrize(("size", "dark", "seats"), [(NARROW, False, 6), ((844, 390), True, 2), (WIDE, False, 6)])
def test_axe_finds_nothing_on_any_screen(
    visit: Visit, folder: Path, axe: Axe, size: tuple[int, int], dark: bool, seats: int
) -> None:
    page = visit(size=size, dark=dark)
    sit(page, deal(folder, "dice_town", [page, *[BOT] * (seats - 1)], asked("act", **LATE)))
    axe(page)


def test_questions_say_what_they_cost(visit: Visit, folder: Path) -> None:
    """The last roll of the others, the badge, the worth of cards, whom a card hits, what is stopped."""
    page = visit()
    four = asked("keep", seats=lambda seats: len(seats[0]["kept"]) == 4 and seats[0]["cash"] > 0)
    sit(page, deal(folder, "dice_town", [page, BOT, BOT], four))
    page.locator(".mat button.die-button").click()
    expect(page.locator(".effect")).to_contain_text("Your hand is complete: the others get one last roll.")
    other = lambda sheriff: sheriff != 1  # noqa: E731
    badge = asked("act", place=lambda place: place == "sheriff", sheriff=other)
    sit(page, deal(folder, "dice_town", [page, BOT, BOT], badge))
    expect(page.locator(".option", has_text="Take the badge")).to_contain_text("+5 points")
    sit(page, deal(folder, "dice_town", [page, BOT, BOT], asked("take card", drawn=lambda cards: "colt" in cards)))
    expect(page.locator(".option", has_text="Colt")).to_contain_text("+5 points")
    aimed = asked("window", window=lambda window: window["card"] == "not-so-fast" and window["target"] == 1)
    sit(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], aimed, seed=6))
    expect(page.locator(".ask")).to_have_text(re.compile(r"plays .* against you\. Do you cancel it\?"))
    expect(page.locator(PRIMARY)).to_have_text(re.compile("^Cancel "))
    sit(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], asked("wire"), seed=2))
    expect(page.get_by_role("button", name="Fence in no more")).to_be_visible()


def test_nothing_lies_on_the_table_that_nobody_played(visit: Visit, folder: Path) -> None:
    page = visit()
    window = asked("window", window=lambda window: window["card"] == "hypochondria", table=lambda cards: not cards)
    sit(page, deal(folder, "dice_town", [page, BOT, BOT, BOT], window, seed=6, indians="yes"))
    expect(page.locator(".mat h2")).to_have_text("You may play")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".ask")).not_to_contain_text("Doc all the same")

    def watched(live: LiveMatch) -> bool:
        view = seen_as(View, live.view(0))
        return live.asks_anonymously() and not view.table and len(live.legal(0)) < 2

    sit(page, deal(folder, "dice_town", [page, page, BOT], watched))
    expect(page.get_by_text("On the table")).to_have_count(0)


def test_equal_deeds_are_one_card_with_a_figure(visit: Visit, folder: Path) -> None:
    page = visit(phone=True)
    double = asked("keep", seats=lambda seats: len(seats[0]["hand"]) > len(set(seats[0]["hand"])))
    sit(page, deal(folder, "dice_town", [page, BOT], double))
    hand = seen(page)["view"]["seats"][0]["hand"]
    twice = max(hand, key=hand.count)
    expect(page.locator(".hand .card")).to_have_count(len(set(hand)))
    expect(page.locator(".hand .count")).to_contain_text([f"{hand.count(twice)} ×"])


def test_a_round_is_played_by_roles_and_names_alone(visit: Visit, folder: Path) -> None:
    """A question is a heading, and names the group of its choices; its last button confirms what is chosen."""
    page = visit(lang="de")
    sit(page, deal(folder, "dice_town", [page, BOT], seed=3))
    questions = set()
    heading, turns = page.get_by_role("heading", level=1), count()
    for _ in range(100):
        page.wait_for_selector(f"{SETTLED}.mine .acts .primary")
        if re.search("Runde [2-9]", page.get_by_role("banner").inner_text()):
            break
        question = heading.inner_text()
        questions.add(question)
        confirm = heading.locator("..").get_by_role("button").last
        choices = page.get_by_role("group", name=question, exact=True).get_by_role("button", disabled=False)
        if confirm.is_disabled():
            choices.first.wait_for()  # dice that still roll cannot be chosen
            choices.nth(next(turns) % choices.count()).click()
            expect(page.get_by_role("button", pressed=True).first).to_be_visible()
        else:
            key = page.locator(".question").get_attribute("data-question")
            confirm.click()
            page.wait_for_function("key => document.querySelector('.question').dataset.question !== key", arg=key)
    assert len(questions) > 2
    assert all(question.endswith("?") for question in questions)


def test_the_end_opens_every_hand(visit: Visit, folder: Path) -> None:
    page = visit()
    sit(page, deal(folder, "dice_town", [page, BOT, BOT], lambda live: live.over))
    seats = seen(page)["view"]["seats"]
    for number in (2, 3):
        hand = set(seats[number - 1]["hand"])
        article = page.locator(".seat").nth(number - 2)
        expect(article.locator(".hand li:not(.none)")).to_have_count(len(hand))
    assert any(seat["hand"] for seat in seats[1:])


# Several people


def test_all_see_who_has_chosen_and_nobody_what(visit: Visit, folder: Path) -> None:
    one, other = visit(), visit(phone=True)
    table = deal(folder, "dice_town", [one, other])
    sit(one, table)
    sit(other, table)
    expect(one.locator(".seat .state")).to_have_text("Choosing")
    mine = one.locator(".mat button.die-button").first
    mine.click()
    other.locator(".mat button.die-button").first.click()
    other.locator(PRIMARY).click()
    expect(other.locator(".ask")).to_have_text("Your answer is sealed. The others still choose.")
    expect(one.locator(".seat .state")).to_have_text("Ready")
    expect(one.locator(".log")).not_to_contain_text("kept")
    assert seen(one)["view"]["seats"][1]["kept"] == []
    expect(mine).to_have_attribute("aria-pressed", "true")  # what another one answers leaves my choice as it is
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

    def other(live: LiveMatch) -> bool:
        return live.asks_anonymously() and len(live.legal(0)) < 2 and len(live.legal(1)) > 1

    sit(page, deal(folder, "dice_town", [page, page, BOT], other))
    page.get_by_role("button", name="It is me").click()
    expect(page.locator("main.table")).to_have_attribute("data-seat", "2")
    expect(page.locator(PRIMARY)).to_have_text(re.compile("^(Play|Cancel) "))
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

# Notes, frame by frame, at which house the town is, who stands there, and what the Sheriff's banner says.
WATCH = """() => {
    window.frames_seen = new Set();
    const text = (what) => document.querySelector(what)?.innerText.replace(/\\s+/g, ' ').trim() ?? '';
    const look = () => {
        const now = [text('.house.now .long'), text('.verdict p'), text('.house.now .rank')];
        window.frames_seen.add(now.join('|'));
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_town_is_seen_house_by_house(visit: Visit, folder: Path) -> None:
    """The Town Hall too, although it is over with the round; a verdict never outlives its house."""
    page = visit(still=False)
    sit(page, deal(folder, "dice_town", [page, *["hand"] * 3], seed=3, indians="yes"))
    page.evaluate(WATCH)
    turns = count()
    while "Round 3" not in page.locator(".top .where").inner_text():
        step(page, click, turns)
    frames = [frame.split("|") for frame in page.evaluate("[...window.frames_seen]")]
    houses: dict[str, set[str]] = {}
    for house, verdict, rank in frames:
        if verdict:
            houses.setdefault(verdict, set()).add(house)
        if house == "Town Hall":
            assert rank, "nobody stands there"
    assert {"Mine", "Town Hall"} <= {house for house, _, _ in frames}
    assert houses, "no tie was decided"
    assert "" not in set().union(*houses.values())


def test_a_hunt_shows_its_dice(visit: Visit, folder: Path) -> None:
    page = visit(still=False)

    def hunted(live: LiveMatch) -> bool:
        view = seen_as(View, live.view(0))
        return asked("act", place=lambda place: place == "sheriff", second=bool)(live) and view.first == 1

    sit(page, deal(folder, "dice_town", [page, BOT, BOT], hunted))
    view = seen(page)["view"]
    kings = view["seats"][view["second"] - 1]["kept"].count("K")
    page.locator(".option", has_text="Take the badge").click()
    page.locator(PRIMARY).click()
    expect(page.locator(".mat h2").first).to_have_text("The hunt")
    expect(page.locator(".shown .die")).to_have_count(kings)
    expect(page.locator(".house.now .long")).to_have_text("Sheriff")


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
