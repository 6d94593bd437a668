"""Notices: to receivers of our own on this machine."""

import asyncio
import base64
import json
from contextlib import asynccontextmanager

import http_ece
import pytest
from aiosmtpd.controller import UnthreadedController
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from corral.server.notices import AT_ONCE_TO_A_HOST, BACK_OFF
from corral.server.outgoing import Outgoing, Unreachable, is_outside
from corral.store import people
from tests.given import seen_as, soon
from tests.store.places import awaited
from tests.table.tables import GULCH

from .wire import Server, serving


class Receiver:
    """A small web server that keeps what is posted to it, and answers with `status`."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.location = ""  # where it sends others to
        self.open = asyncio.Event()  # until then it does not answer
        self.open.set()
        self.url = ""  # where it is

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in head.split("\r\n")[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.heard.append((headers, body))
        await self.open.wait()
        more = f"location: {self.location}\r\n" if self.location else ""
        writer.write(f"HTTP/1.1 {self.status} x\r\n{more}content-length: 0\r\nconnection: close\r\n\r\n".encode())
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
    await server.registry.idle()
    return names


async def sent(server: Server) -> None:
    """All notices that are due have been tried."""
    await server.app.state.notices.flush()
    await server.app.state.notices.idle()


@awaited
async def test_a_webhook_is_told_once_for_all_tables(tmp_path):
    async with receiving() as receiver, serving(tmp_path, url="http://corral.example") as server:
        ann = await server.guest("ann")
        body = {"kind": "webhook", "address": receiver.url}
        assert (await ann.post("/api/me/notices", json=body)).json()["confirmed"]
        names = await asked(server, ann, 3)
        await sent(server)
        told = json.loads(receiver.heard[0][1])["tables"]
        assert {row["table"] for row in told} == set(names)
        assert told[0]["link"] == f"http://corral.example/table/{told[0]['table']}"
        assert told[0]["text"] == "It is your turn at Gulch."
        await sent(server)
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
            await sent(server)
        assert receiver.heard == []
        assert (await ann.patch(f"/api/me/notices/{made['id']}", json={"enabled": False})).status_code == 200
        await asked(server, ann)
        await sent(server)
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
        await sent(server)
        headers, body = receiver.heard[0]
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert told[0]["table"] == name
        public = (await ann.get("/api/me/notices")).json()["key"]
        assert public in headers["authorization"], "signed with the key that the browser subscribed with"
        receiver.status = 410
        await asked(server, ann)
        await sent(server)
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
    port = seen_as(asyncio.Server, controller.server).sockets[0].getsockname()[1]
    async with controller.server, serving(tmp_path, smtp=f"smtp://127.0.0.1:{port}") as server:
        ann = await server.guest("ann")
        made = await ann.post("/api/me/notices", json={"kind": "email", "address": "ann@example.org"})
        assert not made.json()["confirmed"]
        await asked(server, ann)
        await sent(server)
        assert len(mailbox.mails) == 1, "the code, nothing else"
        code = mailbox.mails[0].split("The code is ")[1][:6]
        path = f"/api/me/notices/{made.json()['id']}"
        assert (await ann.patch(path, json={"code": code})).status_code == 200
        await asked(server, ann, 2)
        await sent(server)
        assert len(mailbox.mails) == 2
        assert mailbox.mails[1].count("It is your turn at Gulch.") == 3, "subject and two tables"
        twice = await ann.post("/api/me/notices", json={"kind": "email", "address": "ann@Example.org"})
        assert twice.json()["detail"] == "you are told there already"
        for address in ("a@x.org,b@y.org", "a@b", "@x.org", "a@x.org>", "a b@x.org", "a@" + "x" * 250 + ".org"):
            server.clock.now += 60
            assert (await ann.post("/api/me/notices", json={"kind": "email", "address": address})).status_code == 400
        assert len(mailbox.mails) == 2
        again = await ann.post("/api/me/notices", json={"kind": "email", "address": "bob@example.org"})
        path = f"/api/me/notices/{again.json()['id']}"
        assert (await ann.patch(path, json={"code": "nope"})).status_code == 400
        assert len((await ann.get("/api/me/notices")).json()["notices"]) == 1, "one try"
        eve = await server.guest("eve")
        for _ in range(2):
            server.clock.now += 60
            assert (await eve.post("/api/me/notices", json={"kind": "email", "address": "bob@example.org"})).is_success
            (row,) = (await eve.get("/api/me/notices")).json()["notices"]
            await eve.delete(f"/api/me/notices/{row['id']}")
        server.clock.now += 60
        flood = await eve.post("/api/me/notices", json={"kind": "email", "address": "bob@example.org"})
        assert "several codes today" in flood.json()["detail"]


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
            ("webhook", "http://[::ffff:127.0.0.1]/x"),
            ("webhook", "http://ann@93.184.216.34/"),
            ("webhook", "http://["),
            ("push", subscription("http://[")),
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


def subscription(url: str) -> str:
    """A browser's push subscription."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(b"0" * 16).decode()}
    return json.dumps({"endpoint": url, "keys": keys})


