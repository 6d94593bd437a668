"""Dice Town: what one viewer may see (DT-35), and the text of a move as he may read it."""

from typing import Annotated, Any, Literal, get_args

import msgspec

from corral import game
from corral.game import NATURE, NONE, Ints, Named, doc

from .cup import poker
from .secrets import asked, dancing_thief
from .state import (
    AT_ONCE,
    CARDS,
    COPIES,
    DEED_COPIES,
    DEEDS,
    DICE,
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
    RIVER,
    RIVER_COPIES,
    SEATS,
    SECOND_MAY,
    STATE,
    STEP_ACCOMPLICE,
    STEP_BADGE,
    STEP_STRUCK,
    STEP_THEFT,
    TAKE,
    TOWN_HALL,
    TRIBE,
    VALUES,
)
from .words import DEED_NAMES, write

PHASE = (STATE.names or ()).index("phase")  # where it stands in a position: at the beginning
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


Place = Literal["mine", "bank", "store", "saloon", "sheriff", "town-hall", "doc"]
PLACE: tuple[Place, ...] = get_args(Place)  # in the order of the houses
ACTION: tuple[Literal["A", "B"] | None, ...] = (None, "A", "B")


class Options(game.Shown, frozen=True, kw_only=True):
    """What is played."""

    wild_west: Annotated[bool, doc("with the expansion")]
    indians: Annotated[bool, doc("with the Indians")]
    edition: Annotated[int, doc("2018 or 2009")]
    second_action: Annotated[Literal["must", "may"], doc("whether the second best at a house must act, or may pass")]


class Decks(game.Shown, frozen=True, kw_only=True):
    """How many cards each deck has."""

    store: Annotated[int, doc("store cards")]
    property: Annotated[int, doc("deeds and ranches")]
    river: Annotated[int, doc("river cards")]
    outlaws: Annotated[int, doc("outlaws, the open one counted")]
    elixirs: Annotated[int, doc("elixirs")]


class River(game.Shown, frozen=True, kw_only=True):
    """The river deck: all know what is left, one seat may know the order of what lies on top."""

    left: Annotated[list[str], doc("the cards that are left, in no order")]
    top: Annotated[list[str], doc("those put back, uppermost first; ? where the viewer does not know it")]
    held: Annotated[list[str], doc("those that are looked at now; ? where the viewer does not see them")]
    knower: Annotated[int | None, doc("the seat that knows the top; null: nobody")]


class Outlaw(game.Shown, frozen=True, kw_only=True):
    """Both sides of an outlaw."""

    pair: Annotated[str, doc("the face that his pair shows")]
    wanted: Annotated[str, doc("the face that captures him")]
    reward: Annotated[int, doc("dollars for him")]


class Outlaws(game.Shown, frozen=True, kw_only=True):
    """Outlaws count from 1; those not named here are with the seats."""

    cards: Annotated[list[Outlaw], doc("all of them, by number")]
    top: Annotated[int | None, doc("the open one on the deck; null: none")]
    deck: Annotated[list[int], doc("those below it, in no order")]
    wanted: Annotated[list[int], doc("those at the Sheriff's office")]


class Elixirs(game.Shown, frozen=True, kw_only=True):
    """Elixirs that lie open."""

    open: Annotated[list[str], doc("on offer at Doc Badluck's")]
    used: Annotated[list[str], doc("taken in this visit")]
    discard: Annotated[list[str], doc("on the discard pile")]


class Spirit(game.Shown, frozen=True, kw_only=True):
    """The Indian die."""

    holder: Annotated[int | None, doc("the seat that has it; null: nobody")]
    bought: Annotated[bool, doc("the tribe was given a card for it this round")]
    guard: Annotated[int | None, doc("the seat with a bodyguard; null: nobody")]


class Window(game.Shown, frozen=True, kw_only=True):
    """A moment in which a card may be played."""

    card: Annotated[str, doc("the card that may be played now")]
    answers: Annotated[str | None, doc("the card it would answer; null: an action")]
    by: Annotated[int, doc("the seat that played that card, or acts")]
    chain: Annotated[int, doc("how many not-so-fast were played")]
    first: Annotated[str | None, doc("the card that they are about; null: there is none")]
    target: Annotated[int | None, doc("whom that card hits, announced with it (DT-28); null: nobody, or all others")]


