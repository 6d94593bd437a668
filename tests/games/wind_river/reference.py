"""Wind River a second time: slow and plain, written from docs/rules/wind-river.md and from nothing else.

It is the second opinion for the fast implementation. Every question of the rules is asked, also one with a single
legal answer. Fields are their names ("C3"), the Open Plains as a target are "out", seats count from 1.
"""

from __future__ import annotations

from string import ascii_uppercase

NATURE = 15  # the seat of the lot
OUT = "out"  # the Open Plains as the target of a step

TIPIS = 7  # WR-1
FIRST_STONES = 1  # WR-6
MOST_STONES = 10  # WR-6
MOST_BUFFALO = 5  # WR-11
RAISE_PRICE = 3  # WR-18


def whole(value: object, name: str) -> int:
    """The whole number an option or a board field must be."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name} must be a whole number, not {value!r}")
    return value


class Plain:
    """One game. Read the state freely; change it only through play (tests set positions by hand, see begin_turn)."""

    def __init__(
        self, seats: int, options: dict[str, object] | None = None, board: dict[str, object] | None = None
    ) -> None:
        options = options or {}
        board = board or {}
        if seats not in (2, 3, 4):  # WR-1
            raise ValueError(f"2 to 4 seats, not {seats}")
        self.seats: list[int] = list(range(1, seats + 1))

        # WR-2: the board
        self.depth = whole(options.get("depth", board.get("depth", 6)), "depth")
        if not 3 <= self.depth <= 9:
            raise ValueError(f"depth 3 to 9, not {self.depth}")
        self.lanes = whole(board.get("lanes", 6), "lanes")
        offset_lanes = board.get("offset_lanes", [1, 3, 5])
        if not isinstance(offset_lanes, (list, tuple, set, frozenset)):
            raise ValueError(f"offset_lanes must be a list, not {offset_lanes!r}")
        self.offset_lanes: set[int] = {whole(lane, "offset_lanes") for lane in offset_lanes}
        self.open_lanes: list[int] = list(range(self.lanes))
        if seats < 4:  # WR-4
            closed_lane = board.get("closed_lane", 0)
            if closed_lane is not None:
                closed = whole(closed_lane, "closed_lane")
                self.open_lanes = [lane for lane in self.open_lanes if lane != closed]
        start_buffalo = whole(board.get("start_buffalo", 2), "start_buffalo")
        start_positions = whole(board.get("start_positions", 3), "start_positions")

        self.fields: list[str] = []
        self.forward: dict[str, list[str]] = {}  # field -> forward steps, fields or OUT
        self.backward: dict[str, list[str]] = {}  # field -> backward steps, fields
        self.buffalo: dict[str, int] = {}  # field -> buffalo on it
        self.tipis: dict[str, dict[int, int]] = {}  # field -> seat -> tipis of that seat on it
        for lane in self.open_lanes:
            for position in range(self.depth):
                field = self.name(lane, position)
                self.fields.append(field)
                self.forward[field] = self.forward_steps(lane, position)
                self.backward[field] = self.backward_steps(lane, position)
                self.buffalo[field] = start_buffalo if position < start_positions else 0  # WR-5
                self.tipis[field] = dict.fromkeys(self.seats, 0)

        self.stones: dict[int, int] = dict.fromkeys(self.seats, FIRST_STONES)  # WR-6
        self.reserve: dict[int, int] = dict.fromkeys(self.seats, TIPIS)
        self.plains: dict[int, int] = dict.fromkeys(self.seats, 0)  # tipis on the Open Plains

        self.phase = "lot"  # lot, place, herd, lose, act, over
        self.start = 0  # the start player, once drawn
        self.turn = 0  # the seat to place or whose turn it is
        self.placed = 0  # set-up: tipis placed so far, by all
        self.herd_left = 0  # herd: buffalo still to be moved
        self.arrived: dict[str, int] = {}  # herd: field -> buffalo that arrived in this step
        self.hungry: dict[str, int] = {}  # supply: field -> hungry tipis by the count before paying
        self.lose_left = 0  # supply: tipis still to be taken off

    # --- the board ---

    def name(self, lane: int, position: int) -> str:
        return f"{ascii_uppercase[lane]}{position + 1}"  # WR-7

    def forward_steps(self, lane: int, position: int) -> list[str]:
        s = 1 if lane in self.offset_lanes else 0
        steps: list[str] = []
        for to_lane, to_position in [(lane, position + 1), (lane - 1, position + s), (lane + 1, position + s)]:
            if to_lane not in self.open_lanes:  # WR-3, WR-4
                continue
            step = OUT if to_position >= self.depth else self.name(to_lane, to_position)
            if step not in steps:  # WR-3: every way out is the same move
                steps.append(step)
        return steps

    def backward_steps(self, lane: int, position: int) -> list[str]:
        s = 1 if lane in self.offset_lanes else 0
        around = [(lane, position - 1), (lane - 1, position - 1 + s), (lane + 1, position - 1 + s)]
        return [self.name(a, b) for a, b in around if a in self.open_lanes and b >= 0]  # WR-3: not by the back

    def own(self, field: str, seat: int) -> int:
        return self.tipis[field][seat]

    def foreign(self, field: str, seat: int) -> int:
        return sum(count for owner, count in self.tipis[field].items() if owner != seat)

    def on_board(self, seat: int) -> int:
        """How many tipis of this seat stand on the board."""
        return sum(self.tipis[field][seat] for field in self.fields)

    def after(self, seat: int) -> int:
        return seat % len(self.seats) + 1  # WR-7

    # --- who may do what ---

    def actors(self) -> list[int]:
        if self.phase == "over":
            return []
        return [NATURE] if self.phase == "lot" else [self.turn]

    def moves(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        if self.phase == "lot":
            return [f"start {player}" for player in self.seats]  # WR-8
        if self.phase == "place":
            return [f"place {field}" for field in self.fields if not any(self.tipis[field].values())]  # WR-8
        if self.phase == "herd":
            return self.herd_moves()
        if self.phase == "lose":
            return [f"lose {field}" for field in self.fields if self.hungry[field] > 0]  # WR-14
        acts = self.trek_moves() + self.gather_moves() + self.raise_moves() + self.drive_moves()  # WR-15
        return acts or ["pass"]  # WR-20

    def has_room(self, step: str) -> bool:
        return step == OUT or self.buffalo[step] < MOST_BUFFALO  # WR-11

    def herd_moves(self) -> list[str]:
        found: list[str] = []
        for field in self.fields:
            if self.buffalo[field] - self.arrived[field] > 0:  # WR-10
                found += [f"herd {field} {step}" for step in self.forward[field] if self.has_room(step)]
        return found

    def trek_moves(self) -> list[str]:  # WR-16
        found: list[str] = []
        for field in self.fields:
            if self.own(field, self.turn) == 0:
                continue
            for step in self.forward[field] + self.backward[field]:
                free = step == OUT or self.foreign(step, self.turn) == 0
                if free or self.stones[self.turn] >= 1:
                    found.append(f"trek {field} {step}")
        return found

    def gain(self) -> int:
        """The stones a gather would give."""
        spare = 0
        for field in self.fields:
            if self.own(field, self.turn) > 0 and self.foreign(field, self.turn) == 0:
                spare += max(0, self.buffalo[field] - self.own(field, self.turn))
        return min(spare, MOST_STONES - self.stones[self.turn])

    def gather_moves(self) -> list[str]:  # WR-17
        return ["gather"] if self.gain() > 0 else []

    def raise_moves(self) -> list[str]:  # WR-18
        if self.stones[self.turn] < RAISE_PRICE or self.reserve[self.turn] == 0:
            return []
        seat = self.turn
        return [
            f"raise {field}" for field in self.fields if self.own(field, seat) > 0 and not self.foreign(field, seat)
        ]

    def drive_moves(self) -> list[str]:  # WR-19
        found: list[str] = []
        for field in self.fields:
            if self.buffalo[field] > 0:
                found += [f"drive {field} {step}" for step in self.forward[field] if self.has_room(step)]
        return found

    # --- playing ---

    def play(self, seat: int, text: str) -> None:
        if text not in self.moves(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        word, *rest = text.split()
        if word == "start":
            self.start = self.turn = int(rest[0])
            self.phase = "place"
        elif word == "place":
            self.play_place(rest[0])
        elif word == "herd":
            self.play_herd(rest[0], rest[1])
        elif word == "lose":
            self.play_lose(rest[0])
        else:
            if word == "trek":
                self.play_trek(rest[0], rest[1])
            elif word == "gather":
                self.stones[seat] += self.gain()  # WR-17
            elif word == "raise":
                self.stones[seat] -= RAISE_PRICE  # WR-18
                self.reserve[seat] -= 1
                self.tipis[rest[0]][seat] += 1
            elif word == "drive":
                self.move_buffalo(rest[0], rest[1])  # WR-19
            self.end_turn()

    def play_place(self, field: str) -> None:  # WR-8
        self.reserve[self.turn] -= 1
        self.tipis[field][self.turn] += 1
        self.placed += 1
        if self.placed < 2 * len(self.seats):
            self.turn = self.after(self.turn)
        else:
            self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        """The turn of this seat begins (from here a position set by hand is played on)."""
        self.turn = seat
        self.phase = "herd"
        self.arrived = dict.fromkeys(self.fields, 0)
        self.herd_left = min(self.on_board(seat), sum(self.buffalo.values()))  # WR-9
        self.go_on_herding()

    def go_on_herding(self) -> None:
        # WR-9: with moves left over, a standard board always has one; on a replaced board a blocked step just ends.
        if self.herd_left == 0 or not self.herd_moves():
            self.supply()

    def play_herd(self, field: str, step: str) -> None:  # WR-9
        self.move_buffalo(field, step)
        if step != OUT:
            self.arrived[step] += 1  # WR-10
        self.herd_left -= 1
        self.go_on_herding()

    def move_buffalo(self, field: str, step: str) -> None:
        self.buffalo[field] -= 1
        if step != OUT:  # WR-12
            self.buffalo[step] += 1

    def supply(self) -> None:
        seat = self.turn
        self.hungry = {}
        for field in self.fields:  # WR-13
            own = self.own(field, seat)
            covered = min(max(self.buffalo[field] - self.foreign(field, seat), 0), own)
            self.hungry[field] = own - covered
        price = sum(self.hungry.values())  # WR-14
        paid = min(price, self.stones[seat])
        self.stones[seat] -= paid
        self.lose_left = price - paid
        self.phase = "lose" if self.lose_left > 0 else "act"

    def play_lose(self, field: str) -> None:  # WR-14
        self.hungry[field] -= 1
        self.lose_left -= 1
        self.tipis[field][self.turn] -= 1
        self.reserve[self.turn] += 1
        if self.board_is_empty():  # WR-23
            self.phase = "over"
        elif self.lose_left == 0:
            self.phase = "act"

    def play_trek(self, field: str, step: str) -> None:  # WR-16
        self.tipis[field][self.turn] -= 1
        if step == OUT:
            self.plains[self.turn] += 1  # WR-22
            return
        toll = self.foreign(step, self.turn) > 0
        self.tipis[step][self.turn] += 1
        if toll:
            for player in self.seats:
                if self.tipis[step][player] > 0 and self.stones[player] > 0:
                    self.stones[player] -= 1

    def end_turn(self) -> None:
        if self.board_is_empty():  # WR-23
            self.phase = "over"
        else:
            self.begin_turn(self.after(self.turn))  # WR-8, WR-21

    def board_is_empty(self) -> bool:
        return all(self.on_board(seat) == 0 for seat in self.seats)

    # --- the end ---

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def points(self) -> list[int]:
        return [self.plains[seat] for seat in self.seats]

    @property
    def winners(self) -> list[int]:  # WR-24
        if not self.over:
            return []
        best = max((self.plains[seat], self.stones[seat]) for seat in self.seats)
        return [seat for seat in self.seats if (self.plains[seat], self.stones[seat]) == best]
