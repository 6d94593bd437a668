"""Games that are over, in the browser: gone through, checked, asked about, gone on with."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from corral import fair, record
from corral.learn import Language
from corral.learn.courses import course
from corral.table.live_match import LiveMatch
from corral.table.replay import Replay

from .asks import call
from .conftest import NARROW, Axe, Shot, Visit
from .dealt import deal, wander
from .test_shell import fits

LAPTOPS = ((1280, 720), (1366, 768), (1440, 900))
RECORDS = Path(__file__).parents[1] / "games"
SHORT = {
    "moon_river": "09-3-flat-yes-colors-green,orange,purple.txt",
    "dice_town": "06-2-wild_west-no.txt",
    "wind_river": "05-3-depth-5.txt",
}


def text_of(game: str) -> str:
    return (RECORDS / game / "records" / SHORT[game]).read_text()


def over(live: LiveMatch) -> bool:
    return live.over


def paste(page: Page, text: str) -> None:
    """Open the page, put a record there, and open it."""
    page.goto("/replay")
    page.get_by_label("Or its text").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def opened(page: Page, text: str) -> None:
    """The same, until everything is there."""
    paste(page, text)
    page.wait_for_selector("[data-at]")
    page.wait_for_selector("[data-account]", timeout=300_000)
    page.wait_for_selector("[data-proof=fair]")


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or -1)


@pytest.mark.parametrize("game", SHORT)
def test_a_record_is_gone_through_and_fits_everywhere(visit: Visit, axe: Axe, shot: Shot, game: str) -> None:
    text = text_of(game)
    replay = Replay(record.parse(text))
    stops = [stop.ply for stop in replay.stops]
    for device, size, dark in (("desktop", None, False), ("phone", NARROW, True)):
        page = visit(size=size, dark=dark)
        opened(page, text)
        assert at(page) == 0
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert at(page) == stops[2]
        page.keyboard.press("ArrowLeft")
        assert at(page) == stops[1]
        middle = len(stops) // 2
        page.locator("[data-scrub]").focus()
        page.keyboard.press("End")
        assert at(page) == replay.plies
        expect(page.get_by_role("button", name="One step on")).to_be_disabled()
        for _ in range(len(stops) - 1 - middle):
            page.keyboard.press("ArrowLeft")
        assert at(page) == stops[middle]
        assert page.locator("[data-scrub]").get_attribute("aria-valuenow") == str(middle)
        assert f"Move {stops[middle]} of {replay.plies}" in (
            page.locator("[data-scrub]").get_attribute("aria-valuetext") or ""
        )
        assert fits(page)
        axe(page)
        shot(page, f"replay-{game}-{device}")


def test_keys_go_to_what_matters_and_the_chart_is_a_table_too(visit: Visit, axe: Axe) -> None:
    page = visit()
    opened(page, text_of("moon_river"))
    page.click("[data-insight=decided]")
    decided = [int(re.sub(r"\D", "", one.inner_text())) for one in page.locator("[data-decided] .who .sub").all()]
    assert decided == sorted(decided)
    for ply in decided:
        page.keyboard.press("Shift+ArrowRight")
        assert at(page) == ply
    page.keyboard.press("Home")
    page.keyboard.press("l")
    assert at(page) > 0
    page.get_by_role("button", name="As a table").click()
    rows = page.locator("[data-table=chances] tbody tr")
    assert rows.count() > 3
    for row in rows.all():
        shares = [int(cell.inner_text().split()[0]) for cell in row.locator("td").all()]
        assert sum(shares) == 100
    axe(page)
    before = at(page)
    page.keyboard.press("ArrowRight")  # the dialog is open: the board behind it stands still
    page.keyboard.press("Escape")
    assert at(page) == before


SET_UP = {
    "moon_river": [
        "The parcels turned up: desert with gold, desert, ",
        "Into the saloon came: farmer, ",
        "of seat-3 was",
    ],
    "dice_town": ["Drawn: Deed 5, Deed 2, ", "seat-1 is the first Sheriff."],
    "wind_river": ["is the start player."],
}
FACES = re.compile(r"(?<![-\w])(9|10|J|Q|K|A)(?![-\w])")


@pytest.mark.parametrize("game", SHORT)
def test_what_decided_it_is_told_also_where_chance_did(visit: Visit, game: str) -> None:
    """Whose dice they were, the parcels, partners and cards: as many as were drawn."""
    page = visit()
    opened(page, text_of(game))
    page.keyboard.press("ArrowRight")  # set-up
    for said in SET_UP[game]:
        expect(page.locator("h1")).to_contain_text(said)
    found = call(page, "POST", "/api/replay/analysis", {"record": text_of(game)})["quick"]
    weighed = sorted(found["events"], key=lambda one: -max(map(abs, one["change"])))[:3]
    decided = sorted(weighed, key=lambda one: int(one["ply"]))
    page.click("[data-insight=decided]")
    rows = page.locator("[data-decided] li")
    expect(rows).to_have_count(len(decided))
    for event, row in zip(decided, rows.all(), strict=True):
        who = row.locator(".who").inner_text()
        said = row.locator(".text").inner_text().removeprefix(who)
        assert said.strip()
        assert "Chance decides" not in said
        if event["kind"] == "draw":
            draws = re.findall(r"\b(die|reveal|partner|start) (\S+)", event["played"])
            assert sorted(FACES.findall(said)) == sorted(what for verb, what in draws if verb == "die")
            assert ("The parcels turned up: " in said) == any(verb == "reveal" for verb, _ in draws)
            assert ("Into the saloon came: " in said) == any(verb == "partner" for verb, _ in draws)
            assert ("start player" in said) == any(verb == "start" for verb, _ in draws)


def test_it_plays_by_itself_until_somebody_touches_it(visit: Visit) -> None:
    page = visit()
    opened(page, text_of("wind_river"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("[data-at='2']")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_account_adds_up_at_every_step(visit: Visit) -> None:
    page = visit()
    opened(page, text_of("dice_town"))
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        figures = page.locator("[data-account] dd").all_inner_texts()
        amounts = [int(one.replace("−", "-").replace("%", "")) for one in figures]
        assert sum(amounts[:-1]) == amounts[-1]


def test_a_draw_that_does_not_follow_from_the_seed_is_named(visit: Visit, axe: Axe) -> None:
    """The same game with another promise that is kept, so that only the draws tell."""
    page, text = visit(), text_of("moon_river")
    seed = fair.seed_of(999)
    changed = re.sub(r"(?m)^seed .*$", f"seed {seed.hex()}", text)
    changed = re.sub(r"(?m)^commit .*$", f"commit {fair.commit(seed)}", changed)
    verdict = record.verify(record.parse(changed))
    assert not verdict.fair
    draw, line = re.findall(r"\d+", verdict.reason)[:2]
    paste(page, changed)
    expect(page.locator("[data-proof=draw]")).to_contain_text(
        f"Draw {draw} does not follow from the seed. Line {line} "
    )
    axe(page)
    lie = re.sub(r"(?m)^seed .*$", f"seed {seed.hex()}", text)
    paste(page, lie)
    expect(page.locator("[data-proof=promise]")).to_contain_text("not the one that was promised")


def test_a_record_that_cannot_be_read_is_answered_with_the_line(visit: Visit, axe: Axe) -> None:
    page = visit(refused=True)
    paste(page, "good evening")
    expect(page.locator("#record-note")).to_contain_text("This cannot be read as a record of Corral.")
    axe(page)
    cut = "\n".join(text_of("wind_river").split("\n")[:-20]) + "\n"
    page.get_by_label("Or its text").fill(cut)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#record-note")).to_contain_text("The record ends before the game does")
    expect(page.locator("#record-note")).to_contain_text(re.compile(r"^Line \d+: "))


def test_a_table_is_seen_by_who_played_and_if_public_by_all(visit: Visit, folder: Path) -> None:
    page, stranger = visit(), visit(refused=True)
    table = deal(folder, "moon_river", [page, "random"], over)
    told = call(page, "GET", f"/api/tables/{table}/replay")
    ply = told["steps"][len(told["steps"]) // 2]["ply"]
    page.goto(f"/replay/{table}?ply={ply}")
    page.wait_for_selector("[data-at]")
    assert at(page) == ply
    expect(page.locator("[data-look='1'] b")).to_have_text("You")
    stranger.goto(f"/replay/{table}")
    expect(stranger.locator("h1")).to_have_text("This table was private. Only who played there can see it again.")


def played(game: str, seed: int) -> str:
    """A record that ranch hands have played: some of their choices are marked."""
    live = wander(game, [f"hand-{seat}" for seat in (1, 2, 3)], {}, seed, level="hand")
    return list(live)[-1].fold.text("seed")


@pytest.fixture(scope="module")
def hands(browser: Browser) -> str:
    return played("moon_river", 5)


def go_to_mark(page: Page, ply: int) -> None:
    """By key, from one of the seat's marked choices to the next."""
    while at(page) != ply:
        before = at(page)
        page.keyboard.press("m")
        expect(page.locator(f"[data-at='{before}']")).to_have_count(0)


