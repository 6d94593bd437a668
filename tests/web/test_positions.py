"""What the boards' own tests begin with is what the games tell today."""

import msgspec
import pytest

from .positions import SAMPLES, path, position


@pytest.mark.parametrize("game", SAMPLES)
def test_the_position_of_a_boards_tests_is_as_the_game_tells_it(game: str) -> None:
    kept = msgspec.json.decode(path(game).read_bytes())
    assert kept == msgspec.json.decode(position(game)), "write it anew: python -m tests.web.positions"
