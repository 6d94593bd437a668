"""Moon River a second time: slow and plain, written only from docs/rules/moon-river.md and the csv files.

The whole game is one generator (`Plain._game`) that reads like the rules page. Wherever the rules ask something, it
yields a `Question` and gets the chosen text back. Questions with one legal answer are asked too; questions with none
never are.
"""

import csv
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path

NATURE = 15
ROUNDS = 24  # MR-34
COWS = 32  # MR-3
TABLES = (1, 2, 3, 4, 5)  # MR-11
COLUMN = 4  # MR-12
COLUMNS = "abcde"  # MR-6
COLORS = ("purple", "white", "orange", "green")  # MR-10
SCENARIOS = ("timber", "gold-rush", "outlaws", "city")  # MR-15
LANDSCAPES = ("desert", "canyon", "meadow", "forest", "farm", "corn")  # MR-1
OUTLAWS = ("desperado", "cattle-thief")  # MR-41
FOLDER = Path(__file__).resolve().parents[3] / "src" / "corral" / "games" / "moon_river"


# ---------------------------------------------------------------------------------------------------------- material


@dataclass(frozen=True)
class Kind:
    """One of the 25 kinds of parcels (MR-1), or one side of a bonus parcel (MR-5)."""

    name: str
    landscape: str
    cows: int = 0
    skull: int = 0
    circle: int = 0
    gold: int = 0
    beaver: int = 0
    corn: int = 0
    back: int = field(default=0, compare=False)  # a number for the column alone: the parcels are equal


@dataclass(frozen=True)
class Board:
    """MR-4: the cells its bridges lead to, the cells it takes, how many parcels it stores."""

    name: str
    storage: int
    bridges: frozenset[str]
    blocked: frozenset[str]


@dataclass(frozen=True)
class Partner:
    """A token that lies in a ranch (MR-26)."""

    kind: str
    cowboy: bool

    @property
    def face(self) -> str:
        return "cowboy" if self.cowboy else self.kind


@dataclass
class Place:
    """A parcel in a column, and the seat whose ranchero stands on it."""

    parcel: Kind
    seat: int | None = None


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def read_pile(folder: Path) -> list[tuple[Kind, int]]:
    """All parcels, each with its copy number from 1 (MR-47)."""
    pile = []
    counted: Counter[str] = Counter()  # rows of one kind with other backs count on
    for row in rows_of(folder / "parcels.csv"):
        numbers = {name: int(row[name]) for name in ("cows", "skull", "circle", "gold", "beaver", "corn", "back")}
        kind = Kind(row["kind"], row["landscape"], **numbers)
        pile += [(kind, counted[row["kind"]] + copy) for copy in range(1, int(row["count"]) + 1)]
        counted[row["kind"]] += int(row["count"])
    return pile


def read_stack(folder: Path) -> list[tuple[str, int]]:
    """All partner tokens (MR-2), each with its copy number from 1 (MR-47)."""
    rows = rows_of(folder / "partners.csv")
    return [(row["kind"], copy) for row in rows for copy in range(1, int(row["count"]) + 1)]


def read_board(folder: Path, mode: str, color: str, flat: bool) -> Board:
    """MR-10: the camp board, or the Legend of the colour."""
    for row in rows_of(folder / "boards.csv"):
        if (row["board"] == "camp") if mode == "camp" else (row["color"] == color):
            bridges, blocked = frozenset(row["bridges"].split()), frozenset(row["blocked"].split())
            if flat:  # MR-7: no cell is taken, and a bridge that leads to c2 leads to c1
                bridges = frozenset("c1" if cell == "c2" else cell for cell in bridges)
                blocked = frozenset()
            return Board(row["board"], int(row["storage"]), bridges, blocked)
    raise ValueError(f"no board for {mode} {color}")


def read_bonus(folder: Path) -> dict[int, tuple[str, str]]:
    """MR-5: number of the bonus parcel -> its two landscapes."""
    return {int(row["bonus"]): (row["side"], row["other"]) for row in rows_of(folder / "bonus.csv")}


# ------------------------------------------------------------------------------------------------------------- ranch


def row_of(cell: str) -> int:
    return int(cell[1:])


