"""What an answer can be: a card, a figure, a place, a move, an attack."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.prices import FREE
from giantstable.games.heroscape.table import nouns
from giantstable.games.heroscape.table.codes import (
    DIRECTION,
    DONE,
    NORMAL,
    PRICE,
    aim_of,
    attack_code,
    attacker_of,
    direction_of_line,
    end_of_line,
    line_aim,
    place_of,
    price_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.games.heroscape.table.special_power import (
    INSTEAD_OF_ALL_ATTACKS,
    INSTEAD_OF_AN_ATTACK,
    SpecialPower,
    special,
)
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import Form, Meaning, One
from giantstable.kernel.table import Table

# In an action space a place has so many moves, the cheapest first: no more than two of which none
# undercuts the other were ever seen. Those that find no room have so many ids of their own.
RANKS: Final = 4
CROWDED: Final = 64


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

    def every(self, table: Table) -> list[int]:
        return nouns.PLACE.every(table)


class Moves(Form):
    """A place where a move ends, and what it may cost; or to stay."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == DONE:
            return Meaning("stay", key="option-move-done")
        meaning = Meaning(decision.kind, "", "option-move")
        meaning.points(nouns.FIGURE, decision.subject).of(nouns.PLACE, place_of(code))
        price = price_of(code)
        return meaning.says(nouns.PRICE, FREE) if price == FREE else meaning.of(nouns.PRICE, price)

    def every(self, table: Table) -> list[int]:
        """Return the places, each for a few prices, those that find no room there, and to stay."""
        places = nouns.PLACE.every(table)
        codes = [place + rank * PRICE for place in places for rank in range(RANKS)]
        return [*codes, *[DONE - 1 - n for n in range(CROWDED)], DONE]

    def slots(self, decision: Decision) -> list[int]:
        """Return where each move ends, and how many to the same place have a lower price."""
        codes = decision.codes
        dear = sorted([code for code in codes if code >= PRICE and code != DONE])
        if not dear:
            return codes
        crowded = 0
        slot_of: dict[int, int] = {}
        ranks: dict[int, int] = {}
        for code in dear:
            place = place_of(code)
            rank = ranks.get(place, 0)
            ranks[place] = rank + 1
            if rank < RANKS:
                slot_of[code] = place + rank * PRICE
            else:
                slot_of[code] = DONE - 1 - crowded
                crowded += 1
        return [slot_of.get(code, code) for code in codes]


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

    def every(self, table: Table) -> list[int]:
        figures = nouns.FIGURE.every(table)
        codes = [DONE]
        if not self.one_by_one:
            codes += [attack_code(a, b) for a in figures for b in figures if a != b]
        theatre = fray_on(table).theatre
        if not theatre.basic:
            for attacker in figures:
                for using, power in enumerate(theatre.card_of(attacker).powers):
                    for aim in self._aims(special(power), attacker, figures):
                        codes.append(attack_code(attacker, aim, using + 1))
        return codes

    def _aims(self, power: SpecialPower, attacker: int, figures: list[int]) -> list[int]:
        """Return all that an attacker can ever aim at with a power."""
        if self.one_by_one:
            return figures if power.acts == INSTEAD_OF_ALL_ATTACKS else []
        if power.acts == INSTEAD_OF_ALL_ATTACKS:
            return [attacker]
        if power.acts != INSTEAD_OF_AN_ATTACK:
            return []
        ends, directions = range(len(nouns.ENDS)), range(DIRECTION)
        if power.along_a_line:
            return [line_aim(end, direction) for end in ends for direction in directions]
        return figures


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
