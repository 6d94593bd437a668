"""Reading the pages: plain Markdown with figures as data, English here, a folder for each other language.

A rule is a paragraph, `**The sentence.** A detail. [MR-22, MR-23]`; a figure is a fenced block of `key: value`.
Positions stand in English only: a page in another language names the figure and gives its caption and labels anew, and
rows of words where there are some. What a figure claims (`fits`, `can`, `sheet` ...) is held against the rules by
tests; docs/rules-pages.md lists all keys.
"""

import csv
import functools
import re
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from msgspec import Struct

from corral.learn import ENGLISH, Language

from .page import (
    Arrow,
    Cell,
    Chapter,
    Color,
    Figure,
    Ground,
    Hand,
    Laid,
    Mark,
    Page,
    Place,
    PlainPanel,
    RiverPanel,
    Roll,
    Row,
    Rule,
    Seam,
    Spirit,
    Stand,
    Steps,
    Table,
    Tally,
    Term,
    Terms,
    TownPanel,
    Verdict,
    Words,
)

HERE = Path(__file__).parent
COLORS: tuple[Color, ...] = ("purple", "white", "orange", "green")
RULE = re.compile(r"[A-Z]{2}-\d+")
IDS = re.compile(r"\s*\[((?:[A-Z]{2}-\d+(?:, )?)+)\]\s*$")
PICTURE = re.compile(r"@([a-z][\w-]*)")
FIGURE = re.compile(r"^```figure\n(.*?)^```$", re.S | re.M)

Raw: TypeAlias = dict[str, Any]  # a figure or a panel as it is written: a text, or a list of rows, by key


class Unreadable(ValueError):
    """What is wrong with a page, in a sentence."""


def text(game: str, language: Language) -> str | None:
    """A page as it is written; None: there is none."""
    path = HERE / ("" if language == ENGLISH else language) / f"{game}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else None


@functools.cache
def find(game: str, language: Language) -> Page | None:
    """The page of a game in a language; None: there is none."""
    written = text(game, language)
    return None if written is None else read(game, language, written)


def read(game: str, language: Language, written: str) -> Page:
    positions = {figure["name"]: figure for figure in figures(text(game, ENGLISH) or "")}
    title, *parts = re.split(r"^## ", written, flags=re.M)
    goal = title.partition("\n")[2].strip()
    chapters, search = [], []
    for part in parts:
        heading, _, body = part.partition("\n")
        found = [_block(block, positions) for block in _blocks(body)]
        if part is parts[-1]:
            (table,) = found
            search = [_words(row) for row in cast(Table, table).rows]
            continue
        number = re.match(r"(\d+) ", heading)
        name = heading[number.end() :] if number else heading
        chapters.append(Chapter(int(number[1]) if number else 0, name, found))
    return Page(game, language, goal, chapters, search)


def figures(written: str) -> list[Raw]:
    return [figure(found) for found in FIGURE.findall(written)]


def figure(written: str) -> Raw:
    """`key: value` at the margin is the figure's, with two spaces the panel's; deeper lines are rows of that key."""
    found: Raw = {"panels": []}
    where, key = found, ""
    for line in written.splitlines():
        depth = len(line) - len(line.lstrip())
        if depth >= 4:
            where[key].append(line.strip())
            continue
        key, _, value = line.strip().partition(":")
        if depth == 0:
            where = found
            if key == "panel":
                where = {"label": value.strip()}
                found["panels"].append(where)
                continue
        if key in where:
            raise Unreadable(f"{key} for the second time")
        where[key] = value.strip() or []
    return found


def _blocks(body: str) -> list[str]:
    """Paragraphs, lists, tables and figures, as they are written."""
    parts = re.split(r"(^```figure\n.*?^```$)", body, flags=re.S | re.M)
    return [block.strip() for part in parts for block in _inside(part) if block.strip()]


def _inside(part: str) -> list[str]:
    return [part] if part.startswith("```") else re.split(r"\n\s*\n", part)


def _block(written: str, positions: dict[str, Raw]) -> Rule | Steps | Table | Terms | Figure:
    if match := FIGURE.match(written):
        return _figure(figure(match[1]), positions)
    if written.startswith("|"):
        return _table(written.splitlines())
    if written.startswith("1. "):
        return Steps([_rule(line.partition(". ")[2]) for line in written.splitlines()])
    if re.match(r"\*\*[^*]+\*\*\s?:", written):
        return _terms(written)
    return _rule(written)


