"""Monte Carlo tree search over the contract, for any game: written once, compiled for each game.

Every iteration deals what the seat cannot know (redeal), walks down the tree, adds one node, plays on by the policy and
adds each seat's reward to every node of the path (max^n: each seat steers by its own). NATURE's draws are nodes where
few outcomes are possible; where many are, the node below is shared by all of them. Nodes are told apart by moves, so
the same tree serves every deal: a move counts as offered only where the deal allows it. Large lists open slowly, best
first by worth.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NATURE, NONE, Floats, Game, Ints, Keys
from corral.kernel import INTS, KEYS, WORDS, below, bind, copy_into, next_word
from corral.players.kernels import kernels
from corral.players.value import NO_NET, judge
from corral.players.verbs import (
    HIDDEN,
    LEARNED,
    POINT,
    RESTS,
    SPREAD,
    WIN_SHARE,
    WORTH_SPREAD,
    actors,
    legal,
    play,
    policy,
    quiet,
    redeal,
    score,
    weigh,
    worth,
)  # fmt: skip

SEATS = 6
NODES = 100_000
DEPTH = 200  # most nodes on a path
CHANCE_NODES = 6  # a draw of at most so many outcomes gets a node of its own for each

FIRST, NEXT, MOVE, VISITS, OFFERED = range(5)  # columns of a node
TRUST, WON = SEATS, SEATS + 1  # beside the seats' sums: how early the move was opened, how often the searcher won
USED, LINES, PLAYOUTS = range(3)  # numbers of the tree
DEALS, FIRST_DEAL = 1, 2  # random words beside the first: NATURE's own, and where they begin


class Knobs(NamedTuple):
    """How to search; a game's KNOBS and a level may say otherwise."""

    explore: float = 0.35
    width: float = 2.0  # a node opens width * visits ** grow moves
    grow: float = 0.5
    bias: float = 0.3  # trust in the order in which moves were opened
    horizon: float = 100_000  # lines a playout goes on before the position is judged as it stands
    learned_horizon: float = 24  # the same, where a learned value judges it
    beyond: float = 1  # 0: the tree ends where a draw has many outcomes, because below it moves would mean many things


class TreeScratch(NamedTuple):
    """Everything a search works on, made once: compiled code allocates nothing."""

    root: Ints  # the position searched
    numbers: Keys  # USED, LINES, PLAYOUTS
    links: npt.NDArray[np.int32]  # node x column
    sums: npt.NDArray[np.float64]  # node x seat, TRUST, WON
    wins: Floats  # of all playouts, by seat
    work: Ints
    trial: Ints
    moves: Ints
    stamps: Ints  # by move: when it was last legal; the last entry counts
    path: Ints
    words: npt.NDArray[np.uint64]
    keys: Keys
    out: Floats
    knobs: Knobs
    net: Floats  # a learned value, or nothing
    inputs: Floats
    values: Floats  # of moves


def add_node(g: Any, parent: int, move: int) -> int:
    node = g.numbers[USED]
    if node >= len(g.links):
        return NONE
    g.numbers[USED] = node + 1
    g.links[node, FIRST] = NONE
    g.links[node, NEXT] = g.links[parent, FIRST]
    g.links[node, MOVE] = move
    g.links[node, VISITS] = 0
    g.links[node, OFFERED] = 0
    for column in range(WON + 1):
        g.sums[node, column] = 0.0
    g.links[parent, FIRST] = node
    return int(node)


def chance_child(g: Any, parent: int, move: int) -> int:
    child = g.links[parent, FIRST]
    while child != NONE:
        if g.links[child, MOVE] == move:
            return int(child)
        child = g.links[child, NEXT]
    return add_node(g, parent, move)


def best_unopened(g: Any, seat: int, count: int, tick: int) -> int:
    """Of the moves that have no node yet (their stamp is the tick), the one that is worth most."""
    left = 0
    for index in range(count):
        if g.stamps[g.moves[index]] == tick:
            g.moves[left] = g.moves[index]
            left += 1
    weigh(g.work, seat, g.moves, left, g.trial, g.values)
    best = 0
    for index in range(1, left):
        if g.values[index] > g.values[best]:
            best = index
    return int(g.moves[best])


