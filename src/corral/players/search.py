"""Monte Carlo tree search over the contract, for any game: written once, compiled for each game.

Every iteration deals what the seat cannot know (redeal), walks down the tree, adds one node, plays on greedily to the
end and adds each seat's reward to every node of the path (max^n: each seat steers by its own). NATURE's draws are nodes
where few outcomes are possible; where many are, the node below is shared by all of them. Nodes are told apart by moves,
so the same tree serves every deal: a move counts as offered only where the deal allows it. Large lists open slowly,
best first.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NATURE, NONE, Game, Ints, Keys
from corral.kernel import INTS, KEYS, WORDS, below, bind, next_word
from corral.players.kernels import kernels
from corral.players.verbs import HIDDEN, POINT, SPREAD, WORTH_SPREAD, actors, legal, play, policy, redeal, score, worth

Floats = npt.NDArray[np.float64]

SEATS = 6
NODES = 40_000
DEPTH = 200  # most nodes on a path
WIN_SHARE = 0.4  # of a reward at the end is for winning, the rest for the lead
CHANCE_NODES = 6  # a draw of at most so many outcomes gets a node of its own for each

# columns of a node
FIRST, NEXT, MOVE, VISITS, OFFERED = range(5)
COLUMNS = 5
# the tree's own numbers
USED, LINES, PLAYOUTS = range(3)


class Knobs(NamedTuple):
    """How to search; a game's KNOBS and a level may say otherwise."""

    explore: float = 0.35
    width: float = 2.0  # a node opens width * visits ** grow moves
    grow: float = 0.5
    bias: float = 0.3  # trust in the order in which moves were opened
    horizon: int = 100_000  # lines a playout goes on before the position is judged as it stands


def add_node(numbers: Keys, links: Any, sums: Any, parent: int, move: int) -> int:
    node = numbers[USED]
    if node >= len(links):
        return NONE
    numbers[USED] = node + 1
    links[node, FIRST] = NONE
    links[node, NEXT] = links[parent, FIRST]
    links[node, MOVE] = move
    links[node, VISITS] = 0
    links[node, OFFERED] = 0
    sums[node, :] = 0.0
    links[parent, FIRST] = node
    return int(node)


def chance_child(numbers: Keys, links: Any, sums: Any, parent: int, move: int) -> int:
    child = links[parent, FIRST]
    while child != NONE:
        if links[child, MOVE] == move:
            return int(child)
        child = links[child, NEXT]
    return add_node(numbers, links, sums, parent, move)


def best_unopened(work: Ints, seat: int, moves: Ints, count: int, stamps: Ints, tick: int, trial: Ints) -> int:
    """Of the moves that have no node yet (their stamp is the tick), the one that leads to the largest worth."""
    best = NONE
    most = -1e300
    for index in range(count):
        move = moves[index]
        if stamps[move] == tick:
            trial[:] = work
            play(trial, seat, move)
            value = worth(trial, seat)
            if value > most:
                most = value
                best = move
    return best


def descend(
    numbers: Keys,
    links: Any,
    sums: Any,
    node: int,
    work: Ints,
    seat: int,
    moves: Ints,
    count: int,
    stamps: Ints,
    trial: Ints,
    knobs: Floats,
) -> int:
    """The child to go to: a new one while the node may open more, else the best by upper confidence."""
    tick = stamps[-1] + 2
    stamps[-1] = tick
    for index in range(count):
        stamps[moves[index]] = tick
    opened = 0
    child = links[node, FIRST]
    best = NONE
    most = -1e300
    rank = 0
    while child != NONE:
        move = links[child, MOVE]
        if stamps[move] == tick:
            stamps[move] = tick - 1
            opened += 1
            links[child, OFFERED] += 1
            visits = links[child, VISITS]
            mean = sums[child, seat] / max(1, visits)
            spread = np.sqrt(np.log(links[child, OFFERED] + 1.0) / max(1, visits))
            value = mean + knobs[0] * spread + knobs[3] * sums[child, SEATS] / (1.0 + visits)
            if value > most:
                most = value
                best = child
        child = links[child, NEXT]
        rank += 1
    if opened < count and opened < knobs[1] * (links[node, VISITS] + 1.0) ** knobs[2]:
        move = best_unopened(work, seat, moves, count, stamps, tick, trial)
        fresh = add_node(numbers, links, sums, node, move)
        if fresh != NONE:
            sums[fresh, SEATS] = 1.0 / (1.0 + opened)
            links[fresh, OFFERED] = 1
            return fresh
    return int(best)


