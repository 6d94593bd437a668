"""The reference implementation: the worked example MR-46, a few hand-made positions, and random games."""

import random
from collections import Counter

import pytest

from . import reference as plain

NATURE = plain.NATURE
CAMP = plain.read_board(plain.FOLDER, "camp", "purple", False)
PARCELS = Counter(kind.name for kind, _ in plain.read_pile(plain.FOLDER))
TOKENS = Counter(kind for kind, _ in plain.read_stack(plain.FOLDER))
CONFIGURATIONS = [(seats, mode, flat) for seats in (2, 3, 4) for mode in ("camp", "legends") for flat in (False, True)]
GAMES = 20  # for each configuration


# ----------------------------------------------------------------------------------------------------------- scoring


def worked_example() -> plain.Ranch:
    return plain.ranch_by_hand(
        CAMP,
        "C C C M M / C C C O M / D C F O O / D D F F O / D D - F T",
        cows="a2 b4 c4 b3 e5 e4 c3 c2 d2 d1",
        gold="a1 b1 a5 d5",
        beaver="e1",
        corn={"d4": 4, "d3": 4, "e3": 5, "e2": 5},
        partners={"c3": plain.Partner("farmer", cowboy=False)},
    )


def test_worked_example() -> None:
    """MR-46 (MR-38, MR-39, MR-43, MR-45)."""
    expected = {"desert": 5, "canyon": 21, "meadow": 6, "forest": 0, "farm": 16, "gold": 4, "beaver": 1, "corn": 18}
    partners = {"gold_digger": 0, "trapper": 0, "farmer": 18}
    assert plain.score(worked_example(), None) == expected | partners | {"scenario": 0, "total": 89}


def test_overpopulation_in_the_sheet() -> None:
    """MR-36, MR-45: further cows on a parcel do not count."""
    ranch = worked_example()
    ranch.add_cow("b4")
    assert plain.score(ranch, None)["total"] == 89


def test_scenarios() -> None:
    """MR-40 to MR-42, on small ranches."""
    assert plain.score(worked_example(), "city")["scenario"] == 20
    assert plain.score(worked_example(), "gold-rush")["scenario"] == 0
    assert plain.score(worked_example(), "timber")["scenario"] == 0
    timber = plain.ranch_by_hand(CAMP, "D D T D D / T T T T D / D D - D D")
    assert plain.score(timber, "timber")["scenario"] == 30  # c2 borders the blocked c1 (MR-9)
    dry = plain.ranch_by_hand(CAMP, "T T T T D / D D D D D / D D - D D")
    assert plain.score(dry, "timber")["scenario"] == 0
    vein = plain.ranch_by_hand(CAMP, "D D D D D / C M D D D / C M - D D", gold="a1 b1 b2 d1 e1 d1")
    assert plain.score(vein, "gold-rush")["scenario"] == 10  # d1 and e1 are two parcels only
    gang = {cell: plain.Partner("trapper", cowboy=False) for cell in ("a1", "b1", "b2")}
    gang["a2"] = plain.Partner("desperado", cowboy=True)
    ranch = plain.ranch_by_hand(CAMP, "C M D D D / C M - D D", partners=gang)
    assert plain.score(ranch, "outlaws")["scenario"] == 0  # a cowboy is no outlaw
    ranch.partners["a2"] = plain.Partner("desperado", cowboy=False)
    assert plain.score(ranch, "outlaws")["scenario"] == 20


# -------------------------------------------------------------------------------------------------------- interface


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"mode": "west"}),
        (2, {"mode": "camp", "scenario": "city"}),
        (2, {"mode": "legends", "scenario": "river"}),
        (2, {"flat": "yes"}),
        (2, {"colors": ["green"]}),
        (2, {"colors": ["green", "green"]}),
        (2, {"colors": ["green", "blue"]}),
        (2, {"colour": ["green", "white"]}),
    ],
)
def test_wrong_options(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"seats|mode|scenario|flat|colors|unknown"):
        plain.Plain(seats, options)


def test_set_up_order() -> None:
    """MR-47, MR-13: scenario, 5 partner, 4 reveal, lot and pick, 4 reveal."""
    for seats, picks in ((2, ["lot", *["pick"] * 4]), (3, ["lot", "pick"] * 3), (4, ["lot", "pick"] * 4)):
        game = plain.Plain(seats, {"mode": "legends"})
        words = []
        while game.round == 0:
            text = game.moves(game.actors()[0])[0]
            words.append(text.split()[0])
            game.play(game.actors()[0], text)
        # the first take of round 1 comes with the last reveal
        assert words == ["scenario", *["partner"] * 5, *["reveal"] * 4, *picks, *["reveal"] * 4]


