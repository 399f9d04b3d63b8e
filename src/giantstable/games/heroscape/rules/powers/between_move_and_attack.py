"""Powers between moving and attacking: Berserker Charge, Chomp, Mind Shackle."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import FIGURE_SIZES, SQUAD, UNIQUE, Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.harm import (
    break_truce,
    destroy,
    show_scout_glyph,
    under_truce,
)
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import dice, engagement
from giantstable.games.heroscape.table.asks import CHARGE, CHOMP, SHACKLE
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import MARKERS, Fray
from giantstable.games.heroscape.table.happenings import (
    BIT_AT,
    BITTEN,
    CHARGED,
    SHACKLE_TRIED,
    SHACKLED,
)
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES


def after_moving(fray: Fray) -> Play:
    """Offer what the acting card may do after its move and before it attacks."""
    if fray.theatre.basic:
        return
    for power in fray.theatre.units[fray.unit].powers:
        if power.kind == "charge":
            yield from _charge(fray, power)
        elif power.kind == "chomp":
            yield from _chomp(fray, power)
        elif power.kind == "shackle":
            yield from _shackle(fray, power)


# -- Berserker Charge -------------------------------------------------------------------------


def _charge(fray: Fray, power: Power) -> Play:
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
        yield from move_action.move_action(fray)


# -- Chomp ------------------------------------------------------------------------------------


def _chomp(fray: Fray, power: Power) -> Play:
    """Let each figure bite an adjacent one; heroes are devoured only on a roll (HS-P-GRIM)."""
    for biter in fray.able():
        codes = chompable(fray, biter, power)
        if not codes:
            continue
        codes.append(DONE)
        target = yield Decision(fray.seat, CHOMP, codes, biter)
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


def chompable(fray: Fray, biter: int, power: Power) -> list[int]:
    """Return whom a figure may bite: anybody adjacent who is not too large (HS-P-GRIM-03)."""
    most = FIGURE_SIZES.index(power.words["up_to"])
    return [
        other
        for other in engagement.adjacent_figures(fray, biter)
        if other != fray.captive and fray.theatre.card_of(other).size <= most
    ]


# -- Mind Shackle -----------------------------------------------------------------------------


def _shackle(fray: Fray, power: Power) -> Play:
    """Let each figure try once to take an adjacent figure's card (HS-P-NGOK-01, -05)."""
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
            unit = fray.theatre.unit_of[target]
            fray.tell(SHACKLED, figure, unit, seat=fray.seat)
            take_over(fray, unit, fray.seat)


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


def take_over(fray: Fray, unit: int, seat: int) -> None:
    """Give a card with all its figures and all that is on it to a seat for good (R-SHACK-02).

    Its order markers go back to the loser, who has no use for them in this round (HS-P-NGOK-03).
    """
    loser = fray.owner[unit]
    for slot in range(loser * MARKERS, loser * MARKERS + MARKERS):
        if fray.marker[slot] == unit:
            fray.marker[slot] = NOBODY
    show_scout_glyph(fray, unit)
    fray.change_hands(unit, seat)
    victory.after_loss(fray)  # the loser may have nobody left
