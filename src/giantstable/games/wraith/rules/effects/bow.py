"""Bow: the weak spots of one neighbouring foothold, never her own (WG-ATK-10 .. -13)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import BOW, GiantCard
from giantstable.games.wraith.rules.attacks import Blow, missed, no_weak_spot, weak_now
from giantstable.games.wraith.rules.movement import from_to
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.masks import members
from giantstable.kernel.message import Why


class Bow(Blow):
    """A shot next door."""

    def __init__(self) -> None:
        super().__init__(BOW, "WG-ATK-10")

    def footholds(self, t: Fight) -> list[int]:
        """Return the neighbouring footholds with a weak spot (WG-ATK-10 .. -13, W29)."""
        return members(t.giant.body.near[t.pawn] & weak_now(t))

    def no_target(self, t: Fight) -> Why:
        """Return that no neighbour has a weak spot."""
        return why("no-weak-spot-near", "WG-ATK-10", {"from": place(t, t.pawn)})

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return why it cannot be shot there: too near, too far, or nothing to hit."""
        if where == t.pawn:
            return why("bow-here", "WG-ATK-11", from_to(t, where))
        if not t.giant.body.near[t.pawn] >> where & 1:
            return why("bow-far", "WG-ATK-12", from_to(t, where))
        return no_weak_spot(t, where)

    def misses(self, t: Fight, card: GiantCard) -> Why:
        """Return that a card is weak under her own feet alone, or too far away."""
        rule = "WG-ATK-11" if card.weak == 1 << t.pawn else "WG-ATK-12"
        return why("bow-misses", rule, missed(t, card))
