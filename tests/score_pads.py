"""Score pads with random contents, and what the rules make of them: the browser's own counting is tested against them.

`python -m tests.score_pads` writes them into web/src/score/golden. In a file, a seat has one number for each of the
`facts`: which of the `values` it is; the first value means that there is no such fact.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from corral import scoring
from corral.games.dice_town.state import AT_ONCE, CARDS, CATTLE, SMOKE_SIGNAL
from corral.games.moon_river.material import CELL_NAMES, COLORS, NEAR, PARTNERS, SCENARIOS
from corral.games.wind_river.state import STONES, TIPIS
from corral.scoring import Counted, Holder, Pad

FOLDER = Path(__file__).parents[1] / "web" / "src" / "score" / "golden"
PADS = 1000
DICE_FACTS = ["nuggets", "dollars", "outlaws", "rewards", "badge", "ranches", "deeds", "cards", "hand"]


def moon_river(chance: random.Random) -> Pad:
    seats = chance.randint(2, 4)
    options = {"flat": "yes"} if chance.random() < 0.2 else {}
    if chance.random() < 0.8:
        options |= {"mode": "legends", "scenario": chance.choice(SCENARIOS)}
    colors = chance.sample(COLORS, seats)
    blocked = set() if options.get("flat") else {"c1"}
    held = [Holder("", color, _ranch(chance, 50 if seats == 2 else 25, blocked)) for color in colors]
    if chance.random() < 0.15:  # twins tie
        held[1] = held[1]._replace(facts=held[0].facts)
    return Pad("moon_river", options, held)


def _ranch(chance: random.Random, cells: int, blocked: set[str]) -> dict[str, str]:
    """Neighbours are often of one landscape, so that there are territories."""
    lands: dict[int, str] = {}
    found = {}
    fill = chance.uniform(0.3, 1)
    for cell in range(cells):
        if CELL_NAMES[cell] in blocked or chance.random() > fill:
            continue
        near = [lands[other] for other in NEAR[cell].tolist() if other in lands]
        usual = chance.choice(["desert", "canyon", "meadow", "forest", "farm", "corn"])
        lands[cell] = land = chance.choice(near) if near and chance.random() < 0.6 else usual
        found[CELL_NAMES[cell]] = f"{land} {chance.randint(4, 5)}" if land == "corn" else _things(chance, land)
    return found


def _things(chance: random.Random, land: str) -> str:
    resource = chance.choices(["", " gold", " beaver"], [5, 3, 1])[0]
    cows = " cow" * chance.choices([0, 1, 2], [5, 5, 1])[0]
    partner = f" {chance.choice(PARTNERS)}" if chance.random() < 0.25 else ""
    return land + resource + cows + partner


def dice_town(chance: random.Random) -> Pad:
    wild = chance.random() < 0.8
    indians = wild and chance.random() < 0.3
    options = {"wild_west": "yes" if wild else "no", "indians": "yes" if indians else "no"}
    seats = chance.randint(2, 6 if wild else 5)
    cards = [card for card in range(SMOKE_SIGNAL + indians if wild else CATTLE) if not AT_ONCE >> card & 1]
    chance.shuffle(cards)
    sheriff, held = chance.randrange(seats), []
    alike = chance.random() < 0.3  # little of everything: ties
    for seat in range(seats):
        named = sorted(CARDS[cards.pop()] for _ in range(min(len(cards) - 3, 0 if alike else chance.randint(0, 4))))
        deeds = sorted(chance.randint(1, 5) for _ in range(0 if alike else chance.randint(0, 3)))
        outlaws = chance.randint(0, 2) if wild and not alike else 0
        told = {
            "nuggets": str(chance.randint(0, 2 if alike else 9)),
            "dollars": str(chance.randint(0, 3 if alike else 12)),
            "badge": "yes" if seat == sheriff else "no",
            "deeds": " ".join(map(str, deeds)),
            "cards": " ".join(named),
            "hand": str(len(named) + chance.choice((0, 0, 1))),
        }
        if wild:
            rewards = sum(chance.randint(3, 7) for _ in range(outlaws))
            told |= {"outlaws": str(outlaws), "rewards": str(rewards), "ranches": str(chance.randint(0, 10 // seats))}
        held.append(Holder("", "", told))
    return Pad("dice_town", options, held)


def wind_river(chance: random.Random) -> Pad:
    facts = [{"plains": str(chance.randint(0, TIPIS)), "stones": str(chance.randint(0, STONES))} for _ in range(4)]
    return Pad("wind_river", {}, [Holder("", "", told) for told in facts[: chance.randint(2, 4)]])


MAKERS: dict[str, Callable[[random.Random], Pad]] = {
    "moon_river": moon_river, "dice_town": dice_town, "wind_river": wind_river,
}  # fmt: skip
FACTS = {"moon_river": list(CELL_NAMES), "dice_town": DICE_FACTS, "wind_river": ["plains", "stones"]}


def pads(game: str) -> Iterator[Pad]:
    """Those that can be counted: of some cards or deeds the box has fewer than chance would have."""
    chance, found = random.Random(28), 0
    while found < PADS:
        pad = MAKERS[game](chance)
        try:
            scoring.count(pad)
        except scoring.BadPad:
            continue
        found += 1
        yield pad


def packed(game: str, found: list[Pad], counted: list[Counted]) -> dict[str, Any]:
    values, options = {"": 0}, []
    rows = []
    for pad, result in zip(found, counted, strict=True):
        colors = [seat.color for seat in pad.seats] if game == "moon_river" else []
        chosen = {**pad.options, **({"colors": ",".join(colors)} if colors else {})}
        if chosen not in options:
            options.append(chosen)
        seats = []
        for seat in pad.seats:
            numbers = [values.setdefault(seat.facts.get(fact, ""), len(values)) for fact in FACTS[game]]
            while numbers and not numbers[-1]:
                numbers.pop()
            seats.append(numbers)
        sheets = [list(sheet.values()) for sheet in result.sheets]
        ties = [list(tie.values()) for tie in result.ties]
        rows.append([options.index(chosen), seats, sheets, ties, result.places])
    return {"game": game, "facts": FACTS[game], "rows": list(counted[0].sheets[0]), "ties": list(counted[0].ties[0]),
            "values": list(values), "options": options, "pads": rows}  # fmt: skip


def unpacked(data: dict[str, Any]) -> Iterator[tuple[Pad, list[Any]]]:
    """Each pad with its sheets, ties and places."""
    for option, seats, *result in data["pads"]:
        told = [
            {fact: data["values"][number] for fact, number in zip(data["facts"], numbers, strict=False) if number}
            for numbers in seats
        ]
        yield Pad(data["game"], data["options"][option], [Holder("", "", facts) for facts in told]), result


def text(game: str) -> str:
    found = list(pads(game))
    data = packed(game, found, [scoring.count(pad) for pad in found])
    heads = {name: value for name, value in data.items() if name != "pads"}
    rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in data["pads"])
    return json.dumps(heads, separators=(",", ":"))[:-1] + ',"pads":[\n' + rows + "\n]}\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in MAKERS:
        (FOLDER / f"{game}.json").write_text(text(game))
