"""The shell in the browser: every page in every dress, names and accounts, invitations, the connection, the words."""

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from corral.server.wire import typescript

from .asks import call
from .conftest import BUILT, NARROW, ROOT, WIDE, Axe, Shot, Visit
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
    "rules": "/rules/moon_river",
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
    wire = ROOT / "web" / "src" / "wire.ts"
    assert wire.read_text() == typescript(), "wire.ts is stale: run `make wire`"


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


def test_rules_are_found_by_words_of_the_readers_language(visit: Visit) -> None:
    page = visit(lang="de")
    open_page(page, "/rules/moon_river")
    page.get_by_label("Regeln durchsuchen").fill("Viehdieb")
    expect(page.locator(".rule .short", has_text="Viehdieb: nimm eine ungeschützte Kuh")).to_be_visible()
    expect(page.locator("#MR-30 [lang=en]")).to_contain_text("Cattle thief")
    assert page.locator("#MR-11").count() == 0


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
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    axe(host)
    shot(host, "room-desktop-light")
    link = host.locator(".invite .link").inner_text()
    assert link == host.url
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
    shot(page, "help-desktop-light")
    page.get_by_role("button", name="All rules").click()
    expect(page.locator("dialog #MR-46")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    axe(page)
    page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    expect(page.locator(".question h1")).to_have_text("The game is paused.")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector("[data-move^=pick]")


def test_who_gives_up_loses_and_may_play_again(visit: Visit) -> None:
    page = visit()
    table = sit(page, "hand")
    page.wait_for_selector("[data-move^=pick]")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_selector("dialog table")
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("You give up.")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))


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
    page.wait_for_selector("[data-move^=pick]")
    away = True
    held[-1].close()
    expect(page.locator(".lost")).to_have_text("Connection lost. Trying again …")
    away = False
    expect(page.locator(".lost")).to_have_count(0)
    page.locator("[data-move^=pick]").first.click()
    page.click(CONFIRM)
    expect(page.locator(".log")).to_contain_text("You chose")


def test_a_notice_is_shown_when_a_push_message_comes(visit: Visit, server: str) -> None:
    page = visit()
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
