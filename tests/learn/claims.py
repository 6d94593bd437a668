"""What the drawn examples claim, held against the rules: each position is set up by hand in the engine, then moves,
points, tolls, ranks and counts that a figure tells are compared with what the engine says.

`note(what, told, found)` is called once for every claim. docs/rules-pages.md lists the keys of a figure.
"""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

import corral.games.dice_town as dt
import corral.games.moon_river as mr
import corral.games.wind_river as wr
from corral.game import NATURE, blank, seats_of
from corral.games.dice_town import state as dts
from corral.games.dice_town.cup import poker
from corral.games.moon_river.material import CELL_NUMBERS, KIND_NUMBERS, PARTNERS
from corral.games.moon_river.ranch import add_cow, lay
from corral.games.wind_river.state import FIELD_NAMES, PASS, PHASE_ACT, TIPIS
from corral.learn.rules.reading import listed
from corral.options import numbers, parse
from tests.given import given

COLORS = {"p": 1, "w": 2, "o": 3, "g": 4}
Note = Callable[[str, Any, Any], None]


class Fault(Exception):
    """What is wrong, in a sentence."""


def sure(fine, text):
    if not fine:
        raise Fault(text)


def pairs(text):
    """`meadow 12, total 15` as a dictionary."""
    found = {}
    for part in listed(text):
        name, _, value = part.rpartition(" ")
        found[name] = int(value)
    return found


def summed(text):
    """A sum as printed, `2 × 1 + 3 × 1 = 5`: checks it and gives its last number."""
    left, _, right = text.partition("=")
    sure(re.fullmatch(r"[\d\s×+/()-]+", left) and right.strip().isdigit(), f"no sum: {text}")
    sure(eval(left.replace("×", "*").replace("/", "//")) == int(right), f"{text} is wrong")
    return int(right)


# Moon River


class Ranches:
    """A table of Moon River whose seat 2 is at its turn; positions are set by hand."""

    def __init__(self, seats=4, **options):
        self.state, self.room, self.seats = blank(mr), np.zeros(mr.MOVES, np.int32), seats
        mr.setup(self.state, seats, numbers(parse(mr, options, seats)), mr.pieces(None).table)

    @property
    def s(self):
        return self.state.view(mr.STATE)[0]

    @property
    def seat(self):
        mask = int(mr.actors(self.state))
        return NATURE if mask >> NATURE else mask.bit_length()

    def moves(self):
        seat = self.seat
        count = int(mr.legal(self.state, seat if seat == NATURE else seat - 1, self.room))
        return [mr.write(int(move)) for move in self.room[:count]]

    def play(self, *texts):
        for text in texts:
            sure(text in self.moves(), f"{text!r} is not possible, but {self.moves()[:12]}")
            seat = self.seat
            mr.play(self.state, seat if seat == NATURE else seat - 1, mr.read(text))
        return self

    def draw(self, kind):
        return self.play(next(text for text in self.moves() if text.startswith(kind + ".")))

    def view(self):
        return msgspec.to_builtins(mr.view(self.state, 0))

    def put(self, seat, cells):
        for cell, (kind, _, _, _) in cells.items():
            lay(self.s, seat - 1, CELL_NUMBERS[cell], KIND_NUMBERS[kind])
        for cell, (_, cows, partner, _) in cells.items():
            for _ in range(cows):
                add_cow(self.s, seat - 1, CELL_NUMBERS[cell])
                self.s.supply -= 1
            if partner:
                number, at = PARTNERS.index(partner), CELL_NUMBERS[cell]
                self.s.partner[seat - 1, at] = number
                self.s.guards[seat - 1, self.s.territory[seat - 1, at]] += 1
                if number >= 3:
                    self.s.experts[seat - 1, number - 3] += 1

    def store(self, seat, kinds):
        self.s.stored[seat - 1] = -1
        for field, kind in enumerate(kinds):
            self.s.stored[seat - 1, field] = -1 if kind == "-" else KIND_NUMBERS[kind]


