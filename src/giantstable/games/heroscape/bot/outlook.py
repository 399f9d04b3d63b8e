"""How a battle looks from one seat: who is worth what, what is to be reached, what to be kept."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.lore import FAR, Lore
from giantstable.games.heroscape.bot.style import PLAIN, Style
from giantstable.games.heroscape.box.cards import SQUAD
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.kernel.masks import members

LAST_OF_SQUAD: Final = 1.5  # the card's points go with its last figure (HS-M-SCORE-02)
MAY_BE_SCOUT: Final = 2.0
HOLDS_GOAL: Final = 3.0
NEAR_GOAL: Final = 1.5  # an enemy about to win is worth so much more


class Outlook:
    """The battle as a seat sees it. It has its own copy of the table, and may try things on it."""

    def __init__(self, fray: Fray, seat: int, lore: Lore, style: Style = PLAIN) -> None:
        self.fray = fray
        self.seat = seat
        self.lore = lore
        self.style = style
        theatre = fray.theatre
        self.basic = theatre.basic
        self.endless = theatre.scenario.rounds == 0
        self.side = theatre.seats[seat].side
        # Places that end the battle or win it if they are held; those of others are to be kept.
        self.goals: list[int] = []
        self.holds: list[int] = []
        self.finds: list[int] = []  # glyphs that are to be gathered
        self.guarded: list[int] = []
        self.in_reach = NOBODY  # at whom the figure looked at last would strike
        self.only_scout = False  # reaching is for the scout alone
        self.patient = False  # time is on our side
        self._note_goals()
        self.foes: list[int] = []
        self.friends: list[int] = []  # the seat's own
        foes = fray.foes[seat]
        for figure, fate in enumerate(fray.fate):
            if fate == STANDING:
                owner = fray.seat_of(figure)
                if owner == seat:
                    self.friends.append(figure)
                elif owner != NOBODY and (foes >> owner & 1 or self._about_to_win(figure)):
                    self.foes.append(figure)
        self.foe_spaces = fray.spaces_of(foes)
        self.worth: list[float] = []  # of each foe
        self.left: list[int] = []  # of each foe: the wounds it can still take
        # Of each figure what its end is worth to the seat: that of friends is a loss.
        self.value: list[float] = [-worth for worth in lore.worth]
        for figure in self.foes:
            worth = self._foe_worth(figure)
            self.worth.append(worth)
            self.left.append(self.life_left(figure))
            self.value[figure] = worth

    def life_left(self, figure: int) -> int:
        """Return how many wounds destroy a figure."""
        return self.lore.life[self.fray.theatre.unit_of[figure]] - self.fray.wounds[figure]

    def bites(self, unit: int) -> bool:
        """Return whether a unit does something to those beside it before it attacks."""
        return not self.basic and self.lore.bites[unit]

    # -- goals --------------------------------------------------------------------------------

    def _note_goals(self) -> None:
        fray = self.fray
        for goal in fray.theatre.scenario.victory:
            mine = not goal.sides or self.side in goal.sides
            name = goal.name
            if name == "reach" or name == "scout-arrives":
                if mine:
                    self.goals.append(goal.space)
                    self.only_scout = name == "scout-arrives"
                else:
                    self.guarded.append(goal.space)
            elif name == "hold":
                if mine:
                    self.holds.append(goal.space)
                else:
                    self.guarded.append(goal.space)
            elif name == "free-captive":
                near = self._beside_captive()
                if mine:
                    self.goals = members(near & ~fray.occupied)
                else:
                    self.guarded = members(near)
            elif name == "collect":
                self.finds = members(fray.glyphs)
            elif name == "outlast":
                self.patient = mine

    def _beside_captive(self) -> int:
        """Return the spaces where even the smallest figure is adjacent to the captive."""
        fray = self.fray
        theatre = fray.theatre
        near = 0
        if fray.captive != NOBODY:
            height = theatre.bodies[fray.captive].height
            for space in fray.figures.spaces(fray.captive):
                near |= theatre.ground.adjacency.beside(space, height, theatre.heights[0])
        return near

    def _about_to_win(self, figure: int) -> bool:
        """Return whether a figure holds what wins: of another side, no truce protects it."""
        fray = self.fray
        if fray.figures.first[figure] not in self.holds:
            return False
        rivals = fray.theatre.rivals[self.seat]
        return rivals >> fray.seat_of(figure) & 1 == 1

    def _foe_worth(self, figure: int) -> float:
        """Return what an enemy's end is worth: more if it is the last, or close to winning."""
        fray = self.fray
        theatre = fray.theatre
        unit = theatre.unit_of[figure]
        worth = self.lore.worth[figure]
        if theatre.units[unit].kind == SQUAD:
            standing = 0
            for other in theatre.figures_of(unit):
                if fray.fate[other] == STANDING:
                    standing += 1
            if standing == 1:
                worth *= LAST_OF_SQUAD
        if fray.under[unit] != NOBODY and not fray.under_shown >> unit & 1:
            worth *= MAY_BE_SCOUT
        if fray.figures.first[figure] in self.holds:
            worth *= HOLDS_GOAL
        if self.guarded:
            move = self.lore.moves[unit]
            turns = self.nearest(figure, self.guarded, fray.figures.first[figure]) / move
            worth *= 1.0 + NEAR_GOAL / (1.0 + turns)
        return worth

    def nearest(self, figure: int, spaces: list[int], start: int) -> int:
        """Return how many moves it is for a figure from a space to the nearest of some others."""
        least = FAR
        for space in spaces:
            least = min(least, self.lore.way(figure, space)[start])
        return least

    # -- how the battle goes ------------------------------------------------------------------

    def caution(self) -> float:
        """Return how much of a threat is taken to heart: less and less, unless time works for us.

        Somebody has to come out of the shade, or nothing would ever happen.
        """
        if self.basic:
            return 0.06
        if self.patient:
            return 0.3
        fray = self.fray
        if fray.theatre.scenario.rounds:
            mine = 0
            theirs = 0
            for seat in range(len(fray.theatre.seats)):
                if fray.theatre.seats[seat].side == self.side:
                    mine += points(fray, seat)
                else:
                    theirs += points(fray, seat)
            if mine > theirs:
                return 0.25
        return max(0.05, 0.25 - 0.04 * (fray.round - 1))

    # -- what a unit can do -------------------------------------------------------------------

    def turn_worth(self, unit: int) -> float:
        """Return what a turn of a unit is likely to gain."""
        fray = self.fray
        total = 0.0
        for figure in fray.standing(unit):
            total += self.reach_worth(figure, unit)
            total += self.goal_worth(figure, unit)
        return total

    def reach_worth(self, figure: int, unit: int) -> float:
        """Return what a figure's best blow is likely to gain; ``in_reach`` is then at whom."""
        fray = self.fray
        lore = self.lore
        talents = fray.theatre.talents
        ranges = fray.theatre.ground.ranges
        move = lore.moves[unit]
        reach = talents.range[unit]
        here = fray.figures.first[figure]
        attack = talents.attack[unit] + fray.attack_spirits[unit]
        if talents.extra_attacks[unit]:
            attack *= 2
        best = 0.0
        for i, foe in enumerate(self.foes):
            there = fray.figures.first[foe]
            far = ranges.distance(here, there) - reach
            if far > 0 and reach == 1:
                far = max(far, lore.way(figure, there)[here] - 1)
            turns = (far + move - 1) // move if far > 0 else 0
            near = 1.0 if turns == 0 else 0.8 / (turns * turns)
            dice = attack
            if talents.adjacent_dice[unit] and turns <= 1:
                dice += talents.adjacent_dice[unit]
            theirs = fray.theatre.unit_of[foe]
            defense = talents.defense[theirs] + fray.defense_spirits[theirs]
            worth = near * lore.gain(foe, self.worth[i], dice, defense, self.left[i])
            if worth > best:
                best = worth
                self.in_reach = foe
        return best

    def goal_worth(self, figure: int, unit: int) -> float:
        """Return what a move of a figure is worth to what is to be reached or held."""
        fray = self.fray
        here = fray.figures.first[figure]
        goals = self.goals or self.holds or self.finds
        if not goals and self.style.errand > 0.0 and self.guarded:
            return self._watch_worth(figure, unit)
        if not goals or (self.only_scout and unit != fray.scout):
            return 0.0
        if here in self.holds:
            return -20.0  # it is where it should be
        far = self.nearest(figure, goals, here)
        turns = far / self.lore.moves[unit]
        errand = self.style.errand if self.only_scout else 0.0
        if turns <= 1.0:
            return 150.0 * self.style.run + errand
        return 60.0 * self.style.run / (turns * turns) + errand

    def _watch_worth(self, figure: int, unit: int) -> float:
        """Return what it is worth to be first where others have to come."""
        far = self.nearest(figure, self.guarded, self.fray.figures.first[figure])
        if far == 0:
            return 0.0
        return self.style.errand / (1.0 + far / self.lore.moves[unit])
