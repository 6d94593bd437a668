"""Many machines: matches on a dask cluster; a worker that dies loses no match and counts none twice."""

import os
import signal

import pytest
from distributed import LocalCluster

from corral.arena import matches


def test_a_killed_worker_loses_no_match():
    work = matches.tasks("wind_river", ["random", "random"], 40, {"depth": "3"})
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        victim = next(iter(cluster.workers.values())).pid
        numbers = []
        for result in matches.run(work, cluster=cluster.scheduler_address):
            numbers.append(result.number)
            if len(numbers) == 10:
                os.kill(victim, signal.SIGKILL)
    assert sorted(numbers) == list(range(40))


def test_a_cluster_plays_what_one_process_plays():
    work = matches.tasks("wind_river", ["random", "hand"], 6, {"depth": "3"})
    alone = {result.number: result.keys for result in matches.run(work, workers=1)}
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert {one.number: one.keys for one in matches.run(work, cluster=cluster.scheduler_address)} == alone


def test_no_scheduler_is_said_in_one_line():
    with pytest.raises(ValueError, match="no dask scheduler answers at tcp:"):
        list(matches.run(matches.tasks("wind_river", ["random", "random"], 2), cluster="tcp://127.0.0.1:9"))
