"""Leaks: what a viewer is sent must not depend on what it may not know; neither its content, nor how much, nor when."""

import asyncio
import itertools
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from corral import fair, games, options, record
from corral.game import NONE, SPECTATOR, Change
from corral.record import told
from corral.store import Store
from corral.table import Limits, Table, TableRegistry
from corral.table.clock import Pace
from corral.table.live_match import MINIMUM_OPEN_ALONE, LiveMatch
from corral.table.seen import Seen
from tests.given import given
from tests.store.places import awaited

from .ambush import NAME as AMBUSH
from .tables import ANN, BOB, BOT, CID, GULCH, Hands, play, registry, started, version

NAMES = (ANN, BOB, CID)


class Ear:
    """Everything that one viewer is sent, and when."""

    def __init__(self, table: Table, viewer: int, clock: Hands) -> None:
        self.table, self.viewer, self.clock = table, viewer, clock
        self.heard: list[Moment] = []
        self.lines = 0
        self.seen: Seen | None = None
        table.watchers.add(self.listen)
        self.listen()

    def listen(self) -> None:
        seen, lines = self.table.seen(self.viewer), self.table.lines(self.viewer)
        if seen is not self.seen or len(lines) != self.lines:
            same = msgspec.structs.replace(seen, table="", commit="", seed=None)
            said = [*lines[self.lines :], *map(str, self.table.changes(self.viewer)[self.lines :])]
            self.heard.append((self.clock.now, said, msgspec.json.encode(same)))
            self.seen, self.lines = seen, len(lines)


async def dealt(home: TableRegistry, monkeypatch: pytest.MonkeyPatch, cards: str, **how: object) -> Table:
    """A table of three where chance has dealt these cards."""
    for number in itertools.count():
        monkeypatch.setattr(fair, "fresh", lambda number=number: fair.seed_of(number))
        table = await home.create(ANN, AMBUSH, ["me", "open", "open"], {}, {"move": 30, "bank": 60})
        await table.sit(BOB, 1)
        await table.sit(CID, 2)
        await table.start(ANN.id)
        if "".join(line[-1] for line in table.begun.fold.lines) == cards:
            return table
    raise AssertionError("there is always another deal")


Moment: TypeAlias = tuple[float, list[str], bytes]  # when, what was said, what was seen


async def windows(tmp_path, monkeypatch, cards: str, slow: tuple[int, ...] = ()) -> dict[int, list[Moment]]:
    """All windows, everybody passing at once, or after a second where `slow`; what each viewer hears."""
    clock = Hands()
    async with registry(tmp_path / cards, clock) as home:
        table = await dealt(home, monkeypatch, cards)
        ears = {viewer: Ear(table, viewer, clock) for viewer in (SPECTATOR, 0, 1, 2)}
        for _ in range(3):
            held = []
            for seat in (2, 0, 1):
                clock.now += 0.25
                if table.seen(seat).choices:
                    user = NAMES[seat].id
                    held.append(asyncio.create_task(table.play(user, seat, version(table, seat), ["pass"])))
                    await asyncio.sleep(0)
            clock.now += 1.25
            await home.look()
            await asyncio.gather(*held)
            await home.idle()
        assert table.begun.over
        return {viewer: ear.heard for viewer, ear in ears.items()}


@pytest.mark.parametrize(("one", "two"), [("+--", "++-"), ("---", "-++"), ("+-+", "+++"), ("+--", "+++")])
def test_nothing_tells_who_could_have_answered(tmp_path, monkeypatch, one, two):
    @awaited
    async def main() -> None:
        first = await windows(tmp_path, monkeypatch, one)
        second = await windows(tmp_path, monkeypatch, two)
        alike = [viewer for viewer in (0, 1, 2) if one[viewer] == two[viewer]]
        for viewer in [SPECTATOR, *alike]:
            assert first[viewer][:-1] == second[viewer][:-1]
        changed = next(viewer for viewer in (0, 1, 2) if one[viewer] != two[viewer])
        assert first[changed] != second[changed], "the test hears something at all"

    main()


@awaited
async def test_a_window_stays_open_a_while_and_an_early_answer_waits(tmp_path, monkeypatch):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await dealt(home, monkeypatch, "+--")
        ear = Ear(table, 1, clock)
        answer = asyncio.create_task(play(table, 0, "shoot"))
        await asyncio.sleep(0)
        assert table.begun.fold.lines[-1].startswith("n ")
        assert not answer.done()
        clock.now += 1.9
        await home.look()
        assert not answer.done()
        clock.now += 0.1
        await home.look()
        await answer
        assert table.lines(1)[-3:] == ["1 shoot", "2 pass", "3 pass"]
        assert [said[:3] for _, said, _ in ear.heard][1:] == [["1 shoot", "2 pass", "3 pass"]]
        assert table.changes(1)[-3:] == [[], [], [Change(1, "shots", 1)]]


