"""The doors of a game's own module, such as corral.envs.moon_river_v1."""

import functools
from typing import Any

from corral import envs


def doors(game: str) -> dict[str, Any]:
    """What a module such as corral.envs.moon_river_v1 offers, as PettingZoo's own modules do."""
    return {
        "env": functools.partial(envs.aec, game),
        "parallel_env": functools.partial(envs.parallel, game),
        "single_env": functools.partial(envs.single, game),
        "vector_env": lambda num_envs=1, **options: envs.gym_vector(game, num_envs, **options),
    }
