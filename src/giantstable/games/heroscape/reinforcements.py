"""Reinforcements: a second, smaller army for those who roll high enough (HS-S-WINT-05 .. -11)."""

from __future__ import annotations

from giantstable.games.heroscape.asks import CALL_REINFORCEMENTS, DONE, NO, NO_OR_YES, REINFORCE
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.dice import d20
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.gathering import draftable, drafter
from giantstable.games.heroscape.happenings import (
    REINFORCED,
    ROLLED_FOR_DRAFT,
    ROLLED_REINFORCEMENTS,
)
from giantstable.games.heroscape.placing import call_up, place_one
from giantstable.games.heroscape.roll_offs import highest
from giantstable.games.heroscape.scenario import Clause
from giantstable.kernel.decision import Decision, Play


def call(battle: Battle) -> Play:
    """Let each seat with figures on the battlefield roll as a round ends, and draft if it comes."""
    clause = battle.theatre.scenario.rule("reinforcements")
    if clause is None:
        return
    seats = len(battle.theatre.seats)
    come: list[int] = []
    for i in range(seats):
        seat = (battle.first_seat + i) % seats
        if may_call(battle, seat, clause):
            code = yield Decision(seat, CALL_REINFORCEMENTS, NO_OR_YES)
            if code != NO and _rolls_enough(battle, seat, clause):
                come.append(seat)
    if come:
        come.sort()
        yield from _draft(battle, come, clause.numbers["points"])
        battle.placing = NOBODY


def may_call(battle: Battle, seat: int, clause: Clause) -> bool:
    """Return whether a seat may roll: it stands, was not reinforced yet, and cards are left."""
    if battle.reinforced >> seat & 1 or not battle.spaces_of(1 << seat):  # HS-S-WINT-11, -05
        return False
    return bool(pool(battle, seat, clause.numbers["points"]))


def pool(battle: Battle, seat: int, points: int) -> list[int]:
    """Return the units that can come: not fielded so far, no drops (R-WINT-01, HS-S-WINT-09)."""
    units = battle.theatre.units
    return [u for u in draftable(battle, seat, points) if units[u].power("drop") is None]


def _rolls_enough(battle: Battle, seat: int, clause: Clause) -> bool:
    """Roll: in the first rounds it takes more (HS-S-WINT-06, HS-S-WINT-07)."""
    early = battle.round <= clause.numbers["first_rounds"]
    least = clause.numbers["first_roll"] if early else clause.numbers["roll"]
    roll = d20(battle.rng)
    battle.tell(ROLLED_REINFORCEMENTS, roll, 1 if roll >= least else 0, seat=seat)
    return roll >= least


def _draft(battle: Battle, seats: list[int], points: int) -> Play:
    """Draft and place what comes; several roll for the first pick and draft as at the start."""
    first = highest(battle, seats, ROLLED_FOR_DRAFT, [0] * len(battle.theatre.seats))
    left = [points] * len(battle.theatre.seats)
    out = 0
    pick = 0
    for seat in seats:
        battle.reinforced |= 1 << seat
    while out.bit_count() < len(seats):
        seat = seats[drafter(seats.index(first), len(seats), pick) if len(seats) > 1 else 0]
        pick += 1
        if out >> seat & 1:
            continue
        codes = pool(battle, seat, left[seat])
        code = DONE
        if codes:
            codes.append(DONE)
            code = yield Decision(seat, REINFORCE, codes)
        if code == DONE:
            out |= 1 << seat
            continue
        left[seat] -= battle.theatre.units[code].master.points
        battle.change_hands(code, seat)
        battle.tell(REINFORCED, code, seat=seat)
        call_up(battle, seat)
        while battle.to_place:  # in the zone that the army started in (HS-S-WINT-10)
            yield from place_one(battle)
