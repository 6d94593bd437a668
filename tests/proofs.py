"""What the browser's check of the dice is held against: `python -m tests.proofs` writes it anew.

Of each game a record with its promise, seed and draws as the server tells them; one has salts of its own.
"""

from pathlib import Path
from typing import Any

import msgspec

from corral import fair, record
from corral.server.messages import ProofSeen
from corral.table.replay import Replay

PATH = Path(__file__).parents[1] / "web" / "src" / "replay" / "golden.json"
RECORDS = Path(__file__).parent / "games"
TAKEN = {
    "moon_river": "09-3-flat-yes-colors-green,orange,purple.txt",
    "dice_town": "06-2-wild_west-no.txt",
    "wind_river": "02-3.txt",
}
OUTCOMES = (1, 2, 3, 6, 7, 720, 2**31 - 1)


def golden() -> dict[str, Any]:
    return {
        "records": {game: _proof((RECORDS / game / "records" / name).read_text()) for game, name in TAKEN.items()},
        "salted": _salted(),
    }


def _proof(text: str) -> ProofSeen:
    fold = record.parse(text)
    replay, header = Replay(fold), fold.header
    assert header.seed is not None
    return ProofSeen(header.table, header.salts, header.commit, header.seed.hex(), replay.draws, replay.given)


def _salted() -> dict[str, Any]:
    """Draws with salts, of few and of many outcomes, by number and by name."""
    seed, salts = fair.seed_of(77), ["9f03", "-", "kiwi"]
    lots: list[tuple[int, str]] = [(ply, f"pile.{ply}") for ply in range(len(OUTCOMES) * 8 + 1)]
    draws = [
        {"ply": ply, "outcomes": n, "drawn": [fair.draw(seed, "k3f", salts, lot, n)], "lot": str(lot)}
        for ply, n in enumerate(OUTCOMES * 8, 1)
        for lot in (lots[ply][ply % 2],)
    ]
    return {"table": "k3f", "salts": salts, "commit": fair.commit(seed), "seed": seed.hex(), "draws": draws, "given": 0}


def text() -> bytes:
    return msgspec.json.encode(golden()) + b"\n"


if __name__ == "__main__":
    PATH.write_bytes(text())
