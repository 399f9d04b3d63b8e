"""Suppress the leftmost card: dazzled, it does not attack in the next Giant step (WG-ELDER-09)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import Effect
from giantstable.games.wraith.rules.effects.effect_type import HERE, NOWHERE, EffectType
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Play


class SuppressLeftmost(EffectType):
    """It has no value; ``leftmost_card_attacks`` of the Giant's step minds it (W58)."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return whether the card is not dazzled already."""
        return NOWHERE if t.suppressed else HERE

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Dazzle the card."""
        t.suppressed = True
        t.tell(h.DAZZLED, t.row[0])
        yield from ()
