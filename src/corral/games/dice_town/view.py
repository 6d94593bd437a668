"""Dice Town: what one viewer may see (DT-35), and the text of a move as he may read it."""

from types import SimpleNamespace
from typing import Any

from corral.game import NATURE, NONE, Ints

from .cup import poker
from .secrets import asked, dancing_thief
from .state import (
    AT_ONCE,
    CARDS,
    COPIES,
    DEED_COPIES,
    DEEDS,
    DOG,
    DRAW,
    DRAW_RANCH,
    ELIXIR_COPIES,
    ELIXIRS,
    FACES,
    KINDS,
    MULE,
    NOT_SO_FAST,
    OUTLAWS,
    PHASE_BEFORE,
    PHASE_BRIBE,
    PHASE_CARD,
    PHASE_DIE,
    PHASE_DISCOVERY,
    PHASE_FAVOUR,
    PHASE_GIVE,
    PHASE_KEEP,
    PHASE_NOT_SO_FAST,
    PHASE_OVER,
    PHASE_PROPERTY,
    PHASE_REACT,
    PHASE_SHOP,
    PHASE_TAKE_SHOP,
    PHASE_TAKE_THEFT,
    PHASE_THEFT,
    PHASE_TOP,
    PHASE_TRIBE,
    PLACE_ALL,
    PLACE_DECK,
    PLACE_DRAWN,
    PLACE_PILE,
    PLACE_TABLE,
    PLACES,
    RIVER,
    RIVER_COPIES,
    SEATS,
    STATE,
    TAKE,
    TOWN_HALL,
    TRIBE,
    VALUES,
)
from .words import DEED_NAMES, write

FIELDS: tuple[str, ...] = STATE.names or ()
PHASES = [
    "roll", "hunt", "revolver", "ambushed", "shop", "card", "row", "property", "theft", "river", "discovery", "wanted",
    "top outlaw", "elixirs", "top elixir", "lot", "spirit", "before", "keep", "bribe", "window", "window", "favour",
    "act", "take card", "take stolen", "take discarded", "take river", "put back", "take outlaw", "steal again",
    "again", "catch", "visit", "wire", "remedy", "target", "give", "bless", "ambush", "close", "tribe", "over",
    "round", "before roll", "loads", "loaded", "rolling", "town", "arrive", "first", "second", "leave", "played",
    "discard", "at once", "struck", "mine", "carry out", "put back", "accomplice", "shopping", "stealing", "cancan",
    "insurance", "desperado", "badge", "revolvers", "catches", "deeds", "surveyor", "offering", "doc", "hypochondria",
    "visits", "shelve", "evening", "smoke", "night",
]  # fmt: skip


def _fields(state: Ints) -> SimpleNamespace:
    """The position in plain numbers and arrays: quick to read, field by field."""
    record = state.view(STATE)[0]
    s = SimpleNamespace(**dict(zip(FIELDS, record.item(), strict=True)))
    s.asked = int(asked(record)) if PHASE_BEFORE <= s.phase < PHASE_FAVOUR else 0
    s.thief = int(dancing_thief(record)) if s.fresh else NONE
    return s


