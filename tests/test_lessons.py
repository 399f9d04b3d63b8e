"""Every lesson can be played as it teaches, ends as promised, and has all its words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from giantstable import library, text
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields
from giantstable.lessons import Lesson, lessons, offered, play
from giantstable.titles import titles

OURS = [name for name, title in titles().items() if title.ours]
LESSONS = [lesson for game in OURS for lesson in lessons(game).values()]


def each_choice(lesson: Lesson) -> Iterator[int]:
    """Play a lesson, one choice after the other; check before each that it is offered."""
    match = lesson.begin(library.game(lesson.game))
    for number, line in enumerate(lesson.lines):
        asked = [each for each in match.pending if each.seat == line.seat]
        step = lesson.steps[line.step].name
        assert asked, f"{step}: seat {line.seat} is not asked before “{line.notation}”"
        assert line.notation in asked[0].notations(), f"{step}: no “{line.notation}” is offered"
        match.choose(line.notation, line.seat)
        yield number
    assert match.over, "the lesson stops before the game is over"
    assert match.result == lesson.ends
    assert lesson.learner in match.winners


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_choice_is_offered_and_the_lesson_ends_in_a_win(lesson: Lesson) -> None:
    assert list(each_choice(lesson)) == list(range(len(lesson.lines)))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_chance_falls_in_the_same_way_each_time(lesson: Lesson) -> None:
    rules = library.game(lesson.game)
    once, again = lesson.begin(rules), lesson.begin(rules)
    play(once, lesson.lines)
    play(again, lesson.lines)
    assert once.view(None) == again.view(None)
    assert [str(event) for event in once.events()] == [str(event) for event in again.events()]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_step_is_the_learners_and_names_a_rule(lesson: Lesson) -> None:
    known = {str(rule["id"]) for rule in library.rules(lesson.game)}
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names)
    for number, step in enumerate(lesson.steps):
        assert step.rule in known, f"{step.name}: there is no rule {step.rule}"
        mine = [line for line in lesson.lines if line.step == number]
        assert any(line.seat == lesson.learner for line in mine), f"{step.name} asks nothing"


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_everything_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    said = text.phrases(language)
    for key in [lesson.key, f"{lesson.key}-lead", *lesson.words(), f"web-learn-{lesson.game}"]:
        assert said.has_message(key), f"{language} lacks {key}"
        assert said.say(key, {}), key


def test_a_lesson_that_an_owners_content_breaks_is_not_offered(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("owner")
    theirs = folder / "wraith" / "wraiths"
    theirs.mkdir(parents=True)
    ours = library.known("wraith").folder().joinpath("content", "wraiths", "young.yaml")
    changed = ours.read_text(encoding="utf-8").replace("id: young-scramble", "id: young-crawl")
    (theirs / "young.yaml").write_text(changed, encoding="utf-8")
    assert offered(library.game("wraith", folder)) == []


def test_a_lesson_that_cannot_be_read_says_where() -> None:
    with pytest.raises(BadContent, match="steps"):
        Lesson("wraith", "bad", Fields(BadContent, "bad.yaml:", {"start": {}, "ends": "win"}))


def test_every_game_of_ours_teaches() -> None:
    for game in OURS:
        assert lessons(game), f"{game} has no lesson"
        assert offered(library.game(game)) == list(lessons(game))