def sees_what_was_better(page: Page) -> None:
    """On laptops: on a marked step without scrolling, beside the board, which it does not cover; and nothing has moved
    that the step before had, too."""
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".side [data-better]")
        parts = page.locator(".side > *, .board, .below, .question")
        with_card = [part.bounding_box() for part in parts.all()]
        expect(page.locator(".side [data-better]")).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0
        card, board = page.locator(".side [data-better]").bounding_box(), page.locator("section.board").bounding_box()
        assert card is not None
        assert board is not None
        assert card["x"] >= board["x"] + board["width"]
        page.click("[data-insight=decided]")
        expect(page.locator(".side [data-better]")).to_have_count(0)
        assert [part.bounding_box() for part in parts.all()] == with_card
        page.click("[data-insight=better]")


def test_on_laptops_the_better_move_is_seen_without_scrolling(visit: Visit, hands: str, shot: Shot) -> None:
    for game, text in (("moon_river", hands), ("dice_town", played("dice_town", 3))):
        for lang in ("en", "de"):
            page = visit(lang=lang, size=LAPTOPS[0], dark=lang == "de")
            page.goto("/replay")
            page.set_input_files(
                "#record-file", [FilePayload(name="r.txt", mimeType="text/plain", buffer=text.encode())]
            )
            page.wait_for_selector("[data-account]", timeout=300_000)
            events = call(page, "POST", "/api/replay/analysis", {"record": text})["quick"]["events"]
            worst = max((one for one in events if one["mark"]), key=lambda one: one["cost"])
            page.locator(f"[data-look='{worst['seat']}']").click()
            page.wait_for_selector(f"main[data-seat='{worst['seat']}']")
            go_to_mark(page, worst["until"])
            sees_what_was_better(page)
            page.set_viewport_size({"width": LAPTOPS[0][0], "height": LAPTOPS[0][1]})
            shot(page, f"replay-better-{game}-{lang}")


