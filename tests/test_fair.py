"""Fair dice: the draws follow from the promise, without bias, and every change is found."""

import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral import fair, record
from tests import proofs
from tests.contract import gulch
from tests.contract.tables import stroll


@pytest.fixture(scope="module")
def text() -> str:
    match = corral.Match(gulch, ["ann", "bob", "cat"], seed=2026, table="k3f", salts=["9f", "41", "-"])
    stroll(match, Random(1))
    return match.record()


def verdict(text: str) -> record.Verdict:
    return record.verify(record.parse(text))


def test_a_draw_is_computed_as_documented():
    seed, message = fair.seed_of(7), b"k3f 9f 41 3 0"
    value = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
    assert fair.draw(seed, "k3f", ["9f", "41"], 3, 10) == value % 10


def test_the_commit_is_the_hash_of_the_seed():
    assert fair.commit(b"abc") == hashlib.sha256(b"abc").hexdigest()


@given(outcomes=st.integers(1, 200), number=st.integers(1, 1000))
def test_a_draw_is_one_of_its_outcomes(outcomes, number):
    assert 0 <= fair.draw(fair.seed_of(1), "t", ["-"], number, outcomes) < outcomes


def test_draws_are_even():
    counts = Counter(fair.draw(fair.seed_of(3), "t", ["-", "-"], number, 6) for number in range(1, 6001))
    assert set(counts) == set(range(6))
    # chi square with five degrees of freedom: below 20.5 in 999 of 1,000 seeds; this seed is fixed
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_values_that_would_bias_the_draw_are_drawn_again(monkeypatch):
    """2^64 = 1 mod 3: the one value at the top would favour 0 and is refused."""
    answers = [(2**64 - 1).to_bytes(8, "big"), (5).to_bytes(8, "big")]
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, how: str) -> bytes:
        asked.append(message)
        return answers[len(asked) - 1]

    monkeypatch.setattr(hmac, "digest", digest)
    assert fair.draw(b"s", "t", ["-"], 1, 3) == 2
    assert asked == [b"t - 1 0", b"t - 1 1"]


def test_seeds_are_fresh():
    assert fair.fresh() != fair.fresh()
    assert len(fair.fresh()) == 32


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_seed_out_of_range_is_refused(number):
    with pytest.raises(ValueError, match="a seed is a whole number"):
        corral.Match(gulch, 2, seed=number)


def test_an_honest_record_is_fair(text):
    assert verdict(text).fair
    assert verdict(text).draws == 6


def test_a_changed_draw_is_found(text):
    fold = record.parse(text)
    lines = text.splitlines()
    # the last draw of the sack is forced; swap the first two draws, which any table might have had
    first, second = [index for index, line in enumerate(lines) if line.startswith("n ")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    assert fold.history
    found = verdict("\n".join(lines) + "\n")
    assert not found.fair
    assert "draw 1" in found.reason


def test_a_changed_seed_is_found(text):
    seed = fair.seed_of(2026).hex()
    found = verdict(text.replace(seed, fair.seed_of(2027).hex()))
    assert not found.fair
    assert "promised" in found.reason


def test_a_seed_changed_with_its_commit_is_found(text):
    changed = text.replace(fair.seed_of(2026).hex(), fair.seed_of(2027).hex())
    found = verdict(changed.replace(fair.commit(fair.seed_of(2026)), fair.commit(fair.seed_of(2027))))
    assert not found.fair
    assert "the seed gives" in found.reason


@pytest.mark.parametrize("salt", ["salt 9f 42 -", "salt - 41 -", "salt 41 9f -"])
def test_a_changed_contribution_is_found(text, salt):
    assert not verdict(text.replace("salt 9f 41 -", salt)).fair


def test_another_table_has_other_draws(text):
    assert not verdict(text.replace("table k3f", "table k3g")).fair


def test_a_draw_taken_back_comes_again():
    match = corral.Match(gulch, 2, seed=5)
    for seat in (1, 2):
        match.play(seat, "dig")
    drawn = match.lines[-1]
    match.back(1)
    assert match.lines[-1] == "* back 1"
    for seat in (2, 1):
        match.play(seat, "wait")
    assert match.lines[-1] == drawn
    stroll(match, Random(2))
    assert verdict(match.record()).fair


def test_a_running_match_does_not_tell_its_seed():
    match = corral.Match(gulch, 2, seed=77)
    assert fair.seed_of(77).hex() not in match.record()
    assert not record.verify(record.parse(match.record())).fair
    assert "secret" in match.record(secret=True)


def test_draws_given_by_hand_prove_nothing():
    match = corral.Match(gulch, 2, nature="asked")
    match.play(corral.NATURE, match.moves(corral.NATURE)[0])
    found = verdict(match.record())
    assert not found.fair
    assert "by hand" in found.reason


def test_the_browser_checks_its_way_against_these_very_draws() -> None:
    assert json.loads(proofs.PATH.read_bytes()) == json.loads(proofs.text()), "stale: run python -m tests.proofs"
