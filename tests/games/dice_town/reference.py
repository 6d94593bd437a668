"""A second, slow and plain implementation of Dice Town with Wild West and Indians.

Written from docs/rules/dice-town.md and the data files only; comments name the rules (DT-n). The whole game is one
script: a Python generator that yields its questions. A question maps every seat that is asked to a private
generator which yields the legal moves and receives the answers of that seat; the script goes on once all seats
have finished answering, so simultaneous and secret answers need no further book-keeping.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeVar

NATURE = 15
FACES = ["9", "10", "J", "Q", "K", "A"]  # rising
FACE_OF = {"mine": "9", "bank": "10", "store": "J", "saloon": "Q", "sheriff": "K"}
PLACES = ["mine", "bank", "store", "saloon", "sheriff", "town-hall", "doc"]
ACTIONS = {  # base action A, Wild West action B
    "mine": ("mine", "pan"),
    "bank": ("rob", "coach"),
    "store": ("shop", "doc"),
    "saloon": ("steal", "recruit"),
    "sheriff": ("badge", "hunt"),
    "town-hall": ("deeds", "deck"),
}
OWN_ACTION_CARD = {"mine": "dynamite", "shop": "shopping-list", "recruit": "desperado", "deeds": "surveyor"}
AT_ONCE = ("hold-up", "gift", "swindler")
ELIXIR_EFFECT = {
    "barbed-wire": "wire",
    "sample-case": "card",
    "hat-round": "cash",
    "gold-fever": "gold",
    "land-lottery": "land",
}
REMEDY_OF_FACE = {"9": "wire", "10": "wire", "J": "card", "Q": "card", "K": "cash", "A": "gold"}  # DT-26
LAST_ROUND = 60  # DT-31


class Card(NamedTuple):
    name: str
    copy: int

    def __str__(self) -> str:
        return f"{self.name}.{self.copy}"


T = TypeVar("T")
Private = Generator[list[str], str, list[str]]  # yields legal moves, receives one answer each, returns all answers
Question = dict[int, Private]
Script = Generator[Question, dict[int, list[str]], T]


@dataclass
class Deck:
    """Cards in no known order, below those known to lie on top (the first is uppermost)."""

    cards: list[Card]
    refills: bool = False  # DT-20: the discard pile becomes the deck
    buried: int = 0  # DT-7: the deck counts as empty when so many are left
    known: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)

    @property
    def size(self) -> int:
        return len(self.known) + len(self.cards) - self.buried


def price(number: int) -> int:
    """DT-9: what keeping so many dice of one roll costs."""
    return 1 if number == 0 else number - 1


def poker(dice: Iterable[str]) -> tuple[int, list[int]]:
    """DT-24: a key that compares as the hands do."""
    counted = Counter(FACES.index(face) for face in dice)
    groups = sorted(((count, rank) for rank, count in counted.items()), reverse=True)
    shape = [count for count, _ in groups]
    ranks = [rank for _, rank in groups]
    straight = len(ranks) == 5 and ranks[0] - ranks[-1] == 4
    category = {
        (5,): 7,
        (4, 1): 6,
        (3, 2): 5,
        (3, 1, 1): 3,
        (2, 2, 1): 2,
        (2, 1, 1, 1): 1,
        (1, 1, 1, 1, 1): 4 if straight else 0,
    }[tuple(shape)]
    return category, ranks


def names(cards: Iterable[Card]) -> list[str]:
    """DT-36: a player choosing between equal copies has one entry."""
    return sorted({card.name for card in cards})


def lowest(cards: Iterable[Card], name: str) -> Card:
    """DT-36: of equal copies the lowest moves."""
    return min(card for card in cards if card.name == name)


def is_deed(card: Card) -> bool:
    return card.name.startswith("deed-")


def is_property(card: Card) -> bool:
    return is_deed(card) or card.name == "ranch"


def worth(deed: Card) -> int:
    return int(deed.name.removeprefix("deed-"))


def outlaw_number(card: Card) -> int:
    return int(card.name.removeprefix("outlaw-"))


def rising(dice: Iterable[str]) -> list[str]:
    return sorted(dice, key=FACES.index)


def choose(moves: list[str]) -> Private:
    """The private side of a question with one answer."""
    answer = yield moves
    return [answer]


def repository_data() -> Path:
    for folder in Path(__file__).resolve().parents:
        data = folder / "src" / "corral" / "games" / "dice_town"
        if data.is_dir():
            return data
    raise FileNotFoundError("src/corral/games/dice_town")


class Plain:
    def __init__(self, seats: int, options: Mapping[str, object] | None = None, folder: Path | None = None) -> None:
        chosen: dict[str, object] = {"wild_west": True, "indians": False, "edition": "2018", "second_action": "must"}
        for key, value in (options or {}).items():
            if key not in chosen:
                raise ValueError(f"unknown option {key}")
            chosen[key] = value
        self.wild_west = bool(chosen["wild_west"])
        self.indians = bool(chosen["indians"])
        self.edition = str(chosen["edition"])
        if self.edition not in ("2018", "2009"):
            raise ValueError(f"no edition {self.edition}")
        if self.indians and not self.wild_west:
            raise ValueError("indians needs wild_west")
        if not 2 <= seats <= (6 if self.wild_west else 5):  # DT-1
            raise ValueError(f"not for {seats} players")
        self.seats = list(range(1, seats + 1))
        self.second_actions = self.wild_west and seats > 2  # DT-7, DT-15
        self.second_may_pass = str(chosen["second_action"]) == "may"  # DT-14

        folder = folder or repository_data()
        self.copies: Counter[str] = Counter()  # of every store card in the game
        self.vp: dict[str, int] = {}
        sets = ["base"] + ["wild-west"] * self.wild_west + ["indians"] * self.indians
        for row in self._table(folder / "store.csv"):
            if row["set"] in sets:  # DT-2
                self.copies[row["card"]] = int(row["count"])
                self.vp[row["card"]] = int(row["vp"] or 0)
        count = "count_2009" if self.edition == "2009" else "count"
        property_copies = {f"deed-{row['value']}": int(row[count]) for row in self._table(folder / "deeds.csv")}  # DT-3
        faces = {row["spirit"]: int(row["faces"]) for row in self._table(folder / "spirits.csv")}
        self.spirits = [f"{spirit}.{face}" for spirit, faces in faces.items() for face in range(1, faces + 1)]  # DT-29
        if self.wild_west:
            property_copies["ranch"] = 10
        elixir_copies: dict[str, int] = {}
        if self.edition == "2018":
            elixir_copies = {row["elixir"]: int(row["count"]) for row in self._table(folder / "elixirs.csv")}
        river_copies: dict[str, int] = {}
        outlaw_copies: dict[str, int] = {}
        self.pair_face: dict[str, str] = {}
        self.wanted_face: dict[str, str] = {}
        self.reward: dict[str, int] = {}
        if self.wild_west:
            river_copies = {row["card"]: int(row["count"]) for row in self._table(folder / "river.csv")}
            for row in self._table(folder / "outlaws.csv"):
                name = f"outlaw-{row['outlaw']}"
                outlaw_copies[name] = 1
                self.pair_face[name] = row["pair"]
                self.wanted_face[name] = row["wanted"]
                self.reward[name] = int(row["reward"])

        def pile(copies: Mapping[str, int]) -> list[Card]:
            return [Card(name, copy) for name, count in copies.items() for copy in range(1, count + 1)]

        self.store = Deck(pile(self.copies), refills=True)
        self.property = Deck(pile(property_copies), buried=10 if seats == 2 and self.wild_west else 0)  # DT-7
        self.elixirs = Deck(pile(elixir_copies), refills=True)
        self.river = Deck(pile(river_copies))
        self.outlaws = Deck(pile(outlaw_copies))  # its public top card is the one known card

        self.mine = 40 if self.wild_west and seats > 2 else 30  # DT-4
        self.bank = 3  # DT-6
        self.stagecoach = 2 if self.wild_west else 0
        self.row: list[Card] = []  # slot 1 first
        self.wanted: list[Card] = []
        self.open_elixirs: list[Card] = []
        self.sheriff = 0  # nobody before the lot
        self.indian_die = 0  # the seat that has it, 0 for the village
        self.box: list[Card] = []  # cards that left the game
        self.table: list[Card] = []  # played cards whose effect is not over
        self.aside: list[Card] = []  # cards drawn and not yet kept or put back

        self.cash = dict.fromkeys(self.seats, 8)
        self.nuggets = dict.fromkeys(self.seats, 0)
        self.hands: dict[int, list[Card]] = {seat: [] for seat in self.seats}  # store cards and deeds
        self.wired: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self.ranches: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self.recruited: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self.captured: dict[int, list[Card]] = {seat: [] for seat in self.seats}

        self.round = 0
        self.kept: dict[int, list[str]] = {seat: [] for seat in self.seats}  # fixed dice, faces rising
        self.rolled: dict[int, list[str]] = {seat: [] for seat in self.seats}  # thrown, not yet kept: secret
        self.acted: set[int] = set()
        self.closed = ""  # by the war path
        self.bodyguarded = 0
        self.die_bought = False
        self.won: dict[int, list[Card]] = {seat: [] for seat in self.seats}  # at Town Hall this round
        self.from_row: set[Card] = set()  # of these, the ones all have seen

        self._over = False
        self._question: Question = {}
        self._legal: dict[int, list[str]] = {}
        self._answers: dict[int, list[str]] = {}
        self._script = self._game()
        self._put(next(self._script))

    @staticmethod
    def _table(path: Path) -> list[dict[str, str]]:
        with path.open(newline="", encoding="utf-8") as lines:
            return list(csv.DictReader(lines))

    # ---- asking and answering

    @property
    def over(self) -> bool:
        return self._over

    def actors(self) -> list[int]:
        return sorted(self._legal)

    def moves(self, seat: int) -> list[str]:
        return list(self._legal.get(seat, []))

    def play(self, seat: int, text: str) -> None:
        if text not in self._legal.get(seat, []):
            raise ValueError(f"seat {seat} may not play {text!r}")
        try:
            self._legal[seat] = self._question[seat].send(text)
            return
        except StopIteration as finished:
            del self._legal[seat]
            self._answers[seat] = finished.value
        if not self._legal:
            try:
                self._put(self._script.send(self._answers))
            except StopIteration:
                self._over = True
                self._question = {}

    def _put(self, question: Question) -> None:
        self._question = question
        self._answers = {}
        self._legal = {seat: next(private) for seat, private in question.items()}

    def _ask(self, seat: int, moves: list[str]) -> Script[str]:
        answers = yield {seat: choose(moves)}
        return answers[seat][0]

    def _die(self) -> Script[str]:
        """DT-36: NATURE rolls one die."""
        text = yield from self._ask(NATURE, [f"die {face}" for face in FACES])
        return text.split()[1]

    def _draw(self, deck: Deck) -> Script[Card | None]:
        """One card from a deck, laid aside; None if there is none."""
        if deck.size == 0 and deck.refills:  # DT-20
            deck.cards, deck.discard = deck.discard, []
        if deck.size == 0:
            return None
        if deck.known:  # DT-36
            card = deck.known.pop(0)
        else:
            card = yield from self._nature_picks(deck.cards)
        self.aside.append(card)
        return card

    def _nature_picks(self, cards: list[Card]) -> Script[Card]:
        """DT-36: every physical copy is one entry; the card drawn leaves the list."""
        by_text = {f"draw {card}": card for card in cards}
        text = yield from self._ask(NATURE, list(by_text))
        cards.remove(by_text[text])
        return by_text[text]

    # ---- small facts

    @property
    def decks(self) -> dict[str, Deck]:
        return {
            "store": self.store,
            "property": self.property,
            "elixirs": self.elixirs,
            "river": self.river,
            "outlaws": self.outlaws,
        }

    @property
    def discard(self) -> list[Card]:
        """The public discard pile of the Store."""
        return self.store.discard

    def _clockwise(self, seat: int) -> list[int]:
        """All seats, from the left of this one; this one last."""
        return self.seats[seat:] + self.seats[:seat]

    def _others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def _exposed(self, seat: int) -> list[int]:
        """The opponents not protected by the bodyguard (DT-29)."""
        return [other for other in self._others(seat) if other != self.bodyguarded]

    def _store_cards(self, seat: int) -> list[Card]:
        return [card for card in self.hands[seat] if not is_deed(card)]

    def _deeds(self, seat: int) -> list[Card]:
        return [card for card in self.hands[seat] if is_deed(card)]

    def _holds(self, seat: int, name: str) -> bool:
        return any(card.name == name for card in self.hands[seat])

    def _all_discarded(self, name: str) -> bool:
        """DT-34: every copy lies in the discard pile; a card not in the game counts as discarded."""
        return sum(card.name == name for card in self.store.discard) == self.copies[name]

    def _incomplete(self) -> list[int]:
        return [seat for seat in self.seats if len(self.kept[seat]) < 5]

    # ---- the course of the game

    def _game(self) -> Script[None]:
        yield from self._set_up()
        while True:
            self.round += 1
            yield from self._round()
            if self.mine == 0 or (self.property.size == 0 and not self.row) or self.round == LAST_ROUND:  # DT-31
                return

    def _set_up(self) -> Script[None]:
        """DT-6, chance in this order."""
        yield from self._refill_row()
        for _ in range(2 * self.wild_west):
            card = yield from self._draw(self.outlaws)
            if card:
                self._move(card, self.aside, self.wanted)
        yield from self._turn_up_outlaw()
        yield from self._refill_elixirs()
        text = yield from self._ask(NATURE, [f"sheriff {seat}" for seat in self.seats])
        self.sheriff = int(text.split()[1])

    def _round(self) -> Script[None]:
        self.kept = {seat: [] for seat in self.seats}  # DT-8
        self.acted = set()
        self.closed = ""
        self.bodyguarded = 0
        self.die_bought = False
        self.won = {seat: [] for seat in self.seats}
        self.from_row = set()

        yield from self._phase_one()
        if self.indian_die:
            yield from self._indian_die()
        for place, face in FACE_OF.items():  # DT-13
            counts = {seat: self.kept[seat].count(face) for seat in self.seats}
            if place != self.closed:
                yield from self._location(place, {seat: (n, []) for seat, n in counts.items() if n})
            if place == "bank":  # DT-19, also if nobody had a 10 or the Bank is closed
                self.bank += self.stagecoach
                self.stagecoach = 0
        if self.closed != "town-hall":
            first, second = yield from self._location("town-hall", {s: poker(self.kept[s]) for s in self.seats})
            yield from self._offering([seat for seat in (first, second) if seat])
        if self.closed != "doc":
            yield from self._doc_phase()
        if not self.die_bought:  # DT-29
            self.indian_die = 0
        yield from self._smoke_signal()

    # ---- phase 1

    def _phase_one(self) -> Script[None]:
        complete_at = 0  # t of DT-10
        roll = 0
        while self._incomplete():
            roll += 1
            yield from self._before_roll()
            if not complete_at and len(self._incomplete()) < len(self.seats):
                complete_at = roll
            rolling = self._incomplete()
            for seat in rolling:
                for _ in range(5 - len(self.kept[seat])):
                    face = yield from self._die()
                    self.rolled[seat].append(face)
            if complete_at and roll == complete_at + 1:  # the last roll: everything is kept, free
                for seat in rolling:
                    self._keep(seat, self.rolled[seat])
                return
            if rolling:
                answers = yield {seat: choose(self._keep_moves(seat)) for seat in rolling}
                for seat in rolling:
                    faces = answers[seat][0].split()[1:]
                    self.cash[seat] -= price(len(faces))  # DT-9
                    self.stagecoach += price(len(faces))
                    self._keep(seat, faces)
            if not complete_at and len(self._incomplete()) < len(self.seats):
                complete_at = roll

    def _keep(self, seat: int, faces: list[str]) -> None:
        self.kept[seat] = rising(self.kept[seat] + faces)
        self.rolled[seat] = []

    def _keep_moves(self, seat: int) -> list[str]:
        """Every different selection of the dice thrown that can be paid (DT-9)."""
        selections: set[tuple[str, ...]] = {()}
        for face in rising(self.rolled[seat]):
            selections |= {(*selection, face) for selection in selections}
        return sorted(" ".join(["keep", *some]) for some in selections if price(len(some)) <= self.cash[seat])

    def _before_roll(self) -> Script[None]:
        """DT-11, DT-12: outlaws and loaded dice."""
        asked = [seat for seat in self._incomplete() if self.recruited[seat] or self._store_cards(seat)]
        if not asked:
            return
        answers = yield {seat: self._lay_dice(seat) for seat in asked}
        loads: list[tuple[int, str, Card]] = []
        for seat in [self.sheriff, *self._clockwise(self.sheriff)[:-1]]:  # the Sheriff himself first
            for text in answers.get(seat, []):
                words = text.split()
                if words[0] == "outlaw":
                    self._keep(seat, words[2:])
                    self._move(Card(f"outlaw-{words[1]}", 1), self.recruited[seat], self.wanted)
                elif words[0] == "load":
                    loads.append((seat, words[1], self._lay(seat, "loaded-die")))
        for seat, face, card in loads:
            stands = yield from self._stands(seat, card)
            if stands:
                self._keep(seat, [face])
                self._discard(card)

    def _lay_dice(self, seat: int) -> Private:
        """The secret answers of one player before a roll; they end with `roll`."""
        answers: list[str] = []
        unkept = 5 - len(self.kept[seat])
        outlaws = list(self.recruited[seat])
        loaded = sum(card.name == "loaded-die" for card in self.hands[seat])
        while True:
            moves = ["roll"]
            for outlaw in outlaws:
                face = self.pair_face[outlaw.name]
                if unkept >= 1:
                    moves.append(f"outlaw {outlaw_number(outlaw)} {face}")
                if unkept >= 2:
                    moves.append(f"outlaw {outlaw_number(outlaw)} {face} {face}")
            if loaded and unkept >= 1:
                moves += [f"load {face}" for face in FACES]
            answer = yield moves
            answers.append(answer)
            words = answer.split()
            if words[0] == "roll":
                return answers
            if words[0] == "outlaw":
                outlaws.remove(Card(f"outlaw-{words[1]}", 1))
                unkept -= len(words) - 2
            else:
                loaded -= 1
                unkept -= 1

    # ---- the Indian die

    def _indian_die(self) -> Script[None]:
        """DT-29: the holder rolls it before the Mine."""
        holder = self.indian_die
        text = yield from self._ask(NATURE, [f"spirit {spirit}" for spirit in self.spirits])
        spirit = text.removeprefix("spirit ").split(".")[0]
        if spirit == "shaman":
            own = rising(set(self.kept[holder]))
            text = yield from self._ask(holder, [f"bless {old} {new}" for old in own for new in FACES])
            _, old, new = text.split()
            self._turn_die(holder, old, new)
        elif spirit == "ambush":
            moves = [f"ambush {seat} {face}" for seat in self.seats for face in rising(set(self.kept[seat]))]
            text = yield from self._ask(holder, moves)
            _, victim, old = text.split()
            new = yield from self._die()
            self._turn_die(int(victim), old, new)
        elif spirit == "bodyguard":
            self.bodyguarded = holder
        else:
            text = yield from self._ask(holder, [f"close {place}" for place in PLACES])
            self.closed = text.split()[1]

    def _turn_die(self, seat: int, old: str, new: str) -> None:
        self.kept[seat].remove(old)
        self.kept[seat] = rising([*self.kept[seat], new])

    def _offering(self, candidates: list[int]) -> Script[None]:
        """DT-29: after Town Hall the best, else the second, may give the tribe a property card won there."""
        if not self.indians:
            return
        for seat in candidates:
            if not self.won[seat]:
                continue
            moves = [f"tribe {name}" for name in names(self.won[seat])] + ["pass"]
            text = yield from self._ask(seat, moves)
            if text != "pass":
                equal = [card for card in self.won[seat] if card.name == text.split()[1]]
                card = min(equal, key=lambda card: (card not in self.from_row, card))  # README, ruling 7
                self._move(card, self.ranches[seat] if card.name == "ranch" else self.hands[seat], self.box)
                self.indian_die = seat
                self.die_bought = True
                return

    def _smoke_signal(self) -> Script[None]:
        """DT-29, DT-34 (f)."""
        for seat in (yield from self._window("smoke-signal", self.seats)):
            card = self._lay(seat, "smoke-signal")
            if (yield from self._stands(seat, card)):
                self.indian_die = seat
                self._discard(card)

    # ---- store cards and windows

    def _move(self, card: Card, source: list[Card], goal: list[Card]) -> None:
        source.remove(card)
        goal.append(card)

    def _lay(self, seat: int, name: str) -> Card:
        """A card is played: it leaves the hand and lies on the table (DT-28)."""
        card = lowest(self.hands[seat], name)
        self._move(card, self.hands[seat], self.table)
        return card

    def _discard(self, card: Card) -> None:
        self._move(card, self.table, self.store.discard)

    def _stands(self, seat: int, card: Card) -> Script[bool]:
        """DT-28, DT-34 (a): may a card on the table take effect? If it is cancelled it is discarded here."""
        reacting = yield from self._window("not-so-fast", self._others(seat))
        if not reacting:
            return True
        first = next(other for other in self._clockwise(seat) if other in reacting)
        answer = self._lay(first, "not-so-fast")
        if not (yield from self._stands(first, answer)):  # itself cancelled, and discarded
            return True
        self._discard(answer)
        self._discard(card)
        return False

    def _window(self, name: str, asked: Iterable[int]) -> Script[list[int]]:
        """DT-34: the seats that answer `play NAME`; all asked answer at the same time."""
        seats = sorted(asked)
        if self._all_discarded(name) or not any(self._store_cards(seat) for seat in seats):
            return []
        answers = yield {
            seat: choose([f"play {name}", "pass"] if self._holds(seat, name) else ["pass"]) for seat in seats
        }
        return [seat for seat in seats if answers[seat][0] != "pass"]

    def _acquire(self, seat: int, card: Card, source: list[Card]) -> Script[None]:
        """A player gets a card: ranches lie open, at-once cards are played, all others go to the hand."""
        if card.name == "ranch":
            self._move(card, source, self.ranches[seat])
        elif card.name in AT_ONCE:
            self._move(card, source, self.table)
            yield from self._at_once(seat, card)
        else:
            self._move(card, source, self.hands[seat])

    def _at_once(self, seat: int, card: Card) -> Script[None]:
        """DT-28: hold-up, gift and swindler; never in a hand."""
        if card.name == "gift":
            targets = [other for other in self._exposed(seat) if self._store_cards(other)]
        else:
            targets = [other for other in self._exposed(seat) if self.cash[other]]
        if not targets:
            self._discard(card)
            return
        target = 0
        if card.name != "swindler":
            text = yield from self._ask(seat, [f"target {other}" for other in targets])
            target = int(text.split()[1])
        if not (yield from self._stands(seat, card)):
            return
        if card.name == "hold-up":
            self._pay(target, seat, 4)
        elif card.name == "swindler":
            for other in self._exposed(seat):
                self._pay(other, seat, 2)
        elif self._store_cards(target):
            text = yield from self._ask(target, [f"give {name}" for name in names(self._store_cards(target))])
            self._move(lowest(self.hands[target], text.split()[1]), self.hands[target], self.hands[seat])
        self._discard(card)

    def _pay(self, giver: int, taker: int, dollars: int) -> None:
        """Who has less gives what he has."""
        dollars = min(dollars, self.cash[giver])
        self.cash[giver] -= dollars
        self.cash[taker] += dollars

    # ---- ties and bribes

    def _favour(self, tied: list[int]) -> Script[int]:
        """DT-16, DT-17: the Sheriff names one of the tied players, who pays what he offered."""
        sheriff = self.sheriff
        bidders = [seat for seat in tied if seat != sheriff]
        offers = yield {seat: self._seal_offer(seat) for seat in bidders}
        text = yield from self._ask(sheriff, [f"favour {seat}" for seat in tied])
        named = int(text.split()[1])
        if named != sheriff:
            dollars, nuggets, last = offers[named]
            self._pay(named, sheriff, int(dollars.split()[1]))
            self.nuggets[named] -= int(nuggets.split()[1])
            self.nuggets[sheriff] += int(nuggets.split()[1])
            if last != "seal":
                card = lowest(self.hands[named], last.split()[1])
                self._move(card, self.hands[named], self.hands[sheriff])
        return named

    def _seal_offer(self, seat: int) -> Private:
        """Three secret answers of one bidder."""
        dollars = yield [f"offer {n}" for n in range(self.cash[seat] + 1)]
        nuggets = yield [f"nuggets {n}" for n in range(self.nuggets[seat] + 1)]
        last = yield [f"card {name}" for name in names(self.hands[seat])] + ["seal"]
        return [dollars, nuggets, last]

    # ---- phase 2: one location

    def _location(self, place: str, scores: Mapping[int, tuple[int, list[int]]]) -> Script[tuple[int, int]]:
        """DT-13 to DT-16: who acts here, and in which order; returns first and second (0 for nobody)."""
        if not scores:
            return 0, 0

        def tied_for_most(seats: Iterable[int]) -> list[int]:
            group = list(seats)
            return [seat for seat in group if scores[seat] == max(scores[other] for other in group)]

        best = tied_for_most(scores)
        second = 0
        if len(best) == 1:
            first = best[0]
        else:
            first = yield from self._favour(best)
            rest = [seat for seat in best if seat != first]
            if self.second_actions:
                second = rest[0] if len(rest) == 1 else (yield from self._favour(rest))
        actions = list(ACTIONS[place]) if self.wild_west else [ACTIONS[place][0]]
        done = yield from self._act(first, actions)
        if not done or not self.second_actions:  # neither possible for the best: the location is over
            return first, 0
        if len(best) == 1:
            following = tied_for_most(seat for seat in scores if seat != first)
            if not following:
                return first, 0
            second = following[0] if len(following) == 1 else (yield from self._favour(following))
        actions.remove(done)
        yield from self._act(second, actions, may_pass=self.second_may_pass)
        return first, second

    def _possible(self, seat: int, action: str) -> bool:
        """DT-14, judged without cards he might play."""
        return {
            "mine": self.mine > 0,
            "pan": self.river.size > 0,
            "rob": self.bank > 0,
            "coach": self.stagecoach > 0,
            "shop": self.store.size > 0 or len(self.store.discard) > 0,
            "doc": self.closed != "doc",
            "steal": any(self.hands[other] for other in self._exposed(seat)),
            "recruit": self.outlaws.size > 0,
            "badge": True,
            "hunt": len(self.wanted) > 0,
            "deeds": len(self.row) > 0,
            "deck": self.property.size > 0,
        }[action]

    def _act(self, seat: int, actions: list[str], may_pass: bool = False) -> Script[str]:
        """One player acts; returns the action carried out, or nothing."""
        moves: list[str] = []
        for action in actions:
            if self._possible(seat, action):
                if action == "steal":
                    moves += self._steal_moves(seat, self._holds(seat, "cancan"), self._holds(seat, "whiskey"))
                else:
                    moves.append(action)
                    card = OWN_ACTION_CARD.get(action)
                    if card and self._holds(seat, card):
                        moves.append(f"{action} {card}")
        if not moves and "steal" in actions:
            moves = self._only_whiskey_moves(seat, self._holds(seat, "whiskey"))
        if not moves:
            return ""
        if may_pass and "pass" not in moves:
            moves.append("pass")
        text = yield from self._ask(seat, moves)
        if text == "pass":  # passing is not acting
            return ""
        self.acted.add(seat)
        action, *announced = text.split()
        if action == "steal":
            yield from self._steal(seat, int(announced[0]), announced[1:])
            return action
        card_holds: Card | None = None
        if announced:  # an own-action card, announced with the action
            laid = self._lay(seat, announced[0])
            if (yield from self._stands(seat, laid)):
                card_holds = laid
        if action == "mine":
            self._dig(seat, self.kept[seat].count("9") * (2 if card_holds else 1))  # DT-18, dynamite
        elif action == "pan":
            river_card = yield from self._draw(self.river)
            if river_card:
                yield from self._carry_out(seat, river_card)
        elif action == "rob":
            yield from self._rob(seat)
        elif action == "coach":
            dollars = min(self.kept[seat].count("10"), self.stagecoach)  # DT-19
            self.stagecoach -= dollars
            self.cash[seat] += dollars
        elif action == "shop":
            times = (2 if self.round == 1 else 1) + (1 if card_holds else 0)  # DT-20, shopping-list
            for _ in range(times):
                yield from self._shop_once(seat)
        elif action == "doc":
            yield from self._visit_doc(seat)
        elif action == "recruit":
            yield from self._recruit(seat, card_holds is not None)
        elif action == "badge":
            yield from self._badge(seat)
        elif action == "hunt":
            yield from self._hunt(seat)
        elif action == "deeds":
            yield from self._take_row(seat)
            if card_holds:  # surveyor
                yield from self._win_top_property(seat)
        else:
            yield from self._win_top_property(seat)
        if card_holds:
            self._discard(card_holds)
        return action

    # ---- Mine and river

    def _dig(self, seat: int, number: int) -> None:
        number = min(number, self.mine)
        self.mine -= number
        self.nuggets[seat] += number

    def _carry_out(self, seat: int, card: Card) -> Script[None]:
        """DT-18: a river card; it leaves the game afterwards."""
        kind, _, number = card.name.partition("-")
        if kind == "gold":
            self._dig(seat, int(number))
        elif kind == "purse":
            dollars = min(int(number), self.bank)
            self.bank -= dollars
            self.cash[seat] += dollars
        elif kind == "star":
            self.sheriff = seat
        elif kind == "discovery":
            yield from self._discovery(seat)
        elif kind == "coupon":
            pile = self.store.discard
            if pile:
                text = yield from self._ask(seat, [f"take {name}" for name in names(pile)])
                yield from self._acquire(seat, lowest(pile, text.split()[1]), pile)
        self._move(card, self.aside, self.box)

    def _discovery(self, seat: int) -> Script[None]:
        seen: list[Card] = []
        while len(seen) < 3 and (card := (yield from self._draw(self.river))):
            seen.append(card)
        if not seen:
            return
        text = yield from self._ask(seat, [f"take {name}" for name in names(seen)])
        taken = lowest(seen, text.split()[1])
        seen.remove(taken)
        yield from self._carry_out(seat, taken)
        put_back: list[Card] = []  # the first named lies uppermost
        while seen:
            text = yield from self._ask(seat, [f"top {name}" for name in names(seen)])
            self._move(lowest(seen, text.split()[1]), seen, put_back)
        for card in put_back:
            self.aside.remove(card)
        self.river.known = put_back + self.river.known

    # ---- Bank

    def _rob(self, seat: int) -> Script[None]:
        """DT-19; DT-34 (b): the robber has all bills before the window and hands over half afterwards."""
        half = self.bank // 2
        self.cash[seat] += self.bank
        self.bank = 0
        if half >= 1:
            for other in (yield from self._window("accomplice", self._others(seat))):
                card = self._lay(other, "accomplice")
                if (yield from self._stands(other, card)):
                    self._pay(seat, other, half)
                    self._discard(card)

    # ---- Store

    def _shop_once(self, seat: int) -> Script[None]:
        """DT-20: draw one card per Jack, keep one."""
        drawn: list[Card] = []
        for _ in range(self.kept[seat].count("J")):
            card = yield from self._draw(self.store)
            if card:
                drawn.append(card)
        if not drawn:
            return
        text = yield from self._ask(seat, [f"take {name}" for name in names(drawn)])
        kept = lowest(drawn, text.split()[1])
        for card in drawn:
            if card != kept:
                self._move(card, self.aside, self.store.cards)
        yield from self._acquire(seat, kept, self.aside)

    # ---- Saloon

    def _steal_moves(self, seat: int, cancan: bool, whiskey: bool) -> list[str]:
        """DT-21: from whom, and with which cards announced."""
        moves: list[str] = []
        for victim in self._exposed(seat):
            if self.hands[victim]:
                moves.append(f"steal {victim}")
                if cancan:
                    moves.append(f"steal {victim} cancan")
            if whiskey and (self.hands[victim] or self.ranches[victim]):
                moves.append(f"steal {victim} whiskey")
                if cancan:
                    moves.append(f"steal {victim} cancan whiskey")
        return moves

    def _only_whiskey_moves(self, seat: int, whiskey: bool) -> list[str]:
        """DT-14: only Whiskey could make the theft possible (no exposed opponent has a hand card)."""
        victims = [other for other in self._exposed(seat) if self.ranches[other]]
        if not victims or not self._store_cards(seat) or self._all_discarded("whiskey"):
            return []
        return [f"steal {victim} whiskey" for victim in victims if whiskey] + ["pass"]

    def _steal(self, seat: int, victim: int, announced: list[str]) -> Script[None]:
        """DT-21: a theft, with Cancan two of them."""
        cancan = self._lay(seat, "cancan") if "cancan" in announced else None
        whiskey = self._lay(seat, "whiskey") if "whiskey" in announced else None
        whiskey_left = self._holds(seat, "whiskey")  # one acquired in this action cannot boost it (DT-28)
        if cancan and not (yield from self._stands(seat, cancan)):
            cancan = None
        if whiskey and not (yield from self._stands(seat, whiskey)):
            whiskey = None
        yield from self._theft(seat, victim, whiskey)
        if not cancan:
            return
        if self._possible(seat, "steal"):
            moves = self._steal_moves(seat, False, whiskey_left)
        else:
            moves = self._only_whiskey_moves(seat, whiskey_left)
        if moves:
            text = yield from self._ask(seat, moves)
            if text != "pass":
                whiskey = None
                if text.endswith(" whiskey"):
                    whiskey = self._lay(seat, "whiskey")
                    if not (yield from self._stands(seat, whiskey)):
                        whiskey = None
                yield from self._theft(seat, int(text.split()[1]), whiskey)
        self._discard(cancan)

    def _theft(self, thief: int, victim: int, whiskey: Card | None) -> Script[None]:
        """One theft and the victim's Insurance."""
        hand = self.hands[victim]
        stolen: Card | None = None
        if whiskey and self.ranches[victim]:
            stolen = min(self.ranches[victim])
            self._move(stolen, self.ranches[victim], self.ranches[thief])
        if whiskey:
            self._discard(whiskey)
        if not stolen:
            drawn: list[Card] = []
            for _ in range(min(self.kept[thief].count("Q"), len(hand))):
                card = yield from self._nature_picks(hand)
                self.aside.append(card)
                drawn.append(card)
            if not drawn:
                return  # nothing is stolen, he has acted
            text = yield from self._ask(thief, [f"take {name}" for name in names(drawn)])
            stolen = lowest(drawn, text.split()[1])
            for card in drawn:
                self._move(card, self.aside, self.hands[thief] if card == stolen else hand)
        for _ in (yield from self._window("insurance", [victim])):  # DT-34 (d)
            insurance = self._lay(victim, "insurance")
            if (yield from self._stands(victim, insurance)):
                drawn_card = yield from self._draw(self.property if is_property(stolen) else self.store)
                if drawn_card:
                    yield from self._acquire(victim, drawn_card, self.aside)
                self._discard(insurance)

    def _turn_up_outlaw(self) -> Script[None]:
        """DT-5, DT-6: the top outlaw is public."""
        if not self.outlaws.known:
            card = yield from self._draw(self.outlaws)
            if card:
                self._move(card, self.aside, self.outlaws.known)

    def _recruit(self, seat: int, desperado: bool) -> Script[None]:
        """DT-21; with Desperado any outlaw of the deck, which is then shuffled."""
        top = self.outlaws.known.pop(0)
        self.outlaws.cards.append(top)
        taken = top
        if desperado:
            text = yield from self._ask(seat, [f"take {name}" for name in names(self.outlaws.cards)])
            taken = lowest(self.outlaws.cards, text.split()[1])
        self._move(taken, self.outlaws.cards, self.recruited[seat])
        yield from self._turn_up_outlaw()

    # ---- Sheriff

    def _badge(self, seat: int) -> Script[None]:
        """DT-22; DT-34 (c)."""
        if seat == self.sheriff:
            return
        old = self.sheriff
        for _ in (yield from self._window("election-fraud", [old])):
            card = self._lay(old, "election-fraud")
            if (yield from self._stands(old, card)):
                self._discard(card)
                return
        self.sheriff = seat

    def _hunt(self, seat: int) -> Script[None]:
        """DT-22: as many dice as Kings, perhaps Two Revolvers, then every die catches what it can."""
        dice: list[str] = []
        for _ in range(self.kept[seat].count("K")):
            face = yield from self._die()
            dice.append(face)
        if self._store_cards(seat) and not self._all_discarded("two-revolvers"):
            moves = ["pass"]
            if self._holds(seat, "two-revolvers"):
                moves += [f"again {face}" for face in rising(set(dice))]
            text = yield from self._ask(seat, moves)
            if text != "pass":
                card = self._lay(seat, "two-revolvers")
                if (yield from self._stands(seat, card)):
                    dice.remove(text.split()[1])
                    face = yield from self._die()
                    dice.append(face)
                    self._discard(card)
        for face in FACES:
            left = dice.count(face)
            while left:
                there = [outlaw for outlaw in self.wanted if self.wanted_face[outlaw.name] == face]
                if len(there) <= left:  # all are caught unasked
                    for outlaw in there:
                        self._move(outlaw, self.wanted, self.captured[seat])
                    break
                text = yield from self._ask(seat, [f"catch {outlaw_number(outlaw)}" for outlaw in there])
                self._move(Card(f"outlaw-{text.split()[1]}", 1), self.wanted, self.captured[seat])
                left -= 1

    # ---- Town Hall

    def _refill_row(self) -> Script[None]:
        while len(self.row) < 3 and (card := (yield from self._draw(self.property))):
            self._move(card, self.aside, self.row)

    def _take_row(self, seat: int) -> Script[None]:
        """DT-23: slot 1 and one more slot per Ace; the rest slides down."""
        number = min(1 + self.kept[seat].count("A"), 3, len(self.row))
        for card in self.row[:number]:
            self.won[seat].append(card)
            self.from_row.add(card)
            yield from self._acquire(seat, card, self.row)
        yield from self._refill_row()

    def _win_top_property(self, seat: int) -> Script[None]:
        card = yield from self._draw(self.property)
        if card:
            self.won[seat].append(card)
            yield from self._acquire(seat, card, self.aside)

    # ---- Doc

    def _doc_phase(self) -> Script[None]:
        """DT-25; DT-34 (e)."""
        visitors = set(self.seats) - self.acted
        hypochondria: dict[int, Card] = {}
        for seat in (yield from self._window("hypochondria", self.acted)):
            card = self._lay(seat, "hypochondria")
            if (yield from self._stands(seat, card)):
                hypochondria[seat] = card
        for seat in self._clockwise(self.sheriff):
            if seat in visitors or seat in hypochondria:
                yield from self._visit_doc(seat)
            if seat in hypochondria:  # its effect, the visit, is over
                self._discard(hypochondria[seat])

    def _visit_doc(self, seat: int) -> Script[None]:
        """DT-26."""
        if self.edition == "2009":
            remedies = sorted({REMEDY_OF_FACE[face] for face in self.kept[seat]})
            text = yield from self._ask(seat, [f"remedy {remedy}" for remedy in remedies])
            yield from self._cure(seat, text.split()[1])
            return
        moves = [f"elixir {name}" for name in names(self.open_elixirs)]
        if self.elixirs.size or self.elixirs.discard:
            moves.append("elixir top")
        text = yield from self._ask(seat, moves)
        card: Card | None
        if text == "elixir top":
            card = yield from self._draw(self.elixirs)
            assert card
        else:
            card = lowest(self.open_elixirs, text.split()[1])
            self._move(card, self.open_elixirs, self.aside)
        yield from self._cure(seat, ELIXIR_EFFECT[card.name])
        self._move(card, self.aside, self.elixirs.discard)
        yield from self._refill_elixirs()

    def _refill_elixirs(self) -> Script[None]:
        while len(self.open_elixirs) < 2 and (card := (yield from self._draw(self.elixirs))):
            self._move(card, self.aside, self.open_elixirs)

    def _cure(self, seat: int, effect: str) -> Script[None]:
        if effect == "wire":  # DT-27
            for _ in range(2):
                moves = [f"wire {name}" for name in names(self._deeds(seat))] + ["enough"]
                text = yield from self._ask(seat, moves)
                if text == "enough":
                    break
                self._move(lowest(self.hands[seat], text.split()[1]), self.hands[seat], self.wired[seat])
        elif effect == "cash":
            for other in self._exposed(seat):
                self._pay(other, seat, 2)
        elif effect == "gold":
            for other in self._exposed(seat):
                if self.nuggets[other]:
                    self.nuggets[other] -= 1
                    self.nuggets[seat] += 1
        else:
            card = yield from self._draw(self.store if effect == "card" else self.property)
            if card:
                yield from self._acquire(seat, card, self.aside)

    # ---- the end

    def sheet(self, seat: int) -> dict[str, int]:
        """DT-32."""
        rewards = sum(self.reward[outlaw.name] for outlaw in self.captured[seat])
        store = self._store_cards(seat)
        vp = sum(self.vp[card.name] for card in store)
        if self._holds(seat, "mule"):
            vp += len(store)
        if self._holds(seat, "dog"):
            vp += 2 * len(self.captured[seat])
        ranches = len(self.ranches[seat])
        rows = {
            "nuggets": self.nuggets[seat],
            "cash": (self.cash[seat] + rewards) // 2,
            "badge": 5 if self.sheriff == seat else 0,
            "store": vp,
            "deeds": sum(worth(deed) for deed in self._deeds(seat) + self.wired[seat]),
            "ranches": ranches * (ranches + 1) // 2,
        }
        rows["total"] = sum(rows.values())
        return rows

    @property
    def points(self) -> list[int]:
        return [self.sheet(seat)["total"] for seat in self.seats]

    @property
    def winners(self) -> list[int]:
        """DT-33."""
        if not self._over:
            return []
        points = self.points
        tied = [seat for seat in self.seats if points[seat - 1] == max(points)]
        if self.sheriff in tied:
            return [self.sheriff]
        return [seat for seat in tied if self.nuggets[seat] == max(self.nuggets[other] for other in tied)]
