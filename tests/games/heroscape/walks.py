"""What a figure may do with its move, in words: places, prices, and moves made."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.rules.movement import destinations, on_the_way
from giantstable.games.heroscape.table.codes import first_of, price_of, second_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import figure, run

Price = tuple[int, int, int, int]  # swipes, falls, major falls, extreme falls
FREE: Price = (0, 0, 0, 0)


def spot(fray: Fray, code: int) -> str:
    """Return the place of a move: ``C3``, or ``C3 D3`` with the head first."""
    names = fray.theatre.field.names
    first = names[first_of(code)]
    return first if second_of(code) == NOWHERE else f"{first} {names[second_of(code)]}"


def price(code: int) -> Price:
    """Return the price of a move."""
    paid = price_of(code)
    return swipes_of(paid), falls_of(paid), major_falls_of(paid), extreme_falls_of(paid)


def places(fray: Fray, name: str) -> set[str]:
    """Return every place a figure may move to."""
    return {spot(fray, code) for code in destinations.offered(fray, figure(fray, name)).codes}


def prices(fray: Fray, name: str, place: str) -> list[Price]:
    """Return the prices at which a figure may move to a place; none: it may not."""
    codes = destinations.offered(fray, figure(fray, name)).codes
    return sorted(price(code) for code in codes if spot(fray, code) == place)


def go(
    fray: Fray, name: str, place: str, *answers: int, paying: Price | None = None
) -> list[Decision]:
    """Make a move: the one to that place, at that price if there are several."""
    offer = destinations.offered(fray, figure(fray, name))
    found = [c for c in offer.codes if spot(fray, c) == place and paying in (None, price(c))]
    assert len(found) == 1, [(spot(fray, c), price(c)) for c in offer.codes]
    return run(on_the_way.move(fray, offer, found[0]), *answers)


def least(fray: Fray, name: str, place: str) -> int:
    """Return how many moves a figure needs for a place, whatever its card says."""
    card = fray.theatre.card_of(figure(fray, name))
    side = card.basic if fray.theatre.basic else card.master
    printed = side.move
    try:
        for move in range(1, 40):
            side.move = move
            if place in places(fray, name):
                return move
    finally:
        side.move = printed
    raise AssertionError(f"{name} cannot get to {place}")
