"""How the games of one setup look in numbers: a row of fixed length, for those who learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.kernel.decision import Decision, DecisionKind

PACKED: Final = 1 << 12  # a larger number is made of several, all of which a view has too


class NumberField:
    """Some numbers of a row that belong together: where they begin, and what they say."""

    def __init__(self, name: str, first: int, count: int, what: str) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.what = what


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Numbers from what a seat sees and is asked, and from nothing else: hidden stays hidden.

    A game says its fields when it is made, and fills them in the same order in ``encode``.
    """

    def __init__(self) -> None:
        self.fields: list[NumberField] = []
        self.size = 0
        self._kinds: dict[str, int] = {}

    def field(self, name: str, count: int, what: str) -> None:
        """Add a field at the end of the row."""
        self.fields.append(NumberField(name, self.size, count, what))
        self.size += count

    def encode(
        self, view: Mapping[str, object], seat: int, decision: Decision | None
    ) -> list[float]:
        """Return the row of what a seat sees, and of what it is asked now, if anything."""
        raise TypeError

    # -- what is asked: the same for all games --------------------------------------------------

    def asked_fields(self, asks: list[DecisionKind]) -> None:
        """Add the fields of a question."""
        for kind in asks:
            if kind.name not in self._kinds:
                self._kinds[kind.name] = len(self._kinds)
        self.field(
            "asked", len(self._kinds), "1 at the kind of question: " + ", ".join(self._kinds)
        )
        self.field("subject", 1, "what the question is about, its number + 1; 0: nothing")
        self.field("about", 1, "what else it is about, its number + 1; 0: nothing, or packed")

    def asked(self, row: list[float], decision: Decision | None) -> None:
        """Fill the fields of a question."""
        kinds = [0.0] * len(self._kinds)
        subject = about = 0
        if decision is not None:
            kinds[self._kinds[decision.kind]] = 1.0
            subject = decision.subject + 1
            about = decision.about + 1 if decision.about < PACKED else 0
        row += kinds
        row.append(float(subject))
        row.append(float(about))


def one_hot(row: list[float], count: int, at: int) -> None:
    """Add so many numbers: 1 at one of them, 0 at all others; all are 0 where it is none."""
    for n in range(count):
        row.append(1.0 if n == at else 0.0)


def counts(row: list[float], places: dict[str, int], ids: list[str]) -> None:
    """Add how often each thing stands in a list; what has no place is left out."""
    found = [0.0] * len(places)
    for id_ in ids:
        place = places.get(id_, -1)
        if place >= 0:
            found[place] += 1.0
    row += found


def flag(row: list[float], on: bool) -> None:
    """Add 1 or 0."""
    row.append(1.0 if on else 0.0)


def placed(ids: list[str]) -> dict[str, int]:
    """Return each id's place in a list; of two equal ones the first."""
    places: dict[str, int] = {}
    for n, id_ in enumerate(ids):
        places.setdefault(id_, n)
    return places
