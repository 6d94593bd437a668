"""The README's pictures: real tables in the middle of sensible games. `make pictures` keeps them in docs/pictures."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from corral.table.live_match import LiveMatch

from .asks import call
from .conftest import PHONE, SHOTS, Shot, Visit
from .dealt import Wanted, deal

LARGEST = 200_000  # bytes of a picture
NAMES = ("Juniper", "Hazel", "Clement", "Ida", "Virgil", "Opal", "Ezra")
REPLAYED = 180  # the move at which a replay is shown


def in_round(number: int, phase: str) -> Wanted:
    """The first seat is asked this, in this round or later."""

    def wanted(live: LiveMatch) -> bool:
        if 0 not in live.acting() or len(live.choices(0)) < 3:
            return False
        view = live.view(0)
        return bool(getattr(view, "round", 99) >= number and view.phase == phase)

    return wanted


def after(lines: int, verb: str) -> Wanted:
    """The first seat may do this, after so many lines."""

    def wanted(live: LiveMatch) -> bool:
        return (
            len(live.fold.lines) >= lines
            and live.acting() == [0]
            and any(text.startswith(verb) for text in live.choices(0))
        )

    return wanted


def hold(page: Page) -> None:
    """A domino lies where it could be built."""
    page.locator(".large .hit").first.click()
    expect(page.locator(".effect")).to_contain_text("points")


def nothing(_: Page) -> None:
    pass


PICTURES: dict[str, tuple[str, Wanted, int, Callable[[Page], None], dict[str, Any]]] = {
    "moon-river-table": ("moon_river", in_round(15, "build"), 4, hold, {}),
    "moon-river-moonlit": ("moon_river", in_round(19, "build"), 4, hold, {"dark": True}),
    "moon-river-phone": ("moon_river", in_round(12, "build"), 4, hold, {"size": PHONE, "phone": True}),
    "dice-town-table": ("dice_town", in_round(4, "keep"), 4, nothing, {}),
    "wind-river-table": ("wind_river", after(90, "herd"), 3, nothing, {}),
}


def named(page: Page, name: str) -> None:
    """Somebody with a name for a picture."""
    assert page.request.post("/api/guest", data={"name": name}).ok
    page.evaluate("localStorage.setItem('corral-named', 'yes')")
    page.goto("/")
    expect(page.locator("header .name")).to_have_text(name)


def taken(page: Page, shot: Shot, name: str) -> None:
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.mouse.move(0, 0)
    shot(page, f"picture-{name}")
    path = SHOTS / f"picture-{name}.png"
    picture = Image.open(path).convert("RGB")
    few = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    assert path.stat().st_size < LARGEST


@pytest.mark.parametrize("name", PICTURES)
def test_picture_of_a_table(visit: Visit, folder: Path, shot: Shot, name: str) -> None:
    game, wanted, seats, act, dress = PICTURES[name]
    page = visit(guest=False, scale=1 if "size" in dress else 0.75, **dress)
    named(page, NAMES[list(PICTURES).index(name)])
    page.goto(f"/table/{deal(folder, game, [page, *['hand'] * (seats - 1)], wanted, level='hand')}")
    page.wait_for_selector(".question.mine")
    act(page)
    taken(page, shot, name)


def test_picture_of_the_lobby(visit: Visit, folder: Path, shot: Shot) -> None:
    page, host = visit(guest=False, scale=0.75), visit(guest=False)
    named(page, NAMES[-2])
    named(host, NAMES[-1])
    for game in ("moon_river", "dice_town"):
        body = {"game": game, "seats": ["me", "open", "hand", "open"], "public": True}
        call(host, "POST", "/api/tables", body)
    for game in ("wind_river", "moon_river"):
        deal(folder, game, [page, "hand", "hand"], lambda live: live.acting() == [0])
    page.goto("/")
    expect(page.locator("#open li")).not_to_have_count(1)
    expect(page.locator(".mine li.on")).to_have_count(2)
    taken(page, shot, "lobby")


def test_picture_of_a_replay(visit: Visit, folder: Path, shot: Shot) -> None:
    page = visit(guest=False, scale=0.75)
    named(page, "Cora")
    table = deal(folder, "moon_river", [page, *["hand"] * 3], lambda live: live.over, level="hand")
    page.goto(f"/replay/{table}?ply={REPLAYED}")
    page.wait_for_selector("[data-account]", timeout=120_000)
    page.wait_for_selector("[data-proof=fair]")
    taken(page, shot, "replay")


def test_picture_of_a_lesson(visit: Visit, shot: Shot) -> None:
    page = visit(guest=False, scale=0.75)
    named(page, "Amos")
    page.goto("/learn/moon_river/mr-drought")
    page.wait_for_selector(".question.mine")
    taken(page, shot, "lesson")
