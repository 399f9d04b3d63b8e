"""A lesson at a table of the server: it starts where it should, and leads to its end."""

from __future__ import annotations

import pytest

from giantstable import library
from giantstable.lessons import Lesson, lessons
from giantstable.titles import titles
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

LESSONS = [
    lesson for name, title in titles().items() if title.ours for lesson in lessons(name).values()
]


def learns(guest: Guest, lesson: Lesson) -> str:
    """Open a table of a lesson; return its id."""
    table: Json = guest.post("/api/lessons", game=lesson.game, lesson=lesson.name)
    assert table["terms"] == {"lesson": lesson.name}
    return str(table["id"])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_played_at_a_real_table_to_its_end(ann: Guest, lesson: Lesson) -> None:
    id_ = learns(ann, lesson)
    mine = [n for n, line in enumerate(lesson.lines) if line.seat == lesson.learner]
    with ann.sits(id_, lesson.learner) as seat:
        for n in mine:
            scene = seat.until_version(n)
            line = lesson.lines[n]
            step = lesson.steps[line.step]
            assert scene["lesson"] == {
                "key": lesson.key,
                "name": step.name,
                "number": line.step,
                "of": len(lesson.steps),
                "rule": step.rule,
                "option": line.notation,
            }
            seat.choose(line.notation)
        seat.until_version(len(lesson.lines))
        assert seat.over
        assert seat.scene["lesson"]["name"] == "end"
        assert seat.scene["outcome"]["result"] == lesson.ends
    record = ann.get(f"/api/tables/{id_}/record")
    assert "seed" not in record
    assert len(record["choices"]) == len(lesson.lines)
    assert ann.get(f"/api/tables/{id_}/replay")["choices"] == len(lesson.lines)
    with refused("no-rematch"):
        ann.post(f"/api/tables/{id_}/rematch")


FIRST = lessons("wraith")["first-fight"]


def test_what_a_step_does_not_show_is_refused_kindly_and_changes_nothing(ann: Guest) -> None:
    with ann.sits(learns(ann, FIRST)) as seat:
        other = next(option for option in seat.options if option != FIRST.lines[0].notation)
        with refused("lesson-other"):
            seat.choose(other)
        assert seat.scene["version"] == 0
        assert seat.ask("hint")["hint"] == FIRST.lines[0].notation


def test_a_lesson_goes_on_where_it_was_left_and_what_was_taken_back_is_taught_again(
    ann: Guest, bob: Guest, house: House
) -> None:
    id_ = learns(ann, FIRST)
    with ann.sits(id_) as seat:
        seat.choose(FIRST.lines[0].notation)
        seat.until_version(1)
        seat.undo()
        assert seat.until_version(2)["lesson"]["option"] == FIRST.lines[0].notation
        seat.choose(FIRST.lines[0].notation)
    house.forget_idle()
    with ann.sits(id_) as seat:
        assert seat.scene["lesson"]["option"] == FIRST.lines[1].notation
        with bob.watches(id_) as watching:
            assert "option" not in watching.scene["lesson"]


def test_the_shelf_names_the_lessons_and_others_are_refused(ann: Guest) -> None:
    games = {game["name"]: game["lessons"] for game in ann.get("/api/games")}
    assert games["wraith"] == ["first-fight"]
    assert set(games) == set(library.games())
    with refused("no-such-lesson", status=404):
        ann.post("/api/lessons", game="wraith", lesson="second-fight")
    with refused("unknown-game", status=404):
        ann.post("/api/lessons", game="chess", lesson="first-fight")
