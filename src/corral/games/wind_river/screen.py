"""Wind River in a terminal. The herd goes from left to right; lanes are rows of bricks, every second one half a hexagon
ahead, so that fields that touch are neighbours. Seats count from 1, as in a view."""

from itertools import groupby
from operator import itemgetter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .view import Field, View

Cell = tuple[str, str]  # a character and its style

TIPIS = ["▲", "◆", "■", "★"]  # a shape and a colour for each seat
COLOURS = ["bright_red", "bright_cyan", "bright_green", "bright_magenta"]
BUFFALO, MOVED = "●", "○"
HERD = "yellow"  # brown, where there are sixteen colours
INK = "grey50"
PLAINS = "green"
WALLS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the arms of a crossing: 1 up, 2 right, 4 down, 8 left
HEIGHT = 3  # text lines of a field, its upper wall included
MARGIN = 2


def draw(view: View, viewer: int) -> RenderableType:
    """The whole table. A viewer is a seat, or SPECTATOR."""
    return Group(_headline(view), _board(view), _seats(view, viewer), _legend(view))


# The board


def _board(view: View) -> Text:
    width = 12 if view.depth <= 7 else 10
    half = width // 2
    right = MARGIN + width * view.depth + half + 1
    grid: list[list[Cell]] = [[(" ", "")] * (right + 10) for _ in range(HEIGHT * view.lanes + 1)]
    arms: dict[tuple[int, int], int] = {}
    for field in view.fields:
        left = MARGIN + width * field.position + half * (field.lane in view.offset_lanes)
        top = HEIGHT * field.lane
        _walls(arms, left, top, width)
        _content(view, field, grid, left + 1, top + 1, width - 1)
    for (across, down), arm in arms.items():
        grid[down][across] = (WALLS[arm], INK)
    _open_plains(view, grid, right + 1)
    text = Text(no_wrap=True)
    for line in grid:
        for style, run in groupby(line, key=itemgetter(1)):
            text.append("".join(letter for letter, _ in run), style)
        text.append("\n")
    return text


def _walls(arms: dict[tuple[int, int], int], left: int, top: int, width: int) -> None:
    for across in range(left, left + width + 1):
        for down in (top, top + HEIGHT):
            arm = (2 if across < left + width else 0) | (8 if across > left else 0)
            arms[across, down] = arms.get((across, down), 0) | arm
    for across in (left, left + width):
        for down in range(top, top + HEIGHT + 1):
            arm = (4 if down < top + HEIGHT else 0) | (1 if down > top else 0)
            arms[across, down] = arms.get((across, down), 0) | arm


def _content(view: View, field: Field, grid: list[list[Cell]], left: int, top: int, room: int) -> None:
    if not field.open:
        for line in range(HEIGHT - 1):
            grid[top + line][left : left + room] = [("░", "grey30")] * room
        return
    staying, moved = field.buffalo - field.moved, field.moved
    upper = [(letter, INK) for letter in f"{field.name} "]
    upper += [(BUFFALO, HERD)] * staying + [(MOVED, HERD)] * moved
    lower: list[Cell] = []
    for seat, count in enumerate(field.tipis):
        if count:
            eats = view.supply.seat == seat + 1
            lower += _camp(seat, count, field.hungry[seat] if eats else 0)
    for line, cells in enumerate((upper, lower)):
        indent = (room - len(cells)) // 2 if line else 0
        for index, cell in enumerate(cells[:room]):
            grid[top + line][left + max(indent, 0) + index] = cell


def _camp(seat: int, count: int, hungry: int) -> list[Cell]:
    """Tipis of one seat on a field: shape and number, and how many of them are hungry: ▲3!2."""
    style = f"bold {COLOURS[seat]}"
    cells = [(letter, style) for letter in TIPIS[seat] + (str(count) if count > 1 else "")]
    if hungry:
        mark = "!" + (str(hungry) if hungry < count else "")
        cells += [(letter, "bold white on red") for letter in mark]
    return cells


def _open_plains(view: View, grid: list[list[Cell]], left: int) -> None:
    for line in grid:
        line[left] = ("║", PLAINS)
    for down, word in enumerate(("OPEN", "PLAINS"), 1):
        for index, letter in enumerate(word):
            grid[down][left + 2 + index] = (letter, f"bold {PLAINS}")
    for seat, one in enumerate(view.seats):
        for index in range(one.open_plains):
            grid[4 + seat][left + 2 + index] = (TIPIS[seat], f"bold {COLOURS[seat]}")


# Around it


def _headline(view: View) -> Text:
    text = Text(" WIND RIVER", "bold")
    if view.house_variant:
        text.append("  house variant for two", "italic")
    text.append(f"   {_status(view)}\n")
    return text


