"""Tipis and stones of the box as a position."""

import pytest

from corral import scoring
from corral.scoring import BadPad, Holder, Pad


def count(*seats: tuple[int, int]) -> scoring.Counted:
    held = [Holder("", "", {"plains": str(plains), "stones": str(stones)}) for plains, stones in seats]
    return scoring.count(Pad("wind_river", {}, held))


def test_wr24_tipis_then_stones_then_shared() -> None:
    assert count((4, 2), (4, 5), (3, 7), (2, 0)).places == [2, 1, 3, 4]
    assert count((4, 2), (4, 2), (5, 0)).places == [2, 2, 1]
    assert count((4, 2), (4, 5)).ties == [{"stones": 2}, {"stones": 5}]


def test_wr23_the_position_is_over() -> None:
    assert count((0, 0), (0, 10)).sheets[1] == {"open_plains": 0, "stones": 10, "total": 0}


@pytest.mark.parametrize(("plains", "stones"), [(8, 0), (0, 11)])
def test_wr6_more_than_7_tipis_or_10_stones_are_refused(plains: int, stones: int) -> None:
    with pytest.raises(BadPad, match="is a whole number from 0 to"):
        count((plains, stones), (0, 0))
