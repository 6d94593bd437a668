"""Dice Town's players: exact re-rolls, sensible choices on hand-made positions, and no peeking."""

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import numpy as np
import pytest

import corral.games.dice_town as game
from corral.game import NATURE, blank
from corral.games.dice_town.agenda import dice
from corral.games.dice_town.bot import THINKING
from corral.games.dice_town.bot.belief import standing_chances, town_hall_chances, town_hall_ranks
from corral.games.dice_town.bot.policy import policy
from corral.games.dice_town.bot.reroll import SIZE, number_of, prospects, rolled_out
from corral.games.dice_town.bot.strong import DOUBT
from corral.games.dice_town.bot.strong import policy as strong_policy
from corral.games.dice_town.cup import KEPT
from corral.games.dice_town.rules import actors, legal, play, score
from corral.games.dice_town.secrets import redeal
from corral.games.dice_town.state import DICE, DIE, FACES, KEEPS, PHASE_DIE
from corral.games.dice_town.words import hands
from corral.kernel import below, compiled, copy_into, mixed, next_word
from corral.match import Match
from corral.options import numbers, parse
from corral.players import Level, Player, find
from corral.players.advice import advise, sentence
from corral.players.kernels import kernels
from corral.players.race import AGAIN, Race, Rules
from corral.players.value import flat
from tests.contract.tables import stroll
from tests.games.dice_town.table import Table
from tests.given import given

LEVELS = [
    Level("greenhorn", haste=4.0),
    Level("hand"),
    Level("search", iterations=48),
    Level("learned", iterations=48, learned=True),
    Level("strong", iterations=48, learned=True, strong=True),
]


def code(faces: tuple[int, ...]) -> int:
    return sum(1 << 4 * face for face in faces)


# Re-rolls


def by_hand(kept, value, dollar, closing, going):
    """The same programme by plain recursion over every single roll of the dice."""
    if len(kept) == DICE:
        return value[number_of(code(kept))]
    if kept in going:
        return going[kept]
    left = DICE - len(kept)
    last = more = 0.0
    for roll in product(range(6), repeat=left):
        last += value[number_of(code(kept + roll))] / 6**left
        best = -1e9
        for many in range(1, left + 1):
            for places in combinations_with_replacement(range(left), many):
                if len(set(places)) == many:
                    part = tuple(sorted(kept + tuple(roll[place] for place in places)))
                    best = max(best, by_hand(part, value, dollar, closing, going) - dollar * (many - 1))
        more += best / 6**left
    going[kept] = closing[left] * last + (1 - closing[left]) * more
    return going[kept]


@pytest.mark.parametrize("kept", [(0, 3), (1, 1, 5), (2, 3, 4, 5)])
@pytest.mark.parametrize("dollar", [0.0, 0.6])
def test_rerolls_are_exact(kept, dollar):
    chance = np.random.default_rng(4)
    value, closing = chance.random(KEEPS) * 9, np.array([1.0, 0.8, 0.5, 0.3, 0.1, 0.0])
    going, sure = np.zeros(KEEPS), np.zeros(KEEPS)
    prospects(code(kept), 0, dollar, closing, value, going, sure)
    expected: dict[Any, float] = {}
    by_hand(kept, value, dollar, closing, expected)
    for hand, worth in expected.items():
        assert going[number_of(code(hand))] == pytest.approx(worth)


def test_a_hand_rolled_out_is_the_mean_of_what_it_becomes():
    value = np.random.default_rng(2).random(KEEPS)
    rolls = list(product(range(6), repeat=2))
    mean = sum(value[number_of(code((0, 0, 5, *roll)))] for roll in rolls) / len(rolls)
    assert rolled_out(number_of(code((0, 0, 5))), value) == pytest.approx(mean)
    assert rolled_out(number_of(code((1,) * 5)), value) == value[number_of(code((1,) * 5))]


def test_hands_are_numbered_as_keeps_are():
    for index, hand in enumerate(hands()):
        assert number_of(code(hand)) == index
        assert (int(KEPT[index]), int(SIZE[index])) == (code(hand), len(hand))
        assert dice(code(hand)) == len(hand)


# Beliefs


@compiled(None)
def chances(state, seat, face, count, hand):
    s = state.view(game.STATE)[0]
    ranks = np.empty((6, 9))
    town_hall_ranks(s, 1, ranks)
    return standing_chances(s, seat, face, count, 1), town_hall_chances(s, seat, hand, ranks)


