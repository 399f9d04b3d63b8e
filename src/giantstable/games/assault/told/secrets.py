"""What a seat cannot know, dealt anew: the orders of the decks, and the spells of others.

Whatever is dealt comes from what the seat knows and from chance, never from the truth: piles are
put in order before they are shuffled. The Ordning Points of others stay: each award is seen by
all, so whoever counts knows them (R43).
"""

from __future__ import annotations

from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.rng import Rng


def deal_anew(realm: Realm, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what a seat cannot know; let chance be another."""
    own = realm.race_of[seat]
    realm.deck = _shuffled_anew(realm.deck, rng)
    realm.event_deck = _shuffled_anew(realm.event_deck, rng)
    unseen = realm.spell_deck.copy()
    for race, hand in enumerate(realm.spells):
        if race != own:
            unseen.extend(hand)
    unseen = _shuffled_anew(unseen, rng)
    for race, hand in enumerate(realm.spells):
        if race != own:
            dealt = [unseen.pop() for _ in hand]
            realm.hold_spells(race, dealt)
            if race == realm.active:
                realm.drawn = dealt[: len(realm.drawn)]
    realm.spell_deck = unseen
    realm.rng.become(rng)


def _shuffled_anew(pile: list[int], rng: Rng) -> list[int]:
    deck = sorted(pile)
    rng.shuffle(deck)
    return deck