def grid(rows):
    """Cells of a drawn ranch: name -> (kind, cows, partner, part of the new domino)."""
    letters, cells = rows[0].split(), {}
    for row in rows[1:]:
        number, *marks = row.split()
        sure(len(marks) == len(letters), f"row {number} has {len(marks)} cells for {len(letters)} columns")
        for letter, mark in zip(letters, marks, strict=True):
            if mark in (".", "~"):
                sure((mark == "~") == (letter + number == "c1"), f"{letter}{number} is {mark}")
                continue
            mark, _, partner = mark.partition("@")
            kind = mark.strip("=+")
            sure(kind in KIND_NUMBERS, f"{letter}{number}: there is no parcel {kind}")
            cells[letter + number] = kind, mark.count("+"), partner or None, mark.startswith("=")
    return cells


def at_turn(panel):
    """The position of a panel: seat 2 is at its turn and holds the new domino, or what is stored."""
    options = {"mode": "legends", "scenario": panel["scenario"]} if "scenario" in panel else {}
    table = Ranches(int(panel.get("players", 4)), **options)
    cells = grid(panel["ranch"]) if "ranch" in panel else {}
    new = [(cell, kind) for cell, (kind, _, _, fresh) in cells.items() if fresh]
    lies = {cell: mark for cell, mark in cells.items() if not mark[3]}
    for kind in ("desperado", "cattle-thief", "gold-digger", "trapper", "farmer"):
        table.draw(f"partner {kind}")
    for _ in range(4):
        table.draw("reveal desert")
    if table.seats == 2:
        table.play("lot 1", "pick 1", "pick 2", "pick 3", "pick 4")
    else:
        for seat in range(1, table.seats + 1):
            table.play(f"lot {seat}", f"pick {seat}")
    for _ in range(4):
        table.draw("reveal canyon")
    if "rival" in panel:
        table.put(1, grid(panel["rival"]))
    if "beside" in panel:  # the parcel just taken finds no free field
        sure(panel["beside"] == "desert", "beside the board lies a desert in these figures")
        table.put(2, lies)
        table.store(2, panel["storage"].split())
        table.play("pick 1")
    else:
        table.store(2, ["desert"])
        table.play("pick 1")
        table.put(2, lies)
        table.store(2, [kind for _, kind in new] or panel.get("storage", "desert desert").split())
    return table, cells, new


def same_ranch(table, panel, note):
    seen = {
        cell: (found["kind"], found["cows"], found["partner"])
        for cell, found in table.view()["seats"][1]["cells"].items()
    }
    drawn = {cell: mark[:3] for cell, mark in grid(panel["ranch"]).items()}
    note(
        "ranch after the move", "as drawn", "as drawn" if seen == drawn else f"{set(seen.items()) ^ set(drawn.items())}"
    )


