"""Real processes: killed at any moment, started again; several at once; a program at a table."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import httpx
import pytest

from corral import client as corral_client
from corral import record
from corral.client import Client, Refused
from corral.server.running import free_port, running
from corral.server.socket import BURST, FAILED
from corral.server.torture import postgres
from corral.store import Store, tables
from tests.given import given
from tests.store.places import awaited

GAME = "wind_river"  # light: a killed server is soon there again


def stored(place: str | Path, table: str) -> list[str]:
    found: list[str] = []

    @awaited
    async def look() -> None:
        store = await Store.open(place)
        found.extend(text for text, _ in await store.read(tables.lines_after, table, 0))
        await store.close()

    look()
    return found


def test_the_settings_are_printed_and_it_stops_when_told(tmp_path):
    with running(tmp_path) as server:
        printed = "".join(server.printed)
        assert f"CORRAL_PORT                 {server.port}" in printed
        assert str(tmp_path) in printed
        assert server.stop() in (0, -signal.SIGTERM)


@pytest.mark.parametrize("workers", [1, 2])
def test_if_the_first_process_is_killed_no_other_is_left(tmp_path, workers):
    with running(tmp_path, workers) as server:
        server.kill_first()
        server.start()
        assert server.stop() in (0, -signal.SIGTERM)
        server.alone()


def test_a_web_process_that_is_killed_is_replaced(tmp_path):
    with running(tmp_path, 2) as server:
        first = server.web()
        os.kill(first[0], signal.SIGKILL)
        while len(now := server.web()) < 2 or first[0] in now:
            assert server.process.poll() is None
        assert httpx.get(f"{server.url}/ready", timeout=30).is_success
        assert server.stop() == 0


def test_an_address_in_use_is_refused_in_one_line(tmp_path):
    with running(tmp_path) as server:
        words = [sys.executable, "-m", "corral", "serve", "--port", str(server.port)]
        done = subprocess.run(words, env=server.environment, capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert f"cannot listen at 127.0.0.1:{server.port}" in done.stderr


def refused(words: list[str], **environment: str) -> str:
    """What a command that cannot be done says."""
    command = [sys.executable, "-m", "corral", *words]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_what_cannot_be_used_is_said_in_one_line(tmp_path, postgres_url):
    nowhere = f"postgresql://corral:hush-hush@127.0.0.1:{free_port()}/corral"
    said = refused(["serve"], CORRAL_DATABASE=nowhere)
    assert "the database at postgresql://127.0.0.1" in said
    assert "hush-hush" not in said
    assert '"nobody" does not exist' in refused(["serve"], CORRAL_DATABASE=postgres_url + "nobody")
    (tmp_path / "corral.db").write_text("no database" * 100)
    assert "file is not a database" in refused(["serve"], CORRAL_DATA=str(tmp_path))
    assert f"{tmp_path}/none.zip" in refused(["restore", str(tmp_path / "none.zip")], CORRAL_DATA=str(tmp_path / "new"))
    scheduler = f"tcp://127.0.0.1:{free_port()}"
    assert f"no dask scheduler answers at {scheduler}" in refused(["serve", "--cluster", scheduler])
    assert "CORRAL_WORKERS is at least 1" in refused(["serve", "--workers", "0"])


def test_where_the_disk_is_full_moves_are_refused_and_none_is_lost(tmp_path):
    with running(tmp_path) as server, Client(server.url, name="ann") as ann:
        table = ann.create(GAME, ["me", "random"], start=True)
        seat, kept, reasons = ann.join(table, 1), [], []
        for position in seat:
            if not position.choices:
                continue
            try:
                seat.play(position.choices[0])
            except Refused as error:
                reasons.append(str(error))
                with pytest.raises(Refused, match=str(FAILED)):
                    ann.create(GAME, ["me", "random"])
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
                continue
            kept.append(f"1 {position.choices[0]}")
            if len(kept) == 3:
                room = (tmp_path / "corral.db-wal").stat().st_size, resource.RLIM_INFINITY
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
            if len(kept) == 6:
                break
        seat.close()
        assert reasons == [str(FAILED)]
        assert_kept(tmp_path, {table: kept})


def assert_kept(place: str | Path, acknowledged: dict[str, list[str]]) -> None:
    """All are there, in their order; between them are the others' lines and forced ones."""
    for table, kept in acknowledged.items():
        lines = iter(stored(place, table))
        for line in kept:
            assert line in lines, f"{line!r} was acknowledged and is lost"


