"""Where to stand: what a place is worth to a figure, and which move is the best.

All places are weighed by rule of thumb; of the best ones it is found out who can be attacked.
"""

from __future__ import annotations

from typing import Final

from giantstable.bots.heroscape_attacks import best_from_here
from giantstable.bots.heroscape_lore import FAR
from giantstable.bots.heroscape_outlook import Outlook
from giantstable.games.heroscape import engagement, strength
from giantstable.games.heroscape.asks import (
    DONE,
    FREE,
    extreme_falls_of,
    falls_of,
    first_of,
    major_falls_of,
    price_of,
    second_of,
    swipes_of,
)
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import (
    CURSE_EFFECT,
    HEAL_EFFECT,
    PERMANENT,
    SUMMON_EFFECT,
)
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.hexes import STEPS
from giantstable.games.heroscape.odds import MAJOR_FALL_DICE

WIN: Final = 100_000.0
LOOKS: Final = 10  # places of which the targets are looked up
APPROACH: Final = 0.035  # of its worth: what a move nearer to the enemy is worth to a figure
SHOOTERS: Final = 4  # from such a Range on a figure keeps its distance
HEIGHT: Final = 0.12  # points a level
SUPPORT: Final = 0.03  # of the worth of those an aura reaches
GLYPH: Final = 8.0
UNKNOWN_GLYPH: Final = 4.0
FIND: Final = 45.0
RUN: Final = 14.0  # a turn nearer to a place that wins
HOLD: Final = 120.0
GUARD: Final = 60.0
NEAR_GUARD: Final = 4.0
GAS: Final = 0.6  # of its worth, divided by the Life that is left
LATER_GAS: Final = 0.15
STRIKES_NOW: Final = 1.0  # how much a threat counts if the enemy need not move
STRIKES_SOON: Final = 0.6


