"""The command `corral`: one screen each. Bad input gets one line and exit code 2."""

import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from corral.version import version

app = App(
    name="corral",
    help="Moon River, Dice Town and Wind River: play, look up, study.",
    version=version,
    version_flags=["--version"],
)
app.command("corral.cli.play:play", help="Play a game in the terminal.")
app.command("corral.cli.play:resume", help="Go on with a game that was saved.")
app.command("corral.cli.show:show", help="Draw the position that a record leads to.")
app.command("corral.cli.show:replay", help="Play a record through and print its score sheet.")
app.command("corral.cli.show:verify", help="Prove the dice of a record, draw by draw.")
app.command("corral.cli.analyse:analyse", help="Say what luck and play did to each player's chance to win.")
app.command("corral.cli.score:score", help="Count a game that was played with the box.")
app.command("corral.cli.hint:hint", help="Say what a good player would do in the position of a record.")
app.command("corral.cli.arena:arena", help="Let players meet many times and count wins.")
app.command("corral.cli.arena:ladder", help="Let players meet in mixed tables and rate them.")
app.command("corral.cli.ratings:ratings", help="See how wide ratings must take one game's luck to be.")
app.command("corral.cli.train:train", help="Train a learned value by self-play.")
app.command("corral.cli.train:tune", help="Tune the weights of a stronger policy by playouts.")
app.command(
    "corral.cli.puzzles:puzzles", help="Choose puzzles: positions of real games where one move is clearly best."
)
app.command("corral.cli.compile:compile", help="Compile rules and players now, so that nobody waits later.")
app.command("corral.cli.text:text", help="Play a game over lines of JSON, for programs that put prompts.")
app.command("corral.cli.text:mcp", help="Offer the games to language models as tools.")
app.command("corral.cli.dataset:dataset", help="Turn records into a table for learning, in Parquet.")
app.command("corral.cli.bench:app", name="bench", help="Measure the rules, or the server.")
app.command("corral.cli.torture:torture", help="Torture a server: what was acknowledged is not lost.")
app.command("corral.cli.serve:serve", help="Serve tables to browsers and programs.")
app.command("corral.cli.serve:backup", help="Write everything the server keeps into one file.")
app.command("corral.cli.serve:restore", help="Read a backup into an empty database.")
app.command("corral.cli.serve:operator", help="Make an account of the server an operator.")
app.command("corral.cli.serve:export", help="Write the records of all finished games into an archive.")


def main(words: list[str] | None = None) -> NoReturn:
    """Run a command; what users did wrong is said in one line, without a traceback."""
    try:
        sys.exit(app(words, exit_on_error=False, print_error=False) or 0)
    except CycloptsError as error:
        _refuse(str(error))
    except (ValueError, OSError) as error:
        _refuse(_reason(error))
    except KeyboardInterrupt:
        sys.exit(130)


def _reason(error: ValueError | OSError) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, UnicodeDecodeError):
        return "the file is not text in UTF-8"
    return str(error)


def _refuse(reason: str) -> NoReturn:
    print(f"corral: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)
