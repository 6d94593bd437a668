"""A page of rules for people: chapters of short rules, tables, drawn examples. `make wire` types it for the browser."""

from typing import Literal, TypeAlias

from msgspec import Struct

Verdict: TypeAlias = Literal["", "right", "wrong"]
Color: TypeAlias = Literal["purple", "white", "orange", "green"]


class Arrow(Struct):
    """A step from here to there; `thing` takes it, if that has to be said."""

    start: str
    end: str
    thing: str
    verdict: Verdict


class Row(Struct):
    """A row of a score sheet."""

    name: str
    points: int


class Panel(Struct, kw_only=True):
    """One picture of a figure."""

    label: str
    verdict: Verdict
    follows: bool  # moves lead here from the picture before
    result: str  # a sum, "4 × 3 = 12"
    sheet: list[Row]  # only where a whole sheet is drawn


class Laid(Struct):
    """A cell of a ranch with its parcel."""

    cell: str
    kind: str
    cows: int
    partner: str  # this side up; empty: none
    fresh: bool  # half of the new domino


class Seam(Struct):
    """Where two cells meet; the first may be `river`: at a bridge."""

    one: str
    other: str
    verdict: Verdict


class Mark(Struct):
    cell: str
    verdict: Verdict


class Tally(Struct):
    cell: str
    text: str


class Place(Struct):
    """A parcel of the column."""

    kind: str
    color: Color | None  # whose ranchero stands there
    number: int  # 0: not shown


class RiverPanel(Panel, tag="river"):
    """Moon River."""

    board: str  # empty: land only
    bridges: list[str]  # cells that they lead to
    rows: int  # of the whole ranch
    letters: list[str]
    numbers: list[int]  # of the rows that are drawn, rising
    cells: list[Laid]
    blocked: bool  # the board reaches into the drawn part
    seams: list[Seam]
    marks: list[Mark]
    tallies: list[Tally]
    arrows: list[Arrow]
    storage: list[str]  # by field; empty: free
    beside: str  # the parcel beside the board
    column: list[Place]  # from the box outwards


class Ground(Struct):
    """A field of the plain."""

    field: str
    open: bool
    buffalo: int
    moved: int  # of these
    tipis: list[int]  # by colour


class PlainPanel(Panel, tag="plain"):
    """Wind River."""

    fields: list[Ground]
    arrows: list[Arrow]
    stones: dict[Color, int]
    plains: dict[Color, int]  # tipis on the Open Plains
    turn: Color | None  # where it is not purple's


class Hand(Struct):
    """Dice, and whose they are or what they are."""

    name: str
    dice: list[str]


class Stand(Struct):
    """Who is best at a house, then second; equal ones together."""

    house: str
    order: list[list[str]]


class Roll(Struct):
    number: int
    name: str
    dice: list[str]
    price: str


class Spirit(Struct):
    name: str
    faces: int  # of the die
    text: str


class TownPanel(Panel, tag="town"):
    """Dice Town."""

    hands: list[Hand]
    street: list[Stand]
    sheriff: str
    offers: list[Hand]  # a name and what is offered
    bank: str
    coach: str
    row: list[str]
    wanted: list[int]
    rolled: list[str]
    rolls: list[Roll]
    dice: list[Hand]  # kept, outlaw, roll
    prices: list[Hand]  # by price
    poker: list[Hand]  # the best first
    houses: list[Hand]
    spirits: list[Spirit]
    doc: list[str]
    nuggets: int
    cash: str
    caught: list[int]
    hand: list[str]
    fenced: list[str]
    ranches: int


class Figure(Struct, tag="figure"):
    name: str
    caption: str
    rules: list[str]
    panels: list[RiverPanel | PlainPanel | TownPanel]


class Rule(Struct, tag="rule"):
    """A sentence or two, and the exact rules that they tell."""

    said: str
    more: str
    rules: list[str]


class Steps(Struct, tag="steps"):
    steps: list[Rule]


class Cell(Struct):
    text: str
    rules: list[str]
    pictures: list[str]  # names of drawings, before the text


class Table(Struct, tag="table"):
    head: list[Cell]
    rows: list[list[Cell]]


class Term(Struct):
    name: str
    text: str


class Terms(Struct, tag="terms"):
    """Words of the box."""

    terms: list[Term]
    rules: list[str]


class Chapter(Struct):
    number: int  # 0: it has none
    title: str
    blocks: list[Rule | Steps | Table | Terms | Figure]


class Words(Struct):
    """Words of the players, and the rules that they mean."""

    words: list[str]
    rules: list[str]


class Page(Struct):
    game: str
    language: str
    goal: str
    chapters: list[Chapter]
    search: list[Words]
