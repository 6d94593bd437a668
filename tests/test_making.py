"""Games are made ready in processes of their own: which first, how far they are, and what if one fails."""

import multiprocessing
import os
from contextlib import contextmanager
from pathlib import Path

import pytest

from corral import games, kernel, making, players
from corral.making import Making, State
from tests.given import LONG, given, until

NAMES = ("moon_river", "dice_town", "wind_river")
SIZES = {"moon_river": [20, 20, 50, 20], "dice_town": [60, 60, 80, 20], "wind_river": [10, 20, 50, 20]}


@pytest.fixture
def cache(monkeypatch, tmp_path):
    """Nothing is in it, and nothing is compiled: to make a game is to say so for each of its functions."""
    monkeypatch.setenv("CORRAL_CACHE", str(tmp_path))
    monkeypatch.setattr(making, "_plainly", lambda names, about: {name: (SIZES[name], about(name)) for name in names})
    monkeypatch.setattr(making, "TICK", 0.01)
    monkeypatch.setattr(making, "make", make)


def make(name: str) -> None:
    for _ in SIZES[name]:
        given(kernel.on_compiled)(None)


@contextmanager
def seen(work: Making):
    """Each change of a game's state, as it is seen from outside."""
    told: list[tuple[str, State]] = []

    def update() -> None:
        for name in work.names:
            if (name, work.state(name)) not in told:
                told.append((name, work.state(name)))

    yield update


def test_what_is_made_is_marked_and_goes_with_the_compiled_rules(monkeypatch, tmp_path):
    games.load("wind_river")
    monkeypatch.setenv("CORRAL_CACHE", str(tmp_path))
    monkeypatch.setattr(players, "load", lambda game: None)
    assert not making.ready("wind_river")
    making.make("wind_river")
    assert making.ready("wind_river")
    assert not making.ready("moon_river")
    folder = kernel.cache_folder({"corral.games.wind_river": games.folder("wind_river")})
    assert [path.parent for path in tmp_path.rglob("ready-*")] == [folder]


def test_all_are_made_in_the_end(cache):
    work = Making(NAMES, about=str.upper)
    assert work.about == {name: name.upper() for name in NAMES}
    assert [work.share(name) for name in NAMES] == [0.0] * len(NAMES)
    work.run(seen)
    assert [work.state(name) for name in NAMES] == [State.MADE] * len(NAMES)
    assert [work.share(name) for name in NAMES] == [1.0] * len(NAMES)
    assert all(work.seconds(name) < 600 for name in NAMES)


def test_how_far_a_game_is_is_seen_by_all_processes(cache, monkeypatch):
    go, halfway = multiprocessing.Event(), multiprocessing.Event()

    def make_slowly(name: str) -> None:
        given(kernel.on_compiled)(None)
        given(kernel.on_compiled)(None)
        halfway.set()
        go.wait()

    monkeypatch.setattr(making, "make", make_slowly)
    work = Making(["wind_river"])
    work.start()
    try:
        assert halfway.wait(LONG), "half of it is never made"
        assert work.state("wind_river") == State.BEGUN
        shares = [work.share("wind_river"), work.share("wind_river")]
        assert 0.3 <= shares[0] <= shares[1] <= 0.3 + 0.5 * making.MOST_SHOWN  # the third of four is under way
        go.set()
        until(lambda: work.state("wind_river") == State.MADE, "it is made")
    finally:
        work.stop()


def test_the_smallest_is_made_first_and_then_from_the_largest_down(cache, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "cpu_count", lambda: 1)

    def make_noted(name: str) -> None:
        with (tmp_path / "order").open("a") as order:
            order.write(f"{name}\n")

    monkeypatch.setattr(making, "make", make_noted)
    Making(NAMES).run()
    assert (tmp_path / "order").read_text().split() == ["wind_river", "dice_town", "moon_river"]


def test_a_game_that_somebody_wants_is_begun_at_once_and_goes_before_the_others(cache, monkeypatch, tmp_path):
    monkeypatch.setattr(os, "cpu_count", lambda: 1)

    def make_for_ever(name: str) -> None:
        (tmp_path / name).write_text(str(os.getpid()))
        multiprocessing.Event().wait()

    def begun(name: str) -> int:
        file = tmp_path / name
        until(lambda: file.exists() and file.read_text(), f"{name} is begun")
        return int(file.read_text())

    monkeypatch.setattr(making, "make", make_for_ever)
    work = Making(NAMES)
    work.start()
    try:
        other = begun("wind_river")
        assert work.state("moon_river") == State.WAITS
        assert work.wanted("moon_river") == 0.0
        begun("moon_river")
        until(lambda: os.getpriority(os.PRIO_PROCESS, other) == making.LAST, "the other one goes last")
        assert work.state("dice_town") == State.WAITS
    finally:
        work.stop()


def test_one_that_cannot_be_made_is_tried_again_and_the_others_are_made(cache, monkeypatch, tmp_path):
    def make_some(name: str) -> None:
        with (tmp_path / "tries").open("a") as tries:
            tries.write(f"{name}\n")
        if name == "dice_town":
            os._exit(1)

    monkeypatch.setattr(making, "make", make_some)
    work = Making(NAMES)
    work.run(seen)
    assert {name: work.state(name) for name in NAMES} == {
        "moon_river": State.MADE,
        "dice_town": State.FAILED,
        "wind_river": State.MADE,
    }
    assert work.share("dice_town") == games.LOST
    tries = (tmp_path / "tries").read_text().split()
    assert tries.count("dice_town") == making.TRIES
    assert tries[-1] == "dice_town"  # alone, when all others were done


def test_nothing_is_left_when_it_is_stopped(cache, monkeypatch, tmp_path):
    begun = multiprocessing.Event()

    def make_for_ever(name: str) -> None:
        (tmp_path / name).write_text(str(os.getpid()))
        begun.set()
        multiprocessing.Event().wait()

    monkeypatch.setattr(making, "make", make_for_ever)
    work = Making(["wind_river"])
    work.start()
    assert begun.wait(LONG), "it is never begun"
    work.stop()
    process = Path("/proc") / (tmp_path / "wind_river").read_text()
    until(lambda: not process.exists(), "its process ends")


def test_the_rules_wait_for_who_compiles_them(monkeypatch):
    monkeypatch.setitem(games.unready, "wind_river", lambda: 0.42)
    with pytest.raises(games.NotReady, match=r"Wind River is being made ready \(42%\)"):
        games.find("wind_river")
    assert games.load("wind_river").NAME == "wind_river"
    monkeypatch.setitem(games.unready, "wind_river", lambda: games.LOST)
    with pytest.raises(games.NotReady, match="could not be made ready"):
        games.find("wind_river")
    with pytest.raises(games.UnknownGame):
        games.find("water_river")
