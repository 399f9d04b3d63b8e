"""Powers between moving and attacking: Berserker Charge, Chomp, Mind Shackle."""

from __future__ import annotations

from giantstable.games.heroscape import dice, engagement, turns, victory
from giantstable.games.heroscape.asks import CHARGE, CHOMP, DONE, NO, NO_OR_YES, SHACKLE
from giantstable.games.heroscape.battle import MARKERS, Battle
from giantstable.games.heroscape.cards import FIGURE_SIZES, SQUAD, UNIQUE, Power
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import (
    BIT_AT,
    BITTEN,
    CHARGED,
    SHACKLE_TRIED,
    SHACKLED,
)
from giantstable.games.heroscape.harm import (
    break_truce,
    destroy,
    show_scout_glyph,
    under_truce,
)
from giantstable.kernel.decision import Decision, Play


def after_moving(battle: Battle) -> Play:
    """Offer what the acting card may do after its move and before it attacks."""
    if battle.theatre.basic:
        return
    for power in battle.theatre.units[battle.unit].powers:
        if power.kind == "charge":
            yield from _charge(battle, power)
        elif power.kind == "chomp":
            yield from _chomp(battle, power)
        elif power.kind == "shackle":
            yield from _shackle(battle, power)


# -- Berserker Charge -------------------------------------------------------------------------


def _charge(battle: Battle, power: Power) -> Play:
    """Let the squad roll to move again, as often as the roll is won (HS-P-TARN-01, -02)."""
    unit = battle.unit
    while battle.able():
        if (yield Decision(battle.seat, CHARGE, NO_OR_YES, unit)) == NO:
            return
        roll = dice.d20(battle.rng)
        won = roll >= power.numbers["roll"]
        battle.tell(CHARGED, unit, roll, int(won), seat=battle.seat)
        if not won:
            return
        yield from turns.move_action(battle)


# -- Chomp ------------------------------------------------------------------------------------


def _chomp(battle: Battle, power: Power) -> Play:
    """Let each figure bite an adjacent one; heroes are devoured only on a roll (HS-P-GRIM)."""
    for biter in battle.able():
        codes = chompable(battle, biter, power)
        if not codes:
            continue
        codes.append(DONE)
        target = yield Decision(battle.seat, CHOMP, codes, biter)
        if target == DONE:
            continue
        break_truce(battle, battle.seat, target)
        if battle.theatre.card_of(target).kind == SQUAD:
            battle.tell(BITTEN, biter, target, seat=battle.seat)
            yield from destroy(battle, target)
            continue
        roll = dice.d20(battle.rng)
        battle.tell(BIT_AT, biter, target, roll, seat=battle.seat)
        if roll >= power.numbers["roll"]:  # whatever Life is left (R-CHOMP-01)
            battle.tell(BITTEN, biter, target, seat=battle.seat)
            yield from destroy(battle, target)


def chompable(battle: Battle, biter: int, power: Power) -> list[int]:
    """Return whom a figure may bite: anybody adjacent who is not too large (HS-P-GRIM-03)."""
    most = FIGURE_SIZES.index(power.words["up_to"])
    return [
        other
        for other in engagement.adjacent_figures(battle, biter)
        if other != battle.captive and battle.theatre.card_of(other).size <= most
    ]


# -- Mind Shackle -----------------------------------------------------------------------------


def _shackle(battle: Battle, power: Power) -> Play:
    """Let each figure try once to take an adjacent figure's card (HS-P-NGOK-01, -05)."""
    for figure in battle.able():
        codes = shackleable(battle, figure)
        if not codes:
            continue
        codes.append(DONE)
        target = yield Decision(battle.seat, SHACKLE, codes, figure)
        if target == DONE:
            continue
        break_truce(battle, battle.seat, target)
        roll = dice.d20(battle.rng)
        battle.tell(SHACKLE_TRIED, figure, target, roll, seat=battle.seat)
        if roll >= power.numbers["roll"]:
            unit = battle.theatre.unit_of[target]
            battle.tell(SHACKLED, figure, unit, seat=battle.seat)
            take_over(battle, unit, battle.seat)


def shackleable(battle: Battle, figure: int) -> list[int]:
    """Return whose minds a figure may try: adjacent, Unique, and not on its side (R-SHACK-01).

    A truce does not protect them, it ends (R-FORT-02).
    """
    found: list[int] = []
    for other in engagement.adjacent_figures(battle, figure):
        if battle.theatre.card_of(other).rarity != UNIQUE or other == battle.captive:
            continue
        truce = under_truce(battle, battle.seat_of(figure), battle.seat_of(other))
        if truce or not battle.friendly(figure, other):
            found.append(other)
    return found


def take_over(battle: Battle, unit: int, seat: int) -> None:
    """Give a card with all its figures and all that is on it to a seat for good (R-SHACK-02).

    Its order markers go back to the loser, who has no use for them in this round (HS-P-NGOK-03).
    """
    loser = battle.owner[unit]
    for slot in range(loser * MARKERS, loser * MARKERS + MARKERS):
        if battle.marker[slot] == unit:
            battle.marker[slot] = NOBODY
    show_scout_glyph(battle, unit)
    battle.change_hands(unit, seat)
    victory.after_loss(battle)  # the loser may have nobody left