def test_marked_choices_are_listed_drawn_and_put_once_more(visit: Visit, axe: Axe, shot: Shot, hands: str) -> None:
    """In the list, below the chart and among the moves; the better move where it would be, beside what was played."""
    for lang, size, dark in (("en", None, False), ("de", NARROW, True)):
        page = visit(lang=lang, size=size, dark=dark)
        page.goto("/replay")
        page.locator("#record-text").fill(hands)
        page.locator("form button").click()
        page.wait_for_selector("[data-account]", timeout=300_000)
        found = call(page, "POST", "/api/replay/analysis", {"record": hands})["quick"]
        event = next(
            one for one in found["events"] if one["mark"].startswith("?") and one["better"].startswith("build ")
        )
        seat, cells = event["seat"], event["better"].split(" ")[3:]
        mine = [one for one in found["events"] if one["seat"] == seat and one["mark"]]
        page.locator(".strip button" if size else "[data-look]").filter(has_text=f"hand-{seat}").click()
        expect(page.locator("[data-marked] li")).to_have_count(min(3, len(mine)))
        go_to_mark(page, event["until"])
        assert page.locator(".side [data-better]").get_attribute("data-better") == event["better"]
        assert page.locator(".board [data-beside]").get_attribute("data-beside") == " ".join(cells)
        cost = round(event["cost"] * 100)
        words = {"en": f"better +{cost} %", "de": f"besser +{cost} %"}
        expect(page.locator(".board [data-pill=better]")).to_have_text(words[lang])
        expect(page.locator("[data-line][aria-current=step]")).to_contain_text(event["mark"])
        assert event["mark"] in page.locator(".chart .mark text").all_text_contents()
        assert fits(page)
        axe(page)
        shot(page, f"replay-marked-{lang}")
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-beside]")).to_have_count(0)
        page.click("[data-insight=looks]")
        page.locator("[data-look-again]").click()
        page.wait_for_selector("[data-again]")
        axe(page)