def test_illegal_moves_are_refused() -> None:
    game = plain.Plain(2, {"mode": "legends", "scenario": "outlaws", "colors": ["green", "white"]})
    assert game.actors() == [NATURE]
    assert game.moves(1) == []
    for seat, text in ((1, "pick 1"), (NATURE, "reveal desert.1"), (NATURE, "partner farmer.3")):
        with pytest.raises(ValueError, match="cannot play"):
            game.play(seat, text)
    assert [player.storage for player in game.players] == [2, 3]
    assert len(game.moves(NATURE)) == 20
    assert not game.over
    assert game.winners == []


# ----------------------------------------------------------------------------------------------------- hand-made play


def at_first_turn(seats: int, options: dict[str, object] | None = None) -> tuple[plain.Plain, plain.Player]:
    """A game right before its first question of round 1 that is a `pick`, and the player who is asked."""
    game = plain.Plain(seats, options)
    while game.round == 0:
        seat = game.actors()[0]
        game.play(seat, game.moves(seat)[0])
    return game, game.players[game.actors()[0] - 1]


def extend(game: plain.Plain, player: plain.Player, last_turn: bool = False) -> None:
    """Let this player extend now, instead of whatever the game was about to ask."""
    game._flow = game._extend(player, last_turn)
    game._question = next(game._flow, None)


def kind(name: str) -> plain.Kind:
    return next(kind for kind, _ in plain.read_pile(plain.FOLDER) if kind.name == name)


def test_equal_parcels_are_listed_once() -> None:
    """The row `build` of the table: lowest numbers of each kind, both orders of the cells; MR-22 (a)."""
    game, player = at_first_turn(3)
    player.stored = {1: kind("desert"), 2: kind("corn-4"), 3: kind("desert")}
    extend(game, player)
    moves = game.moves(player.seat)
    assert moves.count("stop") == 1
    assert {text[:10] for text in moves if text != "stop"} == {"build 1 2 ", "build 1 3 "}
    sites = {"a1 a2", "a1 b1", "e1 e2", "e1 d1", "c2 b2", "c2 d2", "c2 c3"}
    sites |= {" ".join(reversed(site.split())) for site in sites}
    assert {text[10:] for text in moves if text.startswith("build 1 3")} == sites


def test_forced_domino_moves_the_parcel_in_before_the_effects() -> None:
    """MR-20, MR-18: no `stop` at first, one parcel beside the board moves in, `stop` for the second."""
    game, player = at_first_turn(3)
    player.stored = {1: kind("farm-cow-circle"), 2: kind("corn-4"), 3: kind("desert"), 4: kind("canyon")}
    extend(game, player)
    assert "stop" not in game.moves(player.seat)
    game.play(player.seat, "build 1 2 a1 b1")
    assert {number: parcel.name for number, parcel in player.stored.items()} == {1: "canyon", 3: "desert"}
    assert len(game.moves(player.seat)) == 10  # five tables, two sides, one circle
    game.play(player.seat, "hire 2 cowboy a1")
    assert "stop" in game.moves(player.seat)  # the cow on a1 has only corn beside it: nothing to drive


def test_forced_discard() -> None:
    """MR-21, and MR-35: in the last turn it is not asked."""
    for last_turn in (False, True):
        game, player = at_first_turn(4)
        player.ranch.parcels = {cell: kind("corn-4") for cell in player.ranch.grid()}
        player.stored = {number: kind("desert") for number in (1, 2, 3)} | {4: kind("canyon")}
        extend(game, player, last_turn)
        if last_turn:
            assert game.actors() == []
            assert player.stored == {}
            continue
        assert len(game.moves(player.seat)) == 6
        game.play(player.seat, "discard 1 2")
        assert {number: parcel.name for number, parcel in player.stored.items()} == {1: "canyon", 3: "desert"}


def test_drought() -> None:
    """MR-25: each skull one cow of its merged territory, the owner chooses the cell."""
    game, player = at_first_turn(3)
    player.ranch.parcels = {"a1": kind("desert-cow"), "a2": kind("desert"), "c2": kind("desert-cow")}
    player.ranch.cows = {"a1": 2, "c2": 1}
    player.stored = {1: kind("desert-skull"), 2: kind("desert-skull")}
    extend(game, player)
    game.play(player.seat, "build 1 2 a3 a4")
    assert game.moves(player.seat) == ["dry a1"]
    game.play(player.seat, "dry a1")
    game.play(player.seat, "dry a1")
    assert game.over
    assert player.ranch.cows == {"c2": 1}


