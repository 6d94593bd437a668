"""The same rules with and without the compiler, and with its bounds checked: the same bytes."""

import os
import subprocess
import sys

import pytest

from .digest import digest
from .tables import CASES, TESTS


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_two_engines_agree(setting, tmp_path):
    environment = {**os.environ, setting: "1", "CORRAL_CACHE": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.digest"],
        cwd=TESTS.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == [f"{case} {digest(case)}" for case in CASES]