def test_a_stranger_sees_a_public_table_with_its_ledger(visit: Visit, folder: Path, axe: Axe, shot: Shot) -> None:
    """At the table itself, where the end is told to who watched too, and in the replay."""
    page, stranger = visit(), visit()
    table = deal(folder, "moon_river", [page, "random", "random"], over, public=True)
    stranger.goto(f"/table/{table}")
    stranger.wait_for_selector("[data-end=counted]", timeout=300_000)
    rows = stranger.locator("[data-ledger] li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        start, result = map(int, re.findall(r"\d+", row.locator(".course").inner_text()))
        lanes = [int(one.replace("−", "-")) for one in row.locator("dd b").all_inner_texts()]
        assert start + sum(lanes) == result
    axe(stranger)
    shot(stranger, "end-stranger")
    stranger.click("[data-replay]")
    stranger.wait_for_selector("[data-account]")
    stranger.wait_for_selector("[data-proof=fair]")
    expect(stranger.locator("[data-look='1'] b")).not_to_have_text("You")
    expect(stranger.locator("[data-look-again]")).to_have_count(0)
    private = deal(folder, "moon_river", [page, "random"], over)
    stranger.goto(f"/table/{private}")
    expect(stranger.locator("h1").first).to_be_visible()
    expect(stranger.locator("[data-end]")).to_have_count(0)


def test_a_deeper_count_says_how_far_it_is(visit: Visit, folder: Path, shot: Shot) -> None:
    """Wind River is looked at for better moves in the deep count only."""
    page = visit()
    table = deal(folder, "wind_river", [page, "hand"], over, level="greenhorn", seed=3)
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-account]", timeout=300_000)
    expect(page.locator(".chart .mark")).to_have_count(0)
    page.click("[data-deeper]")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"looking deeper, \d+ % done"))).to_be_visible()
    expect(page.locator(".chart .mark").first).to_be_visible(timeout=300_000)
    expect(page.locator("[data-deeper]")).to_have_count(0)
    found = call(page, "GET", f"/api/tables/{table}/analysis")["deep"]
    walks = [one for one in found["events"] if one["mark"] and re.search(r" [A-Z]\d+$", one["better"])]
    event = max(walks, key=lambda one: one["cost"])
    page.goto(f"/replay/{table}?ply={event['until']}&seat={event['seat']}")
    page.wait_for_selector(".board [data-pill=better]")
    field = page.locator(".board [data-beside]").get_attribute("data-beside")
    assert field == event["better"].split(" ")[-1]
    sees_what_was_better(page)
    shot(page, "replay-deep-wind_river")