@awaited
async def test_a_slow_answer_in_a_window_is_given_by_a_bot_without_a_line_that_tells(tmp_path, monkeypatch):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await dealt(home, monkeypatch, "-+-")
        clock.now += 2
        await home.look()
        assert table.begun.fold.lines[-1].startswith("n "), "Bob is waited for"
        assert table.seen(0).clocks[1].deadline is None
        assert table.seen(1).clocks[1].deadline is not None
        clock.now += 200
        await home.look()
        await home.idle()
        assert not [line for line in table.begun.fold.lines if line.startswith("*")]
        assert len(table.lines(0)) == 3 + 3


@awaited
async def test_bots_answer_windows_no_earlier_than_people(tmp_path, monkeypatch):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await home.create(ANN, AMBUSH, ["me", BOT, BOT], {}, {})
        await table.start(ANN.id)
        await home.idle()
        assert table.begun.fold.lines[-1].startswith("n ")
        clock.now += 2
        await home.look()
        await home.idle()
        if table.seen(0).choices:
            await play(table, 0, "pass")
        assert len(table.lines(0)) == 2 + 3 + 3


@pytest.mark.parametrize("cards", ["---", "-+-", "-++", "+--", "+++"])
def test_alone_with_bots_a_window_is_short_whoever_could_answer(tmp_path, monkeypatch, cards):
    @awaited
    async def main() -> None:
        clock = Hands()
        async with registry(tmp_path, clock) as home:
            home.limits = Limits(tables=1000)
            for number in itertools.count():
                monkeypatch.setattr(fair, "fresh", lambda number=number: fair.seed_of(number))
                table = await home.create(ANN, AMBUSH, ["me", BOT, BOT], {}, {})
                await table.start(ANN.id)
                if "".join(line[-1] for line in table.begun.fold.lines if line.startswith("n")) == cards:
                    break
            ear = Ear(table, SPECTATOR, clock)
            held = [asyncio.create_task(play(table, 0, "pass"))] if table.seen(0).choices else []
            await home.idle()
            clock.now += MINIMUM_OPEN_ALONE * 0.9
            await home.close_due()
            assert len(ear.heard) == 1, "before, nothing is heard"
            clock.now = table.begun.may_close_at()
            assert clock.now == given(table.row.started) + MINIMUM_OPEN_ALONE
            await home.close_due()
            await asyncio.gather(*held)
            assert [(at, len(lines)) for at, lines, _ in ear.heard[1:]] == [(clock.now, 3 + 3)], (
                "then all of it at once: lines, and what each changed"
            )

    main()


def test_lines_of_a_viewer_only_grow_and_pledges_come_together(tmp_path):
    @awaited
    async def main() -> None:
        async with registry(tmp_path) as home:
            table = await started(home, GULCH, ("me", "open", "open"))
            chance = Random(5)
            before = {viewer: list(table.lines(viewer)) for viewer in (SPECTATOR, 0, 1, 2)}
            while not table.begun.over:
                seat = chance.choice(table.begun.acting())
                await play(table, seat, chance.choice(["dig", "wait"]))
                open_now = record.open_pledges(table.begun.game, table.begun.fold.state)
                for viewer, old in before.items():
                    lines = table.lines(viewer)
                    assert lines[: len(old)] == old
                    assert lines == told(table.begun.fold, viewer)
                    pledged = sum(ply.seat == viewer for ply in table.begun.fold.history[-open_now:]) if open_now else 0
                    assert len(lines) == len(table.begun.fold.lines) - open_now + pledged
                    before[viewer] = list(lines)

    main()


@awaited
async def test_taking_back_counts_in_the_lines_of_the_viewer(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT))
        await home.idle()
        await play(table, 0, "dig")
        await home.idle()
        await table.undo(ANN.id, 0)
        back = [line for line in table.lines(0) if line.startswith("* back")]
        line = int(back[0].split()[-1])
        assert table.lines(0)[line - 1].startswith("n wash"), "after the draw, before all pledges"


