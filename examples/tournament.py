"""A tournament of your own bots: functions from an observation to an action, every pair meets with seats swapped."""

import itertools
import sys

import numpy as np

from corral import envs


def first(seen: dict) -> int:
    """The lowest number."""
    return int(seen["action_mask"].argmax())


def last(seen: dict) -> int:
    """The highest number."""
    return int(seen["action_mask"].nonzero()[0][-1])


def lucky(seen: dict, chance: np.random.Generator = np.random.default_rng(1)) -> int:  # noqa: B008 - one for all
    return int(chance.choice(seen["action_mask"].nonzero()[0]))


def meet(one, other, deals: int) -> float:
    """The share of wins of the first."""
    won = 0.0
    for seed, seat in itertools.product(range(deals), (1, 2)):
        env = envs.single("wind_river", seats=2, seat=seat, opponents=other, reward="win")
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, *_ = env.step(one(seen))
        won += reward
    return won / (2 * deals)


def main(deals: int = 20) -> None:
    for one, other in itertools.combinations((first, last, lucky), 2):
        print(f"{one.__name__} - {other.__name__}: {meet(one, other, deals):.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