class Places:
    """Weighs places for one figure."""

    def __init__(self, outlook: Outlook, figure: int) -> None:
        battle = outlook.battle
        theatre = battle.theatre
        self.outlook = outlook
        self.figure = figure
        self.unit = theatre.unit_of[figure]
        self.height = theatre.bodies[figure].height
        self.worth = outlook.lore.worth[figure]
        self.life = max(1, outlook.life_left(figure))
        self.move = max(1, outlook.lore.moves[self.unit])
        self.caution = outlook.caution()
        talents = theatre.talents
        self.attack = talents.attack[self.unit] + battle.attack_spirits[self.unit]
        self.reach = talents.range[self.unit]
        stands = battle.figures.first[figure] != NOWHERE
        if stands:
            self.defense = strength.defense_number(battle, figure)
            self.reach = strength.reach(battle, figure)
        else:
            self.defense = talents.defense[self.unit] + battle.defense_spirits[self.unit]
        self.fire = 0
        if talents.fire_line[self.unit]:
            self.fire = 8
        # Of each foe: where it is, what it rolls, how far it strikes, and how to get to it.
        self.spaces: list[int] = []
        self.defenses: list[int] = []
        self.attacks: list[int] = []
        self.now: list[int] = []
        self.soon: list[int] = []
        self.ways: list[list[int]] = []
        for foe in outlook.foes:
            unit = theatre.unit_of[foe]
            space = battle.figures.first[foe]
            self.spaces.append(space)
            self.defenses.append(strength.defense_number(battle, foe))
            self.attacks.append(talents.attack[unit] + battle.attack_spirits[unit])
            reach = talents.range[unit]
            if talents.explosion[unit] or talents.fire_line[unit]:
                reach = max(reach, 7)
            self.now.append(reach)
            self.soon.append(reach + outlook.lore.moves[unit])
            self.ways.append(outlook.lore.way(figure, space))
        self.may_run = not outlook.only_scout or self.unit == battle.scout
        self.aims: list[list[int]] = []  # ways to what is to be reached
        goals = outlook.goals or outlook.holds or outlook.finds
        for goal in goals:
            self.aims.append(outlook.lore.way(figure, goal))
        self.kept: list[list[int]] = [outlook.lore.way(figure, s) for s in outlook.guarded]
        self._note_auras()

    def _note_auras(self) -> None:
        """Note whom the figure helps, or who helps it, from how far, and how much that is worth."""
        battle = self.outlook.battle
        talents = battle.theatre.talents
        self.helped: list[int] = []  # spaces
        self.help_far: list[int] = []
        self.help_worth: list[float] = []
        if battle.theatre.basic:
            return
        for aura in talents.defense_auras + talents.attack_auras:
            if battle.owner[aura.unit] != self.outlook.seat:
                continue
            far = max(1, aura.spaces)
            for other in self.outlook.friends:
                unit = battle.theatre.unit_of[other]
                if aura.unit == self.unit and unit != self.unit:
                    if aura.meant >> unit & 1:
                        self._add_help(other, far, self.outlook.lore.worth[other])
                elif unit == aura.unit and unit != self.unit:
                    if aura.meant >> self.unit & 1:
                        self._add_help(other, far, self.worth)

    def _add_help(self, other: int, far: int, worth: float) -> None:
        self.helped.append(self.outlook.battle.figures.first[other])
        self.help_far.append(far)
        self.help_worth.append(SUPPORT * worth)

    # -- a place ------------------------------------------------------------------------------

    def rest(self, first: int, second: int) -> float:
        """Return what a place is worth apart from attacks."""
        outlook = self.outlook
        battle = outlook.battle
        field = battle.theatre.field
        score = HEIGHT * field.level[first]
        score -= self.caution * self._exposed(first)
        score += self._goal(first, second)
        if battle.glyphs >> first & 1:
            score += self._glyph(first)
        ranges = battle.theatre.ground.ranges
        for i, space in enumerate(self.helped):
            if ranges.distance(first, space) <= self.help_far[i]:
                score += self.help_worth[i]
        if battle.theatre.scenario.rule("gas") is not None:
            score -= self._gas(first, second)
        return score

    def _exposed(self, place: int) -> float:
        """Return what enemies are likely to take from the figure there."""
        outlook = self.outlook
        lore = outlook.lore
        theatre = outlook.battle.theatre
        level = theatre.field.level
        far = theatre.ground.ranges.steps[theatre.field.column[place]]
        column = theatre.field.column
        here = level[place]
        total = 0.0
        for i, space in enumerate(self.spaces):
            distance = far[column[space]]
            if distance > self.soon[i]:
                continue
            attack = self.attacks[i]
            defense = self.defense
            if level[space] > here:
                attack += 1
            elif here > level[space]:
                defense += 1
            loss = lore.gain(self.figure, self.worth, attack, defense, self.life)
            total += loss * (STRIKES_NOW if distance <= self.now[i] else STRIKES_SOON)
        return min(total, 1.5 * self.worth)

    def _goal(self, first: int, second: int) -> float:
        """Return what a place does for the scenario's goals, our own and those of others."""
        outlook = self.outlook
        score = 0.0
        if self.aims:
            least = FAR
            for way in self.aims:
                least = min(least, way[first])
            if outlook.goals:
                if first in outlook.goals or second in outlook.goals:
                    if self.may_run:
                        return WIN
                    return -50.0  # it stands in the scout's way
                score -= RUN * least / self.move * (1.0 if self.may_run else 0.3)
            elif outlook.holds:
                if first in outlook.holds or second in outlook.holds:
                    score += HOLD
                score -= RUN * least / self.move
            else:
                if least == 0:
                    score += FIND
                score -= RUN * least / self.move
        if self.kept:
            least = FAR
            for way in self.kept:
                least = min(least, way[first])
            if least == 0:
                score += GUARD
            score -= NEAR_GUARD * least / self.move
        return score

    def _glyph(self, place: int) -> float:
        battle = self.outlook.battle
        if battle.theatre.basic:
            return 0.0  # what they stand for is among the goals
        number = battle.glyph_at(place)
        if battle.glyph_hidden[number]:
            return UNKNOWN_GLYPH
        glyph = battle.theatre.glyphs[battle.glyph_kind[number]]
        if glyph.effect == HEAL_EFFECT:
            return (
                self.worth * battle.wounds[self.figure] / (self.life + battle.wounds[self.figure])
            )
        if glyph.effect == CURSE_EFFECT:
            return -UNKNOWN_GLYPH
        if glyph.effect == SUMMON_EFFECT:
            return UNKNOWN_GLYPH
        if glyph.lasting == PERMANENT and glyph.effect != 0:
            return GLYPH
        return 0.0

    def _gas(self, first: int, second: int) -> float:
        """Return what the gas is likely to cost there, now and in rounds to come."""
        battle = self.outlook.battle
        field = battle.theatre.field
        level = field.level[first]
        clause = battle.theatre.scenario.rule("gas")
        assert clause is not None
        highest = clause.numbers["highest"]
        wet = field.water >> first & 1
        if second != NOWHERE:
            wet |= field.water >> second & 1
        part = self.worth / self.life
        if wet or level <= min(battle.gas + 1, highest):
            return GAS * part
        if level <= min(battle.gas + 3, highest):
            return LATER_GAS * part
        return 0.0

    def strike(self, first: int, second: int) -> float:
        """Return what an attack from a place may be worth, if everybody can be seen."""
        outlook = self.outlook
        battle = outlook.battle
        theatre = battle.theatre
        lore = outlook.lore
        level = theatre.field.level
        column = theatre.field.column
        far = theatre.ground.ranges.steps[column[first]]
        near = theatre.field.near[first]
        far_2 = far
        if second != NOWHERE:
            far_2 = theatre.ground.ranges.steps[column[second]]
            near |= theatre.field.near[second]
        engaged = 0
        if near & outlook.foe_spaces and not outlook.basic:
            engaged = engagement.engaged_at(battle, outlook.seat, self.height, first, second)
        if engaged == 0 and self.reach == 1 and not outlook.basic and not self.fire:
            return 0.0
        talents = theatre.talents
        here = level[first]
        best = 0.0
        for i, space in enumerate(self.spaces):
            foe = outlook.foes[i]
            attack = self.attack
            dodge = talents.dodge[theatre.unit_of[foe]]
            if engaged:
                if not self._beside(engaged, i):
                    continue
                attack += talents.adjacent_dice[self.unit]
                dodge = 0
            else:
                other = battle.figures.second[foe]
                distance = min(far[column[space]], far_2[column[space]])
                if other != NOWHERE:
                    distance = min(distance, far[column[other]], far_2[column[other]])
                if distance > self.reach:
                    continue
                if talents.adjacent_attackers[theatre.unit_of[foe]]:
                    continue
            defense = self.defenses[i]
            if here > level[space]:
                attack += 1
            elif level[space] > here:
                defense += 1
            gain = lore.gain(foe, outlook.worth[i], attack, defense, outlook.left[i], dodge)
            best = max(best, gain)
        if talents.extra_attacks[self.unit]:
            best *= 2.0
        if self.fire and engaged == 0:
            best = max(best, self._line(first))
        return best

    def _beside(self, engaged: int, i: int) -> bool:
        if engaged >> self.spaces[i] & 1:
            return True
        other = self.outlook.battle.figures.second[self.outlook.foes[i]]
        return other != NOWHERE and bool(engaged >> other & 1)

    def _line(self, place: int) -> float:
        """Return what a line of fire from a place may be worth, in the best direction."""
        outlook = self.outlook
        field = outlook.battle.theatre.field
        q, r = field.hex_of(place)
        lines = [0.0] * 6
        for i, space in enumerate(self.spaces):
            other_q, other_r = field.hex_of(space)
            for d in range(6):
                step_q, step_r = STEPS[d]
                steps = max(abs(other_q - q), abs(other_r - r))
                if 0 < steps <= self.fire:
                    if other_q == q + steps * step_q and other_r == r + steps * step_r:
                        lines[d] += outlook.lore.gain(
                            outlook.foes[i],
                            outlook.worth[i],
                            self.attack,
                            self.defenses[i],
                            outlook.left[i],
                        )
        return max(lines)

    def approach(self, first: int, strikes: bool) -> float:
        """Return what it costs to be far from the enemy; less for who can attack from there."""
        if not self.ways:
            return 0.0
        far = FAR
        nearest = FAR
        ranges = self.outlook.battle.theatre.ground.ranges
        for i, way in enumerate(self.ways):
            moves = way[first]
            nearest = min(nearest, moves)
            if self.reach >= SHOOTERS:
                moves = ranges.distance(first, self.spaces[i])
            far = min(far, moves)
        need = float(max(0, far - self.reach))
        if not strikes:
            need += 0.5 * nearest
        return APPROACH * self.worth * need

    def price(self, price: int) -> float:
        """Return what swipes and falls on the way are likely to cost."""
        if price == FREE:
            return 0.0
        dice = swipes_of(price) + falls_of(price) + MAJOR_FALL_DICE * major_falls_of(price)
        blow = self.outlook.lore.blow(min(dice, 12), 0, self.life)
        cost = self.worth * (0.4 * blow.wounds / self.life + 0.6 * blow.kills)
        if extreme_falls_of(price):
            cost += 0.9 * self.worth
        return cost


