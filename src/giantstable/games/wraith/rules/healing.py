"""Healing (WG-HEAL): a card placed face down, and Wounds removed in other ways."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import NO_HEAL
from giantstable.games.wraith.rules.cards import draw
from giantstable.games.wraith.rules.values import always_sum
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.event import EventKind


def rest(t: Fight) -> None:
    """Heal 1 Wound and draw 1 card for a card placed face down (WG-HEAL-02, -03, W14)."""
    if always_sum(t, NO_HEAL) == 0:  # it stops this healing, no other and not the draw
        heal(t, 1, h.HEALED_RESTING)
    draw(t, 1, h.DREW_RESTING)


def heal(t: Fight, wounds: int, cause: EventKind) -> None:
    """Remove Wounds from the Wraith."""
    healed = min(t.wounds, wounds)
    if healed > 0:
        t.wounds -= healed
        t.tell(cause, healed)
