"""Notices: to receivers of our own on this machine."""

import asyncio
import base64
import json
from contextlib import asynccontextmanager

import http_ece
from aiosmtpd.controller import UnthreadedController
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from corral.store import people
from tests.store.places import awaited
from tests.table.tables import GULCH

from .wire import Server, serving


class Receiver:
    """A small web server that keeps what is posted to it, and answers with `status`."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head.split("\r\n")[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.heard.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving():
    receiver = Receiver()
    listening = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/x"
    async with listening:
        yield receiver


async def asked(server: Server, ann, number: int = 1) -> list[str]:
    """Tables where it is Ann's turn."""
    names = []
    for _ in range(number):
        body = {"game": GULCH, "seats": ["me", "random"], "start": True}
        names.append((await ann.post("/api/tables", json=body)).json()["table"])
    await server.house.idle()
    return names


@awaited
async def test_a_webhook_is_told_once_for_all_tables(tmp_path):
    async with receiving() as receiver, serving(tmp_path, url="http://corral.example") as server:
        ann = await server.guest("ann")
        body = {"kind": "webhook", "address": receiver.url}
        assert (await ann.post("/api/me/notices", json=body)).json()["confirmed"]
        names = await asked(server, ann, 3)
        await server.app.state.notices.flush()
        told = json.loads(receiver.heard[0][1])["tables"]
        assert {row["table"] for row in told} == set(names)
        assert told[0]["link"] == f"http://corral.example/table/{told[0]['table']}"
        assert told[0]["text"] == "It is your turn at Gulch."
        await server.app.state.notices.flush()
        assert len(receiver.heard) == 1


@awaited
async def test_who_is_looking_or_has_switched_it_off_is_not_told(tmp_path):
    async with receiving() as receiver, serving(tmp_path) as server:
        ann = await server.guest("ann")
        made = (await ann.post("/api/me/notices", json={"kind": "webhook", "address": receiver.url})).json()
        name = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "random"]})).json()["table"]
        async with server.socket(ann) as socket:
            socket.say(kind="join", table=name)
            await socket.next("position")
            await ann.post(f"/api/tables/{name}/start")
            await server.app.state.notices.flush()
        assert receiver.heard == []
        assert (await ann.patch(f"/api/me/notices/{made['id']}", json={"enabled": False})).status_code == 200
        await asked(server, ann)
        await server.app.state.notices.flush()
        assert receiver.heard == []
        assert (await ann.delete(f"/api/me/notices/{made['id']}")).status_code == 200
        assert (await ann.delete(f"/api/me/notices/{made['id']}")).status_code == 404
        assert (await ann.get("/api/me/notices")).json()["notices"] == []


@awaited
async def test_web_push_can_be_read_by_the_browser_alone(tmp_path):
    async with receiving() as receiver, serving(tmp_path) as server:
        ann = await server.guest("ann")
        key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
        address = json.dumps({"endpoint": receiver.url, "keys": keys})
        assert (await ann.post("/api/me/notices", json={"kind": "push", "address": address})).status_code == 200
        (name,) = await asked(server, ann)
        await server.app.state.notices.flush()
        headers, body = receiver.heard[0]
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert told[0]["table"] == name
        public = (await ann.get("/api/me/notices")).json()["key"]
        assert public in headers["authorization"], "signed with the key that the browser subscribed with"
        receiver.status = 410
        await asked(server, ann)
        await server.app.state.notices.flush()
        assert (await ann.get("/api/me/notices")).json()["notices"] == [], "gone: forgotten"


class Mailbox:
    def __init__(self) -> None:
        self.mails: list[str] = []

    async def handle_DATA(self, server, session, envelope):
        self.mails.append(envelope.content.decode())
        return "250 OK"


@awaited
async def test_mail_goes_only_to_addresses_that_were_confirmed(tmp_path):
    mailbox = Mailbox()
    controller = UnthreadedController(mailbox, hostname="127.0.0.1", port=0, loop=asyncio.get_running_loop())
    controller.server = await controller._create_server()
    port = controller.server.sockets[0].getsockname()[1]
    async with controller.server, serving(tmp_path, smtp=f"smtp://127.0.0.1:{port}") as server:
        ann = await server.guest("ann")
        made = await ann.post("/api/me/notices", json={"kind": "email", "address": "ann@example.org"})
        assert not made.json()["confirmed"]
        await asked(server, ann)
        await server.app.state.notices.flush()
        assert len(mailbox.mails) == 1, "the code, nothing else"
        code = mailbox.mails[0].split("The code is ")[1][:6]
        path = f"/api/me/notices/{made.json()['id']}"
        assert (await ann.patch(path, json={"code": code})).status_code == 200
        await asked(server, ann, 2)
        await server.app.state.notices.flush()
        assert len(mailbox.mails) == 2
        assert mailbox.mails[1].count("It is your turn at Gulch.") == 3, "subject and two tables"
        again = await ann.post("/api/me/notices", json={"kind": "email", "address": "bob@example.org"})
        path = f"/api/me/notices/{again.json()['id']}"
        assert (await ann.patch(path, json={"code": "nope"})).status_code == 400
        assert len((await ann.get("/api/me/notices")).json()["notices"]) == 1, "one try"


@awaited
async def test_addresses_that_cannot_be(tmp_path):
    async with serving(tmp_path, private_targets=False) as server:
        ann = await server.guest("ann")
        for kind, address in [
            ("webhook", "http://127.0.0.1:80/x"),
            ("webhook", "http://[::1]/x"),
            ("webhook", "http://10.0.0.1/x"),
            ("webhook", "http://169.254.169.254/latest"),
            ("webhook", "file:///etc/passwd"),
            ("webhook", "gopher://x"),
            ("push", "not json"),
            ("push", "{}"),
            ("push", "[]"),
            ("email", "ann@example.org"),  # no SMTP is set
            ("pigeon", "coop 7"),
        ]:
            server.clock.now += 60
            answer = await ann.post("/api/me/notices", json={"kind": kind, "address": address})
            assert answer.status_code == 400, address
        assert (await ann.get("/api/me/notices")).json()["kinds"] == ["push", "webhook"]


@awaited
async def test_a_push_into_the_operators_network_is_not_sent(tmp_path):
    async with receiving() as receiver, serving(tmp_path, private_targets=False) as server:
        ann = await server.guest("ann")
        address = json.dumps({"endpoint": receiver.url, "keys": {"p256dh": "x", "auth": "y"}})
        await ann.post("/api/me/notices", json={"kind": "push", "address": address})
        await asked(server, ann)
        await server.app.state.notices.flush()
        assert receiver.heard == []


@awaited
async def test_time_running_out_is_told(tmp_path):
    async with receiving() as receiver, serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/me/notices", json={"kind": "webhook", "address": receiver.url})
        body = {"game": GULCH, "seats": ["me", "random"], "start": True, "pace": {"days": 2}}
        await ann.post("/api/tables", json=body)
        await server.house.idle()
        await server.app.state.notices.flush()
        server.clock.now += 1.6 * 86400
        await server.house.look()
        await server.app.state.notices.flush()
        assert "time is running out" in json.loads(receiver.heard[-1][1])["tables"][0]["text"]
        assert await server.house.store.read(people.notices_of, "nobody") == []
