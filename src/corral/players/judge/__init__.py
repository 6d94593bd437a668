"""A judge of positions: each seat's share of the win, which sum to 1, and its points above the table's mean.

It knows the whole position. The same position gets the same answer, whoever asks and when; its name, a digest of all
that it goes by, stands beside every number.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from corral.game import NATURE, Floats, Game, Ints, blank, seats_of
from corral.kernel import bind, mixed
from corral.players.judge import kernels as loops
from corral.players.judge.kernels import KEEN, LINES, LOTS, NEVER, RIVALS, SEATS, SLIP, Sight
from corral.players.judge.net import net_of, seen
from corral.players.kernels import kernels, strong_of
from corral.players.search import Knobs, Tree

SEARCHES = 2  # with lots of their own
ENUMERATED = 64  # draws that are gone through one by one, where a stretch is no more than one of them


class Manner(NamedTuple):
    """How a position is judged: `playouts` of `lines` lines, then the net; without lines the net alone, without a net
    to the end."""

    playouts: int = 1
    lines: int = 0
    slips: int = 0  # in a thousand choices: a random legal move instead
    keen: int = 0  # in a thousand seats: goes on by the game's stronger policy
    drawn: int = 8  # playouts (of the net alone: draws) where a stretch of chance is compared with others


class Look(NamedTuple):
    """How choices are looked at: paired playouts of the move and its rivals, in three rounds of other deals each."""

    lines: int = 40
    slips: int = 250
    search: int = 0  # iterations of a second judge that searches; without, it goes on by the stronger policy
    width: int = 5  # moves that are looked at
    deals: tuple[int, ...] = (32, 128, 512)  # none: nothing is looked at


class View(NamedTuple):
    """What a judge says, by seat, and the standard error of the shares."""

    shares: Floats
    leads: Floats
    errors: Floats


class Compared(NamedTuple):
    """Moves, beside the first of them: what the first brings its seat, what each brings beyond it, and the error."""

    share: float
    gains: Floats
    errors: Floats


_bound: dict[str, dict[str, Any]] = {}
_loops: dict[tuple[str, str], Any] = {}


def loop(game: Game, function: Any, signature: Any) -> Any:
    """One of the loops, compiled for a game."""
    key = (game.NAME, function.__name__)
    if key not in _loops:
        _loops[key] = bind(function, signature, game, **_names(game))
    return _loops[key]


def _names(game: Game) -> dict[str, Any]:
    if game.NAME not in _bound:
        found = seen(game)
        names = {**kernels(game).names, "keen": kernels(strong_of(game) or game).policy, "SIGHTED": found is not None}
        if found is not None:
            names["sight"] = found.sight
        for part in loops.PARTS:
            if part is not loops.foretell or names["SIGHTED"]:
                names[part.__name__] = bind(part, None, game, **names)
        _bound[game.NAME] = names
    return _bound[game.NAME]


def load(game: Game) -> None:
    """The compiled code of a judge, from the cache or into it."""
    loop(game, loops.foresee, loops.FORESEE)


def sampling(game: Game) -> Any:
    """What plays the games that a net learns from."""
    return loop(game, loops.sample, loops.SAMPLE)


def desk(game: Game, net: Floats) -> Sight:
    """Everything that judging works on."""
    layers = (int(net[1]), int(net[2])) if len(net) else (0, 0)
    state, found = blank(game), seen(game)
    return Sight(
        state, state.copy(), state.copy(), state.copy(), np.zeros(game.MOVES, np.int32), np.ones(4, np.uint64),
        np.zeros(SEATS, np.int64), np.zeros(3, np.int64), np.zeros(SEATS, np.int32), net,
        np.zeros(found.sights if found else 1), np.zeros(layers[0]), np.zeros(layers[1]), np.zeros(2 * SEATS),
        np.zeros(loops.SUMS), np.zeros(RIVALS, np.int32), np.zeros(RIVALS), np.zeros(RIVALS),
    )  # fmt: skip


class Judge:
    """Made once for a game and a number of seats; not for two threads at a time."""

    def __init__(
        self, game: Game, seats: int, manner: Manner, look: Look, net: Floats | None = None, number: int = 1
    ) -> None:
        self.game, self.seats, self.manner, self.look, self.number = game, seats, manner, look, number
        net = net_of(game, seats) if net is None else net
        digest = hashlib.sha256(np.ascontiguousarray(net).tobytes())
        digest.update(repr((game.NAME, game.VERSION, seats, *manner, *look)).encode())
        self.kind = f"{game.NAME}-{seats}-{digest.hexdigest()[:8]}"  # whatever lots it draws
        self.name = self.kind if number == 1 else f"{self.kind}/{number}"
        self._g = desk(game, net)
        self._exact = manner.lines == 0 and len(net) > 0  # nothing is left to lots
        self._moves = np.zeros(game.MOVES, np.int32)
        self._tree: Tree | None = None

    def view(self, state: Ints, drawn: bool = False) -> View:
        """Of a position at which nothing is pledged in secret; `drawn`: it is the end of a stretch of chance."""
        if self._exact:
            return self._ask(state, 1, 0)
        return self._ask(state, self.manner.drawn if drawn else self.manner.playouts, 0)

    def expected(self, state: Ints) -> View:
        """Of a position before a stretch of chance: the mean over draws of the whole stretch. Where it is a single
        draw, of all that may come; else of so many."""
        outcomes = self._outcomes(state)
        if not outcomes:
            return self._ask(state, self.manner.drawn, 1)
        weights = np.array([many for _, many in outcomes]) / sum(many for _, many in outcomes)
        views = [self.view(after, drawn=True) for after, _ in outcomes]
        shares, leads, errors = (
            sum((weight * part for weight, part in zip(weights, parts, strict=True)), np.zeros(self.seats))
            for parts in zip(*views, strict=True)
        )
        return View(shares, leads, errors)

    def _outcomes(self, state: Ints) -> list[tuple[Ints, int]]:
        """What a single draw may lead to, and in how many ways; nothing if that is not the whole stretch."""
        count = self.game.legal(state, NATURE, self._moves) if self.game.actors(state) == 1 << NATURE else 0
        if not 0 < count <= ENUMERATED:
            return []
        found: dict[bytes, tuple[Ints, int]] = {}
        for move in self._moves[:count].tolist():
            after = state.copy()
            self.game.play(after, NATURE, move)
            if not self._chosen(after):
                return []
            known, many = found.get(after.tobytes(), (after, 0))
            found[after.tobytes()] = (known, many + 1)
        return [*found.values()]

    def _chosen(self, state: Ints) -> bool:
        """Somebody has a choice, or it is over."""
        asked = seats_of(self.game.actors(state))
        moves = np.zeros(self.game.MOVES, np.int32)
        return not asked or any(seat != NATURE and self.game.legal(state, seat, moves) > 1 for seat in asked)

    def shares(self, state: Ints) -> Floats:
        return self.view(state).shares

    def points(self, state: Ints) -> Floats:
        return self.view(state).leads

    def _ask(self, state: Ints, many: int, drawn: int) -> View:
        manner = self.manner
        g = self._foresee(state, many, NEVER, [NEVER], drawn, 0, (manner.lines, manner.slips, manner.keen))
        shares, leads, squares = (g.sums[at : at + self.seats] / many for at in (0, SEATS, 2 * SEATS))
        errors = np.sqrt(np.maximum(0.0, squares - shares**2) / max(1, many - 1))
        return View(shares / shares.sum(), leads - leads.mean(), errors)

    def compare(self, state: Ints, seat: int, moves: Sequence[int], deals: int, number: int, keen: int) -> Compared:
        """What moves bring the seat that is asked, as far as it knows; those that are compared meet the same deals,
        other ones under another number. `keen`: how many in a thousand go on by the stronger policy."""
        g = self._foresee(state, deals, seat, moves, 0, number, (self.look.lines, self.look.slips, keen))
        gains, squares = (part[: len(moves)] / deals for part in (g.gains, g.squares))
        errors = np.sqrt(np.maximum(0.0, squares - gains**2) / max(1, deals - 1))
        return Compared(float(g.sums[seat]) / deals, gains, errors)

    def searched(self, state: Ints, seat: int, moves: Sequence[int], number: int) -> Compared:
        """The same by a search from where each leads to, twice: in a game that hides nothing."""
        if self._tree is None:
            self._tree = Tree(self.game, self.seats, Knobs(**self.game.thinking().knobs))
        values = np.zeros((SEARCHES, len(moves)))
        for turn in range(SEARCHES):  # one move after the other, since a tree that begins where it stands goes on
            for index, move in enumerate(moves):
                after = state.copy()
                self.game.play(after, seat, move)
                values[turn, index] = self._searched(after, seat, self._word(after, SEARCHES * number + turn))
        gains = values - values[:, :1]
        errors = np.abs(gains[0] - gains[1]) / 2
        return Compared(float(values[:, 0].mean()), gains.mean(axis=0), errors)

    def _searched(self, state: Ints, seat: int, word: np.uint64) -> float:
        assert self._tree is not None
        asked = seats_of(self.game.actors(state))
        if not asked or NATURE in asked:
            return float(self.view(state, drawn=bool(asked)).shares[seat])
        self._tree.begin(state, asked[0], word)
        self._tree.think(self.look.search)
        return max(self._tree.found.values(), key=lambda found: found.visits).means[seat]

    def _word(self, state: Ints, number: int) -> np.uint64:
        """Lots for a position, and for each number others."""
        digest = hashlib.blake2b(state.tobytes(), digest_size=6).hexdigest()
        return mixed(int(digest, 16) * 1000 + self.number * 100 + number)

    def _foresee(
        self, state: Ints, many: int, mover: int, moves: Sequence[int], drawn: int, number: int, knobs: Sequence[int]
    ) -> Sight:
        g = self._g
        g.root[:] = state
        g.knobs[LINES], g.knobs[SLIP], g.knobs[KEEN] = knobs
        g.words[LOTS] = self._word(state, number)
        g.rivals[: len(moves)] = moves
        for sums in (g.sums, g.gains, g.squares):
            sums[:] = 0.0
        loop(self.game, loops.foresee, loops.FORESEE)(g, self.seats, many, mover, len(moves), drawn)
        return g


QUICK = {
    "moon_river": Manner(48, lines=40, slips=250, keen=500, drawn=96),
    "dice_town": Manner(drawn=64),
    "wind_river": Manner(drawn=16),
}
DEEP = {
    "moon_river": Manner(512, lines=40, slips=250, keen=500, drawn=3000),
    "dice_town": Manner(drawn=1024),
    "wind_river": Manner(drawn=16),
}
PLAIN = Manner(64, slips=250, drawn=64)
NO_LOOK = Look(deals=())
LOOK = {
    "moon_river": Look(deals=(16, 64, 256)),
    "dice_town": Look(lines=1, deals=(8, 24, 160)),
    "wind_river": NO_LOOK,
}
LOOK_DEEP = {
    "moon_river": Look(deals=(64, 256, 1500)),
    "dice_town": Look(lines=1, deals=(48, 192, 1000)),
    "wind_river": Look(lines=60, search=1000, deals=(24, 96, 600)),
}


def judge_of(game: Game, seats: int, deep: bool = False, number: int = 1) -> Judge:
    """The judge of a game; `number` makes another one of the same manner, that draws other lots."""
    manner = (DEEP if deep else QUICK).get(game.NAME, PLAIN)
    return Judge(game, seats, manner, (LOOK_DEEP if deep else LOOK).get(game.NAME, NO_LOOK), number=number)