def check_moon_river(figure, note):
    before: dict[str, Any] = {}
    for panel in figure["panels"]:
        if "ranch" in panel:
            cells = grid(panel["ranch"])
            for cell, (kind, cows, partner, _) in cells.items():
                sure(not cows or not kind.startswith("corn"), f"a cow on corn at {cell}")
                sure(
                    not partner or "circle" in kind or kind.startswith("bonus"), f"a partner without a circle at {cell}"
                )
        if "fits" in panel:
            table, cells, new = at_turn(panel)
            (one, first), (other, second) = new
            names = {f"build 1 2 {one} {other}"}
            fits = bool(names & set(table.moves())) or (first == second and f"build 1 2 {other} {one}" in table.moves())
            note("the domino fits", panel["fits"], "yes" if fits else "no")
        if "from" in panel:
            table, _, _ = at_turn(before)
            table.play(*listed(panel["from"]))
            same_ranch(table, panel, note)
        if "can" in panel or "cannot" in panel:
            table, _, _ = at_turn(panel)
            table.play(*listed(panel.get("play", "")))
            for text in listed(panel.get("can", "")):
                note(text, "possible", "possible" if text in table.moves() else "not")
            for text in listed(panel.get("cannot", "")):
                note(text, "not", "possible" if text in table.moves() else "not")
        if "thief" in panel:
            table, _, _ = at_turn({"rival": panel["rival"], "storage": "canyon-circle desert"})
            table.play("build 1 2 a1 a2", "hire 2 specialist a1")
            for part in listed(panel["thief"]):
                cell, verdict = part.split()
                possible = f"rustle 1 {cell}" in table.moves()
                note(f"thief takes {cell}", verdict, "right" if possible else "wrong")
        if "sheet" in panel:
            table, cells, _ = at_turn({key: value for key, value in panel.items() if key != "beside"})
            sheet = table.view()["seats"][1]["sheet"]
            for row, points in pairs(panel["sheet"]).items():
                note(row, points, sheet[row])
        if "result" in panel and "=" in panel["result"]:
            total = summed(panel["result"])
            note(
                panel["result"],
                total,
                max((value for value in pairs(panel["sheet"]).values() if value == total), default=None),
            )
        if "column" in panel:
            parts = [part.partition(":")[::2] for part in panel["column"].split()]
            if len(parts) == 4:
                table = Ranches(4)
                for _ in range(5):
                    table.play(table.moves()[0])
                for kind, _ in reversed(parts):
                    table.draw(f"reveal {kind}")
                seen = table.view()["columns"]["newer"]
                note(
                    "column from the box",
                    " ".join(kind for kind, _ in parts),
                    " ".join(place["kind"] for place in seen),
                )
                if "numbers" in panel:
                    note("numbers", panel["numbers"], " ".join(str(place["back"]) for place in seen))
                if all(color for _, color in parts):
                    places = {"purple": 1, "white": 2, "orange": 3, "green": 4}
                    for kind, color in parts:
                        seat = places[color]
                        table.play(f"lot {seat}", f"pick {[k for k, _ in parts].index(kind) + 1}")
                    while table.seat == NATURE:
                        table.play(table.moves()[0])
                    order = [table.view()["turn"]["seat"], *table.view()["order"]]
                    colors = {seat: color for color, seat in places.items()}
                    note("order of turns", panel["order"], " ".join(dict.fromkeys(colors[seat] for seat in order)))
        before = panel


# Wind River


class Plains:
    def __init__(self, seats=4):
        self.state = blank(wr)
        wr.setup(self.state, seats, np.array([0], np.int32), wr.pieces().table)
        self.s = self.state.view(wr.STATE)[0]

    @property
    def actor(self):
        mask = int(wr.actors(self.state))
        return NATURE if mask == 1 << NATURE else mask.bit_length()

    def moves(self):
        room = np.zeros(wr.MOVES, np.int32)
        seat = self.actor if self.actor == NATURE else self.actor - 1
        return [wr.write(int(move)) for move in room[: wr.legal(self.state, seat, room)]]

    def play(self, *texts):
        for text in texts:
            sure(text in self.moves(), f"{text!r} is not possible, but {self.moves()[:12]}")
            seat = self.actor if self.actor == NATURE else self.actor - 1
            wr.play(self.state, seat, wr.read(text))
        return self

    def view(self):
        return msgspec.to_builtins(wr.view(self.state, 0))


def herd_grid(rows):
    """Fields of a drawn plain: name -> (buffalo, of these moved, tipis by seat); None for a closed one."""
    positions = rows[0].split()
    fields: dict[str, tuple[Any, ...] | None] = {}
    for row in rows[1:]:
        lane, *marks = row.split()
        sure(len(marks) == len(positions), f"lane {lane} has {len(marks)} fields for {len(positions)}")
        for position, mark in zip(positions, marks, strict=True):
            if mark in ("#", "-"):
                fields[lane + position] = None if mark == "#" else ()
                continue
            found = re.fullmatch(r"(\d?)('*)([pwog]*)|\.", mark)
            sure(found, f"{lane}{position}: {mark}")
            count, moved, tipis = given(found).groups()
            sure(int(count or 0) <= 5, "more than five buffalo")
            fields[lane + position] = (
                int(count or 0),
                len(moved or ""),
                [(tipis or "").count(color) for color in "pwog"],
            )
    return fields


