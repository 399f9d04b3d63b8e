"""Reinforcements: a second, smaller army for those who roll high enough (HS-S-WINT-05 .. -11)."""

from __future__ import annotations

from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import drops_in
from giantstable.games.heroscape.rules.round.roll_offs import highest
from giantstable.games.heroscape.rules.setup.gathering import draftable, drafter
from giantstable.games.heroscape.rules.setup.placing import call_up, place_one
from giantstable.games.heroscape.table.asks import CALL_REINFORCEMENTS, REINFORCE
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.dice import d20
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import (
    REINFORCED,
    ROLLED_FOR_DRAFT,
    ROLLED_REINFORCEMENTS,
)
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO, NO_OR_YES


def call(fray: Fray) -> Play:
    """Let each seat with figures on the battlefield roll as a round ends, and draft if it comes."""
    clause = fray.theatre.scenario.rule("reinforcements")
    if clause is None:
        return
    seats = len(fray.theatre.seats)
    come: list[int] = []
    for i in range(seats):
        seat = (fray.first_seat + i) % seats
        if may_call(fray, seat, clause):
            code = yield Decision(seat, CALL_REINFORCEMENTS, NO_OR_YES, to_roll(fray, clause))
            if code != NO and _rolls_enough(fray, seat, clause):
                come.append(seat)
    if come:
        come.sort()
        yield from _draft(fray, come, clause.numbers["points"])
        fray.placing = NOBODY


def may_call(fray: Fray, seat: int, clause: Clause) -> bool:
    """Return whether a seat may roll: it stands, was not reinforced yet, and cards are left."""
    if fray.reinforced >> seat & 1 or not fray.spaces_of(1 << seat):  # HS-S-WINT-11, -05
        return False
    return bool(pool(fray, seat, clause.numbers["points"]))


def pool(fray: Fray, seat: int, points: int) -> list[int]:
    """Return the units that can come: not fielded so far, no drops (R-WINT-01, HS-S-WINT-09)."""
    units = fray.theatre.units
    return [u for u in draftable(fray, seat, points) if not drops_in(units[u])]


def to_roll(fray: Fray, clause: Clause) -> int:
    """Return what brings them: in the first rounds it takes more (HS-S-WINT-06, HS-S-WINT-07)."""
    early = fray.round <= clause.numbers["first_rounds"]
    return clause.numbers["first_roll"] if early else clause.numbers["roll"]


def _rolls_enough(fray: Fray, seat: int, clause: Clause) -> bool:
    least = to_roll(fray, clause)
    roll = d20(fray.rng)
    fray.tell(ROLLED_REINFORCEMENTS, roll, 1 if roll >= least else 0, seat=seat)
    return roll >= least


def _draft(fray: Fray, seats: list[int], points: int) -> Play:
    """Draft and place what comes; several roll for the first pick and draft as at the start."""
    first = highest(fray, seats, ROLLED_FOR_DRAFT, [0] * len(fray.theatre.seats))
    left = [points] * len(fray.theatre.seats)
    out = 0
    pick = 0
    for seat in seats:
        fray.reinforced |= 1 << seat
    while out.bit_count() < len(seats):
        seat = seats[drafter(seats.index(first), len(seats), pick) if len(seats) > 1 else 0]
        pick += 1
        if out >> seat & 1:
            continue
        codes = pool(fray, seat, left[seat])
        code = DONE
        if codes:
            codes.append(DONE)
            code = yield Decision(seat, REINFORCE, codes, left[seat])
        if code == DONE:
            out |= 1 << seat
            continue
        left[seat] -= fray.theatre.units[code].master.points
        fray.change_hands(code, seat)
        fray.tell(REINFORCED, code, seat=seat)
        call_up(fray, seat)
        while fray.to_place:  # in the zone that the army started in (HS-S-WINT-10)
            yield from place_one(fray)
