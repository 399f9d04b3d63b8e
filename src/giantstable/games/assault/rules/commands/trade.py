"""The Trade Command: one exchange of Resource Cards, with a neighbour or with the deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.rules import piles
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.asks import AGREE, GIVE, GIVE_DECK, PARTNER, RETURN, TAKE, WANT
from giantstable.games.assault.table.codes import (
    DECK,
    DONE,
    FRIENDLY,
    is_friendly,
    partner_code,
    partner_of,
)
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Asked, Decision, DecisionKind, Play
from giantstable.kernel.event import EventKind
from giantstable.kernel.form import NO_OR_YES, YES

MOST_OFFERS: Final = 3  # friendly ones in one command (R84)
WANTED: Final = KINDS_OF_CARDS  # where the wanted or returned cards begin in ``Realm.offer``
ANY_KIND: Final = (1 << KINDS_OF_CARDS) - 1


def trade(realm: Realm, race: int, limit: int) -> Play:
    """Make at most one exchange, of as many cards as the limit lets a race give (AG-TRADE-01).

    What is given and what is wanted is chosen card by card into ``realm.offer``; nothing changes
    hands before all of it is chosen (AG-TRADE-03).
    """
    offers = 0
    while True:
        codes = partners(realm, race, offers < MOST_OFFERS)
        if not codes:
            return
        codes.append(DONE)
        realm.count(remaining.EXCHANGE, race, limit)
        code = yield Decision(realm.seat_of[race], PARTNER, codes, NOTHING, limit)
        realm.counted = NOTHING
        if code == DONE:  # AG-TRADE-24
            return
        realm.offer = [0] * (2 * KINDS_OF_CARDS)
        realm.partner = code
        realm.limit = limit
        if code == DECK:
            yield from _with_deck(realm, race, limit)
        elif not is_friendly(code):
            yield from _force(realm, race, partner_of(code), limit)
        else:
            agreed = yield from _suggest(realm, race, partner_of(code), limit)
            if not agreed:  # AG-TRADE-14: it counts for nothing
                offers += 1
                realm.offer = []
                continue
        realm.offer = []
        return


def partners(realm: Realm, race: int, friendly: bool) -> list[int]:
    """Return with whom a race can trade, as codes (AG-TRADE-04, AG-TRADE-25)."""
    near = realm.world.board.around(realm.held[race])
    cards = realm.cards(race)
    codes: list[int] = []
    for other in range(len(realm.held)):
        if other == race or not realm.held[other] & near or realm.seat_of[other] == NOBODY:
            continue  # NPC giants have no cards: R80
        if cards and _originals(realm, other):  # R81
            codes.append(partner_code(other, False))
        if friendly and (cards or realm.cards(other)):
            codes.append(partner_code(other, True))
    if cards:
        codes.append(DECK)  # AG-TRADE-21
    return codes


# -- with a neighbour -------------------------------------------------------------------------


def _force(realm: Realm, race: int, other: int, limit: int) -> Play:
    """Give cards to a neighbour, who must return as many (AG-TRADE-05, AG-TRADE-06)."""
    originals = _originals(realm, other)
    realm.limit = min(limit, originals)  # AG-TRADE-09
    yield from _choose(realm, race, GIVE, other, 1, realm.limit)
    n = _tell_offer(realm, race, other, happenings.OFFER_GIVES, 0)
    offer = realm.offer
    for left in range(n, 0, -1):
        codes: list[int] = []
        for kind in range(KINDS_OF_CARDS):
            if _original(realm, other, kind) > offer[WANTED + kind]:
                codes.append(kind)
        code = codes[0]
        if len(codes) > 1 and n < originals:  # AG-TRADE-07, AG-TRADE-10
            realm.count(remaining.EXCHANGE, other, left)
            code = yield Decision(realm.seat_of[other], RETURN, codes, race, left)
            realm.counted = NOTHING
        offer[WANTED + code] += 1
    _exchange(realm, race, other)


def _original(realm: Realm, race: int, kind: int) -> int:
    """Return how many cards a race still has of those it began the turn with (AG-TRADE-08)."""
    return min(realm.owns(race, kind), realm.owned[race * KINDS_OF_CARDS + kind])


def originals(realm: Realm, race: int) -> list[int]:
    """Return by kind the cards that a race still has of those it began the turn with."""
    return [_original(realm, race, kind) for kind in range(KINDS_OF_CARDS)]


def _originals(realm: Realm, race: int) -> int:
    return sum(originals(realm, race))


def _suggest(realm: Realm, race: int, other: int, limit: int) -> Generator[Asked, int, bool]:
    """Suggest a friendly trade; return whether it was made (AG-TRADE-12, AG-TRADE-13)."""
    yield from _choose(realm, race, GIVE, other, 0, limit)
    given = 0
    for kind in range(KINDS_OF_CARDS):
        given += realm.offer[kind]
    yield from _choose(realm, race, WANT, other, 0 if given else 1, realm.cards(other))  # R82
    realm.tell(happenings.OFFERED, race, other, FRIENDLY, realm.seat_of[race], limit)
    _tell_offer(realm, race, other, happenings.OFFER_GIVES, 0)
    _tell_offer(realm, race, other, happenings.OFFER_WANTS, WANTED)
    seat = realm.seat_of[other]
    answer = yield Decision(seat, AGREE, NO_OR_YES, race)
    if answer != YES:
        realm.tell(happenings.REFUSED, other, 0, 0, seat)
        return False
    realm.tell(happenings.AGREED, other, 0, 0, seat)
    _exchange(realm, race, other)
    return True


def _exchange(realm: Realm, race: int, other: int) -> None:
    """Let all cards change hands together (AG-TRADE-03)."""
    for kind in range(KINDS_OF_CARDS):
        _hand_over(realm, race, other, kind, realm.offer[kind])
        _hand_over(realm, other, race, kind, realm.offer[WANTED + kind])


def _hand_over(realm: Realm, race: int, other: int, kind: int, n: int) -> None:
    for _ in range(n):
        realm.gain(race, kind, -1)
        realm.gain(other, kind)
        realm.tell(happenings.GAVE, race, other, kind, realm.seat_of[race])


# -- with the deck ----------------------------------------------------------------------------


def _with_deck(realm: Realm, race: int, limit: int) -> Play:
    """Discard cards and draw as many; one of them may come from the discard pile (AG-TRADE-16)."""
    seat = realm.seat_of[race]
    yield from _choose(realm, race, GIVE_DECK, DECK, 1, limit)
    n = 0
    for kind in range(KINDS_OF_CARDS):
        for _ in range(realm.offer[kind]):
            realm.spend(race, kind)
            realm.tell(happenings.DISCARDED, race, kind, 0, seat)
            n += 1
    codes = piles.discarded(realm, ANY_KIND)  # with those just discarded: AG-TRADE-20
    codes.append(DONE)
    code = yield Decision(seat, TAKE, codes, NOTHING, n)
    if code != DONE:
        piles.take_discarded(realm, race, code)
        realm.tell(happenings.TOOK_DISCARDED, race, code, 0, seat)
        n -= 1  # AG-TRADE-18
    piles.draw(realm, race, n)


# -- choosing cards ---------------------------------------------------------------------------


def _choose(
    realm: Realm, race: int, kind_of: DecisionKind, partner: int, least: int, most: int
) -> Play:
    """Let a race choose cards to give, or of the partner's to want, into the offer."""
    owner = partner if kind_of is WANT else race
    first = WANTED if kind_of is WANT else 0
    offer = realm.offer
    for chosen in range(most):
        codes: list[int] = []
        for kind in range(KINDS_OF_CARDS):
            if realm.owns(owner, kind) > offer[first + kind]:
                codes.append(kind)
        if not codes:
            return
        code = codes[0]
        if chosen >= least:
            codes.append(DONE)
        if len(codes) > 1:
            realm.count(remaining.EXCHANGE, race, most - chosen)
            code = yield Decision(realm.seat_of[race], kind_of, codes, partner, most - chosen)
            realm.counted = NOTHING
        if code == DONE:
            return
        offer[first + code] += 1


def _tell_offer(realm: Realm, race: int, other: int, happening: EventKind, first: int) -> int:
    """Say which cards are offered or wanted, and return how many."""
    total = 0
    for kind in range(KINDS_OF_CARDS):
        n = realm.offer[first + kind]
        if n:
            realm.tell(happening, race, kind, n, realm.seat_of[race], other)
            total += n
    return total
