"""Thousands of random games, the laws checked at every choice, and all that ever failed."""

from __future__ import annotations

import pytest
import yaml

import giantstable as gt
from tests.conformance import chance, checks, walk
from tests.conformance.setups import Given, games_of, modes, setups, title
from tests.strength import kept, seeds

GAMES = 2000  # of each game, over all its modes


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "mode"),
    [
        pytest.param(name, mode, id=f"{name}-{title(given)}")
        for name in gt.games()
        for mode, given in enumerate(modes(name))
    ],
)
def test_random_games_keep_the_laws(name: str, mode: int) -> None:
    game = gt.game(name)
    usual = modes(name)[mode]
    switched = setups(name)[mode]
    each = -(-games_of(name, GAMES) // len(modes(name)))
    for n in seeds(each):
        given = switched if n % 4 == 3 else usual
        seed = f"{title(usual)} {n}"
        match = chance.begin(game, given, seed, quiet=True)
        with chance.telling(match, given, seed):
            checks.laws(match)
            for _ in chance.play_out(match, chance.Chooser(game, seed)):
                checks.laws(match)
            checks.questions(match)


def failed_once() -> list[tuple[str, Given, int | str]]:
    """Return the games that failed once."""
    return [(item["game"], item["setup"], item["seed"]) for item in kept() if "game" in item]


@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [pytest.param(*item, id=f"{item[0]}-{title(item[1])}-{item[2]}") for item in failed_once()],
)
def test_games_that_failed_once_hold_now(name: str, given: Given, seed: int | str) -> None:
    match = chance.begin(gt.game(name), given, seed)
    with chance.telling(match, given, seed):
        walk.walk(match, seed)


def test_a_game_that_fails_says_how_to_play_it_again() -> None:
    """Break a law in the middle of a random game, and play the game again from the notes."""
    name = gt.games()[0]
    given = modes(name)[0]
    match = chance.begin(gt.game(name), given, 5)
    for _ in chance.play_out(match, chance.Chooser(match.game, 5), 3):
        pass
    with pytest.raises(AssertionError) as broken, chance.telling(match, given, 5):
        raise AssertionError("a law is broken")
    kept_line, record = broken.value.__notes__
    again = yaml.safe_load(kept_line.partition("\n")[2])
    assert again == [{"game": name, "setup": given, "seed": 5}]
    replayed = gt.replay(yaml.safe_load(record.partition("\n")[2]))
    assert replayed.choices == match.choices
    assert len(match.choices) == 3