class Offer(game.Shown, frozen=True, kw_only=True):
    """A bribe."""

    seat: Annotated[int, doc("whose it is")]
    dollars: Annotated[int, doc("dollars offered")]
    nuggets: Annotated[int, doc("nuggets offered")]
    card: Annotated[str | None, doc("the card offered; null: none")]


class House(game.Shown, frozen=True, kw_only=True):
    """Who stands at a house."""

    place: Annotated[Place, doc("which house")]
    order: Annotated[list[list[int]], doc("the seats, best first, equals together")]


class Pledge(game.Shown, frozen=True, kw_only=True):
    """What a seat has answered so far to a question put to several."""

    outlaws: Annotated[list[int], doc("before the roll: outlaws it uses")] = msgspec.field(default_factory=list)
    dice: Annotated[list[str], doc("dice it keeps, or lays on outlaws")] = msgspec.field(default_factory=list)
    loads: Annotated[list[str], doc("before the roll: faces of its loaded dice")] = msgspec.field(default_factory=list)
    answers: Annotated[int, doc("bribe: how much of its offer it has made; 0: nothing")] = 0
    dollars: Annotated[int, doc("bribe: dollars")] = 0
    nuggets: Annotated[int, doc("bribe: nuggets")] = 0
    card: Annotated[str | None, doc("bribe: a card; null: none")] = None
    play: Annotated[bool, doc("window: it plays the card")] = False


class Seat(game.SeatView, frozen=True, kw_only=True):
    """One seat. All see how many cards it has; which ones, it alone, and all at the end."""

    cash: Annotated[int, doc("dollars")]
    nuggets: Annotated[int, doc("nuggets")]
    sheriff: Annotated[bool, doc("it has the badge")]
    kept: Annotated[list[str], doc("dice that are kept, as faces")]
    cup: Annotated[list[str], doc("dice under the cup; ? for others")]
    loads: Annotated[list[str], doc("faces of its loaded dice, once all know them")]
    cards: Annotated[int, doc("store cards in its hand")]
    deeds: Annotated[int, doc("deeds in its hand")]
    hand: Annotated[list[str] | None, doc("both, by name; null: the viewer does not see them")]
    barred: Annotated[list[str], doc("cards of its own that it may not play now")]
    wired: Annotated[list[str], doc("deeds behind barbed wire")]
    ranches: Annotated[int, doc("ranches")]
    recruited: Annotated[list[int], doc("outlaws that work for it")]
    captured: Annotated[list[int], doc("outlaws it has captured")]
    acted: Annotated[bool, doc("it has acted this round, so the Doc does not treat it")]
    won: Annotated[list[str], doc("property won this round that may be offered to the tribe")]
    pledge: Annotated[Pledge | None, doc("what the viewer itself has answered; null: nothing is asked of several")]
    answered: Annotated[bool | None, doc("whether the viewer itself has answered; null: nothing is asked of several")]


class View(game.View, frozen=True, kw_only=True):
    """What one viewer knows (DT-35)."""

    ended: Annotated[Literal["gold", "property", "rounds"] | None, doc("why it is over (DT-31); null while it is not")]
    options: Annotated[Options, doc("what is played")]
    round: Annotated[int, doc("from 1; 0: set-up")]
    place: Annotated[Place | None, doc("the house whose turn it is; null: none has begun")]
    first: Annotated[int | None, doc("who is first there; null: not settled, or nobody")]
    second: Annotated[int | None, doc("who is second there; null: not settled, or nobody")]
    tied: Annotated[list[int], doc("equals among whom the Sheriff decides")]
    first_action: Annotated[Literal["A", "B"] | None, doc("which action the first has taken; null: none")]
    closed: Annotated[Place | None, doc("the house that is closed this round; null: none")]
    last_roll: Annotated[
        Literal["now", "next"] | None,
        doc("the roll that is asked about is the last, or the one after it will be (DT-10); null: neither"),
    ]
    giving_to: Annotated[int | None, doc("the seat that gets the card which is to be given; null: none is")]
    sheriff: Annotated[int | None, doc("who has the badge; null: nobody")]
    mine: Annotated[int, doc("nuggets in the mine")]
    bank: Annotated[int, doc("dollars on the Bank")]
    coach: Annotated[int, doc("dollars in the Stagecoach")]
    row: Annotated[list[str | None], doc("property that lies open; null: an empty place")]
    decks: Annotated[Decks, doc("how many cards each deck has")]
    discard: Annotated[list[str], doc("the store's discard pile")]
    table: Annotated[list[str], doc("cards played that lie on the table")]
    drawn: Annotated[list[str], doc("cards just drawn; others see only of which kind")]
    river: Annotated[River, doc("the river deck")]
    outlaws: Annotated[Outlaws, doc("every outlaw; none without the expansion")]
    elixirs: Annotated[Elixirs, doc("elixirs that lie open")]
    hunt: Annotated[list[str], doc("the dice of a hunt")]
    spirit: Annotated[Spirit, doc("the Indian die")]
    box: Annotated[list[str], doc("property that is out of the game; ? where the viewer does not know it")]
    window: Annotated[Window | None, doc("the card that may be played now; null: no window is open")]
    bribes: Annotated[list[Offer], doc("the offers: the Sheriff sees all, a bidder its own")]
    street: Annotated[list[House], doc("who stands where, in the order of the houses")]
    card_points: Annotated[dict[str, int], doc("store cards that score by themselves, with their points")]
    seats: Annotated[list[Seat], doc("the seats, in order")]