async def way(server: Server, ann, kind: str, address: str) -> None:
    """A way to be told that nobody checks when it is added: as if its name had led elsewhere then."""
    user = (await server.registry.store.read(people.users_like, "ann"))[0].id
    row = people.NoticeRow(f"{kind}-1", user, kind, address, None, True, None)
    await server.registry.store.write(people.add_notice, row)


@pytest.mark.parametrize("kind", ["push", "webhook"])
@awaited
async def test_nothing_is_sent_into_the_operators_network(tmp_path, kind):
    async with receiving() as receiver, serving(tmp_path, private_targets=False) as server:
        ann = await server.guest("ann")
        address = subscription(receiver.url) if kind == "push" else receiver.url
        refused = await ann.post("/api/me/notices", json={"kind": kind, "address": address})
        assert (refused.status_code, refused.json()["detail"]) == (400, "this address cannot be reached from here")
        await way(server, ann, kind, address)
        await asked(server, ann)
        await sent(server)
        assert receiver.heard == []


@pytest.mark.parametrize("kind", ["push", "webhook"])
@awaited
async def test_nobody_is_sent_on_to_another_address(tmp_path, kind):
    async with receiving() as receiver, receiving() as inside, serving(tmp_path) as server:
        ann = await server.guest("ann")
        receiver.status, receiver.location = 307, inside.url
        address = subscription(receiver.url) if kind == "push" else receiver.url
        assert (await ann.post("/api/me/notices", json={"kind": kind, "address": address})).status_code == 200
        await asked(server, ann)
        await sent(server)
        assert len(receiver.heard) == 1
        assert inside.heard == []


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("64:ff9b::5db8:d822", True), ("::ffff:8.8.8.8", True),
        ("127.0.0.1", False), ("10.1.2.3", False), ("100.64.0.1", False), ("169.254.169.254", False),
        ("0.0.0.0", False), ("224.0.0.1", False), ("255.255.255.255", False), ("::1", False), ("fe80::1%eth0", False),
        ("fd00::1", False), ("::ffff:127.0.0.1", False), ("::127.0.0.1", False), ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::a00:1", False), ("2002:7f00:1::", False), ("ff02::1", False),
    ],
)  # fmt: skip
def test_an_address_counts_as_what_it_is(address, outside):
    assert is_outside(address) is outside


@awaited
async def test_a_name_is_resolved_once_and_that_address_is_reached(tmp_path, monkeypatch):
    """A name that leads elsewhere when it is asked again leads nowhere: it is not asked again."""
    async with receiving() as receiver:
        loop, asked_for = asyncio.get_running_loop(), []
        port = int(receiver.url.rsplit(":")[-1].split("/")[0])

        async def resolve(host, port, **_):
            asked_for.append(host)
            return [(0, 0, 0, "", ("127.0.0.1", port))]

        monkeypatch.setattr(loop, "getaddrinfo", resolve, raising=False)
        assert await Outgoing(private=True).post(f"http://corral.example:{port}/x", {}, b"hello") == 201
        assert asked_for == ["corral.example"]
        assert receiver.heard[0][0]["host"] == f"corral.example:{port}"
        with pytest.raises(Unreachable, match="cannot be reached"):
            await Outgoing(private=False).post(f"http://corral.example:{port}/x", {}, b"hello")
        assert len(receiver.heard) == 1


