"""What this is: its version, and the commit that it was built from."""

import subprocess
from importlib import metadata
from pathlib import Path

COMMIT = Path(__file__).parent / "commit.txt"  # in wheels and source archives; `hatch_build.py` writes it there


def version() -> str:
    """As in `0.1.0 (1a2b3c4)`; without the commit where nobody knows it."""
    return f"{metadata.version('corral')} ({commit})" if (commit := _commit()) else metadata.version("corral")


def _commit() -> str:
    if COMMIT.is_file():
        return COMMIT.read_text().strip()
    tree = Path(__file__).parents[2]
    if not (tree / ".git").exists():
        return ""
    try:
        asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=tree, capture_output=True, text=True)
    except OSError:
        return ""
    return asked.stdout.strip()
