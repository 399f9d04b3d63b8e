"""Special powers: when one acts, and what the rest of the game may ask it.

Each power is a module of its own in ``rules/powers``: a class that says what content calls it, what
it needs from there, when it acts and which questions are its own. Whatever a power has nothing to
do with stays as it is here. ``Talents`` lists, unit by unit, who acts when, so that nobody else is
asked, and has the numbers that are looked up over and over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.heroscape.box.cards import Power, PowerKind
from giantstable.kernel.decision import DecisionKind, Play

if TYPE_CHECKING:
    from giantstable.games.heroscape.table.chances import Odds
    from giantstable.games.heroscape.table.fray import Fray
    from giantstable.games.heroscape.table.talents import Talents
    from giantstable.kernel.decision import Decision
    from giantstable.kernel.message import Facts, Why

# When a power acts.
ALWAYS: Final = 0  # it changes what others reckon: dice, ranges, ways
AS_A_ROUND_BEGINS: Final = 1
AFTER_MOVING: Final = 2  # and before attacking
INSTEAD_OF_AN_ATTACK: Final = 3  # each figure by itself (HS-M-ATK-13)
INSTEAD_OF_ALL_ATTACKS: Final = 4  # the figures of the card together
AS_FIGURES_FALL: Final = 5


class Needed:
    """A roll of the d20 that decides something, before it is made."""

    def __init__(self, least: int, figure: int) -> None:
        self.least = least
        self.figure = figure  # whom it is about, or NOBODY


class SpecialPower(PowerKind):
    """A special power, the same for every card that has it."""

    def __init__(
        self, id_: str, needs: list[str], acts: int = ALWAYS, asks: list[DecisionKind] | None = None
    ) -> None:
        super().__init__(id_, needs)
        self.acts = acts
        self.asks: list[DecisionKind] = asks if asks is not None else []
        self.along_a_line = False  # an attack that is aimed whither (``line_aim``), not at whom
        self.needs_sight = True  # of those it is aimed at

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note for a battle what is looked up over and over of a unit that has the power."""

    # -- its moments --------------------------------------------------------------------------

    def as_a_round_begins(self, fray: Fray) -> Play:
        """Act for all cards that have it, before order markers are placed."""
        yield from ()

    def after_moving(self, fray: Fray, power: Power) -> Play:
        """Act for the acting card, between its moves and its attacks."""
        yield from ()

    def as_figures_fall(self, fray: Fray, figures: list[int]) -> Play:
        """Act for those of its figures that were among these, destroyed at one moment."""
        yield from ()

    # -- instead of attacks -------------------------------------------------------------------

    def aims(self, fray: Fray, power: Power, attacker: int) -> list[int]:
        """Return what a figure can aim at with it; instead of an attack."""
        return []

    def is_open(self, fray: Fray, power: Power, unit: int, able: list[int]) -> bool:
        """Return whether the figures of a unit that are able to can use it, instead of attacks."""
        return False

    def attack(self, fray: Fray, code: int) -> Play:
        """Carry out what was chosen of its attacks."""
        yield from ()

    def victims(self, fray: Fray, code: int) -> list[int]:
        """Return whom an attack with it affects, in the order in which they roll."""
        return []

    def covers(self, fray: Fray, code: int) -> list[int]:
        """Return the spaces that an attack with it covers, whoever stands there."""
        return []

    def range_of(self, power: Power) -> int:
        """Return how many spaces away an attack with it reaches."""
        return 0

    def attack_odds(self, fray: Fray, code: int) -> Odds | None:
        """Return what may come of an attack with it."""
        return None

    # -- its questions ------------------------------------------------------------------------

    def odds(self, fray: Fray, subject: int, code: int) -> Odds | None:
        """Return what may come of an answer to one of its questions."""
        return None

    def needed(self, fray: Fray, subject: int, code: int) -> list[Needed]:
        """Return the rolls that an answer to one of its questions leads to, or an attack."""
        return []

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why a figure, unit or space is no answer to a question of its own.

        ``facts`` name the thing for people, and go into the reason.
        """
        return None


def special(power: Power) -> SpecialPower:
    """Return what a power of a card does."""
    of = power.of
    assert isinstance(of, SpecialPower)
    return of
