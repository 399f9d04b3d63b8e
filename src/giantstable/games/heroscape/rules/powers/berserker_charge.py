"""Berserker Charge: after moving, the squad may roll to move again (HS-P-TARN)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.movement.move_action import move_action
from giantstable.games.heroscape.table import chances, dice
from giantstable.games.heroscape.table.asks import CHARGE
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import CHARGED
from giantstable.games.heroscape.table.special_power import AFTER_MOVING, Needed, SpecialPower
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES


class BerserkerCharge(SpecialPower):
    """Needs the ``roll`` that lets the squad move again."""

    def __init__(self) -> None:
        super().__init__("charge", ["roll"], AFTER_MOVING, [CHARGE])

    def after_moving(self, fray: Fray, power: Power) -> Play:
        """Let the squad roll to move again, as often as the roll is won (HS-P-TARN-01, -02)."""
        unit = fray.unit
        while fray.able():
            if (yield Decision(fray.seat, CHARGE, NO_OR_YES, unit)) == NO:
                return
            roll = dice.d20(fray.rng)
            won = roll >= power.numbers["roll"]
            fray.tell(CHARGED, unit, roll, int(won), seat=fray.seat)
            if not won:
                return
            yield from move_action(fray)

    def odds(self, fray: Fray, subject: int, code: int) -> Odds | None:
        """Return how likely it is that the squad may move again."""
        power = fray.theatre.units[subject].power(self.id)
        assert power is not None
        return None if code == NO else chances.roll(power.numbers["roll"])

    def needed(self, fray: Fray, subject: int, code: int) -> list[Needed]:
        """Return the roll."""
        power = fray.theatre.units[subject].power(self.id)
        assert power is not None
        return [] if code == NO else [Needed(power.numbers["roll"], NOBODY)]


BERSERKER_CHARGE: Final[BerserkerCharge] = BerserkerCharge()
