"""Fair dice: NATURE draws from a seed that was promised before anybody sat down, mixed with what the players add.

Draw d (from 1) of a table with n equally likely outcomes: u is the first 8 bytes, big-endian, of
HMAC-SHA256(seed, "table salts d r") with r = 0, 1, ... until u < 2^64 - 2^64 mod n; the index is u mod n.

In the deal of the day d is not a number but the name of what is drawn (`event`): who plays otherwise still meets the
same dice and the same pile, as long as the rules ask for them.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from corral.game import Game, Ints, blank

SPAN = 2**64
SEED_BYTES = 32


def fresh() -> bytes:
    """A seed from the operating system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def seed_of(number: int) -> bytes:
    """The seed that a whole number stands for: for tests, studies and the seed of the day."""
    if not 0 <= number < 256**SEED_BYTES:
        raise ValueError(f"a seed is a whole number from 0 to 2^256 - 1, not {number}")
    return number.to_bytes(SEED_BYTES, "big")


def commit(seed: bytes) -> str:
    """The promise: shown before anyone sits, checked when the seed is revealed."""
    return hashlib.sha256(seed).hexdigest()


def event(game: Game, state: Ints) -> str:
    """The name of what NATURE is asked for: its round, and what the game's players call it."""
    thinking = game.thinking()
    fate = thinking.fate or (thinking.strong.fate if thinking.strong is not None else None)
    rounds = [field for field in game.STATE.names or () if field.startswith("round")]
    now = int(state[game.STATE.fields[rounds[0]][1] // 4]) if rounds and game.STATE.fields else 0
    return f"{now}.{fate(state) if fate is not None else 0}"


def ready(game: Game) -> None:
    """Load what names draws: it takes a moment when it is asked for first."""
    event(game, blank(game))


def draw(seed: bytes, table: str, salts: Sequence[str], number: int | str, outcomes: int) -> int:
    """The index of draw `number`, or of the event of this name, without bias."""
    fair = SPAN - SPAN % outcomes
    attempt = 0
    while True:
        message = f"{table} {' '.join(salts)} {number} {attempt}".encode()
        value = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if value < fair:
            return value % outcomes
        attempt += 1