def _rule(written: str) -> Rule:
    told, rules = _ids(written)
    match = re.fullmatch(r"\*\*([^*]+)\*\*\s*(.*)", told, re.S)
    if not match:
        raise Unreadable(f"no rule: {written[:60]}")
    return Rule(_line(match[1]), _line(match[2]), rules)


def _terms(written: str) -> Terms:
    told, rules = _ids(written)
    parts = re.findall(r"\*\*([^*]+)\*\*\s?:\s*([^*]+)", told)
    return Terms([Term(name, _line(meaning)) for name, meaning in parts], rules)


def _table(lines: list[str]) -> Table:
    rows = [
        [_cell(cell) for cell in line.strip("|").split("|")] for line in lines if not re.match(r"\|[-:| ]+\|$", line)
    ]
    if len({len(row) for row in rows}) != 1:
        raise Unreadable(f"rows of different length: {lines[0]}")
    return Table(rows[0], rows[1:])


def _cell(written: str) -> Cell:
    pictures = PICTURE.findall(written)
    told, rules = _ids(PICTURE.sub("", written))
    if not rules and RULE.match(told.strip()):
        told, rules = "", RULE.findall(told)
    return Cell(_line(told.strip()), rules, pictures)


def _words(row: list[Cell]) -> Words:
    return Words([word.strip() for word in row[0].text.split(",")], row[1].rules)


def _ids(written: str) -> tuple[str, list[str]]:
    match = IDS.search(written)
    return (written[: match.start()], RULE.findall(match[1])) if match else (written, [])


def _line(written: str) -> str:
    return " ".join(written.split(" ")).strip().replace("\n", " ")


# Figures


def _figure(said: Raw, positions: dict[str, Raw]) -> Figure:
    """What is drawn is the English figure's; the words are those of this page."""
    drawn = positions.get(said["name"])
    if drawn is None or len(drawn["panels"]) != len(said["panels"]):
        raise Unreadable(f"the figure {said['name']} has other panels in English")
    panels = [_panel(both | words) for both, words in zip(drawn["panels"], said["panels"], strict=True)]
    return Figure(said["name"], said["caption"], RULE.findall(drawn["rules"]), panels)


def _panel(raw: Raw) -> RiverPanel | PlainPanel | TownPanel:
    sheet = [Row(*_last(part)) for part in listed(raw.get("sheet", ""))]
    rest: dict[str, Any] = {
        "label": raw["label"],
        "verdict": _verdict(raw.get("verdict", "")),
        "follows": "from" in raw,
        "result": raw.get("result", ""),
        "sheet": sheet if sheet and sheet[-1].name == "total" else [],
    }
    if raw.keys() & {"ranch", "rival", "storage", "column"}:
        return _river(raw, rest)
    if raw.keys() & {"plain", "plains"}:
        return _plain(raw, rest)
    return _town(raw, rest)


def _river(raw: Raw, rest: dict[str, Any]) -> RiverPanel:
    head, *rows = raw.get("ranch") or raw.get("rival") or [""]
    letters = head.split()
    cells, blocked = [], False
    for row in rows:
        number, *marks = row.split()
        for letter, mark in zip(letters, marks, strict=True):
            blocked |= mark == "~"
            if mark not in (".", "~"):
                kind, _, partner = mark.partition("@")
                cells.append(Laid(letter + number, kind.strip("=+"), kind.count("+"), partner, mark.startswith("=")))
    stored = ["" if kind == "-" else kind for kind in raw.get("storage", "").split()]
    return RiverPanel(
        **rest,
        board=raw.get("board", ""),
        bridges=_bridges()[raw["board"]] if "board" in raw else [],
        rows=10 if raw.get("players") == "2" else 5,
        letters=letters,
        numbers=sorted(int(row.split()[0]) for row in rows),
        cells=cells,
        blocked=blocked,
        seams=[Seam(one, other, _verdict(told)) for one, other, told in _split(raw, "seams")],
        marks=[Mark(cell, _verdict(told)) for cell, told in _split(raw, "thief")],
        tallies=[Tally(cell, " ".join(told)) for cell, *told in _split(raw, "tally")],
        arrows=_arrows(raw),
        storage=stored if "ranch" not in raw or "beside" in raw or not rest["follows"] else [],
        beside=raw.get("beside", ""),
        column=_column(raw),
    )


@functools.cache
def _bridges() -> dict[str, list[str]]:
    """Of each board of the box."""
    with (resources.files("corral.games.moon_river") / "boards.csv").open(encoding="utf-8") as file:
        return {row["board"]: row["bridges"].split() for row in csv.DictReader(file)}


