"""The games as environments: PettingZoo (aec, parallel), Gymnasium (single, gym_vector) and a bare vector of games.

>>> from corral import envs
>>> env = envs.aec("moon_river", seats=4, mode="legends")
>>> many = envs.vector("dice_town", 1024, seats=5)

docs/environments.md says what observations hold, and how fast all this is.
"""

import importlib.util
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from corral.envs.batch import Vector
from corral.envs.stepper import BadSetting, Stepper

if TYPE_CHECKING:
    from corral.envs.gym import Opponent, Single, SingleVector
    from corral.envs.zoo import Parallel, Turns


def aec(game: str, seats: int = 4, **options: Any) -> "Turns":
    """A PettingZoo environment in which seats are asked one after the other; see `zoo.Turns`."""
    _needs("pettingzoo")
    from corral.envs.zoo import Turns

    return Turns(game, seats, **options)


def parallel(game: str, seats: int = 4, **options: Any) -> "Parallel":
    """A PettingZoo environment in which all who are asked answer at once; see `zoo.Parallel`."""
    _needs("pettingzoo")
    from corral.envs.zoo import Parallel

    return Parallel(game, seats, **options)


def single(
    game: str, seats: int = 4, seat: int = 1, opponents: "Opponent | Sequence[Opponent]" = "hand", **options: Any
) -> "Single":
    """A Gymnasium environment for one seat, against our levels or functions; see `gym.Single`."""
    _needs("gymnasium")
    from corral.envs.gym import Single

    return Single(game, seats, seat, opponents, **options)


def vector(game: str, n: int, seats: int = 4, **options: Any) -> Vector:
    """Many games in arrays, stepped by one compiled call; needs numpy only."""
    return Vector(game, n, seats, **options)


def gym_vector(game: str, n: int, seats: int = 4, **options: Any) -> "SingleVector":
    """The same behind Gymnasium's VectorEnv: whoever is asked acts."""
    _needs("gymnasium")
    from corral.envs.gym import SingleVector

    return SingleVector(game, n, seats, **options)


def _needs(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        raise ImportError(f"corral.envs needs {package} for this: pip install 'corral[envs]'")


def register() -> None:
    """Tell Gymnasium and PettingZoo, as far as they are installed, where the games are."""
    from corral.envs.registry import register as tell

    tell()


register()  # so that gymnasium.make("corral.envs:corral/moon_river-v1") finds it, whatever was imported first

__all__ = ["BadSetting", "Stepper", "Vector", "aec", "gym_vector", "parallel", "register", "single", "vector"]
