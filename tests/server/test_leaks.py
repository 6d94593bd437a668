"""Leaks through the whole server: two worlds that differ only in what a viewer may not know look alike to it."""

import json
from random import Random

import numpy as np
import pytest

from corral.game import SPECTATOR
from corral.kernel import mixed
from tests.store.places import awaited

from .wire import Server, Socket, serving

GAME = "dice_town"


class World:
    """One table of three people and a spectator; everything that each of them is sent."""

    def __init__(self, server: Server, name: str, sockets: dict[int, Socket]) -> None:
        self.server, self.name, self.sockets = server, name, sockets

    @property
    def table(self):
        return self.server.house._tables[self.name]

    async def said(self, viewer: int) -> list[str]:
        """What this viewer is sent if it asks about everything: position, lines, tries, refusals, the record."""
        socket = self.sockets[viewer]
        seat = viewer + 1

        async def asked(number: int, **ask: object) -> dict:
            socket.say(id=number, table=self.name, **ask)
            while (answer := await socket.next()).get("id") != number:
                pass
            return answer

        await asked(1, kind="part")
        heard = [await asked(2, kind="join", seat=seat), position := await socket.next("position")]
        if seat:
            version = position["version"]
            for number, move in enumerate([*position["seen"]["choices"][:4], "pass", "nonsense"], 10):
                heard.append(await asked(number, kind="try", seat=seat, version=version, moves=[move]))
            heard.append(await asked(98, kind="play", seat=seat, version=version, moves=["nonsense"]))
            heard.append(await asked(99, kind="play", seat=seat % 3 + 1, version=version, moves=["pass"]))
        heard.append(self.table.written(viewer))
        return [json.dumps(message, sort_keys=True) for message in heard]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_viewer_cannot_know_changes_nothing_that_it_is_sent(tmp_path, seed):
    """At many moments of a random game the position is exchanged for one that the viewer cannot tell from it."""

    @awaited
    async def main() -> None:
        chance, compared = Random(seed), 0
        async with serving(tmp_path, messages_per_second=1e6, hush=2.0) as server:
            browsers = [await server.guest(name) for name in ("ann", "bob", "cid")]
            body = {"game": GAME, "seats": ["me", "open", "open"]}
            name = (await browsers[0].post("/api/tables", json=body)).json()["table"]
            for seat in (2, 3):
                assert (await browsers[seat - 1].put(f"/api/tables/{name}/seats/{seat}", json={})).status_code == 200
            await browsers[0].post(f"/api/tables/{name}/start")
            sockets = {seat: Socket(server.app, browser) for seat, browser in enumerate(browsers)}
            sockets[SPECTATOR] = Socket(server.app, None)
            world = World(server, name, sockets)
            table = world.table
            while not table.course.over and compared < 25:
                await forward(server, table, chance)
                viewer = chance.choice((0, 1, 2))
                true = await world.said(viewer)
                if exchange(table, viewer, chance):
                    compared += 1
                    assert await world.said(viewer) == true
                restore(table)
            assert compared >= 10
            for socket in sockets.values():
                await socket.close()

    main()


async def forward(server: Server, table, chance: Random) -> None:
    """A few random moves, each at a ripe moment."""
    for _ in range(chance.randrange(1, 12)):
        server.clock.now += 3
        await server.house.look()
        while server.clock.now < table.course.ripe():
            server.clock.now = table.course.ripe()
            await server.house.look()
        asked = [seat for seat in table.course.acting() if table.course.must_answer(seat)]
        if table.course.over or not asked:
            return
        seat = chance.choice(asked)
        user, version = table.row.seats[seat].user, len(table.lines(seat))
        await table.play(user, seat, version, [chance.choice(table.course.choices(seat))])


_true: dict[int, object] = {}


def exchange(table, viewer: int, chance: Random) -> bool:
    """The same table with what this viewer cannot know dealt anew, where that makes a difference."""
    course = table.course
    other = course.clone()
    others_pledged = other.game.sealed(other.fold.state)
    if others_pledged:
        return False  # a redeal takes others' pledges back: that is another moment
    other.game.redeal(other.fold.state, viewer, mixed(chance.randrange(10**9)))
    if np.array_equal(other.fold.state, course.fold.state):
        return False
    other._forget()
    other._mask = course._mask
    _true[id(table)] = course
    table.course = other
    table._looked.clear()
    return True


def restore(table) -> None:
    course = _true.pop(id(table), None)
    if course is not None:
        table.course = course
        table._looked.clear()