# -- choosing -------------------------------------------------------------------------------------


def best_move(outlook: Outlook, figure: int, codes: list[int]) -> int:
    """Return the best of the moves, or DONE if the figure stands best where it is."""
    places = Places(outlook, figure)
    here = outlook.battle.figures.first[figure]
    there = outlook.battle.figures.second[figure]
    return _best(places, codes, here, there)


def best_place(outlook: Outlook, figure: int, codes: list[int]) -> int:
    """Return the best place to put a figure."""
    return _best(Places(outlook, figure), codes, NOWHERE, NOWHERE)


def _best(places: Places, codes: list[int], here: int, there: int) -> int:
    """Weigh all places by thumb; look closely at the most promising ones."""
    count = len(codes)
    rests: list[float] = [0.0] * count
    hopes: list[float] = [0.0] * count
    for i, code in enumerate(codes):
        first = here
        second = there
        price = FREE
        if code != DONE:
            first = first_of(code)
            second = second_of(code)
            price = price_of(code)
        rest = places.rest(first, second)
        if price != FREE:
            rest -= places.price(price)
        hope = places.strike(first, second)
        rests[i] = rest
        hopes[i] = rest + hope - places.approach(first, hope > 0.0)
    best = codes[0]
    most = -1e18
    for _ in range(LOOKS):
        i = 0
        hope = hopes[0]
        for j in range(1, count):
            if hopes[j] > hope:
                hope = hopes[j]
                i = j
        if hope <= most:
            break
        hopes[i] = -1e18
        worth = rests[i] + _found(places, codes[i], here, there)
        if worth > most:
            most = worth
            best = codes[i]
    return best


def _found(places: Places, code: int, here: int, there: int) -> float:
    """Return what a figure really can attack from a place, less what it is too far away."""
    battle = places.outlook.battle
    figure = places.figure
    first = here
    second = there
    if code != DONE:
        first = first_of(code)
        second = second_of(code)
    if battle.figures.at[first] not in (NOBODY, figure):
        return 0.0
    old = battle.figures.first[figure]
    old_2 = battle.figures.second[figure]
    fate = battle.fate[figure]
    battle.stand(figure, first, second)
    worth = best_from_here(places.outlook, figure)
    if old == NOWHERE:
        battle.take_off(figure, fate)
    else:
        battle.stand(figure, old, old_2)
    return worth - places.approach(first, worth > 0.0)
