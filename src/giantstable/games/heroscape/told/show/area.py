"""Special attacks: the spaces they cover, and what they are to each whom they meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.prospects import one_roll
from giantstable.games.heroscape.rules.attack.strength import attack_dice
from giantstable.games.heroscape.table.codes import aim_of, attacker_of, using_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_ALL_ATTACKS, special
from giantstable.games.heroscape.told.show.aim import aim
from giantstable.games.heroscape.told.show.rolls import needed

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes


def special_attack(fray: Fray, code: int) -> shapes.Show:
    """Return what an attack with a power would do."""
    attacker = attacker_of(code)
    theatre = fray.theatre
    power = theatre.card_of(attacker).powers[using_of(code) - 1]
    of = special(power)
    names = theatre.field.names
    shown: shapes.Show = {"figure": theatre.figure_ids[attacker]}
    if of.acts == INSTEAD_OF_ALL_ATTACKS and aim_of(code) == attacker:  # of the whole squad
        rolls = needed(fray, of, attacker, code)
        if rolls:
            shown["rolls"] = rolls
        spaces = of.covers(fray, code)
        if spaces:
            shown["reach"] = [names[space] for space in spaces]
        return shown
    victims = of.victims(fray, code)
    odds = one_roll(fray, attacker, victims, attack_dice(fray, attacker, NOBODY, using_of(code)))
    aims = [aim(fray, attacker, victim, using_of(code), odds) for victim in victims]
    if not of.along_a_line:
        shown["attack"] = aims[0]  # whom it is aimed at comes first
    shown["area"] = {
        "spaces": [names[space] for space in of.covers(fray, code)],
        "victims": [theatre.figure_ids[victim] for victim in victims],
        "aims": aims,
    }
    return shown
