"""Leaks: two worlds that differ only in what a viewer cannot know must look alike to it, frame by frame."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from corral import games
from corral.game import SPECTATOR
from corral.kernel import mixed
from corral.store import Store
from corral.table import BotPool, Table, TableRegistry
from corral.table.live_match import MINIMUM_OPEN, LiveMatch

from ..accounts import Accounts, Me
from ..lobby import Lobby
from ..settings import Settings
from ..socket import Connection

PEOPLE = ("ann", "bob", "cid")
MOMENTS = 25  # that are compared at one table
TRIED = 4
SECONDS = 3.0  # between two moves


@dataclass
class Compared:
    moments: int = 0
    frames: int = 0
    differences: list[tuple[str, str]] = field(default_factory=list)


class Clock:
    """It stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Viewer:
    """A seat, or a spectator, at the server's end of a socket: everything that is sent to it."""

    def __init__(self, registry: TableRegistry, accounts: Accounts, me: Me | None) -> None:
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        settings = Settings(messages_per_second=1e9)
        self._connection = Connection(registry, Lobby(registry.store), me, self._frames.put, settings, accounts.touch)
        self._writing = asyncio.create_task(self._connection.write())

    async def ask(self, number: int, **ask: object) -> bytes:
        """The answer."""
        await self._connection.hear(json.dumps({"id": number, **ask}))
        while True:
            frame = await self._frames.get()
            if json.loads(frame).get("id") == number:
                return frame

    async def position(self) -> bytes:
        while True:
            frame = await self._frames.get()
            if json.loads(frame)["kind"] == "position":
                return frame

    async def close(self) -> None:
        self._writing.cancel()
        await self._connection.close()


class World:
    """One table of three people and a spectator."""

    def __init__(self, registry: TableRegistry, table: Table, clock: Clock, viewers: dict[int, Viewer]) -> None:
        self.registry, self.table, self.clock, self.viewers = registry, table, clock, viewers

    @property
    def live(self) -> LiveMatch:
        return self.table.begun

    async def said(self, viewer: int) -> list[str]:
        """What this viewer is sent if it asks about everything: position, lines, tries, refusals, the record."""
        own, seat, name = self.viewers[viewer], viewer + 1, self.table.id
        await own.ask(1, kind="part", table=name)
        heard = [await own.ask(2, kind="join", table=name, seat=seat), position := await own.position()]
        if seat:
            told = json.loads(position)
            where: dict[str, Any] = {"table": name, "seat": seat, "version": told["version"]}
            for number, move in enumerate([*told["seen"]["choices"][:TRIED], "pass", "nonsense"], 10):
                heard.append(await own.ask(number, kind="try", moves=[move], **where))
            heard.append(await own.ask(98, kind="play", moves=["nonsense"], **where))
            heard.append(await own.ask(99, kind="play", moves=["pass"], **{**where, "seat": seat % len(PEOPLE) + 1}))
        return [*(frame.decode() for frame in heard), self.table.written(viewer)]

    async def forward(self, chance: Random) -> None:
        """A few random moves, each at a moment when its question may be answered."""
        for _ in range(chance.randrange(1, 12)):
            self.clock.now += SECONDS
            await self.registry.look()
            while self.clock.now < self.live.may_close_at():
                self.clock.now = self.live.may_close_at()
                await self.registry.look()
            asked = [seat for seat in self.live.acting() if self.live.must_answer(seat)]
            if self.live.over or not asked:
                return
            seat = chance.choice(asked)
            user, version = self.table.row.seats[seat].user or "", len(self.table.lines(seat))
            await self.table.play(user, seat, version, [chance.choice(self.live.choices(seat))])

    def show(self, live: LiveMatch) -> None:
        """From now on viewers see this one."""
        self.table.live = live
        self.table.moment += 1

    def other(self, viewer: int, chance: Random) -> LiveMatch | None:
        """The same moment with what this viewer cannot know dealt anew; None where that makes no difference."""
        other = self.live.clone()
        secrets = other.game.SECRETS
        if secrets is None or secrets.open_pledges(other.fold.state):
            return None  # to deal anew takes others' pledges back: that is another moment
        secrets.redeal(other.fold.state, viewer, mixed(chance.randrange(10**9)))
        if np.array_equal(other.fold.state, self.live.fold.state):
            return None
        other._forget()
        other._mask = self.live._mask
        return other


@asynccontextmanager
async def world(folder: Path, game: str) -> AsyncIterator[World]:
    clock = Clock()
    store = await Store.open(folder, clock)
    registry, accounts = (
        TableRegistry(store, BotPool(lambda: ThreadPoolExecutor(1)), MINIMUM_OPEN),
        Accounts(store, "blindfold"),
    )
    await registry.open()
    guests = []
    for name in PEOPLE:
        me = await accounts.who(await accounts.guest(name, "torture", ""), None)
        assert me is not None
        guests.append(me)
    table = await registry.create(guests[0].person, game, ["me", "open", "open"], {}, {})
    for seat, me in list(enumerate(guests))[1:]:
        await table.sit(me.person, seat)
    await table.start(guests[0].id)
    viewers = {seat: Viewer(registry, accounts, me) for seat, me in enumerate(guests)}
    viewers[SPECTATOR] = Viewer(registry, accounts, None)
    try:
        yield World(registry, table, clock, viewers)
    finally:
        for viewer in viewers.values():
            await viewer.close()
        await registry.close()
        await store.close()


async def compare(frames: int, seed: int = 1) -> Compared:
    """At many moments of random games the position is exchanged for one that a viewer cannot tell from it."""
    found, chance = Compared(), Random(seed)
    hidden = [name for name in games.GAMES if games.find(name).SECRETS is not None]
    while found.frames < frames:
        for name in hidden:
            with tempfile.TemporaryDirectory() as folder:
                async with world(Path(folder), name) as one:
                    await _compare(one, chance, found, frames)
    return found


async def _compare(one: World, chance: Random, found: Compared, frames: int) -> None:
    enough = found.moments + MOMENTS
    while not one.live.over and found.moments < enough and found.frames < frames:
        await one.forward(chance)
        viewer, truth = chance.choice(range(len(PEOPLE))), one.live
        other = one.other(viewer, chance)
        if other is None:
            continue
        before = await one.said(viewer)
        one.show(other)
        after = await one.said(viewer)
        one.show(truth)
        found.moments += 1
        found.frames += len(before)
        found.differences += [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
        if len(before) != len(after):
            found.differences.append((f"{len(before)} frames", f"{len(after)} frames"))
