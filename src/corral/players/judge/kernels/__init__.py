"""What a judge does, over the verbs: go on from a position for a while, and foretell who wins from there.

They stand in a package of their own, since compiled code is kept by what lies in a folder (kernel.py): how a judge is
asked may change without compiling search anew.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NATURE, Floats, Ints, Keys
from corral.kernel import INTS, KEYS, WORDS, below, copy_into, next_word
from corral.players.verbs import (
    HIDDEN,
    POINT,
    RESTS,
    actors,
    legal,
    play,
    policy,
    quiet,
    redeal,
    score,
)  # fmt: skip

SEATS = 6
START, LOTS, NOW, CHANCE = range(4)  # words: where a playout's choices begin, and NATURE's draws; the next of both
APART = 256  # words between these, and the next playout's: what a choice leaves to lots must not go with what is drawn
RIVALS = 8  # most moves that are compared
LINES, SLIP, KEEN = range(3)  # knobs: lines a playout goes on, slips in a thousand choices, keen seats in a thousand
SHARES, LEADS, SHARES_2 = 0, SEATS, 2 * SEATS  # where sums begin: shares, leads, squares of shares
SUMS = 3 * SEATS
NEVER = -1
SIGHTED = False  # has the game a `sight`?
CLIP = 8.0  # standard deviations: an input further out counts as that far


class Sight(NamedTuple):
    """Everything a judge works on, made once: compiled code allocates nothing."""

    root: Ints  # the position that is judged
    dealt: Ints
    work: Ints
    trial: Ints
    moves: Ints
    words: npt.NDArray[np.uint64]
    keys: Keys
    knobs: Keys
    who: Ints  # by seat: 1 where the keener policy goes on
    net: Floats  # see net.py; or nothing
    inputs: Floats
    first: Floats  # the hidden layers
    second: Floats
    out: Floats  # shares by seat, then leads
    sums: Floats  # of all playouts
    rivals: Ints  # moves that are compared
    gains: Floats
    squares: Floats


FLOATS = nb.Array(nb.float64, 1, "C")
SIGHT: Any = nb.NamedTuple(  # type: ignore[no-untyped-call]
    [*[INTS] * 5, WORDS, KEYS, KEYS, INTS, *[FLOATS] * 6, INTS, FLOATS, FLOATS], Sight
)


def keen(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    """The stronger policy of a game, where it has one."""
    raise NotImplementedError


def sight(state: Ints, seat: int, inputs: Floats) -> None:
    """What a net is told of a position (net.Seen)."""
    raise NotImplementedError


def ended(g: Any, seats: int) -> None:
    """Who has won, a shared win counting as its share; points above the table's mean."""
    score(g.work, g.keys)
    most = g.keys[0]
    for seat in range(1, seats):
        most = max(most, g.keys[seat])
    winners = 0
    mean = 0.0
    for seat in range(seats):
        winners += g.keys[seat] == most
        g.out[SEATS + seat] = np.floor(g.keys[seat] / POINT)
        mean += g.out[SEATS + seat] / seats
    for seat in range(seats):
        g.out[seat] = 1.0 / winners if g.keys[seat] == most else 0.0
        g.out[SEATS + seat] -= mean


def foretell(g: Any, seats: int) -> None:
    """What the net makes of the position: one run a seat, then a softmax over the seats."""
    many, one, two = int(g.net[0]), int(g.net[1]), int(g.net[2])
    mean = 3
    scale = mean + many
    weights_1 = scale + many
    biases_1 = weights_1 + one * many
    weights_2 = biases_1 + one
    biases_2 = weights_2 + two * one
    weights_3 = biases_2 + two
    biases_3 = weights_3 + 2 * two
    top = -1e300
    table = 0.0
    for seat in range(seats):
        sight(g.work, seat, g.inputs)
        for index in range(many):
            value = (g.inputs[index] - g.net[mean + index]) * g.net[scale + index]
            g.inputs[index] = min(CLIP, max(-CLIP, value))
        for unit in range(one):
            value = g.net[biases_1 + unit]
            row = weights_1 + unit * many
            for index in range(many):
                value += g.net[row + index] * g.inputs[index]
            g.first[unit] = max(0.0, value)
        for unit in range(two):
            value = g.net[biases_2 + unit]
            row = weights_2 + unit * one
            for index in range(one):
                value += g.net[row + index] * g.first[index]
            g.second[unit] = max(0.0, value)
        logit = g.net[biases_3]
        lead = g.net[biases_3 + 1]
        for unit in range(two):
            logit += g.net[weights_3 + unit] * g.second[unit]
            lead += g.net[weights_3 + two + unit] * g.second[unit]
        g.out[seat] = logit
        g.out[SEATS + seat] = lead
        top = max(top, logit)
        table += lead / seats
    total = 0.0
    for seat in range(seats):
        g.out[seat] = np.exp(g.out[seat] - top)
        g.out[SEATS + seat] -= table
        total += g.out[seat]
    for seat in range(seats):
        g.out[seat] /= total


def draw(g: Any) -> None:
    g.words[CHANCE] = next_word(g.words[CHANCE])
    play(g.work, NATURE, g.moves[below(g.words[CHANCE], legal(g.work, NATURE, g.moves))])


