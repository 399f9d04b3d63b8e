"""Wound a card of the Giant's row that bears a Wound already (W34)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import WOUND_WOUNDED, GiantCard
from giantstable.games.wraith.rules.attacks import of_card
from giantstable.games.wraith.rules.effects.wound_any import WoundAny
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Why


class WoundWounded(WoundAny):
    """More Wounds where there are some."""

    def __init__(self) -> None:
        super().__init__(WOUND_WOUNDED)

    def concerns(self, tokens: int) -> bool:
        """Return whether the card bears a Wound."""
        return tokens > 0

    def not_at(self, t: Fight, aims: list[int], card: GiantCard, rule: str) -> Why | None:
        """Return that a card bears no Wound."""
        return why("unwounded", rule, of_card(card)) if aims else None
