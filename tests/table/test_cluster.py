"""Bots on a dask cluster: a scheduler and a worker of this machine."""

import pytest
from distributed import LocalCluster

from corral.store import Store
from corral.table import BotPool, TableRegistry, bots
from tests.store.places import awaited

from .tables import ANN, Hands


def test_a_bot_thinks_on_a_worker_of_the_cluster(tmp_path):
    @awaited
    async def main(address: str) -> None:
        store = await Store.open(tmp_path, Hands())
        home = TableRegistry(store, BotPool.cluster(address))
        table = await home.create(ANN, "wind_river", ["me", "random"], {}, {})
        await table.start(ANN.id)
        while (seat := table.begun.acting()[0]) == 0:
            await table.play(ANN.id, seat, len(table.lines(seat)), [table.begun.choices(seat)[0]])
        await home.idle()
        assert [line for line in table.lines(0) if line.startswith("2 ")]
        await home.close()
        await store.close()

    with LocalCluster(n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0") as cluster:
        main(cluster.scheduler_address)


@awaited
async def test_a_scheduler_that_is_not_there_is_named(monkeypatch):
    monkeypatch.setattr(bots, "CONNECT_SECONDS", 1)
    with pytest.raises(ValueError, match=r"no dask scheduler answers at tcp://127\.0\.0\.1:9"):
        await BotPool.cluster("tcp://127.0.0.1:9").warm()
