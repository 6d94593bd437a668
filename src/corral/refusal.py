"""Refusals: an English sentence for programs, and a code for which the browser has a sentence in every language."""

from enum import StrEnum


class Code(StrEnum):
    """Why something was refused. The browser says `trouble-CODE`."""

    # what was sent
    MALFORMED = "malformed"  # it is no message, too long, or too short
    WRONG = "wrong"  # it can be read, but cannot be
    OPTIONS = "options"
    NAME = "name"
    NAME_TAKEN = "name-taken"
    PASSWORD_EASY = "password-easy"
    PASSWORD_WRONG = "password-wrong"
    ADDRESS = "address"  # nothing can be sent there
    ADDRESS_KNOWN = "address-known"
    ADDRESS_CODE = "address-code"  # the code that was sent there is another
    MAIL_ENOUGH = "mail-enough"
    MAIL_FAILED = "mail-failed"
    MAIL_REFUSED = "mail-refused"
    RECORD = "record"  # what cannot be read as a record, or a line that cannot be
    RECORD_CUT = "record-cut"  # it ends before the game does
    RECORD_LONG = "record-long"
    RECORD_VERSION = "record-version"  # of rules that are not known here
    RECORD_PIECES = "record-pieces"  # played with other piece files
    # who sent it
    UNKNOWN = "unknown"  # nobody has said who it is
    NOT_YOURS = "not-yours"
    HOST_ONLY = "host-only"
    PRIVATE = "private"  # a table of others
    SESSION_ENDED = "session-ended"
    SHUT_OUT = "shut-out"
    # too much of it
    TOO_OFTEN = "too-often"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_BOTS = "too-many-bots"
    HINT_COMES = "hint-comes"
    # there is no such thing
    MISSING = "missing"
    NO_TABLE = "no-table"
    NO_USER = "no-user"
    NO_DAY = "no-day"  # one that is none, or has not come yet
    # not now
    NOT_NOW = "not-now"
    STALE = "stale"  # the question is not put any more
    NOT_ASKED = "not-asked"
    NOT_POSSIBLE = "not-possible"  # a move, but not one of those that may be played
    STARTED = "started"
    NOT_STARTED = "not-started"
    OVER = "over"
    NOT_OVER = "not-over"  # a replay would tell secrets
    PAUSED = "paused"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    SITS_ALREADY = "sits-already"
    BOT_PLAYS = "bot-plays"
    GIVEN_UP = "given-up"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    TAKEN_BACK_ENOUGH = "taken-back-enough"
    SECRET_OPEN = "secret-open"
    RATED_BACK = "rated-back"
    RATED_PAUSE = "rated-pause"
    RATED_HINT = "rated-hint"
    RATED_TABLE = "rated-table"  # a rated table cannot be made so
    DAILY = "daily"  # not at a deal of the day
    # it is the server's fault
    MAKING = "making"
    MAKING_FAILED = "making-failed"
    DISK_FULL = "disk-full"
    DATABASE = "database"
    FAILED = "failed"


class CodedError(Exception):
    """A refusal; the message is the sentence for programs."""

    code = Code.WRONG

    def __init__(self, reason: str, code: Code | None = None) -> None:
        super().__init__(reason)
        if code is not None:
            self.code = code


class NotValid(CodedError, ValueError):
    """What was sent can be read, but not taken."""


def code_of(error: BaseException) -> Code:
    return error.code if isinstance(error, CodedError) else Code.WRONG