def on_plain(panel, seat=1, beginning=False):
    """The position of a panel: the seat is to act, or (beginning) its turn begins."""
    seats = int(panel.get("players", 4))
    table = Plains(seats)
    s, who = table.s, ((seat - 2) % seats + 1 if beginning else seat)
    s.phase, s.start, s.turn = PHASE_ACT, 0, who - 1
    s.buffalo[:] = 0
    fields = herd_grid(panel["plain"]) if "plain" in panel else {}
    if "besides" in panel:  # not drawn
        for part in listed(panel["besides"]):
            name, mark = part.split()
            fields |= herd_grid([name[1], f"{name[0]} {mark}"])
    for name, field in fields.items():
        if field:
            s.buffalo[FIELD_NAMES.index(name)] = field[0]
            for owner in range(seats):
                s.tipis[owner, FIELD_NAMES.index(name)] = field[2][owner]
    s.herd = int(s.buffalo.sum())
    stones, plains = by_color(panel.get("stones", "")), by_color(panel.get("plains", ""))
    for owner in range(1, seats + 1):
        s.stones[owner - 1], s.plains[owner - 1] = stones.get(owner, 0), plains.get(owner, 0)
        s.reserve[owner - 1] = TIPIS - s.plains[owner - 1] - s.tipis[owner - 1].sum()
    if beginning:
        wr.play(table.state, who - 1, PASS)
    return table


def by_color(text):
    return {COLORS[part.split()[0]]: int(part.split()[1]) for part in listed(text)}


def around(name, ahead):
    """Where a tipi (or a buffalo: ahead) on this field of the whole board can go."""
    other = "A1" if name != "A1" else "F6"
    panel = {"besides": f"{name} {'1' if ahead else 'p'}, {other} w"}
    verb = f"{'drive' if ahead else 'trek'} {name} "
    return {text.removeprefix(verb) for text in on_plain(panel).moves() if text.startswith(verb)}


def check_wind_river(figure, note):
    before: dict[str, Any] = {}
    for panel in figure["panels"]:
        seat = COLORS[panel.get("seat", "p")]
        herding = panel.get("step") == "herd"
        if panel.get("start") == "yes":
            table = Plains(int(panel["players"]))
            seen = {f["name"]: (f["buffalo"], f["open"]) for f in table.view()["fields"]}
            drawn = {
                name: (field[0], True) if field else (0, False) for name, field in herd_grid(panel["plain"]).items()
            }
            note("board at the start", "as drawn", "as drawn" if seen == drawn else "not")
            note("buffalo", int(panel["buffalo"]), int(table.view()["herd"]))
        for key, ahead in (("ahead", True), ("around", False)):
            for part in [panel[key]] if key in panel else []:
                name, *wanted = part.split()
                note(f"{key} of {name}", " ".join(sorted(wanted)), " ".join(sorted(around(name, ahead))))
        if "from" in panel:
            table = on_plain(before, COLORS[before.get("seat", "p")], before.get("step") == "herd")
            table.play(*listed(panel["from"]))
            seen = {f["name"]: (f["buffalo"], f["tipis"]) for f in table.view()["fields"]}
            wrong = [
                name for name, field in herd_grid(panel["plain"]).items()
                if field and seen[name] != (field[0], field[2][: len(seen[name][1])])
            ]  # fmt: skip
            note("plain after the move", "as drawn", f"other on {wrong}" if wrong else "as drawn")
            if "stones" in panel:
                stones = by_color(panel["stones"])
                now = [s["stones"] for s in table.view()["seats"]]
                note("stones after it", str(list(stones.values())), str([now[owner - 1] for owner in stones]))
            if "plains" in panel:
                plains = by_color(panel["plains"])
                now = [s["open_plains"] for s in table.view()["seats"]]
                note("on the Open Plains", str(list(plains.values())), str([now[owner - 1] for owner in plains]))
        if "can" in panel or "cannot" in panel:
            if "from" in panel:
                pass  # the position just played
            else:
                table = on_plain(panel, seat, herding)
                table.play(*listed(panel.get("play", "")))
            for text in listed(panel.get("can", "")):
                note(text, "possible", "possible" if text in table.moves() else "not")
            for text in listed(panel.get("cannot", "")):
                note(text, "not", "possible" if text in table.moves() else "not")
        if "herd" in panel:
            note("buffalo to move", int(panel["herd"]), on_plain(panel, seat, True).view()["herd_left"])
        if "supply" in panel:
            wanted = pairs(panel["supply"])
            twin = dict(panel)
            count = sum(field[2][seat - 1] for field in herd_grid(panel["plain"]).values() if field)
            twin["besides"] = ", ".join(
                filter(None, [panel.get("besides", ""), f"A6 {count}"])
            )  # a herd that harms nobody
            table = on_plain(twin, seat, True)
            seen = table.view()["supply"]
            for word, number in wanted.items():
                note(word, number, seen[word])
            stones = int(table.view()["seats"][seat - 1]["stones"])
            table.play(*["herd A6 out"] * count)
            note("stones paid", min(stones, wanted["hungry"]), stones - int(table.view()["seats"][seat - 1]["stones"]))
            if "lose" in panel:
                note(
                    "may be lost",
                    panel["lose"],
                    " ".join(sorted(text.split()[1] for text in table.moves() if text.startswith("lose"))),
                )
        if "gather" in panel:
            table = on_plain(panel, seat)
            had = int(table.view()["seats"][seat - 1]["stones"])
            table.play("gather")
            note("gathered", int(panel["gather"]), int(table.view()["seats"][seat - 1]["stones"]) - had)
        if "result" in panel and "=" in panel["result"]:
            note(
                panel["result"],
                summed(panel["result"]),
                int(panel["gather"]) if "gather" in panel else int(panel["buffalo"]),
            )
        if "winner" in panel:
            table = on_plain(panel)
            keys = np.zeros(int(table.s.seats), np.int64)
            wr.score(table.state, keys)
            best = [color for color, owner in COLORS.items() if owner <= len(keys) and keys[owner - 1] == keys.max()]
            note("winner", panel["winner"], " ".join(best))
        before = panel


