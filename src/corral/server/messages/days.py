"""Over HTTP: what comes back of the deal of a day."""

import msgspec


class DailySeen(msgspec.Struct):
    """The deal of a day. What others made of it is told to those who have played it, and to all when the day is
    over."""

    day: str
    game: str
    seats: int
    level: str  # of the bots
    begins: float
    ends: float
    now: float
    promise: str  # the hash of its seed
    mine: "DealSeen | None"  # the user's own attempt
    people: int  # so many have played it to its end
    points: list[int]  # of all of them, the best first
    best: list["DealLine"]
    levels: list["DealLine"]  # what each level made of it, as far as that is known
    streak: int
    longest: int
    week: list["DaySeen"]  # Monday to Sunday
    before: "DaySeen"  # the day before
    before_best: "DealLine | None"
    month: list[int]  # of the last thirty days: how many deals were played, and how many won


class DealSeen(msgspec.Struct):
    """Somebody's own attempt."""

    table: str
    over: bool
    points: int | None
    place: int | None
    rank: int | None  # among all who have played it
    beaten: int | None  # of a hundred others, so many have done worse; null: nobody else has played it


class DealLine(msgspec.Struct):
    """What somebody made of a deal."""

    name: str  # a level's, where levels are told
    rank: int
    points: int
    place: int
    table: str  # to be replayed; empty while the day goes on, if it is not one's own
    mine: bool


class DaySeen(msgspec.Struct):
    day: str
    game: str
    people: int
    points: int | None  # the user's own
    place: int | None
    begun: bool
