"""Moon River: the ranches at the end of a game with the box, as a position.

A fact is a cell and what is on it: `a1: farm cow`, `b4: corn 4`, `c3: meadow gold trapper`, `d9: bonus forest cowboy`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from corral.game import NONE, BadFact, Facts, Ints, Remark

from .material import (
    BLOCKED,
    CELL_NAMES,
    CELL_NUMBERS,
    CORN,
    COWBOY,
    COWS,
    EARS,
    GOLD_DIGGER,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_NUMBERS,
    KIND_SKULL,
    LANDSCAPES,
    PARTNERS,
    ROUNDS,
    SPECIALISTS,
    TOKENS,
)
from .ranch import add_cow, lay
from .state import PHASE_OVER, STATE

TIES = (("territory", 100), ("cows", 100))  # MR-44


class Cell(NamedTuple):
    """What is on one cell."""

    land: int
    gold: int = 0
    beaver: int = 0
    ears: int = 0
    cows: int = 0
    partner: int = NONE
    bonus: bool = False

    @property
    def looks(self) -> tuple[int, int, int, int]:
        """What a parcel must have to be the one that lies here, whatever stands on it."""
        return self.land, self.gold, self.beaver, self.ears


def put(state: Ints, facts: Sequence[Facts], _pieces: Ints) -> list[Remark]:
    """Round 24 is over; parcels and tokens that lie in no ranch have left the game."""
    s = state.view(STATE)[0]
    if s.legends and s.scenario == NONE:
        raise ValueError("say which scenario was played")
    ranches = [_ranch(s, seat, told) for seat, told in enumerate(facts)]
    remarks = [*_strange(ranches), *_too_many(s, ranches)]
    box = _box(s)
    for seat, cell, found in _scarce_first(ranches):
        lay(s, seat, cell, _kind(found, box))
    for seat, ranch in enumerate(ranches):
        _settle(s, seat, ranch)
    s.phase, s.round_number = PHASE_OVER, ROUNDS
    s.pile = s.stack = s.lots = 0
    s.left[:] = s.tokens[:] = 0
    s.supply = max(0, COWS - int(s.cows.sum()))
    return remarks


def _box(s: Any) -> Counter[int]:
    """How many parcels of each kind the box has; rows of one kind differ in their backs."""
    found: Counter[int] = Counter()
    for row in range(s.rows):
        found[int(s.kind[row])] += int(s.left[row]).bit_count()
    return found


def _ranch(s: Any, seat: int, told: Facts) -> dict[int, Cell]:
    found = {}
    for name, text in told.items():
        cell = CELL_NUMBERS.get(name, s.cells)
        if cell >= s.cells:
            raise BadFact(seat, name, f"{name!r} is no cell; cells are a1 to {CELL_NAMES[s.cells - 1]}")
        if s.land[seat, cell] == BLOCKED:
            raise BadFact(seat, name, f"{name} is taken by the board (unless the option flat is yes)")
        found[cell] = _cell(seat, name, text)
        if found[cell].bonus and s.seats > 2:
            raise BadFact(seat, name, "bonus parcels are for two players")
    return found


def _cell(seat: int, name: str, text: str) -> Cell:
    """What a cell's words say."""
    words = text.split()
    bonus = words[:1] == ["bonus"]
    words = words[bonus:]
    if not words or words[0] not in LANDSCAPES:
        known = ", ".join(LANDSCAPES)
        raise BadFact(seat, name, f"a landscape comes first ({known}), not {' '.join(words[:1]) or 'nothing'!r}")
    land, ears = LANDSCAPES.index(words.pop(0)), 0
    if land == CORN and not bonus:
        if not words or words[0] not in map(str, range(1, EARS + 1)):
            raise BadFact(seat, name, f"corn has a number of ears, 1 to {EARS}: corn 4")
        ears = int(words.pop(0))
    counted = Counter(words)
    partners = [word for word in words if word in PARTNERS]
    if unknown := [word for word in words if word not in ("cow", "gold", "beaver", *PARTNERS)]:
        raise BadFact(seat, name, f"{unknown[0]!r} is unknown; known are cow, gold, beaver, {', '.join(PARTNERS)}")
    cell = Cell(land, counted["gold"], counted["beaver"], ears, counted["cow"], NONE, bonus)
    if land == CORN and cell.cows:
        raise BadFact(seat, name, "no cow stands on corn")
    if cell.gold > 1 or cell.beaver > 2 or (cell.gold and cell.beaver):
        raise BadFact(seat, name, "a parcel has one gold or one beaver")
    if (land == CORN or bonus) and (cell.gold or cell.beaver):
        raise BadFact(seat, name, f"a {'bonus parcel' if bonus else 'cornfield'} has neither gold nor beaver")
    if len(partners) > 1 or (partners and ears):
        raise BadFact(seat, name, "a cornfield has no partner" if ears else "a parcel has one partner at most")
    return cell._replace(partner=PARTNERS.index(partners[0])) if partners else cell


