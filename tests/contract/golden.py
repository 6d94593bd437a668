"""Makes the golden records of every game: one random match a case. Run as `python -m tests.contract.golden [GAME]`."""

import hashlib
import json
import sys
from random import Random
from typing import Any

from corral.match import Match

from .tables import NAMES, cases, folder, stroll


def told(match: Match) -> dict[str, Any]:
    """What a golden record is compared by."""
    return {
        "winners": match.winners,
        "points": match.points,
        "sheets": [match.sheet(seat + 1) for seat in range(match.seats)],
        "position": hashlib.sha256(match.state.tobytes()).hexdigest(),
    }


def main(names: list[str]) -> None:
    for name in names or NAMES:
        records = folder(name) / "records"
        records.mkdir(exist_ok=True)
        for number, case in enumerate(cases(name), 1):
            match = case.match(seed=number)
            stroll(match, Random(number))
            path = records / f"{number:02}-{'-'.join(str(case).replace('=', '-').split()[1:])}.txt"
            path.write_text(match.record())
            path.with_suffix(".json").write_text(json.dumps(told(match), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
