"""What cards are good for in a battle: their numbers and powers, unit by unit, looked up once.

In the Basic Game there are no powers, and every figure has one life (HS-B-ATK-07).
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import ArmyCard, Power
from giantstable.games.heroscape.table.special_power import (
    AFTER_MOVING,
    AS_A_ROUND_BEGINS,
    AS_FIGURES_FALL,
    INSTEAD_OF_ALL_ATTACKS,
    INSTEAD_OF_AN_ATTACK,
    SpecialPower,
    special,
)


class Aura:
    """A power that helps other figures while they are near."""

    def __init__(self, unit: int, own: bool, spaces: int, only_range: int) -> None:
        self.unit = unit  # who has it
        self.own = own  # else for team-mates too
        self.spaces = spaces  # clear sight spaces; 0: adjacent figures
        self.only_range = only_range  # 0: of any Range
        self.attack = 0  # what it adds
        self.defense = 0
        self.range = 0
        self.meant = 0  # the units that it can help (HS-P-REF-01)


class Talents:
    """The numbers of all units, and those of their powers; 0 for a power that a unit lacks.

    Powers note their own numbers (``SpecialPower.learn``).
    """

    def __init__(self, units: list[ArmyCard], basic: bool, storm: bool) -> None:
        sides = [card.basic if basic else card.master for card in units]
        self.units = units
        self.storm = storm  # nobody flies or drops (HS-S-TEMP-08, HS-S-TEMP-09)
        self.life: list[int] = [1 if basic else side.life for side in sides]
        self.range: list[int] = [side.range for side in sides]
        self.attack: list[int] = [side.attack for side in sides]
        self.defense: list[int] = [side.defense for side in sides]
        # Who acts when. An attack is the number of the power among the card's, counted from 1.
        self.as_a_round_begins: list[SpecialPower] = []
        self.as_figures_fall: list[SpecialPower] = []
        self.after_moving: list[list[Power]] = [[] for _ in units]
        self.attacks: list[list[int]] = [[] for _ in units]
        self.attacks_together: list[list[int]] = [[] for _ in units]
        # The numbers of powers.
        none = [0] * len(units)
        self.adjacent_dice: list[int] = none.copy()  # Sword of Reckoning
        self.same_target: list[int] = none.copy()  # Zettian Targeting
        self.adjacent_attackers: list[int] = none.copy()  # 1: Thorian Speed
        self.extra_attacks: list[int] = none.copy()  # Double Attack
        self.dodge: list[int] = none.copy()  # Stealth Dodge: the shields that block all from afar
        self.counter: list[int] = none.copy()  # Counter Strike: a mask of units it can hit back
        self.grapples: list[int] = none.copy()  # Grapple Gun: levels up
        self.flies: list[bool] = [False] * len(units)
        self.ghosts: list[bool] = [False] * len(units)  # Ghost Walk
        self.slips: list[bool] = [False] * len(units)  # Disengage
        self.drops: list[bool] = [False] * len(units)  # The Drop
        self.spirits: list[bool] = [False] * len(units)
        self.takes_over: list[bool] = [False] * len(units)  # it may take other cards (R-SCOUT-03)
        self.attack_auras: list[Aura] = []
        self.defense_auras: list[Aura] = []
        self.range_auras: list[Aura] = []
        if not basic:
            for unit, card in enumerate(units):
                for number, power in enumerate(card.powers):
                    self._learn(unit, number + 1, power)

    def _learn(self, unit: int, number: int, power: Power) -> None:
        of = special(power)
        of.learn(self, unit, power)
        if of.acts == AS_A_ROUND_BEGINS:
            if of not in self.as_a_round_begins:
                self.as_a_round_begins.append(of)
        elif of.acts == AS_FIGURES_FALL:
            if of not in self.as_figures_fall:
                self.as_figures_fall.append(of)
        elif of.acts == AFTER_MOVING:
            self.after_moving[unit].append(power)
        elif of.acts == INSTEAD_OF_AN_ATTACK:
            self.attacks[unit].append(number)
        elif of.acts == INSTEAD_OF_ALL_ATTACKS:
            self.attacks_together[unit].append(number)