def _strange(ranches: list[dict[int, Cell]]) -> list[Remark]:
    """What can be seen in one ranch alone."""
    found = []
    for seat, ranch in enumerate(ranches):
        bonus = sum(cell.bonus for cell in ranch.values())
        if (len(ranch) - bonus) % 2:
            found.append(Remark(seat, "", f"an odd number of parcels ({len(ranch) - bonus}), but dominoes have two"))
        if bonus > 1:
            found.append(Remark(seat, "", f"{bonus} bonus parcels, but each player gets one at most"))
        for number, cell in ranch.items():
            if cell.cows > 1:
                text = f"{cell.cows} cows on one parcel: one stays, the others go back (overpopulation)"
                found.append(Remark(seat, CELL_NAMES[number], text))
    return found


def _too_many(s: Any, ranches: list[dict[int, Cell]]) -> list[Remark]:
    """What all ranches together have, but the box has not."""
    cells = [cell for ranch in ranches for cell in ranch.values()]
    kinds = _box(s)
    found = [_all("cow", COWS, sum(cell.cows for cell in cells))]
    for looks in sorted({cell.looks for cell in cells if not cell.bonus}):
        alike = [cell for cell in cells if cell.looks == looks and not cell.bonus]
        circles = sum(many for kind, many in kinds.items() if _fits(kind, looks) and KIND_CIRCLE[kind])
        found.append(_all(_named(looks), sum(n for kind, n in kinds.items() if _fits(kind, looks)), len(alike)))
        staffed = sum(cell.partner != NONE for cell in alike)
        found.append(_all(f"{_named(looks)} and circle", circles, staffed))
    partners = Counter(cell.partner for cell in cells if cell.partner != NONE)
    for number, kind in enumerate(SPECIALISTS):
        found.append(_all(kind, int(s.tokens[number]).bit_count(), partners[number + 1]))
    found.append(_all("partner", TOKENS, partners.total()))
    sides = {int(side) for parcel in s.bonus for side in parcel}
    for cell in cells:
        if cell.bonus and cell.land not in sides:
            found.append(f"no bonus parcel of the box has {LANDSCAPES[cell.land]} on a side")
    return [Remark(NONE, "", text) for text in found if text]


def _all(name: str, most: int, there: int) -> str:
    if there <= most:
        return ""
    return f"{name}: the box has {most or 'none'}, the ranches together have {there}"


def _named(looks: tuple[int, int, int, int]) -> str:
    land, gold, beaver, ears = looks
    things = [f"{ears} ears"] * bool(ears) + ["gold"] * gold + ["beaver"] * beaver
    return " with ".join([LANDSCAPES[land], " and ".join(things)]) if things else f"plain {LANDSCAPES[land]}"


def _fits(kind: int, looks: tuple[int, int, int, int]) -> bool:
    return bool((KIND_LANDSCAPE[kind], KIND_GOLD[kind], KIND_BEAVER[kind], KIND_EARS[kind]) == looks)


def _scarce_first(ranches: list[dict[int, Cell]]) -> list[tuple[int, int, Cell]]:
    """All cells; those with a partner come first, because only some parcels have a circle."""
    cells = [(seat, cell, found) for seat, ranch in enumerate(ranches) for cell, found in ranch.items()]
    return sorted(cells, key=lambda one: one[2].partner == NONE)


def _kind(cell: Cell, box: Counter[int]) -> int:
    """A kind that the box still has, the plainest first; where there is none, one that looks like it."""
    if cell.bonus:
        return KIND_NUMBERS[f"bonus-{LANDSCAPES[cell.land]}"]
    staffed = cell.partner != NONE
    able = [kind for kind, left in box.items() if left and _fits(kind, cell.looks) and KIND_CIRCLE[kind] >= staffed]
    if able:
        kind = min(able, key=lambda kind: (KIND_CIRCLE[kind], KIND_SKULL[kind], KIND_COWS[kind]))
        box[kind] -= 1
        return kind
    if cell.ears:
        return KIND_NUMBERS[f"corn-{cell.ears}"]
    resource = "-gold" * cell.gold + ("", "-beaver", "-2beaver")[cell.beaver]
    return KIND_NUMBERS[LANDSCAPES[cell.land] + resource + "-circle" * staffed]


def _settle(s: Any, seat: int, ranch: dict[int, Cell]) -> None:
    """Cows and partners take their places; each parcel keeps one cow at most (MR-36)."""
    for number, cell in ranch.items():
        if cell.cows:
            add_cow(s, seat, number)
        if cell.partner != NONE:
            s.partner[seat, number] = cell.partner
            s.guards[seat, s.territory[seat, number]] += 1
            if cell.partner >= GOLD_DIGGER:
                s.experts[seat, cell.partner - GOLD_DIGGER] += 1
        if cell.bonus:
            s.claimed |= 1 << seat
            for parcel in range(2):
                if cell.land in s.bonus[parcel]:
                    s.bonus[parcel] = NONE
                    break


assert COWBOY == 0  # a token's number as specialist is its partner's, less one