@cache
def neighbours(cell: str) -> tuple[str, ...]:
    """The orthogonal neighbours of a cell; whether they belong to the grid is for the caller to say."""
    column, row = COLUMNS.index(cell[0]), row_of(cell)
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return tuple(f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < len(COLUMNS) and r >= 1)


def groups(cells: Iterable[str]) -> list[set[str]]:
    """The maximal orthogonally connected groups of these cells."""
    left = set(cells)
    found = []
    while left:
        group: set[str] = set()
        edge = {left.pop()}
        while edge:
            group |= edge
            edge = {near for cell in edge for near in neighbours(cell) if near in left}
            left -= edge
        found.append(group)
    return found


@dataclass
class Ranch:
    """The grid above a board (MR-6) with what lies and stands on it."""

    board: Board
    rows: int
    parcels: dict[str, Kind] = field(default_factory=dict)
    cows: dict[str, int] = field(default_factory=dict)  # only cells with a cow
    partners: dict[str, Partner] = field(default_factory=dict)

    def grid(self) -> list[str]:
        cells = [f"{column}{row}" for row in range(1, self.rows + 1) for column in COLUMNS]
        return [cell for cell in cells if cell not in self.board.blocked]  # MR-7

    def free(self) -> list[str]:
        return [cell for cell in self.grid() if cell not in self.parcels]

    def cells_with(self, landscape: str) -> list[str]:
        return [cell for cell, parcel in self.parcels.items() if parcel.landscape == landscape]

    def borders(self, landscape: str) -> set[str]:
        """All cells that share an edge with a parcel of this landscape."""
        return {near for cell in self.cells_with(landscape) for near in neighbours(cell)}

    def territories(self, landscape: str) -> list[set[str]]:  # MR-8
        return groups(self.cells_with(landscape))

    def territory(self, cell: str) -> set[str]:
        return next(group for group in self.territories(self.parcels[cell].landscape) if cell in group)

    def protected(self, cell: str) -> bool:  # MR-27
        return any(other in self.partners for other in self.territory(cell))

    def at_river(self, cell: str) -> bool:  # MR-9
        return row_of(cell) == 1 or any(near in self.board.blocked for near in neighbours(cell))

    def add_cow(self, cell: str) -> None:
        self.cows[cell] = self.cows.get(cell, 0) + 1

    def remove_cow(self, cell: str) -> None:
        self.cows[cell] -= 1
        if self.cows[cell] == 0:
            del self.cows[cell]


# ----------------------------------------------------------------------------------------------------------- scoring


def ladder(size: int) -> int:
    """10 for three, +10 for each from the fourth (MR-40 to MR-42)."""
    return 10 + 10 * (size - 3)


def scenario_points(ranch: Ranch, scenario: str | None) -> int:
    total = 0
    if scenario == "timber":  # MR-40
        for group in ranch.territories("forest"):
            if len(group) >= 3 and any(ranch.at_river(cell) for cell in group):
                total += ladder(len(group))
    elif scenario == "gold-rush":  # MR-41: three parcels are needed, symbols are counted
        for group in groups(cell for cell, parcel in ranch.parcels.items() if parcel.gold > 0):
            if len(group) >= 3:
                total += ladder(sum(ranch.parcels[cell].gold for cell in group))
    elif scenario == "outlaws":  # MR-41
        for group in groups(ranch.partners):
            if len(group) >= 3 and any(ranch.partners[cell].face in OUTLAWS for cell in group):
                total += ladder(len(group))
    elif scenario == "city":  # MR-42
        for group in ranch.territories("farm"):
            if len(group) >= 3:
                total += ladder(len(group))
    return total