def test_thief_and_protection() -> None:
    """MR-27, MR-30."""
    game, player = at_first_turn(3)
    victim = next(other for other in game.players if other is not player)
    victim.ranch.parcels = {"a1": kind("desert"), "b1": kind("desert"), "e1": kind("desert"), "e2": kind("canyon")}
    victim.ranch.cows = {"a1": 1, "e1": 2}
    victim.ranch.partners = {"b1": plain.Partner("trapper", cowboy=True)}
    game.tables = {4: "cattle-thief"}
    player.stored = {1: kind("forest-beaver-circle"), 2: kind("corn-4")}
    extend(game, player)
    game.play(player.seat, "build 1 2 a1 b1")
    assert set(game.moves(player.seat)) == {"hire 4 specialist a1", "hire 4 cowboy a1"}
    game.play(player.seat, "hire 4 specialist a1")
    assert set(game.moves(player.seat)) == {f"rustle {victim.seat} e1", "decline"}
    game.play(player.seat, f"rustle {victim.seat} e1")
    assert victim.ranch.cows == {"a1": 1, "e1": 1}
    assert player.ranch.cows == {"a1": 1}


def test_desperado_and_bonus_parcel() -> None:
    """MR-29, MR-37: the claim comes after the domino's effects, its circle after that."""
    game, player = at_first_turn(2)
    other = game.players[2 - player.seat]
    other.stored = {2: kind("corn-5")}
    game.tables = {1: "desperado", 5: "farmer"}
    player.ranch.parcels = {cell: kind("canyon") for cell in player.ranch.grid() if cell not in ("a10", "b10", "c10")}
    player.stored = {1: kind("canyon-circle"), 2: kind("corn-4"), 3: kind("corn-4")}
    extend(game, player)
    game.play(player.seat, "build 1 2 a10 b10")
    game.play(player.seat, "hire 1 specialist a10")
    assert set(game.moves(player.seat)) == {f"swap 3 {other.seat} 2", "decline"}
    game.play(player.seat, f"swap 3 {other.seat} 2")
    assert player.stored == {3: kind("corn-5")}
    assert other.stored == {2: kind("corn-4")}
    assert game.moves(player.seat) == ["bonus 1 canyon c10"]
    game.play(player.seat, "bonus 1 canyon c10")
    assert set(game.moves(player.seat)) == {"hire 5 specialist c10", "hire 5 cowboy c10"}
    game.play(player.seat, "hire 5 specialist c10")
    assert game.over
    assert list(game.bonus) == [2]
    assert player.claimed


def test_bonus_parcel_that_fits_nowhere() -> None:
    """MR-37: one of those left leaves the game, own choice; the other stays for the other player."""
    game, player = at_first_turn(2)
    player.ranch.parcels = {cell: kind("farm-cow") for cell in player.ranch.grid() if plain.row_of(cell) < 10}
    player.stored = {1: kind("farm-cow"), 2: kind("corn-4")}
    extend(game, player)
    game.play(player.seat, "build 1 2 a10 b10")
    assert set(game.moves(player.seat)) == {"bonus 1 out", "bonus 2 out"}
    game.play(player.seat, "bonus 2 out")
    assert game.over
    assert list(game.bonus) == [1]


def test_two_circles_and_one_token() -> None:
    """MR-26: the player chooses which circle gets it; the other stays empty."""
    game, player = at_first_turn(4)
    game.tables = {3: "farmer"}
    player.stored = {1: kind("meadow-circle"), 2: kind("desert-circle")}
    extend(game, player)
    game.play(player.seat, "build 1 2 b1 a1")
    hires = {f"hire 3 {side} {cell}" for side in ("specialist", "cowboy") for cell in ("a1", "b1")}
    assert set(game.moves(player.seat)) == hires
    game.play(player.seat, "hire 3 specialist a1")
    assert game.over
    assert list(player.ranch.partners) == ["a1"]


def test_last_turn_has_no_stop() -> None:
    """MR-35: what fits must be built, the parcel left is discarded."""
    game, player = at_first_turn(3, {"mode": "legends", "scenario": "city"})
    player.stored = {1: kind("corn-4"), 2: kind("corn-5"), 3: kind("corn-4")}
    extend(game, player, last_turn=True)
    assert "stop" not in game.moves(player.seat)
    discarded = len(game.out)
    game.play(player.seat, game.moves(player.seat)[0])
    assert game.over
    assert player.stored == {}
    assert len(game.out) == discarded + 1