def test_complete_hands_leave_no_doubt():
    table = Table(4).begin(sheriff=4).hands("9 9 J Q K", "9 10 10 K A", "J J J J 10", "Q Q A A A")
    mine, poker = chances(table.state, 0, FACES.index("9"), 2, number_of(int(table.s.kept[0])))
    assert mine == (1.0, 0.0)
    assert poker == (0.0, 0.0)
    _, poker = chances(table.state, 3, FACES.index("10"), 0, number_of(int(table.s.kept[3])))
    assert poker == (0.0, 1.0)
    tied, _ = chances(table.state, 0, FACES.index("K"), 1, 0)
    assert tied == (0.5, 0.5)
    sheriff, _ = chances(table.state, 3, FACES.index("9"), 2, 0)
    assert sheriff == (1.0, 0.0)  # he decides ties


def test_the_last_roll_is_counted_exactly():
    table = Table(2, wild_west=False).begin(sheriff=1).dice("9 9 9 9 9", "A A 10 10 J")
    table.s.kept[1] = code((5, 5, 5))
    table.s.cup[1] = 0
    best, _ = chances(table.state, 0, FACES.index("9"), 1, 0)
    assert best[0] == pytest.approx(1 - (1 / 6) ** 2)  # the Sheriff wins a tie: only two 9s beat one


# Choices


def choice(table: Table, seat: int, level: Level = LEVELS[1]) -> str:
    return game.write(Player(level, game, table.seats).choose(table.state, seat - 1, 7))


def by_policy(table: Table, seat: int) -> str:
    trial = table.state.copy()
    return game.write(int(kernels(game).policy(table.state, seat - 1, table.room, trial, mixed(1))))


def aces(cash: int) -> Table:
    table = Table(4).begin(sheriff=2).dice("A A A 9 10", "9 10 J Q K", "9 10 J Q K", "9 10 J Q A")
    table.s.row[:] = [20, 21, 22]  # three deeds of 5
    table.s.cash[0] = cash
    return table


def test_aces_are_paid_for_where_the_row_is_rich():
    assert by_policy(aces(8), 1) == "keep A A A"
    assert choice(aces(8), 1) == "keep A A A"


def test_without_money_one_ace_is_kept():
    assert by_policy(aces(0), 1) == "keep A"


def test_nobody_bribes_with_all_he_has():
    table = Table(4).begin(sheriff=4).hands("9 9 J Q K", "9 9 10 10 A", "J J J J 10", "Q Q A A A")
    assert table.view().phase == "bribe"
    for seat in (1, 2):
        dollars = int(choice(table, seat).removeprefix("offer "))
        assert dollars <= 4
    table.play("1 offer 0", "2 offer 0")
    assert choice(table, 1) == "nuggets 0"
    table.play("1 nuggets 0", "2 nuggets 0").hold(1, "horse")
    assert choice(table, 1) == "seal"


def tie_for_the_mine(*offers: int) -> Table:
    table = Table(4).begin(sheriff=4).hands("9 9 9 9 K", "9 9 9 9 A", "J J J J 10", "Q Q A A A")
    for seat, offer in enumerate(offers, 1):
        table.play(f"{seat} offer {offer}", f"{seat} nuggets 0")
        table.play(f"{seat} seal")
    return table


@pytest.mark.parametrize(("offers", "named"), [((5, 0), 1), ((0, 5), 2)])
def test_the_sheriff_takes_the_better_offer(offers, named):
    assert choice(tie_for_the_mine(*offers), 4) == f"favour {named}"


def test_a_sheriff_who_is_tied_favours_himself_over_a_dollar():
    table = Table(4).begin(sheriff=2).hands("9 9 9 9 K", "9 9 9 9 A", "J J J J 10", "Q Q A A A")
    table.play("1 offer 1", "1 nuggets 0", "1 seal")
    assert choice(table, 2) == "favour 2"


def test_the_best_takes_what_is_worth_more():
    rich = Table(4).begin(sheriff=4).hands("10 10 10 J K", "10 9 9 J Q", "J J Q Q 9", "Q Q A A A")
    rich.s.bank = 20
    rich.until("act", "bank")
    assert choice(rich, 1) == "rob"


def test_of_store_cards_the_best_is_taken():
    table = Table(4).begin(sheriff=4).hands("J J J J K", "A A A A 9", "A A A A 10", "A A A K K")
    table.until("act", "store").play("1 shop", "n draw spurs", "n draw horse", "n draw hat", "n draw boots")
    assert choice(table, 1) == "take horse"