def score(ranch: Ranch, scenario: str | None) -> dict[str, int]:
    """The score sheet (MR-45). A parcel never counts more than one cow (MR-36)."""
    sheet: dict[str, int] = {}
    for landscape in ("desert", "canyon", "meadow", "forest", "farm"):  # MR-38
        sheet[landscape] = sum(
            len(group) * sum(1 for cell in group if cell in ranch.cows) for group in ranch.territories(landscape)
        )
    parcels = ranch.parcels.values()
    sheet["gold"] = sum(parcel.gold for parcel in parcels)  # MR-39
    sheet["beaver"] = sum(parcel.beaver for parcel in parcels)
    sheet["corn"] = sum(parcel.corn for parcel in parcels)
    faces = [partner.face for partner in ranch.partners.values()]
    sheet["gold_digger"] = faces.count("gold-digger") * sheet["gold"]  # MR-43
    sheet["trapper"] = faces.count("trapper") * sheet["beaver"]
    sheet["farmer"] = faces.count("farmer") * sheet["corn"]
    sheet["scenario"] = scenario_points(ranch, scenario)
    sheet["total"] = sum(sheet.values())
    return sheet


def ranch_by_hand(
    board: Board,
    picture: str,
    cows: str = "",
    gold: str = "",
    beaver: str = "",
    corn: dict[str, int] | None = None,
    partners: dict[str, Partner] | None = None,
) -> Ranch:
    """A ranch as MR-46 writes it: rows from the highest down to row 1, split by "/"; "-" is a cell without a parcel."""
    letters = {"D": "desert", "C": "canyon", "M": "meadow", "T": "forest", "F": "farm", "O": "corn"}
    lines = [line.split() for line in picture.split("/")][::-1]
    ranch = Ranch(board, len(lines))
    for row, line in enumerate(lines, start=1):
        for column, letter in zip(COLUMNS, line, strict=True):
            cell = f"{column}{row}"
            if letter != "-":
                symbols = {"gold": gold.split().count(cell), "beaver": beaver.split().count(cell)}
                ranch.parcels[cell] = Kind("by hand", letters[letter], corn=(corn or {}).get(cell, 0), **symbols)
    for cell in cows.split():
        ranch.add_cow(cell)
    ranch.partners.update(partners or {})
    return ranch


# -------------------------------------------------------------------------------------------------------------- game


@dataclass
class Player:
    seat: int
    ranch: Ranch
    stored: dict[int, Kind] = field(default_factory=dict)  # storage field -> parcel; storage + 1 is beside the board
    claimed: bool = False  # MR-37: one claim per player

    @property
    def storage(self) -> int:
        return self.ranch.board.storage

    def lowest_free_field(self) -> int:
        """MR-17: storage + 1 (beside the board) if every field is taken."""
        return next(number for number in range(1, self.storage + 2) if number not in self.stored)

    def move_in(self) -> None:
        """MR-20, MR-21: a parcel beside the board moves to the lowest free field."""
        if self.storage + 1 in self.stored:
            parcel = self.stored.pop(self.storage + 1)
            self.stored[self.lowest_free_field()] = parcel


@dataclass(frozen=True)
class Question:
    seat: int
    texts: list[str]


Flow = Generator[Question, str, None]
Answer = Generator[Question, str, list[str]]


def ask(seat: int, texts: list[str]) -> Answer:
    """Ask, and return the words of the chosen text."""
    assert texts
    assert len(set(texts)) == len(texts)
    text = yield Question(seat, texts)
    return text.split()


