"""A turn of the Basic Game: choose a card, move its figures, attack with them (HS-B-TURN-01)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.rules.round.master_turn import begin, over
from giantstable.games.heroscape.table.asks import CARD
from giantstable.games.heroscape.table.dice import skulls_in, throw
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import ROLLED_FOR_FIRST, TURN_BEGAN
from giantstable.kernel.decision import Decision, Play

DICE_FOR_FIRST: Final = 6


def roll_for_first(fray: Fray) -> None:
    """Find who is first: most skulls with six dice, ties again (HS-B-FIRST-01, HS-B-FIRST-02)."""
    seats = list(range(len(fray.theatre.seats)))
    while len(seats) > 1:
        best = -1
        tied: list[int] = []
        for seat in seats:
            thrown = throw(fray.rng, DICE_FOR_FIRST)
            rolled = skulls_in(thrown)
            fray.tell(ROLLED_FOR_FIRST, rolled, thrown, seat=seat)
            if rolled > best:
                best = rolled
                tied = []
            if rolled == best:
                tied.append(seat)
        seats = tied
    fray.first_seat = seats[0]


def take_turn(fray: Fray, seat: int) -> Play:
    """Take one turn: any card of the seat may be chosen, also again and again (HS-B-TURN-02)."""
    units = [unit for unit in fray.army(seat) if fray.standing(unit)]
    unit = units[0]
    if len(units) > 1:
        unit = yield Decision(seat, CARD, units)
    begin(fray, seat, unit)
    fray.tell(TURN_BEGAN, unit, seat=seat)
    yield from move_action.move_action(fray)
    yield from attack_action(fray)
    over(fray)
