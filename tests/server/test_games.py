"""Two people, a bot and a spectator through whole games, over sockets, in process."""

import asyncio
from random import Random
from typing import Any

import pytest

from corral import record
from corral.store.store import is_url
from tests.store.places import awaited
from tests.table.tables import BOT, GULCH

from .wire import Server, Socket, serving

GAMES = [GULCH, "moon_river", "wind_river", "dice_town"]


class Player:
    """What a browser does: keeps lines and position, answers when it is asked."""

    def __init__(self, socket: Socket, table: str, seat: int, chance: Random) -> None:
        self.socket, self.table, self.seat, self.chance = socket, table, seat, chance
        self.lines: list[str] = []
        self.over = False
        self.answered: int | None = None
        socket.say(kind="join", table=table, seat=seat)

    async def run(self) -> None:
        while not self.over:
            message = await self.socket.next()
            if message["kind"] == "position":
                self.position(message)
            assert message["kind"] != "refused", message

    def position(self, message: dict[str, Any]) -> None:
        assert message["first"] == len(self.lines), "nothing is missing"
        self.lines += message["lines"]
        assert message["version"] == len(self.lines)
        seen = message["seen"]
        self.over = seen["over"]
        if seen["choices"] and seen["asked"] != self.answered:
            assert seen["asked"] <= message["version"]
            self.answered = seen["asked"]
            move = self.chance.choice(seen["choices"])
            self.socket.say(kind="play", table=self.table, seat=self.seat, version=message["version"], moves=[move])
        elif self.seat == 0:
            assert not seen["choices"], "a spectator is asked nothing"


async def whole_game(server: Server, game: str, seed: int) -> None:
    ann, bob = await server.guest("ann"), await server.guest("bob")
    made = (await ann.post("/api/tables", json={"game": game, "seats": ["me", "open", BOT], "public": True})).json()
    name = made["table"]
    assert made["link"].endswith(f"/table/{name}")
    assert (await bob.put(f"/api/tables/{name}/seats/2", json={"salt": "0a0b"})).status_code == 200
    assert (await ann.post(f"/api/tables/{name}/start")).status_code == 200
    async with server.socket(ann) as one, server.socket(bob) as two, server.socket() as three:
        chance = Random(seed)
        everybody = [Player(one, name, 1, chance), Player(two, name, 2, chance), Player(three, name, 0, chance)]
        looking = asyncio.create_task(look(server))
        await asyncio.gather(*(player.run() for player in everybody))
        looking.cancel()
    text = (await server.browser().get(f"/api/tables/{name}/record")).text
    fold = record.parse(text)
    assert record.verify(fold).fair
    assert fold.over
    assert fold.header.salts == ["-", "0a0b", "-"]
    for player in everybody:
        assert sorted(player.lines) == sorted(record.told(fold, player.seat - 1))


async def look(server: Server) -> None:
    """Time passes, whenever nothing else is to be done."""
    while True:
        server.clock.now += 0.5
        await server.registry.look()
        await asyncio.sleep(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(tmp_path, game):
    @awaited
    async def main() -> None:
        async with serving(tmp_path, messages_per_second=1e6) as server:
            await whole_game(server, game, 1)

    main()


@awaited
async def test_the_same_over_two_servers_on_one_database(place):
    """Ann is at one server, Bob at the other; each hears of the other's moves."""
    async with (
        serving(place, messages_per_second=1e6) as one,
        serving(place, messages_per_second=1e6, clock=one.clock) as two,
    ):
        ann, bob = await one.guest("ann"), await two.guest("bob")
        made = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open", BOT]})).json()
        name = made["table"]
        assert (await bob.put(f"/api/tables/{name}/seats/2", json={})).status_code == 200
        assert (await ann.post(f"/api/tables/{name}/start")).status_code == 200
        async with one.socket(ann) as here, two.socket(bob) as there:
            chance = Random(3)
            players = [Player(here, name, 1, chance), Player(there, name, 2, chance)]
            looking = [asyncio.create_task(look(one)), asyncio.create_task(look(two))]
            await asyncio.gather(*(player.run() for player in players))
            for task in looking:
                task.cancel()
        assert sorted(players[0].lines) == sorted(players[1].lines)
    assert is_url(place) or place.exists()
