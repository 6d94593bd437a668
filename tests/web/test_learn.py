"""Courses and lessons as a newcomer meets them: every lesson is played by its own solution, with real clicks."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from corral.learn import Language
from corral.learn.courses import course, taught
from corral.learn.notes import notes
from corral.table.live_match import LiveMatch

from .conftest import DESKTOP, Axe, Shot, Visit
from .dealt import deal
from .fits import clashes, misfits

CONFIRM = "[data-confirm]"
PRIMARY = ".acts .primary"
TURNS = 4


def opened(page: Page, game: str, lesson: str) -> None:
    page.goto(f"/learn/{game}/{lesson}")
    page.wait_for_selector(".question[data-tone='asks']")


def moon_river(page: Page, move: str) -> None:
    verb, *rest = move.split()
    match verb:
        case "build":
            first, second, cell, other = rest
            for field in (first, second):
                if page.get_attribute(f"button[data-field='{field}']", "aria-pressed") == "false":
                    page.click(f"button[data-field='{field}']")
            hit = page.locator(f".large .hit[data-cell='{cell}']")
            hit.click()
            for _ in range(TURNS):
                if other in str(hit.get_attribute("aria-label")).split(cell, 1)[1]:
                    break
                page.keyboard.press("r")
        case "dry":
            page.click(f".large .hit[data-cell='{rest[0]}']")
        case "drive":
            for cell in rest:
                page.click(f".large .hit[data-cell='{cell}']")
            return
        case "hire":
            page.click(f"[data-token='{rest[0]}']")
            page.click(f"[data-side='{rest[1]}']")
            if page.locator(".large .hit").count() > 1:
                page.click(f".large .hit[data-cell='{rest[2]}']")
        case "swap":
            if page.get_attribute(f"button[data-field='{rest[0]}']", "aria-pressed") == "false":
                page.click(f"button[data-field='{rest[0]}']")
            page.click(".offers .hinted")
        case "rustle" | "bonus":
            page.click(".offers .hinted")
            if verb == "bonus":
                page.click(f".large .hit[data-cell='{rest[2]}']")
        case _:
            page.click(f"[data-move='{move}']")
            if verb != "pick":
                return
    page.click(CONFIRM)


def wind_river(page: Page, move: str) -> None:
    verb, *fields = move.split()
    if verb in ("trek", "raise", "drive", "gather"):
        page.click(f".act[aria-keyshortcuts='{verb[0]}']")
    for field in fields:
        page.click(f"[data-field='{field}']")


def dice_town(page: Page, move: str) -> None:
    verb, *rest = move.split()
    if verb == "keep":
        for face in rest:
            page.locator(f".die-button[aria-label^='{face},'][aria-pressed='false']").first.click()
    else:
        if verb == "bless":  # first the die, then its face
            page.locator(".mats .hinted").first.click()
        marked = page.locator(".mats button.hinted[aria-pressed='false']")
        if marked.count():
            marked.first.click()
        if verb == "outlaw":
            page.locator(".mats .hinted").click()
            return
    page.locator(PRIMARY).click()


PLAY: dict[str, Callable[[Page, str], None]] = {
    "moon_river": moon_river, "dice_town": dice_town, "wind_river": wind_river,
}  # fmt: skip


def played(page: Page, game: str, name: str, language: Language = "en") -> None:
    """To its end by its own solution; what is shown on request is what is played."""
    lesson = course(game, language).lesson(name)
    opened(page, game, name)
    for number, step in enumerate(lesson.steps, 1):
        expect(page.locator(".question")).to_have_attribute("data-tone", "asks")
        page.locator("[data-hint]").click()
        page.wait_for_selector("[data-hinted]")
        move = page.get_attribute("[data-hinted]", "data-hinted")
        assert move is not None
        PLAY[game](page, move)
        expect(page.locator(".question"), f"{name}: {move}").to_have_attribute("data-tone", "right")
        if "{" not in step.good:
            expect(page.locator(".question h1")).to_have_text(step.good)
        if number < len(lesson.steps):
            page.locator("[data-next]").click()
    expect(page.locator("a[data-next]")).to_be_visible()


LESSONS = [(game, lesson.id) for game in taught() for lesson in course(game).lessons]
OTHERS: list[Language] = ["de", "nl", "fr"]


@pytest.mark.parametrize("game", taught())
def test_every_lesson_is_played_to_its_end_on_the_board(visit: Visit, game: str) -> None:
    page = visit()
    for lesson in course(game).lessons:
        played(page, game, lesson.id)
    page.goto(f"/learn/{game}")
    expect(page.locator(".course.shown .mark")).to_have_count(len(course(game).lessons))


@pytest.mark.parametrize("language", OTHERS)
def test_lessons_are_played_in_other_languages(visit: Visit, language: Language) -> None:
    """A third of them in each: every lesson in English and in one more."""
    page = visit(lang=language)
    for game, lesson in LESSONS[OTHERS.index(language) :: len(OTHERS)]:
        played(page, game, lesson, language)


def test_a_try_that_is_not_right_is_answered_with_why_and_the_way_is_shown_after_three(
    visit: Visit, axe: Axe, shot: Shot
) -> None:
    page = visit()
    opened(page, "moon_river", "mr-bridge")
    step = course("moon_river").lesson("mr-bridge").steps[0]
    for _ in range(3):
        page.click("[data-move='stop']")
        expect(page.locator(".question h1")).to_have_text(step.wrong[0].say)
        expect(page.locator(".question")).to_have_attribute("data-tone", "wrong")
        expect(page.locator("[data-move='stop']")).to_be_visible()
    expect(page.locator("[data-hint]")).to_be_focused()
    axe(page)
    shot(page, "lesson-wrong")
    page.keyboard.press("Enter")
    moon_river(page, step.show)
    expect(page.locator("[data-next]")).to_be_focused()
    shot(page, "lesson-right")
    axe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_have_attribute("data-tone", "asks")
    expect(page.locator(".aims li.now")).to_contain_text(course("moon_river").lesson("mr-bridge").steps[1].goal)


@pytest.mark.parametrize("keys", [False, True])
def test_what_was_tried_stands_crossed_on_the_ranch_until_something_else_is_held(
    visit: Visit, axe: Axe, shot: Shot, keys: bool
) -> None:
    """A domino where nothing fits: faint, with a cross on each seam, and the sentence says what met what."""
    page = visit()
    opened(page, "moon_river", "mr-join")
    for field in (1, 3):
        page.click(f"button[data-field='{field}']")
    assert page.locator(".large .legal").count() == 0, "nobody is told where it fits before he asks"
    cell = page.locator(".large .hit[data-cell='a3']")
    expect(cell).to_have_attribute("aria-label", re.compile("^forest with cow on a3, .*; beside meadow on a2"))
    if keys:
        cell.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        cell.click()
        page.click(CONFIRM)
    expect(page.locator(".question")).to_have_attribute("data-tone", "wrong")
    expect(page.locator(".question h1")).to_have_text(re.compile("^Not there: .* meets .*\\.$"))
    expect(page.locator(".ghost.refused")).to_be_visible()
    crosses = page.locator(".large .cross").count()
    assert crosses == page.locator(".large .tried-line").count() > 0
    expect(page.locator("main > [aria-live='polite']")).to_have_text(page.inner_text(".question h1"))
    expect(page.locator(CONFIRM)).to_be_disabled()
    if keys:
        expect(cell).to_be_focused()
    axe(page)
    shot(page, "lesson-wrong-seams")
    page.click("[data-hint]")
    expect(page.locator(".large .legal").first).to_be_visible()
    moon_river(page, course("moon_river").lesson("mr-join").steps[0].show)
    expect(page.locator(".question")).to_have_attribute("data-tone", "right")
    expect(page.locator(".cross, .tried")).to_have_count(0)


def test_every_board_crosses_what_was_tried(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    opened(page, "moon_river", "mr-order")
    page.click("[data-move='pick 4']")
    page.click(CONFIRM)
    expect(page.locator(".slot.tried [data-move='pick 4']")).to_be_visible()
    page.click("[data-move='pick 1']")
    expect(page.locator(".tried")).to_have_count(0)

    opened(page, "wind_river", "wr-place")
    page.click("[data-field='C5']")
    expect(page.locator(".plain .cross")).to_have_count(1)
    expect(page.locator(".plain .tried-line")).to_have_count(1)
    axe(page)
    shot(page, "lesson-wrong-plain")
    opened(page, "wind_river", "wr-trek")
    wind_river(page, "trek B3 C4")
    expect(page.locator(".plain .cross")).to_have_count(1)
    page.click(".act[aria-keyshortcuts='t']")
    expect(page.locator(".plain .cross")).to_have_count(0)

    opened(page, "dice_town", "dt-mine")
    page.locator(".option", has_text="Pan").click()
    page.locator(PRIMARY).click()
    expect(page.locator(".option.tried")).to_have_count(1)
    axe(page)
    shot(page, "lesson-wrong-dice")
    page.locator(".option:not(.tried)").first.click()
    expect(page.locator(".option.tried")).to_have_count(0)
    opened(page, "dice_town", "dt-keep")
    page.locator(".acts .btn", has_text="Keep none").click()
    expect(page.locator(".acts .tried")).to_have_count(1)


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    page = visit()
    opened(page, "wind_river", "wr-place")
    for _ in range(2):
        page.keyboard.press("h")
        page.wait_for_selector("[data-hinted]")
        wanted = str(page.get_attribute("[data-hinted]", "data-hinted")).split()[1]
        for _ in range(80):
            at = page.evaluate("document.activeElement.dataset.field")
            if at == wanted:
                break
            page.keyboard.press("Tab" if not at else "ArrowRight" if at < wanted else "ArrowLeft")
        page.keyboard.press("Enter")
        expect(page.locator("[data-next]")).to_be_focused()
        page.keyboard.press("Enter")
    page.wait_for_url("**/learn/wind_river/wr-herd")


def test_what_happens_is_said_to_who_does_not_see_it(visit: Visit) -> None:
    page = visit()
    opened(page, "moon_river", "mr-bridge")
    step = course("moon_river").lesson("mr-bridge").steps[0]
    said = page.locator("main > [aria-live='polite']")
    expect(said).to_have_text(step.say)
    page.click("[data-move='stop']")
    expect(said).to_have_text(step.wrong[0].say)


def test_progress_is_kept_here_until_somebody_says_who_it_is(visit: Visit) -> None:
    page = visit(guest=False)
    played(page, "wind_river", "wr-place")
    page.goto("/learn/wind_river")
    expect(page.locator(".course.shown .mark")).to_have_count(1)
    page.get_by_role("button", name="Play: Wind River").click()
    page.get_by_role("dialog").get_by_role("button", name="Let’s play").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function("JSON.parse(localStorage.getItem('corral-learned')).length === 0")
    assert page.evaluate("fetch('/api/learn').then((told) => told.json())")["learned"] == ["wr-place"]


def test_what_is_no_lesson_is_said(visit: Visit) -> None:
    page = visit(refused=True)
    page.goto("/learn/moon_river/mr-moon")
    page.get_by_role("link", name="Learn").last.click()
    expect(page.locator("h1")).to_have_text("Learn by playing")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("phone", [False, True])
def test_courses_and_lessons_have_no_finding_of_axe(
    visit: Visit, axe: Axe, shot: Shot, phone: bool, dark: bool
) -> None:
    page = visit(phone=phone, dark=dark, lang="de" if dark else "en")
    name = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    page.goto("/learn")
    page.wait_for_selector(".course li")
    axe(page)
    shot(page, f"learn-{name}")
    for game, lesson in [("moon_river", "mr-join"), ("dice_town", "dt-aim"), ("wind_river", "wr-herd")]:
        opened(page, game, lesson)
        axe(page)
        shot(page, f"lesson-{game}-{name}")
        if not phone:
            page.set_viewport_size({"width": 1280, "height": 720})
            assert misfits(page, [".question .ask", ".question .acts"], below=True) == []
            page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


# The guided first game

WORDS = 80  # at most, before the first own move
ASKED_ANEW = (
    "before => document.querySelector('.question.mine') && "
    "!['', before].includes(document.querySelector('.question').dataset.question)"
)


def words(page: Page, *places: str) -> int:
    return sum(len(text.split()) for place in places for text in page.locator(place).all_inner_texts())


@pytest.mark.parametrize(("game", "asked"), [("moon_river", "pick"), ("dice_town", "keep"), ("wind_river", "place")])
def test_a_newcomers_first_game_has_a_note_at_its_first_question(
    visit: Visit, axe: Axe, shot: Shot, game: str, asked: str
) -> None:
    """From the lobby on: so many words, and the first question is understood."""
    page = visit(guest=False, size=(1280, 720))
    page.click(f"[data-play={game}]")
    page.wait_for_selector("#guest-name")
    read = words(page, "dialog")
    page.keyboard.press("Enter")
    page.wait_for_selector(".guide")
    said = notes(game)
    good = {
        "moon_river": re.escape(said["good"][asked]),  # there are no figures yet
        "dice_town": rf"{re.escape(said['good'][asked])}|\d\s×\s\w+ for the \w+, others .*",
        "wind_river": r"At the front of the herd, for example .*: \d buffalo there\.",
    }
    expect(page.locator(".guide p")).to_have_text(
        [f"What this is. {said['phase'][asked]}", re.compile(rf"^Good here\. ({good[game]})$")]
    )
    assert read + words(page, ".question h1", ".effect", ".guide p", ".tag") <= WORDS
    assert page.locator(".tag").count() <= 2
    expect(page.locator(".seat .sub").first).to_have_text("bot, Greenhorn")
    axe(page)
    shot(page, f"first-game-{game}")


def test_fewer_notes_and_none_are_kept_and_the_menu_brings_them_back(visit: Visit) -> None:
    page = visit()
    page.click("[data-play=moon_river]")
    page.wait_for_selector("[data-move^=pick]")
    expect(page.locator(".tag")).to_have_count(1)
    page.locator(".tag button").click()
    expect(page.locator(".tag")).to_have_count(0)
    page.get_by_role("button", name="Fewer notes").click()
    expect(page.locator(".guide")).to_be_visible()  # the first question of its kind
    page.locator("[data-move^=pick]").first.click()
    before = page.locator(".question").get_attribute("data-question")
    page.click(CONFIRM)
    page.wait_for_function(ASKED_ANEW, arg=before)
    same = page.locator("[data-move^=pick]").count() > 0  # who had no choice in the set-up builds now
    expect(page.locator(".guide")).to_have_count(0 if same else 1)
    page.reload()
    page.wait_for_selector(".guide")
    page.get_by_role("button", name="No more notes").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.locator(".top button[aria-label=Menu]").click()
    page.get_by_label("Notes").select_option("all")
    page.keyboard.press("Escape")
    expect(page.locator(".guide")).to_be_visible()


def growing(live: LiveMatch) -> bool:
    """Seat 1 chooses a parcel, and has a territory with cows."""
    if live.over or 0 not in live.acting() or len(live.legal(0)) < 2 or live.view(0).phase != "pick":
        return False
    seat: Any = live.view(0).seats[0]
    return any(len(one.cells) > 1 and 0 < one.points == len(one.cells) * one.cows for one in seat.territories)


@pytest.mark.parametrize("phone", [False, True])
def test_two_marks_at_most_one_on_a_phone_and_a_hint_leads_to_a_lesson(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, phone: bool
) -> None:
    page = visit(phone=phone)
    page.goto(f"/table/{deal(folder, 'moon_river', [page, 'greenhorn', 'greenhorn'], growing)}")
    page.wait_for_selector(".question.mine")
    page.locator(".top button[aria-label=Menu]").click()
    page.get_by_label("Notes").select_option("all")
    page.keyboard.press("Escape")
    expect(page.locator(".tag")).to_have_count(2)
    assert len([tag for tag in page.locator(".tag").all() if tag.is_visible()]) == (1 if phone else 2)
    told = page.locator(".tag").last.inner_text()
    parcels, cows, points = map(int, re.findall(r"^(\d+) × (\d+) is .*: (\d+) points", told)[0])
    assert parcels * cows == points
    grown = page.locator(".guide p").last
    expect(grown).to_have_text(re.compile(r"^Good here\. For example .* would go from \d+ to \d+ points\.$"))
    assert clashes(page, ".tag, [data-choice], .question") == []
    axe(page)
    shot(page, f"guided-{'phone' if phone else 'desktop'}")
    page.click("[data-hint]")
    lesson = page.locator(".guide [data-lesson]")
    expect(lesson).to_have_attribute("href", "/learn/moon_river/mr-order")
    expect(lesson).to_have_text("A lesson on this: Near the box acts first")


def test_after_a_round_one_sentence_says_what_it_brought(visit: Visit) -> None:
    page = visit()
    page.click("[data-play=moon_river]")
    page.wait_for_selector("button[data-move^=pick]")
    while page.locator(".recap").count() == 0:  # in the set-up, in the first round, and where building is explained
        before = page.locator(".question").get_attribute("data-question")
        if (stop := page.locator(".question [data-move=stop]")).count():
            stop.click()
        else:
            page.locator("button[data-move^=pick]").first.click()
            page.click(CONFIRM)
        page.wait_for_function(ASKED_ANEW, arg=before)
    expect(page.locator(".recap")).to_have_text("Last round you built nothing; your parcels wait in storage.")


def test_somebody_who_has_played_a_game_is_a_newcomer_no_more(visit: Visit) -> None:
    page = visit()
    page.wait_for_selector("a:has-text('Learn it in')")
    expect(page.locator("a:has-text('Learn it in')")).to_have_count(3)
    page.click("[data-play=wind_river]")
    page.wait_for_selector(".guide")
    page.goto("/")
    expect(page.locator("a:has-text('Learn it in')")).to_have_count(2)