@awaited
async def test_slow_receivers_and_bad_addresses_delay_nobody_else(tmp_path):
    async with receiving() as slow, receiving() as quick, serving(tmp_path) as server:
        slow.open.clear()
        slow_url = slow.url.replace("127.0.0.1", "127.0.0.2")
        listening = await asyncio.start_server(slow.answer, "127.0.0.2", int(slow_url.split(":")[2].split("/")[0]))
        bob, ann, eve = await server.guest("bob"), await server.guest("ann"), await server.guest("eve")
        for number in range(5):
            address = {"kind": "webhook", "address": f"{slow_url}{number}"}
            server.clock.now += 60
            assert (await bob.post("/api/me/notices", json=address)).status_code == 200
        await eve.post("/api/me/notices", json={"kind": "webhook", "address": "http://127.0.0.1:9/nobody-listens"})
        await ann.post("/api/me/notices", json={"kind": "webhook", "address": quick.url})
        for guest in (bob, eve, ann):
            await asked(server, guest)
        notices = server.app.state.notices
        await notices.flush()

        async def heard() -> None:
            while not quick.heard or len(slow.heard) < AT_ONCE_TO_A_HOST:
                await asyncio.wait(notices._tasks, timeout=0.01)

        await soon(heard(), "the quick one is told beside the slow ones")
        assert len(slow.heard) == AT_ONCE_TO_A_HOST, "the others wait until one of these is done"
        slow.open.set()
        await notices.idle()
        assert len(slow.heard) == 5
        listening.close()


@awaited
async def test_what_fails_is_tried_again_later_and_in_the_end_switched_off(tmp_path):
    async with receiving() as receiver, receiving() as other, serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/me/notices", json={"kind": "webhook", "address": receiver.url})
        await ann.post("/api/me/notices", json={"kind": "webhook", "address": other.url})
        receiver.status = 503
        (name,) = await asked(server, ann)
        await sent(server)
        await sent(server)
        assert len(receiver.heard) == 1, "not before its time"
        receiver.status, server.clock.now = 201, server.clock.now + BACK_OFF[0]
        await sent(server)
        assert json.loads(receiver.heard[1][1])["tables"][0]["table"] == name, "nothing is lost"
        assert len(other.heard) == 1, "told once"

        receiver.status = 503
        await asked(server, ann)
        await sent(server)
        for seconds in BACK_OFF:
            server.clock.now += seconds
            await sent(server)
        assert len(receiver.heard) == 2 + 1 + len(BACK_OFF)
        rows = {row["address"]: row for row in (await ann.get("/api/me/notices")).json()["notices"]}
        assert (rows[receiver.url]["enabled"], rows[receiver.url]["reason"]) == (False, "it was answered with 503")
        assert rows[other.url]["enabled"]
        assert "switched off" in json.loads(other.heard[-1][1])["tables"][0]["text"], "a word to its owner"
        path = f"/api/me/notices/{rows[receiver.url]['id']}"
        await ann.patch(path, json={"enabled": True})
        again = {row["address"]: row for row in (await ann.get("/api/me/notices")).json()["notices"]}
        assert (again[receiver.url]["enabled"], again[receiver.url]["reason"]) == (True, None)


@awaited
async def test_time_running_out_is_told(tmp_path):
    async with receiving() as receiver, serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/me/notices", json={"kind": "webhook", "address": receiver.url})
        body = {"game": GULCH, "seats": ["me", "random"], "start": True, "pace": {"days": 2}}
        await ann.post("/api/tables", json=body)
        await server.registry.idle()
        await sent(server)
        server.clock.now += 1.6 * 86400
        await server.registry.look()
        await sent(server)
        assert "time is running out" in json.loads(receiver.heard[-1][1])["tables"][0]["text"]
        assert await server.registry.store.read(people.notices_of, "nobody") == []
