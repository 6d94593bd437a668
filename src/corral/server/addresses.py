"""The server's address: as its own machine types it, as friends do, and as links say it."""

import contextlib
import ipaddress
import socket
from urllib.parse import urlsplit

from .settings import Settings

NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # kept for documents: nobody has them


def here(settings: Settings) -> str:
    """What is typed on this machine."""
    if settings.url:
        return settings.url.rstrip("/")
    return _address("localhost" if everywhere(settings.host) else settings.host, settings.port)


def friends(settings: Settings) -> str | None:
    """What others type; None if only this machine is answered, or nobody knows its address in the network."""
    if settings.url:
        return settings.url.rstrip("/")
    host = _in_network(settings.host) if everywhere(settings.host) else settings.host
    return None if host is None or own(host) else _address(host, settings.port)


def linked(settings: Settings, asked: str = "") -> str:
    """What links begin with. `asked`: the address that somebody has used; friends are sent one that they can use."""
    host = urlsplit(asked).hostname or ""
    if asked and not settings.url and not own(host):
        return asked.rstrip("/")
    return friends(settings) or (here(settings) if everywhere(host) else asked.rstrip("/"))


def own(host: str) -> bool:
    """Does it mean the very machine that says it?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return everywhere(host)
    return address.is_loopback or address.is_unspecified


def everywhere(host: str) -> bool:
    """To listen at it is to listen at every address of the machine."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return host == ""


def _in_network(host: str) -> str | None:
    """The machine's address in its network: where it would send from. A UDP socket that is connected sends nothing."""
    families = (socket.AF_INET, socket.AF_INET6) if ":" in host else (socket.AF_INET,)
    for family in families:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((NOWHERE[family], 9))
            found = str(probe.getsockname()[0])
            if not own(found):
                return found
    return None


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
