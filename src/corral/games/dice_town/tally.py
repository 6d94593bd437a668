"""Dice Town: what the players of a game with the box hold at the end, as a position.

The facts: `nuggets 9` · `dollars 8` · `outlaws 2` caught, `rewards 9` of them together · `badge yes` · `ranches 2` ·
`deeds 2 3 5 5` by value · `cards hat mule`, store cards by name · `hand 4`, how many store cards in all.
"""

import functools
from collections.abc import Iterator, Sequence
from itertools import product
from operator import mul, sub
from typing import Any

from corral.game import NONE, BadFact, Facts, Ints, Remark

from .pieces import MOST_REWARD, SETS, set_of
from .state import (
    AT_ONCE,
    BILLS,
    CARDS,
    COPIES,
    DEED_COPIES,
    KINDS,
    OUTLAWS,
    PHASE_OVER,
    PLACE_ALL,
    PLACE_DECK,
    RANCHES,
    STATE,
    TABLE_COUNT,
    VALUES,
)

TIES = (("badge", 2), ("nuggets", 64))  # DT-33
# the most a player can have of each
COUNTS = {"nuggets": 40, "dollars": 53, "outlaws": OUTLAWS, "rewards": OUTLAWS * MOST_REWARD, "ranches": RANCHES,
          "hand": KINDS}  # fmt: skip
WILD = ("outlaws", "rewards", "ranches")
LISTS = ("deeds", "cards")


def put(state: Ints, facts: Sequence[Facts], pieces: Ints) -> list[Remark]:
    """The last round is over; what nobody has lies where it lay at the beginning."""
    s = state.view(STATE)[0]
    for seat, told in enumerate(facts):
        _check(s, seat, told)
    _cards(s, facts, pieces)
    remarks = [*_money(s, facts), *_badge(s, facts), *_property(s, facts), *_outlaws(s, facts)]
    s.phase = PHASE_OVER
    s.top = 0
    s.stack[:] = 0
    return remarks


def _check(s: Any, seat: int, told: Facts) -> None:
    """Every fact is known, and a number is one."""
    for fact, text in told.items():
        if fact in WILD and not s.wild_west:
            raise BadFact(seat, fact, f"there are no {fact} without Wild West")
        if fact in COUNTS:
            if not text.isascii() or not text.isdigit() or int(text) > COUNTS[fact]:
                raise BadFact(seat, fact, f"{fact} is a whole number from 0 to {COUNTS[fact]}, not {text!r}")
        elif fact == "badge":
            if text not in ("yes", "no"):
                raise BadFact(seat, fact, f"badge is yes or no, not {text!r}")
        elif fact not in LISTS:
            known = ", ".join([*COUNTS, "badge", *LISTS])
            raise BadFact(seat, fact, f"{fact!r} is unknown; known are {known}")


def _count(told: Facts, fact: str) -> int:
    return int(told.get(fact, 0))


def _money(s: Any, facts: Sequence[Facts]) -> Iterator[Remark]:
    gold, bills = int(s.gold), BILLS * int(s.seats) + int(s.bank + s.coach)
    for seat, told in enumerate(facts):
        s.nuggets[seat], s.cash[seat] = _count(told, "nuggets"), _count(told, "dollars")
    mined, held = int(s.nuggets.sum()), int(s.cash.sum())
    if mined > gold:
        yield Remark(NONE, "nuggets", f"the box has {gold} nuggets, the players have {mined}")
    if held > bills:
        yield Remark(NONE, "dollars", f"there are ${bills} in the game, the players have ${held}")
    s.gold, s.bank, s.coach = max(0, gold - mined), max(0, bills - held), 0


def _badge(s: Any, facts: Sequence[Facts]) -> Iterator[Remark]:
    stars = [seat for seat, told in enumerate(facts) if told.get("badge") == "yes"]
    if len(stars) > 1:
        raise BadFact(stars[1], "badge", "there is one badge, and another player has it")
    s.sheriff = stars[0] if stars else NONE
    if not stars:
        yield Remark(NONE, "badge", "nobody has the badge, but somebody always is Sheriff")


def _property(s: Any, facts: Sequence[Facts]) -> Iterator[Remark]:
    taken = 0
    for seat, told in enumerate(facts):
        for word in told.get("deeds", "").split():
            if word not in map(str, range(1, VALUES + 1)):
                raise BadFact(seat, "deeds", f"a deed is worth 1 to {VALUES}, not {word!r}")
            value = int(word)
            copies = [deed for deed in range((value - 1) * DEED_COPIES, value * DEED_COPIES) if not taken >> deed & 1]
            if not copies:
                raise BadFact(seat, "deeds", f"more than {DEED_COPIES} deeds of value {value}")
            taken |= 1 << copies[0]
            s.deeds[seat] |= 1 << copies[0]
    for value in range(VALUES):
        mask = 31 << value * DEED_COPIES
        there, most = int(taken & mask).bit_count(), int(s.deck_deeds & mask).bit_count()
        if there > most:
            yield Remark(NONE, "deeds", f"the box has {most} deeds of value {value + 1}, the players have {there}")
    s.deck_deeds &= ~taken
    given = 0
    for seat, told in enumerate(facts):
        ranches = _count(told, "ranches")
        if given + ranches > RANCHES:
            raise BadFact(seat, "ranches", f"the box has {RANCHES} ranches, the players have {given + ranches}")
        s.ranches[seat] = (1 << ranches) - 1 << given
        given += ranches
    if s.wild_west:
        s.deck_ranches = (1 << RANCHES) - (1 << given)


