"""The figures of a bench as a picture (SVG): bars on a logarithmic scale, ours beside the peers measured alike."""

import math
from pathlib import Path

from corral.arena.peers import Figures, like

KINDS = {
    "vector_decisions_per_s": "many games at once",
    "python_decisions_per_s": "one game, driven from Python",
    "aec_decisions_per_s": "PettingZoo's loop",
}
ROW, LEFT, WIDE, DECADES = 20, 230, 420, 8  # pixels; powers of ten
PAPER = '<rect width="100%" height="100%" fill="#fff"/>'  # it is read on dark pages, too
OURS, THEIRS = "#b8562b", "#9a9a9a"


def write(path: Path, ours: Figures, theirs: Figures) -> None:
    """Draw them into a file."""
    parts: list[str] = []
    line = 1
    for kind, title in KINDS.items():
        parts.append(f'<text x="8" y="{line * ROW}" font-weight="bold">decisions a second: {title}</text>')
        line += 1
        bars = [(name, figures[kind], OURS) for name, figures in ours.items()]
        bars += [(peer, one["python_decisions_per_s"], THEIRS) for peer, one in theirs.items() if like(peer) == kind]
        for name, value, colour in sorted(bars, key=lambda bar: -bar[1]):
            wide = WIDE * max(0.0, math.log10(max(1.0, value))) / DECADES
            y = line * ROW
            parts.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{name}</text>')
            parts.append(f'<rect class="bar" x="{LEFT}" y="{y - 12}" width="{wide:.0f}" height="14" fill="{colour}"/>')
            parts.append(f'<text x="{LEFT + wide + 6:.0f}" y="{y}">{value:,.0f}</text>')
            line += 1
        line += 1
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 120}" height="{line * ROW}" font-size="12"'
    path.write_text("\n".join([f'{head} font-family="sans-serif">', PAPER, *parts, "</svg>", ""]))
