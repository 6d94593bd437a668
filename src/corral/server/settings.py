"""Settings come from the environment; `corral serve` prints them when it starts."""

import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from platformdirs import user_data_path

from corral.store import is_url

SECRET = ("secret", "metrics_token")  # never printed
WITH_PASSWORD = ("database", "smtp")
AT_LEAST_ONE = (
    "workers", "bots", "tables_per_user", "bots_only_per_user", "sockets_per_user", "sockets_per_address",
    "message_bytes", "messages_per_second", "chat_length",
)  # fmt: skip
LOGS = ("debug", "info", "warning", "error", "critical")


def data_folder() -> Path:
    return user_data_path("corral", appauthor=False) / "server"


@dataclass(frozen=True)
class Settings:
    """Each is the variable CORRAL_NAME."""

    data: str = ""  # folder of the SQLite database; empty: the user's data folder
    database: str = ""  # postgresql://... in its place
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # web processes
    bots: int = 1  # processes in which bots think, for each web process
    cluster: str = ""  # address of a dask scheduler; bots think on its workers instead
    url: str = ""  # the address that people type, if a proxy stands before the server
    proxies: str = "127.0.0.1,::1"  # addresses or networks whose word counts on where a request comes from
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    smtp: str = ""  # smtp://user:password@host:port; empty: no e-mail
    mail_from: str = "corral@localhost"
    push: bool = True  # notices by web push
    webhooks: bool = True  # notices by webhook
    private_targets: bool = False  # push and webhooks may go to addresses inside the operator's network
    look_back: bool = True  # games that are over are analysed while nobody waits for anything
    metrics_token: str = ""  # empty: /metrics answers this machine only
    tables_per_user: int = 50  # that have not ended
    bots_only_per_user: int = 5  # of these, where bots alone go on
    sockets_per_user: int = 20
    sockets_per_address: int = 100  # of those who have not said who they are
    message_bytes: int = 16384
    messages_per_second: float = 20.0
    chat_length: int = 500
    minimum_open: float = 2.0  # seconds that a question stays open if nothing may tell whom it asks
    log: str = "info"

    def __post_init__(self) -> None:
        """ValueError names what cannot be."""
        if self.database and not is_url(self.database):
            raise ValueError("CORRAL_DATABASE is the URL of a PostgreSQL database (postgresql://...)")
        if not 0 < self.port < 65536:
            raise ValueError(f"CORRAL_PORT is a port, 1 to 65535, not {self.port}")
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, float) and not (math.isfinite(value) and value >= 0):
                raise ValueError(f"CORRAL_{field.name.upper()} is a number, 0 or more, not {value}")
        for name in AT_LEAST_ONE:
            if getattr(self, name) < 1:
                raise ValueError(f"CORRAL_{name.upper()} is at least 1, not {getattr(self, name)}")
        for proxy in self.proxies.split(","):
            if proxy.strip() != "*" and not _is_network(proxy.strip()):
                raise ValueError(f"CORRAL_PROXIES are addresses or networks with commas between them, not {proxy!r}")
        if self.log not in LOGS:
            raise ValueError(f"CORRAL_LOG is one of {', '.join(LOGS)}, not {self.log!r}")

    @property
    def place(self) -> str | Path:
        return self.database or Path(self.data or data_folder())

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """ValueError names a variable that cannot be read."""
        values: dict[str, object] = {}
        for field in fields(cls):
            name = f"CORRAL_{field.name.upper()}"
            if name in environment:
                values[field.name] = _read(name, type(field.default), environment[name])
        return cls(**values)  # type: ignore[arg-type]

    def summary(self) -> str:
        rows = []
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name in SECRET:
                value = "(set)" if value else "(made and kept)" if field.name == "secret" else ""
            elif field.name in WITH_PASSWORD and "@" in str(value):
                value = str(value).partition("://")[0] + "://…@" + str(value).rpartition("@")[2]
            rows.append(f"  CORRAL_{field.name.upper():<20} {value}")
        return "\n".join(rows)


def _is_network(word: str) -> bool:
    try:
        ipaddress.ip_network(word, strict=False)
    except ValueError:
        return False
    return True


def _read(name: str, kind: type, word: str) -> object:
    if kind is bool:
        if word.lower() not in ("1", "0", "yes", "no", "true", "false", "on", "off"):
            raise ValueError(f"{name} is yes or no, not {word!r}")
        return word.lower() in ("1", "yes", "true", "on")
    try:
        return kind(word)
    except ValueError:
        raise ValueError(f"{name} is a number, not {word!r}") from None