def lead_reward(lead: float) -> float:
    return 1.0 / (1.0 + np.exp(-min(30.0, max(-30.0, lead))))  # type: ignore[no-any-return]


def rewards(work: Ints, seats: int, keys: Keys, out: Floats) -> None:
    """What each seat gets: how far it is ahead of the best other and, at the end, whether it has won."""
    over = actors(work) == 0
    if over:
        score(work, keys)
    for seat in range(seats):
        out[seat] = keys[seat] / (POINT * SPREAD) if over else worth(work, seat) / WORTH_SPREAD
    best = second = NONE
    for seat in range(seats):
        if best == NONE or out[seat] > out[best]:
            second = best
            best = seat
        elif second == NONE or out[seat] > out[second]:
            second = seat
    top = out[best]
    next_top = out[second]
    winners = 0
    for seat in range(seats):
        winners += out[seat] == top
    for seat in range(seats):
        won = 1.0 / winners if over and out[seat] == top else 0.0
        reward = lead_reward(out[seat] - (next_top if seat == best else top))
        out[seat] = (1.0 - WIN_SHARE) * reward + WIN_SHARE * won if over else reward


def playout(work: Ints, moves: Ints, trial: Ints, words: Any, limit: int) -> int:
    """Everybody goes on by the policy; how many lines that took."""
    lines = 0
    mask = actors(work)
    while mask and lines < limit:
        words[0] = next_word(words[0])
        if mask == 1 << NATURE:
            play(work, NATURE, moves[below(words[0], legal(work, NATURE, moves))])
        else:
            seat = 0
            while not mask >> seat & 1:
                seat += 1
            play(work, seat, policy(work, seat, moves, trial, words[0]))
        lines += 1
        mask = actors(work)
    return lines


def walk(
    root: Ints,
    searcher: int,
    node: int,
    numbers: Keys,
    links: Any,
    sums: Any,
    work: Ints,
    trial: Ints,
    moves: Ints,
    stamps: Ints,
    path: Ints,
    words: Any,
    knobs: Floats,
) -> int:
    """One way down from the root in a fresh deal: work is where it ends, path the nodes; how many they are."""
    work[:] = root
    if HIDDEN:
        words[0] = next_word(words[0])
        redeal(work, searcher, words[0])
    path[0] = node
    depth = 1
    while depth < DEPTH:
        mask = actors(work)
        if mask == 0:
            break
        if mask == 1 << NATURE:
            count = legal(work, NATURE, moves)
            words[0] = next_word(words[0])
            move = moves[below(words[0], count)]
            play(work, NATURE, move)
            if 1 < count <= CHANCE_NODES:
                node = chance_child(numbers, links, sums, node, move)
                if node == NONE:
                    break
                path[depth] = node
                depth += 1
            continue
        several = (mask & (mask - 1)) != 0
        seat = searcher
        if not mask >> searcher & 1:
            seat = 0
            while not mask >> seat & 1:
                seat += 1
        if several and seat != searcher:  # secret answers of others are not searched
            words[0] = next_word(words[0])
            play(work, seat, policy(work, seat, moves, trial, words[0]))
            continue
        count = legal(work, seat, moves)
        if count == 1:
            play(work, seat, moves[0])
            continue
        child = descend(numbers, links, sums, node, work, seat, moves, count, stamps, trial, knobs)
        if child == NONE:
            break
        play(work, seat, links[child, MOVE])
        node = child
        path[depth] = node
        depth += 1
        if links[node, VISITS] == 0:
            break
    return depth


def think(
    root: Ints,
    seats: int,
    searcher: int,
    top: int,
    iterations: int,
    numbers: Keys,
    links: Any,
    sums: Any,
    work: Ints,
    trial: Ints,
    moves: Ints,
    stamps: Ints,
    path: Ints,
    words: Any,
    keys: Keys,
    out: Floats,
    knobs: Floats,
) -> None:
    """So many iterations from the node `top`, which stands for the root position."""
    for _ in range(iterations):
        depth = walk(root, searcher, top, numbers, links, sums, work, trial, moves, stamps, path, words, knobs)
        numbers[LINES] += playout(work, moves, trial, words, int(knobs[4]))
        numbers[PLAYOUTS] += 1
        rewards(work, seats, keys, out)
        for step in range(depth):
            links[path[step], VISITS] += 1
            for seat in range(seats):
                sums[path[step], seat] += out[seat]


