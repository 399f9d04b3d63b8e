"""Gathering the armies: drafting card by card, or placing what was brought (HS-M-DRAFT, HS-M-PRE).

A drafted card's figures are placed before the next card is drafted (HS-M-DRAFT-01).
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import UNIQUE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import waits_for_drop
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.rules.round.roll_offs import highest
from giantstable.games.heroscape.rules.setup.muster import captive_card
from giantstable.games.heroscape.rules.setup.placing import call_up, place_one
from giantstable.games.heroscape.rules.setup.scouting import choose_scout, heroes_first
from giantstable.games.heroscape.table.asks import DRAFT, DRAFT_IN_LINE
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import IN_BOX, READY, Fray
from giantstable.games.heroscape.table.happenings import (
    ARMY_COMPLETE,
    DRAFTED_CARD,
    ROLLED_FOR_DRAFT,
    ROLLED_FOR_PLACES,
)
from giantstable.games.heroscape.table.theatre import DRAFTED
from giantstable.kernel.decision import CHECKPOINT, Decision, Play


def gather(fray: Fray) -> Play:
    """Gather and place the armies, up to the first round."""
    yield CHECKPOINT
    if fray.first_drafter == NOBODY:
        _roll_for_first(fray)
    while True:
        if fray.to_place:
            yield from place_one(fray)
        elif _seat_to_place(fray) != NOBODY:
            call_up(fray, _seat_to_place(fray))
            continue
        else:
            seat = next_drafter(fray)
            if seat == NOBODY:
                break
            yield from _draft(fray, seat)
        yield CHECKPOINT
    yield from choose_scout(fray)
    fray.placing = NOBODY
    fray.phase = READY
    victory.after_loss(fray)  # somebody may have nobody to fight with


def _roll_for_first(fray: Fray) -> None:
    """Roll for the draft (HS-M-DRAFT-02, HS-M-DRAFT-05) or for placing (HS-M-PRE-01)."""
    kind = ROLLED_FOR_DRAFT if fray.theatre.armies == DRAFTED else ROLLED_FOR_PLACES
    seats = list(range(len(fray.theatre.seats)))
    fray.first_drafter = highest(fray, seats, kind, [0] * len(seats))


def _seat_to_place(fray: Fray) -> int:
    """Return the next seat, from the highest roller on, that has figures to place (HS-M-PRE-02)."""
    seats = len(fray.theatre.seats)
    for i in range(seats):
        seat = (fray.first_drafter + i) % seats
        for figure, fate in enumerate(fray.fate):
            if fate == IN_BOX and fray.seat_of(figure) == seat:
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


def next_drafter(fray: Fray) -> int:
    """Return who drafts next, or NOBODY; who has completed his army is left out (HS-M-DRAFT-09)."""
    seats = len(fray.theatre.seats)
    if fray.drafted_out == (1 << seats) - 1:
        return NOBODY
    seat = drafter(fray.first_drafter, seats, fray.picks)
    while fray.drafted_out >> seat & 1:
        fray.picks += 1
        seat = drafter(fray.first_drafter, seats, fray.picks)
    return seat


def _draft(fray: Fray, seat: int) -> Play:
    """Let a seat draft a card, or complete its army.

    Where nothing more can be had it must (HS-M-DRAFT-08), and it may as soon as there is somebody
    to begin the battle with (R-DRAFT-03, R-DROP-01).
    """
    fray.placing = seat
    left = points_left(fray, seat)
    codes = heroes_first(fray, seat, draftable(fray, seat, left))
    if not codes or not all(waits_for_drop(fray, unit) for unit in fray.army(seat)):
        codes.append(DONE)
    code = codes[0]
    if len(codes) > 1:
        several = len(fray.theatre.seats) > 2
        code = yield Decision(seat, DRAFT_IN_LINE if several else DRAFT, codes, left)
    fray.picks += 1
    if code == DONE:
        fray.drafted_out |= 1 << seat
        fray.tell(ARMY_COMPLETE, seat=seat)
    else:
        fray.change_hands(code, seat)
        fray.tell(DRAFTED_CARD, code, seat=seat)


def points_left(fray: Fray, seat: int) -> int:
    """Return what a seat may still spend; cards that it had anyway are free (HS-S-FORT-05)."""
    given = fray.theatre.seats[seat]
    free = given.army.copy()
    left = given.points
    for unit in fray.army(seat):
        card = fray.theatre.units[unit]
        if card.id in free:
            free.remove(card.id)
        else:
            left -= card.master.points
    return left


def draftable(fray: Fray, seat: int, points: int) -> list[int]:
    """Return the units that a seat may add to its army, one of each card.

    A Unique card is in an army but once (HS-X-UNI-01), and the captive's in none (R-RESC-01).
    """
    units = fray.theatre.units
    mine = [units[unit].id for unit in fray.army(seat)]
    seen: list[str] = [captive_card(fray)]
    found: list[int] = []
    for unit, card in enumerate(units):
        if fray.owner[unit] != NOBODY or fray.spent >> unit & 1 or card.id in seen:
            continue
        if card.master.points <= points and not (card.rarity == UNIQUE and card.id in mine):
            seen.append(card.id)
            found.append(unit)
    return found
