"""What there is to know of a type of effect; each has a module of its own beside this one."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.pieces import Effect, GiantCard
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.decision import Play
from giantstable.kernel.message import Why

NOWHERE: Final[list[int]] = []
HERE: Final[list[int]] = [0]  # the one target of an effect that needs no aiming


class EffectType:
    """One type of effect: what it can be aimed at, what it does, and why it cannot."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return what it can be aimed at now; nothing means it is impossible (WG-ACT-21)."""
        raise TypeError

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Carry it out on its target. Skills it sets off wait for ``run_skills``."""
        raise TypeError

    # -- why not ------------------------------------------------------------------------------

    def no_target(self, t: Fight) -> Why:
        """Return why there is nothing to aim at, whatever the value."""
        return why("no-effect", "WG-ACT-21")

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return why it reaches what it is aimed at, and not a place."""
        return self.no_target(t)

    def not_at(self, t: Fight, aims: list[int], card: GiantCard, rule: str) -> Why | None:
        """Return why a card of the Giant cannot be chosen, if it is this effect that says so.

        It may be hit by what the effect is aimed at; ``rule`` is what lets it be aimed.
        """
        return None

    def misses(self, t: Fight, card: GiantCard) -> Why:
        """Return why it cannot hit a card of the Giant."""
        return self.no_target(t)


class Boon(EffectType):
    """What does her good at once and needs no aiming."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return the one target there is, if the effect would do anything."""
        return HERE if value_of(t, effect) > 0 and self.helps(t) else NOWHERE

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Carry it out; nobody is asked."""
        self.bestow(t, value_of(t, effect), cause)
        yield from ()

    def helps(self, t: Fight) -> bool:
        """Return whether there is anything to be done."""
        raise TypeError

    def bestow(self, t: Fight, value: int, cause: int) -> None:
        """Do so much of it."""
        raise TypeError
