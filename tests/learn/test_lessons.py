"""Every lesson is played to its end by its own solution; what is wrong with a lesson is found."""

from collections.abc import Iterator

import msgspec
import pytest

from corral.learn import LANGUAGES, Language
from corral.learn.checking import lesson_faults, words_faults
from corral.learn.courses import Lesson, course, taught
from corral.learn.playing import Play
from corral.record import NotNow
from corral.refusal import Code

LESSONS = [(game, lesson.id) for game in taught() for lesson in course(game).lessons]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end_by_its_own_solution(game: str, lesson: str, language: Language) -> None:
    play = Play(game, course(game, language).lesson(lesson))
    while not play.done:
        assert play.shown() in play.choices
        verdict = play.answer(play.step.show)
        assert verdict.right
        assert "{" not in verdict.say
        play.go_on()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_on_every_way_every_answer_has_its_sentence_and_the_end_is_reached(game: str, lesson: str) -> None:
    assert lesson_faults(game, course(game).lesson(lesson)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_words_are_whole_and_sentences_short(game: str, language: Language) -> None:
    assert words_faults(game, language) == []


def test_lesson_names_are_unique() -> None:
    assert len({lesson for _, lesson in LESSONS}) == len(LESSONS)


def spoiled() -> Iterator[tuple[str, Lesson]]:
    """A good lesson with one mistake in it, and what has to be said of it."""
    lesson = course("moon_river").lesson("mr-bridge")
    step = lesson.steps[0]

    def with_step(**words: object) -> Lesson:
        return msgspec.structs.replace(lesson, steps=[msgspec.structs.replace(step, **words), *lesson.steps[1:]])

    record = lesson.record.replace("2 build 1 2 a1 b1", "2 build 1 2 a1 e5")
    yield "a1 and e5 are no neighbours", msgspec.structs.replace(lesson, record=record)
    older = lesson.record.replace("pieces 0956987acc0a", "pieces 01bc62c5ef5c")
    yield "does not give itself back", msgspec.structs.replace(lesson, record=older)
    yield "shown but not accepted", with_step(show="stop")
    yield "no sentence for ['stop']", with_step(wrong=[])
    yield "not possible now", with_step(answer=["1 pick 4", "1 pick 3"])
    yield "there is no seat 7", with_step(say="Watch {7}.")


@pytest.mark.parametrize(("said", "lesson"), list(spoiled()))
def test_a_mistake_in_a_lesson_is_found(said: str, lesson: Lesson) -> None:
    assert said in "; ".join(lesson_faults("moon_river", lesson))


def test_a_wrong_try_says_why_and_changes_nothing() -> None:
    play = Play("moon_river", course("moon_river").lesson("mr-bridge"))
    before = play.position()
    verdict = play.answer("stop")
    assert not verdict.right
    assert verdict.say == "You may wait, but only land brings points. Build now."
    assert play.position() == before


def test_what_cannot_be_played_is_refused() -> None:
    play = Play("moon_river", course("moon_river").lesson("mr-bridge"))
    with pytest.raises(NotNow) as caught:
        play.answer("pick 1")
    assert caught.value.code == Code.NOT_POSSIBLE
    with pytest.raises(NotNow, match="not what is asked in step 1"):
        play.follow(["stop"])


def test_a_move_that_is_only_looked_at_shows_what_comes_of_it_and_is_not_kept() -> None:
    play = Play("moon_river", course("moon_river").lesson("mr-bridge"))
    before = play.view().seats[0].points
    after = play.look("build 1 2 a1 a2").seats[0].points
    assert (before, after) == (0, 3)
    assert play.view().seats[0].points == 0


def test_who_answers_otherwise_than_shown_still_gets_a_move_to_be_shown() -> None:
    play = Play("moon_river", course("moon_river").lesson("mr-bridge")).follow(["build 1 2 e1 e2"])
    assert play.shown() in play.choices


def test_a_position_tells_nothing_that_the_seat_may_not_know() -> None:
    """In the first lesson of Dice Town everybody has rolled in secret."""
    play = Play("dice_town", course("dice_town").lesson("dt-keep"))
    view = msgspec.to_builtins(play.position().view)
    assert set(view["seats"][0]["cup"]) == {"9", "10", "Q", "K", "A"}
    assert [set(seat["cup"]) for seat in view["seats"][1:]] == [{"?"}, {"?"}]
    rolled = [line for line in play.position().lines if line.startswith("n die")]
    assert sorted(line.removeprefix("n die ") for line in rolled if "?" not in line) == ["10", "9", "A", "K", "Q"]