def test_election_fraud_is_played_in_the_last_round():
    table = (
        Table(4).begin(sheriff=1).hands("9 9 J Q Q", "K K K K 9", "A A A A 10", "A A A J J").hold(1, "election-fraud")
    )
    table.s.deck_deeds = table.s.deck_ranches = 0
    table.s.row[:] = [table.s.row[0], -1, -1]
    table.until("act", "sheriff").play("2 badge")
    assert choice(table, 1) == "play election-fraud"


def test_a_robber_does_not_share_if_he_can_help_it():
    table = Table(4).begin(sheriff=4).hands("10 10 10 J K", "A 9 9 J Q", "J J Q Q 9", "Q Q A A A")
    table.hold(1, "not-so-fast").hold(2, "accomplice").hold(3, "not-so-fast")
    table.s.bank = 12
    table.until("act", "bank").play("1 rob", "2 play accomplice", "3 pass", "4 pass")
    assert choice(table, 1) == "play not-so-fast"
    table.play("1 play not-so-fast", "3 pass", "4 pass").all_pass()
    assert table.s.cash[0] == 8 + 12


# Search


def test_a_playout_rests_where_a_round_begins():
    table = Table(4).begin()
    assert given(THINKING.quiet)(table.state)
    table.play("n die 9")
    assert not given(THINKING.quiet)(table.state)
    assert not given(THINKING.quiet)(
        Table(4).begin().hands("9 9 J Q K", "9 10 10 K A", "J J J J 10", "Q Q A A A").state
    )


def test_weighing_dice_agrees_with_the_policy():
    match, chance = Match("dice_town", 4, seed=9), Random(9)
    seen = 0
    while seen < 30:
        stroll(match, chance, len(match.history) + 1)
        if match.over:
            break
        seat = match.actors[0] - 1
        moves, trial = np.empty(game.MOVES, np.int32), match.state.copy()
        count = game.legal(match.state, seat, moves)
        if count < 2:
            continue
        values = np.empty(count)
        given(THINKING.weigh)(match.state, seat, moves, count, trial, values)
        assert np.isfinite(values).all()
        best = moves[int(np.argmax(values))]
        assert best == given(THINKING.policy)(match.state, seat, moves.copy(), trial, mixed(1))
        seen += 1
    assert seen == 30


def raced(table: Table, playouts: int, **rules: float) -> Race:
    race = Race(game, table.seats, Rules(**rules))
    race.begin(table.state, 0, mixed(1))
    race.think(playouts)
    return race


def test_who_is_surely_behind_drops_out_of_the_race():
    race = raced(aces(8), 1500)
    visits = [found.visits for found in race.found.values()]
    assert sum(visits) == race.tries
    assert min(visits) < max(visits)
    best = max(race.found, key=lambda move: (race.found[move].visits, race.found[move].means[0]))
    assert game.write(best) == "keep A A A"


def test_the_race_is_over_when_one_is_left():
    alone = raced(aces(8), 100, gap=0.0)
    assert (alone.tries, list(map(game.write, alone.found))) == (0, ["keep A A A"])
    assert alone.margin > 1e9
    few = raced(aces(8), 4000, doubt=0.1)
    assert few.tries < 4000
    assert few.margin > 1e9


def test_a_race_may_take_off_what_the_best_other_has():
    scratch = raced(aces(8), 1, rival=0.5).scratch
    last = int(np.flatnonzero(scratch.tries)[-1])
    assert scratch.worths[last] == scratch.out[0] - 0.5 * max(scratch.out[1:4]) != scratch.out[0]


def test_a_learned_value_judges_where_a_playout_rests():
    """One that finds everything even leaves no move ahead."""
    parts = {
        "mean": np.zeros(THINKING.inputs),
        "scale": np.ones(THINKING.inputs),
        "weights": np.zeros((1, THINKING.inputs)),
    }
    net = flat({**parts, "biases": np.zeros(1), "outputs": np.zeros(1), "bias": 0.0})
    race = Race(game, 4, Rules(trust=0), net)
    race.begin(aces(8).state, 0, mixed(1))
    race.think(600)
    assert {tuple(found.means) for found in race.found.values()} == {(0.5, 0.5, 0.5, 0.5)}
    assert len({found.visits for found in race.found.values()}) == 1


def test_under_one_name_the_same_is_drawn_after_every_move():
    """However many dice seat 1 keeps, the others roll the same."""
    scratch = raced(aces(8), 1).scratch
    rolled = []
    for move in ("keep A", "keep A A A"):
        table = aces(8).play(f"1 {move}", *(f"{seat} keep 9" for seat in (2, 3, 4)))
        scratch.drawn[:] = 0
        while table.s.phase == PHASE_DIE:
            name = given(THINKING.fate)(table.state)
            word = scratch.lots[name * AGAIN + scratch.drawn[name]]
            scratch.drawn[name] += 1
            game.play(table.state, NATURE, DIE + below(word, 6))
        rolled.append(table.s.cup.tolist())
    assert rolled[0][1:] == rolled[1][1:]
    assert dice(rolled[0][0]) == dice(rolled[1][0]) + 2


