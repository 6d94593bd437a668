"""What is on disk. The key (table, line) is the only lock on a table's history; its lines are only added."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),  # name: word
    sa.Column("pace", sa.JSON, nullable=False),  # see table.clock.Pace
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),  # listed in the lobby; anyone with the link may come anyway
    sa.Column("host", sa.String(40)),  # the user who may change it before it starts
    sa.Column("seed", sa.String(64), nullable=False),  # secret until the end
    sa.Column("daily", sa.String(10)),  # the day whose public seed is played
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False, default=0),  # +1 whenever the seats change before the start
    sa.Column("header", sa.Text),  # the record's header, frozen when the first line is written
    sa.Column("started", sa.Float),
    sa.Column("ended", sa.Float),
    sa.Column("version", sa.Integer, nullable=False, default=0),  # how many lines exist, for lists
    sa.Column("moved", sa.Float, nullable=False),  # time of the last line
    sa.Column("asked", sa.String(40), nullable=False, default=""),  # seats publicly asked, for lists: "1 3"
    sa.Column("due", sa.Float, index=True),  # when the table itself must act
    sa.Column("chats", sa.Integer, nullable=False, default=0),
    sa.Column("again", sa.String(20)),  # the rematch
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table", sa.String(20), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(20), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("user", sa.String(40), index=True),
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(40)),  # of the bot, if no person sits here
    sa.Column("salt", sa.String(40)),
    sa.Column("place", sa.Integer),  # at the end: 1 is the best
    sa.Column("points", sa.Integer),
    sa.Column("luck", sa.Float),  # what the quick analysis last found, in shares of the win; see players.ledger.Book
    sa.Column("own", sa.Float),
    sa.Column("judge", sa.String(80)),  # the judge that found it
    sa.Column("marks", sa.Integer),  # choices of it that were marked; null: nobody has looked for such
    sa.Column("gain", sa.Integer),  # of the rating as people read it, if the table was rated
)

dropped = sa.Table(  # what somebody wants to see no more in the own list
    "dropped",
    metadata,
    sa.Column("user", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(20), primary_key=True),
)

boxes = sa.Table(  # games that were played with the box, kept from the score pad
    "boxes",
    metadata,
    sa.Column("user", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(40), primary_key=True),  # the pad's
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # from 0: whose it is
    sa.Column("seats", sa.JSON, nullable=False),  # by seat: name, place and points
    sa.Column("pad", sa.Text, nullable=False),  # as the score pad writes it
)

learned = sa.Table(  # lessons that somebody has played to their end
    "learned",
    metadata,
    sa.Column("user", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(40), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

deals = sa.Table(  # the one attempt that counts of everybody who played a deal of the day
    "deals",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("user", sa.String(40), primary_key=True),  # or "bot LEVEL": what that level makes of it
    sa.Column("table", sa.String(20), nullable=False),
    sa.Index("ix_deals_user", "user"),
)

puzzled = sa.Table(  # first answers to puzzles; later ones do not count
    "puzzled",
    metadata,
    sa.Column("user", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(40), primary_key=True),  # GAME/ID
    sa.Column("number", sa.Integer, nullable=False),  # of this user's answers, from 1
    sa.Column("right", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Float, nullable=False),  # of the user, after the answer
    sa.Column("at", sa.Float, nullable=False),
)

puzzle_ratings = sa.Table(  # of puzzles that somebody has tried
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("right", sa.Integer, nullable=False),
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(40), unique=True),  # the folded name of an account; guests have none
    sa.Column("password", sa.String(200)),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("operator", sa.Boolean, nullable=False, default=False),
    sa.Column("banned", sa.Boolean, nullable=False, default=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # hash of what the cookie or token holds
    sa.Column("user", sa.String(40), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # cookie, token
    sa.Column("note", sa.String(200), nullable=False),  # which browser, which program
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("address", sa.String(60)),  # where it was opened, so that it can be shut out
)

shut_out = sa.Table(
    "shut_out",
    metadata,
    sa.Column("address", sa.String(60), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(20), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("user", sa.String(40), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("player", sa.String(40), primary_key=True),  # a user's id, or "bot greedy"
    sa.Column("skill", sa.Float, nullable=False),
    sa.Column("doubt", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("user", sa.String(40), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # push, email, webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("code", sa.String(20)),  # until the address is confirmed
    sa.Column("enabled", sa.Boolean, nullable=False),
    sa.Column("reason", sa.String(200)),  # why it was switched off, if not by its owner
)

analyses = sa.Table(  # what a judge found of a game that is over
    "analyses",
    metadata,
    sa.Column("table", sa.String(20), primary_key=True),
    sa.Column("judge", sa.String(80), primary_key=True),
    sa.Column("deep", sa.Boolean, primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # players.ledger.Analysis as JSON
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

sa.Index("ix_tables_lists", tables.c.public, tables.c.ended, tables.c.made)
