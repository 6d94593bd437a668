"""The shell in the browser: every page in every dress, names and accounts, invitations, the connection, the words."""

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from corral.server.wire import files

from .asks import call, seen
from .conftest import BUILT, NARROW, ROOT, WIDE, Axe, Shot, Visit
from .dealt import deal, end
from .fits import LAPTOPS, PHONES, misfits
from .test_moon_river import CONFIRM, sit

SCRIPT_BYTES = 120_000  # of the first page, compressed
LANGUAGES = {
    "en": "What shall we play?",
    "de": "Was spielen wir?",
    "nl": "Wat zullen we spelen?",
    "fr": "À quoi jouons-nous ?",
}
PAGES = {
    "lobby": "/",
    "new": "/new?game=moon_river&friends",
    "me": "/me",
    "history": "/history",
    "rules": "/rules/moon_river",
    "replay": "/replay",
    "score": "/score",
    "ladder": "/user?ladder=wind_river",
    "operator": "/operator",
    "missing": "/nowhere",
}


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def open_page(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_function("() => !document.querySelector('[data-busy]') && document.fonts.status === 'loaded'")


# Built files


def test_the_browsers_messages_are_those_of_the_server() -> None:
    for name, text in files().items():
        assert (ROOT / "web" / "src" / name).read_text() == text, f"{name} is stale: run `make wire`"


def test_the_first_page_is_small() -> None:
    """What index.html loads, and one language."""
    folder = BUILT.parent
    wanted = [
        folder / path.lstrip("/") for path in re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', BUILT.read_text())
    ]
    largest = max((folder / "assets").glob("shell-*.js"), key=lambda path: path.stat().st_size)
    assert wanted
    assert sum(len(gzip.compress(path.read_bytes())) for path in [*wanted, largest]) < SCRIPT_BYTES


def test_no_built_file_is_from_elsewhere() -> None:
    for path in Path(BUILT.parent).rglob("*.css"):
        assert "url(http" not in path.read_text()


# Every page


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_is_accessible_and_fits(visit: Visit, axe: Axe, shot: Shot, name: str, dark: bool) -> None:
    for device, size in (("desktop", None), ("phone", NARROW), ("wide", WIDE)):
        page = visit(dark=dark, size=size)
        open_page(page, PAGES[name])
        assert fits(page)
        if device != "wide":
            axe(page)
        shot(page, f"{name}-{device}-{'dark' if dark else 'light'}")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_lobby_new_table_and_room_are_readable_on_every_screen(visit: Visit, shot: Shot, lang: str) -> None:
    page = visit(lang=lang)
    body = {"game": "dice_town", "seats": ["me", "open", "open", "hand", "open", "open"]}
    room = f"/table/{call(page, 'POST', '/api/tables', body)['table']}"
    found = []
    for name, path in {"lobby": "/", "new": PAGES["new"], "room": room}.items():
        open_page(page, path)
        for width, height in [*LAPTOPS, *PHONES]:
            page.set_viewport_size({"width": width, "height": height})
            told = misfits(page, ["h1"], below=True)
            if name != "room" and page.evaluate(NAV_CUT):
                told.append("a link of the bar is cut")
            found += [f"{name} {width}x{height}: {each}" for each in told]
            shot(page, f"{name}-{lang}-{width}x{height}")
    assert not found, "\n".join(found)


NAV_CUT = "(nav => nav.scrollWidth > nav.clientWidth)(document.querySelector('header nav'))"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_is_the_browsers_and_can_be_changed(visit: Visit, shot: Shot, lang: str) -> None:
    page = visit(lang=lang, size=NARROW)
    expect(page.locator("h1")).to_have_text(LANGUAGES[lang])
    for name, path in PAGES.items():
        open_page(page, path)
        assert fits(page), f"{name} is too wide in {lang}"
        shot(page, f"{name}-narrow-{lang}")
    page.goto("/")
    other = "de" if lang != "de" else "en"
    page.locator("header select").select_option(other)
    expect(page.locator("h1")).to_have_text(LANGUAGES[other])
    assert page.evaluate("document.documentElement.lang") == other
    page.reload()
    expect(page.locator("h1")).to_have_text(LANGUAGES[other])


def test_a_long_name_fits_the_bar_of_a_narrow_phone(visit: Visit, shot: Shot) -> None:
    page = visit(lang="de", size=NARROW, guest=False)
    name = "Wilhelmina-Warwick-W"
    assert page.request.post("/api/guest", data={"name": name}).ok
    page.evaluate("localStorage.setItem('corral-named', 'yes')")
    for place, path in PAGES.items():
        open_page(page, path)
        assert fits(page), f"{place} is too wide"
    page.goto("/")
    expect(page.locator("header .name")).to_have_text(name)
    logo, me = page.locator("header .home").bounding_box(), page.locator("header .me").bounding_box()
    assert logo
    assert me
    assert logo["y"] < me["y"] + me["height"] / 2 < logo["y"] + logo["height"]  # side by side
    shot(page, "lobby-narrow-long-name")


def test_targets_are_large_enough_for_a_finger(visit: Visit) -> None:
    page = visit(size=NARROW)
    sit(page, "hand", "hand")
    page.wait_for_selector("[data-move^=pick]")
    small = page.eval_on_selector_all(
        "button, a.btn, select, .large .hit",
        """all => all.map(one => [one, one.getBoundingClientRect()])
            .filter(([one, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
            .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)""",
    )
    assert small == []


def test_the_theme_can_be_chosen(visit: Visit) -> None:
    page = visit()
    page.goto("/me")
    page.get_by_label("Moonlit, by night").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 24, 30)"
    page.reload()
    page.wait_for_selector("h1")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 24, 30)"
    page.get_by_label("Paper, by day").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(241, 231, 211)"