# Dice Town


class Town:
    def __init__(self, seats=4, **options):
        self.state, self.room, self.seats = blank(dt), np.zeros(dt.MOVES, np.int32), seats
        dt.setup(self.state, seats, numbers(parse(dt, options, seats)), dt.pieces(None).table)

    @property
    def s(self):
        return self.state.view(dt.STATE)[0]

    @property
    def actors(self):
        return ["n" if seat == NATURE else str(seat + 1) for seat in seats_of(int(dt.actors(self.state)))]

    def moves(self, name=""):
        if name == "":
            (name,) = self.actors
        count = int(dt.legal(self.state, NATURE if name == "n" else int(name) - 1, self.room))
        return [dt.write(int(move)) for move in self.room[:count]]

    def play(self, *lines):
        for line in lines:
            name, _, text = line.partition(" ")
            sure(name in self.actors, f"{line!r}: {self.actors} are asked")
            found = self.moves(name)
            if name == "n" and text not in found:
                text = next((each for each in found if each.startswith(text + ".")), text)
            sure(text in found, f"{line!r} is not possible, but {found[:12]}")
            dt.play(self.state, NATURE if name == "n" else int(name) - 1, dt.read(text))
        return self

    def begin(self, sheriff=1, *row):
        for card in row:
            self.play(f"n draw {card}")
        while self.actors == ["n"] and self.moves()[0].split()[0] == "draw":
            self.play("n " + self.moves()[0])
        return self.play(f"n sheriff {sheriff}")

    def view(self, viewer=0):
        return msgspec.to_builtins(dt.view(self.state, viewer - 1))

    def hold(self, seat, *names):
        s, place = self.s, seat - 1
        for name in names:
            if name.startswith("deed-"):
                shift = (int(name[-1]) - 1) * dts.DEED_COPIES
                deeds = int(s.deck_deeds) >> shift & 31
                s.deck_deeds &= ~((deeds & -deeds) << shift)
                s.deeds[place] |= (deeds & -deeds) << shift
            elif name == "ranch":
                ranch = int(s.deck_ranches) & -int(s.deck_ranches)
                s.deck_ranches &= ~ranch
                s.ranches[place] |= ranch
            elif name.startswith("outlaw-"):
                self.outlaw(int(name[7:]) - 1)
                s.recruited[place] |= 1 << int(name[7:]) - 1
            else:
                card = dts.CARDS.index(name)
                copy = next(copy for copy in range(dts.COPIES) if int(s.store[dts.PLACE_DECK, copy]) >> card & 1)
                s.store[dts.PLACE_DECK, copy] &= ~(1 << card)
                s.store[place, copy] |= 1 << card
        return self

    def outlaw(self, outlaw):
        s = self.s
        s.wanted &= ~(1 << outlaw)
        s.outlaw_deck &= ~(1 << outlaw)
        if s.outlaw_top == outlaw:
            s.outlaw_top = int(s.outlaw_deck).bit_length() - 1
            s.outlaw_deck &= ~(1 << s.outlaw_top)

    def want(self, *outlaws):
        for outlaw in outlaws:
            self.outlaw(outlaw - 1)
        self.s.wanted = sum(1 << outlaw - 1 for outlaw in outlaws)
        return self

    def hands(self, *hands):
        """All dice are on the table; the town begins."""
        s = self.s
        packed = [sum(1 << 4 * dts.FACES.index(face) for face in hand.split()) for hand in hands]
        last = dts.FACES.index(hands[-1].split()[0])
        packed[-1] -= 1 << 4 * last
        s.kept[:] = packed + [0] * (dts.SEATS - len(packed))
        s.cup[:] = 0
        s.waiting = 0
        s.pledge[:] = 0
        s.stack[:] = 0
        s.top = 0
        s.phase, s.a, s.b, s.c = dts.PHASE_DIE, len(hands) - 1, 1, 1
        return self.play(f"n die {dts.FACES[last]}")

    def until(self, phase, place=None):
        for _ in range(3000):
            view = self.view()
            if view["phase"] == phase and place in (None, view["place"]):
                return self
            name = self.actors[0]
            found = self.moves(name)
            self.play(f"{name} {'pass' if 'pass' in found else found[0]}")
        raise Fault(f"{phase} was not reached")


