"""Where to stand: what a place is worth to a figure, and which move is the best.

All places are weighed by rule of thumb; of the best ones it is found out who can be attacked.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.attacks import best_from_here
from giantstable.games.heroscape.bot.lore import FAR
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.powers import bite_worth
from giantstable.games.heroscape.bot.weighed import Weighed
from giantstable.games.heroscape.box.cards import (
    CURSE_EFFECT,
    HEAL_EFFECT,
    PERMANENT,
    SUMMON_EFFECT,
)
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.hexes import STEPS
from giantstable.games.heroscape.ground.prices import (
    FREE,
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.fire_line import fire_length
from giantstable.games.heroscape.table import engagement
from giantstable.games.heroscape.table.codes import DONE, first_of, price_of, second_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.told.odds import MAJOR_FALL_DICE

WIN: Final = 100_000.0
LOOKS: Final = 10  # places of which the targets are looked up
APPROACH: Final = 0.06  # of its worth: what a move nearer to the enemy is worth to a figure
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
GAS: Final = 0.5  # of what the gas takes: there is still time to leave
GAS_NEARER: Final = 0.22  # and so much more with every turn of the round
LATER_GAS: Final = 0.15
STRIKES_SOON: Final = 0.6  # how much a threat counts if the enemy has to move first
MOST_EXPOSED: Final = 1.5  # of its worth: more cannot be lost
SPECIAL_REACH: Final = 7
NEVER: Final = -1e18


class Places:
    """Weighs places for one figure."""

    def __init__(self, outlook: Outlook, figure: int) -> None:
        fray = outlook.fray
        theatre = fray.theatre
        talents = theatre.talents
        self.outlook = outlook
        self.figure = figure
        self.unit = theatre.unit_of[figure]
        self.height = theatre.bodies[figure].height
        self.worth = outlook.lore.worth[figure]
        self.life = max(1, outlook.life_left(figure))
        self.move = max(1, outlook.lore.moves[self.unit])
        self.style = outlook.style
        self.caution = outlook.caution() * self.style.caution
        self.attack = talents.attack[self.unit] + fray.attack_spirits[self.unit]
        self.reach = talents.range[self.unit]
        self.defense = talents.defense[self.unit] + fray.defense_spirits[self.unit]
        if fray.figures.first[figure] != NOWHERE:
            self.defense = strength.defense_number(fray, figure)
            self.reach = strength.reach(fray, figure)
        self.shoots = self.reach >= SHOOTERS
        self.fire = 0 if theatre.basic else fire_length(theatre.units[self.unit])
        self.gas = theatre.scenario.rule("gas")
        self._note_foes()
        self._note_goals()
        self._note_auras()
        # What ``weigh`` finds out about a place.
        self.rest = 0.0  # apart from attacks: of this
        self.danger = 0.0
        self.goal = 0.0
        self.glyph = 0.0
        self.support = 0.0
        self.poison = 0.0
        self.to_go = 0.0  # what it still costs to be so far away
        self.strike = 0.0  # an attack from there, if everybody can be seen
        self.lonely = 0.0  # what it costs to be there and have nobody to attack

    def _note_foes(self) -> None:
        """Note of each foe where it is, and what blows come to: from below, level, from above."""
        outlook = self.outlook
        fray = outlook.fray
        theatre = fray.theatre
        talents = theatre.talents
        lore = outlook.lore
        self.cards: list[int] = []
        self.levels: list[int] = []
        self.far: list[list[int]] = []  # how far away it is, by column
        self.ways: list[list[int]] = []  # how many moves it takes to get there, by space
        self.now: list[int] = []  # how far it strikes
        self.soon: list[int] = []  # and how far after a move
        self.gains: list[float] = []  # three of each foe, from afar; 0: it cannot be attacked
        self.gains_beside: list[float] = []
        self.losses: list[float] = []
        beside = self.attack + talents.adjacent_dice[self.unit]
        for i, foe in enumerate(outlook.foes):
            unit = theatre.unit_of[foe]
            space = fray.figures.first[foe]
            self.cards.append(unit)
            self.levels.append(theatre.field.level[space])
            self.far.append(_distances(fray, foe))
            self.ways.append(lore.way(self.figure, space))
            reach = talents.range[unit]
            if talents.attacks[unit]:
                reach = max(reach, SPECIAL_REACH)
            self.now.append(reach)
            self.soon.append(reach + lore.moves[unit])
            worth = outlook.worth[i]
            left = outlook.left[i]
            defense = strength.defense_number(fray, foe)
            theirs = talents.attack[unit] + fray.attack_spirits[unit]
            bite = bite_worth(outlook, self.unit, foe) if outlook.bites(self.unit) else 0.0
            shy = talents.adjacent_attackers[unit] != 0
            dodge = talents.dodge[unit]
            for rise in (-1, 0, 1):
                up = 1 if rise > 0 else 0
                down = 1 if rise < 0 else 0
                guard = defense + down
                near = lore.gain(foe, worth, beside + up, guard, left)
                afar = 0.0 if shy else lore.gain(foe, worth, self.attack + up, guard, left, dodge)
                self.gains_beside.append(near + bite)
                self.gains.append(afar)
                self.losses.append(
                    lore.gain(self.figure, self.worth, theirs + down, self.defense + up, self.life)
                )

    def _note_goals(self) -> None:
        outlook = self.outlook
        self.may_run = not outlook.only_scout or self.unit == outlook.fray.scout
        self.aims: list[list[int]] = []  # ways to what is to be reached
        for goal in outlook.goals or outlook.holds or outlook.finds:
            self.aims.append(outlook.lore.way(self.figure, goal))
        self.kept: list[list[int]] = []  # ways to what is to be kept
        # Where no round is the last, two who only stand guard would do so for ever.
        for goal in [] if outlook.endless else outlook.guarded:
            self.kept.append(outlook.lore.way(self.figure, goal))

    def _note_auras(self) -> None:
        """Note whom the figure helps, or who helps it, from how far, and how much that is worth."""
        fray = self.outlook.fray
        talents = fray.theatre.talents
        self.helped: list[int] = []  # columns
        self.help_far: list[int] = []
        self.help_worth: list[float] = []
        if fray.theatre.basic:
            return
        for aura in talents.defense_auras + talents.attack_auras:
            if fray.owner[aura.unit] != self.outlook.seat:
                continue
            far = max(1, aura.spaces)
            for other in self.outlook.friends:
                unit = fray.theatre.unit_of[other]
                if aura.unit == self.unit and unit != self.unit:
                    if aura.meant >> unit & 1:
                        self._add_help(other, far, self.outlook.lore.worth[other])
                elif unit == aura.unit and unit != self.unit:
                    if aura.meant >> self.unit & 1:
                        self._add_help(other, far, self.worth)

    def _add_help(self, other: int, far: int, worth: float) -> None:
        fray = self.outlook.fray
        self.helped.append(fray.theatre.field.column[fray.figures.first[other]])
        self.help_far.append(far)
        self.help_worth.append(SUPPORT * worth)

    # -- a place ------------------------------------------------------------------------------

    def weigh(self, first: int, second: int) -> None:
        """Find out what a place is worth: ``rest``, ``strike`` and ``lonely``."""
        outlook = self.outlook
        fray = outlook.fray
        theatre = fray.theatre
        field = theatre.field
        column = field.column[first]
        column_2 = column if second == NOWHERE else field.column[second]
        engaged = self._engaged(first, second)
        reach = 0 if engaged or (self.reach == 1 and not outlook.basic) else self.reach
        here = field.level[first]
        exposed = 0.0
        card = NOBODY
        of_card = 0.0  # of what one enemy card may do
        worst = 0.0
        best = 0.0
        nearest = FAR
        closest = FAR
        for i in range(len(self.levels)):
            level = self.levels[i]
            side = 3 * i + (2 if here > level else 1 if here == level else 0)
            far = self.far[i]
            distance = far[column]
            if column_2 != column and far[column_2] < distance:
                distance = far[column_2]
            if distance <= self.soon[i]:
                loss = self.losses[side]
                if distance > self.now[i]:
                    loss *= STRIKES_SOON
                exposed += loss
                if self.cards[i] != card:
                    card = self.cards[i]
                    of_card = 0.0
                of_card += loss
                if of_card > worst:
                    worst = of_card
            if distance <= reach:
                if self.gains[side] > best:
                    best = self.gains[side]
            elif engaged and distance <= 1 and self.gains_beside[side] > best:
                if self._beside(engaged, i):
                    best = self.gains_beside[side]
            if distance < closest:
                closest = distance
            moves = self.ways[i][first]
            if moves < nearest:
                nearest = moves
        if theatre.talents.extra_attacks[self.unit]:
            best *= 2.0
        if self.fire and engaged == 0:
            best = max(best, self._line(first))
        self.strike = best
        need = (closest if self.shoots else nearest) - self.reach
        if need < 0 or not self.levels:
            need = 0
        approach = APPROACH * self.worth * self.style.approach
        self.lonely = 0.5 * approach * nearest if self.levels else 0.0
        if self.style.crowd != 1.0:
            exposed = worst + self.style.crowd * (exposed - worst)
        self.to_go = approach * need
        self.danger = self.caution * min(exposed, MOST_EXPOSED * self.worth)
        rest = HEIGHT * self.style.height * here - self.to_go
        rest -= self.danger
        if self.aims or self.kept:
            self.goal = self._goal(first, second)
            rest += self.goal
        self.glyph = 0.0
        if fray.glyphs >> first & 1:
            self.glyph = self._glyph(first) * self.style.glyph
            rest += self.glyph
        if self.helped:
            self.support = self._support(column)
            rest += self.support
        if self.gas is not None:
            self.poison = self._gas(first, second) * self.style.gas
            rest -= self.poison
        self.rest = rest

    def _engaged(self, first: int, second: int) -> int:
        """Return the spaces of enemies that the figure would be engaged with."""
        outlook = self.outlook
        fray = outlook.fray
        if outlook.basic:
            return 0
        near = fray.theatre.field.near[first]
        if second != NOWHERE:
            near |= fray.theatre.field.near[second]
        if near & outlook.foe_spaces == 0:
            return 0
        return engagement.engaged_at(fray, outlook.seat, self.height, first, second)

    def _beside(self, engaged: int, i: int) -> bool:
        figures = self.outlook.fray.figures
        foe = self.outlook.foes[i]
        if engaged >> figures.first[foe] & 1:
            return True
        other = figures.second[foe]
        return other != NOWHERE and engaged >> other & 1 == 1

    def _support(self, column: int) -> float:
        """Return what it is worth to be near those whom the figure helps, or who help it."""
        steps = self.outlook.fray.theatre.ground.ranges.steps_from(column)
        total = 0.0
        for i, other in enumerate(self.helped):
            if steps[other] <= self.help_far[i]:
                total += self.help_worth[i]
        return total

    def _goal(self, first: int, second: int) -> float:
        """Return what a place does for the scenario's goals, our own and those of others."""
        outlook = self.outlook
        score = 0.0
        run = RUN * self.style.run
        if self.aims:
            least = FAR
            for way in self.aims:
                least = min(least, way[first])
            if outlook.goals:
                if first in outlook.goals or second in outlook.goals:
                    if self.may_run:
                        return WIN
                    return -50.0  # it stands in the scout's way
                score -= run * least / self.move * (1.0 if self.may_run else 0.3)
            elif outlook.holds:
                if first in outlook.holds or second in outlook.holds:
                    score += HOLD
                score -= run * least / self.move
            else:
                if least == 0:
                    score += FIND
                score -= run * least / self.move
        if self.kept:
            least = FAR
            for way in self.kept:
                least = min(least, way[first])
            if least == 0:
                score += GUARD * self.style.guard
            score -= NEAR_GUARD * self.style.guard * least / self.move
        return score

    def _glyph(self, place: int) -> float:
        fray = self.outlook.fray
        if fray.theatre.basic:
            return 0.0  # what they stand for is among the goals
        number = fray.glyph_at(place)
        if fray.glyph_hidden[number]:
            return UNKNOWN_GLYPH
        glyph = fray.theatre.glyphs[fray.glyph_kind[number]]
        if glyph.effect == HEAL_EFFECT:
            return self.worth * fray.wounds[self.figure] / (self.life + fray.wounds[self.figure])
        if glyph.effect == CURSE_EFFECT:
            return -UNKNOWN_GLYPH
        if glyph.effect == SUMMON_EFFECT:
            return UNKNOWN_GLYPH
        if glyph.lasting == PERMANENT and glyph.effect != 0:
            return GLYPH
        return 0.0

    def _gas(self, first: int, second: int) -> float:
        """Return what the gas is likely to cost there, now and in rounds to come."""
        fray = self.outlook.fray
        field = fray.theatre.field
        level = field.level[first]
        highest = 0 if self.gas is None else self.gas.numbers["highest"]
        wet = field.water >> first & 1
        if second != NOWHERE:
            wet |= field.water >> second & 1
        part = self.worth / self.life
        if wet or level <= min(fray.gas + 1, highest):
            gone = fray.turn // len(fray.theatre.seats)
            return (GAS + GAS_NEARER * gone) * part
        if level <= min(fray.gas + 3, highest):
            return LATER_GAS * part
        return 0.0

    def _line(self, place: int) -> float:
        """Return what a line of fire from a place may be worth, in the best direction."""
        outlook = self.outlook
        field = outlook.fray.theatre.field
        q, r = field.hex_of(place)
        lines = [0.0] * 6
        for i, foe in enumerate(outlook.foes):
            there = outlook.fray.figures.first[foe]
            other_q, other_r = field.hex_of(there)
            steps = max(abs(other_q - q), abs(other_r - r))
            if steps == 0 or steps > self.fire:
                continue
            for d in range(6):
                step_q, step_r = STEPS[d]
                if other_q == q + steps * step_q and other_r == r + steps * step_r:
                    lines[d] += self.gains[3 * i + 1]
        return max(lines)

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