# Names


def test_a_name_that_cannot_be_is_answered_with_what_to_do(visit: Visit, axe: Axe) -> None:
    page = visit(guest=False, refused=True)
    page.click("[data-play=wind_river]")
    axe(page)
    page.fill("#guest-name", "two words")
    page.click("dialog button.solid")
    expect(page.locator("#guest-note")).to_have_text("Please choose one word of at most 20 letters, digits or signs.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_new_guest_only_presses_enter(visit: Visit) -> None:
    page = visit(guest=False)
    page.click("[data-play=moon_river]")
    expect(page.locator("#guest-name")).to_be_focused()
    name = page.evaluate("getSelection().toString()")
    assert name == page.locator("#guest-name").input_value() != ""
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-move^=pick]")
    assert seen(page)["seats"][0]["name"] == name


def test_a_guest_has_a_page_and_finds_only_the_own(visit: Visit, axe: Axe) -> None:
    page, other = visit(), visit(refused=True)
    name = call(page, "GET", "/api/me")["name"]
    page.goto(f"/user/{name}")
    expect(page.locator("h1")).to_have_text(name)
    expect(page.locator("main")).to_contain_text("Here since")
    axe(page)
    other.goto(f"/user/{name}")
    expect(other.locator(".trouble")).to_have_text("Nobody has this name. Guests have no page of their own.")


def test_a_guest_becomes_an_account_logs_out_and_in_and_is_deleted(visit: Visit, axe: Axe) -> None:
    page = visit()
    name = "Acc" + page.evaluate("String(performance.timeOrigin)").replace(".", "")[-8:]
    page.goto("/me")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator(".done")).to_be_visible()
    expect(page.locator("h1")).to_have_text(name)
    axe(page)
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("code")).to_have_text(re.compile(r"\S{30,}"))
    page.get_by_role("button", name="Log out").click()
    expect(page.locator("h1")).to_have_text("Settings")
    axe(page)
    page.get_by_label("Your name").last.fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Log in").click()
    expect(page.locator("h1")).to_have_text(name)
    page.goto(f"/user/{name}")
    expect(page.locator("h1")).to_have_text(name)
    axe(page)
    page.goto("/me")
    page.get_by_role("button", name="Delete me").click()
    page.locator("dialog").get_by_role("button", name="Delete me").click()
    expect(page.locator("h1")).to_have_text("Settings")


# Tables