HAND = re.compile(r"^((?:(?:9|10|J|Q|K|A) ?){5})(.*)$")


def rank(text):
    return poker(sum(1 << 4 * dts.FACES.index(face) for face in text.split()))


def category(text):
    """The name of a hand by its dice, told without the engine."""
    counts = sorted((text.split().count(face) for face in set(text.split())), reverse=True)
    faces = [dts.FACES.index(face) for face in text.split()]
    if counts == [1] * 5:
        return "straight" if max(faces) - min(faces) == 4 else "high die"
    return {
        (5,): "five of a kind",
        (4, 1): "four of a kind",
        (3, 2): "full house",
        (3, 1, 1): "three of a kind",
        (2, 2, 1): "two pairs",
    }.get(tuple(counts), "pair")


def seats_in(panel):
    rows = [row.split(maxsplit=1) for row in panel.get("hands", [])]
    names = [name for name, _ in rows] or panel["players"].split()
    return names, [hand for _, hand in rows]


def line_of(text, names):
    """`Ann offer 3` is seat 1's line; `die K`, `draw star` and so on are chance."""
    name, _, rest = text.partition(" ")
    for number, each in enumerate(names, 1):
        rest = re.sub(rf"\b{each}\b", str(number), rest)
    return f"{names.index(name) + 1} {rest}" if name in names else f"n {text}"


def in_town(panel):
    names, hands = seats_in(panel)
    table = Town(len(names), **({"indians": True} if panel.get("indians") == "yes" else {}))
    table.begin(names.index(panel.get("sheriff", names[0])) + 1, *panel.get("row", "").split())
    for part in listed(panel.get("owns", "")):
        name, *cards = part.split()
        table.hold(names.index(name) + 1, *cards)
    if "wanted" in panel:
        table.want(*(int(number) for number in panel["wanted"].split()))
    for key, field in (("coach", "coach"), ("bank", "bank")):
        if key in panel:
            setattr(table.s, field, int(panel[key].strip("$")))
    if hands:
        table.hands(*hands)
    if "until" in panel:
        table.until("act", panel["until"])
    return table, names