def weigh_moves(outlook: Outlook, figure: int, codes: list[int]) -> Weighed:
    """Weigh moves; DONE is to stay."""
    figures = outlook.fray.figures
    return _weigh(Places(outlook, figure), codes, figures.first[figure], figures.second[figure])


def weigh_places(outlook: Outlook, figure: int, codes: list[int]) -> Weighed:
    """Weigh places to put a figure on."""
    return _weigh(Places(outlook, figure), codes, NOWHERE, NOWHERE)


def _weigh(places: Places, codes: list[int], here: int, there: int) -> Weighed:
    """Weigh all places by thumb; look closely at the most promising ones."""
    count = len(codes)
    weighed = Weighed(codes)
    rests: list[float] = [0.0] * count
    lonely: list[float] = [0.0] * count
    hopes: list[float] = [0.0] * count
    for i, code in enumerate(codes):
        price = FREE
        if code == DONE:
            places.weigh(here, there)
        else:
            price = price_of(code)
            places.weigh(first_of(code), second_of(code))
        rest = places.rest
        if price != FREE:
            rest -= places.price(price)
        rests[i] = rest
        lonely[i] = places.lonely
        hopes[i] = rest + (places.strike if places.strike > 0.0 else -places.lonely)
    worths = hopes.copy()  # of those not looked at, by thumb
    most = NEVER
    for _ in range(min(LOOKS, count)):
        i = 0
        for j in range(1, count):
            if hopes[j] > hopes[i]:
                i = j
        if hopes[i] <= most:
            break
        hopes[i] = NEVER
        if codes[i] == DONE:
            found = found_from(places, here, there)
        else:
            found = found_from(places, first_of(codes[i]), second_of(codes[i]))
        worth = rests[i] + (found if found > 0.0 else -lonely[i])
        worths[i] = worth
        if worth > most:
            most = worth
            weighed.best = i
    weighed.worths = worths
    return weighed


def found_from(places: Places, first: int, second: int) -> float:
    """Return what the best attack from a place is really worth."""
    fray = places.outlook.fray
    figure = places.figure
    fate = fray.fate[figure]
    old = fray.figures.first[figure]
    old_second = fray.figures.second[figure]
    fray.stand(figure, first, second)
    worth = best_from_here(places.outlook, figure)
    if old == NOWHERE:
        fray.take_off(figure, fate)
    else:
        fray.stand(figure, old, old_second)
    return worth


# -- tables ---------------------------------------------------------------------------------------


def _distances(fray: Fray, figure: int) -> list[int]:
    """Return how far away a figure is from every column, by the nearer of its spaces."""
    field = fray.theatre.field
    ranges = fray.theatre.ground.ranges
    near = ranges.steps_from(field.column[fray.figures.first[figure]])
    second = fray.figures.second[figure]
    if second == NOWHERE:
        return near
    other = ranges.steps_from(field.column[second])
    return [min(near[c], other[c]) for c in range(len(near))]
