"""Sword: the weak spots where she stands (WG-ATK-07 .. -09)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import SWORD, GiantCard
from giantstable.games.wraith.rules.attacks import Blow, missed, no_weak_spot, weak_now
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.message import Why


class Sword(Blow):
    """A blow at her own foothold."""

    def __init__(self) -> None:
        super().__init__(SWORD, "WG-ATK-07")

    def footholds(self, t: Fight) -> list[int]:
        """Return the own foothold if it has a weak spot (WG-ATK-07); the Ground has none (W28)."""
        return [t.pawn] if weak_now(t) >> t.pawn & 1 else NOWHERE

    def no_target(self, t: Fight) -> Why:
        """Return that there is no weak spot under her feet."""
        return no_weak_spot(t, t.pawn)

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return that it strikes where she stands."""
        return why("sword", "WG-ATK-07", {"place": place(t, t.pawn)})

    def misses(self, t: Fight, card: GiantCard) -> Why:
        """Return that a card is weak elsewhere."""
        return why("sword-misses", "WG-ATK-07", missed(t, card))
