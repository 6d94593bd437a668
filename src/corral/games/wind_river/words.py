"""Wind River: move number <-> text."""

from corral.game import NotAMove

from .state import (
    ACTIONS,
    DRIVE,
    FIELD_NAMES,
    GATHER,
    HERD,
    LOSE,
    PASS,
    PLACE,
    RAISE,
    SEATS,
    START,
    STEP_FROM,
    STEP_TO,
    TREK,
)

ENDS = [*FIELD_NAMES, "out"]
STEP_TEXTS = [f"{ENDS[start]} {ENDS[end]}" for start, end in zip(STEP_FROM, STEP_TO, strict=True)]

# a verb's first move, what follows it in the text, and how to say that
FORMS = {
    "place": (PLACE, FIELD_NAMES, "place FIELD"),
    "herd": (HERD, STEP_TEXTS[: LOSE - HERD], "herd FROM TO"),
    "lose": (LOSE, FIELD_NAMES, "lose FIELD"),
    "trek": (TREK, STEP_TEXTS, "trek FROM TO"),
    "gather": (GATHER, [""], "gather"),
    "raise": (RAISE, FIELD_NAMES, "raise FIELD"),
    "drive": (DRIVE, STEP_TEXTS[: PASS - DRIVE], "drive FROM TO"),
    "pass": (PASS, [""], "pass"),
    "start": (START, [str(seat + 1) for seat in range(SEATS)], "start SEAT"),
}
TEXTS = [f"{verb} {rest}".rstrip() for verb, (_, rests, _) in FORMS.items() for rest in rests]
MOVE_OF = {text: move for move, text in enumerate(TEXTS)}
assert len(MOVE_OF) == ACTIONS


def write(move: int) -> str:
    return TEXTS[move]


def read(text: str) -> int:
    move = MOVE_OF.get(text)
    if move is None:
        raise NotAMove(_reason(text))
    return move


def _reason(text: str) -> str:
    shown = repr(text if len(text) <= 40 else text[:40] + "…")
    verb, *rest = text.split(" ")
    if verb not in FORMS:
        return f"{shown} is not a move of Wind River; moves begin with {', '.join(FORMS)}"
    form = FORMS[verb][2]
    if len(rest) != form.count(" "):
        return f"{shown} is not a move; it would be: {form}"
    if verb == "start":
        return f"{shown} is not a move: seats are 1 to {SEATS}"
    for word in rest[:1]:
        if word not in FIELD_NAMES:
            return f"{shown} is not a move: there is no field {word[:10]!r}; fields are A1 to F9"
    if rest[1] not in ENDS:
        return f"{shown} is not a move: there is no field {rest[1][:10]!r}; fields are A1 to F9, or out"
    if verb != "trek" and rest[1] != "out" and " ".join(rest) in STEP_TEXTS:
        return f"{shown} is not a move: buffalo only go forward"
    return f"{shown} is not a move: no step leads from {rest[0]} to {rest[1]}"
