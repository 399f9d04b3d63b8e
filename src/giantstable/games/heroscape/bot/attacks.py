"""Which attack to make: what each is likely to destroy, by the exact odds."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.powers import bite_worth, clone_worth
from giantstable.games.heroscape.bot.weighed import Weighed
from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import strength, targets
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter
from giantstable.games.heroscape.rules.powers.grenades import GRENADES, in_reach
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.table import engagement
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attack_code,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_ALL_ATTACKS, special

KEEP_GRENADES: Final = 1.3  # they fly once a game: they must be so much better than shots
TRUCE: Final = 0.5  # breaking it makes enemies


def weigh_attacks(outlook: Outlook, codes: list[int]) -> Weighed:
    """Weigh attacks by what they are likely to destroy; DONE is best if none is any good."""
    weighed = Weighed(codes, codes.index(DONE) if DONE in codes else 0)
    most = 0.0
    shots = 0.0  # what all attacks of the squad may come to
    together: list[int] = []
    each: list[int] = []
    each_worth: list[float] = []
    for i, code in enumerate(codes):
        if code == DONE:
            continue
        attacker = attacker_of(code)
        if is_together(outlook.fray, code):
            together.append(i)
            continue
        worth = attack_worth(outlook, code)
        weighed.worths[i] = worth
        if worth > most:
            most = worth
            weighed.best = i
        if attacker not in each:
            each.append(attacker)
            each_worth.append(0.0)
        n = each.index(attacker)
        each_worth[n] = max(each_worth[n], worth)
    for worth in each_worth:
        shots += worth
    alone = shots
    for i in together:
        worth = together_worth(outlook, codes[i])
        weighed.worths[i] = most + worth - alone  # beside the first of the attacks it replaces
        if worth > shots:
            shots = worth
            weighed.best = i
    return weighed


def is_together(fray: Fray, code: int) -> bool:
    """Return whether an attack code is of a squad that does something together."""
    if using_of(code) == NORMAL or attacker_of(code) != aim_of(code):
        return False
    return special(_power(fray, code)).acts == INSTEAD_OF_ALL_ATTACKS


def _power(fray: Fray, code: int) -> Power:
    return fray.theatre.card_of(attacker_of(code)).powers[using_of(code) - 1]


def attack_worth(outlook: Outlook, code: int) -> float:
    """Return what an attack of one figure is likely to destroy, less what it may cost."""
    fray = outlook.fray
    attacker = attacker_of(code)
    using = using_of(code)
    if using == NORMAL:
        return strike_worth(outlook, attacker, aim_of(code))
    dice = strength.attack_dice(fray, attacker, NOBODY, using)
    victims = special(_power(fray, code)).victims(fray, code)
    return volley_worth(outlook, attacker, victims, dice)


def strike_worth(outlook: Outlook, attacker: int, target: int) -> float:
    """Return what a normal attack is worth."""
    fray = outlook.fray
    attack = strength.attack_dice(fray, attacker, target)
    defense = strength.defense_dice(fray, attacker, target)
    left = outlook.life_left(target)
    dodge = dodge_shields(fray, attacker, target)
    value = outlook.value[target]
    if value < 0.0:  # a friend by truce
        return -TRUCE * value - 1000.0
    gain = outlook.lore.gain(target, value, attack, defense, left, dodge)
    if can_counter(fray, attacker, target):
        back = outlook.lore.blow(attack, defense, left).back
        mine = outlook.life_left(attacker)
        gain -= outlook.lore.worth[attacker] * min(back / mine, 1.0)
    return gain


def volley_worth(outlook: Outlook, attacker: int, victims: list[int], dice: int) -> float:
    """Return what one roll against many is worth; friends among them are a loss."""
    fray = outlook.fray
    total = 0.0
    for victim in victims:
        defense = strength.defense_dice(fray, attacker, victim)
        dodge = dodge_shields(fray, attacker, victim)
        left = outlook.life_left(victim)
        total += outlook.lore.gain(victim, outlook.value[victim], dice, defense, left, dodge)
    return total


# -- what a squad does together -------------------------------------------------------------------


def together_worth(outlook: Outlook, code: int) -> float:
    """Return what grenades or Water Clone are worth to the whole squad."""
    fray = outlook.fray
    power = _power(fray, code)
    if power.of is not GRENADES:
        return clone_worth(outlook, attacker_of(code), power)
    total = 0.0
    for thrower in fray.able():
        best = 0.0
        for target in in_reach(fray, power, thrower):
            worth = attack_worth(outlook, attack_code(thrower, target, using_of(code)))
            best = max(best, worth)
        total += best
    return total / KEEP_GRENADES


# -- as it stands ---------------------------------------------------------------------------------


def best_from_here(outlook: Outlook, figure: int) -> float:
    """Return what the best attack of a figure is worth from where it stands, bites included."""
    fray = outlook.fray
    talents = fray.theatre.talents
    unit = fray.theatre.unit_of[figure]
    best = 0.0
    for target in targets.normal(fray, figure):
        best = max(best, strike_worth(outlook, figure, target))
    if talents.extra_attacks[unit]:
        best *= 2.0
    for using in talents.attacks[unit]:
        power = fray.theatre.units[unit].powers[using - 1]
        for aim in special(power).aims(fray, power, figure):
            best = max(best, attack_worth(outlook, attack_code(figure, aim, using)))
    if outlook.bites(unit):
        bite = 0.0
        for other in engagement.engaged_with(fray, figure):
            bite = max(bite, bite_worth(outlook, unit, other))
        best += bite
    return best
