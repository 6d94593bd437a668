"""Wind River: the tipis and stones at the end of a game with the box, as a position."""

from collections.abc import Sequence

from corral.game import BadFact, Facts, Ints, Remark

from .state import PHASE_OVER, STATE, STONES, TIPIS

FACTS = {"plains": TIPIS, "stones": STONES}  # the most of each
TIES = (("stones", STONES + 1),)


def put(state: Ints, facts: Sequence[Facts], _pieces: Ints) -> list[Remark]:
    """The last tipi has left the board (WR-23): what is not on the Open Plains is in reserve."""
    s = state.view(STATE)[0]
    s.phase = PHASE_OVER
    s.turn = s.start = 0
    for seat, told in enumerate(facts):
        for fact, text in told.items():
            if fact not in FACTS:
                raise BadFact(seat, fact, f"{fact!r} is unknown; known are {', '.join(FACTS)}")
            if not text.isascii() or not text.isdigit() or int(text) > FACTS[fact]:
                raise BadFact(seat, fact, f"{fact} is a whole number from 0 to {FACTS[fact]}, not {text!r}")
        s.plains[seat] = int(told.get("plains", 0))
        s.stones[seat] = int(told.get("stones", 0))
        s.reserve[seat] = TIPIS - s.plains[seat]
    return []
