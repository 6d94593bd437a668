"""A game for those who read and write: language models, and harnesses that put a prompt and take an answer.

A session is one match with opponents in it. It tells the position in words, takes a move as text, counts what was no
legal move and says why. As lines of JSON (`corral text`):

    out  {"kind": "prompt", "seat": 1, "text": "...", "errors": 0}
    in   {"answer": "pick 2"}          or the bare text
    out  {"kind": "error", "reason": "...", "errors": 1}
    in   {"ask": "legal"}              {"ask": "rules"}, {"ask": "rules", "id": "MR-12"}, {"ask": "position"}
    out  {"kind": "legal", "moves": ["pick 1", ...]}
    out  {"kind": "score", "points": [...], "winners": [...], "share": 1.0, "errors": 1, "answers": 40}
"""

import importlib
import io
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from corral.game import Game, NotAMove
from corral.match import Match
from corral.players import Player, find, turn_of
from corral.record import NotNow

WIDTH = 132
SECTION = re.compile(r"^- ([A-Z]+-\d+) ", re.M)


class Session:
    """One match: `seat` (from 1) is ours, a level plays each other seat."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        seat: int = 1,
        opponents: str = "hand",
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        most_errors: int = 0,
    ) -> None:
        find(opponents)
        self.match = Match(game, seats, options, seed=seed)
        if not 1 <= seat <= seats:
            raise ValueError(f"seat is 1 to {seats}, not {seat}")
        self.seat, self.most_errors = seat, most_errors
        self.errors = self.answers = self._row = 0
        self._told = 0  # lines that were told already
        self._number = 0 if seed is None else seed * 100_003
        others = [number for number in range(1, seats + 1) if number != seat]
        self._players = {number: Player(opponents, self.match.game, seats) for number in others}
        self._go_on()

    @property
    def lost(self) -> bool:
        """Too many answers in a row were no legal moves: the game ends as lost."""
        return 0 < self.most_errors <= self._row

    @property
    def over(self) -> bool:
        return self.match.over or self.lost

    def play(self, text: str) -> str:
        """Play a move; gives the reason if it is none, and nothing has changed but the count of errors."""
        if self.over:
            return "the game is over"
        try:
            self.match.play(self.seat, " ".join(text.split()))
        except (NotAMove, NotNow) as error:
            self.errors += 1
            self._row += 1
            return str(error)
        self.answers += 1
        self._row = 0
        self._go_on()
        return ""

    def _go_on(self) -> None:
        """The others, until we are asked."""
        while (asked := self.match.actors) and self.seat not in asked:
            self._answer(asked[0])
        if self.seat in asked:
            for other in asked:  # who is asked at the same time answers without knowing ours
                if other != self.seat:
                    self._answer(other)

    def _answer(self, number: int) -> None:
        match = self.match
        turn = turn_of(match.history, number - 1)
        move = self._players[number].choose(match.state, number - 1, self._number + len(match.lines), turn)
        match.play(number, match.game.write(move))

    def prompt(self) -> str:
        """What has happened since the last prompt, the position, and what is asked."""
        told = self.match.tell(self.seat)
        new, self._told = told[self._told :], len(told)
        news = "\n".join(["Since your last move:", *new, ""]) if new else ""
        return f"{news}{self.position()}\n\n{self.question()}\nAnswer with one move."

    def position(self) -> str:
        """As the terminal draws it, without colours."""
        return words(self.match.game, self.match.view(self.seat), self.seat)

    def question(self) -> str:
        return asked(self.match.game, self.match.view(self.seat), self.seat)

    def score(self) -> dict[str, Any]:
        """What came of it: `share` is 1 for a win, less for a shared one."""
        winners = [] if self.lost else self.match.winners
        return {
            "kind": "score",
            "points": self.match.points,
            "winners": winners,
            "share": 1 / len(winners) if self.seat in winners else 0.0,
            "errors": self.errors,
            "answers": self.answers,
        }


def words(game: Game, view: Any, seat: int) -> str:
    """A view as the terminal draws it, without colours."""
    file = io.StringIO()
    Console(file=file, width=WIDTH, color_system=None).print(_screen(game).draw(view, seat))
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip().splitlines())


def asked(game: Game, view: Any, seat: int) -> str:
    """What the seat is asked, in a sentence."""
    return str(_screen(game).question(view, seat))


def _screen(game: Game) -> Any:
    return importlib.import_module(f"{game.__name__}.screen")  # type: ignore[attr-defined]


def rules(game: str, number: str = "") -> str:
    """The rules of a game, or the one with this id, such as MR-12."""
    here = Path(__file__).parent
    folders = (here / "rules", here.parents[1] / "docs" / "rules")  # as installed; in the sources
    paths = [folder / f"{game.replace('_', '-')}.md" for folder in folders]
    text = next((path.read_text() for path in paths if path.exists()), "")
    if not text:
        raise ValueError(f"the text of {game}'s rules is not installed")
    if not number:
        return text
    found = re.search(rf"^- {re.escape(number.upper())} .*?(?=^- |^#|\Z)", text, re.M | re.S)
    if found is None:
        known = SECTION.findall(text)
        raise ValueError(f"there is no rule {number!r}; there are {known[0]} to {known[-1]}")
    return found[0].strip()


def converse(session: Session, lines: Iterable[str]) -> Iterator[str]:
    """The protocol: lines in, lines out. It ends with the score."""
    yield _prompt(session)
    answers = iter(lines)
    while not session.over:
        line = next(answers, None)
        if line is None:
            break
        if not line.strip():
            continue
        yield from map(_json, _reply(session, line.strip()))
    yield _json(session.score())


def _json(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False)


def _prompt(session: Session) -> str:
    told = {"kind": "prompt", "seat": session.seat, "text": session.prompt(), "errors": session.errors}
    return _json(told)


def _reply(session: Session, line: str) -> Iterator[dict[str, Any]]:
    message = _message(line)
    if "answer" in message:
        reason = session.play(str(message["answer"]))
        if reason:
            yield {"kind": "error", "reason": reason, "errors": session.errors}
        elif not session.over:
            yield json.loads(_prompt(session))
        return
    try:
        yield _asked(session, message)
    except ValueError as error:
        yield {"kind": "error", "reason": str(error), "errors": session.errors}


def _message(line: str) -> dict[str, Any]:
    """A line of JSON, or a bare answer."""
    try:
        message = json.loads(line)
    except ValueError:
        return {"answer": line}
    return message if isinstance(message, dict) else {"answer": line}


def _asked(session: Session, message: dict[str, Any]) -> dict[str, Any]:
    what = message.get("ask")
    if what == "legal":
        return {"kind": "legal", "moves": session.match.moves(session.seat)}
    if what == "position":
        return {"kind": "position", "text": f"{session.position()}\n\n{session.question()}"}
    if what == "rules":
        return {"kind": "rules", "text": rules(session.match.game.NAME, str(message.get("id", "")))}
    raise ValueError('a line is {"answer": "a move"} or {"ask": "legal"}, "position" or "rules"')
