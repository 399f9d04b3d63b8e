"""Fireworks: every weak spot where she stands and next door, at full value (WG-ATK-15, -16)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import FIREWORKS, Effect, GiantCard
from giantstable.games.wraith.rules.attacks import (
    Attack,
    missed,
    of_card,
    place_wounds,
    slots_hit,
    weak_now,
)
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import Fight
from giantstable.games.wraith.table.nouns import place
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Why


class Fireworks(Attack):
    """All around her at once: there is nothing to aim."""

    def footholds(self, t: Fight) -> list[int]:
        """Return the own foothold if any weak spot is in range."""
        return [t.pawn] if in_range(t) & weak_now(t) else NOWHERE

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Wound every weak spot in range for the full value (WG-ATK-15, WG-ATK-16).

        A foothold has ``value`` Wounds to give and a card takes at most ``value`` (W31). Where too
        many cards share too few footholds the player fills them up in row order, never wasting any.
        """
        value = value_of(t, effect)
        slots = slots_hit(t, in_range(t))
        reach = lit_through(t, slots)
        given = [value] * len(slots)
        if _can_give(reach, given, value) < value * len(slots):
            t.shared = slots
            for i in range(len(slots)):
                fair = fair_amounts(reach, given, i, value)
                given[i] = fair[0]
                if len(fair) > 1:
                    t.given = given[:i]
                    given[i] = yield Decision(0, asks.SPREAD, fair, t.row[slots[i]], value)
        yield from place_wounds(t, slots, given, FIREWORKS)

    def no_target(self, t: Fight) -> Why:
        """Return that no weak spot is in range."""
        return why("no-weak-spot-near", "WG-ATK-15", {"from": place(t, t.pawn)})

    def not_there(self, t: Fight, aims: list[int], where: int) -> Why:
        """Return that they burst where she stands."""
        return why("fireworks", "WG-ATK-15", {"place": place(t, t.pawn)})

    def not_at(self, t: Fight, aims: list[int], card: GiantCard, rule: str) -> Why | None:
        """Return that a card in range is hit without being chosen."""
        if aims and card.weak & in_range(t):
            return why("fireworks-hit", "WG-ATK-15", of_card(card))
        return None

    def misses(self, t: Fight, card: GiantCard) -> Why:
        """Return that a card is out of range."""
        return why("fireworks-miss", "WG-ATK-15", missed(t, card))


def in_range(t: Fight) -> int:
    """Return the own foothold and all neighbours (WG-ATK-15)."""
    return t.giant.body.near[t.pawn] | 1 << t.pawn


def lit_through(t: Fight, slots: list[int]) -> list[int]:
    """Return through which footholds in range each card is hit."""
    around = in_range(t)
    cards = t.giant.cards
    return [cards[t.row[slot]].weak & around for slot in slots]


def fair_amounts(reach: list[int], given: list[int], i: int, value: int) -> list[int]:
    """Return what a card may get so that nothing is wasted, the cards before it having theirs.

    What ``given`` has for it and for those after it does not matter, and changes.
    """
    for later in range(i, len(given)):
        given[later] = value
    most = _can_give(reach, given, value)
    fair: list[int] = []
    for amount in range(value + 1):
        given[i] = amount
        if _fits(reach, given, i + 1, value) and _can_give(reach, given, value) == most:
            fair.append(amount)
    return fair


def _can_give(reach: list[int], wanted: list[int], value: int) -> int:
    """Return how many Wounds the footholds can give to cards that want so many (max-flow)."""
    count = len(reach)
    most = 0
    for n in wanted:
        most += n
    for some in range(1 << count):  # min-cut over the cards: at most 32 subsets
        places = 0
        total = 0
        for i in range(count):
            if some >> i & 1:
                places |= reach[i]
            else:
                total += wanted[i]
        while places:
            places &= places - 1
            total += value
        most = min(most, total)
    return most


def _fits(reach: list[int], given: list[int], first: int, value: int) -> bool:
    """Return whether the first few cards can get just what they were given."""
    total = 0
    for i in range(first):
        total += given[i]
    return _can_give(reach[:first], given[:first], value) == total
