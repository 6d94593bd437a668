"""The rules for people in the browser: drawn, found, printed; light enough, and without jumps."""

import re

import pytest
from playwright.sync_api import Page, expect

from corral.learn import LANGUAGES
from corral.learn.rules import reading
from corral.learn.rules.page import Figure

from .conftest import NARROW, Axe, Shot, Visit
from .fits import misfits
from .test_moon_river import sit
from .test_shell import fits

GAMES = ["moon_river", "dice_town", "wind_river"]
SHEETS = {"moon_river": 13, "dice_town": 7, "wind_river": 2}  # rows
FIELD = {
    "en": "Search the rules",
    "de": "Regeln durchsuchen",
    "nl": "Zoek in de regels",
    "fr": "Chercher dans les règles",
}
WEIGHT = 60_000  # bytes of text and drawings that one game may have


def read(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.wait_for_selector(".told section")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_is_whole_in_every_language(visit: Visit, axe: Axe, lang: str, game: str) -> None:
    page = visit(lang=lang)
    read(page, game)
    told = reading.find(game, lang)
    assert told
    figures = reading.parts(told, Figure)
    expect(page.locator("main > div .title")).to_have_text(
        [re.compile(rf"^\s*({chapter.number or ''})?\s*{re.escape(chapter.title)}\s*$") for chapter in told.chapters]
    )
    assert page.locator(".example").count() == sum(len(figure.panels) for figure in figures)
    assert (
        page.locator(".example").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().height < 20).length"
        )
        == 0
    )
    axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_fits_every_screen(visit: Visit, axe: Axe, game: str) -> None:
    for size, dark in ((NARROW, True), ((1024, 768), False)):
        page = visit(size=size, dark=dark)
        read(page, game)
        assert fits(page)
        assert [one for one in misfits(page, [], below=True) if one.endswith("small")] == []
        axe(page)


@pytest.mark.parametrize(
    ("lang", "game", "asked", "rule"),
    [
        ("en", "moon_river", "bones", "MR-25"),
        ("en", "moon_river", "steal", "MR-30"),
        ("en", "wind_river", "starving", "WR-13"),
        ("de", "moon_river", "klauen", "MR-30"),
        ("nl", "wind_river", "honger", "WR-13"),
        ("fr", "dice_town", "tricher", "DT-12"),
    ],
)
def test_search_finds_by_another_word(visit: Visit, axe: Axe, lang: str, game: str, asked: str, rule: str) -> None:
    page = visit(lang=lang)
    read(page, game)
    page.keyboard.press("/")
    expect(page.get_by_label(FIELD[lang]).first).to_be_focused()
    page.keyboard.type(asked)
    first = page.locator("#rules-hits [role=option]").first
    expect(first).to_contain_text(rule)
    axe(page)
    page.keyboard.press("Enter")
    expect(first).to_be_hidden()
    place = page.locator(f".part:has(> [id='{rule}'])")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()


def test_search_goes_by_arrows_and_says_when_there_is_nothing(visit: Visit) -> None:
    page = visit()
    read(page, "moon_river")
    field = page.get_by_role("combobox", name="Search the rules")
    field.fill("drought")
    options = page.locator("#rules-hits [role=option]")
    expect(options.nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    field.fill("xylophone")
    expect(page.locator(".hits [role=status]")).to_have_text("No rule has these words. Try a shorter one.")


def test_every_number_leads_to_the_exact_rule(visit: Visit, axe: Axe) -> None:
    page = visit(lang="de")
    read(page, "moon_river")
    page.locator("a.id", has_text="MR-30").first.click()
    exact = page.locator("#MR-30")
    expect(exact).to_be_in_viewport()
    expect(exact.locator("[lang=en]")).to_contain_text("Cattle thief")
    page.get_by_label("Regeln durchsuchen").fill("Viehdieb")
    expect(page.locator(".rule .short", has_text="Viehdieb: Stiehl eine ungeschützte Kuh")).to_be_visible()
    assert page.locator("#MR-11").count() == 0
    axe(page)


def test_help_at_the_table_opens_at_the_question(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    sit(page, "hand", "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The ranchero nearest the box acts first.")
    expect(dialog.locator(".example").first).to_be_visible()
    assert dialog.get_by_text("After 24 rounds it is over.").count() == 0
    axe(page)
    shot(page, "help-desktop-light")
    page.get_by_role("button", name="All rules").click()
    expect(dialog).to_contain_text("After 24 rounds it is over.")


def test_paper_shows_no_bars_and_no_buttons(visit: Visit) -> None:
    page = visit()
    for game in GAMES:
        read(page, game)
        page.emulate_media(media="print")
        for chrome in ("header.top", "nav", ".tools", "button", "input"):
            assert page.locator(chrome).locator("visible=true").count() == 0, chrome
        assert page.locator(".blank th").count() == 1 + SHEETS[game], "an empty score sheet at the end"
        assert page.locator("main").evaluate("one => getComputedStyle(one).columnCount") == "2"
        pdf = page.pdf(prefer_css_page_size=True, print_background=True)
        assert b"/MediaBox [0 0 594.9" in pdf or b"/MediaBox [0 0 595" in pdf, "not A4"
        assert 2 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 5
        page.emulate_media(media="screen")


def transferred(page: Page, address: str) -> int:
    """Bytes on the wire; the service worker stands between, so that the browser does not know."""
    answer = page.request.get(address)
    assert answer.ok
    return int(answer.headers.get("content-length") or len(answer.body()))


@pytest.mark.parametrize("game", GAMES)
def test_text_and_drawings_are_light_and_nothing_jumps(visit: Visit, game: str) -> None:
    page = visit()  # the shell is there already
    page.evaluate("performance.clearResourceTimings()")
    page.evaluate(
        """() => {
            window.jumps = 0;
            new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.jumps += one.value)))
                .observe({ type: 'layout-shift' });
        }"""
    )
    page.evaluate("game => history.pushState(null, '', `/rules/${game}`)", game)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector(".told section .example")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    weight = sum(transferred(page, name) for name in fetched if "woff" not in name)
    assert weight < WEIGHT
    assert page.evaluate("window.jumps") < 0.01
