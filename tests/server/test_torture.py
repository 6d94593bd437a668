"""The torturer: a short form of it on each database, and that it would find what is wrong."""

import pytest

from corral import games
from corral.cli import torture as command
from corral.server.running import environment
from corral.server.torture import OWN, Plan, Report, postgres, torture
from corral.server.torture.people import Match
from tests.contract.tables import SHIPPED
from tests.store.places import awaited
from tests.table.tables import registry, started

SQLITE = Plan(2, garbage=500, frames=0, hosts=3)
POSTGRESQL = Plan(3, OWN, workers=2, garbage=0, frames=0, hosts=3)


@pytest.mark.parametrize("plan", [SQLITE, POSTGRESQL], ids=["sqlite", "postgresql"])
def test_whatever_befalls_the_server_nothing_is_lost_or_stuck(plan, monkeypatch):
    monkeypatch.setattr(games, "GAMES", SHIPPED)  # a server of its own knows no toy
    if plan.url and postgres.BIN is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    report = torture(plan)
    assert sum(report.faults.values()) == plan.kills + 1, "so many kills, and one trouble"
    assert report.acknowledged > 0
    assert report.garbage >= plan.garbage
    assert (report.lost, report.doubled, report.forks, report.stuck) == (0, 0, 0, 0)
    assert (report.unfair, report.crashes, report.effects) == (0, 0, 0)


def test_a_database_that_somebody_uses_is_left_alone(postgres_url):
    place = postgres.database(postgres_url, "used")

    @awaited
    async def use() -> None:
        async with registry(place) as home:
            await started(home)

    use()
    with pytest.raises(ValueError, match="not empty"):
        torture(Plan(1, place))


def test_a_server_of_ones_own_is_not_met(tmp_path, monkeypatch):
    monkeypatch.setenv("CORRAL_DATABASE", "postgresql://user@host/mine")
    monkeypatch.setenv("CORRAL_SMTP", "smtp://mail")
    monkeypatch.setenv("CORRAL_CACHE", "/compiled")
    found = {name: word for name, word in environment(tmp_path).items() if name.startswith("CORRAL_")}
    assert found == {"CORRAL_DATA": str(tmp_path), "CORRAL_PUSH": "no", "CORRAL_CACHE": "/compiled"}


def match(*kept: str) -> Match:
    found = Match("k3f")
    for asked, text in enumerate(kept):
        found.keep(1, asked, text)
    return found


def test_a_move_that_is_missing_or_in_another_place_is_lost():
    one = match("dig", "wait", "dig")
    one.compare(["n a", "1 dig", "2 wait", "1 wait", "1 dig"])
    assert one.faults["lost"] == 0
    one = match("dig", "wait", "dig")
    one.compare(["n a", "1 dig", "2 wait", "1 dig"])
    assert one.faults["lost"] == 1
    one.compare(["n a", "1 dig", "2 wait", "1 dig", "2 wait"])
    assert (one.faults["lost"], one.faults["forks"]) == (1, 0), "looked at twice it is still one"
    one = match("dig", "wait")
    one.compare(["1 wait", "1 dig"])
    assert one.faults["lost"] == 1


def test_a_past_that_has_changed_is_a_fork():
    one = match()
    one.compare(["n a", "1 dig"])
    one.compare(["n a", "1 wait", "2 dig"])
    assert one.faults["forks"] == 1


def test_two_answers_to_one_question_are_found():
    one = match("dig")
    one.keep(2, 0, "dig")
    assert one.faults["doubled"] == 0, "another seat's"
    one.keep(1, 0, "wait")
    assert one.faults["doubled"] == 1


@pytest.mark.parametrize("wrong", ["", "lost", "doubled", "forks", "stuck", "unfair", "crashes", "effects", "leaks"])
def test_it_ends_with_1_if_anything_was_wrong(monkeypatch, capsys, wrong):
    report = Report(acknowledged=1234, impossible="no disk was frozen")
    if wrong:
        setattr(report, wrong, 1)
    monkeypatch.setattr(command, "tortured", lambda plan, say: report)
    with pytest.raises(SystemExit) as end:
        command.torture()
    assert end.value.code == (1 if wrong else 0)
    printed = capsys.readouterr().out
    assert "1,234" in printed
    assert "no disk was frozen" in printed


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"kills": -3}, "--kills is 0 or more, not -3"),
        ({"workers": 0}, "--workers is 1 or more, not 0"),
        ({"garbage": -1}, "--garbage is 0 or more, not -1"),
        ({"frames": -1}, "--frames is 0 or more, not -1"),
        ({"url": "mine"}, "--url is the URL of a PostgreSQL database, or own, not 'mine'"),
    ],
)
def test_what_cannot_be_asked_of_it_is_said(wrong, reason):
    with pytest.raises(ValueError, match=reason):
        command.torture(**wrong)
