"""One step on the way: who is left behind swipes, and it may be a fall (HS-M-LEAVE, HS-M-FALL)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FREE, MAJOR_FALLS
from giantstable.games.heroscape.rules.attack import harm
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import SWIPE
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    FELL,
    FELL_DEEP,
    FELL_FAR,
    SWIPE_DECLINED,
    SWIPED,
)
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.event import EventKind
from giantstable.kernel.form import NO, NO_OR_YES
from giantstable.kernel.masks import mask_of

UNHARMED: Final = 19  # on the d20, after an extreme fall (HS-M-FALL-04)


def one_step(
    fray: Fray, figure: int, first: int, second: int, kind: EventKind, falls: list[int]
) -> Play:
    """Make one step: who is left swipes first. A fall is noted, to be rolled for after the move."""
    yield from swipes(fray, figure, left_behind(fray, figure, first, second))
    if fray.fate[figure] != STANDING:
        return
    start, end = leading(fray, figure, first, second)
    steps = fray.theatre.steps[fray.theatre.height_kind[figure]]
    fall = steps.fall(start, end)
    fray.paces += steps.cost(start, end)
    come_to(fray, figure, first, second)
    fray.tell(kind, figure, first, second, seat=fray.seat_of(figure))
    if fall != FREE:
        falls.append(fall)
        if fray.theatre.house.first_rulings:  # at once (R-FALL-07)
            yield from roll_for_falls(fray, figure, falls)
            if fray.fate[figure] != STANDING:
                return
    victory.after_step(fray, figure)


def come_to(fray: Fray, figure: int, first: int, second: int) -> None:
    """Put a figure where a step ends; where somebody stands it only passes by."""
    if _free(fray, figure, first) and _free(fray, figure, second):
        fray.stand(figure, first, second)
    else:
        fray.pass_by(figure, first, second)


def _free(fray: Fray, figure: int, space: int) -> bool:
    return space == NOWHERE or fray.figures.at[space] in (NOBODY, figure)


def leading(fray: Fray, figure: int, first: int, second: int) -> tuple[int, int]:
    """Return the step of the leading end: the one whose place the other takes (R-FALL-04)."""
    head = fray.figures.first[figure]
    if second == NOWHERE:
        return head, first
    start = head if head in (first, second) else fray.figures.second[figure]
    return start, second if first == start else first


# -- leaving an engagement ------------------------------------------------------------------------


def left_behind(fray: Fray, figure: int, first: int, second: int) -> list[int]:
    """Return those who are engaged with a figure and will not be after its step.

    They may swipe at it, unless it slips away (HS-P-CARR-03).
    """
    left: list[int] = []
    if fray.theatre.talents.slips[fray.theatre.unit_of[figure]]:
        return left
    adjacency = fray.theatre.ground.adjacency
    height = fray.theatre.bodies[figure].height
    for foe in engaged_with(fray, figure):
        theirs = fray.theatre.bodies[foe].height
        beside = adjacency.beside(first, height, theirs)
        if second != NOWHERE:
            beside |= adjacency.beside(second, height, theirs)
        if not beside & mask_of(fray.figures.spaces(foe)):
            left.append(foe)
    return left


def swipes(fray: Fray, figure: int, foes: list[int]) -> Play:
    """Roll one die for each foe that is left behind; all of one step together (HS-M-LEAVE-05)."""
    if not foes:
        return
    wounds = 0
    for foe in foes:
        seat = fray.seat_of(foe)
        if fray.theatre.house.ask_swipes:
            answer = yield Decision(seat, SWIPE, NO_OR_YES, foe, figure)
            if answer == NO:
                fray.tell(SWIPE_DECLINED, foe, figure, seat=seat)
                continue
        thrown = dice.throw(fray.rng, 1)
        skulls = dice.skulls_in(thrown)
        fray.tell(SWIPED, foe, figure, skulls, seat=seat, d=thrown)
        wounds += skulls
    yield from harm.wound(fray, figure, wounds)


# -- falling --------------------------------------------------------------------------------------


def roll_for_falls(fray: Fray, figure: int, falls: list[int]) -> Play:
    """Roll for every fall of a move, as long as the figure lives (R-FALL-02, R-FALL-03)."""
    for fall in falls:
        if fray.fate[figure] == STANDING:
            yield from _fall(fray, figure, fall)
    falls.clear()


def _fall(fray: Fray, figure: int, fall: int) -> Play:
    """Roll for a fall; nothing defends against it (HS-M-FALL-02 .. HS-M-FALL-04)."""
    seat = fray.seat_of(figure)
    if fall == EXTREME_FALLS:
        roll = dice.d20(fray.rng)
        fray.tell(FELL_DEEP, figure, roll, seat=seat)
        if roll < UNHARMED:
            yield from harm.destroy(fray, figure)
        return
    far = fall == MAJOR_FALLS
    thrown = dice.throw(fray.rng, 3 if far else 1)
    skulls = dice.skulls_in(thrown)
    fray.tell(FELL_FAR if far else FELL, figure, skulls, thrown, seat=seat)
    yield from harm.wound(fray, figure, skulls)
