"""What the operator can watch. Several processes write to files in $PROMETHEUS_MULTIPROC_DIR, and any of them can tell
the sum."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

LINES = Counter("corral_lines", "Lines committed")
ASKS = Counter("corral_asks", "Messages from clients", ["kind", "result"])
SOCKETS = Gauge("corral_sockets", "Sockets open", multiprocess_mode="livesum")
TABLES = Gauge("corral_tables", "Tables in memory", multiprocess_mode="livesum")
ACK_SECONDS = Histogram(
    "corral_move_seconds", "From receiving a move to its commit", buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
)
REQUESTS = Counter("corral_requests", "HTTP requests", ["method", "status"])
NOTICES = Counter("corral_notices", "Notices sent", ["kind", "result"])


def text() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
