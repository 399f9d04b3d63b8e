"""Mind Shackle: after moving, a figure may try to take an adjacent figure's card (HS-P-NGOK)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import UNIQUE, Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.harm import break_truce, show_scout_glyph, under_truce
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import chances, dice, engagement
from giantstable.games.heroscape.table.asks import SHACKLE
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import MARKERS, Fray
from giantstable.games.heroscape.table.happenings import SHACKLE_TRIED, SHACKLED
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import AFTER_MOVING, Needed, SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class MindShackle(SpecialPower):
    """Needs the ``roll`` that takes the card."""

    def __init__(self) -> None:
        super().__init__("shackle", ["roll"], AFTER_MOVING, [SHACKLE])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that its figures take others over."""
        talents.takes_over[unit] = True

    def after_moving(self, fray: Fray, power: Power) -> Play:
        """Let each figure try once (HS-P-NGOK-01, HS-P-NGOK-05)."""
        for figure in fray.able():
            codes = shackleable(fray, figure)
            if not codes:
                continue
            codes.append(DONE)
            target = yield Decision(fray.seat, SHACKLE, codes, figure)
            if target == DONE:
                continue
            break_truce(fray, fray.seat, target)
            roll = dice.d20(fray.rng)
            fray.tell(SHACKLE_TRIED, figure, target, roll, seat=fray.seat)
            if roll >= power.numbers["roll"]:
                take_over(fray, fray.theatre.unit_of[target], figure)

    def odds(self, fray: Fray, subject: int, code: int) -> Odds | None:
        """Return how likely it is that a figure takes the card."""
        power = fray.theatre.card_of(subject).power(self.id)
        assert power is not None
        return chances.roll(power.numbers["roll"])

    def needed(self, fray: Fray, subject: int, code: int) -> list[Needed]:
        """Return the roll."""
        power = fray.theatre.card_of(subject).power(self.id)
        assert power is not None
        return [Needed(power.numbers["roll"], code)]

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why an adjacent figure's mind cannot be tried."""
        return why("not-a-foe", d.rule, facts)


MIND_SHACKLE: Final[MindShackle] = MindShackle()


def shackleable(fray: Fray, figure: int) -> list[int]:
    """Return whose minds a figure may try: adjacent, Unique, and not on its side (R-SHACK-01).

    A truce does not protect them, it ends (R-FORT-02).
    """
    found: list[int] = []
    for other in engagement.adjacent_figures(fray, figure):
        if fray.theatre.card_of(other).rarity != UNIQUE or other == fray.captive:
            continue
        truce = under_truce(fray, fray.seat_of(figure), fray.seat_of(other))
        if truce or not fray.friendly(figure, other):
            found.append(other)
    return found


def take_over(fray: Fray, unit: int, figure: int) -> None:
    """Give a card with all its figures and all that is on it to the acting seat (R-SHACK-02).

    Its order markers go back to the loser, who has no use for them in this round (HS-P-NGOK-03).
    """
    loser = fray.owner[unit]
    for slot in range(loser * MARKERS, loser * MARKERS + MARKERS):
        if fray.marker[slot] == unit:
            fray.marker[slot] = NOBODY
    fray.change_hands(unit, fray.seat)
    fray.tell(SHACKLED, figure, unit, seat=fray.seat)
    show_scout_glyph(fray, unit, loser)
    victory.after_loss(fray)  # the loser may have nobody left