def check_dice_town(figure, note):
    for panel in figure["panels"]:
        if "prices" in panel:
            for row in panel["prices"]:
                kept, price = row.rsplit(" ", 1)
                faces = "" if kept.strip() == "none" else kept.strip()
                table = Town(2).begin()
                table.play(*[f"n die {face}" for face in ["9", "9", "9", "J", "Q"] + ["A"] * 5])
                table.play(f"1 keep {faces}".strip(), "2 keep A")
                note(f"keeping {kept}", price, f"${8 - int(table.view()['seats'][0]['cash'])}")
        if "poker" in panel:
            last = None
            for row in panel["poker"]:
                found = HAND.match(row)
                sure(found, f"no hand: {row}")
                hand, name = (part.strip() for part in given(found).groups()[:2])
                note(f"{hand}", name, category(hand) if not name or name == category(hand) else f"{category(hand)}")
                if last:
                    note(f"{last} beats {hand}", "yes", "yes" if rank(last) > rank(hand) else "no")
                last = hand
        if "houses" in panel:
            seen = [house["place"] for house in Town(4).begin().view()["street"]]
            note("houses in order", " ".join([*seen, "doc"]), " ".join(row.split()[0] for row in panel["houses"]))
        if "street" in panel:
            table, names = in_town(panel)
            best = {house["place"]: house["order"] for house in table.view()["street"]}
            for row in panel["street"]:
                house, _, order = row.partition(" ")
                told = " > ".join(" = ".join(names[seat - 1] for seat in group) for group in best[house])
                note(f"{house}: who is best", order, told)
        if "lines" in panel or "after" in panel:
            table, names = in_town(panel)
            for text in panel.get("lines", []):
                if text == "all pass":
                    while table.view()["phase"] == "window":
                        table.play(f"{table.actors[0]} pass")
                    continue
                if text.startswith("dice "):
                    table.play(*(f"n die {face}" for face in text.split()[1:]))
                    continue
                if text.startswith("can "):
                    name, _, move = text[4:].partition(" ")
                    note(
                        text,
                        "possible",
                        "possible"
                        if line_of(f"{name} {move}", names).partition(" ")[2] in table.moves(str(names.index(name) + 1))
                        else "not",
                    )
                    continue
                if text.startswith("cannot "):
                    name, _, move = text[7:].partition(" ")
                    who = str(names.index(name) + 1)
                    possible = table.moves(who) if who in table.actors else []
                    note(
                        text,
                        "not",
                        "possible" if line_of(f"{name} {move}", names).partition(" ")[2] in possible else "not",
                    )
                    continue
                table.play(line_of(text, names))
            view = table.view()
            for part in listed(panel.get("after", "")):
                word, value = part.rsplit(" ", 1)
                name, _, what = word.partition(" ")
                if name in names:
                    seat = view["seats"][names.index(name)]
                    stands = len(seat[what]) if isinstance(seat[what], list) else seat[what]
                else:
                    stands = {
                        "bank": view["bank"],
                        "coach": view["coach"],
                        "mine": view["mine"],
                        "place": view["place"],
                        "phase": view["phase"],
                    }.get(word, names[view["sheriff"] - 1] if word == "sheriff" and view["sheriff"] else None)
                note(part, value.strip("$"), str(stands))
        if "takes" in panel:
            table, names = in_town(panel | {"until": "town-hall"})
            before = [table.view()["seats"][0][what] for what in ("deeds", "ranches")]
            table.play("1 deeds")
            now = [table.view()["seats"][0][what] for what in ("deeds", "ranches")]
            note("cards taken", int(panel["takes"]), sum(now) - sum(before))
        if "doc" in panel:  # nobody can act at the Town Hall: all go to Doc
            names, _ = seats_in(panel)
            table = Town(len(names)).begin(names.index(panel["sheriff"]) + 1)
            table.s.deck_deeds, table.s.deck_ranches, table.s.row[:] = 0, 0, -1
            table.hands(*["A A A A A"] * len(names))
            order = []
            while not table.view()["over"]:
                if table.view()["phase"] == "visit":
                    order.append(names[int(table.actors[0]) - 1])
                table.play(f"{table.actors[0]} {table.moves(table.actors[0])[0]}")
            note("order at Doc", panel["doc"], " ".join(order))
        if "spirits" in panel:
            table = Town(3, indians=True).begin()
            table.s.spirit = 0
            table.hands("9 9 A A A", "A A A A A", "A A A A K")
            seen = [text.split()[1].partition(".")[0] for text in table.moves("n")]
            for row in panel["spirits"]:
                name, number = row.split()[:2]
                note(f"faces with {name}", int(number), seen.count(name))
        if "sheet" in panel:
            table = Town(3).begin(1 if "badge" in panel["sheet"] and pairs(panel["sheet"])["badge"] else 2)
            table.hold(1, *panel["hand"].split(), *["ranch"] * int(panel["ranches"]))
            s = table.s
            s.nuggets[0], s.cash[0] = int(panel["nuggets"]), int(panel["cash"].strip("$"))
            caught = [int(number) for number in panel["caught"].split()]
            for outlaw in caught:
                table.outlaw(outlaw - 1)
                s.captured[0] |= 1 << outlaw - 1
            for deed in panel.get("fenced", "").split():
                spot = (int(deed[-1]) - 1) * dts.DEED_COPIES
                free = int(s.deck_deeds) >> spot & 31
                s.deck_deeds &= ~((free & -free) << spot)
                s.wired[0] |= (free & -free) << spot
            sheet = table.view(1)["seats"][0]["sheet"]
            for row, points in pairs(panel["sheet"]).items():
                note(row, points, sheet[row])
            rewards = {number: card["reward"] for number, card in enumerate(table.view()["outlaws"]["cards"], 1)}
            note("rewards", int(panel["rewards"].strip("$")), sum(rewards[number] for number in caught))
            note(panel["result"], summed(panel["result"]), sheet["total"])


