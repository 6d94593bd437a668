"""The judge: shares that sum to 1, by what its nets learned; seats are alike; what is hidden changes no verdict."""

from random import Random

import numpy as np
import pytest

from corral import games
from corral.arena import judging
from corral.game import NATURE, NONE
from corral.match import Match
from corral.players import ledger
from corral.players.judge import Judge, Look, Manner, desk, judge_of, sampling
from corral.players.judge.net import net_of, seen
from corral.record import Ply
from tests.contract.tables import stroll
from tests.given import given

NET = Manner(drawn=16)
# How well the nets foretell games they never saw, with so many seats; measured in docs/analysis.md, here from few games
FLOORS = {
    ("moon_river", 4): 0.2, ("moon_river", 2): 0.2, ("wind_river", 3): 0.12,
    ("dice_town", 4): 0.09, ("dice_town", 5): 0.075, ("dice_town", 6): 0.07,
}  # fmt: skip


def positions(name, seats, seed):
    """Of a random game, from its beginning to its end."""
    match = Match(games.find(name), seats, seed=seed)
    stroll(match, Random(seed))
    return ledger._states(match.fold)


@pytest.mark.parametrize(("name", "seats"), [("moon_river", 3), ("dice_town", 5), ("wind_river", 4), ("gulch", 3)])
def test_shares_sum_to_1_and_the_end_is_exact(name, seats):
    game = games.find(name)
    judge = Judge(game, seats, NET if seen(game) else Manner(4), Look())
    for state in positions(name, seats, 5):
        view = judge.view(state)
        assert view.shares.sum() == pytest.approx(1, abs=1e-12)
        assert view.leads.sum() == pytest.approx(0, abs=1e-9)
        assert np.array_equal(judge.view(state).shares, view.shares)
    points = np.zeros(6, np.int64)
    game.score(state, points)
    best = points[:seats] == points[:seats].max()
    assert judge.shares(state) == pytest.approx(best / best.sum())


@pytest.mark.parametrize(("name", "seats"), sorted(FLOORS))
def test_the_shipped_nets_foretell_games_they_never_saw(name, seats):
    game = games.find(name)
    data = judging.sample(game, seats, 990_000 + seats, 720)
    shares, leads = judging.outputs(net_of(game, seats), data.inputs)
    found = judging.figures(data, shares, leads)
    assert found.won > FLOORS[name, seats]
    assert found.lead > FLOORS[name, seats]
    assert found.stages[-1] > found.stages[1] > 0
    cells, _ = np.histogram(shares, judging.BINS)
    for said, came, many in zip(found.said, found.came, cells, strict=True):
        sure = 2 * (said * (1 - said) * judging.KEPT / max(1, many)) ** 0.5  # positions of one game have one end
        assert came == pytest.approx(said, abs=0.05 + sure, nan_ok=True)


def test_compiled_code_foretells_as_the_net_that_was_trained():
    game, net = games.find("wind_river"), net_of(games.find("wind_river"), 3)
    judge = Judge(game, 3, NET, Look())
    g, state = desk(game, net), positions("wind_river", 3, 8)[60]
    rows, ends = np.zeros((1, 3, len(g.inputs)), np.float32), np.zeros((1, 7))
    g.root[:] = state
    assert sampling(game)(g, 3, 1, 10**6, 0, rows, ends) == 1  # the first position of the next game: the state itself
    shares, leads = judging.outputs(net, rows)
    assert judge.shares(state) == pytest.approx(shares[0], abs=1e-4)
    assert judge.points(state) == pytest.approx(leads[0], abs=1e-2)


def turned(game, state, seats):
    """The same position with everybody one seat further."""
    after = state.copy()
    s, t = state.view(game.STATE)[0], after.view(game.STATE)[0]
    for field in game.STATE.names:
        if s[field].ndim and s[field].shape[0] == (game.OPTIONS().seats)[-1] and field not in ("column", "saloon"):
            t[field][:seats] = np.roll(s[field][:seats], 1, axis=0)
    for field in ("turn", "start"):
        t[field] = (s[field] + 1) % seats
    return after


def test_seats_are_alike():
    game = games.find("wind_river")
    judge = Judge(game, 3, NET, Look())
    for state in positions("wind_river", 3, 4)[20:-1:10]:
        shares = judge.shares(turned(game, state, 3))
        assert shares == pytest.approx(np.roll(judge.shares(state), 1), abs=1e-9)


def test_single_draws_are_weighed_exactly():
    counted = 0
    for name, seats in (("wind_river", 4), ("dice_town", 3), ("gulch", 3)):
        game = games.find(name)
        judge = Judge(game, seats, NET if seen(game) else Manner(8, drawn=8), Look())
        for state in positions(name, seats, 2)[:120]:
            outcomes = judge._outcomes(state)
            if outcomes:
                base, total = judge.expected(state).shares, sum(many for _, many in outcomes)
                luck = sum(many / total * (judge.view(after, drawn=True).shares - base) for after, many in outcomes)
                assert np.abs(luck).max() < 1e-12
                counted += 1
    assert counted > 5


def test_luck_is_unbiased_where_stretches_are_sampled(monkeypatch):
    monkeypatch.setattr("corral.players.judge.ENUMERATED", 0)
    game = games.find("gulch")
    luck = []
    for seed in range(400):
        judge = Judge(game, 3, Manner(16, drawn=16), Look(), number=seed)  # else all begin with the same lots
        before, drawn = None, np.zeros(3)
        for state in positions("gulch", 3, seed):
            if before is not None and game.actors(before) == 1 << NATURE:
                drawn += judge.view(state, drawn=True).shares - judge.expected(before).shares
            before = state
        luck.append(drawn)
    error = np.std(luck, axis=0) / len(luck) ** 0.5
    assert (error > 0).all()
    assert (np.abs(np.mean(luck, axis=0)) < 3 * error).all()


def test_what_the_mover_cannot_know_changes_no_cost(monkeypatch):
    monkeypatch.setattr(ledger, "MARKS", ((-9.0, "?!"),))
    monkeypatch.setattr(ledger, "SURE", -9.0)
    game = games.find("dice_town")
    judge = Judge(game, 3, NET, Look(lines=1, deals=(4, 4, 8)))
    match = Match("dice_town", 3, seed=6)
    asked = 0
    while asked < 25:
        seat = match.actors[0] - 1
        moves = match.moves(seat + 1)
        worlds = [match.state.copy() for _ in range(2)]
        given(game.SECRETS).redeal(worlds[1], seat, np.uint64(987654321 + asked))
        ply = Ply(NONE, seat, game.read(moves[0]), None)
        one, other = (ledger.better_move(judge, world, ply) for world in worlds)
        assert one == other
        asked += 1
        match.play(seat + 1, Random(asked).choice(moves))


def test_another_number_is_another_judge():
    game = games.find("moon_river")
    one, again, other = (judge_of(game, 2, number=number) for number in (1, 1, 2))
    assert one.name == again.name != other.name
    assert judge_of(game, 2, deep=True).name != one.name
