"""The Resource Deck and the Spell Deck, and their discard piles."""

from __future__ import annotations

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.table.happenings import DREW, RESHUFFLED, SPELLS_RESHUFFLED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.masks import members


def draw(realm: Realm, race: int, n: int) -> None:
    """Let a race draw Resource Cards; they lie face up. Without cards the draw is lost (R86)."""
    for _ in range(n):
        if not realm.deck:
            if not realm.discard:
                return
            realm.deck = _shuffled(realm, realm.discard)
            realm.discard = []
            realm.tell(RESHUFFLED, len(realm.deck))
        kind = realm.deck[-1]
        realm.deck = realm.deck[:-1]
        realm.gain(race, kind)
        realm.reveal()
        realm.tell(DREW, race, kind, seat=realm.seat_of[race])


def draw_spell(realm: Realm) -> int:
    """Return the top card of the Spell Deck, taken off it, or ``NOTHING`` (R87).

    Cast spells never come back: only the discarded ones are shuffled again.
    """
    if not realm.spell_deck:
        if not realm.spell_discard:
            return NOTHING
        realm.spell_deck = _shuffled(realm, realm.spell_discard)
        realm.spell_discard = []
        realm.tell(SPELLS_RESHUFFLED, len(realm.spell_deck))
    realm.reveal()
    spell = realm.spell_deck[-1]
    realm.spell_deck = realm.spell_deck[:-1]
    return spell


def _shuffled(realm: Realm, pile: list[int]) -> list[int]:
    deck = pile.copy()
    realm.rng.shuffle(deck)
    return deck


def discarded(realm: Realm, kinds: int) -> list[int]:
    """Return which of these kinds (a mask) lie in the Resource Discard Pile."""
    found = 0
    for kind in realm.discard:
        found |= 1 << kind
    return members(found & kinds)


def take_discarded(realm: Realm, race: int, kind: int) -> None:
    """Give a race a card of the Resource Discard Pile; the uppermost of its kind."""
    pile = realm.discard
    i = len(pile) - 1
    while pile[i] != kind:
        i -= 1
    realm.discard = pile[:i] + pile[i + 1 :]
    realm.gain(race, kind)
