"""What the boxes have, for the browser's score pad: `python -m corral.server.box > web/src/score/box.json`."""

import csv
import json
from collections.abc import Iterator
from typing import Any

from corral import games

RESOURCES = ("gold", "beaver")


def box() -> dict[str, Any]:
    return {"moon_river": _moon_river(), "dice_town": _dice_town()}


def text() -> str:
    return json.dumps(box(), indent=1) + "\n"


def _rows(game: str, file: str) -> Iterator[dict[str, str]]:
    with (games.folder(game) / file).open(newline="", encoding="utf-8") as opened:
        yield from csv.DictReader(opened)


def _moon_river() -> dict[str, Any]:
    looks: dict[str, list[int]] = {}  # as a pad says it -> how many parcels, how many of them with a circle
    for row in _rows("moon_river", "parcels.csv"):
        ears = [row["corn"]] if row["landscape"] == "corn" else []
        name = " ".join([row["landscape"], *ears, *(word for word in RESOURCES for _ in range(int(row[word])))])
        found = looks.setdefault(name, [0, 0])
        found[0] += int(row["count"])
        found[1] += int(row["count"]) * int(row["circle"])
    return {
        "looks": looks,
        "partners": {row["kind"]: int(row["count"]) for row in _rows("moon_river", "partners.csv")},
        "boards": {
            row["color"]: {"name": row["board"], "bridges": row["bridges"].split(), "blocked": row["blocked"].split()}
            for row in _rows("moon_river", "boards.csv")
        },
        "bonus": [side for row in _rows("moon_river", "bonus.csv") for side in (row["side"], row["other"])],
    }


def _dice_town() -> dict[str, Any]:
    return {
        "cards": {
            row["card"]: {"count": int(row["count"]), "points": int(row["vp"] or 0), "set": row["set"]}
            for row in _rows("dice_town", "store.csv")
            if row["when"] != "at once"  # those are never in a hand
        },
        "deeds": [int(row["count"]) for row in _rows("dice_town", "deeds.csv")],
        "deeds_2009": [int(row["count_2009"]) for row in _rows("dice_town", "deeds.csv")],
    }


if __name__ == "__main__":
    print(text(), end="")