def _status(view: View) -> str:
    turn = view.turn
    return {
        "lot": "The start player is drawn by lot.",
        "place": f"Set-up: seat {turn} places a tipi.",
        "herd": f"Seat {turn} moves the herd: {view.herd_left} to go.",
        "supply": f"Supply: seat {turn} loses {_some(view.lose_left, 'hungry tipi')}.",
        "act": f"Seat {turn} acts.",
        "over": _verdict(view),
    }[view.phase]


def _verdict(view: View) -> str:
    keys = [(one.open_plains, one.stones) for one in view.seats]
    winners = [str(seat + 1) for seat, key in enumerate(keys) if key == max(keys)]
    if len(winners) > 1:
        return f"The game is over; seats {', '.join(winners[:-1])} and {winners[-1]} share the victory."
    return f"The game is over; seat {winners[0]} wins."


def _seats(view: View, viewer: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=INK)
    table.add_column("")
    for title in ("on the board", "reserve", "stones", "gather gives", "Open Plains"):
        table.add_column(title, justify="left" if title == "stones" else "right")
    for seat, one in enumerate(view.seats):
        name = Text(f" {TIPIS[seat]} seat {seat + 1}", f"bold {COLOURS[seat]}")
        if seat + 1 == viewer:
            name.append(" (you)", "default")
        if seat + 1 == view.start:
            name.append(" starts", INK)
        if seat + 1 in view.asked:
            name.append(" ◀", "bold")
        stones = Text("▪" * one.stones + "·" * (10 - one.stones) + f" {one.stones}")
        gather = str(one.gather) if one.gather else "–"
        plains = Text(str(one.open_plains), "bold")
        table.add_row(name, str(one.on_plain), str(one.reserve), stones, gather, plains)
    return table


def _legend(view: View) -> Text:
    text = Text(f" {view.herd} ")
    text.append(BUFFALO, HERD).append(" buffalo  ").append(MOVED, HERD).append(" moved in this step")
    supply = view.supply
    if supply.seat:
        text.append("   ").append(" ! ", "bold white on red")
        text.append(f" hungry in the supply of seat {supply.seat}: ")
        text.append(f"{supply.hungry}, with {_some(supply.stones, 'stone')} to pay")
    return text


def _some(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


# Words


def question(view: View, seat: int) -> str:
    """What the seat is asked."""
    if view.over:
        return _verdict(view)
    if seat not in view.asked:
        return _status(view)
    supply = view.supply
    if view.phase == "place":
        which = "first" if view.seats[seat - 1].on_plain == 0 else "second"
        return f"Where do you place your {which} tipi?"
    if view.phase == "herd":
        hungry = f"{_some(supply.hungry, 'tipi')} of yours would be hungry" if supply.hungry else "all would be fed"
        return f"Which buffalo moves on? {view.herd_left} to go; as it stands {hungry}."
    if view.phase == "supply":
        return f"Your stones are spent: which hungry tipi goes back to your reserve? {view.lose_left} to lose."
    return "What do you do: trek with a tipi, gather stones, raise a tipi or drive a buffalo?"


def describe(view: View, seat: int, text: str) -> str:
    """What a legal move would mean here."""
    verb, *rest = text.split()
    fields = {field.name: field for field in view.fields}
    if verb == "start":
        return f"seat {rest[0]} is the start player"
    if verb == "place":
        return f"a tipi on {rest[0]}, with {fields[rest[0]].buffalo} buffalo"
    if verb == "lose":
        return f"a hungry tipi on {rest[0]} goes back to the reserve"
    if verb == "gather":
        return f"take {_some(view.seats[seat - 1].gather, 'stone')}"
    if verb == "raise":
        return f"pay 3 stones for a new tipi on {rest[0]}"
    if verb == "pass":
        return "nothing is possible"
    start, end = rest
    if verb == "trek":
        return f"a tipi treks from {start} to " + _arrival(view, seat, fields.get(end))
    if end == "out":
        return f"a buffalo leaves {start} for the Open Plains and the game"
    left, there = fields[start].buffalo - 1, fields[end].buffalo + 1
    return f"a buffalo moves from {start} (leaving {left}) to {end} (then {there})"


def _arrival(view: View, seat: int, field: Field | None) -> str:
    if field is None:
        return "the Open Plains, for good"
    hosts = [other + 1 for other, count in enumerate(field.tipis) if count and other + 1 != seat]
    if not hosts:
        return f"{field.name}, with {field.buffalo} buffalo"
    paying = [f"seat {host}" for host in hosts if view.seats[host - 1].stones]
    return f"{field.name}, with {field.buffalo} buffalo; a stone from {' and '.join(['you', *paying])}"