def test_ties() -> None:
    """MR-44: points, then the largest territory, then cows, then shared."""
    game = plain.Plain(3)
    game._question = None
    game.players[0].ranch = plain.ranch_by_hand(CAMP, "D D - O O", cows="a1")
    game.players[1].ranch = plain.ranch_by_hand(CAMP, "D M - C D", cows="a1 b1")
    game.players[2].ranch = plain.ranch_by_hand(CAMP, "D F - O O", cows="a1 b1")
    assert game.points == [2, 2, 2]
    assert game.winners == [3]
    game.players[1].ranch = game.players[2].ranch
    assert game.winners == [2, 3]


# ------------------------------------------------------------------------------------------------------ random games


def check_conservation(game: plain.Plain) -> None:
    """96 parcels, 20 tokens, 32 cows, wherever they are."""
    parcels = [kind for kind, _ in game.pile] + [place.parcel for place in game.older + game.newer] + game.out
    tokens = [kind for kind, _ in game.stack] + list(game.tables.values())
    cows = game.supply
    for player in game.players:
        ranch = player.ranch
        parcels += [parcel for parcel in ranch.parcels.values() if not parcel.name.startswith("bonus")]
        parcels += player.stored.values()
        tokens += [partner.kind for partner in ranch.partners.values()]
        cows += sum(ranch.cows.values())
        assert set(ranch.parcels) <= set(ranch.grid())
        assert all(ranch.parcels[cell].landscape != "corn" for cell in ranch.cows)
        assert all(ranch.parcels[cell].circle for cell in ranch.partners)
        assert all(1 <= number <= player.storage + 1 for number in player.stored)
    assert Counter(parcel.name for parcel in parcels) == PARCELS
    assert PARCELS.total() == 96
    assert Counter(tokens) == TOKENS
    assert TOKENS.total() == 20
    assert cows == 32
    assert game.supply >= 0


def play_random_game(game: plain.Plain, chooser: random.Random, by_word: bool) -> Counter[str]:
    """Play to the end; return how often each kind of move was played. By word: `stop` as likely as all of `build`."""
    played: Counter[str] = Counter()
    while not game.over:
        (seat,) = game.actors()
        texts = game.moves(seat)
        if by_word:
            word = chooser.choice(sorted({text.split()[0] for text in texts}))
            texts = [text for text in texts if text.split()[0] == word]
        text = chooser.choice(texts)
        game.play(seat, text)
        played[text.split()[0]] += 1
        if text.startswith("pick"):
            check_conservation(game)
    return played


@pytest.mark.parametrize(("seats", "mode", "flat"), CONFIGURATIONS)
def test_random_games(seats: int, mode: str, flat: bool) -> None:
    """MR-34: every game ends after 24 rounds; nothing is lost on the way."""
    for number in range(GAMES):
        chooser = random.Random(f"{seats} {mode} {flat} {number}")
        colors = chooser.sample(plain.COLORS, seats)
        game = plain.Plain(seats, {"mode": mode, "flat": flat, "colors": colors})
        played = play_random_game(game, chooser, by_word=number % 2 == 0)
        check_conservation(game)
        assert game.round == 24
        assert game.actors() == []
        assert not (game.pile)
        assert not (game.older)
        assert not (game.newer)
        assert played["reveal"] == 96
        assert played["pick"] == 24 * (3 if seats == 3 else 4)
        assert played["partner"] == 20 - len(game.stack)
        assert played["lot"] == (1 if seats == 2 else seats)
        assert played["scenario"] == (mode == "legends")
        for player in game.players:
            ranch = player.ranch
            claims = 2 - len(game.bonus) if seats == 2 else 0
            assert not player.stored
            assert set(ranch.cows.values()) <= {1}
            laid = [parcel for parcel in ranch.parcels.values() if not parcel.name.startswith("bonus")]
            assert len(laid) % 2 == 0
            assert len(ranch.parcels) - len(laid) <= min(claims, 1)
        assert claims == sum(player.claimed for player in game.players) == played["bonus"]
        assert game.points == [game.sheet(seat)["total"] for seat in range(1, seats + 1)]
        assert game.winners
        assert all(game.points[seat - 1] == max(game.points) for seat in game.winners)
