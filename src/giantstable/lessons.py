"""Lessons: first games that teach. A lesson is a position, and the record of a game from there.

``lessons/NAME.yaml`` in the folder of a game says where it starts, whose choices are the learner's,
how it ends, and the steps: each one idea, with the rule behind it and the choices that show it, of
all seats, written as a record writes them. What a step says to people stands in ``lesson.ftl``:
``GAME-lesson-NAME-STEP`` what to do, and the same with ``-why`` the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from giantstable import library
from giantstable.kernel.errors import BadContent, GiantsError
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match
from giantstable.kernel.record import read_position

FOLDER: Final = "lessons"
END: Final = "end"  # what is said when everything is played


class Line:
    """One choice of a lesson: whose it is, what it is, and the step it belongs to."""

    __slots__ = ("notation", "seat", "step")

    def __init__(self, seat: int, notation: str, step: int) -> None:
        self.seat = seat
        self.notation = notation
        self.step = step


class Step:
    """One idea: its name, by which its words are found, and the rule that says more."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Lesson:
    """A first game: where it starts, what is played, what each step is about, how it ends."""

    def __init__(self, game: str, name: str, fields: Fields) -> None:
        self.game = game
        self.name = name
        self.learner: Final = fields.whole("learner", 0, 15, 0)
        self.start: Final = fields.raw("start")
        self.ends: Final = fields.text("ends")
        self.steps: Final[list[Step]] = []
        self.lines: Final[list[Line]] = []
        for number, step in enumerate(fields.subs("steps")):
            self.steps.append(Step(step.text("name"), step.text("rule")))
            for n, item in enumerate(step.items("play")):
                written = step.a_text(item, f"{step.path('play')}[{n}]")
                self.lines.append(_line(written, self.learner, number))
            step.done()
        fields.done()

    def begin(self, game: Game) -> Match:
        """Return the match as the lesson finds it."""
        return read_position(game, self.start)

    def line(self, played: int) -> Line | None:
        """Return the choice that is to be made after so many; None when all are."""
        return self.lines[played] if played < len(self.lines) else None

    def words(self) -> list[str]:
        """Return the keys of all that is said in it, beside its name."""
        said = [f"{self.key}-{step.name}" for step in self.steps]
        return [*said, *[f"{key}-why" for key in said], f"{self.key}-{END}"]

    @property
    def key(self) -> str:
        """How the keys of its words begin; so its name is called."""
        return f"{self.game}-lesson-{self.name}"


def _line(written: str, learner: int, step: int) -> Line:
    """Return a choice; the learner's own may leave the seat out."""
    head, colon, notation = written.partition(": ")
    if colon and head.isascii() and head.isdigit():
        return Line(int(head), notation, step)
    return Line(learner, written, step)


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by their names; most games have none."""
    folder = library.known(game).folder().joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    files = sorted(folder.iterdir(), key=lambda entry: entry.name)
    found: dict[str, Lesson] = {}
    for file in files:
        name, dot, ending = file.name.rpartition(".")
        if dot and ending == "yaml":
            document = library.parsed(file.name, file.read_bytes())
            found[name] = Lesson(game, name, Fields(BadContent, f"{FOLDER}/{file.name}:", document))
    return found


def offered(game: Game) -> list[str]:
    """Return the lessons that can be played with the content at hand: an owner's may differ."""
    return [name for name, lesson in lessons(game.name).items() if _fits(game, lesson)]


@cache
def _fits(game: Game, lesson: Lesson) -> bool:
    try:
        match = lesson.begin(game)
        play(match, lesson.lines)
    except GiantsError:
        return False
    return match.over and match.result == lesson.ends


def play(match: Match, lines: Sequence[Line]) -> None:
    """Make the choices of a lesson."""
    for line in lines:
        match.choose(line.notation, line.seat)
