"""corral play, resume: a whole game in the terminal, against bots or with friends at one keyboard."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console

from corral import games, players
from corral.cli import show
from corral.game import NATURE, View
from corral.match import Match
from corral.players.advice import advise, sentence
from corral.record import NotAMove, NotNow

LIST = 16  # longer lists are chosen word by word
PERSON = "you"
HELP = """[bold]A number[/] chooses what stands beside it; so does typing the move, or the beginning of one.
[bold]undo[/]   take back your last choice          [bold]hint[/]   what a good player would do
[bold]board[/]  draw the table again                [bold]log[/]    the last moves of everybody
[bold]sheet[/]  the score sheet as it stands        [bold]save[/]   save as: save FILE
[bold]up[/]     back to the whole list              [bold]quit[/]   leave; the game is kept"""


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    people: int = 1,
    against: str = "hand",
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")] = None,
    seed: int | None = None,
    pieces: Path | None = None,
) -> None:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    seats
        How many play; without it, as many as the game likes best.
    people
        How many of them are people at this keyboard (hotseat); they take the first seats.
    against
        Who plays the others: greenhorn, hand, rancher, marshal, legend or random.
    option
        A table option as name=word; give it once for each option.
    seed
        A seed for the dice; without it, a fresh one.
    pieces
        A folder with piece files of your own.
    """
    players.find(against)
    words = pairs(option)
    with Console().status("Loading the rules; at the first start they are compiled, which takes half a minute"):
        games.find(game)
    many = seats or _usual(game, words)
    if not 0 <= people <= many:
        raise ValueError(f"there are {many} seats, so {people} people cannot sit there")
    names = [PERSON if people == 1 else f"{PERSON}-{seat + 1}" for seat in range(people)]
    names += [f"{against}-{seat + 1}" for seat in range(people, many)]
    Terminal(Match(game, names, words, seed=seed, pieces=pieces), _new_file(game)).run()


def resume(file: Path, /, *, pieces: Path | None = None) -> None:
    """Go on with a game that was saved.

    Parameters
    ----------
    file
        The file that `corral play` named when you left.
    """
    Terminal(show.read(file, pieces=pieces), file).run()