def descend(g: Any, node: int, seat: int, count: int) -> int:
    """The child to go to: a new one while the node may open more, else the best by upper confidence."""
    tick = g.stamps[-1] + 2
    g.stamps[-1] = tick
    for index in range(count):
        g.stamps[g.moves[index]] = tick
    opened = 0
    best = NONE
    most = -1e300
    child = g.links[node, FIRST]
    while child != NONE:
        move = g.links[child, MOVE]
        if g.stamps[move] == tick:
            g.stamps[move] = tick - 1
            opened += 1
            g.links[child, OFFERED] += 1
            visits = max(1, g.links[child, VISITS])
            value = g.sums[child, seat] / visits + g.knobs.bias * g.sums[child, TRUST] / (1.0 + visits)
            value += g.knobs.explore * np.sqrt(np.log(g.links[child, OFFERED] + 1.0) / visits)
            if value > most:
                most = value
                best = child
        child = g.links[child, NEXT]
    if opened < count and opened < g.knobs.width * (g.links[node, VISITS] + 1.0) ** g.knobs.grow:
        fresh = add_node(g, node, best_unopened(g, seat, count, tick))
        if fresh != NONE:
            g.sums[fresh, TRUST] = 1.0 / (1.0 + opened)
            g.links[fresh, OFFERED] = 1
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


def outlook(g: Any, seats: int) -> None:
    """What each seat gets of the position that a playout ended in: learned, where it is not the end."""
    if LEARNED:  # noqa: SIM102 - known when compiling; a game without features has no judge
        if len(g.net) and actors(g.work):
            for seat in range(seats):
                g.out[seat] = judge(g.net, g.work, seat, g.inputs)
            return
    rewards(g.work, seats, g.keys, g.out)


def draw(g: Any) -> None:
    """NATURE's move: the next of this deal."""
    g.words[DEALS] = next_word(g.words[DEALS])
    play(g.work, NATURE, g.moves[below(g.words[DEALS], legal(g.work, NATURE, g.moves))])


def playout(g: Any) -> int:
    """Everybody goes on by the policy, to the end or the first quiet position after the horizon; the lines it took."""
    lines = 0
    mask = actors(g.work)
    limit = g.knobs.learned_horizon if len(g.net) else g.knobs.horizon
    while mask and (lines < limit or (RESTS and not quiet(g.work))):
        if mask == 1 << NATURE:
            draw(g)
        else:
            g.words[0] = next_word(g.words[0])
            seat = 0
            while not mask >> seat & 1:
                seat += 1
            play(g.work, seat, policy(g.work, seat, g.moves, g.trial, g.words[0]))
        lines += 1
        mask = actors(g.work)
    return lines


