"""Compiled code: how rules and search become machine code, and where that is kept.

Numba keeps compiled functions on disk but does not see changes in functions of *other* files. So every package of
kernels has a cache folder of its own, named by a digest of its sources: stale code cannot be met.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import tempfile
import time
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types as nb
from numba.core import config
from numba.core.dispatcher import Dispatcher
from numba.misc.appdirs import user_cache_dir  # numba brings it: the rules need nothing else

from corral.game import Game, Ints

F = TypeVar("F", bound=Callable[..., Any])

INTS = nb.Array(nb.int32, 1, "C")  # a position, a list of moves, options, pieces
KEYS = nb.Array(nb.int64, 1, "C")
WORDS = nb.Array(nb.uint64, 1, "C")  # one random word, kept by the caller

# the signatures of the verbs
SETUP = nb.void(INTS, nb.int64, INTS, INTS)
ACTORS = nb.int64(INTS)
LEGAL = nb.int64(INTS, nb.int64, INTS)
PLAY = nb.void(INTS, nb.int64, nb.int64)
SCORE = nb.void(INTS, KEYS)
REDEAL = nb.void(INTS, nb.int64, nb.uint64)
WORTH = nb.float64(INTS, nb.int64)
FEATURES = nb.void(INTS, nb.int64, nb.Array(nb.float64, 1, "C"))
WEIGH = nb.void(INTS, nb.int64, INTS, nb.int64, INTS, nb.Array(nb.float64, 1, "C"))
QUIET = nb.boolean(INTS)
FATE = nb.int64(INTS)
POLICY = nb.int64(INTS, nb.int64, INTS, INTS, nb.uint64)

KEPT_SECONDS = 30 * 86400
ROOT = Path(__file__).parent
BOT = "bot"  # the folder of a game that says how its players think
settings: Any = config  # its names are made at run time
if "NUMBA_OPT" not in os.environ:
    settings.OPT = settings._OptLevel(1)  # compiles sooner, and these short loops run up to half as fast again as at 3
JIT = not settings.DISABLE_JIT
on_compiled: Callable[[Any], None] | None = None  # is told of each function that is compiled


def cache_root() -> Path:
    """$CORRAL_CACHE, or the user's cache folder, as the system has it."""
    return Path(os.environ.get("CORRAL_CACHE") or user_cache_dir("corral", appauthor=False))  # type: ignore[no-untyped-call]


def plain() -> None:
    """From now on this process compiles nothing: what games say of themselves is known at once, and nobody plays."""
    global JIT
    JIT, settings.DISABLE_JIT = False, True


@functools.cache
def digest(folder: Path) -> str:
    """The sources of a package of kernels, and how they are compiled. How players think of a game (its folder `bot`)
    is compiled with the rules, but not the rules with it: a changed weight leaves them as they are."""
    sources = hashlib.sha256(f"{numba.__version__} {JIT} {settings.OPT} {settings.BOUNDSCHECK}".encode())
    folders = [folder.parent, folder] if folder.name == BOT else [] if folder == ROOT else [folder]
    files = [path for part in folders for path in sorted([*part.glob("*.py"), *part.glob("strong.npz")])]
    for path in [ROOT / "game.py", ROOT / "kernel.py", *files]:
        sources.update(path.read_bytes())
    return sources.hexdigest()[:12]


def cache_folder(packages: Mapping[str, Path]) -> Path:
    """It is named by packages, and what is in them."""
    return cache_root() / "-".join([*packages, *map(digest, packages.values())])


def _cached_in(*functions: Any) -> None:
    """In the folder of the packages that these functions are from."""
    files = {function.__module__.rpartition(".")[0]: function.__code__.co_filename for function in functions}
    folder = cache_folder({package: Path(file).parent for package, file in files.items()})
    if not folder.exists():
        _forget(folder)
    if JIT:
        _make_folder(folder)
    settings.CACHE_DIR = str(folder)


@functools.cache
def _make_folder(folder: Path) -> None:
    """OSError says in one sentence what to do where nothing can be kept."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise OSError(
            f"compiled rules cannot be kept in {cache_root()} ({error.strerror}): set CORRAL_CACHE to a folder that "
            "you may write to"
        ) from None


def _forget(folder: Path) -> None:
    """Compiled code of older sources goes when it has not been made for a month."""
    for old in folder.parent.glob(f"{folder.name[:-12]}*"):
        with contextlib.suppress(OSError):
            if time.time() - old.stat().st_mtime > KEPT_SECONDS:
                shutil.rmtree(old)


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a function: at once where a signature is given, as in `@compiled(PLAY)`; with None at its first call."""

    def wrap(function: F) -> F:
        _cached_in(function)
        return _jit(signature, function)  # type: ignore[no-any-return]

    return wrap


def inner(function: F) -> F:
    """Compiled as a part of those who call it: quicker to compile, but no door of its own for Python, no cache file."""
    if not JIT:
        return function
    compiler: Any = numba.njit  # its types leave these two out
    return compiler(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)  # type: ignore[no-any-return]


def bind(function: F, signature: Any, game: Game, **names: Any) -> F:
    """A plain function written once over the verbs' names (and others that are given), compiled for one game.

    The verbs are bound as globals, not passed as arguments: LLVM sees straight calls (function pointers cost three
    times as much a line), and the cache, which cannot recognise closures over compiled functions, still hits.
    """
    names = {"actors": game.actors, "legal": game.legal, "play": game.play, "score": game.score, **names}
    if game.SECRETS is not None:
        names["redeal"] = game.SECRETS.redeal
    bound = types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    bound.__qualname__ = bound.__name__ = f"{function.__name__}_{game.NAME}"
    bound.__module__ = function.__module__
    parts = [part.py_func if isinstance(part, Dispatcher) else part for part in (*names.values(), function)]
    _cached_in(*(part for part in parts if isinstance(part, types.FunctionType)))
    return _jit(signature, bound)  # type: ignore[no-any-return]


def _jit(signature: Any, function: Any) -> Any:
    compiler: Any = numba.njit  # nothing here is called by its address from C: that is a tenth of the compiling
    made = compiler(signature, cache=True, nogil=True, no_cfunc_wrapper=True)(function) if JIT else function
    if on_compiled is not None and signature is not None:  # without a signature it is a part of others
        on_compiled(function)
    return made


# A random source for redeals and playouts: xorshift, shifts only, so that it runs equally with and without the
# compiler. Words are 64 bits, never 0, and well mixed: `mixed` makes them from any whole number.


def mixed(number: int) -> np.uint64:
    """A well mixed word from a whole number."""
    word = int.from_bytes(hashlib.blake2b(str(number).encode(), digest_size=8).digest(), "big")
    return np.uint64(word or 1)


@compiled(nb.void(INTS, INTS))
def copy_into(target: Ints, source: Ints) -> None:
    """`target[:] = source`, five times as fast in compiled code."""
    for index in range(len(source)):
        target[index] = source[index]


@compiled(nb.uint64(nb.uint64))
def next_word(word: np.uint64) -> np.uint64:
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    return word


@compiled(nb.int64(nb.uint64, nb.int64))
def below(word: np.uint64, number: int) -> int:
    """A number in range(number)."""
    return int((word >> np.uint64(32)) * np.uint64(number) >> np.uint64(32))