@awaited
async def test_a_record_before_the_end_tells_a_viewer_no_more_than_the_lines(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        await play(table, 0, "dig")
        assert "1 dig" in table.written(0)
        assert "1 dig" not in table.written(1)
        assert "1 dig" not in table.written(SPECTATOR)
        assert table.row.seed not in table.written(0)


@awaited
async def test_bots_know_what_their_seat_knows(tmp_path, monkeypatch):
    """The same question with other secrets: the same answer."""
    answers = []
    for cards in ("+++", "++-", "+-+", "+--"):
        async with registry(tmp_path / cards) as home:
            table = await dealt(home, monkeypatch, cards)
            state = table.begun.state()
            answers.append([(await home.bot_pool.choose(BOT, AMBUSH, state, 0, word)).text for word in range(12)])
    assert answers == [answers[0]] * 4
    assert len(set(answers[0])) == 2


@awaited
async def test_a_loaded_table_tells_the_same(tmp_path, monkeypatch):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await dealt(home, monkeypatch, "++-")
        clock.now += 2
        await play(table, 0, "pass")
        store = await Store.open(tmp_path, clock)
        again = await TableRegistry(store, home.bot_pool).table(table.id)
        for viewer in (SPECTATOR, 0, 1, 2):
            assert again.lines(viewer) == table.lines(viewer)
            assert again.seen(viewer) == table.seen(viewer)
        await store.close()


async def close_due(home: TableRegistry, table: Table, clock: Hands) -> None:
    """Time passes until whatever is asked now may be answered at once."""
    clock.now += 3
    await home.look()
    while clock.now < table.begun.may_close_at():  # a window was closed, and the next one opened
        clock.now = table.begun.may_close_at()
        await home.look()


@pytest.mark.parametrize("seed", [1, 2])
def test_in_dice_town_all_see_who_has_kept_dice_and_nothing_else_of_an_answer(tmp_path, seed):
    @awaited
    async def main() -> None:
        clock, chance, quiet, shown = Hands(), Random(seed), 0, 0
        async with registry(tmp_path, clock) as home:
            table = await started(home, "dice_town", ("me", "open", "open"), pace={"move": 1000, "bank": 1000})
            while not table.begun.over and quiet < 60:
                await close_due(home, table, clock)
                live = table.begun
                asked = [seat for seat in live.acting() if live.must_answer(seat)]
                if not asked:
                    continue
                seat = chance.choice(asked)
                others = [viewer for viewer in (SPECTATOR, 0, 1, 2) if viewer != seat]
                before = {viewer: (table.seen(viewer), len(table.lines(viewer))) for viewer in others}
                watched = live.shows_who_answered()
                open_to = {other: table.begun.asked[other] for other in table.begun.acting() if other != seat}
                await play(table, seat, chance.choice(table.begun.choices(seat)))
                if open_to and all(table.begun.asked[other] == line for other, line in open_to.items()):
                    quiet += 1
                    for viewer in others:
                        now, then = table.seen(viewer), before[viewer][0]
                        assert len(table.lines(viewer)) == before[viewer][1]
                        if watched and table.begun.asked[seat] == NONE:
                            assert now.ready == sorted([*then.ready, seat + 1])
                            now, shown = msgspec.structs.replace(now, ready=then.ready), shown + 1
                        else:
                            assert now is then
                        assert msgspec.to_builtins(now) == msgspec.to_builtins(then)
            assert quiet
            assert shown

    main()


def test_who_is_waited_for_last_answers_for_himself_even_without_a_choice():
    """Dice Town: the table would otherwise play his only dice as soon as the others have kept theirs."""
    rules, met = games.find("dice_town"), 0
    for number in range(40):
        seed, chance = fair.seed_of(number), Random(number)
        salts = [record.NO_SALT] * 3
        parsed = options.parse(rules, {}, 3)
        names = ["ann", "bob", "cid"]
        header = record.Header(rules, names, parsed, rules.pieces(), "t", fair.commit(seed), salts, seed)
        live = LiveMatch(header, Pace(), 0.0, minimum_open=0.0)
        live.begin([], 0.0)
        while not live.over:
            asked = [seat for seat in live.acting() if live.must_answer(seat)]
            asked.sort(key=lambda seat: len(live.legal(seat)))  # who has no choice is waited for
            watched, waiting, before = live.shows_who_answered(), asked[:-1], live.version
            live.play(asked[-1], [chance.choice(live.choices(asked[-1]))], 0.0)
            if watched and waiting:
                met += 1
                fresh = live.fold.lines[before:]
                assert not [line for seat in waiting for line in fresh if line.startswith(f"{seat + 1} ")]
    assert met > 10
