"""Chomp: after moving, a figure may bite an adjacent one (HS-P-GRIM-01 .. HS-P-GRIM-04)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import FIGURE_SIZES, SQUAD, ArmyCard, Power
from giantstable.games.heroscape.rules.attack.harm import break_truce, destroy
from giantstable.games.heroscape.table import dice, engagement
from giantstable.games.heroscape.table.asks import CHOMP as BITE
from giantstable.games.heroscape.table.chances import D20, Odds, Prospect, life_left
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import BIT_AT, BITTEN
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import AFTER_MOVING, Needed, SpecialPower
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class Chomp(SpecialPower):
    """Needs the ``roll`` that devours a hero, and ``up_to`` which size anybody is devoured."""

    def __init__(self) -> None:
        super().__init__("chomp", ["roll", "up_to"], AFTER_MOVING, [BITE])

    def after_moving(self, fray: Fray, power: Power) -> Play:
        """Let each figure bite an adjacent one; heroes are devoured only on a roll."""
        for biter in fray.able():
            codes = chompable(fray, biter, power)
            if not codes:
                continue
            codes.append(DONE)
            target = yield Decision(fray.seat, BITE, codes, biter)
            if target == DONE:
                continue
            break_truce(fray, fray.seat, target)
            if fray.theatre.card_of(target).kind == SQUAD:
                fray.tell(BITTEN, biter, target, seat=fray.seat)
                yield from destroy(fray, target)
                continue
            roll = dice.d20(fray.rng)
            fray.tell(BIT_AT, biter, target, roll, seat=fray.seat)
            if roll >= power.numbers["roll"]:  # whatever Life is left (R-CHOMP-01)
                fray.tell(BITTEN, biter, target, seat=fray.seat)
                yield from destroy(fray, target)

    def odds(self, fray: Fray, subject: int, code: int) -> Odds | None:
        """Return what may come of a bite."""
        power = fray.theatre.card_of(subject).power(self.id)
        assert power is not None
        bites = ways_to_devour(power, fray.theatre.card_of(code))
        found = Odds(D20)
        taken = [0] * (life_left(fray, code) + 1)
        taken[0] = D20 - bites
        taken[-1] = bites
        found.prospects = [Prospect(code, taken)]
        found.losses = [D20 - bites, bites]
        found.wins = [D20 - bites, bites]
        return found

    def needed(self, fray: Fray, subject: int, code: int) -> list[Needed]:
        """Return the roll; any will do for a squad figure, so none is made."""
        power = fray.theatre.card_of(subject).power(self.id)
        assert power is not None
        return [Needed(D20 + 1 - ways_to_devour(power, fray.theatre.card_of(code)), code)]

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why an adjacent figure cannot be bitten."""
        return why("too-large", "HS-P-GRIM-03", facts)


CHOMP: Final[Chomp] = Chomp()


def chompable(fray: Fray, biter: int, power: Power) -> list[int]:
    """Return whom a figure may bite: anybody adjacent who is not too large."""
    return [
        other
        for other in engagement.adjacent_figures(fray, biter)
        if other != fray.captive and is_small_enough(power, fray.theatre.card_of(other))
    ]


def is_small_enough(power: Power, victim: ArmyCard) -> bool:
    """Return whether figures of a card are not too large to be bitten (HS-P-GRIM-03)."""
    return victim.size <= FIGURE_SIZES.index(power.words["up_to"])


def ways_to_devour(power: Power, victim: ArmyCard) -> int:
    """Return how many faces of the d20 devour a figure of a card.

    Squad figures need no roll (HS-P-GRIM-01), heroes do (HS-P-GRIM-02).
    """
    return D20 if victim.kind == SQUAD else D20 + 1 - power.numbers["roll"]
