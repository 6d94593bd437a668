"""The terminal's screen as text, and as an array of colours."""

import importlib
import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.style import Style

from corral.game import Game, Ints

COLUMNS = 132
PAPER, INK = (17, 17, 17), (214, 214, 214)


def screen(game: Game, state: Ints, viewer: int) -> Any:
    """What is drawn of a position as a viewer sees it; a viewer's seat counts from 0 here."""
    name = game.__name__  # type: ignore[attr-defined]
    try:
        drawing = importlib.import_module(f"{name}.screen")
    except ModuleNotFoundError:
        return str(game.view(state, viewer))
    return drawing.draw(game.view(state, viewer), viewer if viewer < 0 else viewer + 1)


def ansi(game: Game, state: Ints, viewer: int) -> str:
    """The screen as a terminal gets it."""
    file = io.StringIO()
    Console(file=file, width=COLUMNS, force_terminal=True, color_system="truecolor").print(screen(game, state, viewer))
    return file.getvalue()


def rgb_array(game: Game, state: Ints, viewer: int) -> npt.NDArray[np.uint8]:
    """The screen as a picture, letter by letter."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise ImportError("render_mode 'rgb_array' needs pillow: pip install 'corral[envs]'") from None
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(screen(game, state, viewer), pad=False)
    font: Any
    try:
        font = ImageFont.truetype("DejaVuSansMono.ttf", 12)
    except OSError:
        font = ImageFont.load_default_imagefont()  # Latin letters only
    wide, high = int(font.getlength("M")), 15
    picture = Image.new("RGB", (COLUMNS * wide, max(1, len(lines)) * high), PAPER)
    pen = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            if paper != PAPER:
                box = (column * wide, row * high, (column + segment.cell_length) * wide, (row + 1) * high)
                pen.rectangle(box, fill=paper)
            for letter in segment.text:
                if not isinstance(font, ImageFont.FreeTypeFont):
                    letter = letter.encode("latin-1", "replace").decode("latin-1")
                pen.text((column * wide, row * high), letter, fill=ink, font=font)
                column += 1
    return np.asarray(picture, np.uint8).copy()


def _colours(style: Style | None) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    if style is None:
        return INK, PAPER
    ink = INK if style.color is None else tuple(style.color.get_truecolor())
    paper = PAPER if style.bgcolor is None else tuple(style.bgcolor.get_truecolor(foreground=False))
    return ink, paper  # type: ignore[return-value]