def step_aside(g: Any, mask: int, searcher: int) -> bool:
    """What needs no choice of the tree: forced answers, and secret answers of others, which are not searched."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    if mask & (mask - 1) and not mask >> searcher & 1:
        g.words[0] = next_word(g.words[0])
        play(g.work, seat, policy(g.work, seat, g.moves, g.trial, g.words[0]))
        return True
    return False


def same_deals(g: Any, node: int) -> None:
    """Every move of the root meets the same draws in the same order: its n-th try, the n-th deal."""
    word = g.words[FIRST_DEAL] ^ np.uint64(g.links[node, VISITS] + 1) << np.uint64(20)
    for _ in range(4):
        word = next_word(word)
    g.words[DEALS] = word


def walk(g: Any, searcher: int, node: int) -> int:
    """One way down from the root in a fresh deal: work is where it ends, path the nodes; how many they are."""
    copy_into(g.work, g.root)
    if HIDDEN:
        g.words[0] = next_word(g.words[0])
        redeal(g.work, searcher, g.words[0])
    g.path[0] = node
    depth = 1
    while depth < DEPTH:
        mask = actors(g.work)
        if mask == 0:
            break
        if mask == 1 << NATURE:
            count = legal(g.work, NATURE, g.moves)
            g.words[DEALS] = next_word(g.words[DEALS])
            move = g.moves[below(g.words[DEALS], count)]
            play(g.work, NATURE, move)
            if count > CHANCE_NODES and g.knobs.beyond == 0.0:
                break
            if count == 1 or count > CHANCE_NODES:
                continue
            node = chance_child(g, node, move)
        else:
            if step_aside(g, mask, searcher):
                continue
            seat = searcher
            if not mask >> searcher & 1:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
            count = legal(g.work, seat, g.moves)
            if count == 1:
                play(g.work, seat, g.moves[0])
                continue
            node = descend(g, node, seat, count)
            if node != NONE:
                if depth == 1:
                    same_deals(g, node)
                play(g.work, seat, g.links[node, MOVE])
        if node == NONE:
            break
        g.path[depth] = node
        depth += 1
        if g.links[node, VISITS] == 0:
            break
    return depth


def think(g: Any, seats: int, searcher: int, top: int, iterations: int) -> None:
    """So many iterations from the node `top`, which stands for the root position."""
    for _ in range(iterations):
        depth = walk(g, searcher, top)
        g.numbers[LINES] += playout(g)
        g.numbers[PLAYOUTS] += 1
        outlook(g, seats)
        best = 0
        for seat in range(1, seats):
            if g.out[seat] > g.out[best]:
                best = seat
        g.wins[best] += 1.0
        for step in range(depth):
            g.links[g.path[step], VISITS] += 1
            g.sums[g.path[step], WON] += best == searcher
            for seat in range(seats):
                g.sums[g.path[step], seat] += g.out[seat]


FLOATS = nb.Array(nb.float64, 1, "C")
LINKS = nb.Array(nb.int32, 2, "C")
SUMS = nb.Array(nb.float64, 2, "C")
KNOBS: Any = nb.NamedUniTuple(nb.float64, len(Knobs._fields), Knobs)  # type: ignore[no-untyped-call]
GROUND: Any = nb.NamedTuple(  # type: ignore[no-untyped-call]
    [INTS, KEYS, LINKS, SUMS, FLOATS, *[INTS] * 5, WORDS, KEYS, FLOATS, KNOBS, *[FLOATS] * 3], TreeScratch
)
THINK = nb.void(GROUND, nb.int64, nb.int64, nb.int64, nb.int64)

_loops: dict[str, Callable[[TreeScratch, int, int, int, int], None]] = {}


def rewards_of(game: Game) -> Callable[[Ints, int, Keys, Floats], None]:
    return bind(rewards, None, game, lead_reward=bind(lead_reward, None, game), **kernels(game).names)


def loop(game: Game) -> Callable[[TreeScratch, int, int, int, int], None]:
    """`think`, compiled for a game."""
    if game.NAME not in _loops:
        names = {**kernels(game).names, "rewards": rewards_of(game)}
        inner_loops = (
            judge,
            add_node,
            chance_child,
            best_unopened,
            descend,
            outlook,
            draw,
            playout,
            step_aside,
            same_deals,
            walk,
        )
        for inner in inner_loops[0 if names["LEARNED"] else 1 :]:
            names[inner.__name__] = bind(inner, None, game, **names)
        _loops[game.NAME] = bind(think, THINK, game, **names)
    return _loops[game.NAME]


class Found(NamedTuple):
    """What a search found of one move."""

    node: int
    visits: int
    means: list[float]  # reward, by seat
    chance: float  # how often the searcher won with it


class Kept(NamedTuple):
    """A tree as it can be sent to another process."""

    seat: int
    top: int
    root: Ints
    links: npt.NDArray[np.int32]
    sums: npt.NDArray[np.float64]


class Tree:
    """One seat's search of one position. Think in slices; the tree of a turn's first choice serves the next."""

    def __init__(self, game: Game, seats: int, knobs: Knobs, net: Floats = NO_NET, nodes: int = NODES) -> None:
        self.game, self.seats, self.seat, self.top = game, seats, NONE, 0
        self._loop = loop(game)
        size = game.STATE.itemsize // 4
        self.scratch = TreeScratch(
            root=np.zeros(size, np.int32), numbers=np.zeros(3, np.int64), links=np.empty((nodes, 5), np.int32),
            sums=np.empty((nodes, WON + 1)), wins=np.zeros(SEATS), work=np.empty(size, np.int32),
            trial=np.empty(size, np.int32), moves=np.empty(game.MOVES, np.int32),
            stamps=np.zeros(game.ACTIONS + 1, np.int32), path=np.empty(DEPTH, np.int32),
            words=np.zeros(3, np.uint64), keys=np.zeros(SEATS, np.int64), out=np.zeros(SEATS),
            knobs=Knobs(*map(float, knobs)), net=net, inputs=np.zeros(game.thinking().inputs),
            values=np.empty(game.MOVES),
        )  # fmt: skip

    def begin(self, state: Ints, seat: int, word: np.uint64) -> None:
        """Search this position from now on; what was found of it before is kept if it follows from the last choice."""
        scratch = self.scratch
        if seat != self.seat or scratch.root.tobytes() != state.tobytes():
            scratch.numbers[USED] = 1
            scratch.links[0] = (NONE, NONE, NONE, 0, 0)
            scratch.sums[0] = 0.0
            self.top = 0
        scratch.root[:] = state
        scratch.numbers[LINES] = scratch.numbers[PLAYOUTS] = 0
        scratch.wins[:] = 0.0
        for index in range(len(scratch.words)):
            scratch.words[index] = word = next_word(word)
        self.seat = seat

    def think(self, iterations: int) -> None:
        self._loop(self.scratch, self.seats, self.seat, self.top, iterations)

    @property
    def found(self) -> dict[int, Found]:
        """By move, what is known of it."""
        links, sums = self.scratch.links, self.scratch.sums
        found = {}
        child = int(links[self.top, FIRST])
        while child != NONE:
            visits = int(links[child, VISITS])
            means = (sums[child, : self.seats] / max(1, visits)).tolist()
            chance = float(sums[child, WON] / max(1, visits))
            found[int(links[child, MOVE])] = Found(child, visits, means, chance)
            child = int(links[child, NEXT])
        return found

    @property
    def tries(self) -> int:
        """How many playouts there were since the search began."""
        return int(self.scratch.numbers[PLAYOUTS])

    @property
    def margin(self) -> int:
        """By how many tries the most tried move leads."""
        visits = sorted(found.visits for found in self.found.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else sum(visits)

    @property
    def chances(self) -> list[float]:
        """How often each seat won the playouts since the search began."""
        wins = self.scratch.wins[: self.seats]
        return [float(won) / max(1.0, float(wins.sum())) for won in wins]

    @property
    def lines_left(self) -> float:
        """How long the rest of the game is, by the playouts so far."""
        return float(self.scratch.numbers[LINES] / max(1, self.scratch.numbers[PLAYOUTS]))

    def chosen(self, move: int) -> None:
        """The seat plays this move: go on below it."""
        if move in (found := self.found):
            self.game.play(self.scratch.root, self.seat, move)
            self.top = found[move].node
        else:
            self.seat = NONE

    def kept(self) -> Kept | None:
        """What the next choice may begin with; nothing if that is not this seat's."""
        scratch, used = self.scratch, int(self.scratch.numbers[USED])
        if self.seat == NONE or self.game.actors(scratch.root) != 1 << self.seat:
            return None
        return Kept(self.seat, self.top, scratch.root.copy(), scratch.links[:used].copy(), scratch.sums[:used].copy())

    def recall(self, kept: Kept) -> None:
        """Go on with a tree that was kept."""
        scratch, used = self.scratch, len(kept.links)
        self.seat, self.top, scratch.numbers[USED] = kept.seat, kept.top, used
        scratch.root[:], scratch.links[:used], scratch.sums[:used] = kept.root, kept.links, kept.sums
