"""The things of a fight that numbers stand for: their ids, and their names for people."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import EFFECTS
from giantstable.games.wraith.table.fight import ROWS, Fight, fight_on
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import Listed, Noun, Pieces
from giantstable.kernel.table import Table


def printed(name: str) -> Message:
    """Return what a piece is called for people: ours are translated, an owner's are as printed."""
    return Message("wraith-name", {"id": name.lower().replace(" ", "-"), "name": name})


class NamedNoun(Pieces):
    """A piece that has a name on it."""

    def name(self, table: Table, n: int) -> str | int | Message:
        return "" if n < 0 else printed(self.pieces(table)[n].name)


class CardNoun(NamedNoun):
    """A card of the Wraith."""

    def __init__(self) -> None:
        super().__init__("card", lambda table: fight_on(table).wraith.cards)

    def notation(self, table: Table, n: int) -> str:
        return fight_on(table).wraith.cards[n].notation


class SpellNoun(Noun):
    """The spell of a card; its number is the card's."""

    def id(self, table: Table, n: int) -> str:
        spell = fight_on(table).wraith.cards[n].spell
        return spell.id if spell is not None else ""

    def name(self, table: Table, n: int) -> str | int | Message:
        spell = fight_on(table).wraith.cards[n].spell
        return printed(spell.name) if spell is not None else ""


class ResolvedNoun(CardNoun):
    """A card that is carried out; its spell is named with it."""

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        super().say(blanks, word, table, n)
        SPELL.say(blanks, SPELL.word, table, n)


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

    def every(self, table: Table) -> list[int]:
        return list(range(fight_on(table).giant.body.size))


def effect_name(type_: int) -> str:
    """Return the name of an effect as notation writes it."""
    return EFFECTS[type_].replace("_", "-")


class EffectNoun(Listed):
    """A type of effect."""

    def notation(self, table: Table, n: int) -> str:
        return effect_name(n)


CARD: Final[Noun] = CardNoun()
SPELL: Final[Noun] = SpellNoun("spell")
RESOLVED: Final[Noun] = ResolvedNoun()
GIANT_CARD: Final[Noun] = NamedNoun("giant_card", lambda table: fight_on(table).giant.cards)
SKILL: Final[Noun] = NamedNoun("skill", lambda table: fight_on(table).wraith.skills)
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
