"""A bot in ten lines at a live table: python examples/live_bot.py http://127.0.0.1:8000 [TABLE SEAT]"""

import random
import sys

from corral.client import Client


def play(url: str, table: str = "", seat: str = "1") -> None:
    with Client(url, name="lucky") as client:
        table = table or client.create("wind_river", ["me", "hand", "hand"], start=True)
        sitting = client.join(table, 1) if len(sys.argv) < 3 else client.sit(table, int(seat))
        for position in sitting:
            if position.choices:
                sitting.play(random.choice(position.choices))
        print(client.record(table))


if __name__ == "__main__":
    play(*sys.argv[1:])
