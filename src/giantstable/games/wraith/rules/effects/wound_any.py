"""Wound any card of the Giant's row that is no Scar, wherever she stands (W34)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import WOUND_ANY, Effect
from giantstable.games.wraith.rules.attacks import place_wounds
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE, EffectType
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.kernel.decision import Play


class WoundAny(EffectType):
    """Wounds for one card, whatever its weak spot."""

    def __init__(self, type_: int = WOUND_ANY) -> None:
        self.type = type_

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return the cards that can be wounded."""
        if value_of(t, effect) == 0:
            return NOWHERE
        return [card for i, card in enumerate(t.row) if self.concerns(t.tokens[i])]

    def concerns(self, tokens: int) -> bool:
        """Return whether a card with so many Wounds can be chosen."""
        return tokens != SCAR

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Put the Wounds on the card."""
        yield from place_wounds(t, [t.row.index(target)], [value_of(t, effect)], self.type)
