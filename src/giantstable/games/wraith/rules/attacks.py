"""Attacking Actions (WG-ATK): what attacks have in common, and Scarring the Giant (WG-SCAR).

Sword, Bow and Fireworks each have a module of their own in ``effects``.
"""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import Effect, GiantCard
from giantstable.games.wraith.rules import pools
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE, EffectType
from giantstable.games.wraith.rules.endings import giant_may_fall
from giantstable.games.wraith.rules.values import value_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import amounts
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.games.wraith.table.nouns import place, printed
from giantstable.games.wraith.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why

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


# -- the attacks -----------------------------------------------------------------------------------


class Attack(EffectType):
    """A Sword, a Bow or Fireworks: it has a value, and finds its cards by their weak spots."""

    def targets(self, t: Fight, effect: Effect) -> list[int]:
        """Return the footholds that it can be aimed at; value 0 hurts nobody."""
        return NOWHERE if value_of(t, effect) == 0 else self.footholds(t)

    def footholds(self, t: Fight) -> list[int]:
        """Return the footholds where it finds a weak spot."""
        raise TypeError


class Blow(Attack):
    """What strikes the weak spots of one foothold: a Sword, a Bow."""

    def __init__(self, type_: int, rule: str) -> None:
        self.type = type_
        self.rule = rule

    def perform(self, t: Fight, effect: Effect, target: int, cause: int) -> Play:
        """Wound the cards on the foothold, split as the player likes (WG-ATK-18, W30)."""
        value = value_of(t, effect)
        slots = slots_hit(t, 1 << target)
        last = slots.pop()
        given: list[int] = []
        if slots:
            t.shared = [*slots, last]
        for slot in slots:
            amount = 0
            if value > 0:
                t.given = given.copy()
                amount = yield Decision(0, asks.SPLIT, amounts(0, value), t.row[slot], value)
            given.append(amount)
            value -= amount
        slots.append(last)
        given.append(value)
        yield from place_wounds(t, slots, given, self.type)

    def not_at(self, t: Fight, aims: list[int], card: GiantCard, rule: str) -> Why | None:
        """Return through which foothold it does hit a card."""
        for where in aims:
            if card.weak >> where & 1:
                facts = of_card(card)
                facts["place"] = place(t, where)
                return why("aim-at-foothold", self.rule, facts)
        return None


def of_card(card: GiantCard) -> Facts:
    """Return a card of the Giant and where it can be hit, for a reason."""
    return {"giantcard": printed(card.name), "spot": card.weak_spot}


def missed(t: Fight, card: GiantCard) -> Facts:
    """Return the same, and where she stands."""
    facts = of_card(card)
    facts["from"] = place(t, t.pawn)
    return facts


def no_weak_spot(t: Fight, where: int) -> Why:
    """Return that nothing can be hit there, and which Scar has closed it, if one has."""
    facts: Facts = {"place": place(t, where)}
    for i, card in enumerate(t.row):
        if t.tokens[i] == SCAR and t.giant.cards[card].weak >> where & 1:
            facts["giantcard"] = printed(t.giant.cards[card].name)
            return why("spot-scarred", "WG-SCAR-04", facts)
    return why("no-weak-spot", "WG-ATK-01", facts)


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
            if t.pools:
                t.owed += amount
            else:
                t.health -= amount
            t.tell(h.HIT, card, amount, effect)
            if amount == room:
                turn_over(t, slot)
    if placed == 0:
        return
    if not t.pools:
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
