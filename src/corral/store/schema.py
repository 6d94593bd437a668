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
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

sa.Index("ix_tables_lists", tables.c.public, tables.c.ended, tables.c.made)
