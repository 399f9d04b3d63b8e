"""Rolls that decide something: what is needed, and how likely that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.rules.round.reinforcements import to_roll
from giantstable.games.heroscape.table.chances import D20, Odds, Prospect, life_left, shield_ways
from giantstable.games.heroscape.table.dice import FACES
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.tally import Tally
from giantstable.games.heroscape.told.show.dice import reasons, told_odds
from giantstable.games.heroscape.told.show.way import SWIPE_DICE, any_skull

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes


def d20(what: str, least: int) -> shapes.Roll:
    """Return a roll of the d20."""
    return {"what": what, "die": "d20", "needs": least, "chance": (D20 + 1 - least) / D20}


def needed(fray: Fray, power: SpecialPower, subject: int, code: int) -> list[shapes.Roll]:
    """Return the rolls that a power leads to."""
    found: list[shapes.Roll] = []
    for each in power.needed(fray, subject, code):
        roll = d20(power.id, each.least)
        if each.figure != NOBODY:
            roll["figure"] = fray.theatre.figure_ids[each.figure]
        found.append(roll)
    return found


def reinforcements(fray: Fray, clause: Clause) -> shapes.Roll:
    """Return the roll for reinforcements."""
    return d20(clause.name, to_roll(fray, clause))


def swipe(fray: Fray, target: int) -> shapes.Roll:
    """Return the roll of a passing swipe at a figure."""
    return {
        "what": "swipe",
        "die": "combat",
        "needs": 1,
        "chance": any_skull(SWIPE_DICE),
        "figure": fray.theatre.figure_ids[target],
    }


def defense(fray: Fray, attacker: int, target: int, skulls: int) -> list[shapes.Roll]:
    """Return the roll of a figure against skulls that lie on the table already.

    Where the attacker has gone with his own attack (R-SPEC-03), he is no measure of it any more.
    """
    if fray.fate[attacker] != STANDING:
        return []
    tally = Tally()
    count = strength.defense_dice(fray, attacker, target, tally)
    dodge = dodge_shields(fray, attacker, target)
    least = min(skulls, dodge) if dodge else skulls
    odds = Odds(FACES**count)
    taken = [0] * (life_left(fray, target) + 1)
    blocks = 0
    for shields, ways in enumerate(shield_ways(count)):
        harm = 0 if shields >= least else min(skulls - shields, len(taken) - 1)
        taken[harm] += ways
        blocks += ways if shields >= least else 0
    odds.prospects = [Prospect(target, taken)]
    return [
        {
            "what": "defense",
            "die": "combat",
            "needs": least,
            "chance": blocks / odds.of,
            "figure": fray.theatre.figure_ids[target],
            "dice": reasons(fray, tally),
            "odds": told_odds(odds, target),
        }
    ]
