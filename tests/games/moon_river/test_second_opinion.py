"""The rules against the second, slow and plain implementation: the same lists, points and winners at every step."""

import random
from pathlib import Path

import pytest

from corral.game import NATURE
from corral.games.moon_river.view import Seat

from .reference import LANDSCAPES, Plain, Ranch, neighbours
from .table import Table

CASES = [
    (seats, options)
    for seats in (2, 3, 4)
    for options in (
        {},
        {"flat": True},
        {"mode": "legends"},
        *({"mode": "legends", "scenario": scenario} for scenario in ("timber", "gold-rush", "outlaws", "city")),
        {"mode": "legends", "flat": True, "colors": ["green", "orange", "purple", "white"][:seats]},
    )
]

HEAD = "kind,landscape,cows,skull,circle,gold,beaver,corn,count,back,source\n"
WILD = {  # crowded symbols: the supply of cows runs out, storage is short; two beavers, high and several backs
    "parcels.csv": HEAD
    + "desert-2cow-gold-skull,desert,2,1,0,1,0,0,20,1,x\n"
    + "canyon-cow-gold-circle,canyon,1,0,1,1,0,0,20,2,x\n"
    + "farm-2cow-circle,farm,2,0,1,0,0,0,14,3,x\n"
    + "forest-cow-2beaver-skull,forest,1,1,0,0,2,0,20,3,x\n"
    + "farm-2cow-circle,farm,2,0,1,0,0,0,10,48,x\n"
    + "corn-9,corn,0,0,0,0,0,9,12,96,x\n",
    "partners.csv": "kind,count,source\ndesperado,9,x\ncattle-thief,9,x\nfarmer,2,x\n",
    "boards.csv": "board,color,storage,bridges,blocked,source\n"
    + "camp,any,1,a3 c2,c1 d4,x\nmary,purple,4,c2,,x\nwesley,white,1,b1,c1 c3,x\n"
    + "calamity,orange,2,a1 e5,c1,x\nbig-jo,green,3,a1 c2 e1,c1,x\n",
    "bonus.csv": "bonus,side,other,source\n1,corn,canyon,x\n2,farm,forest,x\n",
}


def climb(text: str) -> int:
    """How high a domino reaches: players who climb meet row 10."""
    return max(int(cell[1:]) for cell in text.split()[3:])


def choice(dice: random.Random, texts: list[str], style: str) -> str:
    builds = [text for text in texts if text.startswith("build")]
    if builds and style != "random":
        texts = builds
    if builds and style == "climb":
        texts = sorted(builds, key=climb)[-3:]
    return dice.choice(texts)


def compare_ground(seat: Seat, ranch: Ranch) -> None:
    """What the view says of territories, and of cells that no domino reaches any more."""
    territories = {
        (landscape, frozenset(group), sum(ranch.cows.get(cell, 0) for cell in group))
        for landscape in LANDSCAPES
        for group in ranch.territories(landscape)
    }
    assert {(one.landscape, frozenset(one.cells), one.cows) for one in seat.territories} == territories
    free = set(ranch.free())
    assert set(seat.closed) == {cell for cell in free if not free & set(neighbours(cell))}


def compare(seats: int, options: dict[str, object], seed: int, folder: Path | None = None) -> set[str]:
    """Plays one game on both; returns the kinds of moves that were met."""
    dice = random.Random(seed)
    style = ("random", "build", "climb")[seed % 3]
    table, plain = Table(seats, folder, **options), Plain(seats, options, folder)
    met = set()
    while not plain.over:
        assert [table.seat] == plain.actors()
        texts = plain.moves(table.seat)
        assert sorted(table.moves()) == sorted(texts)
        text = choice(dice, sorted(texts), style)
        met.add(text.split()[0] if not text.endswith("out") else "out")
        plain.play(table.seat, text)
        table.play(text)
        if table.seat != NATURE:
            for seat, player in zip(table.view().seats, plain.players, strict=True):
                compare_ground(seat, player.ranch)
            assert [table.sheet(seat) for seat in range(1, seats + 1)] == [
                plain.sheet(seat) for seat in range(1, seats + 1)
            ]
    assert table.seat == 0
    keys = table.keys()
    assert [seat for seat, key in enumerate(keys, 1) if key == max(keys)] == plain.winners
    assert table.view().supply == plain.supply
    return met


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_both_implementations_agree_at_every_step(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        compare(seats, options, seed)


@pytest.mark.parametrize("mode", ["camp", "legends"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_implementations_agree_on_a_wild_set_of_pieces(seats: int, mode: str, tmp_path: Path) -> None:
    for name, content in WILD.items():
        (tmp_path / name).write_text(content)
    for seed in range(4):
        compare(seats, {"mode": mode}, seed, tmp_path)
