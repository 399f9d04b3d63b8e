"""What a figure may do with its move, in words: places, prices, and moves made."""

from __future__ import annotations

from giantstable.games.heroscape import moves, moving
from giantstable.games.heroscape.asks import (
    extreme_falls_of,
    falls_of,
    first_of,
    major_falls_of,
    price_of,
    second_of,
    swipes_of,
)
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import figure, run

Price = tuple[int, int, int, int]  # swipes, falls, major falls, extreme falls
FREE: Price = (0, 0, 0, 0)


def spot(battle: Battle, code: int) -> str:
    """Return the place of a move: ``C3``, or ``C3 D3`` with the head first."""
    names = battle.theatre.field.names
    first = names[first_of(code)]
    return first if second_of(code) == NOWHERE else f"{first} {names[second_of(code)]}"


def price(code: int) -> Price:
    """Return the price of a move."""
    paid = price_of(code)
    return swipes_of(paid), falls_of(paid), major_falls_of(paid), extreme_falls_of(paid)


def places(battle: Battle, name: str) -> set[str]:
    """Return every place a figure may move to."""
    return {spot(battle, code) for code in moves.offered(battle, figure(battle, name)).codes}


def prices(battle: Battle, name: str, place: str) -> list[Price]:
    """Return the prices at which a figure may move to a place; none: it may not."""
    codes = moves.offered(battle, figure(battle, name)).codes
    return sorted(price(code) for code in codes if spot(battle, code) == place)


def go(
    battle: Battle, name: str, place: str, *answers: int, paying: Price | None = None
) -> list[Decision]:
    """Make a move: the one to that place, at that price if there are several."""
    offer = moves.offered(battle, figure(battle, name))
    found = [c for c in offer.codes if spot(battle, c) == place and paying in (None, price(c))]
    assert len(found) == 1, [(spot(battle, c), price(c)) for c in offer.codes]
    return run(moving.move(battle, offer, found[0]), *answers)


def least(battle: Battle, name: str, place: str) -> int:
    """Return how many moves a figure needs for a place, whatever its card says."""
    card = battle.theatre.card_of(figure(battle, name))
    side = card.basic if battle.theatre.basic else card.master
    printed = side.move
    try:
        for move in range(1, 40):
            side.move = move
            if place in places(battle, name):
                return move
    finally:
        side.move = printed
    raise AssertionError(f"{name} cannot get to {place}")
