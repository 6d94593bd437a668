"""The one door out: every request that the server sends to an address which a user named goes through here.

A name is resolved once, all of its addresses are checked, and the connection is made to one that was checked. Redirects
are not followed, proxies of the environment are not used, and the body of an answer is not read.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import httpcore

from corral.refusal import Code, CodedError

SECONDS = 10.0  # for the whole of a request
NAT64 = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
COMPATIBLE = ipaddress.IPv6Network("::/96")  # an old way to write an IPv4 address
NOT_FROM_HERE = "this address cannot be reached from here"

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(CodedError, ValueError):
    """The address leads into the operator's own network, or nowhere."""

    code = Code.ADDRESS


def is_outside(text: str) -> bool:
    """An address of the open internet; an IPv4 address that is wrapped in an IPv6 one counts as what it is."""
    address = ipaddress.ip_address(text.partition("%")[0])
    inner: Sequence[Address] = _wrapped(address)
    return all(_is_open(one) for one in inner or [address])


def _is_open(address: Address) -> bool:
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def _wrapped(address: Address) -> list[ipaddress.IPv4Address]:
    """The IPv4 addresses that an IPv6 address leads to."""
    if not isinstance(address, ipaddress.IPv6Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in COMPATIBLE or any(address in network for network in NAT64):
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return [inner for inner in found if inner is not None]


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to an address that was checked, and to no other. The certificate is still that of the name."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._plain = httpcore.AnyIOBackend()

    async def addresses(self, host: str, port: int) -> list[str]:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable(f"nobody knows the host {host!r}") from None
        addresses = [str(address[0]) for *_, address in found]
        if not self._private and not all(map(is_outside, addresses)):
            raise Unreachable(NOT_FROM_HERE)
        return addresses

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failure: Exception = httpcore.ConnectError(NOT_FROM_HERE)
        for address in await self.addresses(host, port):
            try:
                return await self._plain.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def sleep(self, seconds: float) -> None:
        await self._plain.sleep(seconds)


class Outgoing:
    def __init__(self, private: bool = False) -> None:
        """With `private`, requests may go to addresses inside the operator's network, too."""
        self._backend = _Checked(private)

    async def check(self, url: str) -> None:
        """Unreachable says why nothing would be sent to this address."""
        host, port = _place(url)
        await self._backend.addresses(host, port)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send it; the status of the answer. Unreachable, OSError or TimeoutError say that it did not arrive."""
        _place(url)
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpcore.AsyncConnectionPool(network_backend=self._backend) as pool,
                pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
            ):
                return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise OSError(str(error) or type(error).__name__) from None


def _place(url: str) -> tuple[str, int]:
    """Host and port of an address; Unreachable if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port or (80 if parts.scheme == "http" else 443)
    except ValueError:
        raise Unreachable("that is not an address") from None
    if parts.scheme not in ("https", "http") or not parts.hostname or not url.isascii() or parts.username:
        raise Unreachable("an address begins with https://")
    return parts.hostname, port
