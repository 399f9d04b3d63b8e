"""What cards are good for in a battle: their numbers and powers, unit by unit, looked up once.

In the Basic Game there are no powers, and every figure has one life (HS-B-ATK-07).
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import OWN, ArmyCard, Power


class Aura:
    """A power that helps other figures while they are near."""

    def __init__(self, unit: int, power: Power, units: list[ArmyCard]) -> None:
        self.unit = unit  # who has it
        self.attack = power.numbers.get("attack", 0)
        self.defense = power.numbers.get("defense", 0)
        self.range = power.numbers.get("range", 0)
        self.spaces = power.numbers.get("spaces", 0)  # clear sight spaces; 0: adjacent figures
        self.only_range = power.numbers.get("only_range", 0)  # 0: of any Range
        self.own = power.words["whose"] == OWN
        self.meant = 0  # the units that it can help (HS-P-REF-01)
        for other, card in enumerate(units):
            if card.is_meant(power.words.get("species", ""), power.words.get("class", "")):
                self.meant |= 1 << other


class Talents:
    """The numbers of all units, and those of their powers; 0 for a power that a unit lacks."""

    def __init__(self, units: list[ArmyCard], basic: bool) -> None:
        sides = [card.basic if basic else card.master for card in units]
        self.life: list[int] = [1 if basic else side.life for side in sides]
        self.range: list[int] = [side.range for side in sides]
        self.attack: list[int] = [side.attack for side in sides]
        self.defense: list[int] = [side.defense for side in sides]
        none = [0] * len(units)
        self.adjacent_dice: list[int] = none.copy()
        self.same_target: list[int] = none.copy()
        self.adjacent_attackers: list[int] = none.copy()  # 1: Thorian Speed
        self.extra_attacks: list[int] = none.copy()
        self.dodge: list[int] = none.copy()  # so many shields block all from afar
        self.counter: list[int] = none.copy()  # the units that it can hit back: a mask
        # Which of the card's powers it is, counted from 1, as attack codes have it.
        self.explosion: list[int] = none.copy()
        self.fire_line: list[int] = none.copy()
        self.grenades: list[int] = none.copy()
        self.clone: list[int] = none.copy()
        self.attack_auras: list[Aura] = []
        self.defense_auras: list[Aura] = []
        self.range_auras: list[Aura] = []
        if not basic:
            for unit, card in enumerate(units):
                for number, power in enumerate(card.powers):
                    self._learn(unit, number + 1, power, units)

    def _learn(self, unit: int, number: int, power: Power, units: list[ArmyCard]) -> None:
        kind = power.kind
        if kind == "adjacent-dice":
            self.adjacent_dice[unit] = power.numbers["attack"]
        elif kind == "same-target":
            self.same_target[unit] = power.numbers["attack"]
        elif kind == "adjacent-attackers":
            self.adjacent_attackers[unit] = 1
        elif kind == "extra-attacks":
            self.extra_attacks[unit] = power.numbers["attacks"]
        elif kind == "dodge":
            self.dodge[unit] = power.numbers["shields"]
        elif kind == "counter-strike":
            spared = power.words.get("except_class", "")
            for other, card in enumerate(units):
                if not spared or not card.is_meant("", spared):
                    self.counter[unit] |= 1 << other
        elif kind == "explosion":
            self.explosion[unit] = number
        elif kind == "fire-line":
            self.fire_line[unit] = number
        elif kind == "grenades":
            self.grenades[unit] = number
        elif kind == "clone":
            self.clone[unit] = number
        elif kind == "aura":
            aura = Aura(unit, power, units)
            if aura.attack:
                self.attack_auras.append(aura)
            if aura.defense:
                self.defense_auras.append(aura)
            if aura.range:
                self.range_auras.append(aura)
