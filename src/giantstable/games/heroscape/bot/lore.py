"""What a HeroScape bot knows before the battle: worth of figures, odds of blows, ways to walk."""

from __future__ import annotations

from math import sqrt
from typing import Final

from giantstable.games.heroscape.bot import powers
from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FALLS, MAJOR_FALLS
from giantstable.games.heroscape.ground.steps import COST, STEP_PRICE
from giantstable.games.heroscape.table.chances import shield_ways, skull_ways
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.masks import members

FAR: Final = 99  # moves; nobody needs to know how far exactly
MOST_LIFE: Final = 15
ENDLESS: Final = 12  # a Life that no blow takes away: for wounds on average
WATER_MOVES: Final = 2  # it ends a move, so it costs more than it says (HS-M-WATER)
FALL_MOVES: Final = 4
DEEP_FALL_MOVES: Final = 12


class Blow:
    """What an attack comes to: chances to destroy and to harm, and wounds on average."""

    def __init__(self, attack: int, defense: int, life: int, dodge: int) -> None:
        skulls = skull_ways(attack)
        shields = shield_ways(defense)
        ways = 0.0
        kills = 0.0
        harms = 0.0
        wounds = 0.0
        back = 0.0
        for hits in range(attack + 1):
            for blocks in range(defense + 1):
                chance = float(skulls[hits]) * float(shields[blocks])
                ways += chance
                if blocks >= hits:
                    back += chance * (blocks - hits)
                elif dodge == 0 or blocks < dodge:
                    harms += chance
                    wounds += chance * min(hits - blocks, life)
                    if hits - blocks >= life:
                        kills += chance
        self.kills = kills / ways
        self.harms = harms / ways
        self.wounds = wounds / ways
        self.back = back / ways


class Lore:
    """What stays the same while a battle is fought, worked out when first asked."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.blows: dict[int, Blow] = {}
        self.ways: dict[int, list[int]] = {}  # Height, flying, space -> moves from every space
        self.back: dict[int, list[list[int]]] = {}  # Height, flying -> the steps, backwards
        self.life: list[int] = theatre.talents.life
        self.worth: list[float] = []  # of each figure, in points
        self.moves: list[int] = []  # of each unit
        self.strength: list[float] = []
        self.bites: list[bool] = []  # does it do anything to those beside it?
        for card in theatre.units:
            self.moves.append(card.basic.move if theatre.basic else card.master.move)
            self.strength.append(self._strength(card))
            self.bites.append(powers.bites(card))
        for unit in theatre.unit_of:
            card = theatre.units[unit]
            self.worth.append(card.master.points / card.figures)

    # -- blows --------------------------------------------------------------------------------

    def blow(self, attack: int, defense: int, life: int, dodge: int = 0) -> Blow:
        """Return what so many attack dice come to against so many defense dice."""
        life = min(life, MOST_LIFE)
        key = ((attack * 64 + defense) * 16 + life) * 8 + dodge
        found = self.blows.get(key)
        if found is None:
            found = Blow(attack, defense, life, dodge)
            self.blows[key] = found
        return found

    def gain(
        self, figure: int, worth: float, attack: int, defense: int, left: int, dodge: int = 0
    ) -> float:
        """Return what a blow takes from a figure on average: half for wounds, half for its end."""
        blow = self.blow(attack, defense, left, dodge)
        life = self.life[self.theatre.unit_of[figure]]
        return worth * (0.5 * blow.wounds / life + 0.5 * blow.kills)

    # -- cards --------------------------------------------------------------------------------

    def _strength(self, card: ArmyCard) -> float:
        """Return how strong a card is: what it hits for, times what it can take."""
        side = card.master
        hits = self.blow(side.attack, 3, ENDLESS).wounds * card.figures
        hits *= powers.attacks_of(card)
        hits *= (1.0 + 0.07 * min(side.range - 1, 7)) * (0.8 + 0.04 * side.move)
        taken = self.blow(3, side.defense, ENDLESS, powers.dodge_of(card)).wounds
        strength = sqrt(hits * card.figures * side.life / (taken + 0.1))
        for power in card.powers:
            strength *= powers.factor(power)
        return strength

    # -- ways ---------------------------------------------------------------------------------

    def way(self, figure: int, space: int) -> list[int]:
        """Return, of every space, how many moves a figure needs from there to another space."""
        theatre = self.theatre
        kind = theatre.height_kind[figure]
        flies = theatre.talents.flies[theatre.unit_of[figure]]
        moving = kind * 2 + (1 if flies else 0)
        key = moving * theatre.field.size + space
        found = self.ways.get(key)
        if found is None:
            if moving not in self.back:
                self.back[moving] = self._backwards(kind, flies)
            found = _moves_to(self.back[moving], space)
            self.ways[key] = found
        return found

    def _backwards(self, kind: int, flies: bool) -> list[list[int]]:
        """Return, of each space, the steps that end there: start + cost * COST."""
        theatre = self.theatre
        size = theatre.field.size
        found: list[list[int]] = [[] for _ in range(size)]
        height = theatre.heights[kind]
        for start in range(size):
            if flies:
                for end in members(theatre.ground.passage.fly(start, height)):
                    found[end].append(start + COST)
                continue
            for step in theatre.steps[kind].from_space(start):
                end = int(step % COST)  # masks of spaces outgrow the numbers of a machine
                cost: int = step // COST % (STEP_PRICE // COST)
                fall = step // STEP_PRICE
                if theatre.field.water >> end & 1:
                    cost += WATER_MOVES
                if fall == FALLS:
                    cost += FALL_MOVES
                elif fall == MAJOR_FALLS or fall == EXTREME_FALLS:
                    cost += DEEP_FALL_MOVES
                found[end].append(start + cost * COST)
        return found


def _moves_to(back: list[list[int]], goal: int) -> list[int]:
    """Return how many moves it takes from every space, the nearest ones first."""
    moves = [FAR] * len(back)
    rings: list[list[int]] = [[] for _ in range(FAR)]
    moves[goal] = 0
    rings[0].append(goal)
    for so_far in range(FAR):
        for space in rings[so_far]:
            if moves[space] != so_far:
                continue
            for step in back[space]:
                start = step % COST
                total = so_far + step // COST
                if total < moves[start]:
                    moves[start] = total
                    rings[total].append(start)
    return moves


# Bots of all matches in one theatre share what they know of it.
_KNOWN: Final[list[Lore]] = []
MOST_KNOWN: Final = 12  # theatres


def lore_of(theatre: Theatre) -> Lore:
    """Return what is known of a theatre."""
    for lore in _KNOWN:
        if lore.theatre is theatre:
            return lore
    lore = Lore(theatre)
    _KNOWN.append(lore)
    if len(_KNOWN) > MOST_KNOWN:
        del _KNOWN[0]
    return lore
