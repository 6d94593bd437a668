"""First answers to puzzles: what somebody solved, the ratings of people and of puzzles, and how many in a row."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .schema import puzzle_ratings, puzzled

FIRST = 1200.0  # the rating of somebody who has answered nothing
STEP, FIRST_STEP, LEARNING = 16.0, 48.0, 12  # how much an answer moves a rating; the first ones move it more
SPREAD = 400.0  # so much more is ten to one


class Answer(NamedTuple):
    """A first answer."""

    puzzle: str
    number: int
    right: bool
    rating: float


class Tries(NamedTuple):
    """What is known of a puzzle."""

    rating: float
    tries: int
    right: int


class Told(NamedTuple):
    """Where somebody stands."""

    rating: float
    row: int  # solved in a row, up to now
    longest: int


def answers_of(connection: sa.Connection, user: str) -> list[Answer]:
    """In their order."""
    columns = (puzzled.c.puzzle, puzzled.c.number, puzzled.c.right, puzzled.c.rating)
    query = sa.select(*columns).where(puzzled.c.user == user).order_by(puzzled.c.number)
    return [Answer(*row) for row in connection.execute(query)]


def told(answers: list[Answer]) -> Told:
    row = longest = 0
    for answer in answers:
        row = row + 1 if answer.right else 0
        longest = max(longest, row)
    return Told(answers[-1].rating if answers else FIRST, row, longest)


def tries(connection: sa.Connection, puzzle: str) -> Tries | None:
    columns = (puzzle_ratings.c.rating, puzzle_ratings.c.tries, puzzle_ratings.c.right)
    row = connection.execute(sa.select(*columns).where(puzzle_ratings.c.puzzle == puzzle)).one_or_none()
    return None if row is None else Tries(*row)


def ratings(connection: sa.Connection) -> dict[str, float]:
    """Of all puzzles that somebody has tried."""
    rows = connection.execute(sa.select(puzzle_ratings.c.puzzle, puzzle_ratings.c.rating))
    return {row.puzzle: row.rating for row in rows}


def answer(connection: sa.Connection, user: str, puzzle: str, right: bool, hard: float, at: float) -> bool:
    """Keep a first answer, and let both ratings move; False if there was one: then nothing changes.

    `hard` is the rating of a puzzle that nobody has tried."""
    before = answers_of(connection, user)
    if any(each.puzzle == puzzle for each in before):
        return False
    own, number = told(before).rating, len(before) + 1
    known = tries(connection, puzzle) or Tries(hard, 0, 0)
    apart = right - 1 / (1 + 10 ** ((known.rating - own) / SPREAD))
    fresh = own + (FIRST_STEP if number <= LEARNING else STEP) * apart
    values = {"user": user, "puzzle": puzzle, "number": number, "right": right, "rating": fresh, "at": at}
    try:
        with connection.begin_nested():
            connection.execute(puzzled.insert().values(**values))
    except IntegrityError:  # in another window, at the same moment
        return False
    moved = known.rating - (FIRST_STEP if known.tries < LEARNING else STEP) * apart
    counted = {"rating": moved, "tries": known.tries + 1, "right": known.right + right}
    if known.tries:
        connection.execute(puzzle_ratings.update().where(puzzle_ratings.c.puzzle == puzzle).values(**counted))
    else:
        connection.execute(puzzle_ratings.insert().values(puzzle=puzzle, **counted))
    return True


def hand_over(connection: sa.Connection, guest: str, account: str) -> None:
    """What a guest has answered first, the account has answered, too. Of the two ratings it keeps that of more
    answers."""
    known, theirs = answers_of(connection, account), answers_of(connection, guest)
    mine = {each.puzzle for each in known}
    rating = told(known if len(known) >= len(theirs) else theirs).rating
    fresh = [each for each in theirs if each.puzzle not in mine]
    for number, each in enumerate(fresh, len(known) + 1):
        where = (puzzled.c.user == guest) & (puzzled.c.puzzle == each.puzzle)
        connection.execute(puzzled.update().where(where).values(user=account, number=number, rating=rating))
    connection.execute(puzzled.delete().where(puzzled.c.user == guest))
