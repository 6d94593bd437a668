"""Gulch: move number <-> text."""

from corral.game import NotAMove

from .state import ACTIONS, COPIES, DIG, WAIT, WASH


def write(move: int) -> str:
    if move == DIG:
        return "dig"
    if move == WAIT:
        return "wait"
    return f"wash {(move - WASH) // COPIES + 1}.{(move - WASH) % COPIES + 1}"


MOVE_OF = {write(move): move for move in range(ACTIONS)}


def read(text: str) -> int:
    if text not in MOVE_OF:
        raise NotAMove(f"{text!r} is not a move of Gulch")
    return MOVE_OF[text]