SUMS = nb.Array(nb.float64, 2, "C")
LINKS = nb.Array(nb.int32, 2, "C")
FLOATS = nb.Array(nb.float64, 1, "C")
THINK = nb.void(
    INTS, nb.int64, nb.int64, nb.int64, nb.int64, KEYS, LINKS, SUMS, INTS, INTS, INTS, INTS, INTS, WORDS, KEYS, FLOATS,
    FLOATS,
)  # fmt: skip

_loops: dict[str, Callable[..., None]] = {}


def rewards_of(game: Game) -> Callable[[Ints, int, Keys, Floats], None]:
    return bind(rewards, None, game, lead_reward=bind(lead_reward, None, game))


def loop(game: Game) -> Callable[..., None]:
    """`think`, compiled for a game."""
    if game.NAME not in _loops:
        names: dict[str, Any] = {"HIDDEN": hasattr(game, "redeal"), "policy": kernels(game).policy}
        names["rewards"] = rewards_of(game)
        for inner in (add_node, chance_child, best_unopened, descend, playout, walk):
            names[inner.__name__] = bind(inner, None, game, **names)
        _loops[game.NAME] = bind(think, THINK, game, **names)
    return _loops[game.NAME]


class Tree:
    """One seat's search of one position. Think in slices; the tree of a turn's first choice serves the next."""

    def __init__(self, game: Game, seats: int, nodes: int = NODES) -> None:
        self.game, self.seats = game, seats
        self.numbers = np.zeros(3, np.int64)
        self.links = np.empty((nodes, COLUMNS), np.int32)
        self.sums = np.empty((nodes, SEATS + 1), np.float64)
        self.top = 0
        self.root: Ints | None = None
        self.seat = NONE
        size = game.STATE.itemsize // 4
        self._work, self._trial, self._moves = (np.empty(many, np.int32) for many in (size, size, game.MOVES))
        self._stamps = np.zeros(game.ACTIONS + 1, np.int32)
        self._path, self._keys, self._out = np.empty(DEPTH, np.int32), np.zeros(SEATS, np.int64), np.zeros(SEATS)

    def begin(self, state: Ints, seat: int, word: np.uint64) -> None:
        """Search this position from now on; what was found of it before is kept if it follows from the last choice."""
        if self.root is None or seat != self.seat or self.root.tobytes() != state.tobytes():
            self.numbers[USED] = 1
            self.links[0] = (NONE, NONE, NONE, 0, 0)
            self.sums[0] = 0.0
            self.top = 0
        self.root, self.seat = state.copy(), seat
        self.numbers[LINES] = self.numbers[PLAYOUTS] = 0
        self.words = np.array([word], np.uint64)

    def think(self, iterations: int, knobs: Knobs) -> None:
        loop(self.game)(
            self.root, self.seats, self.seat, self.top, iterations, self.numbers, self.links, self.sums, self._work,
            self._trial, self._moves, self._stamps, self._path, self.words, self._keys, self._out,
            np.array(knobs, np.float64),
        )  # fmt: skip

    @property
    def children(self) -> dict[int, tuple[int, int, list[float]]]:
        """By move: its node, visits, and what each seat got on average."""
        found = {}
        child = int(self.links[self.top, FIRST])
        while child != NONE:
            visits = int(self.links[child, VISITS])
            means = (self.sums[child, : self.seats] / max(1, visits)).tolist()
            found[int(self.links[child, MOVE])] = (child, visits, means)
            child = int(self.links[child, NEXT])
        return found

    def chosen(self, move: int) -> None:
        """The seat plays this move: go on below it."""
        child = self.children.get(move)
        if child is None or self.root is None:
            self.root = None
            return
        self.game.play(self.root, self.seat, move)
        self.top = child[0]

    @property
    def best(self) -> int:
        """The move that was tried most."""
        return max(self.children.items(), key=lambda item: (item[1][1], item[1][2][self.seat]))[0]

    @property
    def lines_left(self) -> float:
        """How long the rest of the game is, by the playouts so far."""
        return float(self.numbers[LINES] / max(1, self.numbers[PLAYOUTS]))
