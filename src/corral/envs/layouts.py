"""What an observation of each game holds, from left to right. Games without a list here show every field as it is."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from corral.envs.observation import Layout, Seen, layout
from corral.game import Game


def moon_river() -> tuple[Sequence[Seen], int]:
    from corral.games.moon_river import material, state

    kinds = [
        *(material.KIND_COWS, material.KIND_GOLD, material.KIND_BEAVER),
        *(material.KIND_EARS, material.KIND_SKULL, material.KIND_CIRCLE),
    ]
    landscapes = np.eye(len(material.LANDSCAPES))[material.KIND_LANDSCAPE]
    parcel = np.column_stack([landscapes, *kinds]).astype(np.float32)
    printed = "; ".join(["landscape", "cows", "gold", "beaver", "ears", "skull", "circle"])
    lands, partners = len(material.LANDSCAPES) + 1, len(material.PARTNERS)
    return [
        Seen("phase", "one of", len(state.PHASES), what=", ".join(state.PHASES)),
        Seen("actor", "seat", what="who is asked"),
        Seen("round_number", scale=1 / material.ROUNDS, what="of 24"),
        Seen("legends"),
        Seen("scenario", "one of", len(material.SCENARIOS), what=", ".join(material.SCENARIOS)),
        Seen("flat_board"),
        Seen("pile", scale=1 / material.PARCELS, what="parcels not yet revealed, of 96"),
        Seen("left", "groups", 1, width=30, scale=0.1, what="of these, how many by row of parcels.csv, in tens"),
        Seen("tokens", "groups", 1, width=30, what="partners left in the stack, by specialist"),
        Seen("supply", scale=1 / material.COWS, what="cows in the supply, of 32"),
        Seen("saloon", "one of", partners, what=f"the specialist on each table: {', '.join(material.PARTNERS)}"),
        Seen("column", "row", table=parcel, what=f"parcels: older column, newer column; {printed}"),
        Seen("backs", scale=1 / material.BACKS, what="their back numbers, of 96"),
        Seen("ranchero", "seat", what="whose ranchero stands on them"),
        Seen("bonus", "one of", len(material.LANDSCAPES), what="sides of the bonus parcels"),
        Seen("claimed", "seats", what="who has claimed a bonus parcel"),
        Seen("limit", what="dominoes this turn may still build"),
        Seen("steps", what="a cowboy's steps left"),
        Seen("bonus_due"),
        Seen("storage", whose="all", what="storage fields"),
        Seen("stored", "row", whose="all", table=parcel, what=f"parcels in storage, the last beside it; {printed}"),
        Seen("yields", whose="all", what="gold, beaver, ears"),
        Seen("experts", whose="all", what="gold diggers, trappers, farmers"),
        Seen("land", "one of", lands, "all", what="by cell: landscape, or taken by the middle of the board"),
        Seen("cows", whose="all", what="cows by cell"),
        Seen("partner", "given", whose="all", what="by cell, whether a partner stands there"),
        Seen("touch", "bits", 8, "own", what="by cell, the landscapes beside it; a bridge; the river"),
    ], state.SCENARIO


def dice_town() -> tuple[Sequence[Seen], int]:
    from corral.games.dice_town import state as s

    values_of = np.repeat(np.eye(s.VALUES + 1, dtype=np.float32), s.DEED_COPIES, 0)[: s.DEEDS]
    deeds = np.vstack([values_of, np.eye(s.VALUES + 1, dtype=np.float32)[[s.VALUES] * s.RANCHES]])
    river = np.repeat(np.eye(len(s.RIVER), dtype=np.float32), s.RIVER_COPIES, 0)
    cards, faces, copies = ", ".join(s.CARDS), ", ".join(s.FACES), s.COPIES
    dice: dict[str, Any] = {"how": "groups", "size": 6, "width": 4, "digits": True}
    values: dict[str, Any] = {"how": "groups", "size": s.VALUES, "width": s.DEED_COPIES}
    return [
        Seen("phase", "one of", s.PHASE_OVER + 1, what="what is asked; see games/dice_town/state.py"),
        Seen("a", "seat", what="whom a question to one seat asks"),
        Seen("b", scale=0.1),
        Seen("c", scale=0.1),
        Seen("waiting", "seats", what="who has still to answer, as far as the seat knows"),
        Seen("wild_west"),
        Seen("indians", "given"),
        Seen("edition", "groups", 1, width=3, digits=True, what="2018: 2; 2009: 1"),
        Seen("seconds"),
        Seen("round_no", scale=0.1, what="in tens"),
        Seen("sheriff", "seat"),
        Seen("gold", scale=0.1, what="nuggets in the mine, in tens"),
        Seen("bank", scale=0.1, what="dollars, in tens"),
        Seen("coach", scale=0.1),
        Seen("cash", scale=0.1, whose="all", what="dollars, in tens"),
        Seen("nuggets", scale=0.1, whose="all", what="in tens"),
        Seen("kept", whose="all", **dice, what=f"dice kept: {faces}"),
        Seen("cup", whose="own", **dice, what=f"the dice of the own cup: {faces}"),
        Seen("hunt", **dice, what="the dice of a hunt"),
        Seen("pledge", scale=0.1, whose="all", what="the own pledge, and those of others that the seat may see"),
        Seen("acted", "seats"),
        Seen("spot", "one of", len(s.PLACES), what=", ".join(s.PLACES)),
        Seen("first", "seat"),
        Seen("second", "seat"),
        Seen("rivals", "seats"),
        Seen("did"),
        Seen("guard", "seat", what="who has the bodyguard"),
        Seen("closed", "one of", len(s.PLACES), what="the location on the war path"),
        Seen("store", "sums", s.KINDS, "own", entries=copies, name="hand", what=cards),
        Seen("store", "count", whose="others", entries=copies, name="hands", what="how many store cards they hold"),
        Seen("store", "sums", s.KINDS, first=s.PLACE_PILE * copies, entries=copies, name="pile", what=cards),
        Seen("store", "sums", s.KINDS, first=s.PLACE_TABLE * copies, entries=copies, name="open cards", what=cards),
        Seen("deeds", whose="own", **values, what="the own deeds by value"),
        Seen("deeds", "count", whose="others", name="others' deeds", what="how many"),
        Seen("wired", whose="all", **values, what="fenced deeds by value"),
        Seen("ranches", "count", whose="all"),
        Seen("deck_deeds", "count"),
        Seen("deck_ranches", "count"),
        Seen("row", "row", table=deeds, what="the row at the Town Hall: deeds by value, ranch"),
        Seen("box_deeds", **values, what="given to the tribe, known to all"),
        Seen("box_secret", whose="own", **values, what="given to the tribe in secret"),
        Seen("prize_row", **values, what="won from the row this round, by first and second"),
        Seen("river", "count", what="cards left in the river"),
        Seen("river_top", "row", table=river, knower="river_knower", what="put on top after a discovery"),
        Seen("held", "groups", len(s.RIVER), width=s.RIVER_COPIES, knower="river_knower", what="looked at"),
        Seen("recruited", "bits", s.OUTLAWS, "all"),
        Seen("wanted", "bits", s.OUTLAWS),
        Seen("captured", "bits", s.OUTLAWS, "all"),
        Seen("reward", what="of each outlaw"),
        Seen("elixir_open", "groups", len(s.ELIXIRS), width=s.ELIXIR_COPIES),
        Seen("spirit", "seat", what="who has the Indian die"),
        Seen("bought"),
    ], s.CHOICES


def wind_river() -> tuple[Sequence[Seen], int]:
    from corral.games.wind_river import state

    return [
        Seen("phase", "one of", state.PHASE_OVER + 1, what="lot, place, herd, supply, act, over"),
        Seen("first", what="the open lanes"),
        Seen("last"),
        Seen("depth"),
        Seen("even_ahead", what="which lanes are offset"),
        Seen("start", "seat"),
        Seen("turn", "seat"),
        Seen("herd_left", what="buffalo still to move in this step"),
        Seen("lose_left", what="tipis still to lose in this step"),
        Seen("herd", scale=1 / state.BUFFALO, what="buffalo on the board, of 36"),
        Seen("buffalo", what="by field"),
        Seen("moved", what="of these, arrived in this herd step"),
        Seen("tipis", whose="all", what="by field"),
        Seen("reserve", whose="all", what="tipis"),
        Seen("plains", whose="all", what="tipis on the Open Plains"),
        Seen("stones", scale=1 / state.STONES, whose="all", what="of 10"),
    ], state.START


LAYOUTS = {"moon_river": moon_river, "dice_town": dice_town, "wind_river": wind_river}
_known: dict[str, Layout] = {}


def layout_of(game: Game) -> Layout:
    """The layout of a game's observations."""
    if game.NAME not in _known:
        seen, choices = LAYOUTS[game.NAME]() if game.NAME in LAYOUTS else (None, game.ACTIONS)
        _known[game.NAME] = layout(game, seen, int(max(game.OPTIONS().seats)), choices)
    return _known[game.NAME]
