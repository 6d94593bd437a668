"""Wind River, as PettingZoo's own modules offer theirs: env, parallel_env; and for Gymnasium single_env, vector_env."""

from corral.envs.doors import doors

_doors = doors("wind_river")
env, parallel_env = _doors["env"], _doors["parallel_env"]
single_env, vector_env = _doors["single_env"], _doors["vector_env"]
