"""What one person sees of a battle, ready to be drawn: all of it comes from that seat's view."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, cast

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.games.heroscape.table.nouns import unit_name
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.games.heroscape.told import shapes
from giantstable.kernel.match import Match

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NOBODY: Final = -1


@dataclass(slots=True)
class Figure:
    """A figure that somebody has, or that stands somewhere."""

    id: str
    tag: str  # two signs that no other figure has
    seat: int  # NOBODY: a captive
    wounds: int
    spaces: list[int]  # none: it is not on the battlefield


@dataclass(slots=True)
class Unit:
    """An Army Card in somebody's army."""

    id: str
    number: int
    tag: str
    name: str
    seat: int
    in_play: bool
    markers: str  # (1) is revealed, 1 is not, ? is somebody else's secret
    figures: list[Figure] = field(default_factory=list)
    extras: list[tuple[str, int]] = field(default_factory=list)


class Seen:
    """A battle as a seat sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        view = cast(shapes.View, match.view(seat))
        self.seat = seat
        self.theatre = fray_on(match.table).theatre
        self.field = self.theatre.field
        self.scenario = self.theatre.scenario
        self.phase = view["phase"]
        self.round = view["round"]
        self.turn = view["turn"]
        self.gathering = view["gathering"]
        self.seats = view["seats"]
        self.gas = view["gas"]
        self.captive = view["captive"]
        self.tags = tags(self.theatre)
        self.figures = {each["figure"]: self._figure(each) for each in view["figures"]}
        self.units = [
            self._unit(each, each["seat"]) for each in view["units"] if each["seat"] is not None
        ]
        self.glyphs = {self.field.space(each["space"]): each["glyph"] for each in view["glyphs"]}
        self.standing: dict[int, Figure] = {}
        for figure in self.figures.values():
            for space in figure.spaces:
                self.standing[space] = figure

    def _figure(self, seen: shapes.FigureState) -> Figure:
        spaces = [self.field.space(seen[name]) for name in ("space", "space2") if name in seen]
        seat = NOBODY if seen["seat"] is None else seen["seat"]
        id_ = seen["figure"]
        return Figure(id_, self.tags[id_], seat, seen["wounds"], spaces)

    def _unit(self, seen: shapes.UnitState, seat: int) -> Unit:
        id_ = seen["unit"]
        number = self.theatre.unit_ids.index(id_)
        markers = [f"({m['marker']})" if m["shown"] else m["marker"] for m in seen["markers"]]
        name = unit_name(self.theatre, number)
        unit = Unit(id_, number, self.tags[id_], name, seat, seen["in_play"], "".join(markers))
        for figure in self.theatre.figures_of(number):
            found = self.figures.get(self.theatre.figure_ids[figure])
            if found is not None and found.seat == unit.seat:
                unit.figures.append(found)
        if "attack_spirits" in seen:
            unit.extras.append(("attack-spirits", seen["attack_spirits"]))
        if "defense_spirits" in seen:
            unit.extras.append(("defense-spirits", seen["defense_spirits"]))
        if "under" in seen:
            unit.extras.append(("scout", 0))
        return unit

    def army(self, seat: int) -> list[Unit]:
        """Return the cards of a seat, those in play first."""
        return sorted((u for u in self.units if u.seat == seat), key=lambda u: not u.in_play)

    def life(self, unit: Unit) -> int:
        """Return the Life of a card's figures: 1 in the Basic Game (HS-B-ATK-05)."""
        return self.theatre.talents.life[unit.number]

    def glyph_sign(self, space: int) -> str:
        """Return the letter of the glyph on a space, ``?`` for one that lies symbol-side up."""
        id_ = self.glyphs[space]
        for glyph in self.theatre.glyphs:
            if glyph.id == id_:
                return glyph.letter
        return "?"

    def is_top(self, space: int) -> bool:
        """Return whether a space is the highest over its hex."""
        column = self.field.column[space]
        return space == self.field.first[column] + self.field.count[column] - 1

    def named(self, answer: str) -> dict[str, str] | None:
        """Return the thing on the table that a word means: a tag, a space, a figure, a card."""
        word = answer.strip()
        for id_, tag in self.tags.items():
            if word.casefold() in (id_.casefold(), tag.casefold()):
                return {"figure" if id_ in self.theatre.figure_ids else "unit": id_}
        space = self.field.space(word.upper().partition("-")[0])
        return None if space == NOWHERE else {"space": self.field.names[space]}


@lru_cache(maxsize=8)
def tags(theatre: Theatre) -> dict[str, str]:
    """Return two signs for each figure, and one or two for each card of several figures.

    Heroes have two letters of their name, a figure of a squad the squad's letter and its number.
    """
    found: dict[str, str] = {}
    used: set[str] = set()
    for unit, card in enumerate(theatre.units):
        name = [char for char in theatre.unit_ids[unit].upper() if char in LETTERS]
        if card.figures == 1:
            ends = [*name[1:], *LETTERS, *"123456789"]
            tag = next(name[0] + end.lower() for end in ends if name[0] + end.lower() not in used)
            found[theatre.unit_ids[unit]] = tag
        else:
            tag = next(sign for sign in [*name, *LETTERS, *LETTERS.lower()] if sign not in used)
            found[theatre.unit_ids[unit]] = tag
            for n, figure in enumerate(theatre.figures_of(unit)):
                found[theatre.figure_ids[figure]] = f"{tag}{n + 1}"
        used.add(tag)
    return found
