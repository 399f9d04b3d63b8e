"""A turn of the Master Game: reveal an order marker, move, attack (HS-M-TURN-01)."""

from __future__ import annotations

from giantstable.games.heroscape import powers, turns
from giantstable.games.heroscape.attacking import attack_action
from giantstable.games.heroscape.battle import MARKERS, REST, Battle
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import REVEALED, TURN_LOST
from giantstable.kernel.decision import Play


def take_turn(battle: Battle, seat: int, marker: int) -> Play:
    """Take the turn of a seat's marker: 0, 1 or 2 for the numbers 1, 2, 3."""
    unit = _reveal(battle, seat, marker)
    begin(battle, seat, unit)
    if unit == NOBODY or not battle.able():  # a squad in reserve cannot act (R-OM-03)
        battle.tell(TURN_LOST, marker, seat=seat)
    else:
        yield from turns.move_action(battle)
        yield from powers.after_moving(battle)
        yield from attack_action(battle)
    over(battle)


def _reveal(battle: Battle, seat: int, marker: int) -> int:
    """Turn the marker face up and return its card, or NOBODY.

    On a card out of play it stays as it is: the turn is lost, and nobody else learns where the
    marker lay (HS-M-TURN-03, R-OM-04).
    """
    unit = battle.marker[seat * MARKERS + marker]
    battle.reveal()  # that a turn is lost tells something too
    if unit == NOBODY or not battle.in_play(unit):
        return NOBODY
    battle.shown[seat] |= 1 << marker
    battle.tell(REVEALED, unit, marker, seat=seat)
    return unit


def begin(battle: Battle, seat: int, unit: int) -> None:
    """Let a card act: nobody of it has moved or attacked yet."""
    battle.seat = seat
    battle.unit = unit
    battle.moved = 0
    battle.went = 0
    battle.struck = 0
    battle.targets = []


def over(battle: Battle) -> None:
    """Leave nothing of a turn behind, so that the table at rest is the same for all."""
    begin(battle, NOBODY, NOBODY)
    battle.action = REST
