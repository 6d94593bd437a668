"""Real processes: killed at any moment, started again; several at once; a program at a table."""

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from corral import client as corral_client
from corral import record
from corral.client import Client, Refused, Seat
from corral.server.socket import FAILED
from corral.store import Store, tables
from tests.store import postgres
from tests.store.places import awaited

GAME = "wind_river"  # light: a killed server is soon there again


class Process:
    """`corral serve`; its first output is its settings."""

    def __init__(self, place: str | Path, *words: str) -> None:
        self.port = postgres.free_port()
        self.words = words
        where = {"CORRAL_DATABASE": place} if isinstance(place, str) else {"CORRAL_DATA": str(place)}
        self.environment = {**os.environ, **where, "CORRAL_MESSAGES_PER_SECOND": "1e6", "CORRAL_PUSH": "no"}
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "corral", "serve", "--port", str(self.port), *self.words]
        self.process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.printed = []
        for line in self.process.stdout:
            self.printed.append(line)
            if line.startswith("Corral is at"):
                break
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        while True:
            try:
                httpx.get(f"{self.url}/ready", timeout=30).raise_for_status()
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "".join(self.printed)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait()


@contextmanager
def process(place: str | Path, *words: str) -> Iterator[Process]:
    running = Process(place, *words)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


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
    with process(tmp_path) as server:
        printed = "".join(server.printed)
        assert f"CORRAL_PORT                 {server.port}" in printed
        assert str(tmp_path) in printed
        assert server.stop() in (0, -signal.SIGTERM)


def alone(server: Process) -> None:
    """Until none of its processes is left."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.killpg(server.process.pid, 0)


@pytest.mark.parametrize("words", [(), ("--workers", "2")])
def test_if_the_first_process_is_killed_no_other_is_left(tmp_path, words):
    with process(tmp_path, *words) as server:
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        alone(server)
        server.start()
        assert server.stop() in (0, -signal.SIGTERM)
        alone(server)


def test_a_web_process_that_is_killed_is_replaced(tmp_path):
    with process(tmp_path, "--workers", "2") as server:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        first = children.read_text().split()
        os.kill(int(first[0]), signal.SIGKILL)
        while len(now := children.read_text().split()) < 2 or first[0] in now:
            assert server.process.poll() is None
        assert httpx.get(f"{server.url}/ready", timeout=30).is_success
        assert server.stop() == 0


def test_an_address_in_use_is_refused_in_one_line(tmp_path):
    with process(tmp_path) as server:
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
    nowhere = f"postgresql://corral:hush-hush@127.0.0.1:{postgres.free_port()}/corral"
    said = refused(["serve"], CORRAL_DATABASE=nowhere)
    assert "the database at postgresql://127.0.0.1" in said
    assert "hush-hush" not in said
    assert '"nobody" does not exist' in refused(["serve"], CORRAL_DATABASE=postgres_url + "nobody")
    (tmp_path / "corral.db").write_text("no database" * 100)
    assert "file is not a database" in refused(["serve"], CORRAL_DATA=str(tmp_path))
    assert f"{tmp_path}/none.zip" in refused(["restore", str(tmp_path / "none.zip")], CORRAL_DATA=str(tmp_path / "new"))
    scheduler = f"tcp://127.0.0.1:{postgres.free_port()}"
    assert f"no dask scheduler answers at {scheduler}" in refused(["serve", "--cluster", scheduler])
    assert "CORRAL_WORKERS is at least 1" in refused(["serve", "--workers", "0"])


def test_where_the_disk_is_full_moves_are_refused_and_none_is_lost(tmp_path):
    with process(tmp_path) as server, Client(server.url, name="ann") as ann:
        table = ann.create(GAME, ["me", "random"], start=True)
        seat, kept, reasons = ann.join(table, 1), [], []
        for position in seat:
            if not position.choices:
                continue
            try:
                seat.play(position.choices[0])
            except Refused as error:
                reasons.append(str(error))
                with pytest.raises(Refused, match=FAILED):
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
        assert reasons == [FAILED]
        assert_kept(tmp_path, {table: kept})


class Load(threading.Thread):
    """A program that plays at one table after the other, on and on, whatever happens to the server."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.url, self.number = url, number
        self.acknowledged: dict[str, list[str]] = {}  # by table
        self.enough = threading.Event()
        self.busy = threading.Event()
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with Client(self.url, name=f"load{self.number}") as client:
                while not self.enough.is_set():
                    try:
                        table = client.create(GAME, ["me", "random"], start=True)
                    except httpx.TransportError:
                        continue  # killed just now: nothing was acknowledged
                    self.play(client.join(table, 1), self.acknowledged.setdefault(table, []))
        except BaseException as error:
            self.error = error
        finally:
            self.busy.set()

    def play(self, seat: Seat, kept: list[str]) -> None:
        chance = Random(self.number)
        for position in seat:
            if position.choices:
                text = chance.choice(position.choices)
                try:
                    seat.play(text)
                except Refused:
                    continue  # it had happened, or the question is another
                kept.append(f"1 {text}")
                if len(kept) % 5 == 0:
                    self.busy.set()
            if self.enough.is_set():
                seat.close()
                return

    def kept(self) -> dict[str, list[str]]:
        """What was acknowledged so far."""
        return {table: list(lines) for table, lines in list(self.acknowledged.items())}