def view(state: Ints, viewer: int) -> dict[str, Any]:
    s = _fields(state)
    over = bool(s.phase == PHASE_OVER)
    return {
        "phase": PHASES[s.phase],
        "asked": _asked(s),
        "over": over,
        "options": {"wild_west": bool(s.wild_west), "indians": bool(s.indians), "edition": int(s.edition)},
        "round": int(s.round_no),
        "place": PLACES[s.spot] if s.spot != NONE else None,
        "first": _seat(s.first),
        "second": _seat(s.second),
        "tied": _seats(s.b) if s.phase in (PHASE_BRIBE, PHASE_FAVOUR) else _seats(s.rivals),
        "first_action": [None, "A", "B"][s.did],
        "closed": PLACES[s.closed] if s.closed != NONE else None,
        "sheriff": _seat(s.sheriff),
        "mine": int(s.gold),
        "bank": int(s.bank),
        "coach": int(s.coach),
        "row": [None if card == NONE else _property(int(card)) for card in s.row],
        "decks": _decks(s),
        "discard": _store(s, PLACE_PILE),
        "table": _store(s, PLACE_TABLE),
        "drawn": _drawn(s, viewer, over),
        "river": _river(s, viewer, over),
        "outlaws": _outlaws(s),
        "elixirs": {name: _elixirs(mask) for name, mask in _elixir_places(s)},
        "hunt": _faces(int(s.hunt)),
        "spirit": {"holder": _seat(s.spirit), "bought": bool(s.bought), "guard": _seat(s.guard)},
        "box": _box(s, viewer, over),
        "window": _window(s),
        "bribes": _bribes(s, viewer),
        "street": _street(s),
        "agenda": _agenda(s),
        "card_points": {name: points for name, points in zip(CARDS, s.vp.tolist(), strict=True) if points},
        "seats": [_seat_view(s, seat, viewer, over) for seat in range(s.seats)],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat) + 1


def _seats(mask: int) -> list[int]:
    return [seat + 1 for seat in range(SEATS) if int(mask) >> seat & 1]


def _asked(s: Any) -> list[int]:
    """In a window nobody is named (DT-34); in other questions put to several, all of them, answered or not."""
    if s.phase < PHASE_BEFORE or s.phase == PHASE_OVER or s.phase in (PHASE_NOT_SO_FAST, PHASE_REACT):
        return []
    if s.phase < PHASE_FAVOUR:
        return _seats(s.asked)
    return [int(s.a) + 1]


def hushed(state: Ints) -> bool:
    """A window is open: whom it asks, nothing may tell (DT-34)."""
    return bool(state.view(STATE)[0].phase in (PHASE_NOT_SO_FAST, PHASE_REACT))


def awaited(state: Ints) -> bool:
    """Choosing dice and sealing offers: all see who has done it, so even who has no choice does it himself."""
    return bool(state.view(STATE)[0].phase in (PHASE_KEEP, PHASE_BRIBE))


def _faces(hand: int) -> list[str]:
    return [name for face, name in enumerate(FACES) for _ in range(hand >> 4 * face & 15)]


def _store(s: Any, place: int) -> list[str]:
    masks = s.store[place].tolist()
    every = masks[0] | masks[1] | masks[2]
    return [CARDS[card] for card in range(KINDS) if every >> card & 1 for mask in masks if mask >> card & 1]