def deal_on(g: Any, seats: int) -> None:
    """A stretch: all that NATURE draws, and forced answers, until somebody has a choice."""
    mask = actors(g.work)
    while mask:
        if mask == 1 << NATURE:
            draw(g)
        else:
            for seat in range(seats):
                if mask >> seat & 1 and legal(g.work, seat, g.moves) > 1:
                    return
            for seat in range(seats):
                if mask >> seat & 1:
                    legal(g.work, seat, g.moves)
                    play(g.work, seat, g.moves[0])
        mask = actors(g.work)


def choose(g: Any, seat: int) -> int:
    """A quick choice, now and then a slip."""
    g.words[NOW] = next_word(g.words[NOW])
    word = g.words[NOW]
    if g.knobs[SLIP] and below(word, 1000) < g.knobs[SLIP]:
        return int(g.moves[below(next_word(word), legal(g.work, seat, g.moves))])
    if g.who[seat]:
        return int(keen(g.work, seat, g.moves, g.trial, word))
    return int(policy(g.work, seat, g.moves, g.trial, word))


def seat_by_lot(g: Any, seats: int) -> None:
    for seat in range(seats):
        g.words[NOW] = next_word(g.words[NOW])
        g.who[seat] = below(g.words[NOW], 1000) < g.knobs[KEEN]


def step(g: Any, mask: int) -> None:
    """One line."""
    if mask == 1 << NATURE:
        draw(g)
    else:
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        play(g.work, seat, choose(g, seat))


def go_on(g: Any, seats: int) -> None:
    """So many lines (to the end where there is no net), and on to where what is there can be judged; then `out`."""
    seat_by_lot(g, seats)
    lines = 0
    learned = len(g.net) > 0
    mask = actors(g.work)
    while mask and not (learned and lines >= g.knobs[LINES]):
        step(g, mask)
        lines += 1
        mask = actors(g.work)
    if RESTS:  # noqa: SIM102 - known when compiling
        if lines:
            while mask and not quiet(g.work):
                step(g, mask)
                mask = actors(g.work)
    if mask == 0:
        ended(g, seats)
        return
    if SIGHTED:
        foretell(g, seats)


def deal(g: Any, mover: int) -> None:
    """The next playout: its words, and the root, redealt for `mover` unless it is NEVER."""
    word = g.words[LOTS]
    for _ in range(APART):
        word = next_word(word)
    copy_into(g.dealt, g.root)
    if HIDDEN:  # noqa: SIM102 - known when compiling
        if mover != NEVER:
            redeal(g.dealt, mover, word)
    for _ in range(APART):
        word = next_word(word)
    g.words[START] = word
    for _ in range(APART):
        word = next_word(word)
    g.words[LOTS] = word


def begin(g: Any) -> None:
    """From the beginning of the playout: whatever is played meets the same draws."""
    copy_into(g.work, g.dealt)
    g.words[NOW] = g.words[START]
    g.words[CHANCE] = g.words[LOTS]


def foresee(g: Any, seats: int, many: int, mover: int, count: int, drawn: int) -> None:
    """So many times: deal (for `mover`, see above), and let each of so many rivals, moves of `mover` or NEVER, meet the
    deal: play it, draw a stretch of chance if `drawn`, and go on.

    The sums get what comes of the first; `gains` what each brings the mover beyond the first, `squares` the squares.
    """
    for _ in range(many):
        deal(g, mover)
        first = 0.0
        for index in range(count):
            begin(g)
            if g.rivals[index] != NEVER:
                play(g.work, mover, g.rivals[index])
            if drawn:
                deal_on(g, seats)
            go_on(g, seats)
            share = g.out[max(0, mover)]
            if index == 0:
                first = share
                for seat in range(seats):
                    g.sums[SHARES + seat] += g.out[seat]
                    g.sums[LEADS + seat] += g.out[SEATS + seat]
                    g.sums[SHARES_2 + seat] += g.out[seat] * g.out[seat]
            g.gains[index] += share - first
            g.squares[index] += (share - first) ** 2


def sample(g: Any, seats: int, many: int, kept: int, count: int, rows: Any, ends: Any) -> int:
    """Play so many games from the root and keep about so many positions of each: what is seen in them, and what became
    of them. `count` rows are there already; how many there are then."""
    lines = 200
    for _ in range(many):
        first = count
        copy_into(g.work, g.root)
        seat_by_lot(g, seats)
        at = 0
        drew = False
        mask = actors(g.work)
        while mask:
            drawn = mask == 1 << NATURE
            g.words[NOW] = next_word(g.words[NOW])
            if not (drawn and drew) and below(g.words[NOW], lines) < kept and count < len(rows):
                for seat in range(seats):
                    sight(g.work, seat, g.inputs)
                    for index in range(len(g.inputs)):
                        rows[count, seat, index] = g.inputs[index]
                ends[count, 2 * seats] = at
                count += 1
            step(g, mask)
            drew = drawn
            at += 1
            mask = actors(g.work)
        ended(g, seats)
        lines = at
        for row in range(first, count):
            for seat in range(seats):
                ends[row, seat] = g.out[seat]
                ends[row, seats + seat] = g.out[SEATS + seat]
            ends[row, 2 * seats] /= at
    return count


# What the loops are made of, in the order in which they call each other
PARTS = (ended, foretell, draw, deal_on, choose, seat_by_lot, step, go_on, deal, begin)
ROWS, ENDS = nb.Array(nb.float32, 3, "C"), nb.Array(nb.float64, 2, "C")
FORESEE = nb.void(SIGHT, *[nb.int64] * 5)
SAMPLE = nb.int64(SIGHT, nb.int64, nb.int64, nb.int64, nb.int64, ROWS, ENDS)
