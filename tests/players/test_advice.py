"""Hints: a reason is true of the very move, it can be said in every language, and one position has one hint."""

import re
from pathlib import Path
from random import Random

import pytest

import corral
from corral import games
from corral.game import seats_of
from corral.match import Match
from corral.players import Level, Player
from corral.players.advice import ADVISER, REASONS, advise, sentence
from tests.contract.tables import cases, stroll
from tests.given import given

from .test_ending import endings

WORDS = Path(corral.__file__).parents[2] / "web" / "src" / "words"
GAMES = ["moon_river", "dice_town", "wind_river"]
QUICK = Level("adviser", iterations=64, whole=True)
ARGUMENT = re.compile(r"\{(\w+)")


def catalogue(language: str, name: str) -> dict[str, str]:
    """What is said, by its name."""
    text = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*(?:\n(?:[ }].*|\n))*)", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
@pytest.mark.parametrize("name", ["shell", *GAMES])
def test_every_reason_can_be_said(name, language):
    reasons = REASONS if name == "shell" else games.find(name).thinking().reasons
    said = catalogue(language, name)
    for code, template in reasons.items():
        taken = set(re.findall(r"\$(\w+)", said[f"hint-{code}"]))
        given = set(ARGUMENT.findall(template))
        assert taken <= given | ({"name"} if "seat" in given else set())
    told = {key.removeprefix("hint-") for key in said if key.startswith("hint-")} - {"thinking"}
    if name == "shell":
        assert told >= reasons.keys()
    else:
        assert told == reasons.keys()


def positions(name: str, many: int):
    """Positions of random games, with a seat that is asked."""
    chance, found = Random(7), 0
    for seed in range(1000):
        case = chance.choice(cases(name))
        match = case.match(seed=seed)
        stroll(match, chance, chance.randrange(4, 300))
        if not match.over:
            yield match, chance.choice(match.actors)
            found += 1
        if found == many:
            return


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_game_is_given_and_reads_as_english(name):
    rules, met = games.find(name), set()
    thinking = rules.thinking()
    reason = given(thinking.reason)
    for match, seat in positions(name, 150):
        for text in match.moves(seat):
            said = reason(match.state, seat - 1, rules.read(text))
            if said is not None:
                assert set(said.args) == set(ARGUMENT.findall(thinking.reasons[said.code])) | (
                    set(said.args) & {"seat"}
                )
                assert "{" not in sentence(rules, said)
                met.add(said.code)
    assert met >= set(thinking.reasons) - {"dt-load", "dt-favour", "mr-least"}  # which are rare


def test_rare_reasons():
    dice, moon = games.find("dice_town"), games.find("moon_river")
    match = Match("dice_town", 3, seed=1)
    assert given(dice.thinking().reason)(match.state, match.actors[0] - 1, dice.read("load 9")) == ("dt-load", {})
    for seed in range(1000):
        match, chance = Match("moon_river", 4, seed=seed), Random(seed)
        while not match.over:
            seat = match.actors[0]
            texts = match.moves(seat)
            if texts[0].startswith("dry"):
                reasons = [given(moon.thinking().reason)(match.state, seat - 1, moon.read(text)) for text in texts]
                assert [said for said in reasons if said == ("mr-least", {})], "one of them costs least, or all"
                return
            match.play(seat, chance.choice(texts))
    pytest.fail("no drought was met")


def test_a_reason_is_about_the_dice_that_are_kept_now():
    """Two kings are kept already; now a nine is: the reason must not speak of kings."""
    rules = games.find("dice_town")
    for match, seat in positions("dice_town", 200):
        for text in match.moves(seat):
            if text.startswith("keep "):
                said = given(given(rules.thinking().reason)(match.state, seat - 1, rules.read(text)))
                if said.code == "dt-keep":
                    assert said.args["face"] in text.split()[1:]


@pytest.mark.parametrize("name", GAMES)
def test_the_hinted_move_comes_first_and_its_chance_with_it(name):
    for number, (match, seat) in enumerate(positions(name, 6)):
        one = advise(match.game, match.state, seat - 1, match.seats, number, QUICK)
        assert one == advise(match.game, match.state, seat - 1, match.seats, number, QUICK), "one position, one hint"
        assert one.text in match.moves(seat)
        assert one.reason.code in REASONS or one.reason.code in match.game.thinking().reasons
        if one.choices:
            assert one.choices[0].text == one.text
            if len(one.choices) > 1:
                assert sum(choice.share for choice in one.choices) == pytest.approx(1.0)
            assert all(choice.chance is None or 0.0 <= choice.chance <= 1.0 for choice in one.choices)
        own = match.game.thinking().reason(match.state, seat - 1, match.game.read(one.text))
        if own is not None and match.game.SECRETS is None:
            assert one.reason == own


def test_a_solved_ending_says_so():
    solved = 0
    for game, state, _ in (ending for seed in range(12) for ending in endings(seed)):
        seat = seats_of(game.actors(state))[0]
        player = Player(QUICK, game, 2)
        player.choose(state, seat, 1)
        if player.exact:
            said = advise(game, state, seat, 2, 1, QUICK)
            assert said.reason == (game.thinking().reason(state, seat, game.read(said.text)) or ("sure", {}))
            solved += said.reason.code == "sure"
    assert solved


def test_whoever_gives_hints_plays_at_no_table_and_looks_at_no_clock():
    assert not ADVISER.seconds
    with pytest.raises(ValueError, match="no player is called 'adviser'"):
        Player("adviser", games.find("wind_river"), 2)
    for name in GAMES:
        assert not Player(ADVISER, games.find(name), 2).level.seconds
