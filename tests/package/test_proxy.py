"""Behind a real nginx, with the configuration and the certificate as they are shipped: two servers, one address."""

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from corral.client import Client
from corral.server.running import Running, free_port, running
from corral.server.torture import postgres
from corral.store import Store
from corral.store.schema import sessions
from tests.store.places import awaited

DEPLOY = Path(__file__).parents[2] / "deploy"
FRAME = """daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/corral.conf;
}}
"""
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (make nginx)")


class Place(NamedTuple):
    url: str
    plain: str  # without TLS
    servers: tuple[Running, Running]
    database: str


@pytest.fixture(scope="module")
def proxied(tmp_path_factory, postgres_url) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("nginx")
    database = postgres.database(postgres_url, "proxied")
    subprocess.run([DEPLOY / "certificate", "localhost", folder / "tls"], check=True)
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setenv("NUMBA_DISABLE_JIT", "1")  # nobody waits for a compiler here
        patch.setenv("SSL_CERT_FILE", str(folder / "tls" / "corral.crt"))
        first = stack.enter_context(running(database))
        second = stack.enter_context(running(database))
        secure, plain = free_port(), free_port()
        shipped = (DEPLOY / "nginx.conf").read_text()
        for ours, theirs in {
            "server web:8000;": f"server 127.0.0.1:{first.port}; server 127.0.0.1:{second.port};",
            "listen [::]:443 ssl;": "",
            "listen [::]:80;": "",
            "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "/etc/nginx/tls": str(folder / "tls"),
        }.items():
            assert ours in shipped
            shipped = shipped.replace(ours, theirs)
        (folder / "corral.conf").write_text(shipped)
        (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
        nginx = subprocess.Popen([str(NGINX), "-c", folder / "nginx.conf", "-e", folder / "error.log"])
        stack.callback(nginx.wait)
        stack.callback(nginx.terminate)
        url = f"https://localhost:{secure}"
        with browser() as web:
            while True:
                try:
                    web.get(f"{url}/ready").raise_for_status()
                    break
                except httpx.TransportError:
                    assert nginx.poll() is None, (folder / "error.log").read_text()
        yield Place(url, f"http://localhost:{plain}", (first, second), database)


def browser(address: str = "127.0.0.1", **headers: str) -> httpx.Client:
    """It comes from an address, and trusts the certificate that was made."""
    transport = httpx.HTTPTransport(verify=ssl.create_default_context(), local_address=address)
    return httpx.Client(transport=transport, headers=headers, timeout=30)


def test_who_comes_without_tls_is_sent_on(proxied):
    with browser() as web:
        answer = web.get(f"{proxied.plain}/tables/x?y=1")
    assert (answer.status_code, answer.headers["location"]) == (308, "https://localhost/tables/x?y=1")


def test_cookies_are_secure_because_the_proxy_says_https(proxied):
    with browser() as web:
        cookie = web.post(f"{proxied.url}/api/guest", json={"name": "ann"}).raise_for_status().headers["set-cookie"]
    assert {"secure", "httponly", "samesite=lax"} <= {word.strip().lower() for word in cookie.split(";")}


def test_a_request_comes_from_where_the_proxy_says_and_not_from_where_it_says_itself(proxied):
    with browser("127.0.0.2", **{"x-forwarded-for": "203.0.113.9"}) as web:
        web.post(f"{proxied.url}/api/guest", json={"name": "far"}).raise_for_status()
    found: set[str] = set()

    @awaited
    async def look() -> None:
        store = await Store.open(proxied.database)
        found.update(await store.read(lambda connection: connection.scalars(select(sessions.c.address)).all()))
        await store.close()

    look()
    assert "127.0.0.2" in found
    assert "203.0.113.9" not in found


def test_browsers_may_ask_and_listen_from_the_address_that_they_see_and_from_no_other(proxied):
    for origin, welcome in ((proxied.url, True), ("https://elsewhere.example", False)):
        with browser(origin=origin) as web:
            assert web.post(f"{proxied.url}/api/guest", json={"name": "origin"}).is_success is welcome
        try:
            with connect(proxied.url.replace("https", "wss") + "/ws", origin=Origin(origin)) as line:
                line.send('{"kind":"lobby"}')
                line.recv(timeout=30)
            listened = True
        except (InvalidStatus, ConnectionClosed):
            listened = False
        assert listened is welcome


def test_what_is_played_at_one_server_is_seen_at_the_other(proxied):
    with Client(proxied.url, name="one") as one, Client(proxied.url, name="two") as two:
        table = one.create("wind_river", ["me", "random", "random"], start=True)
        seat = one.join(table, 1)
        watchers = [two.join(table, 0) for _ in range(3)]
        assert all(sockets(server) for server in proxied.servers)  # nginx goes round
        played = []
        for position in seat:
            if position.choices:
                seat.play(position.choices[0])
                played.append(f"1 {position.choices[0]}")
                if len(played) == 3:
                    break
        for watcher in watchers:
            next(position for position in watcher if [line for line in position.lines if line in played] == played)
            watcher.close()
        seat.close()


def sockets(server: Running) -> float:
    """How many are open there."""
    told = httpx.get(f"{server.url}/metrics").raise_for_status().text
    return next(float(line.split()[-1]) for line in told.splitlines() if line.startswith("corral_sockets "))


def test_while_one_server_is_away_the_other_answers(proxied):
    proxied.servers[0].kill()
    with browser() as web:
        assert all(web.get(f"{proxied.url}/api/games").is_success for _ in range(6))