def test_a_table_is_made_with_options_and_filled_by_link(visit: Visit, shot: Shot, axe: Axe) -> None:
    host, friend = visit(), visit(phone=True)
    host.goto("/new?game=moon_river&friends")
    host.get_by_role("button", name="3 players").click()
    host.get_by_label("Boards").select_option("legends")
    host.get_by_label("Scenario").select_option("city")
    host.get_by_label("Seat 3").select_option("greenhorn")
    host.get_by_label("Live", exact=False).first.check()
    host.get_by_label("Show it in the lobby").check()
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url("**/table/*")
    expect(host.locator(".invite")).to_contain_text("make play HOST=0.0.0.0")  # friends cannot reach this address
    assert host.get_by_role("img", name="The link as a QR code").count() == 0
    axe(host)
    shot(host, "room-alone-desktop-light")
    link = host.url
    expect(friend.locator("#open li").first).to_contain_text("1 seat free")  # the lobby is told, without a reload
    friend.goto(link)
    expect(friend.get_by_role("button", name="Sit here")).to_be_visible()
    axe(friend)
    shot(friend, "room-phone-light")
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.locator(".mine button")).to_have_text("Stand up")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.wait_for_selector("main.table")
        expect(page.locator(".where")).to_contain_text("City")
    shown = call(host, "GET", f"/api/tables/{host.url.rsplit('/', 1)[1]}")["seen"]
    assert (shown["pace"], shown["options"]["scenario"]) == ({"move": 20, "bank": 900}, "city")
    expect(host.locator(".clock").first).to_have_text(re.compile(r"\d+:\d\d"))


def test_friends_are_invited_by_an_address_that_they_can_reach(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit(size=NARROW)

    def reachable(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "address": "http://192.168.7.7:8000"})

    page.route("**/api/games", reachable)
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    table = sit(page, "open")
    link = f"http://192.168.7.7:8000/table/{table}"
    expect(page.locator(".invite .link")).to_have_text(link)
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == link
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    axe(page)
    page.locator(".invite").scroll_into_view_if_needed()
    shot(page, "room-narrow-light")


