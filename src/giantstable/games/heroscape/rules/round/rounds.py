"""A whole battle: gathering, rounds and turns, to its end (HS-M-RND, HS-M-INIT, HS-M-END)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import GLYPH_EFFECTS
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.attack import harm
from giantstable.games.heroscape.rules.round import basic_turn, master_turn, reinforcements, victory
from giantstable.games.heroscape.rules.round.orders import place_markers, take_markers
from giantstable.games.heroscape.rules.round.roll_offs import highest
from giantstable.games.heroscape.rules.setup.gathering import gather
from giantstable.games.heroscape.table.fray import FIGHT, GATHER, READY, STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    FIRST_THIS_ROUND,
    GAS_ROSE,
    GASSED,
    ROLLED_INITIATIVE,
    ROUND_BEGAN,
    ROUND_ENDED,
)
from giantstable.kernel.decision import CHECKPOINT, Play

TURNS: Final = 3  # of each seat in a round (HS-M-RND-01)
INITIATIVE: Final = GLYPH_EFFECTS.index("initiative")


def play(fray: Fray) -> Play:
    """Play the battle from where it is to its end; a goal that is reached raises GameOver."""
    if fray.phase == GATHER:
        yield from gather(fray)
    if fray.prepared is not None:  # a copy, from the middle of a turn
        yield from master_turn.resume_turn(fray)
        fray.turn += 1
    if fray.theatre.basic:
        yield from _play_basic(fray)
    while True:
        if fray.phase == READY:
            yield CHECKPOINT
            yield from _begin_round(fray)
        yield from _take_turns(fray)
        yield from _end_round(fray)


def _play_basic(fray: Fray) -> Play:
    """Take turns, one seat after another; there are no rounds (HS-B-FIRST-03)."""
    if fray.phase == READY:
        yield CHECKPOINT
        basic_turn.roll_for_first(fray)
        fray.phase = FIGHT
        fray.turn = 0
    seats = len(fray.theatre.seats)
    while True:
        fray.turn %= seats
        seat = (fray.first_seat + fray.turn) % seats
        if fray.spaces_of(1 << seat):
            yield CHECKPOINT
            yield from basic_turn.take_turn(fray, seat)
        fray.turn += 1


# -- a round --------------------------------------------------------------------------------------


def _begin_round(fray: Fray) -> Play:
    """Begin a round: drops, then order markers, then initiative (HS-M-RND-03, R-DROP-03)."""
    fray.tell(ROUND_BEGAN, fray.round)
    for power in fray.theatre.talents.as_a_round_begins:
        yield from power.as_a_round_begins(fray)
    yield from place_markers(fray)
    roll_initiative(fray)
    fray.phase = FIGHT
    fray.turn = 0


def roll_initiative(fray: Fray) -> None:
    """Find who is first in this round: all three turns go from him to the left (HS-M-INIT-01)."""
    everyone = range(len(fray.theatre.seats))
    seats = [seat for seat in everyone if victory.in_the_game(fray, seat)]
    bonus = [initiative_bonus(fray, seat) for seat in everyone]
    fray.first_seat = highest(fray, seats, ROLLED_INITIATIVE, bonus)
    fray.tell(FIRST_THIS_ROUND, seat=fray.first_seat)


def initiative_bonus(fray: Fray, seat: int) -> int:
    """Return what a seat adds to its roll: glyphs, and what the scenario gives (HS-S-TEMP-10)."""
    bonus = glyphs.bonus(fray, seat, INITIATIVE)
    clause = fray.theatre.scenario.rule("initiative")
    if clause is not None and clause.seats[0] == seat and fray.round <= clause.numbers["rounds"]:
        bonus += clause.numbers["plus"]
    return bonus


def _take_turns(fray: Fray) -> Play:
    """Take the turns of a round in the order of the initiative (HS-M-INIT-04, HS-M-TURN-06)."""
    seats = len(fray.theatre.seats)
    while fray.turn < TURNS * seats:
        seat = (fray.first_seat + fray.turn) % seats
        if victory.in_the_game(fray, seat):  # else he has no turns any more (R-INIT-02)
            yield CHECKPOINT
            yield from master_turn.take_turn(fray, seat, fray.turn // seats)
        fray.turn += 1


def _end_round(fray: Fray) -> Play:
    """End a round: what comes with its end, who has won, who is reinforced (HS-M-END-01)."""
    fray.tell(ROUND_ENDED, fray.round)
    yield from _gas(fray)
    victory.round_over(fray)
    yield from reinforcements.call(fray)  # not after the last round (R-WINT-02)
    take_markers(fray)
    fray.first_seat = NOBODY
    fray.round += 1
    fray.phase = READY


def _gas(fray: Fray) -> Play:
    """Let the gas rise by a level, and hurt all who are in it at once (HS-S-MIST-04 .. -06)."""
    clause = fray.theatre.scenario.rule("gas")
    if clause is None:
        return
    level = min(fray.gas + 1, clause.numbers["highest"])
    if level > fray.gas:
        fray.gas = level
        fray.tell(GAS_ROSE, level)
    wounds = clause.numbers["wounds"]
    figures = in_gas(fray)
    for figure in figures:
        fray.tell(GASSED, figure, wounds, seat=fray.seat_of(figure))
    yield from harm.wound_together(fray, figures, wounds)


def in_gas(fray: Fray) -> list[int]:
    """Return the figures in the gas: low enough, or with any end on water (R-MIST-01)."""
    found: list[int] = []
    for figure, fate in enumerate(fray.fate):
        if fate == STANDING and fray.seat_of(figure) != NOBODY:
            wet = False
            for space in fray.figures.spaces(figure):
                wet = wet or bool(fray.theatre.field.water >> space & 1)
            if wet or fray.level_of(figure) <= fray.gas:
                found.append(figure)
    return found
