"""REINFORCE in plain numpy: a linear policy over what each legal move leads to learns Moon River by playing itself.

    python examples/reinforce.py --seconds 120 --curve curve.svg

Many games are stepped at once by `envs.vector`. For every legal move the position after it is described by the game's
features, without those that hold a greedy player's judgement; the policy is a softmax over their weighted sum.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from corral import envs
from corral.games import moon_river as game
from corral.games.moon_river.bot.features import FEATURES, WORTH
from corral.players import Player

SEATS, GAMES = 4, 16


class Policy:
    """Weights of the features, and their scale as far as it is known."""

    def __init__(self, seed: int) -> None:
        self.weights, self.square = np.zeros(WORTH), np.ones(WORTH)
        self.chance = np.random.default_rng(seed)
        self._trial, self._seen = np.zeros(game.STATE.itemsize // 4, np.int32), np.zeros(FEATURES)

    def look(self, state: np.ndarray, seat: int, moves: np.ndarray) -> np.ndarray:
        """A row of features for the position after each move."""
        rows = np.empty((len(moves), WORTH))
        for row, move in zip(rows, moves.tolist(), strict=True):
            self._trial[:] = state
            game.play(self._trial, seat, move)
            game.thinking().features(self._trial, seat, self._seen)
            row[:] = self._seen[:WORTH]
        rows -= rows.mean(0)
        self.square += 0.001 * ((rows**2).mean(0) - self.square)
        return rows / np.sqrt(self.square + 0.01)

    def chances(self, rows: np.ndarray) -> np.ndarray:
        values = np.exp((logits := rows @ self.weights) - logits.max())
        return values / values.sum()

    def choose(self, state: np.ndarray, seat: int, moves: np.ndarray) -> int:
        return int(moves[self.chances(self.look(state, seat, moves)).argmax()])


def learn(policy: Policy, seconds: float, rate: float = 0.05) -> list[tuple[float, float]]:
    """Play and learn; gives the curve: seconds, share of points of the mean game."""
    vector = envs.vector("moon_river", GAMES, SEATS, reward="points")
    vector.reset(int(policy.chance.integers(2**31)))
    sums, counts = np.zeros((GAMES, SEATS, WORTH)), np.zeros((GAMES, SEATS))
    mean, spread, curve = 0.0, 10.0, []
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        actions = np.empty(GAMES, np.int64)
        for index in range(GAMES):
            seat, moves = vector.seats[index], vector.moves[index, : vector.counts[index]]
            rows = policy.look(vector.states[index], seat, moves)
            chances = policy.chances(rows)
            chosen = policy.chance.choice(len(moves), p=chances)
            sums[index, seat] += rows[chosen] - chances @ rows
            counts[index, seat] += 1
            actions[index] = moves[chosen]
        vector.step(actions)
        for index in np.flatnonzero(vector.dones):
            points = vector.rewards[index].astype(float)
            mean += 0.02 * (points.mean() - mean) if curve else points.mean()
            spread += 0.02 * (np.abs(points - mean).mean() - spread)
            policy.weights += (
                rate / SEATS * ((points - mean) / max(1.0, spread)) @ sums[index] / np.sqrt(counts[index].max())
            )
            sums[index], counts[index] = 0.0, 0.0
            curve.append((spent, mean))
    vector.close()
    return curve


def against(policy: Policy, level: str, games: int) -> float:
    """The share of wins of one seat of ours against three of a level; a quarter is level."""
    stepper = envs.Stepper("moon_river", SEATS, reward="win")
    won = 0.0
    for number in range(games):
        ours = number % SEATS
        players = [Player(level, game, SEATS) for _ in range(SEATS)]
        count, ply = stepper.reset(number), 0
        while count:
            ply += 1
            moves = np.array(stepper.legal)
            if stepper.seat == ours:
                move = policy.choose(stepper.state, ours, moves)
            else:
                move = players[stepper.seat].choose(stepper.state, stepper.seat, number * 1000 + ply)
            count = stepper.step(move)
        won += stepper.rewards()[ours]
    return won / games


def draw(path: Path, curve: list[tuple[float, float]]) -> None:
    """The learning curve as a picture."""
    last, high = curve[-1][0], max(points for _, points in curve)
    low = min(0.0, min(points for _, points in curve))
    step = max(1, len(curve) // 400)
    line = " ".join(f"{40 + 540 * t / last:.1f},{280 - 250 * (p - low) / (high - low):.1f}" for t, p in curve[::step])
    words = (
        f'<text x="40" y="18">points of the mean player, to {high:.0f}</text><text x="480" y="298">{last:.0f} s</text>'
    )
    shape = f'<polyline points="{line}" fill="none" stroke="#b8562b" stroke-width="2"/>'
    frame = '<path d="M40 30V280H580" fill="none" stroke="#888"/>'
    size = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="305" font-family="sans-serif" font-size="13">'
    path.write_text(f"{size}{frame}{shape}{words}</svg>\n")


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    said.add_argument("--seconds", type=float, default=120.0)
    said.add_argument("--games", type=int, default=100, help="against three greenhorns, afterwards")
    said.add_argument("--curve", type=Path)
    chosen = said.parse_args()
    policy = Policy(seed=1)
    curve = learn(policy, chosen.seconds)
    print(f"{len(curve)} games learned from; {curve[-1][1]:.1f} points at the end" if curve else "no game ended")
    share = against(policy, "greenhorn", chosen.games)
    print(f"wins against three greenhorns: {share:.0%} of {chosen.games} games (level: 25%)")
    if chosen.curve and curve:
        draw(chosen.curve, curve)


if __name__ == "__main__":
    main()
