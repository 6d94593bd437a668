"""HTTP connections whose requests arrive too slowly are closed: otherwise a few clients could hold all connections."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 20.0  # within which a request has arrived whole
ON_ITS_WAY = (h11.IDLE, h11.SEND_BODY)


class Impatient(H11Protocol):
    seconds = SECONDS
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def handle_events(self) -> None:
        super().handle_events()
        became_socket = self.transport.get_protocol() is not self  # how long one lives is no matter of patience
        if became_socket or self.conn.their_state not in ON_ITS_WAY:
            self._arrived()
        elif self._late is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.seconds, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