class Plain:
    def __init__(self, seats: int, options: dict[str, object] | None = None, folder: Path | None = None) -> None:
        folder = folder or FOLDER
        self._read_options(seats, options or {})
        self.seats = seats
        self.pile = read_pile(folder)  # MR-12
        self.stack = read_stack(folder)  # MR-11
        self.bonus = read_bonus(folder) if seats == 2 else {}  # MR-5: the bonus parcels left
        self.tables: dict[int, str] = {}  # saloon table -> specialist
        self.older: list[Place] = []
        self.newer: list[Place] = []
        self.out: list[Kind] = []  # parcels that left the game or were discarded
        self.supply = COWS
        rows = 10 if seats == 2 else 5  # MR-6
        self.players = [
            Player(seat, Ranch(read_board(folder, self.mode, color, self.flat), rows))
            for seat, color in enumerate(self.colors, start=1)
        ]
        self.round = 0
        self._flow = self._game()
        self._question: Question | None = next(self._flow)

    def _read_options(self, seats: int, options: dict[str, object]) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"seats: {seats}")
        if unknown := set(options) - {"mode", "scenario", "flat", "colors"}:
            raise ValueError(f"unknown options: {sorted(unknown)}")
        mode, scenario = options.get("mode", "camp"), options.get("scenario", "random")
        flat, colors = options.get("flat", False), options.get("colors", COLORS[:seats])
        if mode not in ("camp", "legends"):
            raise ValueError(f"mode: {mode}")
        if scenario != "random" and (scenario not in SCENARIOS or mode == "camp"):  # scenarios: Legends only
            raise ValueError(f"scenario: {scenario} in mode {mode}")
        if not isinstance(flat, bool):
            raise ValueError(f"flat: {flat}")
        if not isinstance(colors, list | tuple) or any(color not in COLORS for color in colors):
            raise ValueError(f"colors: {colors}")
        if len(colors) != seats or len(set(colors)) != seats:
            raise ValueError(f"colors: {colors}, one per seat, all different")
        self.mode, self.flat, self.colors = str(mode), flat, [str(color) for color in colors]
        self.scenario: str | None = None if scenario == "random" else str(scenario)

    # ------------------------------------------------------------------------------------------------ from outside

    @property
    def over(self) -> bool:
        return self._question is None

    def actors(self) -> list[int]:
        return [] if self._question is None else [self._question.seat]

    def moves(self, seat: int) -> list[str]:
        if self._question is None or self._question.seat != seat:
            return []
        return list(self._question.texts)

    def play(self, seat: int, text: str) -> None:
        if text not in self.moves(seat):
            raise ValueError(f"seat {seat} cannot play {text!r}")
        try:
            self._question = self._flow.send(text)
        except StopIteration:
            self._question = None

    def sheet(self, seat: int) -> dict[str, int]:
        return score(self.players[seat - 1].ranch, self.scenario)

    @property
    def points(self) -> list[int]:
        return [self.sheet(player.seat)["total"] for player in self.players]

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []

        def rank(player: Player) -> tuple[int, int, int]:  # MR-44
            ranch = player.ranch
            sizes = [len(group) for landscape in LANDSCAPES for group in ranch.territories(landscape)]
            return self.sheet(player.seat)["total"], max(sizes, default=0), sum(ranch.cows.values())

        best = max(rank(player) for player in self.players)
        return [player.seat for player in self.players if rank(player) == best]

    # ------------------------------------------------------------------------------------------- set-up and rounds

    def _game(self) -> Flow:
        yield from self._set_up()
        for number in range(1, ROUNDS + 1):  # MR-34
            self.round = number
            yield from self._play_round()
        for player in self.players:  # MR-36
            self.supply += sum(player.ranch.cows.values()) - len(player.ranch.cows)
            player.ranch.cows = dict.fromkeys(player.ranch.cows, 1)

    def _set_up(self) -> Flow:
        if self.mode == "legends" and self.scenario is None:  # MR-15
            words = yield from ask(NATURE, [f"scenario {name}" for name in SCENARIOS])
            self.scenario = words[1]
        yield from self._fill_saloon()  # MR-11
        yield from self._lay_column()  # MR-12
        if self.seats == 2:  # MR-13
            words = yield from ask(NATURE, ["lot 1", "lot 2"])
            first = int(words[1])
            other = 3 - first
            for seat in (first, other, other, first):
                yield from self._choose(seat)
        else:
            undrawn = [player.seat for player in self.players]
            while undrawn:
                words = yield from ask(NATURE, [f"lot {seat}" for seat in undrawn])
                undrawn.remove(int(words[1]))
                yield from self._choose(int(words[1]))
        self._age_column()
        yield from self._lay_column()  # MR-14

    def _lay_column(self) -> Flow:
        """MR-12: draw 4; by back number, of equal numbers the one drawn first lies nearer (the sort is stable)."""
        for _ in range(min(COLUMN, len(self.pile))):
            words = yield from ask(NATURE, [f"reveal {kind.name}.{copy}" for kind, copy in self.pile])  # MR-47
            drawn = next(entry for entry in self.pile if f"{entry[0].name}.{entry[1]}" == words[1])
            self.pile.remove(drawn)
            self.newer.append(Place(drawn[0]))
        self.newer.sort(key=lambda place: place.parcel.back)

    def _fill_saloon(self) -> Flow:
        """MR-11, MR-33: each empty table, lowest first, while the stack lasts."""
        for table in TABLES:
            if table not in self.tables and self.stack:
                words = yield from ask(NATURE, [f"partner {kind}.{copy}" for kind, copy in self.stack])  # MR-47
                drawn = next(token for token in self.stack if f"{token[0]}.{token[1]}" == words[1])
                self.stack.remove(drawn)
                self.tables[table] = drawn[0]

    def _choose(self, seat: int) -> Flow:
        """MR-13, MR-32: the ranchero goes on a free parcel of the newer column."""
        free = [number for number, place in enumerate(self.newer, start=1) if place.seat is None]
        words = yield from ask(seat, [f"pick {number}" for number in free])
        self.newer[int(words[1]) - 1].seat = seat

    def _age_column(self) -> None:
        """The newer column becomes the older one; with 3 players the unchosen parcel leaves (MR-13, MR-33)."""
        self.out += [place.parcel for place in self.newer if place.seat is None]
        self.older = [place for place in self.newer if place.seat is not None]
        self.newer = []

    def _play_round(self) -> Flow:
        last_round = self.round == ROUNDS
        while self.older:  # MR-16: from the one nearest the box to the farthest
            place = self.older.pop(0)
            player = next(player for player in self.players if player.seat == place.seat)
            player.stored[player.lowest_free_field()] = place.parcel  # MR-17
            last_turn = last_round and all(later.seat != player.seat for later in self.older)  # MR-35
            yield from self._extend(player, last_turn)
            if not last_round:
                yield from self._choose(player.seat)
        if not last_round:  # MR-33
            self._age_column()
            yield from self._lay_column()
            yield from self._fill_saloon()

    # --------------------------------------------------------------------------------------------- extending a ranch

    def _extend(self, player: Player, last_turn: bool) -> Flow:
        limit = 2 if len(player.stored) >= 4 else 1  # MR-18
        built = 0
        while last_turn or built < limit:  # MR-35: no limit in the last turn
            forced = last_turn or len(player.stored) > player.storage  # MR-20, MR-35
            builds = self._builds(player)
            if not builds and forced and not last_turn:  # MR-21
                pairs = combinations(sorted(player.stored), 2)
                words = yield from ask(player.seat, [f"discard {low} {high}" for low, high in pairs])
                self.out += [player.stored.pop(int(number)) for number in words[1:]]
                player.move_in()
                return
            if not builds:
                break
            words = yield from ask(player.seat, builds if forced else [*builds, "stop"])
            if words[0] == "stop":
                return
            yield from self._build(player, int(words[1]), int(words[2]), words[3], words[4])
            built += 1
        if last_turn:  # MR-35
            self.out += player.stored.values()
            player.stored.clear()

    def _builds(self, player: Player) -> list[str]:
        ranch, stored = player.ranch, player.stored
        numbers: dict[Kind, list[int]] = {}
        for number in sorted(stored):
            numbers.setdefault(stored[number], []).append(number)
        # Equal parcels: the lowest number of each kind, two equals with their two lowest; the lower number first
        pairs = [(same[0], same[1]) for same in numbers.values() if len(same) >= 2]
        pairs += [(min(a[0], b[0]), max(a[0], b[0])) for a, b in combinations(numbers.values(), 2)]
        free = ranch.free()
        sites = [(one, two) for one in free for two in neighbours(one) if two in free]  # both orders of the cells
        borders = {landscape: ranch.borders(landscape) for landscape in LANDSCAPES}
        bridges = ranch.board.bridges
        texts = []
        for low, high in pairs:
            beside_one, beside_two = borders[stored[low].landscape], borders[stored[high].landscape]
            for one, two in sites:  # MR-22 (a), (b)
                if one in bridges or two in bridges or one in beside_one or two in beside_two:
                    texts.append(f"build {low} {high} {one} {two}")
        return texts

    def _build(self, player: Player, low: int, high: int, one: str, two: str) -> Flow:
        ranch = player.ranch
        ranch.parcels[one] = player.stored.pop(low)
        ranch.parcels[two] = player.stored.pop(high)
        player.move_in()  # MR-20: before the effects
        for cell in (one, two):  # MR-23: all cows, MR-24
            for _ in range(min(ranch.parcels[cell].cows, self.supply)):
                self.supply -= 1
                ranch.add_cow(cell)
        for cell in (one, two):  # all skulls, MR-25
            for _ in range(ranch.parcels[cell].skull):
                thirsty = [other for other in sorted(ranch.territory(cell)) if other in ranch.cows]
                if thirsty:
                    words = yield from ask(player.seat, [f"dry {other}" for other in thirsty])
                    ranch.remove_cow(words[1])
                    self.supply += 1
        yield from self._hire(player, [cell for cell in (one, two) if ranch.parcels[cell].circle])  # all circles
        if self.seats == 2 and not player.claimed and (row_of(one) == 10 or row_of(two) == 10):
            yield from self._claim_bonus(player)

    def _claim_bonus(self, player: Player) -> Flow:
        """MR-37: after all effects of the domino, before any further domino."""
        player.claimed = True
        ranch = player.ranch
        texts = [
            f"bonus {number} {side} {cell}"
            for number, sides in self.bonus.items()
            for side in sides
            for cell in ranch.free()
            if cell in ranch.board.bridges or cell in ranch.borders(side)
        ]
        if not texts:
            texts = [f"bonus {number} out" for number in self.bonus]
        words = yield from ask(player.seat, texts)
        del self.bonus[int(words[1])]
        if words[2] != "out":
            side, cell = words[2], words[3]
            ranch.parcels[cell] = Kind(f"bonus-{words[1]}", side, circle=1)
            yield from self._hire(player, [cell])

    # ------------------------------------------------------------------------------------------------------ partners

    def _hire(self, player: Player, circles: list[str]) -> Flow:
        """MR-26: in the order the player likes; a circle that finds the saloon empty stays empty."""
        while circles and self.tables:
            texts = [
                f"hire {table} {side} {cell}"
                for table in sorted(self.tables)
                for side in ("specialist", "cowboy")
                for cell in circles
            ]
            words = yield from ask(player.seat, texts)
            cell = words[3]
            partner = Partner(self.tables.pop(int(words[1])), words[2] == "cowboy")
            circles.remove(cell)
            player.ranch.partners[cell] = partner
            if partner.face == "cowboy":
                yield from self._drive(player)
            elif partner.face == "desperado":
                yield from self._swap(player)
            elif partner.face == "cattle-thief":
                yield from self._rustle(player, cell)
            # MR-31: the others have no effect now

    def _drive(self, player: Player) -> Flow:
        """MR-28: the cowboy, up to 3 steps in all."""
        ranch = player.ranch
        for _ in range(3):
            pasture = {cell for cell, parcel in ranch.parcels.items() if parcel.landscape != "corn"}
            texts = [
                f"drive {cell} {near}" for cell in sorted(ranch.cows) for near in neighbours(cell) if near in pasture
            ]
            if not texts:
                return
            words = yield from ask(player.seat, [*texts, "done"])
            if words[0] == "done":
                return
            ranch.remove_cow(words[1])
            ranch.add_cow(words[2])

    def _swap(self, player: Player) -> Flow:
        """MR-29: the desperado."""
        texts = [
            f"swap {own} {other.seat} {theirs}"
            for other in self.players
            if other is not player
            for own in sorted(player.stored)
            for theirs in sorted(other.stored)
        ]
        if not texts:
            return
        words = yield from ask(player.seat, [*texts, "decline"])
        if words[0] == "swap":
            own, other, theirs = int(words[1]), self.players[int(words[2]) - 1], int(words[3])
            player.stored[own], other.stored[theirs] = other.stored[theirs], player.stored[own]

    def _rustle(self, player: Player, cell: str) -> Flow:
        """MR-30: the cattle thief; MR-27 protects."""
        if player.ranch.parcels[cell].landscape == "corn":
            return
        texts = [
            f"rustle {other.seat} {prey}"
            for other in self.players
            if other is not player
            for prey in sorted(other.ranch.cows)
            if not other.ranch.protected(prey)
        ]
        if not texts:
            return
        words = yield from ask(player.seat, [*texts, "decline"])
        if words[0] == "rustle":
            self.players[int(words[1]) - 1].ranch.remove_cow(words[2])
            player.ranch.add_cow(cell)
