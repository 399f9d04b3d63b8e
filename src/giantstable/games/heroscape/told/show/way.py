"""The way of a move, step by step: its price, who strikes at it, where it falls, what stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FREE, MAJOR_FALLS
from giantstable.games.heroscape.ground.steps import WET
from giantstable.games.heroscape.rules.movement import destinations, on_the_way
from giantstable.games.heroscape.rules.movement.offer import Offer
from giantstable.games.heroscape.rules.movement.one_step import (
    UNHARMED,
    come_to,
    leading,
    left_behind,
)
from giantstable.games.heroscape.rules.movement.routes import FLY, GRAPPLE, must_stop
from giantstable.games.heroscape.rules.powers.flying import flight_cost, left_on_the_ground
from giantstable.games.heroscape.table.chances import D20, skull_ways
from giantstable.games.heroscape.table.codes import first_of, price_of, second_of
from giantstable.games.heroscape.table.dice import FACES
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.told import odds
from giantstable.games.heroscape.told.show.dice import told_odds

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes

SWIPE_DICE: Final = 1  # HS-M-LEAVE-02
FALL_DICE: Final = 1  # HS-M-FALL-02

Place = tuple[int, int]  # the spaces of head and tail, or NOWHERE for none


def stay(fray: Fray, figure: int) -> shapes.Way:
    """Return the way of a figure that stays where it is."""
    points = destinations.allowance(fray, figure)
    return _way(fray, "stay", [_place(fray, figure)], 0, points)


def way(fray: Fray, figure: int, code: int) -> shapes.Way:
    """Return the way of a move that is offered to a figure."""
    offer = destinations.offered(fray, figure)
    how = offer.how(code)
    if how == FLY:
        shown = _flight(fray, figure, code)
    elif how == GRAPPLE:
        shown = _steps(fray, figure, [_end(code)], "grapple")
        shown["price"] = shown["points"]  # instead of a move (HS-P-DRAK-03)
    else:
        shown = _steps(fray, figure, on_the_way.way(fray, offer, code), "walk")
    shown["stops"] = _stops(fray, offer, code)
    if price_of(code) != FREE:
        shown["odds"] = told_odds(odds.move(fray, figure, code), figure)
    return shown


def _place(fray: Fray, figure: int) -> Place:
    return fray.figures.first[figure], fray.figures.second[figure]


def _end(code: int) -> Place:
    return first_of(code), second_of(code)


def _way(
    fray: Fray,
    kind: Literal["walk", "fly", "grapple", "stay"],
    places: list[Place],
    price: int,
    points: int,
) -> shapes.Way:
    names = fray.theatre.field.names
    shown: shapes.Way = {
        "kind": kind,
        "spaces": [names[head] for head, _ in places],
        "price": price,
        "points": points,
        "strikes": [],
        "falls": [],
        "stops": "",
    }
    if places[0][1] != NOWHERE:
        shown["spaces2"] = [names[tail] for _, tail in places]
    return shown


# -- on foot --------------------------------------------------------------------------------------


def _steps(
    fray: Fray, figure: int, places: list[Place], kind: Literal["walk", "grapple"]
) -> shapes.Way:
    """Return a way that is walked, on a copy of the battle: as if nothing happened to the figure.

    A swipe that destroys it ends the way there; falls are rolled for after it.
    """
    theatre = fray.theatre
    steps = theatre.steps[theatre.height_kind[figure]]
    points = destinations.allowance(fray, figure)
    shown = _way(fray, kind, [_place(fray, figure), *places], 0, points)
    then = fray.copy()
    for first, second in places:
        start, end = leading(then, figure, first, second)
        for foe in left_behind(then, figure, first, second):
            shown["strikes"].append(_strike(fray, foe, start))
        shown["price"] += steps.cost(start, end)
        fall = steps.fall(start, end)
        if fall != FREE:
            shown["falls"].append(_fall(fray, start, end, fall))
        come_to(then, figure, first, second)
    return shown


def _strike(fray: Fray, foe: int, space: int) -> shapes.Strike:
    return {
        "by": fray.theatre.figure_ids[foe],
        "at": fray.theatre.field.names[space],
        "dice": SWIPE_DICE,
        "chance": any_skull(SWIPE_DICE),
    }


def _fall(fray: Fray, start: int, end: int, fall: int) -> shapes.Fall:
    field = fray.theatre.field
    shown: shapes.Fall = {
        "at": field.names[end],
        "kind": "fall",
        "levels": field.level[start] - field.level[end],
        "dice": FALL_DICE,
        "chance": any_skull(FALL_DICE),
    }
    if fall == MAJOR_FALLS:
        shown["kind"] = "far"
        shown["dice"] = odds.MAJOR_FALL_DICE
        shown["chance"] = any_skull(odds.MAJOR_FALL_DICE)
    elif fall == EXTREME_FALLS:
        shown["kind"] = "deep"
        shown["dice"] = 0
        shown["chance"] = (UNHARMED - 1) / D20
    return shown


def any_skull(dice: int) -> float:
    """Return how likely it is that so many dice show a skull."""
    without: float = skull_ways(dice)[0] / FACES**dice
    return 1 - without


# -- through the air ------------------------------------------------------------------------------


def _flight(fray: Fray, figure: int, code: int) -> shapes.Way:
    points = destinations.allowance(fray, figure)
    start = _place(fray, figure)
    end = _end(code)
    price = flight_cost(fray, figure, *end)
    shown = _way(fray, "fly", [start, end], price, points)
    for foe in left_on_the_ground(fray, figure):
        shown["strikes"].append(_strike(fray, foe, start[0]))
    return shown


# -- the end --------------------------------------------------------------------------------------


def _stops(fray: Fray, offer: Offer, code: int) -> str:
    """Return what stops the leading end: a glyph, a goal, or on foot water."""
    theatre = fray.theatre
    front, back = offer.ends(code)
    if fray.glyphs >> front & 1 and theatre.glyphs_stop:
        return "glyph"
    if front in theatre.goals_of[fray.seat_of(offer.figure)]:
        return "goal"
    if offer.how(code) == FLY:
        return ""
    waters = theatre.ground.waters
    trail = waters[front] if back == NOWHERE else waters[back]
    return "water" if must_stop(waters[front] & WET, trail & WET) else ""
