"""What is kept of scenarios of people's own: one ground for one text, and only so much in all."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.kernel.game import Setup
from tests.games.heroscape.own import on_a_field, setup_of


@pytest.fixture
def game() -> HeroscapeGame:
    from giantstable import library

    shared = library.game("heroscape")
    assert isinstance(shared, HeroscapeGame)
    return HeroscapeGame(shared.documents)


def settled(game: HeroscapeGame, name: str, **more: object) -> Setup:
    return game.settle({**setup_of(on_a_field(name, 48)), **more})


def test_there_is_one_ground_for_one_text(game: HeroscapeGame) -> None:
    """Before, each other house rule made another, and each was kept."""
    first = game.theatre_of(settled(game, "a field"))
    other = game.theatre_of(settled(game, "a field", tie_break=True, players=2))
    assert first is not other
    assert first.ground is other.ground
    assert game.theatre_of(settled(game, "a field")) is first
    assert game.theatre_of(settled(game, "another")).ground is not first.ground


def test_what_was_not_used_for_longest_goes_first_and_all_is_bounded(game: HeroscapeGame) -> None:
    settled(game, "0")
    (one,) = game.own.values()
    assert one.weight() > 100_000
    game.most_own = 3 * one.weight()
    for number in range(1, 20):
        settled(game, str(number))
        settled(game, "0")
        assert sum(own.weight() for own in game.own.values()) <= game.most_own + one.weight()
    names = [own.sheet.field.name for own in game.own.values()]
    assert names[-1] == "0"
    assert 2 <= len(names) <= 4


def test_our_own_theatres_are_bounded_too(game: HeroscapeGame) -> None:
    """Every other house rule makes another."""
    game.most_theatres = 3
    for sets in range(1, 5):
        for tie_break in (False, True):
            game.settle({"sets": sets, "tie_break": tie_break})
            assert len(game.theatres) <= 3
    assert len(game.grounds) == 1