def test_no_deal_repeats_the_words_of_the_last():
    race = raced(aces(8), 1)
    first = set(race.scratch.lots.tolist())
    race.think(1)
    assert len(first) == len(race.scratch.lots)
    assert not first & set(race.scratch.lots.tolist())


def test_a_rancher_goes_by_the_policy():
    assert choice(aces(8), 1, find("rancher")) == by_policy(aces(8), 1)
    assert choice(aces(0), 1, find("rancher")) == "keep A"


# The stronger policy


@compiled(None)
def strong_games(start, state, known, moves, trial, many, word, ends):
    """One seat by the stronger policy, the seats in turn, the others by the policy; who won."""
    keys = np.zeros(6, np.int64)
    for number in range(many):
        copy_into(state, start)
        mask = actors(state)
        while mask:
            word = next_word(word)
            if mask == 1 << NATURE:
                play(state, NATURE, moves[below(word, legal(state, NATURE, moves))])
            else:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
                copy_into(known, state)
                redeal(known, seat, word)
                word = next_word(word)
                if seat == number % 4:
                    play(state, seat, strong_policy(known, seat, moves, trial, word))
                else:
                    play(state, seat, policy(known, seat, moves, trial, word))
            mask = actors(state)
        score(state, keys)
        ends[number] = np.argmax(keys[:4]) == number % 4


def test_the_strong_policy_beats_the_policy():
    """It won 38 % of 4,500 games, with 25 % as its fair share."""
    start = blank(game)
    game.setup(start, 4, numbers(parse(game, {}, 4)), game.pieces().table)
    ends = np.zeros(600)
    one, other, trial = (start.copy() for _ in range(3))
    strong_games(start, one, other, np.empty(game.MOVES, np.int32), trial, len(ends), mixed(3), ends)
    assert ends.mean() > 0.31


def test_what_no_dice_decide_is_doubted_sooner():
    """There the weights of a race are a small share of what the policy sees; the order stays."""
    table = tie_for_the_mine(5, 0)
    moves, trial = np.empty(game.MOVES, np.int32), table.state.copy()
    count = game.legal(table.state, 3, moves)
    values, worths = np.empty(count), np.empty(count)
    given(given(THINKING.strong).weigh)(table.state, 3, moves, count, trial, values)
    for index in range(count):
        trial[:] = table.state
        game.play(trial, 3, int(moves[index]))
        worths[index] = given(THINKING.strong).worth(trial, 3)
    assert values == pytest.approx(worths * DOUBT)


@pytest.mark.parametrize(
    ("move", "said"),
    [("keep A A A", "3 x A for the town-hall"), ("keep 9", "1 x 9 for the mine: start"), ("keep", "nothing here is")],
)
def test_why_dice_are_kept(move, said):
    assert said in sentence(game, given(given(THINKING.reason)(aces(8).state, 0, game.read(move))))


def test_a_hint_says_why():
    table = Table(4).begin(sheriff=2).dice("9 9 9 9 10", "10 10 J Q K", "10 J J Q K", "10 J Q K A")
    advice = advise(game, table.state, 0, 4, 1, Level("search", iterations=200))
    assert advice.text in {"keep 9", "keep 9 9 9 9"}
    count = advice.text.count("9")
    reason = advice.reason
    assert reason.code == "dt-keep"
    assert reason.args == {"count": count, "face": "9", "place": "mine", "likely": reason.args["likely"]}
    assert sentence(game, reason).startswith(f"{count} x 9 for the mine: ")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("options", [{}, {"indians": True}], ids=["wild west", "indians"])
def test_nobody_peeks(level, options):
    """What a seat cannot know is dealt anew behind its back: with the same number its choice does not change."""
    chance, asked = Random(5), 0
    for seed in range(12):
        match = Match("dice_town", 4, options, seed=seed)
        stroll(match, chance, chance.randrange(40, 400))
        if match.over:
            continue
        for seat in match.actors:
            other = match.state.copy()
            given(game.SECRETS).redeal(other, seat - 1, mixed(1000 + seed))
            one, two = (Player(level, game, 4).choose(state, seat - 1, seed) for state in (match.state, other))
            assert one == two
            asked += other.tobytes() != match.state.tobytes()
    assert asked > 6  # the truth was another
