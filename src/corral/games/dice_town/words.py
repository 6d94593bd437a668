"""Dice Town: move number <-> text."""

from itertools import combinations_with_replacement

from corral.game import NotAMove

from .state import (
    ACTIONS,
    CARDS,
    COPIES,
    DEED_COPIES,
    DICE,
    DOLLARS,
    ELIXIR_COPIES,
    ELIXIRS,
    FACES,
    GOLD,
    KEEP,
    OUTLAWS,
    PLACES,
    RANCHES,
    REMEDIES,
    RIVER,
    RIVER_COPIES,
    SEATS,
    SPIRIT_FACES,
    VALUES,
)

DEED_NAMES = [f"deed-{value}" for value in range(1, VALUES + 1)]
SEAT_NAMES = [str(seat) for seat in range(1, SEATS + 1)]
OUTLAW_NAMES = [str(outlaw) for outlaw in range(1, OUTLAWS + 1)]


def hands() -> list[tuple[int, ...]]:
    """Every multiset of at most five faces, rising in the order of their ranks (cup.py)."""
    sets = [faces for size in range(DICE + 1) for faces in combinations_with_replacement(range(6), size)]
    return sorted(sets, key=lambda faces: [faces.count(face) for face in range(6)])


def copies(names: list[str], count: int) -> list[str]:
    return [f"{name}.{copy}" for name in names for copy in range(1, count + 1)]


def _texts() -> list[str]:
    """The text of every move, in the order of state.py."""
    words: list[str] = ["roll"]

    def add(verb: str, names: list[str]) -> None:
        words.extend(f"{verb} {name}" for name in names)

    add("outlaw", [f"{o} {f}{more}" for o in OUTLAW_NAMES for f in FACES for more in ("", " " + f)])
    add("load", FACES)
    words.extend(" ".join(["keep", *(FACES[face] for face in hand)]) for hand in hands())
    add("offer", [str(dollars) for dollars in range(DOLLARS)])
    add("nuggets", [str(nuggets) for nuggets in range(GOLD)])
    add("card", CARDS + DEED_NAMES)
    words.append("seal")
    add("favour", SEAT_NAMES)
    words += ["mine", "mine dynamite", "pan", "rob", "coach", "shop", "shop shopping-list", "doc"]
    add("steal", [f"{seat}{with_}" for seat in SEAT_NAMES for with_ in ("", " cancan", " whiskey", " cancan whiskey")])
    words += ["recruit", "recruit desperado", "badge", "hunt", "deeds", "deeds surveyor", "deck"]
    add("take", CARDS + DEED_NAMES + RIVER)
    add("top", RIVER)
    add("take", [f"outlaw-{outlaw}" for outlaw in OUTLAW_NAMES])
    add("again", FACES)
    words.append("pass")
    add("catch", OUTLAW_NAMES)
    add("elixir", [*ELIXIRS, "top"])
    add("wire", DEED_NAMES)
    words.append("enough")
    add("remedy", REMEDIES)
    add("target", SEAT_NAMES)
    add("give", CARDS)
    add("play", CARDS)
    add("bless", [f"{old} {new}" for old in FACES for new in FACES])
    add("ambush", [f"{seat} {face}" for seat in SEAT_NAMES for face in FACES])
    add("close", PLACES)
    add("tribe", [*DEED_NAMES, "ranch"])
    add("sheriff", SEAT_NAMES)
    add("die", FACES)
    add("draw", copies(CARDS, COPIES) + copies(DEED_NAMES, DEED_COPIES) + copies(["ranch"], RANCHES))
    add("draw", copies(RIVER, RIVER_COPIES))
    add("draw", copies([f"outlaw-{outlaw}" for outlaw in OUTLAW_NAMES], 1) + copies(ELIXIRS, ELIXIR_COPIES))
    add("spirit", SPIRIT_FACES)
    return words


TEXTS = _texts()
MOVE_OF = {text: move for move, text in enumerate(TEXTS)}
VERBS = list(dict.fromkeys(text.split()[0] for text in TEXTS))
assert len(TEXTS) == len(MOVE_OF) == ACTIONS
assert TEXTS[KEEP] == "keep"


def write(move: int) -> str:
    return TEXTS[move]


def read(text: str) -> int:
    move = MOVE_OF.get(text)
    if move is None:
        raise NotAMove(_reason(text))
    return move


def _reason(text: str) -> str:
    shown = text if len(text) <= 40 else text[:40] + "…"
    words = text[:200].split()
    if not words:
        return "an empty text is not a move"
    if words[0] not in VERBS:
        return f"{shown!r} is not a move: Dice Town knows no {words[0][:20]!r}; it knows {', '.join(VERBS)}"
    if " ".join(words) in MOVE_OF:
        return f"{shown!r} is not a move; it is spelt {' '.join(words)!r}"
    if words[0] == "keep":
        if any(word not in FACES for word in words[1:]):
            return f"{shown!r} is not a move: the faces are {' '.join(FACES)}"
        return f"{shown!r} is not a move: at most five faces, in rising order"
    like = next(known for known in TEXTS if known.split()[0] == words[0])
    return f"{shown!r} is not a move; a {words[0]!r} reads like {like!r}"
