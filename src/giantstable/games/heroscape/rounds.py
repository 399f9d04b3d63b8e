"""A whole battle: gathering, rounds and turns, to its end (HS-M-RND, HS-M-INIT, HS-M-END)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape import (
    basic_turn,
    glyphs,
    harm,
    master_turn,
    reinforcements,
    victory,
)
from giantstable.games.heroscape.battle import FIGHT, GATHER, READY, STANDING, Battle
from giantstable.games.heroscape.cards import GLYPH_EFFECTS
from giantstable.games.heroscape.drops import drops
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.gathering import gather
from giantstable.games.heroscape.happenings import (
    FIRST_THIS_ROUND,
    GAS_ROSE,
    GASSED,
    ROLLED_INITIATIVE,
    ROUND_BEGAN,
    ROUND_ENDED,
)
from giantstable.games.heroscape.orders import place_markers, take_markers
from giantstable.games.heroscape.roll_offs import highest
from giantstable.kernel.decision import CHECKPOINT, Play

TURNS: Final = 3  # of each seat in a round (HS-M-RND-01)
INITIATIVE: Final = GLYPH_EFFECTS.index("initiative")


def play(battle: Battle) -> Play:
    """Play the battle from where it is to its end; a goal that is reached raises GameOver."""
    if battle.phase == GATHER:
        yield from gather(battle)
    if battle.theatre.basic:
        yield from _play_basic(battle)
    while True:
        if battle.phase == READY:
            yield CHECKPOINT
            yield from _begin_round(battle)
        yield from _take_turns(battle)
        yield from _end_round(battle)


def _play_basic(battle: Battle) -> Play:
    """Take turns, one seat after another; there are no rounds (HS-B-FIRST-03)."""
    if battle.phase == READY:
        yield CHECKPOINT
        basic_turn.roll_for_first(battle)
        battle.phase = FIGHT
        battle.turn = 0
    seats = len(battle.theatre.seats)
    while True:
        seat = (battle.first_seat + battle.turn) % seats
        if battle.spaces_of(1 << seat):
            yield CHECKPOINT
            yield from basic_turn.take_turn(battle, seat)
        battle.turn = (battle.turn + 1) % seats


# -- a round --------------------------------------------------------------------------------------


def _begin_round(battle: Battle) -> Play:
    """Begin a round: drops, then order markers, then initiative (HS-M-RND-03, R-DROP-03)."""
    battle.tell(ROUND_BEGAN, battle.round)
    yield from drops(battle)
    yield from place_markers(battle)
    roll_initiative(battle)
    battle.phase = FIGHT
    battle.turn = 0


def roll_initiative(battle: Battle) -> None:
    """Find who is first in this round: all three turns go from him to the left (HS-M-INIT-01)."""
    everyone = range(len(battle.theatre.seats))
    seats = [seat for seat in everyone if victory.in_the_game(battle, seat)]
    bonus = [initiative_bonus(battle, seat) for seat in everyone]
    battle.first_seat = highest(battle, seats, ROLLED_INITIATIVE, bonus)
    battle.tell(FIRST_THIS_ROUND, seat=battle.first_seat)


def initiative_bonus(battle: Battle, seat: int) -> int:
    """Return what a seat adds to its roll: glyphs, and what the scenario gives (HS-S-TEMP-10)."""
    bonus = glyphs.bonus(battle, seat, INITIATIVE)
    clause = battle.theatre.scenario.rule("initiative")
    if clause is not None and clause.seats[0] == seat and battle.round <= clause.numbers["rounds"]:
        bonus += clause.numbers["plus"]
    return bonus


def _take_turns(battle: Battle) -> Play:
    """Take the turns of a round in the order of the initiative (HS-M-INIT-04, HS-M-TURN-06)."""
    seats = len(battle.theatre.seats)
    while battle.turn < TURNS * seats:
        seat = (battle.first_seat + battle.turn) % seats
        if victory.in_the_game(battle, seat):  # else he has no turns any more (R-INIT-02)
            yield CHECKPOINT
            yield from master_turn.take_turn(battle, seat, battle.turn // seats)
        battle.turn += 1


def _end_round(battle: Battle) -> Play:
    """End a round: what comes with its end, who has won, who is reinforced (HS-M-END-01)."""
    battle.tell(ROUND_ENDED, battle.round)
    yield from _gas(battle)
    victory.round_over(battle)
    yield from reinforcements.call(battle)  # not after the last round (R-WINT-02)
    take_markers(battle)
    battle.first_seat = NOBODY
    battle.round += 1
    battle.phase = READY


def _gas(battle: Battle) -> Play:
    """Let the gas rise by a level, and hurt all who are in it at once (HS-S-MIST-04 .. -06)."""
    clause = battle.theatre.scenario.rule("gas")
    if clause is None:
        return
    level = min(battle.gas + 1, clause.numbers["highest"])
    if level > battle.gas:
        battle.gas = level
        battle.tell(GAS_ROSE, level)
    wounds = clause.numbers["wounds"]
    figures = in_gas(battle)
    for figure in figures:
        battle.tell(GASSED, figure, wounds, seat=battle.seat_of(figure))
    yield from harm.wound_together(battle, figures, wounds)


def in_gas(battle: Battle) -> list[int]:
    """Return the figures in the gas: low enough, or with any end on water (R-MIST-01)."""
    found: list[int] = []
    for figure, fate in enumerate(battle.fate):
        if fate == STANDING and battle.seat_of(figure) != NOBODY:
            wet = False
            for space in battle.figures.spaces(figure):
                wet = wet or bool(battle.theatre.field.water >> space & 1)
            if wet or battle.level_of(figure) <= battle.gas:
                found.append(figure)
    return found