def test_my_tables_show_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    table = sit(page, "hand", "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.goto("/")
    mine = page.locator(".mine li.on")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link").click()
    page.wait_for_url(f"**/table/{table}")


def test_where_no_socket_can_be_had_the_lobby_asks(visit: Visit) -> None:
    page = visit()
    sit(page, "hand", "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.route_web_socket("**/ws", lambda route: route.close())
    page.goto("/")
    expect(page.locator(".mine li.on")).to_contain_text("Your turn")


def test_a_table_that_is_not_there_is_answered_with_what_to_do(visit: Visit, axe: Axe) -> None:
    page = visit()
    page.goto("/table/nothing")
    expect(page.locator("h1")).to_have_text("There is no such table. Check the link, or make a new table.")
    axe(page)


def test_the_menu_the_rules_and_the_keys(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    sit(page, "hand", "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .id").first).to_have_text(re.compile(r"MR-\d+"))
    axe(page)
    page.get_by_role("button", name="All rules").click()
    expect(page.locator("dialog #MR-46")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    expect(page.locator(".question h1")).to_have_text("The game is paused.")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector("[data-move^=pick]")


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_selector("dialog table")


def test_who_gives_up_loses_and_plays_again_at_once_with_the_same_bots(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    table = sit(page, "rancher")
    page.wait_for_selector("[data-move^=pick]")
    give_up(page)
    expect(page.locator("dialog")).to_contain_text("You give up.")
    expect(page.locator("dialog")).to_contain_text("You are second of 2, with")
    axe(page)
    shot(page, "over-desktop-light")
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("You give up.")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    page.wait_for_selector("main.table")  # no room to wait in
    assert sorted(seat["bot"] or "" for seat in seen(page)["seats"]) == ["", "rancher"]


def test_tables_are_dropped_from_the_lobby(visit: Visit, axe: Axe, shot: Shot) -> None:
    page = visit()
    over = sit(page, "hand")
    page.wait_for_selector("[data-move^=pick]")
    give_up(page)
    running = sit(page, "greenhorn")
    page.wait_for_selector("[data-move^=pick]")
    page.goto("/")
    rows = page.locator(".mine li")
    expect(rows).to_have_count(2)
    shot(page, "lobby-mine-desktop-light")
    rows.filter(has=page.locator(f"[href$='{over}']")).get_by_role("button", name="Drop from the list").click()
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Drop from the list").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Drop it").click()
    expect(page.locator(".mine")).to_contain_text("Your games will wait here for you.")
    assert call(page, "GET", f"/api/tables/{running}")["seen"]["seats"][0]["away"]
    page.reload()
    expect(page.locator(".mine")).to_contain_text("Your games will wait here for you.")


# The others' moves

GAMES = ("moon_river", "dice_town", "wind_river")
TOLD = """() => {
    window.told = [];
    const look = () => {
        const skip = document.querySelector('[data-skip]') !== null;
        const text = document.querySelector('.question h1')?.textContent ?? '';
        if (JSON.stringify(window.told.at(-1)) !== JSON.stringify([skip, text])) window.told.push([skip, text]);
    };
    new MutationObserver(look).observe(document.querySelector('main'), {
        childList: true, subtree: true, characterData: true,
    });
}"""  # what is asked or told, and whether it can be skipped

AGAIN = """async () => {
    document.querySelector('[data-again]').click();
    while (!document.querySelector('[data-skip]')) await new Promise(requestAnimationFrame);
    const found = {
        asked: document.querySelector('.question.mine') !== null, log: document.querySelectorAll('.log li').length,
    };
    document.querySelector('[data-skip]').click();
    return found;
}"""  # show it again, and skip at once: what was to be seen then


def answer(page: Page) -> None:
    """The first of my choices; everything that happened until I am asked again is told on the page."""
    now = seen(page)
    table = now["table"]
    version = call(page, "GET", f"/api/tables/{table}")["version"]
    call(page, "POST", f"/api/tables/{table}/play", {"seat": 1, "version": version, "moves": now["choices"][:1]})


def lines_of_others(page: Page) -> int:
    lines = call(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["lines"]
    last = max(index for index, line in enumerate(lines) if line.startswith("1 "))
    return sum(line[0] in "23456" for line in lines[last:])


@pytest.mark.parametrize("game", GAMES)
def test_the_others_moves_are_told_can_be_skipped_and_shown_again(visit: Visit, game: str) -> None:
    page = visit(still=False)
    body = {"game": game, "seats": ["me", "greenhorn", "greenhorn"], "start": True}
    page.goto(f"/table/{call(page, 'POST', '/api/tables', body)['table']}")
    page.wait_for_selector(".question.mine")
    page.evaluate(TOLD)
    while True:  # in Dice Town some answers close the question, others do not
        page.wait_for_selector(".question.mine:not(:has([data-skip]))")
        answer(page)
        page.wait_for_selector("[data-again], .question.mine:not(:has([data-skip]))")
        if page.locator("[data-again]").count() and lines_of_others(page):
            break
    told = [text for skip, text in page.evaluate("window.told") if skip]
    names = page.locator(".seats h2").all_inner_texts()
    assert any(text.startswith(name) for text in told for name in names if name != "You"), told
    before = page.locator(".log li").count()
    again = page.evaluate(AGAIN)
    assert (again["asked"], again["log"] < before) == (False, True)
    page.wait_for_selector(".question.mine:not(:has([data-skip]))")
    expect(page.locator(".log li")).to_have_count(before)


def test_the_tempo_is_chosen_in_the_settings_or_at_the_table(visit: Visit, axe: Axe) -> None:
    tell = "getComputedStyle(document.documentElement).getPropertyValue('--m-tell')"
    page, still = visit(still=False), visit()
    for one, usual, title in ((page, ".8s", "normal"), (still, "0s", "once")):
        one.goto("/me")
        expect(one.get_by_label("The others’ moves")).to_have_value(title)
        assert one.evaluate(tell) == usual
    still.get_by_label("The others’ moves").select_option("Slowly")
    assert still.evaluate(tell) == "1.4s"  # who wants no motion, and says so, is told step by step all the same
    still.reload()
    still.wait_for_selector("h1")
    assert still.evaluate(tell) == "1.4s"
    sit(page, "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.get_by_role("button", name="Menu").click()
    axe(page)
    page.get_by_role("dialog").get_by_label("The others’ moves").select_option("At once")
    assert page.evaluate(tell) == "0s"


def test_the_score_sheet_is_filled_row_by_row(visit: Visit) -> None:
    page = visit(still=False)
    sit(page, "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.evaluate(
        """() => {
            window.waiting = [];
            new MutationObserver(() => {
                const rows = document.querySelectorAll('dialog tbody tr').length;
                if (rows) window.waiting.push(document.querySelectorAll('dialog tr.waits').length);
            }).observe(document.body, { childList: true, subtree: true, attributes: true });
        }"""
    )
    give_up(page)
    page.wait_for_function("() => window.waiting.at(-1) === 0")
    rows = page.locator("dialog tbody tr").count()
    counts = list(dict.fromkeys(page.evaluate("window.waiting")))
    assert counts == list(range(rows, -1, -1))


def test_while_it_is_filled_ones_own_ranch_shows_what_each_row_is_of(
    visit: Visit, folder: Path, axe: Axe, shot: Shot
) -> None:
    page = visit(still=False)
    table = deal(folder, "moon_river", [page, "random"], end, level="hand")
    page.add_init_script(
        """window.counted = {};
        new MutationObserver(() => {
            const row = document.querySelector('[data-counted]')?.dataset.counted;
            const pills = [...document.querySelectorAll('[data-counted] [data-pill]')].map((one) => one.textContent);
            if (row) window.counted[row] = pills;
        }).observe(document, { childList: true, subtree: true, attributes: true });"""
    )
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-count-again]")
    told = page.evaluate("window.counted")
    sheet = call(page, "GET", f"/api/tables/{table}")["seen"]["view"]["seats"][0]["sheet"]
    for land in ("desert", "canyon", "meadow", "forest", "farm"):
        assert sum(int(pill.split("=")[1]) for pill in told[land]) == sheet[land]
    assert any(told[land] for land in ("desert", "canyon", "meadow", "forest", "farm"))
    expect(page.locator("[data-counted]")).to_have_count(0)
    page.evaluate("window.counted = {}")
    page.click("[data-count-again]")
    page.wait_for_function("() => window.counted.forest")
    shot(page, "end-counting")
    page.wait_for_selector("[data-count-again]")
    waits = page.evaluate(
        """async () => {
            document.querySelector('[data-count-again]').click();
            await new Promise(requestAnimationFrame);
            const waits = document.querySelectorAll('dialog tr.waits').length;
            document.querySelector('dialog [data-skip]').click();
            return waits;
        }"""
    )
    assert waits > 0
    expect(page.locator("dialog tr.waits")).to_have_count(0)
    axe(page)


def test_the_keyboard_is_put_where_the_next_question_is_answered(visit: Visit) -> None:
    page = visit()
    body = {"game": "dice_town", "seats": ["me", "greenhorn"], "start": True}
    page.goto(f"/table/{call(page, 'POST', '/api/tables', body)['table']}")
    page.wait_for_selector(".question.mine")
    asked = seen(page)["asked"]
    page.keyboard.press("Shift")  # from now on without a mouse
    answer(page)
    page.wait_for_function(
        """() => document.querySelector('.question.mine') && document.activeElement.closest('main.table')
            && !document.activeElement.matches(':disabled, .undo, [data-hint], [data-again]')"""
    )
    assert seen(page)["asked"] != asked
    page.locator(".log").focus()
    answer(page)
    page.wait_for_function("() => document.querySelector('.question.mine')")
    assert page.evaluate("document.activeElement.closest('.talk') !== null"), "who reads the log is not interrupted"


# The connection


def test_a_lost_connection_is_shown_and_found_again(visit: Visit) -> None:
    page = visit()
    held: list[WebSocketRoute] = []
    away = False

    def between(route: WebSocketRoute) -> None:
        held.append(route)
        if away:
            route.close()
        else:
            route.connect_to_server()

    page.route_web_socket("**/ws", between)
    sit(page, "hand", "hand")
    page.locator("[data-move^=pick]").first.click()
    away = True
    held[-1].close()
    expect(page.locator(".lost")).to_have_text("Connection lost. Trying again …")
    away = False
    expect(page.locator(".lost")).to_have_count(0)
    page.click(CONFIRM)  # what I had chosen is chosen still
    expect(page.locator(".log")).to_contain_text("You chose")


def test_a_notice_is_shown_when_a_push_message_comes(whole_browser: Browser, server: str) -> None:
    page = whole_browser.new_page(base_url=server)
    page.goto("/")
    page.context.grant_permissions(["notifications"], origin=server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    inside = page.context.new_cdp_session(page)
    found: list[str] = []
    inside.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"]),
    )
    inside.send("ServiceWorker.enable")
    page.wait_for_function("() => true")
    told = [{"table": "abc", "text": "Your turn at Moon River", "link": f"{server}/table/abc"}]
    inside.send(
        "ServiceWorker.deliverPushMessage", {"origin": server, "registrationId": found[0], "data": json.dumps(told)}
    )
    shown = page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            for (;;) {
                const all = await worker.getNotifications();
                if (all.length) return all.map(({ title, body, tag, data }) => [title, body, tag, data]);
                await new Promise(requestAnimationFrame);
            }
        }"""
    )
    assert shown == [["Corral", "Your turn at Moon River", "abc", f"{server}/table/abc"]]


def test_where_no_push_service_is_the_page_says_what_to_do(visit: Visit, server: str) -> None:
    page = visit()
    page.context.grant_permissions(["notifications"], origin=server)
    page.goto("/me")
    page.evaluate("() => void (PushManager.prototype.subscribe = () => Promise.reject(new Error('not available')))")
    page.get_by_role("button", name="Notify me in this browser").click()
    told = "This browser cannot reach its push service. Try again later, or choose another kind of notice."
    expect(page.get_by_text(told)).to_be_visible()


# For operators


def test_an_operator_sees_tables_and_people_and_shuts_somebody_out(
    visit: Visit, folder: Path, axe: Axe, shot: Shot
) -> None:
    page, other = visit(), visit(refused=True)
    page.goto("/operator")
    expect(page.locator(".quieter")).to_contain_text("corral operator NAME")
    axe(page)
    name = call(page, "GET", "/api/me")["name"] + "Boss"
    theirs = call(other, "GET", "/api/me")["name"] + "Rude"
    call(other, "POST", "/api/account", {"name": theirs, "password": "correct horse"})
    sit(other, "greenhorn")
    call(page, "POST", "/api/account", {"name": name, "password": "correct horse"})
    command = [sys.executable, "-m", "corral", "operator", name]
    subprocess.run(command, check=True, env={**os.environ, "CORRAL_DATA": str(folder)})
    page.reload()
    expect(page.get_by_role("status")).to_have_text("The server is well.")
    twins = call(page, "GET", "/api/me")["name"] + "Twin"
    for twin in (visit(guest=False), visit(guest=False)):
        call(twin, "POST", "/api/guest", {"name": twins})
    page.get_by_label("Name begins with").fill(twins)
    expect(page.locator("li b", has_text=twins)).to_have_count(2)
    page.get_by_label("Name begins with").fill(theirs)
    page.get_by_role("button", name=f"Shut out: {theirs}").click()
    expect(page.get_by_role("button", name=f"Let in again: {theirs}")).to_be_visible()
    expect(page.locator("section", has=page.locator("#tables"))).to_contain_text("Being played")
    axe(page)
    shot(page, "operator-desktop-light")
    page.set_viewport_size({"width": 360, "height": 740})
    assert fits(page)
    shot(page, "operator-phone-light")
    assert call(other, "GET", "/api/me")["status_code"] in (401, 403)
    page.get_by_role("button", name=f"Let in again: {theirs}").click()
    expect(page.get_by_role("button", name=f"Shut out: {theirs}")).to_be_visible()


def test_it_can_be_installed_and_says_so_when_offline(visit: Visit, server: str) -> None:
    page = visit()
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {"name", "start_url", "icons", "display"} <= manifest.keys()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector("h1")
    page.route("**/api/**", lambda route: route.fulfill(status=200, json={"open": [], "mine": []}))
    page.context.set_offline(True)
    page.goto("/me", wait_until="commit")
    expect(page.locator("h1")).to_have_text("No connection")
    page.context.set_offline(False)
