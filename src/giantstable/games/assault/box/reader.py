"""Reading content files: every item checked, every item with its source, effects by their names."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.board import HEIGHT, WIDTH
from giantstable.games.assault.box.dice import FACES, MOST_ARCANE, MOST_BLOCKS, MOST_HITS, Die
from giantstable.games.assault.box.drawing import Point
from giantstable.games.assault.box.effects import (
    COMMANDS,
    CONDITION_NAMES,
    CONDITIONS,
    EFFECT_NAMES,
    EFFECTS,
    MARKERS,
    REACHES,
    RESOURCES,
    Condition,
    Effect,
)
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields
from giantstable.kernel.masks import mask_of
from giantstable.kernel.provenance import ContentReader, Provenance

MOST: Final = 999  # no printed number is larger


class Reader(ContentReader):
    """Reads a content file, effects and conditions among the rest.

    ``regions`` and ``units`` are the ids that effects and conditions may name; the units are those
    of one race, and their numbers go on from those of the races before it.
    """

    def __init__(
        self,
        file: str,
        document: object,
        ledger: list[Provenance],
        regions: list[str],
        first_unit: int = 0,
    ) -> None:
        super().__init__(file, document, ledger, MOST)
        self.regions = regions
        self.units: list[str] = []
        self.first_unit = first_unit

    def region(self, fields: Fields, name: str) -> int:
        """Take the id of a region."""
        return fields.index(name, self.regions)

    def unit(self, fields: Fields, name: str) -> int:
        """Take the id of a unit of the race, as its number among the units of all races."""
        return self.first_unit + fields.index(name, self.units)

    def effects(
        self, fields: Fields, name: str, allowed: list[int], optional: bool = False
    ) -> list[Effect]:
        """Take a list of effects; one that may not be missing may not be empty either."""
        found = [self.effect(item, allowed) for item in fields.subs(name, optional)]
        if not found and not optional:
            raise fields.refuse(name, "content-empty")
        return found

    def effect(self, fields: Fields, allowed: list[int]) -> Effect:
        """Return the effect that a mapping names, with its numbers and words."""
        names = [EFFECT_NAMES[kind] for kind in allowed]
        kind = allowed[fields.index("effect", names)]
        effect = Effect(kind)
        for part in EFFECTS[EFFECT_NAMES[kind]]:
            field = part.removesuffix("?")
            if field == part or fields.has(field):
                self._fill(effect, fields, field)
        fields.done()
        if effect.keep > effect.by:
            raise fields.refuse("keep", "content-keep", found=effect.keep, most=effect.by)
        return effect

    def _fill(self, effect: Effect, fields: Fields, field: str) -> None:
        if field == "by":
            effect.by = fields.whole(field, 1, 20)
        elif field == "into":
            effect.into = fields.whole(field, 1, 20)
        elif field == "keep":
            effect.keep = fields.whole(field, 1, 20)
        elif field == "most":
            effect.most = fields.whole(field, 1, 20)
        elif field == "points":
            effect.points = fields.whole(field, 1, 20)
        elif field == "resource":
            effect.resource = fields.index(field, RESOURCES)
            effect.resources = 1 << effect.resource
        elif field == "resources":
            kinds = fields.choices(field, RESOURCES)
            if not kinds:
                raise fields.refuse(field, "content-empty")
            effect.resource = min(kinds)
            effect.resources = mask_of(kinds)
        elif field == "marker":
            effect.marker = fields.index(field, MARKERS)
        elif field == "unit":
            effect.unit = self.unit(fields, field)
        elif field == "command":
            effect.command = fields.index(field, COMMANDS)
        elif field == "reach":
            effect.reach = fields.index(field, REACHES)
        elif field == "heal":
            effect.heal = fields.flag(field)
        else:
            effect.champions = fields.flag(field)

    def conditions(self, fields: Fields, name: str, optional: bool = False) -> list[Condition]:
        """Take a list of conditions."""
        found = [self._condition(item) for item in fields.subs(name, optional)]
        if not found and not optional:
            raise fields.refuse(name, "content-empty")
        return found

    def _condition(self, fields: Fields) -> Condition:
        kind = fields.index("needs", CONDITION_NAMES)
        condition = Condition(kind)
        for part in CONDITIONS[CONDITION_NAMES[kind]]:
            field = part.removesuffix("?")
            if field == part or fields.has(field):
                self._ask(condition, fields, field)
        fields.done()
        return condition

    def _ask(self, condition: Condition, fields: Fields, field: str) -> None:
        if field == "least":
            condition.least = fields.whole(field, 1, 30)
        elif field == "marker":
            condition.marker = fields.index(field, MARKERS)
        elif field == "marked":
            condition.marked = fields.index(field, MARKERS)
        elif field == "unmarked":
            condition.unmarked = fields.index(field, MARKERS)
        elif field == "resource":
            condition.resource = fields.index(field, RESOURCES)
        elif field == "region":
            condition.region = self.region(fields, field)
        elif field == "unit":
            condition.unit = self.unit(fields, field)
            condition.units = 1 << condition.unit
        else:
            units = [self.first_unit + unit for unit in fields.choices(field, self.units)]
            if not units:
                raise fields.refuse(field, "content-empty")
            condition.unit = min(units)
            condition.units = mask_of(units)

    def die(self, fields: Fields, name: str) -> Die:
        """Take a die with all its faces."""
        item = fields.sub(name)
        hits: list[int] = []
        blocks: list[int] = []
        arcane: list[int] = []
        for face in item.subs("faces"):
            hits.append(face.whole("hits", 1, MOST_HITS, 0))
            blocks.append(face.whole("blocks", 1, MOST_BLOCKS, 0))
            arcane.append(face.whole("arcane", 1, MOST_ARCANE, 0))
            face.done()
        if len(hits) != FACES:
            raise item.refuse("faces", "content-faces", found=len(hits), faces=FACES)
        self.sourced(item, name)
        return Die(hits, blocks, arcane)


def point(fields: Fields, value: object, where: str) -> Point:
    """Return a point of the drawing."""
    pair = fields.a_list(value, where)
    if len(pair) != 2:
        raise BadContent("content-point", field=where)
    x = fields.a_whole(pair[0], f"{where}[0]", 0, WIDTH)
    return (x, fields.a_whole(pair[1], f"{where}[1]", 0, HEIGHT))


def line(fields: Fields, name: str) -> list[Point]:
    """Take a line of the drawing: two points at least."""
    where = fields.path(name)
    found = [point(fields, p, f"{where}[{i}]") for i, p in enumerate(fields.items(name))]
    if len(found) < 2:
        raise fields.refuse(name, "map-short-line")
    return found