def _deeds(mask: int) -> list[str]:
    left = int(mask)
    return [DEED_NAMES[deed // DEED_COPIES] for deed in range(DEEDS) if left >> deed & 1] if left else []


def _property(card: int) -> str:
    return "ranch" if card >= DEEDS else DEED_NAMES[card // DEED_COPIES]


def _decks(s: Any) -> dict[str, int]:
    tops = sum(int(card) != NONE for card in s.river_top)
    return {
        "store": len(_store(s, PLACE_DECK)),
        "property": int(s.deck_deeds).bit_count() + int(s.deck_ranches).bit_count() - int(s.deck_floor),
        "river": int(s.river).bit_count() + tops,
        "outlaws": int(s.outlaw_deck).bit_count() + int(s.outlaw_top != NONE),
        "elixirs": int(s.elixir_deck).bit_count(),
    }


def _drawn(s: Any, viewer: int, over: bool) -> list[str]:
    """Cards just drawn; others see their kinds."""
    if s.phase in (PHASE_SHOP, PHASE_TAKE_SHOP):
        known = over or viewer == s.a
    else:
        known = over or (viewer >= 0 and viewer in (s.a, s.b))
    cards, deeds = _store(s, PLACE_DRAWN), _deeds(s.drawn_deeds)
    return cards + deeds if known else ["store card"] * len(cards) + ["deed"] * len(deeds)


def _river_names(mask: int) -> list[str]:
    return [RIVER[card // RIVER_COPIES] for card in range(len(RIVER) * RIVER_COPIES) if mask >> card & 1]


def _river(s: Any, viewer: int, over: bool) -> dict[str, Any]:
    """All know what is left, one may know the order of what lies on top."""
    tops = [int(card) for card in s.river_top if card != NONE]
    left = int(s.river) | int(s.held) | sum(1 << card for card in tops)
    known = over or (viewer >= 0 and viewer == s.river_knower)
    return {
        "left": _river_names(left),
        "top": [RIVER[card // RIVER_COPIES] if known else "?" for card in tops],
        "held": _river_names(int(s.held)) if known else ["?"] * int(s.held).bit_count(),
        "knower": _seat(s.river_knower),
    }


def _outlaws(s: Any) -> dict[str, Any]:
    """Every outlaw by number, with both sides; where the others are stands with their seats."""
    return {
        "cards": [
            {
                "pair": FACES[s.outlaw_pair[outlaw]],
                "wanted": FACES[s.outlaw_face[outlaw]],
                "reward": int(s.reward[outlaw]),
            }
            for outlaw in range(OUTLAWS if s.wild_west else 0)
        ],
        "top": None if s.outlaw_top == NONE else int(s.outlaw_top) + 1,
        "deck": _numbers(s.outlaw_deck),
        "wanted": _numbers(s.wanted),
    }


def _numbers(mask: int) -> list[int]:
    left = int(mask)
    return [outlaw + 1 for outlaw in range(OUTLAWS) if left >> outlaw & 1] if left else []


def _elixir_places(s: Any) -> list[tuple[str, int]]:
    return [("open", int(s.elixir_open)), ("used", int(s.elixir_used)), ("discard", int(s.elixir_pile))]


def _elixirs(mask: int) -> list[str]:
    return [ELIXIRS[card // ELIXIR_COPIES] for card in range(len(ELIXIRS) * ELIXIR_COPIES) if mask >> card & 1]


def _box(s: Any, viewer: int, over: bool) -> list[str]:
    cards = _deeds(s.box_deeds) + ["ranch"] * int(s.box_ranches).bit_count()
    for seat in range(s.seats):
        hidden = _deeds(s.box_secret[seat])
        cards += hidden if over or seat == viewer else ["?"] * len(hidden)
    return cards


def _window(s: Any) -> dict[str, Any] | None:
    """Which card may be played now, and what it would answer."""
    if s.phase == PHASE_NOT_SO_FAST:
        played = "not-so-fast" if s.c else CARDS[s.a]
        return {"card": "not-so-fast", "answers": played, "by": int(s.b) + 1, "chain": int(s.c)}
    if s.phase == PHASE_REACT:
        return {"card": CARDS[s.a], "answers": None, "by": int(s.b) + 1, "chain": 0}
    return None


def _bribes(s: Any, viewer: int) -> list[dict[str, Any]]:
    """The Sheriff sees all offers, a bidder his own."""
    if s.phase != PHASE_FAVOUR:
        return []
    return [
        {"seat": seat + 1, **_offer(s, seat)}
        for seat in range(s.seats)
        if s.pledge[seat, 3] and viewer in (int(s.a), seat)
    ]


def _offer(s: Any, seat: int) -> dict[str, Any]:
    card = int(s.pledge[seat, 2]) - 1
    name = None if card < 0 else (CARDS + DEED_NAMES)[card]
    return {"dollars": int(s.pledge[seat, 0]), "nuggets": int(s.pledge[seat, 1]), "card": name}


def _street(s: Any) -> list[dict[str, Any]]:
    """The seats at each house, best first, equals together."""
    houses = []
    for place, name in enumerate(PLACES[:-1]):
        standing: dict[int, list[int]] = {}
        for seat in range(s.seats):
            hand = int(s.kept[seat])
            count = hand >> 4 * place & 15 if place < TOWN_HALL else 0
            if place == TOWN_HALL and len(_faces(hand)) == 5:
                count = int(poker(hand)) + 1
            if count:
                standing.setdefault(count, []).append(seat + 1)
        houses.append({"place": name, "order": [standing[count] for count in sorted(standing, reverse=True)]})
    return houses


def _agenda(s: Any) -> list[list[Any]]:
    """What is done now and what comes after it; who is asked in a window is not said."""
    lines = [[PHASES[s.phase], int(s.a), int(s.b), 0 if s.phase == PHASE_REACT else int(s.c)]]
    for index in range(int(s.top) - 1, -1, -1):
        phase, a, b, c = (int(number) for number in s.stack[index])
        lines.append([PHASES[phase], a, b, c])
    return lines


def _pledge(s: Any, seat: int) -> dict[str, Any]:
    """What a seat has answered so far, for its own eyes."""
    first, second, third = (int(number) for number in s.pledge[seat, :3])
    if s.phase == PHASE_BEFORE:
        return {"outlaws": _numbers(first), "dice": _faces(second), "loads": _loads(third)}
    if s.phase == PHASE_KEEP:
        return {"dice": _faces(first)}
    if s.phase == PHASE_BRIBE:
        return {"answers": int(s.pledge[seat, 3]), **_offer(s, seat)}
    return {"play": bool(first)}


def _loads(pledge: int) -> list[str]:
    faces = []
    while pledge:
        faces.append(FACES[(pledge & 7) - 1])
        pledge >>= 3
    return faces


def _won(s: Any, seat: int, own: bool) -> list[str]:
    """Property won at the Town Hall this round that may be offered to the tribe."""
    won: list[str] = []
    for rank, winner in enumerate((s.first, s.second)):
        if winner == seat:
            row, deck = _deeds(s.prize_row[rank]), _deeds(s.prize_deck[rank])
            won += [f"{name} of the row" for name in row]
            won += [f"{name if own else 'deed'} of the deck" for name in deck]
            won += ["ranch"] * int(s.prize_ranches[rank]).bit_count()
    return won


def _seat_view(s: Any, seat: int, viewer: int, over: bool) -> dict[str, Any]:
    own = over or seat == viewer
    cards, deeds = _store(s, seat), _deeds(s.deeds[seat])
    cup = _faces(int(s.cup[seat]))
    several = PHASE_BEFORE <= s.phase < PHASE_FAVOUR
    rows = sheet(s, seat, own)
    public_loads = s.phase != PHASE_BEFORE and not PHASE_KEEP <= s.phase <= PHASE_BRIBE and s.phase != PHASE_FAVOUR
    return {
        "cash": int(s.cash[seat]),
        "nuggets": int(s.nuggets[seat]),
        "sheriff": bool(s.sheriff == seat),
        "kept": _faces(int(s.kept[seat])),
        "cup": cup if own else ["?"] * len(cup),
        "loads": _loads(int(s.pledge[seat, 2])) if public_loads else [],
        "cards": len(cards),
        "deeds": len(deeds),
        "hand": cards + deeds if own else None,
        "barred": ["whiskey"] if own and s.thief == seat else [],
        "wired": _deeds(s.wired[seat]),
        "ranches": int(s.ranches[seat]).bit_count(),
        "recruited": _numbers(s.recruited[seat]),
        "captured": _numbers(s.captured[seat]),
        "acted": bool(int(s.acted) >> seat & 1),
        "won": _won(s, seat, own),
        "pledge": _pledge(s, seat) if several and seat == viewer else None,
        "answered": not int(s.waiting) >> seat & 1 if several and seat == viewer else None,
        "points": rows["total"],
        "sheet": rows,
    }


def sheet(s: Any, seat: int, own: bool) -> dict[str, int | None]:
    """DT-32; None where hidden cards make it unknowable."""
    cards, deeds = _store(s, seat), _deeds(s.deeds[seat])
    captured = int(s.captured[seat])
    rewards = sum(int(s.reward[outlaw - 1]) for outlaw in _numbers(captured))
    store = sum(int(s.vp[CARDS.index(card)]) for card in cards)
    store += len(cards) * cards.count(CARDS[MULE]) + 2 * captured.bit_count() * cards.count(CARDS[DOG])
    ranches = int(s.ranches[seat]).bit_count()
    rows: dict[str, int | None] = {
        "nuggets": int(s.nuggets[seat]),
        "cash": (int(s.cash[seat]) + rewards) // 2,
        "badge": 5 if s.sheriff == seat else 0,
        "store": store if own or not cards else None,
        "deeds": sum(int(name[-1]) for name in deeds + _deeds(s.wired[seat])) if own or not deeds else None,
        "ranches": ranches * (ranches + 1) // 2,
    }
    known = [points for points in rows.values() if points is not None]
    rows["total"] = sum(known) if len(known) == len(rows) else None
    return rows


# A move as one viewer may read it once its question is closed; `s` is the position just before it


def tell(state: Ints, seat: int, move: int, viewer: int) -> str:
    s = state.view(STATE)[0]
    text = write(move)
    if seat == viewer:
        return text
    if s.phase == PHASE_BRIBE:
        return text if viewer == s.sheriff else "..."
    if s.phase in (PHASE_NOT_SO_FAST, PHASE_REACT):
        return text if _first_for_sure(s, seat) else "..."
    return text if _may_read(s, seat, move, viewer) else text.split()[0] + " ?"


def _first_for_sure(s: Any, seat: int) -> bool:
    """Whether all know that a card played by this seat would count: nobody before it in the window can hold one.

    Else neither its `play` nor its `pass` is told: who is not first keeps his card unseen (DT-34).
    """
    card = NOT_SO_FAST if s.phase == PHASE_NOT_SO_FAST else int(s.a)
    copies = sum(int(mask) >> card & 1 for mask in s.store[PLACE_ALL] & ~s.store[PLACE_PILE])
    before = [(int(s.b) + step) % int(s.seats) for step in range(1, (seat - int(s.b)) % int(s.seats) or int(s.seats))]
    return copies == 1 or not any(_store(s, other) for other in before if asked(s) >> other & 1)


def sealed(state: Ints) -> int:
    """How many of the latest moves are pledges of a question still open."""
    s = state.view(STATE)[0]
    if not PHASE_BEFORE <= s.phase < PHASE_FAVOUR:
        return 0
    answered = (asked(s) & ~int(s.waiting)).bit_count()
    if s.phase == PHASE_BRIBE:
        return int(s.pledge[:, 3].sum())
    if s.phase == PHASE_BEFORE:
        answered += sum(int(used).bit_count() for used in s.pledge[:, 0])
        answered += sum(len(_loads(int(loads))) for loads in s.pledge[:, 2])
    return answered


def _may_read(s: Any, seat: int, move: int, viewer: int) -> bool:
    """Whether a viewer who does not play the move may know its card or die (DT-35)."""
    phase = s.phase
    party = viewer >= 0 and viewer in (s.a, s.b)
    if seat == NATURE:
        if phase == PHASE_DIE:
            return bool(s.c) or viewer == s.a  # the last roll is open
        if phase in (PHASE_SHOP, PHASE_DISCOVERY):
            return bool(viewer == s.a)
        if phase == PHASE_CARD:
            return viewer == s.a or AT_ONCE >> (move - DRAW) // COPIES & 1 == 1
        if phase == PHASE_PROPERTY:
            return viewer == s.a or move >= DRAW_RANCH
        return phase != PHASE_THEFT or party
    if phase == PHASE_TAKE_SHOP:
        return AT_ONCE >> move - TAKE & 1 == 1
    if phase in (PHASE_KEEP, PHASE_BEFORE):
        return True
    if phase in (PHASE_TAKE_THEFT, PHASE_GIVE):
        return party
    if phase == PHASE_TRIBE and TRIBE <= move < TRIBE + VALUES:
        rank, value = int(s.b), move - TRIBE
        return bool(int(s.prize_row[rank]) >> value * DEED_COPIES & 31)  # the copy of the row is given first
    return bool(phase != PHASE_TOP)
