"""A turn of the Master Game: reveal an order marker, move, attack (HS-M-TURN-01)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action, attack_on
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.table.fray import MARKERS, MOVE, REST, Fray
from giantstable.games.heroscape.table.happenings import REVEALED, TURN_LOST
from giantstable.games.heroscape.table.special_power import special
from giantstable.kernel.decision import Play


def take_turn(fray: Fray, seat: int, marker: int) -> Play:
    """Take the turn of a seat's marker: 0, 1 or 2 for the numbers 1, 2, 3."""
    unit = _reveal(fray, seat, marker)
    if unit == NOBODY or not fray.able():  # a squad in reserve cannot act (R-OM-03)
        fray.tell(TURN_LOST, marker, seat=seat)
    else:
        yield from move_action.move_action(fray)
        yield from after_moving(fray)
        yield from attack_action(fray)
    over(fray)


def resume_turn(fray: Fray) -> Play:
    """Go on with a turn from its question that is open."""
    if fray.action == MOVE:
        yield from move_action.move_on(fray)
        yield from after_moving(fray)
        yield from attack_action(fray)
    else:
        yield from attack_on(fray)
    over(fray)


def after_moving(fray: Fray) -> Play:
    """Let the acting card use what powers it has between its moves and its attacks."""
    for power in fray.theatre.talents.after_moving[fray.unit]:
        yield from special(power).after_moving(fray, power)


def _reveal(fray: Fray, seat: int, marker: int) -> int:
    """Turn the marker face up: the turn of its card begins. Return the card, or NOBODY.

    On a card out of play it stays as it is: the turn is lost, and nobody else learns where the
    marker lay (HS-M-TURN-03, R-OM-04).
    """
    unit = fray.marker[seat * MARKERS + marker]
    fray.reveal()  # that a turn is lost tells something too
    if unit == NOBODY or not fray.in_play(unit):
        begin(fray, seat, NOBODY)
        return NOBODY
    fray.shown[seat] |= 1 << marker
    begin(fray, seat, unit)
    fray.tell(REVEALED, unit, marker, seat=seat)
    return unit


def begin(fray: Fray, seat: int, unit: int) -> None:
    """Let a card act: nobody of it has moved or attacked yet."""
    fray.seat = seat
    fray.unit = unit
    fray.mover = NOBODY
    fray.paces = 0
    fray.moved = 0
    fray.went = 0
    fray.struck = 0
    fray.targets = []


def over(fray: Fray) -> None:
    """Leave nothing of a turn behind, so that the table at rest is the same for all."""
    begin(fray, NOBODY, NOBODY)
    fray.action = REST
