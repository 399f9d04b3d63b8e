"""What may come of attacks before the dice are rolled.

They are reckoned as they would be carried out: one roll of the attacker, then each defender in
turn, with the dice it has by then; whoever is destroyed helps nobody after that (R-LIFE-03). Where
the attacker may choose the order, it is the order in which they are given. Nobody knows where a
spirit that leaves in between will go, so it helps nobody either.
"""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack.harm import break_truce, under_truce
from giantstable.games.heroscape.rules.attack.strength import (
    attack_dice,
    defense_number,
    height_dice,
)
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.table.chances import (
    Odds,
    Prospect,
    life_left,
    shield_ways,
    skull_ways,
)
from giantstable.games.heroscape.table.dice import FACES
from giantstable.games.heroscape.table.fray import DESTROYED, Fray


def strike(fray: Fray, attacker: int, target: int) -> Odds:
    """Return what may come of a normal attack."""
    fray = without_truce(fray, attacker, [target])
    attack = attack_dice(fray, attacker, target)
    defense = defense_number(fray, target) + height_dice(fray, target, attacker)
    dodge = dodge_shields(fray, attacker, target)
    found = Odds(FACES ** (attack + defense))
    taken = [0] * (life_left(fray, target) + 1)
    back = [0]
    if can_counter(fray, attacker, target):
        back = [0] * (life_left(fray, attacker) + 1)
    shields = shield_ways(defense)
    for hits, skull_count in enumerate(skull_ways(attack)):
        for blocks, shield_count in enumerate(shields):
            ways = skull_count * shield_count
            taken[_harm(hits, blocks, dodge, len(taken) - 1)] += ways
            back[min(max(blocks - hits, 0), len(back) - 1)] += ways
    found.prospects = [Prospect(target, taken)]
    found.losses = [found.of - taken[-1], taken[-1]]
    if len(back) > 1:
        found.counter = Prospect(attacker, back)
    return found


def _harm(skulls: int, shields: int, dodge: int, left: int) -> int:
    """Return the wounds that a figure with so much Life left takes."""
    if shields >= skulls or 0 < dodge <= shields:
        return 0
    return min(skulls - shields, left)


def without_truce(fray: Fray, attacker: int, victims: list[int]) -> Fray:
    """Return the battle as it is when the dice fall: an attack ends a truce (R-FORT-02)."""
    seat = fray.seat_of(attacker)
    for victim in victims:
        if under_truce(fray, seat, fray.seat_of(victim)):
            fray = fray.copy()
            break_truce(fray, seat, victim)
            break
    return fray


# -- one roll against many --------------------------------------------------------------------


def one_roll(fray: Fray, attacker: int, victims: list[int], attack: int) -> Odds:
    """Return what may come of one roll of attack dice that all of these defend against in turn."""
    volley = Volley(without_truce(fray, attacker, victims), attacker, victims)
    count = len(victims)
    losses = [0] * (count + 1)
    for hits, skull_count in enumerate(skull_ways(attack)):
        ways = {0: skull_count}
        for i in range(count):
            ways = volley.defend(i, hits, ways)
        for state, number in ways.items():
            losses[state >> count] += number
    found = Odds(FACES ** (attack + sum(volley.dice)))
    found.prospects = [Prospect(victims[i], volley.taken[i]) for i in range(count)]
    found.losses = losses
    return found


class Volley:
    """Figures that defend in turn against one roll.

    How it can stand in between is a state: a mask of the figures that are gone and whose loss
    matters to others, and above the mask how many are gone at all.
    """

    def __init__(self, fray: Fray, attacker: int, victims: list[int]) -> None:
        self.heights = [height_dice(fray, victim, attacker) for victim in victims]
        self.dodges = [dodge_shields(fray, attacker, victim) for victim in victims]
        self.matter = _who_matters(fray, victims)
        self.numbers = _numbers(fray, victims, self.matter)  # of each, by the mask
        # The most dice that each can roll. Who rolls fewer has the ways of the others as well.
        self.dice = [max(self.numbers[i].values()) + self.heights[i] for i in range(len(victims))]
        self.after = [FACES ** sum(self.dice[i + 1 :]) for i in range(len(victims))]
        self.taken = [[0] * (life_left(fray, victim) + 1) for victim in victims]
        self.gone = 1 << len(victims)  # one more is gone

    def defend(self, i: int, hits: int, ways: dict[int, int]) -> dict[int, int]:
        """Let a figure roll, in every state there can be; return the states after it."""
        taken = self.taken[i]
        left = len(taken) - 1
        matters = self.matter & 1 << i
        found: dict[int, int] = {}
        for state, number in ways.items():
            dice = self.numbers[i][state & (self.gone - 1)] + self.heights[i]
            number *= FACES ** (self.dice[i] - dice)
            for blocks, shield_count in enumerate(shield_ways(dice)):
                harm = _harm(hits, blocks, self.dodges[i], left)
                taken[harm] += number * shield_count * self.after[i]
                then = (state | matters) + self.gone if harm == left else state
                found[then] = found.get(then, 0) + number * shield_count
        return found


def _who_matters(fray: Fray, victims: list[int]) -> int:
    """Return, as a mask, those whose loss may change the dice of others.

    They have an aura or stand on a glyph. Where somebody helps those whom he sees it may be
    anybody, as he may stand in the way.
    """
    talents = fray.theatre.talents
    ranges = fray.theatre.ground.ranges
    units = 0
    for aura in talents.defense_auras + talents.range_auras:
        units |= 1 << aura.unit
        for source in fray.standing(aura.unit) if aura.spaces else []:
            for victim in victims:
                if ranges.apart(fray.figures, source, victim) <= aura.spaces:
                    return (1 << len(victims)) - 1
    found = 0
    for i, victim in enumerate(victims):
        on_glyph = any(fray.glyphs >> s & 1 for s in fray.figures.spaces(victim))
        if on_glyph or units >> fray.theatre.unit_of[victim] & 1:
            found |= 1 << i
    return found


def _numbers(fray: Fray, victims: list[int], matter: int) -> list[dict[int, int]]:
    """Return the defense numbers of each, by who of those that matter went before."""
    found: list[dict[int, int]] = []
    standing: dict[int, Fray] = {0: fray}
    for i, victim in enumerate(victims):
        found.append({gone: defense_number(then, victim) for gone, then in standing.items()})
        if matter >> i & 1 and i + 1 < len(victims):
            for gone, then in list(standing.items()):
                without = then.copy()
                without.take_off(victim, DESTROYED)
                standing[gone | 1 << i] = without
    return found
