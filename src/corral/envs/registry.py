"""Where gymnasium.make and PettingZoo's registry find the games: corral/moon_river-v1 and corral/moon_river_v1 ..."""

import importlib.util

from corral import games

_told: set[tuple[str, str]] = set()


def register() -> None:
    """Tell those of the two that are installed; what they know already is not told again."""
    if importlib.util.find_spec("gymnasium"):
        from gymnasium.envs.registration import register as gym

        for game in _new("gymnasium"):
            made = f"corral.envs.{game}_v1"
            gym(f"corral/{game}-v1", f"{made}:single_env", vector_entry_point=f"{made}:vector_env")
    if importlib.util.find_spec("pettingzoo"):
        from pettingzoo.env_registry.registration import register as zoo

        for game in _new("pettingzoo"):
            zoo("aec", f"corral/{game}_v1", f"corral.envs.{game}_v1:env")
            zoo("parallel", f"corral/{game}_v1", f"corral.envs.{game}_v1:parallel_env")


def _new(library: str) -> list[str]:
    """The games that it was not told of."""
    new = [game for game in games.GAMES if (library, game) not in _told]
    _told.update((library, game) for game in new)
    return new