# All of a page


def check_cards(body, note):
    """Dice Town's tables of cards: every card is there, and figures are those of the piece files."""

    def table_after(heading):
        part = body.partition(f"| {heading} |")[2]
        return [
            [cell.strip() for cell in line.strip("| \n").split("|")]
            for line in re.split(r"\n(?!\|)", part)[0].splitlines()[2:]
            if line.strip()
        ]

    def slug(text):
        return text.lower().replace(" ", "-")

    view = Town(4, indians=True).begin().view()
    names = {
        slug(name)
        for row in table_after("store card")
        for name in re.split(r", | and ", re.sub(r" \(.*?\)", "", row[0]))
    }
    note("store cards", " ".join(sorted(dts.CARDS)), " ".join(sorted(names)))
    points = {}
    for row in table_after("store card"):
        for name, value in re.findall(r"([A-Z]\w+) (\d)(?=[,.]| point)", row[2]):
            points[slug(name)] = int(value)
    note("their points", str(dict(sorted(view["card_points"].items()))), str(dict(sorted(points.items()))))
    copies = {
        slug(name): int(number)
        for row in table_after("store card")
        for name, number in re.findall(r"([A-Z][\w -]+?) \((\d)\)", row[0])
    }
    found = {}
    for name in dts.CARDS:
        count = sum(
            int(view_copy)
            for view_copy in [
                bool(int(Town(4).s.store[dts.PLACE_ALL, copy]) >> dts.CARDS.index(name) & 1)
                for copy in range(dts.COPIES)
            ]
        )
        if count > 1:
            found[name] = count
    note("copies", str(dict(sorted(found.items()))), str(dict(sorted(copies.items()))))
    seen = [f"{card['pair']} {card['wanted']} {card['reward']}" for card in view["outlaws"]["cards"]]
    cells = [cell for row in table_after("outlaw") for cell in [row]]
    told = [f"{pair} {wanted} {reward.strip('$')}" for _, pair, wanted, reward in cells]
    note("outlaws", "; ".join(seen), "; ".join(told))
    river: dict[str, int] = {}
    for name in view["river"]["left"]:
        river[name] = river.get(name, 0) + 1
    note("river cards", str(sum(river.values())), str(sum(int(row[1]) for row in table_after("river card"))))
    shelf: dict[str, int] = {}
    while_left = Town(4)
    for _ in range(3):
        while_left.play("n " + while_left.moves()[0])
    for _ in range(3):
        while_left.play("n " + while_left.moves()[0])
    for text in while_left.moves("n"):
        name = text.removeprefix("draw ").partition(".")[0]
        shelf[name] = shelf.get(name, 0) + 1
    note("elixirs", str(sorted(shelf.values())), str(sorted(int(row[1]) for row in table_after("elixir"))))


CLAIMS: dict[str, Callable[[dict[str, Any], Note], None]] = {
    "moon_river": check_moon_river,
    "dice_town": check_dice_town,
    "wind_river": check_wind_river,
}