def _cards(s: Any, facts: Sequence[Facts], pieces: Ints) -> None:
    for seat, told in enumerate(facts):
        for word in told.get("cards", "").split():
            card = _card(s, seat, word)
            if not _give(s, seat, card):
                raise BadFact(seat, "cards", f"the box has {int(pieces[TABLE_COUNT + card])} of {word}, no more")
    plain = [card for card in range(KINDS) if not s.vp[card] and CARDS[card] not in ("mule", "dog")]
    for seat, told in enumerate(facts):
        named = len(told.get("cards", "").split())
        if "hand" in told and _count(told, "hand") < named:
            raise BadFact(seat, "hand", f"{_count(told, 'hand')} store cards in hand, but {named} are named")
        for _ in range(_count(told, "hand") - named):
            if not any(not AT_ONCE >> card & 1 and _give(s, seat, card) for card in plain):
                raise BadFact(seat, "hand", "the box has fewer store cards without points")


def _card(s: Any, seat: int, word: str) -> int:
    if word not in CARDS:
        raise BadFact(seat, "cards", f"no store card is called {word!r}; they are {', '.join(CARDS)}")
    card = CARDS.index(word)
    if AT_ONCE >> card & 1:
        raise BadFact(seat, "cards", f"{word} is played at once and never in a hand")
    needed = set_of(card)
    if (needed == SETS[1] and not s.wild_west) or (needed == SETS[2] and not s.indians):
        raise BadFact(seat, "cards", f"{word} is a card of {'Wild West' if needed == SETS[1] else 'the Indians'}")
    return card


def _give(s: Any, seat: int, card: int) -> bool:
    """A copy from the deck, if it is still there; copies that the box never had are not in PLACE_ALL either."""
    for copy in range(COPIES):
        if s.store[PLACE_ALL, copy] >> card & 1 and s.store[PLACE_DECK, copy] >> card & 1:
            s.store[PLACE_DECK, copy] &= ~(1 << card)
            s.store[seat, copy] |= 1 << card
            return True
    return False


def _outlaws(s: Any, facts: Sequence[Facts]) -> Iterator[Remark]:
    """Which outlaws they were is not asked: any that have these rewards together will do."""
    wanted = []
    for seat, told in enumerate(facts):
        rewards = _count(told, "rewards")
        count = _count(told, "outlaws") if "outlaws" in told else None
        if count == 0 and rewards:
            raise BadFact(seat, "rewards", "rewards without a caught outlaw")
        wanted.append((count, rewards))
    if sum(count if count is not None else int(rewards > 0) for count, rewards in wanted) > OUTLAWS:
        raise BadFact(0, "outlaws", f"the box has {OUTLAWS} outlaws")
    found = _catch([int(reward) for reward in s.reward], wanted)
    if found is None:
        yield Remark(NONE, "rewards", "no outlaws of this box have these rewards together")
        found = _invent(s, wanted)
    for seat, mask in enumerate(found):
        s.captured[seat] = mask
        s.outlaw_deck &= ~mask


def _catch(rewards: list[int], wanted: list[tuple[int | None, int]]) -> list[int] | None:
    """Sets of outlaws, one for each (count, rewards): the fewest where no count is told. Equal rewards are alike."""
    values = sorted(set(rewards))

    @functools.cache
    def shares(left: tuple[int, ...], seat: int) -> tuple[tuple[int, ...], ...] | None:
        """How many outlaws of each value this seat and the later ones have."""
        if seat == len(wanted):
            return ()
        count, total = wanted[seat]
        able = [taken for taken in product(*(range(many + 1) for many in left))
                if count in (None, sum(taken)) and sum(map(mul, taken, values)) == total]  # fmt: skip
        for taken in sorted(able, key=sum):
            if (others := shares(tuple(map(sub, left, taken)), seat + 1)) is not None:
                return (taken, *others)
        return None

    found = shares(tuple(map(rewards.count, values)), 0)
    if found is None:
        return None
    stock = {value: [outlaw for outlaw, reward in enumerate(rewards) if reward == value] for value in values}
    return [
        sum(1 << stock[value].pop() for value, many in zip(values, taken, strict=True) for _ in range(many))
        for taken in found
    ]


def _invent(s: Any, wanted: list[tuple[int | None, int]]) -> list[int]:
    """Outlaws as the players' own box may have them."""
    found, first = [], 0
    for count, rewards in wanted:
        many = count if count is not None else int(rewards > 0)
        for number in range(many):
            s.reward[first + number] = rewards // many + (number < rewards % many)
        found.append((1 << many) - 1 << first)
        first += many
    return found
