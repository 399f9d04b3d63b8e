"""The things of a fight that numbers stand for: their ids, and their names for people."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import EFFECTS
from giantstable.games.wraith.table.fight import ROWS, Fight, fight_on
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import Listed, Noun
from giantstable.kernel.table import Table


class CardNoun(Noun):
    """A card of the Wraith."""

    def id(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.cards[n].id

    def name(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.cards[n].name

    def notation(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.cards[n].notation


class SpellNoun(Noun):
    """The spell of a card; its number is the card's."""

    def id(self, table: Table, n: int) -> str:
        spell = fight_on(table).wraith.cards[n].spell
        return spell.id if spell is not None else ""

    def name(self, table: Table, n: int) -> str:
        spell = fight_on(table).wraith.cards[n].spell
        return spell.name if spell is not None else ""


class ResolvedNoun(CardNoun):
    """A card that is carried out; its spell is named with it."""

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        super().say(blanks, word, table, n)
        SPELL.say(blanks, SPELL.word, table, n)


class GiantCardNoun(Noun):
    """A card of the Giant."""

    def id(self, table: Table, n: int) -> str:
        return fight_on(table).giant.cards[n].id

    def name(self, table: Table, n: int) -> str:
        return fight_on(table).giant.cards[n].name


class SkillNoun(Noun):
    """A skill of the Wraith."""

    def id(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.skills[n].id

    def name(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.skills[n].name


def place(t: Fight, where: int) -> Message:
    """Return a place for people: the Ground, or a foothold by its name."""
    if where == GROUND:
        return Message("wraith-ground")
    return Message("wraith-foothold", {"name": t.giant.body.names[where]})


class PlaceNoun(Noun):
    """A foothold, or the Ground."""

    def id(self, table: Table, n: int) -> str:
        return fight_on(table).giant.body.names[n]

    def name(self, table: Table, n: int) -> Message:
        return place(fight_on(table), n)


def effect_name(type_: int) -> str:
    """Return the name of an effect as notation writes it."""
    return EFFECTS[type_].replace("_", "-")


class EffectNoun(Listed):
    """A type of effect."""

    def notation(self, table: Table, n: int) -> str:
        return effect_name(n)


CARD: Final[Noun] = CardNoun("card")
SPELL: Final[Noun] = SpellNoun("spell")
RESOLVED: Final[Noun] = ResolvedNoun("card")
GIANT_CARD: Final[Noun] = GiantCardNoun("giant_card")
SKILL: Final[Noun] = SkillNoun("skill")
PLACE: Final[Noun] = PlaceNoun("place")
ROW: Final[Noun] = Listed("row", ROWS)
EFFECT: Final[Noun] = EffectNoun("effect", EFFECTS)
ACTION: Final[Noun] = Noun("action")  # its place on the card

# What the facts of events stand for; all others are numbers.
NOUNS: Final[dict[str, Noun]] = {
    "card": CARD,
    "giant_card": GIANT_CARD,
    "place": PLACE,
    "from": PLACE,
    "row": ROW,
    "skill": SKILL,
    "effect": EFFECT,
}
