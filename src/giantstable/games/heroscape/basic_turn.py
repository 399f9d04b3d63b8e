"""A turn of the Basic Game: choose a card, move its figures, attack with them (HS-B-TURN-01)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape import turns
from giantstable.games.heroscape.asks import CARD
from giantstable.games.heroscape.attacking import attack_action
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.dice import skulls
from giantstable.games.heroscape.happenings import ROLLED_FOR_FIRST, TURN_BEGAN
from giantstable.games.heroscape.master_turn import begin, over
from giantstable.kernel.decision import Decision, Play

DICE_FOR_FIRST: Final = 6


def roll_for_first(battle: Battle) -> None:
    """Find who is first: most skulls with six dice, ties again (HS-B-FIRST-01, HS-B-FIRST-02)."""
    seats = list(range(len(battle.theatre.seats)))
    while len(seats) > 1:
        best = -1
        tied: list[int] = []
        for seat in seats:
            rolled = skulls(battle.rng, DICE_FOR_FIRST)
            battle.tell(ROLLED_FOR_FIRST, rolled, seat=seat)
            if rolled > best:
                best = rolled
                tied = []
            if rolled == best:
                tied.append(seat)
        seats = tied
    battle.first_seat = seats[0]


def take_turn(battle: Battle, seat: int) -> Play:
    """Take one turn: any card of the seat may be chosen, also again and again (HS-B-TURN-02)."""
    units = [unit for unit in battle.army(seat) if battle.standing(unit)]
    unit = units[0]
    if len(units) > 1:
        unit = yield Decision(seat, CARD, units)
    begin(battle, seat, unit)
    battle.tell(TURN_BEGAN, unit, seat=seat)
    yield from turns.move_action(battle)
    yield from attack_action(battle)
    over(battle)
