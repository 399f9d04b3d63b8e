"""What games tell has the shapes that they have written down, and nothing more."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

import giantstable as gt
from giantstable.titles import titles
from tests.conformance import chance, checks
from tests.conformance.setups import games_of, modes, setups
from tests.strength import seeds
from tools.typescript import SHAPES, adapter

GAMES = 30
EVERY = 7  # steps of a game are looked at
SHAPED = [name for name, title in titles().items() if title.has(SHAPES)]


def shape(name: str, part: str) -> TypeAdapter[object]:
    """Return a shape of a game."""
    return adapter(titles()[name].part(SHAPES), part)


def test_games_of_ours_have_written_their_shapes_down() -> None:
    assert {name for name, title in titles().items() if title.ours} <= set(SHAPED)


@pytest.mark.parametrize("name", SHAPED)
def test_what_is_printed_has_its_shape(name: str) -> None:
    reference = shape(name, "Reference")
    game = gt.game(name)
    for given in modes(name):
        reference.validate_python(game.reference(game.settle(given)), strict=True)


@pytest.mark.at_random
@pytest.mark.parametrize("name", SHAPED)
def test_what_a_seat_sees_has_its_shape(name: str) -> None:
    view = shape(name, "View")
    known = setups(name)
    for n, seed in enumerate(seeds(games_of(name, GAMES))):
        given = known[n * 5 % len(known)]
        match = chance.begin(gt.game(name), given, seed, quiet=True)
        with chance.telling(match, given, seed):
            for step, now in enumerate(chance.play_out(match, chance.Chooser(match.game, seed))):
                if step % EVERY == 0 or now.over:
                    for seat in checks.seats(now):
                        view.validate_python(now.view(seat), strict=True)


@pytest.mark.parametrize("name", SHAPED)
def test_a_shape_takes_neither_more_nor_less(name: str) -> None:
    view = shape(name, "View")
    match = gt.new(name, seed=1)
    seen = dict(match.view(0))
    view.validate_python(seen, strict=True)
    with pytest.raises(ValidationError, match="moon"):
        view.validate_python({**seen, "moon": "full"}, strict=True)
    del seen["round"]
    with pytest.raises(ValidationError, match="round"):
        view.validate_python(seen, strict=True)
