"""The command `corral`. What is not installed is said in one sentence."""

import re
import sys
from importlib import metadata
from typing import NoReturn


def main() -> NoReturn:
    try:
        from corral.cli import main as run

        run()
    except ImportError as error:
        cause = error.__cause__ or error  # a command that cannot be loaded has its reason with it
        if not isinstance(cause, ModuleNotFoundError) or not cause.name or cause.name.startswith("corral"):
            raise
        print(f"corral: {missing(cause.name)}", file=sys.stderr)
        sys.exit(2)


def missing(module: str) -> str:
    """What to install for a module that is not there."""
    package = module.partition(".")[0].replace("_", "-")
    for wanted in metadata.requires("corral") or []:
        found = re.match(r"([\w-]+).*extra == ['\"](\w+)", wanted)
        if found and found[1].replace("_", "-") == package and found[2] != "dev":
            return f"this needs {package}, which is not installed: pip install 'corral[{found[2]}]'"
    return f"this needs {package}, which is not installed: pip install corral, without --no-deps, brings it"


if __name__ == "__main__":
    main()
