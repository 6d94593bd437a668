"""Dice Town: the chapters of the expansion Wild West: river, outlaws, whiskey, Indians."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import INTS, compiled, inner

from .agenda import (
    ASK_1,
    COUNT_1,
    DO_2,
    INT,
    RECORD,
    add_bits,
    add_deeds,
    bits,
    deed_of_value,
    dig,
    discard,
    done,
    first_do,
    has_hand,
    holds,
    kinds_in,
    lesser,
    lowest,
    showing,
    spent,
    turn_to,
)
from .cards import acquire, announce, stands
from .state import (
    AGAIN,
    AMBUSH,
    AMBUSHER,
    BLESS,
    BODYGUARD,
    CATCH,
    CLOSE,
    COUPON,
    DEED_COPIES,
    DESPERADO,
    DIE,
    DISCOVERY,
    DOC,
    DRAW_OUTLAW,
    DRAW_RIVER,
    KINDS,
    OUTLAWS,
    PASS,
    PHASE_AGAIN,
    PHASE_AMBUSH,
    PHASE_AMBUSHED,
    PHASE_BLESS,
    PHASE_CATCH,
    PHASE_CLOSE,
    PHASE_DISCOVERY,
    PHASE_HUNT,
    PHASE_REVOLVER,
    PHASE_RIVER,
    PHASE_SPIRIT,
    PHASE_TAKE_COUPON,
    PHASE_TAKE_OUTLAW,
    PHASE_TAKE_RIVER,
    PHASE_TOP,
    PHASE_TOP_OUTLAW,
    PHASE_TRIBE,
    PLACE_PILE,
    PURSE_2,
    PURSE_3,
    RIVER_COPIES,
    SHAMAN,
    SPIRIT,
    SPIRIT_OF,
    STAR,
    STEP_ARRIVE,
    STEP_CARRY,
    STEP_CATCH,
    STEP_DESPERADO,
    STEP_DISCARD,
    STEP_OFFERING,
    STEP_REVOLVER,
    STEP_TOP,
    TAKE,
    TAKE_OUTLAW,
    TOP,
    TRIBE,
    TWO_REVOLVERS,
    VALUES,
    WHISKEY,
)

TAKE_RIVER = TAKE + KINDS + VALUES
RIVER_MASK = (1 << RIVER_COPIES) - 1

# Mine B: the river (DT-18)


@inner
def pan(s: Any, seat: int) -> None:
    """A card known to lie on top is drawn without a question."""
    card = s.river_top[0]
    if card == NONE:
        turn_to(s, PHASE_RIVER, seat, 0, 0)
        return
    s.river_top[0] = s.river_top[1]
    s.river_top[1] = NONE
    if s.river_top[0] == NONE:
        s.river_knower = NONE
    turn_to(s, STEP_CARRY, seat, card // RIVER_COPIES, 0)


@inner
def river_play(s: Any, move: int) -> None:
    card = move - DRAW_RIVER
    s.river &= ~(1 << card)
    turn_to(s, STEP_CARRY, s.a, card // RIVER_COPIES, 0)


@inner
def carry_out(s: Any) -> None:
    """STEP_CARRY: seat a carries out river card b, which leaves the game."""
    seat, card = s.a, s.b
    if card == DISCOVERY and s.river:
        s.river_knower = seat
        turn_to(s, PHASE_DISCOVERY, seat, lesser(3, bits(s.river)), 0)
        return
    if card == COUPON and kinds_in(s, PLACE_PILE):
        turn_to(s, PHASE_TAKE_COUPON, seat, 0, 0)
        return
    if card < STAR:
        dig(s, seat, card + 2)
    elif card == STAR:
        s.sheriff = seat
    elif PURSE_2 <= card <= PURSE_3:
        found = lesser(s.bank, card - PURSE_2 + 2)
        s.bank -= found
        s.cash[seat] += found
    done(s)


@inner
def coupon_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, kinds_in(s, PLACE_PILE), TAKE, 1)


@inner
def coupon_play(s: Any, move: int) -> None:
    seat, card = s.a, move - TAKE
    copy = 0
    while not s.store[PLACE_PILE, copy] >> card & 1:
        copy += 1
    done(s)
    acquire(s, seat, card, copy, PLACE_PILE)


@inner
def discovery_play(s: Any, move: int) -> None:
    """PHASE_DISCOVERY of seat a, b cards to go."""
    card = move - DRAW_RIVER
    s.river &= ~(1 << card)
    s.held |= 1 << card
    s.b -= 1
    if s.b == 0:
        s.phase = PHASE_TAKE_RIVER


@compiled(INT(RECORD, INTS, INT))
def held_legal(s: Any, moves: Ints, start: int) -> int:
    count = 0
    for card in range(10):
        if s.held >> card * RIVER_COPIES & RIVER_MASK:
            moves[count] = start + card
            count += 1
    return count


@inner
def out_of_held(s: Any, card: int) -> int:
    """The lowest copy of a river card looked at."""
    index = lowest(s.held >> card * RIVER_COPIES & RIVER_MASK) + card * RIVER_COPIES
    s.held &= ~(1 << index)
    return index


@inner
def take_river_play(s: Any, move: int) -> None:
    """One is carried out, then the others are put back."""
    seat, card = s.a, move - TAKE_RIVER
    out_of_held(s, card)
    turn_to(s, STEP_TOP, seat, 0, 0)
    first_do(s, STEP_CARRY, seat, card, 0)


@inner
def put_back(s: Any) -> None:
    """STEP_TOP by a."""
    if s.held:
        s.phase = PHASE_TOP
    else:
        s.river_knower = NONE
        done(s)


@inner
def top_play(s: Any, move: int) -> None:
    """The first named lies uppermost."""
    card = out_of_held(s, move - TOP)
    s.river_top[0 if s.river_top[0] == NONE else 1] = card
    if not s.held:
        done(s)


# Saloon B: recruiting (DT-21)


@inner
def recruit(s: Any, seat: int, boosted: int) -> None:
    if boosted:
        turn_to(s, STEP_DESPERADO, seat, 0, 0)
        announce(s, seat, DESPERADO)
    else:
        enlist(s, seat, s.outlaw_top)


@inner
def desperado(s: Any) -> None:
    """STEP_DESPERADO by a: any outlaw of the deck, unless it was cancelled."""
    if stands(s):
        s.phase = PHASE_TAKE_OUTLAW
    else:
        enlist(s, s.a, s.outlaw_top)


@inner
def take_outlaw_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, s.outlaw_deck | 1 << s.outlaw_top, TAKE_OUTLAW, 1)


@inner
def take_outlaw_play(s: Any, move: int) -> None:
    discard(s, DESPERADO)
    s.outlaw_deck |= 1 << s.outlaw_top  # the deck is shuffled again
    enlist(s, s.a, move - TAKE_OUTLAW)


@compiled(DO_2)
def enlist(s: Any, seat: int, outlaw: int) -> None:
    s.recruited[seat] |= 1 << outlaw
    s.outlaw_deck &= ~(1 << outlaw)
    s.outlaw_top = NONE
    if s.outlaw_deck:
        turn_to(s, PHASE_TOP_OUTLAW, 0, 0, 0)
    else:
        done(s)


@inner
def top_outlaw_play(s: Any, move: int) -> None:
    s.outlaw_top = move - DRAW_OUTLAW
    s.outlaw_deck &= ~(1 << s.outlaw_top)
    done(s)


@inner
def wanted_play(s: Any, move: int) -> None:
    """PHASE_WANTED, b to go."""
    s.wanted |= 1 << move - DRAW_OUTLAW
    s.outlaw_deck &= ~(1 << move - DRAW_OUTLAW)
    s.b -= 1
    if s.b == 0:
        done(s)


@compiled(ASK_1)
def whiskey_hope(s: Any, seat: int) -> bool:
    """Nobody can be robbed of a hand card, but Whiskey might take a ranch (DT-14)."""
    if spent(s, WHISKEY) or not kinds_in(s, seat):
        return False
    for other in range(s.seats):
        if other != seat and other != s.guard and s.ranches[other] and not has_hand(s, other):
            return True
    return False


# Sheriff B: the hunt (DT-22)


@inner
def hunt(s: Any, seat: int, kings: int) -> None:
    turn_to(s, PHASE_HUNT, seat, kings, 0)


@inner
def hunt_play(s: Any, move: int) -> None:
    """PHASE_HUNT of seat a, b dice to go."""
    s.hunt += 1 << 4 * (move - DIE)
    s.b -= 1
    if s.b:
        return
    if kinds_in(s, s.a) and not spent(s, TWO_REVOLVERS):
        s.phase = PHASE_AGAIN
    else:
        s.phase = STEP_CATCH


@inner
def again_legal(s: Any, moves: Ints) -> int:
    moves[0] = PASS
    count = 1
    if holds(s, s.a, TWO_REVOLVERS):
        for face in range(6):
            if showing(s.hunt, face):
                moves[count] = AGAIN + face
                count += 1
    return count


@inner
def again_play(s: Any, move: int) -> None:
    if move == PASS:
        s.phase = STEP_CATCH
    else:
        turn_to(s, STEP_REVOLVER, s.a, move - AGAIN, 0)
        announce(s, s.a, TWO_REVOLVERS)


@inner
def revolver(s: Any) -> None:
    """STEP_REVOLVER by a, die of face b."""
    seat, face = s.a, s.b
    turn_to(s, STEP_CATCH, seat, 0, 0)
    if stands(s):
        s.hunt -= 1 << 4 * face
        first_do(s, STEP_DISCARD, TWO_REVOLVERS, 0, 0)
        first_do(s, PHASE_REVOLVER, seat, 0, 0)


@inner
def revolver_play(s: Any, move: int) -> None:
    s.hunt += 1 << 4 * (move - DIE)
    done(s)


@compiled(COUNT_1)
def wanted_with(s: Any, face: int) -> int:
    """Bit mask of the outlaws wanted with a face."""
    mask = 0
    for outlaw in range(OUTLAWS):
        if s.wanted >> outlaw & 1 and s.outlaw_face[outlaw] == face:
            mask |= 1 << outlaw
    return mask


@inner
def capture(s: Any, seat: int, outlaws: int) -> None:
    s.wanted &= ~outlaws
    s.captured[seat] |= outlaws


@inner
def catches(s: Any) -> None:
    """STEP_CATCH by a, from face b on, faces rising."""
    for face in range(s.b, 6):
        count = showing(s.hunt, face)
        outlaws = wanted_with(s, face) if count else 0
        if bits(outlaws) > count:
            turn_to(s, PHASE_CATCH, s.a, face, count)
            return
        capture(s, s.a, outlaws)
    s.hunt = 0
    done(s)


@inner
def catch_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, wanted_with(s, s.b), CATCH, 1)


@inner
def catch_play(s: Any, move: int) -> None:
    """PHASE_CATCH by a with c dice of face b."""
    capture(s, s.a, 1 << move - CATCH)
    s.c -= 1
    if s.c == 0:
        turn_to(s, STEP_CATCH, s.a, s.b + 1, 0)


# Indians (DT-29)


@inner
def town(s: Any) -> None:
    """STEP_TOWN: phase 2 begins; the holder rolls the Indian die."""
    turn_to(s, STEP_ARRIVE, 0, 0, 0)
    if s.spirit != NONE:
        first_do(s, PHASE_SPIRIT, s.spirit, 0, 0)


@inner
def spirit_play(s: Any, move: int) -> None:
    spirit = SPIRIT_OF[move - SPIRIT]
    if spirit == SHAMAN:
        s.phase = PHASE_BLESS
    elif spirit == AMBUSHER:
        s.phase = PHASE_AMBUSH
    elif spirit == BODYGUARD:
        s.guard = s.a
        done(s)
    else:
        s.phase = PHASE_CLOSE


@inner
def bless_legal(s: Any, moves: Ints) -> int:
    count = 0
    for face in range(6):
        if showing(s.kept[s.a], face):
            for new in range(6):
                moves[count] = BLESS + face * 6 + new
                count += 1
    return count


@inner
def bless_play(s: Any, move: int) -> None:
    face, new = divmod(move - BLESS, 6)
    s.kept[s.a] += (1 << 4 * new) - (1 << 4 * face)
    done(s)


@inner
def ambush_legal(s: Any, moves: Ints) -> int:
    count = 0
    for seat in range(s.seats):
        for face in range(6):
            if showing(s.kept[seat], face):
                moves[count] = AMBUSH + seat * 6 + face
                count += 1
    return count


@inner
def ambush_play(s: Any, move: int) -> None:
    seat, face = divmod(move - AMBUSH, 6)
    s.kept[seat] -= 1 << 4 * face
    turn_to(s, PHASE_AMBUSHED, seat, 0, 0)


@inner
def ambushed_play(s: Any, move: int) -> None:
    s.kept[s.a] += 1 << 4 * (move - DIE)
    done(s)


@inner
def close_play(s: Any, move: int) -> None:
    s.closed = move - CLOSE
    done(s)


@inner
def offering(s: Any) -> None:
    """STEP_OFFERING: rank a (0 best, 1 second) may buy the die with a property card won this round."""
    for rank in range(s.a, 2):
        if s.prize_row[rank] | s.prize_deck[rank] | s.prize_ranches[rank]:
            seat = s.first if rank == 0 else s.second
            turn_to(s, STEP_OFFERING, rank + 1, 0, 0)
            first_do(s, PHASE_TRIBE, seat, rank, 0)
            return
    offered(s)


@inner
def offered(s: Any) -> None:
    for rank in range(2):
        s.prize_row[rank] = 0
        s.prize_deck[rank] = 0
        s.prize_ranches[rank] = 0
    turn_to(s, STEP_ARRIVE, DOC, 0, 0)


@inner
def tribe_legal(s: Any, moves: Ints) -> int:
    moves[0] = PASS
    count = add_deeds(moves, 1, s.prize_row[s.b] | s.prize_deck[s.b], TRIBE)
    if s.prize_ranches[s.b]:
        moves[count] = TRIBE + VALUES
        count += 1
    return count


@inner
def tribe_play(s: Any, move: int) -> None:
    """PHASE_TRIBE of seat a, rank b. The row's card is known to all and goes first, the deck's only to its giver."""
    seat, rank = s.a, s.b
    done(s)
    if move == PASS:
        return
    if move == TRIBE + VALUES:
        ranch = 1 << lowest(s.prize_ranches[rank])
        s.ranches[seat] &= ~ranch
        s.box_ranches |= ranch
    else:
        open_deeds = s.prize_row[rank] >> (move - TRIBE) * DEED_COPIES & (1 << DEED_COPIES) - 1
        deed = 1 << deed_of_value(s.prize_row[rank] if open_deeds else s.prize_deck[rank], move - TRIBE)
        s.deeds[seat] &= ~deed
        if open_deeds:
            s.box_deeds |= deed
        else:
            s.box_secret[seat] |= deed
    s.spirit = seat
    s.bought = 1
    offered(s)