def _column(raw: Raw) -> list[Place]:
    places = [part.partition(":")[::2] for part in raw.get("column", "").split()]
    numbers = [int(number) for number in raw.get("numbers", "").split()] or [0] * len(places)
    return [
        Place(kind, cast(Color, color) if color else None, number)
        for (kind, color), number in zip(places, numbers, strict=True)
    ]


def _plain(raw: Raw, rest: dict[str, Any]) -> PlainPanel:
    head, *rows = raw.get("plain") or [""]
    fields = []
    for row in rows:
        lane, *marks = row.split()
        for position, mark in zip(head.split(), marks, strict=True):
            match = re.fullmatch(r"(\d?)('*)([pwog]*)|\.|#", mark)
            if not match:
                raise Unreadable(f"{lane}{position}: {mark}")
            tipis = [(match[3] or "").count(letter) for letter in "pwog"]
            fields.append(Ground(lane + position, mark != "#", int(match[1] or 0), len(match[2] or ""), tipis))
    return PlainPanel(
        **rest,
        fields=fields,
        arrows=_arrows(raw),
        stones=_by_color(raw.get("stones", "")),
        plains=_by_color(raw.get("plains", "")),
        turn=_color(raw["seat"]) if "seat" in raw else None,
    )


def _town(raw: Raw, rest: dict[str, Any]) -> TownPanel:
    return TownPanel(
        **rest,
        hands=[Hand(name, dice) for name, *dice in _rows(raw, "hands")],
        street=[_stand(row) for row in raw.get("street", [])],
        sheriff=raw.get("sheriff", ""),
        offers=[Hand(name, offer) for name, *offer in _split(raw, "offers")],
        bank=raw.get("bank", ""),
        coach=raw.get("coach", ""),
        row=raw.get("row", "").split(),
        wanted=[int(number) for number in raw.get("wanted", "").split()],
        rolled=raw.get("rolled", "").split(),
        rolls=[_roll(row) for row in _rows(raw, "rolls")],
        dice=[Hand(dice[-1], dice[:-1]) for dice in _split(raw, "dice")],
        prices=[Hand(price, dice) for *dice, price in _rows(raw, "prices")],
        poker=[Hand(" ".join(row[5:]), row[:5]) for row in _rows(raw, "poker")],
        houses=[Hand(name, face) for name, *face in _rows(raw, "houses")],
        spirits=[Spirit(name, int(faces), " ".join(told)) for name, faces, *told in _rows(raw, "spirits")],
        doc=raw.get("doc", "").split(),
        nuggets=int(raw.get("nuggets", 0)),
        cash=raw.get("cash", ""),
        caught=[int(number) for number in raw.get("caught", "").split()],
        hand=raw.get("hand", "").split(),
        fenced=raw.get("fenced", "").split(),
        ranches=int(raw.get("ranches", 0)),
    )


def _stand(row: str) -> Stand:
    house, _, order = row.partition(" ")
    return Stand(house, [group.split(" = ") for group in order.split(" > ") if group])


def _roll(row: list[str]) -> Roll:
    number, name, *dice, price = row
    return Roll(int(number), name, [] if dice == ["none"] else dice, price)


def _arrows(raw: Raw) -> list[Arrow]:
    found = []
    for start, end, *thing, told in _split(raw, "arrows"):
        found.append(Arrow(start, end, thing[0] if thing else "", _verdict(told)))
    return found


def listed(written: str) -> list[str]:
    return [part.strip() for part in written.split(";" if ";" in written else ",") if part.strip()]


def _split(raw: Raw, key: str) -> list[list[str]]:
    return [part.split() for part in listed(raw.get(key, ""))]


def _rows(raw: Raw, key: str) -> list[list[str]]:
    return [row.split() for row in raw.get(key, [])]


def _last(part: str) -> tuple[str, int]:
    name, _, points = part.rpartition(" ")
    return name, int(points)


def _by_color(written: str) -> dict[Color, int]:
    return {_color(letter): int(number) for letter, number in (part.split() for part in listed(written))}


def _color(letter: str) -> Color:
    return COLORS["pwog".index(letter)]


def _verdict(told: str) -> Verdict:
    if told not in ("", "right", "wrong"):
        raise Unreadable(f"a verdict is right or wrong, not {told}")
    return cast(Verdict, told)


Kind = TypeVar("Kind", bound=Struct)


def parts(page: Page, kind: type[Kind]) -> list[Kind]:
    """All blocks of one kind, in order."""
    return [block for chapter in page.chapters for block in chapter.blocks if isinstance(block, kind)]
