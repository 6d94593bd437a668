"""Courses and notes can be read, in every language."""

import pytest

from corral.learn import LANGUAGES, Language
from corral.learn.courses import UnknownLesson, course, taught
from corral.learn.notes import notes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_a_course_is_the_same_in_every_language_but_for_its_words(game: str, language: Language) -> None:
    english, found = course(game), course(game, language)
    assert [lesson.record for lesson in found.lessons] == [lesson.record for lesson in english.lessons]
    assert (found.lessons[0].title == english.lessons[0].title) == (language == "en")
    assert {len(lesson.steps) for lesson in found.lessons} <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_notes_explain_the_same_things_in_every_language(game: str, language: Language) -> None:
    english, found = notes(game), notes(game, language)
    assert {section: set(said) for section, said in found.items()} == {
        section: set(said) for section, said in english.items()
    }


def test_a_lesson_that_does_not_exist_is_answered_in_a_sentence() -> None:
    with pytest.raises(UnknownLesson, match="Moon River has no lesson 'mr-moon'"):
        course("moon_river").lesson("mr-moon")
