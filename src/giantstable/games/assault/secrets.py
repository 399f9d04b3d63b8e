"""What a seat cannot know, dealt anew: the orders of the decks, and the spells of others.

Whatever is dealt comes from what the seat knows and from chance, never from the truth: piles are
put in order before they are shuffled. The Ordning Points of others stay: each award is seen by
all, so whoever counts knows them (R43).
"""

from __future__ import annotations

from giantstable.games.assault.realm import Realm
from giantstable.kernel.rng import Rng


def deal_anew(realm: Realm, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what a seat cannot know; let chance be another."""
    own = realm.race_of[seat]
    _shuffle_anew(realm.deck, rng)
    _shuffle_anew(realm.event_deck, rng)
    unseen = realm.spell_deck.copy()
    for race, hand in enumerate(realm.spells):
        if race != own:
            unseen.extend(hand)
    _shuffle_anew(unseen, rng)
    for race, hand in enumerate(realm.spells):
        if race != own:
            for i in range(len(hand)):
                hand[i] = unseen.pop()
            hand.sort()
    realm.spell_deck = unseen
    realm.rng.become(rng)


def _shuffle_anew(pile: list[int], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)
