"""The levels: how strong a player is, by one name across the product."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from corral.game import NATURE, Game, Ints
from corral.kernel import mixed, next_word
from corral.players import ending
from corral.players.kernels import kernels, strong_of
from corral.players.race import Race, Rules
from corral.players.search import Found, Kept, Knobs, Tree
from corral.players.value import NO_NET, net_of

SLICE = 32  # iterations between two looks at the clock
QUICK = 200  # iterations of a turn that is over soon, in any game
LEAST = 8  # iterations for a choice, however small the budget
TRIALS = 4  # ways a turn may go on, to see how many choices it has


@dataclass(frozen=True)
class Level:
    """What a player may use. A budget is for a whole turn: all the small choices of it share it.

    Where there are both seconds and iterations, what is spent first ends the search.
    """

    name: str
    policy: bool = False  # plays by the game's policy
    haste: float = 0.0  # how often, in ten choices, it takes the next thing that comes to mind
    seconds: float = 0.0
    iterations: int = 0  # without seconds: the same choice on every machine
    threads: int = 1
    learned: bool = False  # use the game's learned value, where it has one, instead of long playouts
    strong: bool = False  # thinks by the game's `strong`: a better policy that takes longer
    whole: bool = False  # one choice may use all of the budget
    knobs: tuple[tuple[str, float], ...] = ()  # what this level does otherwise

    @property
    def quick(self) -> bool:
        """It answers within a tenth of a second or so."""
        return not self.seconds and self.iterations <= QUICK


LEVELS = {
    level.name: level
    for level in (
        Level("greenhorn", haste=4.0),
        Level("hand"),
        Level("rancher", iterations=200),
        Level("marshal", seconds=1.0),
        Level("legend", seconds=3.0, learned=True),
    )
}
RANDOM = Level("random")
ADVISER = Level("adviser", iterations=3000, whole=True)  # who gives hints; a game's LEVELS say how much it needs


class UnknownPlayer(ValueError):
    """No player of that name."""


def find(name: str) -> Level:
    if name == RANDOM.name:
        return RANDOM
    if name not in LEVELS:
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(LEVELS)} and random")
    return LEVELS[name]


class Memory(NamedTuple):
    """What a player takes from one choice to the next, if need be to another process."""

    turn: object  # to which the rest belongs
    seconds: float  # spent of its budget
    tries: float
    trees: tuple[Kept | None, ...]


class Player:
    """Who fills one seat. It gets a position redealt from what the seat knows, never the true one."""

    def __init__(self, level: str | Level, game: Game, seats: int, memory: Memory | None = None) -> None:
        self.level = find(level) if isinstance(level, str) else level
        self.thinking = game.thinking()
        if own := self.thinking.levels.get(self.level.name):
            self.level = replace(self.level, **own)
        self.game, self.seats = game, seats
        self.found: dict[int, Found] = {}  # what the last search found
        self.chances: list[float] = []
        self.exact = False  # it knew the rest of the game
        self.tries = 0  # of all its searches
        self._moves, self._trial = np.empty(game.MOVES, np.int32), np.empty(game.STATE.itemsize // 4, np.int32)
        self._trees: list[Tree | Race] = []
        self._turn: object = None
        self._spent, self._tries = 0.0, 0.0  # of this turn's budget: seconds, iterations
        self._kept: tuple[Kept | None, ...] = ()
        if memory is not None:
            self._turn, self._spent, self._tries, self._kept = memory

    @property
    def memory(self) -> Memory:
        """For another Player that makes the next choice."""
        return Memory(self._turn, self._spent, self._tries, tuple(tree.kept() for tree in self._trees))

    def choose(self, state: Ints, seat: int, number: int, turn: object = None) -> int:
        """A move for a seat that is asked.

        `number` decides what would otherwise be left to a coin; choices with the same `turn` share one budget.
        """
        word = mixed(number)
        known = state.copy()
        if self.game.SECRETS is not None:
            self.game.SECRETS.redeal(known, seat, word)
        self.found, self.chances, self.exact = {}, [], False
        count = self.game.legal(known, seat, self._moves)
        if count == 1:
            return int(self._moves[0])
        if turn is None or turn != self._turn:
            self._turn, self._spent, self._tries = turn, 0.0, 0.0
        if self.level is RANDOM:
            return int(kernels(self.game).random_move(known, seat, self._moves, word))
        if self.level.policy:
            return int(kernels(self.game).policy(known, seat, self._moves, self._trial, word))
        if self.level.seconds or self.level.iterations:
            return self._search(known, seat, word)
        if self.level.haste:
            return self._hasty(known, seat, count, word)
        return int(kernels(self.game).greedy_move(known, seat, self._moves, self._trial, word))

    def _hasty(self, known: Ints, seat: int, count: int, word: np.uint64) -> int:
        """Mostly the best by eye, now and then the next best: sensible, and beatable."""
        values = np.empty(count)
        for index in range(count):
            self._trial[:] = known
            self.game.play(self._trial, seat, int(self._moves[index]))
            values[index] = self.thinking.worth(self._trial, seat)
        chance = np.random.default_rng(int(word))
        place = 0
        while place < min(count - 1, 4) and chance.random() * 10 < self.level.haste:
            place += 1
        order = np.lexsort((chance.random(count), -values))
        return int(self._moves[order[place]])

    def _search(self, known: Ints, seat: int, word: np.uint64) -> int:
        begin = time.perf_counter()
        if not self._trees:  # to load them takes its time, too
            self._trees = [self._tree() for _ in range(self.level.threads)]
            for tree, kept in zip(self._trees, self._kept, strict=False):
                if kept is not None:
                    tree.recall(kept)
        for tree in self._trees:
            word = next_word(word)
            tree.begin(known, seat, word)
        exact = self._ending(known)
        if exact is not None:
            self.exact = True
            return exact
        share = 1.0 if self.level.whole else 1.0 / self._choices_to_come(known, seat, word)
        many = max(LEAST, (self.level.iterations - self._tries) * share) if self.level.iterations else np.inf
        until = begin + max(0.02, self.level.seconds - self._spent) * share if self.level.seconds else np.inf
        self._think(lambda tree: _ponder(tree, many, begin, until))
        self._tries += max(tree.tries for tree in self._trees)
        self._spent += time.perf_counter() - begin
        self.tries += sum(tree.tries for tree in self._trees)
        move = self._best(seat)
        for tree in self._trees:
            tree.chosen(move)
        return move

    def _tree(self) -> Tree | Race:
        net, own = net_of(self.game) if self.level.learned else NO_NET, dict(self.level.knobs)
        game = (self.level.strong and strong_of(self.game)) or self.game
        thinking = game.thinking()
        if thinking.race is not None:
            return Race(game, self.seats, Rules(**{**thinking.race, **own}), net)
        return Tree(game, self.seats, Knobs(**{**thinking.knobs, **own}), net)

    def _ending(self, known: Ints) -> int | None:
        """The best move for sure, near the end of a game without secrets."""
        tree = self._trees[0]
        tree.think(LEAST)
        if tree.lines_left > ending.FEW or self.game.SECRETS is not None:
            return None
        return ending.best_move(self.game, known, self.seats)

    def _choices_to_come(self, known: Ints, seat: int, word: np.uint64) -> float:
        """How many choices this turn will still ask, this one included, by going on with the policy a few times."""
        loops, words, found = kernels(self.game), np.array([word], np.uint64), 0
        for _ in range(TRIALS):
            state = known.copy()
            while (mask := loops.chance(state, self._moves, words)) == 1 << seat:
                found += self.game.legal(state, seat, self._moves) > 1
                words[0] = next_word(words[0])
                self.game.play(state, seat, loops.policy(state, seat, self._moves, self._trial, words[0]))
            found += mask >> seat & 1
        return max(1.0, found / TRIALS)

    def _think(self, work: Any) -> None:
        if len(self._trees) == 1:
            work(self._trees[0])
            return
        with ThreadPoolExecutor(len(self._trees)) as pool:  # compiled code lets go of the interpreter's lock
            list(pool.map(work, self._trees))

    def _best(self, seat: int) -> int:
        """The move that was tried most, all trees together."""
        if any(tree.tries for tree in self._trees):
            self.chances = np.mean([tree.chances for tree in self._trees], axis=0).tolist()
        for tree in self._trees:
            for move, found in tree.found.items():
                before = self.found.get(move, Found(0, 0, [0.0] * self.seats, 0.0))
                visits = before.visits + found.visits
                rows = zip([*before.means, before.chance], [*found.means, found.chance], strict=True)
                *means, chance = ((a * before.visits + b * found.visits) / max(1, visits) for a, b in rows)
                self.found[move] = Found(0, visits, means, chance)
        return max(self.found, key=lambda move: (self.found[move].visits, self.found[move].means[seat]))


def _ponder(tree: Tree | Race, many: float, begin: float, until: float) -> None:
    """To the end of the budget, or till what is left of it could not change which move was tried most."""
    while True:
        left = many - tree.tries
        if until < np.inf:
            now = time.perf_counter()
            left = min(left, (until - now) * tree.tries / (now - begin))
        if left < 1 or tree.margin > left:
            return
        tree.think(int(min(left, SLICE)))


def turn_of(history: Any, seat: int) -> int:
    """A number that stays the same while nobody but this seat and NATURE acts."""
    for ply in reversed(history):
        if ply.seat not in (seat, NATURE):
            return int(ply.line)
    return 0
