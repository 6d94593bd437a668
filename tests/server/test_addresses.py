"""What friends type, and what links say: never an address that means the machine of whoever reads it."""

import socket

import pytest

from corral.server import addresses
from corral.server.settings import Settings
from tests.server.wire import serving
from tests.store.places import awaited

LAN = "192.168.7.20"
ALL = ("0.0.0.0", "::", "")


@pytest.fixture(autouse=True)
def lan(monkeypatch):
    monkeypatch.setattr(addresses, "_in_network", lambda host: LAN)


@pytest.mark.parametrize(
    ("settings", "here", "friends"),
    [
        (Settings(), "http://127.0.0.1:8000", None),
        (Settings(host="localhost", port=81), "http://localhost:81", None),
        (Settings(host="::1"), "http://[::1]:8000", None),
        (Settings(host="0.0.0.0", port=8001), "http://localhost:8001", f"http://{LAN}:8001"),
        (Settings(host="::"), "http://localhost:8000", f"http://{LAN}:8000"),
        (Settings(host="10.0.0.5"), "http://10.0.0.5:8000", "http://10.0.0.5:8000"),
        (Settings(host="fd00::5"), "http://[fd00::5]:8000", "http://[fd00::5]:8000"),
        (Settings(host="0.0.0.0", url="https://corral.example/"), "https://corral.example", "https://corral.example"),
    ],
)
def test_the_address_for_this_machine_and_for_friends(settings, here, friends):
    assert addresses.here(settings) == here
    assert addresses.friends(settings) == friends


@pytest.mark.parametrize("host", ALL)
@pytest.mark.parametrize("asked", ["http://0.0.0.0:8000/", "http://127.0.0.1:8000/", "http://localhost:8000/", ""])
def test_links_say_what_friends_type_whatever_the_host_has_typed(host, asked):
    assert addresses.linked(Settings(host=host), asked) == f"http://{LAN}:8000"


def test_links_say_the_address_that_was_used_if_others_can_use_it():
    assert addresses.linked(Settings(), "http://ranch.example/") == "http://ranch.example"
    assert addresses.linked(Settings(), "http://localhost:9000/") == "http://localhost:9000"  # a tunnel
    assert addresses.linked(Settings(), "http://0.0.0.0:8000/") == "http://127.0.0.1:8000"
    assert addresses.linked(Settings(url="https://corral.example"), "http://inside:8000/") == "https://corral.example"


def test_without_a_network_there_is_no_address_for_friends(monkeypatch):
    monkeypatch.setattr(addresses, "_in_network", lambda host: None)
    assert addresses.friends(Settings(host="0.0.0.0")) is None
    assert addresses.linked(Settings(host="0.0.0.0")) == "http://localhost:8000"


def test_the_own_address_is_found_without_sending_anything(monkeypatch):
    monkeypatch.undo()
    sent = []

    class Probe(socket.socket):
        def send(self, *words):
            sent.append(words)

        sendto = sendmsg = sendall = send

    monkeypatch.setattr(socket, "socket", Probe)
    for host in ALL:
        found = addresses._in_network(host)
        assert found is None or not addresses.own(found)
    assert sent == []


@awaited
async def test_the_browser_learns_the_address_for_friends(tmp_path):
    async with serving(tmp_path / "all", host="0.0.0.0", port=8001) as server:
        ann = await server.guest("ann")
        assert (await ann.get("/api/games")).json()["address"] == f"http://{LAN}:8001"
        body = {"game": "wind_river", "seats": ["me", "open", "hand"]}
        made = (await ann.post("/api/tables", json=body, headers={"host": "0.0.0.0:8001"})).json()
        assert made["link"] == f"http://{LAN}:8001/table/{made['table']}"
    async with serving(tmp_path / "own") as server:
        assert (await server.browser().get("/api/games")).json()["address"] is None
