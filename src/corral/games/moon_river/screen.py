"""Moon River in a terminal: the table drawn in colour, what is asked, and what a move would mean."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .view import Place, Printed, Seat, View

WIDTH = 5  # letters of a cell; it has two lines
GROUND = {
    "desert": "black on #e0c27a",
    "canyon": "black on #d0794f",
    "meadow": "black on #9ecb5f",
    "forest": "white on #2f6b3a",
    "farm": "white on #8a4b32",
    "corn": "black on #f0d93c",
}
SEAT = {"purple": "bold #b780e0", "white": "bold #f2f2f2", "orange": "bold #ff9c3a", "green": "bold #5fd068"}
LETTER = {"cowboy": "C", "desperado": "D", "cattle-thief": "T", "gold-digger": "G", "trapper": "R", "farmer": "F"}
RIVER = "white on #2b6ca3"
FREE = "grey42 on grey11"
KEY = "◆ gold ♠ beaver 4ψ ears ● cow † skull ○ circle · Cowboy Desperado Thief Gold digger tRapper Farmer"


def draw(view: View, viewer: int) -> RenderableType:
    """The whole table; `viewer` (from 1, or SPECTATOR) stands first among the ranches."""
    seats = list(range(1, len(view.seats) + 1))
    if viewer in seats:
        seats = seats[viewer - 1 :] + seats[: viewer - 1]
    ranches = Table.grid()  # four of them are 108 letters wide
    ranches.add_row(*(ranch(view, seat) for seat in seats))
    return Group(headline(view), Text(), market(view), Text(), ranches, Text(f"{KEY}\n{view.pieces}", style="grey50"))


def headline(view: View) -> Text:
    line = Text("Moon River", style="bold #7fc4ff")
    line.append(f"  round {view.round} of {view.rounds}" if view.round else "  set-up", style="bold")
    if view.mode == "legends":
        line.append(f"  legends: {view.scenario or 'scenario to be drawn'}")
    line.append(f"  pile {view.pile}  tokens {view.stack}  cows {view.supply}", style="grey62")
    if left := [f"{number} {'/'.join(sides)}" for number, sides in enumerate(view.bonus, 1) if sides]:
        line.append(f"  bonus {', '.join(left)}", style="grey62")
    return line


# Columns and saloon


def market(view: View) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(
        column(view, view.columns.older, "acting, from the box"),
        column(view, view.columns.newer, "to choose, from the box"),
        saloon(view),
    )
    return grid


def column(view: View, places: Sequence[Place | None], title: str) -> Text:
    text = Text(f"{title:<{4 * (WIDTH + 1)}}\n", style="grey62", no_wrap=True)
    for line in range(2):
        for place in places:
            text.append(*(face(place, line, place.cow_symbols) if place else (" " * WIDTH, "")))
            text.append(" ")
        text.append("\n")
    for number, place in enumerate(places, 1):
        text.append(f"{number}")
        if place and place.ranchero:
            text.append(f" ▲{place.ranchero}", style=SEAT[view.seats[place.ranchero - 1].color])
        else:
            text.append("   ")
        text.append(f" {'₁₂₃₄₅₆'[place.back - 1] if place else ' '}")
    return text


def saloon(view: View) -> Text:
    text = Text("saloon\n", style="grey62")
    for number, partner in enumerate(view.saloon, 1):
        text.append(f"{number} ")
        text.append(f"({LETTER[partner]}) {partner}\n" if partner else "—\n", style="" if partner else "grey42")
    text.rstrip()
    return text


def face(place: Printed, line: int, cows: int, partner: str | None = None) -> tuple[str, str]:
    """One of the two lines of a parcel, and its colours."""
    if line == 0:
        resource = "◆" * place.gold + "♠" * place.beaver + (f"{place.corn}ψ" if place.corn else "")
        mark = "†" if place.skull else "○" if place.circle and not partner else ""
        words = f"{place.landscape[:2].title()}{resource + mark:>3}"
    else:
        herd = "" if not cows else "●" * cows if cows < 3 else f"●{cows}"
        words = f"{herd:<2}{'(' + LETTER[partner] + ')' if partner else ''}"
    return f"{words:<{WIDTH}}", GROUND[place.landscape]


# Ranches


def ranch(view: View, seat: int) -> Text:
    owner = view.seats[seat - 1]
    acting = view.turn and view.turn.seat == seat
    text = Text(no_wrap=True)
    title = f"{'▶' if acting else ' '}{seat} {owner.color} {owner.board if owner.board != 'camp' else ''}"
    text.append(f"{title:<19}", style=SEAT[owner.color])
    text.append(f"{owner.points:>4} pts\n", style="bold")
    for row in range(view.rows, 0, -1):
        for line in range(2):
            text.append(f"{row:>2}" if line == 0 else "  ", style="grey50")
            for letter in "abcde":
                text.append(*ground(owner, f"{letter}{row}", line))
            text.append("\n")
    text.append("  ").append(" ≈ ≈≈" * 5, style=RIVER)
    text.append("\n  " + "".join(f"{letter:^{WIDTH}}" for letter in "abcde") + "\n", style="grey50")
    for number, kind in enumerate(owner.storage, 1):
        beside = number > owner.fields
        if kind or not beside:
            text.append(f"  {number} ", style="grey50")
            text.append(f"{kind or '—'}", style="" if kind else "grey42")
            text.append(" (beside)\n" if beside else "\n", style="grey50")
    text.rstrip()
    return text


def ground(owner: Seat, cell: str, line: int) -> tuple[str, str]:
    place = owner.cells.get(cell)
    if place:
        return face(place, line, place.cows, place.partner)
    if cell in owner.blocked:
        return " ≈≈ ≈" if line else "≈≈ ≈≈", RIVER
    if cell in owner.bridges:
        return (f"{cell:^{WIDTH}}" if line == 0 else "╞═══╡"), "#d9b382 on grey11"
    return (f"{cell:^{WIDTH}}" if line == 0 else " " * WIDTH), FREE


# Words


def called(kind: str) -> str:
    """A parcel in English: `canyon-cow-gold` is a canyon with a cow and gold."""
    landscape, *symbols = kind.split("-")
    if landscape == "corn":
        return f"cornfield with {symbols[0]} ears"
    names = {"cow": "a cow", "2cow": "two cows", "skull": "a skull", "circle": "a circle"}
    words = [names.get(symbol, symbol) for symbol in symbols]
    return f"{landscape} with {' and '.join(words)}" if words else landscape


def spoken(partner: str) -> str:
    return partner.replace("-", " ")


def question(view: View, seat: int) -> str:
    """What this seat is asked."""
    if view.over:
        return "The game is over."
    if seat not in view.asked:
        return f"Seat {view.asked[0]} is to act." if view.asked else "The next draw is awaited."
    turn = view.turn
    assert turn is not None  # somebody is asked
    sentences = {
        "pick": "On which parcel of the column do you put your ranchero?",
        "build": "Which two stored parcels do you build as a domino, and where?",
        "discard": "Nothing fits and your storage is too full: which two parcels leave the game?",
        "dry": f"The skull{on(turn.skulls[:1])} takes a cow: from which cell of its territory?",
        "hire": f"Which partner do you hire for the circle{on(turn.circles)}, and with which side up?",
        "drive": f"Your cowboy has {turn.steps} step{'s' * (turn.steps != 1)} left: which cow moves, and where?",
        "swap": "Your desperado swaps: which of your stored parcels, for which of another player?",
        "rustle": "Your cattle thief steals: whose cow, and from which cell?",
        "bonus": "You have reached row 10: which bonus parcel do you take, and where does it lie?",
    }
    if view.phase == "build" and turn.last:
        return "It is your last turn and a domino fits: which one do you build, and where?"
    if view.phase == "build" and turn.forced:
        return "Your storage is too full, a domino must be built: which one, and where?"
    return sentences[view.phase]


def on(cells: list[str]) -> str:
    return f" on {' or '.join(cells)}" if cells else ""


def describe(view: View, seat: int, text: str) -> str:
    """What a legal move would mean here."""
    verb, *words = text.split()
    turn, stored = view.turn, view.seats[seat - 1].storage if 0 < seat <= len(view.seats) else []
    held = [called(kind) if kind else "" for kind in stored]
    if verb == "pick":
        place = view.columns.newer[int(words[0]) - 1]
        assert place is not None
        return f"Ranchero on the {called(place.kind)}"
    if verb == "build":
        first, second = (held[int(word) - 1] for word in words[:2])
        return f"Build {first} on {words[2]}, {second} on {words[3]}"
    if verb == "discard":
        first, second = (held[int(word) - 1] for word in words)
        return f"Discard {first} and {second}"
    if verb == "hire":
        partner = view.saloon[int(words[0]) - 1]
        assert partner is not None
        side = "a cowboy" if words[1] == "cowboy" else f"the {spoken(partner)}"
        return f"Hire {side} from table {words[0]} for the circle on {words[2]}"
    if verb == "swap":
        theirs = view.seats[int(words[1]) - 1].storage[int(words[2]) - 1]
        assert theirs is not None
        return f"Swap your {held[int(words[0]) - 1]} for the {called(theirs)} of seat {words[1]}"
    if verb == "bonus":
        if words[1] == "out":
            return f"Bonus parcel {words[0]} leaves the game"
        return f"Lay bonus parcel {words[0]}, {words[1]} side up, on {words[2]}"
    plain = {
        "stop": "Build no further domino this turn",
        "dry": "The drought takes a cow from {0}",
        "drive": "Drive a cow from {0} to {1}",
        "done": "Drive no further cow",
        "rustle": "Steal the cow on {1} of seat {0}",
        "decline": f"Do not use the {'desperado' if view.phase == 'swap' else 'cattle thief'}",
        "scenario": "The scenario is {0}",
        "partner": "The next partner is drawn: {0}",
        "reveal": "The next parcel is drawn: {0}",
        "lot": "The ranchero of seat {0} is drawn",
    }
    assert turn is not None or verb in ("scenario", "partner", "reveal", "lot")
    return plain[verb].format(*words)
