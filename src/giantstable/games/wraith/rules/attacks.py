"""Attacking Actions: Sword, Bow and Fireworks (WG-ATK), and Scarring the Giant (WG-SCAR)."""

from __future__ import annotations

from giantstable.games.wraith.rules import pools
from giantstable.games.wraith.rules.endings import giant_may_fall
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import amounts
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members

# -- what can be hit -------------------------------------------------------------------------------


def weak_now(t: Fight) -> int:
    """Return the footholds on which some card can be hit now (WG-ATK-01 .. -04, WG-SCAR-04)."""
    cards = t.giant.cards
    weak = 0
    for i, card in enumerate(t.row):
        if t.tokens[i] != SCAR:
            weak |= cards[card].weak
    return weak


def slots_hit(t: Fight, places: int) -> list[int]:
    """Return the slots of the row whose weak spots lie among the places."""
    cards = t.giant.cards
    slots: list[int] = []
    for i, card in enumerate(t.row):
        if t.tokens[i] != SCAR and cards[card].weak & places:
            slots.append(i)
    return slots


def sword_targets(t: Fight) -> list[int]:
    """Return the own foothold if a weak spot is there (WG-ATK-07); the Ground has none (W28)."""
    return [t.pawn] if weak_now(t) >> t.pawn & 1 else []


def bow_targets(t: Fight) -> list[int]:
    """Return the neighbouring footholds with a weak spot (WG-ATK-10 .. -13, W29)."""
    return members(t.giant.body.near[t.pawn] & weak_now(t))


def fireworks_range(t: Fight) -> int:
    """Return the own foothold and all neighbours (WG-ATK-15)."""
    return t.giant.body.near[t.pawn] | 1 << t.pawn


def fireworks_targets(t: Fight) -> list[int]:
    """Return the own foothold if any weak spot is in range."""
    return [t.pawn] if fireworks_range(t) & weak_now(t) else []


# -- Sword and Bow ---------------------------------------------------------------------------------


def hit_foothold(t: Fight, place: int, value: int, effect: int) -> Play:
    """Wound the cards on one foothold, split among them as the player likes (WG-ATK-18, W30)."""
    slots = slots_hit(t, 1 << place)
    last = slots.pop()
    given: list[int] = []
    for slot in slots:
        amount = 0
        if value > 0:
            amount = yield Decision(0, asks.SPLIT, amounts(0, value), t.row[slot], value)
        given.append(amount)
        value -= amount
    slots.append(last)
    given.append(value)
    yield from place_wounds(t, slots, given, effect)


# -- Fireworks -------------------------------------------------------------------------------------


def fireworks(t: Fight, value: int, effect: int) -> Play:
    """Wound every weak spot in range for the full value (WG-ATK-15, WG-ATK-16).

    A foothold has ``value`` Wounds to give and a card takes at most ``value`` (W31). Where too
    many cards share too few footholds the player fills them up in row order, never wasting any.
    """
    in_range = fireworks_range(t)
    slots = slots_hit(t, in_range)
    cards = t.giant.cards
    reach = [cards[t.row[slot]].weak & in_range for slot in slots]
    given = [value] * len(slots)
    most = _can_give(reach, given, value)
    if most < value * len(slots):
        for i in range(len(slots)):
            fair: list[int] = []
            for amount in range(value + 1):
                given[i] = amount
                if _fits(reach, given, i + 1, value) and _can_give(reach, given, value) == most:
                    fair.append(amount)
            given[i] = fair[0]
            if len(fair) > 1:
                given[i] = yield Decision(0, asks.SPREAD, fair, t.row[slots[i]], value)
    yield from place_wounds(t, slots, given, effect)


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


# -- Wounds on cards, Scars ------------------------------------------------------------------------


def place_wounds(t: Fight, slots: list[int], given: list[int], effect: int) -> Play:
    """Put Wound tokens on cards, take them from the pools, turn over what is full.

    Excess is not placed and not taken from any pool (WG-SCAR-10, WG-SCAR-11); no more can be
    placed than the pools hold (W33).
    """
    cards = t.giant.cards
    life = t.life()
    placed = 0
    for i, slot in enumerate(slots):
        card = t.row[slot]
        room = cards[card].wound_limit - t.tokens[slot]
        amount = min(given[i], room, life - placed)
        if amount > 0:
            placed += amount
            t.tokens[slot] += amount
            t.tell(h.HIT, card, amount, effect)
            if amount == room:
                turn_over(t, slot)
    if placed == 0:
        return
    if not t.pools:
        t.health -= placed
        giant_may_fall(t)
    elif placed == life or t.scars() >= t.giant.scars_limit:
        pools.pay_at_the_end(t, placed)
        giant_may_fall(t)
    else:
        yield from pools.pay(t, placed)


def turn_over(t: Fight, slot: int) -> None:
    """Make a card a Scar: its tokens go to the supply, it stays in its slot (WG-SCAR-01 .. -03)."""
    t.spent += t.tokens[slot]
    t.tokens[slot] = SCAR
    t.tell(h.SCARRED, t.row[slot])
