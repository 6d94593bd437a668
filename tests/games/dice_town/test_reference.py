"""The reference implementation: ranking, payments, single actions, and random games with conservation laws."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import reference as plain

NATURE = plain.NATURE
Card = plain.Card
OPTIONS = [
    {"wild_west": west, "indians": indians, "edition": edition}
    for west, indians in [(False, False), (True, False), (True, True)]
    for edition in ("2018", "2009")
]
TABLES = [(seats, options) for options in OPTIONS for seats in range(2, 7 if options["wild_west"] else 6)]


# ---- helpers


def start(seats: int = 3, **options: object) -> Any:
    """A game set up by the first entry of every question of chance: seat 1 is Sheriff; the first roll is asked next."""
    game = plain.Plain(seats, options)
    while not game.sheriff:
        game.play(NATURE, game.moves(NATURE)[0])
    return game


def give(game: Any, seat: int, *cards: str) -> None:
    """Put named cards from the decks into a hand (ranches: in front of the player)."""
    for name in cards:
        deck = game.property if name.startswith("deed-") or name == "ranch" else game.store
        card = plain.lowest(deck.cards, name)
        deck.cards.remove(card)
        (game.ranches if name == "ranch" else game.hands)[seat].append(card)


def run(game: Any, script: Any) -> None:
    """Let a part of the rules be the whole game."""
    game._script = script
    game._legal = {}
    try:
        game._put(next(script))
    except StopIteration:
        game._over = True


def answer(game: Any, *moves: str) -> None:
    """Moves as `1 pass` or `N die K`."""
    for move in moves:
        seat, text = move.split(" ", 1)
        game.play(NATURE if seat == "N" else int(seat), text)


def places(game: Any) -> list[Any]:
    """All cards, wherever they are."""
    cards = [*game.row, *game.wanted, *game.open_elixirs, *game.box, *game.table, *game.aside]
    for deck in game.decks.values():
        cards += deck.cards + deck.known + deck.discard
    for seat in game.seats:
        cards += game.hands[seat] + game.wired[seat] + game.ranches[seat] + game.recruited[seat] + game.captured[seat]
    return cards


# ---- DT-24


HANDS_FALLING = [
    "A A A A A",
    "9 9 9 9 9",
    "A A A A K",
    "A A A A 9",
    "9 9 9 9 A",
    "A A A K K",
    "K K K A A",
    "9 9 9 10 10",
    "10 J Q K A",
    "9 10 J Q K",
    "A A A K Q",
    "A A A K 9",
    "9 9 9 K A",
    "A A K K Q",
    "A A K K 9",
    "A A Q Q K",
    "10 10 9 9 A",
    "A A K Q J",
    "A A K Q 9",
    "9 9 Q K A",
    "9 J Q K A",
    "9 10 Q K A",
    "9 10 J K A",
    "9 10 J Q A",
]


def test_poker_hands_rank_as_listed() -> None:  # DT-24
    keys = [plain.poker(hand.split()) for hand in HANDS_FALLING]
    assert keys == sorted(keys, reverse=True)
    assert len({str(key) for key in keys}) == len(keys)


def test_poker_ignores_order_and_ties_only_equal_dice() -> None:  # DT-24
    rng = random.Random(24)
    seen: dict[str, list[str]] = {}
    for _ in range(2000):
        dice = rng.choices(plain.FACES, k=5)
        key = str(plain.poker(dice))
        assert seen.setdefault(key, plain.rising(dice)) == plain.rising(dice)


@pytest.mark.parametrize(
    ("hand", "category"),
    [("9 9 9 10 10", 5), ("9 10 J Q K", 4), ("9 10 J Q A", 0), ("9 J Q K A", 0), ("J J Q Q A", 2), ("J J 9 Q A", 1)],
)
def test_poker_categories(hand: str, category: int) -> None:  # DT-24
    assert plain.poker(hand.split())[0] == category


# ---- DT-9, DT-10


def throw(game: Any, faces: str) -> None:
    for face in faces.split():
        game.play(NATURE, f"die {face}")


@pytest.mark.parametrize(("number", "dollars"), [(0, 1), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_price_of_a_roll(number: int, dollars: int) -> None:  # DT-9
    assert plain.price(number) == dollars


def test_paid_on_revealing_onto_the_stagecoach() -> None:  # DT-8, DT-9
    game = start(2, wild_west=False)
    throw(game, "9 9 K 10 A J J J J J")
    assert game.actors() == [1, 2]
    game.play(1, "keep 9 9 K")
    assert (game.cash[1], game.stagecoach, game.actors()) == (8, 0, [2])
    game.play(2, "keep")
    assert (game.cash[1], game.cash[2], game.stagecoach) == (6, 7, 3)
    assert game.kept == {1: ["9", "9", "K"], 2: []}


@pytest.mark.parametrize(("cash", "sizes"), [(0, {1}), (1, {0, 1, 2}), (2, {0, 1, 2, 3}), (4, {0, 1, 2, 3, 4, 5})])
def test_nobody_may_choose_what_he_cannot_pay(cash: int, sizes: set[int]) -> None:  # DT-9
    game = start(2, wild_west=False)
    game.cash[1] = cash
    throw(game, "9 10 J Q Q J J J J J")
    assert {len(move.split()) - 1 for move in game.moves(1)} == sizes
    with pytest.raises(ValueError, match="may not"):
        game.play(1, "keep A")


def test_the_roll_after_the_first_complete_hand_is_the_last_and_free() -> None:  # DT-10
    game = start(2, wild_west=False)
    throw(game, "9 9 9 9 9 J J J J J")
    answer(game, "1 keep 9 9 9 9 9", "2 keep J")
    throw(game, "9 10 J Q")
    assert game.kept[2] == ["9", "10", "J", "J", "Q"]
    assert (game.cash[2], game.stagecoach) == (8, 4)
    assert game.moves(1) == ["mine"]  # DT-13: five nines against one


def test_a_hand_laid_before_a_roll_leaves_the_others_this_roll_and_one_more() -> None:  # DT-10, DT-11
    game = start(2)
    for name in ("outlaw-1", "outlaw-2", "outlaw-4"):
        for pile in (game.outlaws.cards, game.outlaws.known, game.wanted):
            if Card(name, 1) in pile:
                pile.remove(Card(name, 1))
        game.recruited[1].append(Card(name, 1))
    run(game, game._phase_one())
    answer(game, "1 outlaw 1 9 9", "1 outlaw 2 9 9", "1 outlaw 4 10", "1 roll")
    throw(game, "J J J J J")
    answer(game, "2 keep J")
    throw(game, "J J J Q")
    assert game.over
    assert game.kept == {1: ["9", "9", "9", "9", "10"], 2: ["J", "J", "J", "J", "Q"]}
    assert (game.cash[1], game.cash[2]) == (8, 8)


# ---- cards and windows


def test_accomplice_gets_half_rounded_down_unless_cancelled() -> None:  # DT-19, DT-34 (b)
    game = start(3)
    game.bank = 5
    give(game, 2, "accomplice")
    run(game, game._rob(1))
    assert game.actors() == [2, 3]
    answer(game, "3 pass", "2 play accomplice")
    assert game.over  # nobody else holds a store card: no window for not-so-fast
    assert (game.cash[1], game.cash[2], game.bank) == (11, 10, 0)
    assert game.store.discard == [Card("accomplice", 1)]


def test_not_so_fast_is_itself_a_played_card() -> None:  # DT-28
    game = start(3)
    game.bank = 5
    give(game, 2, "accomplice", "not-so-fast")
    give(game, 3, "not-so-fast")
    run(game, game._rob(1))
    answer(game, "3 pass", "2 play accomplice")
    assert game.actors() == [1, 3]
    answer(game, "1 pass", "3 play not-so-fast")
    assert game.actors() == [1, 2]
    assert [card.name for card in game.table] == ["accomplice", "not-so-fast"]
    answer(game, "1 pass", "2 play not-so-fast")
    assert game.over  # the last window is asked of 1 and 3, who hold no store card
    assert (game.cash[1], game.cash[2]) == (11, 10)
    assert not game.table
    assert len(game.store.discard) == 3


def test_first_not_so_fast_clockwise_counts() -> None:  # DT-34
    game = start(4)
    give(game, 3, "election-fraud", "spurs")
    give(game, 2, "not-so-fast")
    give(game, 4, "not-so-fast")
    game.sheriff = 3
    run(game, game._badge(1))
    assert game.actors() == [3]
    answer(game, "3 play election-fraud", "1 pass", "2 play not-so-fast", "4 play not-so-fast")
    assert not game._holds(4, "not-so-fast")
    assert game._holds(2, "not-so-fast")
    assert game.actors() == [1, 2, 3]
    answer(game, "1 pass", "2 pass", "3 pass")
    assert game.sheriff == 1


def test_hold_up_takes_up_to_four_and_is_discarded_if_nobody_has_a_bill() -> None:  # DT-28
    game = start(3)
    game.cash.update({2: 3, 3: 0})
    card = Card("hold-up", 1)
    run(game, game._acquire(1, card, game.store.cards))
    assert game.moves(1) == ["target 2"]
    answer(game, "1 target 2")
    assert (game.cash, game.store.discard) == ({1: 11, 2: 0, 3: 0}, [card])
    run(game, game._acquire(1, Card("hold-up", 2), game.store.cards))
    assert game.over
    assert len(game.store.discard) == 2


def test_gift_whose_target_spends_his_last_card_gives_nothing() -> None:  # DT-28
    game = start(3)
    give(game, 2, "not-so-fast")
    give(game, 3, "not-so-fast")
    run(game, game._acquire(1, Card("gift", 1), game.store.cards))
    answer(game, "1 target 2", "2 play not-so-fast", "3 pass", "1 pass", "3 play not-so-fast")
    assert game.over
    assert not game.hands[1]


def test_whiskey_takes_a_ranch_and_insurance_draws_property() -> None:  # DT-21, DT-34 (d)
    game = start(3)
    for seat in game.seats:
        game.kept[seat] = ["9", "9", "9", "Q", "Q"]
    game.row.clear()
    give(game, 1, "whiskey", "cancan")
    give(game, 2, "insurance", "ranch")
    run(game, game._act(1, ["steal", "recruit"]))
    assert set(game.moves(1)) == {
        *("steal 2", "steal 2 cancan", "steal 2 whiskey", "steal 2 cancan whiskey", "recruit"),
    }
    answer(game, "1 steal 2 cancan whiskey", "2 pass", "3 pass", "2 pass", "3 pass")
    assert [card.name for card in game.ranches[1]] == ["ranch"]
    answer(game, "2 play insurance")
    assert game.moves(NATURE)[0].startswith("draw deed-1")
    game.play(NATURE, "draw deed-5.2")
    assert game.moves(1) == ["steal 2"]
    answer(game, "1 steal 2", "N draw deed-5.2", "1 take deed-5")
    assert game.over
    assert game.hands[1] == [Card("deed-5", 2)]
    assert len(game.store.discard) == 3


def test_whiskey_may_wait_for_the_second_theft_and_cancelled_steals_nothing_from_an_empty_hand() -> None:  # DT-21
    game = start(3)
    game.kept[1] = ["9", "9", "9", "Q", "Q"]
    give(game, 1, "whiskey", "cancan")
    give(game, 2, "ranch", "deed-2")
    give(game, 3, "not-so-fast")
    run(game, game._act(1, ["steal"]))
    answer(game, "1 steal 2 cancan", "2 pass", "3 pass", "N draw deed-2.1", "1 take deed-2")
    assert set(game.moves(1)) == {"steal 3", "steal 3 whiskey", "steal 2 whiskey"}
    answer(game, "1 steal 2 whiskey", "2 pass", "3 play not-so-fast")
    assert game.over
    assert game.acted == {1}
    assert len(game.ranches[2]) == 1
    assert len(game.discard) == 3


def test_a_whiskey_stolen_first_cannot_boost_the_second_theft() -> None:  # DT-28
    game = start(3)
    game.kept[1] = ["9", "9", "9", "9", "Q"]
    give(game, 1, "cancan")
    give(game, 2, "whiskey", "ranch")
    run(game, game._act(1, ["steal"]))
    answer(game, "1 steal 2 cancan", "2 pass", "3 pass", "N draw whiskey.1", "1 take whiskey")
    assert game.moves(1) == ["pass"]  # he holds a store card, and only Whiskey could make the theft possible
    answer(game, "1 pass")
    assert game.over


def test_only_whiskey_makes_a_theft_possible() -> None:  # DT-14
    game = start(3)
    give(game, 2, "ranch")
    give(game, 1, "spurs")
    run(game, game._act(1, ["steal"]))
    assert game.moves(1) == ["pass"]
    answer(game, "1 pass")
    assert game.over
    assert not game.acted


def test_bribe_is_paid_by_the_named_player_only() -> None:  # DT-16, DT-17
    game = start(4)
    give(game, 2, "saddle")
    game.nuggets[2] = 2
    run(game, game._favour([1, 2, 3]))
    assert game.actors() == [2, 3]
    answer(game, "2 offer 3", "3 offer 8", "2 nuggets 1", "2 card saddle", "3 nuggets 0", "3 seal")
    assert set(game.moves(1)) == {"favour 1", "favour 2", "favour 3"}
    answer(game, "1 favour 2")
    assert (game.cash[1], game.cash[2], game.cash[3]) == (11, 5, 8)
    assert (game.nuggets[1], game.nuggets[2]) == (1, 1)
    assert game.hands[1] == [Card("saddle", 1)]


def test_hunt_asks_only_while_more_outlaws_than_dice() -> None:  # DT-22
    game = start(3)
    everyone = [*game.outlaws.cards, *game.outlaws.known, *game.wanted]
    game.wanted = [card for card in everyone if card.name in ("outlaw-4", "outlaw-7", "outlaw-3")]
    game.kept[1] = ["K", "K", "K", "A", "A"]
    run(game, game._hunt(1))
    answer(game, "N die 9", "N die K", "N die Q")
    assert set(game.moves(1)) == {"catch 4", "catch 7"}
    answer(game, "1 catch 7")
    assert game.over
    assert sorted(card.name for card in game.captured[1]) == ["outlaw-3", "outlaw-7"]


def test_barbed_wire_asks_at_most_twice() -> None:  # DT-26
    game = start(3)
    give(game, 1, "deed-4")
    run(game, game._cure(1, "wire"))
    assert set(game.moves(1)) == {"wire deed-4", "enough"}
    answer(game, "1 wire deed-4")
    assert game.moves(1) == ["enough"]
    answer(game, "1 enough")
    assert game.over
    assert game.wired[1] == [Card("deed-4", 1)]


def test_discovery_orders_the_river() -> None:  # DT-18, DT-36
    game = start(3)
    run(game, game._act(1, ["pan"]))
    answer(game, "1 pan", "N draw discovery.1", "N draw gold-2.1", "N draw star.1", "N draw nothing.1")
    answer(game, "1 take gold-2", "1 top star", "1 top nothing")
    assert game.over
    assert game.nuggets[1] == 2
    assert [card.name for card in game.river.known] == ["star", "nothing"]
    run(game, game._act(2, ["pan"]))
    answer(game, "2 pan")
    assert game.over
    assert game.sheriff == 2


def test_sheet() -> None:  # DT-32
    game = start(3)
    give(game, 1, "mule", "dog", "spurs", "deed-4", "ranch", "ranch", "ranch")
    game.captured[1] = [Card("outlaw-1", 1), Card("outlaw-3", 1)]
    game.wired[1] = [Card("deed-2", 1)]
    game.nuggets[1] = 3
    expected = {"nuggets": 3, "cash": 7, "badge": 5, "store": 3 + 4 + 1, "deeds": 6, "ranches": 6}
    assert game.sheet(1) == {**expected, "total": sum(expected.values())}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, {"wild_west": False}), (7, {}), (1, {}), (3, {"wild_west": False, "indians": True}), (3, {"edition": "2020"})],
)
def test_refused_tables(seats: int, options: dict[str, object]) -> None:  # DT-1
    with pytest.raises(ValueError, match=r"not for|needs|no edition"):
        plain.Plain(seats, options)


# ---- random games


class Laws:
    """What holds after every move."""

    def __init__(self, game: Any) -> None:
        west = game.wild_west
        seats = len(game.seats)
        self.cards = set(places(game))
        store, river, outlaws = (29, 12, 12) if west else (19, 0, 0)
        deeds = 25 if game.edition == "2009" else 20
        elixirs = 7 if game.edition == "2018" else 0
        total = store + int(game.indians) + deeds + 10 * west + river + outlaws + elixirs  # DT-2 to DT-5
        assert len(self.cards) == len(places(game)) == total
        self.bills = 8 * seats + 3 + 2 * west
        self.nuggets = 40 if west and seats > 2 else 30

    def check(self, game: Any) -> None:
        assert sum(game.cash.values()) + game.bank + game.stagecoach == self.bills
        assert sum(game.nuggets.values()) + game.mine == self.nuggets
        assert min(*game.cash.values(), *game.nuggets.values(), game.bank, game.stagecoach, game.mine) >= 0
        cards = places(game)
        assert len(cards) == len(self.cards)
        assert set(cards) == self.cards
        for seat in game.seats:
            assert len(game.kept[seat]) + len(game.rolled[seat]) <= 5
            for card in game.hands[seat]:
                assert card.name not in plain.AT_ONCE
                assert card.name != "ranch"
        actors = game.actors()
        assert bool(actors) != game.over
        if NATURE in actors:
            assert actors == [NATURE]
        for seat in actors:
            moves = game.moves(seat)
            assert moves
            assert len(set(moves)) == len(moves)
            word = moves[0].split()[0]
            if word == "keep":
                assert len(game.kept[seat]) + len(game.rolled[seat]) == 5
            elif word in ("mine", "pan", "rob", "coach", "shop", "steal", "badge", "hunt", "deeds", "deck", "favour"):
                assert all(len(game.kept[other]) == 5 and not game.rolled[other] for other in game.seats)
                assert game.closed != "town-hall" or word not in ("deeds", "deck")


def random_game(
    seats: int, options: dict[str, object], rng: random.Random, checked: bool = True
) -> tuple[plain.Plain, list[tuple[int, str]]]:
    """It, and what was played."""
    game = plain.Plain(seats, options)
    laws = Laws(game)
    eager = rng.random()  # how much rather a card is played than not
    history: list[tuple[int, str]] = []
    steps = 0
    while not game.over:
        seat = rng.choice(game.actors())
        moves = game.moves(seat)
        livelier = [move for move in moves if move not in ("pass", "roll", "enough", "seal")]
        if seat != NATURE and livelier and rng.random() < eager:
            moves = livelier
        text = rng.choice(moves)
        history.append((seat, text))
        game.play(seat, text)
        if checked:
            laws.check(game)
        steps += 1
        assert steps < 50_000
    return game, history


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_end_and_conserve(seats: int, options: dict[str, object]) -> None:
    rng = random.Random(f"{seats} {options}")
    for _ in range(8):
        game, _ = random_game(seats, options, rng)
        assert game.mine == 0 or (game.property.size == 0 and not game.row) or game.round == 60  # DT-31
        assert not game.table
        assert not game.aside
        best = max(game.points)
        assert game.winners
        assert all(game.points[seat - 1] == best for seat in game.winners)  # DT-33
        assert all(sum(list(sheet.values())[:-1]) == sheet["total"] for sheet in map(game.sheet, game.seats))


def test_the_same_moves_give_the_same_game() -> None:
    options: dict[str, object] = {"wild_west": True, "indians": True, "edition": "2018"}
    game, history = random_game(4, options, random.Random(4), checked=False)
    again = plain.Plain(4, options)
    for seat, text in history:
        again.play(seat, text)
    assert again.over
    assert again.points == game.points
    assert again.hands == game.hands