def test_a_game_is_played_on_from_here(visit: Visit, folder: Path) -> None:
    page = visit()
    table = deal(folder, "wind_river", [page, "random", "random"], over)
    told = call(page, "GET", f"/api/tables/{table}/replay")
    ply = told["steps"][len(told["steps"]) // 2]["ply"]
    page.goto(f"/replay/{table}?ply={ply}")
    page.locator(".side [data-play-on]").last.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("main.table")
    other = page.url.rsplit("/", 1)[1]
    lines = call(page, "GET", f"/api/tables/{other}")["lines"]
    moves = [line for line in lines if not line.startswith("*")]
    assert moves[:ply] == [line for line in told["lines"] if not line.startswith("*")][:ply]
    assert other != table


def test_in_german_on_a_phone(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit(lang="de", size=NARROW)
    page.goto("/replay")
    expect(page.locator("h1")).to_have_text("Eine Partie noch einmal ansehen")
    assert fits(page)
    page.locator("#record-text").fill(text_of("moon_river"))
    page.get_by_role("button", name="Öffnen", exact=True).click()
    page.wait_for_selector("[data-account]", timeout=300_000)
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    assert fits(page)
    axe(page)
    shot(page, "replay-moon_river-phone-de")


def test_the_end_tells_where_the_chances_came_from(visit: Visit, folder: Path, axe: Axe, shot: Shot) -> None:
    for lang, size in (("en", None), ("de", NARROW)):
        page = visit(lang=lang, size=size)
        table = deal(folder, "moon_river", [page, "random", "random"], over)
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-end=counted]", timeout=300_000)
        for row in page.locator("[data-ledger] li").all():
            start, result = map(int, re.findall(r"\d+", row.locator(".course").inner_text()))
            lanes = [int(one.replace("−", "-")) for one in row.locator("dd b").all_inner_texts()]
            assert start + sum(lanes) == result
        page.wait_for_selector("[data-proof=fair]")
        assert fits(page)
        axe(page)
        shot(page, f"end-moon_river-{lang}")
    page.locator("[data-ledger] .kinds button").last.click()
    columns = [
        [
            int(one.replace("−", "-"))
            for one in page.locator(f"[data-table=ledger] tbody td:nth-child({at})").all_inner_texts()
        ]
        for at in range(2, 8)
    ]
    starts, luck, own, others, revision, results = columns
    assert (sum(starts), sum(luck), sum(own) + sum(others), sum(revision), sum(results)) == (100, 0, 0, 0, 100)
    page.click("[data-replay]")
    page.wait_for_selector("[data-at]")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lost_game_ends_with_the_lesson_that_would_have_helped(
    visit: Visit, folder: Path, axe: Axe, shot: Shot, lang: Language
) -> None:
    """On what the choice was about that cost most; who wins is sent to none."""
    page = visit(lang=lang, phone=lang == "de", dark=lang == "de")
    for seed, lost in ((2, True), (1, False)):
        page.goto(f"/table/{deal(folder, 'moon_river', [page, 'random', 'random'], over, seed=seed)}")
        page.wait_for_selector("[data-end=counted]", timeout=120_000)
        expect(page.locator("[data-looks]")).to_be_visible()
        expect(page.locator("[data-looks] [data-lesson]")).to_have_count(int(lost))
        if lost:
            link = page.locator("[data-lesson]")
            lesson = course("moon_river", lang).lesson(str(link.get_attribute("data-lesson")))
            assert lesson.id == "mr-partner", "what cost most was whom to hire"
            expect(link).to_have_text(lesson.title)
            link.scroll_into_view_if_needed()
            axe(page)
            shot(page, f"end-lesson-{lang}")
            link.click()
            page.wait_for_url(f"**/learn/moon_river/{lesson.id}")
            page.wait_for_selector(".question[data-tone='asks']")
