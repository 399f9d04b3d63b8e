"""An attack before the dice: how far, how many dice and why, what is seen, what may come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.rules.attack import prospects, strength
from giantstable.games.heroscape.rules.attack.targets import beside
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import special
from giantstable.games.heroscape.table.tally import SPECIAL, Tally
from giantstable.games.heroscape.told.show.dice import reasons, told_odds
from giantstable.games.heroscape.told.show.sight_line import sight_line

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes


def normal(fray: Fray, attacker: int, target: int) -> shapes.Aim:
    """Return a normal attack."""
    return aim(fray, attacker, target, NORMAL, prospects.strike(fray, attacker, target))


def aim(fray: Fray, attacker: int, target: int, using: int, odds: Odds) -> shapes.Aim:
    """Return an attack on a figure, or what it is to one of several that it affects."""
    fray = prospects.without_truce(fray, attacker, [target])  # the dice fall when it is over
    theatre = fray.theatre
    attack = Tally()
    defense = Tally()
    spaces = Tally()
    strength.attack_dice(fray, attacker, target, using, attack)
    strength.defense_dice(fray, attacker, target, defense)
    looks = True
    if using == NORMAL:
        strength.reach(fray, attacker, spaces)
    else:
        power = theatre.card_of(attacker).powers[using - 1]
        spaces.note(SPECIAL, special(power).range_of(power))
        looks = special(power).needs_sight
    adjacent = beside(fray, attacker, target)
    shown: shapes.Aim = {
        "figure": theatre.figure_ids[attacker],
        "target": theatre.figure_ids[target],
        "distance": theatre.ground.ranges.apart(fray.figures, attacker, target),
        "range": spaces.total(),
        "ranges": reasons(fray, spaces),
        "adjacent": adjacent,
        "attack": reasons(fray, attack),
        "defense": reasons(fray, defense),
        "sight": sight_line(fray, attacker, target, looks and not adjacent),
        "odds": told_odds(odds, target),
    }
    dodge = dodge_shields(fray, attacker, target)
    if dodge:
        shown["dodges"] = dodge
    return shown
