"""The rules against the second, slow and plain implementation: the same lists, points and winners at every step."""

import random
import shutil
from pathlib import Path

import numpy as np
import pytest

import corral.games.dice_town as game
from corral.game import NATURE, seats_of

from .reference import Plain
from .table import Table

CASES = [
    *((seats, {"wild_west": False, "edition": edition}) for seats in (2, 5) for edition in (2018, 2009)),
    *((seats, {"edition": edition}) for seats in range(2, 7) for edition in (2018, 2009)),
    *((seats, {"indians": True, "edition": edition}) for seats in range(2, 7) for edition in (2018, 2009)),
    *((seats, {"indians": seats == 4, "second_action": "may"}) for seats in (2, 3, 4, 6)),
]
HEAD = "card,set,count,when,vp,effect,source\n"
SHORT = {  # few store cards, so that the deck runs out; many reactions
    "store.csv": HEAD
    + "cancan,base,1,x,0,,x\nnot-so-fast,base,3,x,0,,x\nhypochondria,base,1,x,0,,x\nshopping-list,base,1,x,0,,x\n"
    + "hold-up,base,2,x,0,,x\nloaded-die,base,3,x,0,,x\naccomplice,base,1,x,0,,x\nelection-fraud,base,1,x,0,,x\n"
    + "gift,wild-west,1,x,0,,x\nswindler,wild-west,1,x,0,,x\nwhiskey,wild-west,1,x,0,,x\n"
    + "insurance,wild-west,1,x,0,,x\ndesperado,wild-west,1,x,0,,x\nmule,wild-west,1,x,,,x\n"
    + "two-revolvers,wild-west,1,x,0,,x\nsmoke-signal,indians,1,x,0,,x\n",
    "river.csv": "card,count,effect,source\ncoupon,3,,x\ndiscovery,1,,x\nstar,2,,x\npurse-2,2,,x\nnothing,2,,x\n",
    "elixirs.csv": "elixir,count,effect,source\nsample-case,2,,x\nland-lottery,1,,x\n",
    "deeds.csv": "value,count,count_2009,source\n1,5,5,x\n2,1,0,x\n5,4,5,x\n",
    "spirits.csv": "spirit,faces,source\nwar-path,3,x\nshaman,1,x\nambush,1,x\nbodyguard,1,x\n",
}


def choose(dice: random.Random, texts: list[str], eager: float) -> str:
    """Bribes are mostly small; reactions are played as often as this game is eager."""
    if texts[0].split()[0] in ("offer", "nuggets") and dice.random() < 0.8:
        return texts[0]
    if "pass" in texts and len(texts) > 1 and dice.random() < eager:
        return dice.choice([text for text in texts if text != "pass"])
    return dice.choice(texts)


def compare(seats: int, options: dict[str, object], seed: int, folder: Path | None = None) -> int:
    """Plays one game on both; returns the number of lines."""
    dice = random.Random(seed)
    eager = dice.random()
    table, plain = Table(seats, folder, **options), Plain(seats, options, folder)
    lines: list[str] = []
    while True:
        asked = [seat if seat == NATURE else seat + 1 for seat in seats_of(int(game.actors(table.state)))]
        assert asked == plain.actors(), lines[-20:]
        if not asked:
            break
        for seat in asked:
            texts = table.moves("n" if seat == NATURE else seat)
            assert sorted(texts) == sorted(plain.moves(seat)), (seat, lines[-20:])
        seat = dice.choice(asked)
        name = "n" if seat == NATURE else str(seat)
        text = choose(dice, table.moves(name), eager)
        lines.append(f"{name} {text}")
        game.play(table.state, seat if seat == NATURE else seat - 1, game.read(text))
        plain.play(seat, text)
        if len(lines) % 10 == 0:
            owner = dice.randint(1, seats)
            assert table.seat(owner, owner).sheet == plain.sheet(owner), lines[-20:]
    assert [table.seat(owner).sheet for owner in range(1, seats + 1)] == [
        plain.sheet(owner) for owner in range(1, seats + 1)
    ]
    keys = np.array(table.keys())
    assert [seat + 1 for seat in np.flatnonzero(keys == keys.max())] == plain.winners
    return len(lines)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_random_games_are_the_same(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        assert compare(seats, options, seed) > 100


@pytest.mark.parametrize("indians", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_games_with_other_pieces_are_the_same(tmp_path: Path, seats: int, indians: bool) -> None:
    for name, text in SHORT.items():
        (tmp_path / name).write_text(text)
    shutil.copy(Path(game.__file__).parent / "outlaws.csv", tmp_path)
    for seed in range(8):
        compare(seats, {"indians": indians, "edition": 2018 if seed % 4 else 2009}, seed, tmp_path)