def view(state: Ints, viewer: int) -> View:
    s = Named(state, STATE)
    over = bool(s.phase == PHASE_OVER)
    return View(
        phase=PHASES[s.phase],
        asked=_asked(s),
        over=over,
        ended=_ended(s) if over else None,
        options=Options(
            wild_west=bool(s.wild_west),
            indians=bool(s.indians),
            edition=int(s.edition),
            second_action="may" if s.seconds == SECOND_MAY else "must",
        ),
        round=int(s.round_no),
        place=PLACE[s.spot] if s.spot != NONE else None,
        first=_seat(s.first),
        second=_seat(s.second),
        tied=_seats(s.b) if s.phase in (PHASE_BRIBE, PHASE_FAVOUR) else _seats(s.rivals),
        first_action=ACTION[s.did],
        closed=PLACE[s.closed] if s.closed != NONE else None,
        last_roll=_last_roll(s, viewer),
        giving_to=int(s.b) + 1 if s.phase == PHASE_GIVE else None,
        sheriff=_seat(s.sheriff),
        mine=int(s.gold),
        bank=int(s.bank),
        coach=int(s.coach),
        row=[None if card == NONE else _property(int(card)) for card in s.row],
        decks=_decks(s),
        discard=_store(s, PLACE_PILE),
        table=_store(s, PLACE_TABLE),
        drawn=_drawn(s, viewer, over),
        river=_river(s, viewer, over),
        outlaws=_outlaws(s),
        elixirs=Elixirs(
            open=_elixirs(int(s.elixir_open)),
            used=_elixirs(int(s.elixir_used)),
            discard=_elixirs(int(s.elixir_pile)),
        ),
        hunt=_faces(int(s.hunt)),
        spirit=Spirit(holder=_seat(s.spirit), bought=bool(s.bought), guard=_seat(s.guard)),
        box=_box(s, viewer, over),
        window=_window(s),
        bribes=_bribes(s, viewer),
        street=_street(s),
        card_points={name: points for name, points in zip(CARDS, s.vp.tolist(), strict=True) if points},
        seats=[_seat_view(s, seat, viewer, over) for seat in range(s.seats)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NONE else int(seat) + 1


def _seats(mask: int) -> list[int]:
    return [seat + 1 for seat in range(SEATS) if int(mask) >> seat & 1]


def _ended(s: Any) -> Literal["gold", "property", "rounds"]:
    """Why the game is over (DT-31)."""
    if s.gold == 0:
        return "gold"
    return "property" if all(card == NONE for card in s.row) else "rounds"


def _asked(s: Any) -> list[int]:
    """In a window nobody is named (DT-34); in other questions put to several, all of them, answered or not."""
    if s.phase < PHASE_BEFORE or s.phase == PHASE_OVER or s.phase in (PHASE_NOT_SO_FAST, PHASE_REACT):
        return []
    if s.phase < PHASE_FAVOUR:
        return _seats(asked(s.record))
    return [int(s.a) + 1]


def asks_anonymously(state: Ints) -> bool:
    """A window is open: whom it asks, nothing may tell (DT-34)."""
    return bool(state[PHASE] in (PHASE_NOT_SO_FAST, PHASE_REACT))


def shows_who_answered(state: Ints) -> bool:
    """Choosing dice and sealing offers: all see who has done it, so even who has no choice does it himself."""
    return bool(state[PHASE] in (PHASE_KEEP, PHASE_BRIBE))


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


def _decks(s: Any) -> Decks:
    tops = sum(int(card) != NONE for card in s.river_top)
    return Decks(
        store=len(_store(s, PLACE_DECK)),
        property=int(s.deck_deeds).bit_count() + int(s.deck_ranches).bit_count() - int(s.deck_floor),
        river=int(s.river).bit_count() + tops,
        outlaws=int(s.outlaw_deck).bit_count() + int(s.outlaw_top != NONE),
        elixirs=int(s.elixir_deck).bit_count(),
    )


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


def _river(s: Any, viewer: int, over: bool) -> River:
    """All know what is left, one may know the order of what lies on top."""
    tops = [int(card) for card in s.river_top if card != NONE]
    left = int(s.river) | int(s.held) | sum(1 << card for card in tops)
    known = over or (viewer >= 0 and viewer == s.river_knower)
    return River(
        left=_river_names(left),
        top=[RIVER[card // RIVER_COPIES] if known else "?" for card in tops],
        held=_river_names(int(s.held)) if known else ["?"] * int(s.held).bit_count(),
        knower=_seat(s.river_knower),
    )


def _outlaws(s: Any) -> Outlaws:
    """Every outlaw by number, with both sides; where the others are stands with their seats."""
    return Outlaws(
        cards=[
            Outlaw(
                pair=FACES[s.outlaw_pair[outlaw]],
                wanted=FACES[s.outlaw_face[outlaw]],
                reward=int(s.reward[outlaw]),
            )
            for outlaw in range(OUTLAWS if s.wild_west else 0)
        ],
        top=None if s.outlaw_top == NONE else int(s.outlaw_top) + 1,
        deck=_numbers(s.outlaw_deck),
        wanted=_numbers(s.wanted),
    )


def _numbers(mask: int) -> list[int]:
    left = int(mask)
    return [outlaw + 1 for outlaw in range(OUTLAWS) if left >> outlaw & 1] if left else []


def _elixirs(mask: int) -> list[str]:
    return [ELIXIRS[card // ELIXIR_COPIES] for card in range(len(ELIXIRS) * ELIXIR_COPIES) if mask >> card & 1]


def _box(s: Any, viewer: int, over: bool) -> list[str]:
    cards = _deeds(s.box_deeds) + ["ranch"] * int(s.box_ranches).bit_count()
    for seat in range(s.seats):
        hidden = _deeds(s.box_secret[seat])
        cards += hidden if over or seat == viewer else ["?"] * len(hidden)
    return cards


def _window(s: Any) -> Window | None:
    if s.phase == PHASE_NOT_SO_FAST:
        first, chain = CARDS[s.a], int(s.c)
        answers = "not-so-fast" if chain else first
        return Window(card="not-so-fast", answers=answers, by=int(s.b) + 1, chain=chain, first=first, target=_target(s))
    if s.phase == PHASE_REACT:
        return Window(card=CARDS[s.a], answers=None, by=int(s.b) + 1, chain=0, first=None, target=None)
    return None


def _target(s: Any) -> int | None:
    """Whom the card played hits, announced with it (DT-28); None: nobody, or all others."""
    phase, a, b, c = (int(number) for number in s.stack[s.top - 1])  # its effect comes next
    if phase == STEP_STRUCK:
        return _seat(c)
    if phase == STEP_THEFT:
        return b + 1
    return a + 1 if phase in (STEP_ACCOMPLICE, STEP_BADGE) else None


def _last_roll(s: Any, viewer: int) -> Literal["now", "next"] | None:
    """DT-10: "now" if the roll that is asked about is the last; "next" if the one after it will be, which the viewer's
    own answer may bring about."""
    if s.phase not in (PHASE_BEFORE, PHASE_KEEP):
        return None
    if s.phase == PHASE_BEFORE and s.a:
        return "now"
    hands = [len(_faces(int(s.kept[seat]))) for seat in range(s.seats)]
    if viewer >= 0:
        first, second, third = (int(number) for number in s.pledge[viewer, :3])
        hands[viewer] += len(_faces(first)) if s.phase == PHASE_KEEP else len(_faces(second)) + len(_loads(third))
    return "next" if max(hands) == DICE > min(hands) else None


def _bribes(s: Any, viewer: int) -> list[Offer]:
    """The Sheriff sees all offers, a bidder his own."""
    if s.phase != PHASE_FAVOUR:
        return []
    return [
        Offer(seat=seat + 1, **_offer(s, seat))
        for seat in range(s.seats)
        if s.pledge[seat, 3] and viewer in (int(s.a), seat)
    ]


def _offer(s: Any, seat: int) -> dict[str, Any]:
    card = int(s.pledge[seat, 2]) - 1
    name = None if card < 0 else (CARDS + DEED_NAMES)[card]
    return {"dollars": int(s.pledge[seat, 0]), "nuggets": int(s.pledge[seat, 1]), "card": name}


def _street(s: Any) -> list[House]:
    """The seats at each house, best first, equals together."""
    houses = []
    for place, name in enumerate(PLACE[:-1]):
        standing: dict[int, list[int]] = {}
        for seat in range(s.seats):
            hand = int(s.kept[seat])
            count = hand >> 4 * place & 15 if place < TOWN_HALL else 0
            if place == TOWN_HALL and len(_faces(hand)) == 5:
                count = int(poker(hand)) + 1
            if count:
                standing.setdefault(count, []).append(seat + 1)
        houses.append(House(place=name, order=[standing[count] for count in sorted(standing, reverse=True)]))
    return houses


def _pledge(s: Any, seat: int) -> Pledge:
    """For the seat's own eyes."""
    first, second, third = (int(number) for number in s.pledge[seat, :3])
    if s.phase == PHASE_BEFORE:
        return Pledge(outlaws=_numbers(first), dice=_faces(second), loads=_loads(third))
    if s.phase == PHASE_KEEP:
        return Pledge(dice=_faces(first))
    if s.phase == PHASE_BRIBE:
        return Pledge(answers=int(s.pledge[seat, 3]), **_offer(s, seat))
    return Pledge(play=bool(first))


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


def _seat_view(s: Any, seat: int, viewer: int, over: bool) -> Seat:
    own = over or seat == viewer
    cards, deeds = _store(s, seat), _deeds(s.deeds[seat])
    cup = _faces(int(s.cup[seat]))
    several = PHASE_BEFORE <= s.phase < PHASE_FAVOUR
    rows = sheet(s, seat, own)
    public_loads = s.phase != PHASE_BEFORE and not PHASE_KEEP <= s.phase <= PHASE_BRIBE and s.phase != PHASE_FAVOUR
    return Seat(
        cash=int(s.cash[seat]),
        nuggets=int(s.nuggets[seat]),
        sheriff=bool(s.sheriff == seat),
        kept=_faces(int(s.kept[seat])),
        cup=cup if own else ["?"] * len(cup),
        loads=_loads(int(s.pledge[seat, 2])) if public_loads else [],
        cards=len(cards),
        deeds=len(deeds),
        hand=cards + deeds if own else None,
        barred=["whiskey"] if own and s.fresh and dancing_thief(s.record) == seat else [],
        wired=_deeds(s.wired[seat]),
        ranches=int(s.ranches[seat]).bit_count(),
        recruited=_numbers(s.recruited[seat]),
        captured=_numbers(s.captured[seat]),
        acted=bool(int(s.acted) >> seat & 1),
        won=_won(s, seat, own),
        pledge=_pledge(s, seat) if several and seat == viewer else None,
        answered=not int(s.waiting) >> seat & 1 if several and seat == viewer else None,
        points=rows["total"],
        sheet=rows,
    )


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
    s = Named(state, STATE)
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
    return copies == 1 or not any(_store(s, other) for other in before if asked(s.record) >> other & 1)


def open_pledges(state: Ints) -> int:
    """How many of the latest moves are pledges of a question still open."""
    if not PHASE_BEFORE <= state[PHASE] < PHASE_FAVOUR:
        return 0
    s = Named(state, STATE)
    answered = (asked(s.record) & ~int(s.waiting)).bit_count()
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