def test_a_program_goes_on_by_itself_when_the_server_was_killed(tmp_path, monkeypatch):
    monkeypatch.setattr(corral_client, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(corral_client, "RETRIES", 2000)
    with running(tmp_path) as server, Client(server.url, name="ann") as ann:
        table = ann.create(GAME, ["me", "random"], start=True)
        seat = ann.join(table, 1)
        kept: list[Any] = []
        for position in seat:
            if position.choices:
                if len(kept) == 3:
                    server.kill()
                    server.start()
                seat.play(position.choices[0])
                kept.append(f"1 {position.choices[0]}")
            if len(kept) == 6:
                break
        seat.close()
        assert_kept(tmp_path, {table: kept})


def test_a_program_that_says_too_much_waits(tmp_path, monkeypatch):
    monkeypatch.setattr(corral_client, "RETRY_SECONDS", 0.2)
    with (
        running(tmp_path, CORRAL_MESSAGES_PER_SECOND="3") as server,
        Client(server.url, name="ann") as ann,
        ann.join(ann.create(GAME, ["me", "random"], start=True), 1) as seat,
    ):
        answers = 0
        for position in seat:
            if position.choices:
                seat.play(position.choices[0])
                answers += 1
        assert answers > 3 * BURST  # more than may be said at once
        assert "corral_asks_total" in httpx.get(f"{server.url}/metrics").text


def play_through(client: Client, table: str, seat: int, ends: "Queue[list[str] | BaseException]") -> None:
    chance = Random(seat)
    try:
        place = client.join(table, seat)
        for position in place:
            if position.choices:
                place.play(chance.choice(position.choices))
        ends.put(position.lines)
    except BaseException as error:
        ends.put(error)


def game_of_two(one: str, two: str, level: str = "random") -> str:
    """Ann at one address, Bob at the other, a bot between them. Where one cannot go on, why is told at once: the other
    would wait for ever."""
    with Client(one, name="ann") as ann, Client(two, name="bob") as bob:
        table = ann.create(GAME, ["me", "open", level])
        bob._ask("PUT", f"/api/tables/{table}/seats/2", {})
        ann.start(table)
        ends: Queue[list[str] | BaseException] = Queue()
        for seat, client in ((1, ann), (2, bob)):
            threading.Thread(target=play_through, args=(client, table, seat, ends), daemon=True).start()
        lines = []
        for _ in range(2):
            end = ends.get()
            if isinstance(end, BaseException):
                raise end
            lines.append(end)
        assert lines[0] == lines[1]
        return ann.record(table)


def test_several_processes_on_one_machine_share_tables(tmp_path):
    with running(tmp_path, 2) as server:
        text = game_of_two(server.url, server.url)
        assert record.verify(record.parse(text)).fair
        assert "corral_lines_total" in httpx.get(f"{server.url}/metrics").text


def test_two_servers_on_one_postgresql_play_a_whole_game(postgres_url):
    place = postgres.database(postgres_url, "two_servers")
    with running(place) as one, running(place) as two:
        text = game_of_two(one.url, two.url)
        assert record.verify(record.parse(text)).fair


def test_when_one_server_dies_people_go_on_at_the_other(postgres_url):
    place = postgres.database(postgres_url, "one_dies")
    with running(place) as one, running(place) as two:
        with Client(one.url, name="ann") as ann:
            table = ann.create(GAME, ["me", "random"], start=True)
            cookies = ann._http.cookies
        one.kill()
        with Client(two.url, name="bob") as client:
            client._http.cookies = cookies
            seat = client.join(table, 1)
            for position in seat:
                if position.choices:
                    seat.play(position.choices[0])
                    break
            seat.close()
        assert any(line.startswith("1 ") for line in stored(place, table))


def test_a_program_with_a_token_sits_at_a_table(tmp_path):
    with running(tmp_path) as server, Client(server.url, name="ann") as ann:
        token = ann._ask("POST", "/api/me/tokens", {"note": "my bot"})["token"]
        with Client(server.url, token=token) as program:
            table = program.create(GAME, ["open", "random"], public=True)
            seat = program.sit(table, 1)
            program.start(table)
            resigned = False
            for position in seat:  # the next question may be on its way before the resignation is
                if position.choices and not resigned:
                    with pytest.raises(Refused):
                        seat.play("nonsense")
                    seat.say("thinking")
                    seat.play(position.choices[0])
                    seat.resign()
                    resigned = True
            assert position.over
            assert position.seen["seats"][0]["resigned"]
            assert record.verify(record.parse(program.record(table))).fair


def test_backup_restore_and_export_from_the_command_line(tmp_path):
    with running(tmp_path / "one") as server, Client(server.url, name="ann") as ann:
        table = ann.create(GAME, ["me", "random"], start=True)
        seat = ann.join(table, 1)
        seat.resign()
        seat.close()

        def run(place: str, *words: str) -> str:
            environment = {**os.environ, "CORRAL_DATA": str(tmp_path / place)}
            command = [sys.executable, "-m", "corral", *words]
            return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

        assert "rows are in" in run("one", "backup", str(tmp_path / "kept.zip"))
        assert "rows were read" in run("two", "restore", str(tmp_path / "kept.zip"))
        assert stored(tmp_path / "two", table) == stored(tmp_path / "one", table)
        assert "1 records" in run("two", "export", str(tmp_path / "records.tar.gz"))
        subprocess.run(["tar", "-xzf", str(tmp_path / "records.tar.gz"), "-C", str(tmp_path)], check=True)
        assert "fair" in run("two", "verify", str(tmp_path / GAME / f"{table}.txt"))


def test_a_frame_too_big_closes_a_real_socket(tmp_path):
    with running(tmp_path) as server:

        async def main() -> int:
            from websockets.asyncio.client import connect
            from websockets.exceptions import ConnectionClosed

            async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                await socket.recv()
                await socket.send("x" * 20_000)
                try:
                    while True:
                        await socket.recv()
                except ConnectionClosed as closed:
                    return given(closed.rcvd).code

        assert asyncio.run(main()) == 1009


def test_who_is_connected_is_told_that_the_server_stops(tmp_path):
    with running(tmp_path) as server:

        async def main() -> tuple[list[str], int]:
            from websockets.asyncio.client import connect
            from websockets.exceptions import ConnectionClosed

            async with connect(server.url.replace("http", "ws") + "/ws") as socket:
                heard = [json.loads(await socket.recv())["kind"]]
                server.process.terminate()
                try:
                    while True:
                        heard.append(json.loads(await socket.recv())["kind"])
                except ConnectionClosed as closed:
                    return heard, given(closed.rcvd).code

        assert asyncio.run(main()) == (["hello", "going"], 1012)
        assert server.process.wait() in (0, -signal.SIGTERM)
