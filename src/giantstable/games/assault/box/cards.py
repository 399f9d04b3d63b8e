"""Command, Event, Spell and Resource Cards: what is printed on them, as effects."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import EFFECT_NAMES, TARGETS_GIANT, Condition, Effect

ONCE: Final = 0
LEFT: Final = 1  # for every own command to the left, when played (AG-CMD-06)
RIGHT: Final = 2  # for every own command to the right, while it lies there (AG-CMD-08)
ARROWS: Final = ["once", "left", "right"]


class Part:
    """One part of a Command Card: how often, and what; of several effects one is chosen."""

    def __init__(self, arrow: int, choices: list[Effect]) -> None:
        self.arrow = arrow
        self.choices = choices


class Command:
    """A Command Card; its parts are carried out from top to bottom (AG-CMD-05)."""

    def __init__(self, kind: int, name: str, parts: list[Part]) -> None:
        self.kind = kind
        self.name = name
        self.parts = parts
        # By kind of effect: what the card gives once, and for each card to the left or right.
        self._once = [0] * len(EFFECT_NAMES)
        self._each = [0] * len(EFFECT_NAMES)
        for part in parts:
            given = self._once if part.arrow == ONCE else self._each
            for effect in part.choices:
                given[effect.kind] += effect.by

    def base(self, kind: int) -> int:
        """Return the number that the card gives once for an effect, 0 if it has no such part."""
        return self._once[kind]

    def bonus(self, kind: int) -> int:
        """Return the number that it gives for each card to the left or right."""
        return self._each[kind]


UNIVERSAL: Final = -1  # an Event that belongs to no race


class EventCard:
    """An Event Card (AG-EVENT-04 .. AG-EVENT-07)."""

    def __init__(
        self,
        index: int,
        id_: str,
        name: str,
        race: int,
        number: int,
        region: int,
        needs: list[Condition],
        rune: int,
        waivers: list[Condition],
        points: int,
        rewards: list[Effect],
        lasting: list[Effect],
        repeatable: bool,
    ) -> None:
        self.index = index  # among the special, or among the universal Events
        self.id = id_
        self.name = name
        self.race = race  # or UNIVERSAL
        self.number = number  # its place in the race's stack, from 1; 0 for a universal one
        self.region = region  # where its Event Token lies; NOTHING for a special one
        self.needs = needs  # all of them
        self.rune = rune  # a resource
        self.waivers = waivers  # any of them makes it free of the rune (AG-EVENT-06)
        self.points = points
        self.rewards = rewards  # at once
        self.lasting = lasting  # for the rest of the game (AG-EVENT-10)
        self.repeatable = repeatable  # AG-EVENT-11


BATTLE_START: Final = 0
BATTLE_TOTALS: Final = 1  # before the final totals of one's own side
OWN_TURN: Final = 2  # before playing the command
SPELL_TIMES: Final = ["battle-start", "battle-totals", "own-turn"]  # AG-MAGIC-08
BASIC: Final = 0
ADVANCED: Final = 1


class Spell:
    """A Spell Card with its basic and its advanced spell (AG-COMP-15); both have one timing."""

    def __init__(
        self,
        index: int,
        id_: str,
        copies: int,
        time: int,
        names: list[str],
        effects: list[list[Effect]],
    ) -> None:
        self.index = index
        self.id = id_
        self.copies = copies
        self.time = time
        self.names = names  # BASIC, ADVANCED
        self.effects = effects  # BASIC, ADVANCED: all that it names, together
        self.targets_giant = [_targets(side) for side in effects]  # BASIC, ADVANCED


def _targets(effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.kind in TARGETS_GIANT:
            return True
    return False


IN_RECRUIT: Final = 0
IN_ATTACK: Final = 1  # attacking only
IN_BATTLE: Final = 2
IN_SPELL: Final = 3
IN_EVENT: Final = 4
USES: Final = ["recruit", "attack", "battle", "spell", "event"]  # AG-RES-12


class Resource:
    """A kind of Resource Card."""

    def __init__(self, kind: int, name: str, copies: int, use: int, effects: list[Effect]) -> None:
        self.kind = kind
        self.name = name
        self.copies = copies
        self.use = use  # when its own text works
        self.effects = effects