class Terminal:
    """One match at one keyboard."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.console = Console(highlight=False)
        self.screen = show.screen(match)
        self.people = [seat + 1 for seat, name in enumerate(match.names) if name.split("-")[0] == PERSON]
        self.bots: dict[int, players.Player] = {}
        self.seen = 0  # lines already told to the person at the keyboard
        self.sitting = self.people[0] if len(self.people) == 1 else 0

    def run(self) -> None:
        try:
            while not self.match.over:
                seat = next((seat for seat in self.match.actors if seat not in self.people), 0)
                if seat:
                    self._bot(seat)
                else:
                    self._person(self.match.actors[0])
                self._keep()
        except (EOFError, KeyboardInterrupt):
            self._keep()
            self.console.print(f"\nKept. Go on with: corral resume {self.file}")
            return
        self._tell(self.sitting or -1)
        self.console.print(self.screen.draw(self.match.view(), -1))
        self.console.print(show.sheets(self.match))
        self.console.print(f"[bold]{show.status(self.match)}[/] The record: {self.file}")

    def _keep(self) -> None:
        """Nothing is lost: every choice is on disk before the next question."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_name(self.file.name + ".new")
        fresh.write_text(self.match.record(secret=True), encoding="utf-8")
        os.replace(fresh, self.file)

    def _bot(self, seat: int) -> None:
        if seat == NATURE:
            raise ValueError("this record does not hold its seed, so it cannot be played on; save with `save FILE`")
        level = self.match.names[seat - 1].split("-")[0]
        if seat not in self.bots:
            known = level == "random" or level in players.LEVELS
            self.bots[seat] = players.Player(level if known else "hand", self.match.game, self.match.seats)
        self.match.play(seat, self._choice(self.bots[seat], seat))

    def _choice(self, player: players.Player, seat: int) -> str:
        match = self.match
        move = player.choose(match.state, seat - 1, len(match.lines), players.turn_of(match.history, seat - 1))
        return match.game.write(move)

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        self.console.print(self.screen.draw(self.match.view(seat), seat))
        text = self._ask(seat)
        if text:
            self.match.play(seat, text)
            self.seen = len(self.match.lines) if len(self.people) == 1 else self.seen

    def _hand_over(self, seat: int) -> None:
        """At one keyboard, nobody sees another's hand."""
        if len(self.people) > 1 and seat != self.sitting and self.match.game.SECRETS is not None:
            self.console.clear()
            self.console.input(
                f"[bold]{self.match.names[seat - 1]}[/], it is your choice. Press Enter when only you look."
            )
        self.sitting = seat

    def _tell(self, viewer: int) -> None:
        """What happened since the person last chose."""
        lines = self.match.tell(viewer)
        for line in lines[min(self.seen, len(lines)) :][-24:]:
            word, _, text = line.partition(" ")
            name = self.match.names[int(word) - 1] if word.isdigit() else {"n": "chance", "*": "table"}[word]
            self.console.print(f"  [dim]{name:>10}[/] {text}")
        self.seen = len(lines)

    def _ask(self, seat: int) -> str | None:
        """One question, until it is answered: the text of a move, or None if the game has changed by undo."""
        view, moves, begin = self.match.view(seat), self.match.moves(seat), ""
        shown = True
        while True:
            entries = list(_entries(moves, begin))
            if shown:
                self._list(seat, view, begin, entries)
            answer = " ".join(self.console.input("[bold]>[/] ").split())
            shown = True
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(entries):
                answer = entries[int(answer) - 1][0]
            if answer in moves:
                return answer
            if answer == "up" or not answer:
                begin = ""
            elif answer == "undo":
                if self._undo(seat):
                    return None
            elif any(text.startswith(answer + " ") for text in moves):
                begin = answer
            else:
                shown = self._command(seat, answer)

    def _list(self, seat: int, view: View, begin: str, entries: list[tuple[str, int]]) -> None:
        """The question and its numbered answers; a list too long to be explained stands in columns."""
        more = f" [dim]({begin} …)[/]" if begin else ""
        self.console.print(f"\n[bold]{self.screen.question(view, seat)}[/]{more}")
        texts = [f"{number:>3}  {text}{' …' if ways > 1 else ''}" for number, (text, ways) in enumerate(entries, 1)]
        if len(entries) > LIST:
            self.console.print(Columns(texts, padding=(0, 3), column_first=True))
            return
        width = max(map(len, texts))
        for text, (move, ways) in zip(texts, entries, strict=True):
            words = f"{ways} ways" if ways > 1 else self.screen.describe(view, seat, move)
            self.console.print(f" {text:<{width}}  [dim]{words}[/]")

    def _undo(self, seat: int) -> bool:
        """Back to the last choice of a person; bots do not mind."""
        own = [ply for ply in self.match.history if ply.seat + 1 in self.people]
        if not own:
            self.console.print("There is nothing of yours to take back.")
            return False
        self.match.back(own[-1].line - 1)
        self.seen = len(self.match.tell(seat))
        self.console.print("[dim]Taken back.[/]")
        return True

    def _command(self, seat: int, answer: str) -> bool:
        """Everything that is not a move; True if the list should be shown again."""
        match answer.split():
            case ["quit" | "exit" | "q"]:
                raise EOFError
            case ["help" | "?" | "h"]:
                self.console.print(HELP)
            case ["board" | "b"]:
                self.console.print(self.screen.draw(self.match.view(seat), seat))
            case ["log"]:
                for line in self.match.tell(seat)[-20:]:
                    self.console.print(f"  {line}", markup=False)
            case ["sheet"]:
                self.console.print(show.sheets(self.match, seat))
            case ["hint"]:
                match = self.match
                advice = advise(match.game, match.state, seat - 1, match.seats, len(match.lines))
                self.console.print(
                    f"A good player would: [bold]{advice.text}[/] ({sentence(match.game, advice.reason)})"
                )
            case ["save", path]:
                self._save(Path(path))
            case _:
                self._refuse(seat, answer)
        return False

    def _save(self, path: Path) -> None:
        try:
            path.write_text(self.match.record(secret=True), encoding="utf-8")
            self.console.print(f"Saved. Go on with: corral resume {path}")
        except OSError as error:
            self.console.print(f"{path}: {error.strerror}. Nothing was saved there.")

    def _refuse(self, seat: int, answer: str) -> None:
        try:
            self.match.clone().play(seat, answer)
        except (NotAMove, NotNow) as error:
            self.console.print(f"{error}. (help tells what else you can type)", markup=False)


def _entries(moves: list[str], begin: str) -> Iterator[tuple[str, int]]:
    """What to number: the moves that begin so, or, if they are many, their beginnings with the number of ways."""
    chosen = [text for text in moves if not begin or text.startswith(begin + " ")]
    if len(chosen) <= LIST:
        yield from ((text, 1) for text in chosen)
        return
    words = len(begin.split()) + 1
    while True:
        groups: dict[str, list[str]] = {}
        for text in chosen:
            groups.setdefault(" ".join(text.split()[:words]), []).append(text)
        if len(groups) > 1 or words > 8:
            break
        words += 1
    for start, texts in groups.items():
        yield (texts[0], 1) if len(texts) == 1 else (start, len(texts))


def pairs(option: list[str] | None) -> dict[str, str]:
    """Table options, given as name=word."""
    words = {}
    for word in option or []:
        name, equals, words[name] = word.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=word, not {word!r}")
    return words


def _usual(name: str, words: dict[str, str]) -> int:
    """Four seats, or as near as the game allows."""
    if colors := words.get("colors"):
        return len(re.split(r"[ ,]+", colors))
    allowed: range = games.find(name).OPTIONS().seats
    return min(max(4, allowed[0]), allowed[-1])


def _new_file(game: str) -> Path:
    """A name that is not taken in the folder of kept games."""
    folder = user_data_path("corral", appauthor=False) / "games"
    taken = {path.name for path in folder.glob(f"{game}-*.txt")} if folder.is_dir() else set()
    number = 1
    while f"{game}-{number}.txt" in taken:
        number += 1
    return folder / f"{game}-{number}.txt"
