"""Gathering the armies: drafting card by card, or placing what was brought (HS-M-DRAFT, HS-M-PRE).

A drafted card's figures are placed before the next card is drafted (HS-M-DRAFT-01).
"""

from __future__ import annotations

from giantstable.games.heroscape import victory
from giantstable.games.heroscape.asks import DONE, DRAFT, DRAFT_IN_LINE
from giantstable.games.heroscape.battle import IN_BOX, READY, Battle
from giantstable.games.heroscape.cards import UNIQUE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import (
    ARMY_COMPLETE,
    DRAFTED_CARD,
    ROLLED_FOR_DRAFT,
    ROLLED_FOR_PLACES,
)
from giantstable.games.heroscape.muster import captive_card
from giantstable.games.heroscape.placing import call_up, place_one, waits_for_drop
from giantstable.games.heroscape.roll_offs import highest
from giantstable.games.heroscape.scouting import choose_scout, heroes_first
from giantstable.games.heroscape.theatre import DRAFTED
from giantstable.kernel.decision import CHECKPOINT, Decision, Play


def gather(battle: Battle) -> Play:
    """Gather and place the armies, up to the first round."""
    yield CHECKPOINT
    if battle.first_drafter == NOBODY:
        _roll_for_first(battle)
    while True:
        if battle.to_place:
            yield from place_one(battle)
        elif _seat_to_place(battle) != NOBODY:
            call_up(battle, _seat_to_place(battle))
            continue
        else:
            seat = next_drafter(battle)
            if seat == NOBODY:
                break
            yield from _draft(battle, seat)
        yield CHECKPOINT
    yield from choose_scout(battle)
    battle.placing = NOBODY
    battle.phase = READY
    victory.after_loss(battle)  # somebody may have nobody to fight with


def _roll_for_first(battle: Battle) -> None:
    """Roll for the draft (HS-M-DRAFT-02, HS-M-DRAFT-05) or for placing (HS-M-PRE-01)."""
    kind = ROLLED_FOR_DRAFT if battle.theatre.armies == DRAFTED else ROLLED_FOR_PLACES
    seats = list(range(len(battle.theatre.seats)))
    battle.first_drafter = highest(battle, seats, kind, [0] * len(seats))


def _seat_to_place(battle: Battle) -> int:
    """Return the next seat, from the highest roller on, that has figures to place (HS-M-PRE-02)."""
    seats = len(battle.theatre.seats)
    for i in range(seats):
        seat = (battle.first_drafter + i) % seats
        for figure, fate in enumerate(battle.fate):
            if fate == IN_BOX and battle.seat_of(figure) == seat:
                return seat
    return NOBODY


# -- drafting -------------------------------------------------------------------------------------


def drafter(first: int, seats: int, pick: int) -> int:
    """Return whose pick it is, counted from 0.

    Two: A B B A B A B ... (HS-M-DRAFT-03, R-DRAFT-01). More: A B C D D C B A A B ..., the ends take
    two (HS-M-DRAFT-06, HS-M-DRAFT-07).
    """
    if seats == 2:
        place = min(pick, 1) if pick < 3 else (pick + 1) % 2
    else:
        place = pick % (2 * seats)
        if place >= seats:
            place = 2 * seats - 1 - place
    return (first + place) % seats


def next_drafter(battle: Battle) -> int:
    """Return who drafts next, or NOBODY; who has completed his army is left out (HS-M-DRAFT-09)."""
    seats = len(battle.theatre.seats)
    if battle.drafted_out == (1 << seats) - 1:
        return NOBODY
    seat = drafter(battle.first_drafter, seats, battle.picks)
    while battle.drafted_out >> seat & 1:
        battle.picks += 1
        seat = drafter(battle.first_drafter, seats, battle.picks)
    return seat


def _draft(battle: Battle, seat: int) -> Play:
    """Let a seat draft a card, or complete its army.

    Where nothing more can be had it must (HS-M-DRAFT-08), and it may as soon as there is somebody
    to begin the battle with (R-DRAFT-03, R-DROP-01).
    """
    battle.placing = seat
    codes = heroes_first(battle, seat, draftable(battle, seat, points_left(battle, seat)))
    if not codes or not all(waits_for_drop(battle, unit) for unit in battle.army(seat)):
        codes.append(DONE)
    code = codes[0]
    if len(codes) > 1:
        several = len(battle.theatre.seats) > 2
        code = yield Decision(seat, DRAFT_IN_LINE if several else DRAFT, codes)
    battle.picks += 1
    if code == DONE:
        battle.drafted_out |= 1 << seat
        battle.tell(ARMY_COMPLETE, seat=seat)
    else:
        battle.change_hands(code, seat)
        battle.tell(DRAFTED_CARD, code, seat=seat)


def points_left(battle: Battle, seat: int) -> int:
    """Return what a seat may still spend; cards that it had anyway are free (HS-S-FORT-05)."""
    given = battle.theatre.seats[seat]
    free = given.army.copy()
    left = given.points
    for unit in battle.army(seat):
        card = battle.theatre.units[unit]
        if card.id in free:
            free.remove(card.id)
        else:
            left -= card.master.points
    return left


def draftable(battle: Battle, seat: int, points: int) -> list[int]:
    """Return the units that a seat may add to its army, one of each card.

    A Unique card is in an army but once (HS-X-UNI-01), and the captive's in none (R-RESC-01).
    """
    units = battle.theatre.units
    mine = [units[unit].id for unit in battle.army(seat)]
    seen: list[str] = [captive_card(battle)]
    found: list[int] = []
    for unit, card in enumerate(units):
        if battle.owner[unit] != NOBODY or battle.spent >> unit & 1 or card.id in seen:
            continue
        if card.master.points <= points and not (card.rarity == UNIQUE and card.id in mine):
            seen.append(card.id)
            found.append(unit)
    return found
