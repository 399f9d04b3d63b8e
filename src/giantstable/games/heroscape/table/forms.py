"""What an answer can be: a card, a figure, a place, a move, an attack."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.prices import FREE
from giantstable.games.heroscape.table import nouns
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    direction_of_line,
    end_of_line,
    place_of,
    price_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_ALL_ATTACKS, special
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import Form, Meaning, One


class Recruits(One):
    """A card that joins an army, for its points."""

    def read(self, decision: Decision, code: int) -> Meaning:
        meaning = super().read(decision, code)
        if code == DONE:
            return meaning
        return meaning.fills("n", fray_on(decision.table).theatre.units[code].master.points)


class Places(Form):
    """A place for the figure that the question is about."""

    def read(self, decision: Decision, code: int) -> Meaning:
        meaning = Meaning(decision.kind, "", "option-place")
        return meaning.points(nouns.FIGURE, decision.subject).of(nouns.PLACE, code)


class Moves(Form):
    """A place where a move ends, and what it may cost; or to stay."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == DONE:
            return Meaning("stay", key="option-move-done")
        meaning = Meaning(decision.kind, "", "option-move")
        meaning.points(nouns.FIGURE, decision.subject).of(nouns.PLACE, place_of(code))
        price = price_of(code)
        return meaning.says(nouns.PRICE, FREE) if price == FREE else meaning.of(nouns.PRICE, price)


class Attacks(Form):
    """An attack: who attacks, with which power, and whom or whither.

    What a whole squad does names neither, until its grenades are thrown one by one.
    """

    def __init__(self, one_by_one: bool = False) -> None:
        self.one_by_one = one_by_one

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == DONE:
            return Meaning("done", key=f"option-{decision.kind}-done")
        attacker = attacker_of(code)
        aim = aim_of(code)
        theatre = fray_on(decision.table).theatre
        using = using_of(code)
        if using == NORMAL:
            meaning = Meaning(decision.kind, "", "option-attack").of(nouns.FIGURE, attacker)
            return meaning.of(nouns.TARGET, aim, link=">")
        power = special(theatre.card_of(attacker).powers[using - 1])
        if power.acts == INSTEAD_OF_ALL_ATTACKS and not self.one_by_one:
            meaning = Meaning(decision.kind, "", "option-squad-power")
            return meaning.of(nouns.UNIT, theatre.unit_of[attacker]).of(nouns.POWER, code)
        if power.along_a_line:
            meaning = Meaning(decision.kind, "", "option-line")
            meaning.of(nouns.FIGURE, attacker).of(nouns.POWER, code)
            meaning.of(nouns.END, end_of_line(aim))
            return meaning.of(nouns.DIRECTION, direction_of_line(aim))
        meaning = Meaning(decision.kind, "", "option-special").of(nouns.FIGURE, attacker)
        return meaning.of(nouns.POWER, code).of(nouns.TARGET, aim)


UNIT: Final[Form] = One(nouns.UNIT, DONE)
RECRUIT: Final[Form] = Recruits(nouns.UNIT, DONE)
FIGURE: Final[Form] = One(nouns.FIGURE, DONE)
ZONE: Final[Form] = One(nouns.ZONE)
PLACE: Final[Form] = Places()
MOVE: Final[Form] = Moves()
ATTACK: Final[Form] = Attacks()
THROW: Final[Form] = Attacks(one_by_one=True)

# The same for those who only want to know what is pointed at.
CARDS: Final[list[Form]] = [UNIT, RECRUIT]
ATTACKS: Final[list[Form]] = [ATTACK, THROW]