def assert_kept(place: str | Path, acknowledged: dict[str, list[str]]) -> None:
    """All are there, in their order; between them are the others' lines and forced ones."""
    for table, kept in acknowledged.items():
        lines = iter(stored(place, table))
        for line in kept:
            assert line in lines, f"{line!r} was acknowledged and is lost"


class Watcher(threading.Thread):
    """A spectator: what it has been told never changes, whatever happens to the server."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(daemon=True)
        self.url, self.table = url, table
        self.lines: list[str] = []
        self.error: BaseException | None = None
        self.joined = threading.Event()
        self.start()
        self.joined.wait()

    def run(self) -> None:
        try:
            with Client(self.url, name="watcher") as client:
                for position in client.join(self.table, 0):
                    self.joined.set()
                    assert position.lines[: len(self.lines)] == self.lines
                    self.lines = position.lines
        except BaseException as error:
            self.error = error
        finally:
            self.joined.set()


def test_killed_at_any_moment_every_acknowledged_move_is_there_and_clients_go_on(place, monkeypatch):
    monkeypatch.setattr(corral_client, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(corral_client, "RETRIES", 2000)
    with process(place) as server:
        loads = [Load(server.url, number) for number in range(3)]
        for load in loads:
            load.start()
        watchers = []
        for _ in range(3):
            for load in loads:
                load.busy.wait()
                load.busy.clear()
                assert load.error is None
            watchers += [Watcher(server.url, list(load.kept())[-1]) for load in loads]
            before = [load.kept() for load in loads]
            server.kill()
            for kept in before:
                assert_kept(place, kept)
            server.start()
        for load in loads:
            load.busy.wait()
            load.enough.set()
        for load in loads:
            load.join()
            assert load.error is None
            assert_kept(place, load.kept())
        for watcher in watchers:
            assert watcher.error is None
            told = watcher.lines  # once: a table that still goes on may tell more at any moment
            assert told == stored(place, watcher.table)[: len(told)]


def play_through(client: Client, table: str, seat: int, done: list[list[str]], errors: list[BaseException]) -> None:
    chance = Random(seat)
    try:
        place = client.join(table, seat)
        for position in place:
            if position.choices:
                place.play(chance.choice(position.choices))
        done.append(position.lines)
    except BaseException as error:
        errors.append(error)


def game_of_two(one: str, two: str, level: str = "random") -> str:
    """Ann at one address, Bob at the other, a bot between them."""
    with Client(one, name="ann") as ann, Client(two, name="bob") as bob:
        table = ann.create(GAME, ["me", "open", level])
        bob._ask("PUT", f"/api/tables/{table}/seats/2", {})
        ann.start(table)
        done: list[list[str]] = []
        errors: list[BaseException] = []
        threads = [
            threading.Thread(target=play_through, args=(client, table, seat, done, errors))
            for seat, client in ((1, ann), (2, bob))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not errors, errors
        assert done[0] == done[1]
        return ann.record(table)


def test_several_processes_on_one_machine_share_tables(tmp_path):
    with process(tmp_path, "--workers", "2") as server:
        text = game_of_two(server.url, server.url)
        assert record.verify(record.parse(text)).fair
        assert "corral_lines_total" in httpx.get(f"{server.url}/metrics").text


def test_two_servers_on_one_postgresql_play_a_whole_game(postgres_url):
    place = postgres.database(postgres_url, "two_servers")
    with process(place) as one, process(place) as two:
        text = game_of_two(one.url, two.url)
        assert record.verify(record.parse(text)).fair


def test_when_one_server_dies_people_go_on_at_the_other(postgres_url):
    place = postgres.database(postgres_url, "one_dies")
    with process(place) as one, process(place) as two:
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
    with process(tmp_path) as server, Client(server.url, name="ann") as ann:
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
    with process(tmp_path / "one") as server, Client(server.url, name="ann") as ann:
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
    with process(tmp_path) as server:

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
                    return closed.rcvd.code

        assert asyncio.run(main()) == 1009


def test_who_is_connected_is_told_that_the_server_stops(tmp_path):
    with process(tmp_path) as server:

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
                    return heard, closed.rcvd.code

        assert asyncio.run(main()) == (["hello", "going"], 1012)
        assert server.process.wait() in (0, -signal.SIGTERM)
