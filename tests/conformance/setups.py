"""Setups worth playing: as a game's tests say (``tests/games/NAME/setups.py``), or its options.

What such a module may say: ``modes()``, ``HABITS``, ``LENGTH`` and ``STRIDE``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import giantstable as gt
from giantstable.kernel.game import CHOICE, FLAG, TEXT, SetupOption
from tests.strength import seeds

Given = dict[str, object]
# How random players of a game may lean: the weight of an option by the first word of its notation,
# where every other weighs 20. Blind chance alone dies young, and never sees how late games go.
Habit = dict[str, int]


@cache
def _own(name: str) -> ModuleType | None:
    """Return what the tests of a game say about its setups."""
    module = f"tests.games.{name}.setups"
    try:
        return import_module(module) if find_spec(module) is not None else None
    except ModuleNotFoundError:  # no tests of its own at all
        return None


def modes(name: str) -> list[Given]:
    """Return every way to play a game that its rulebook knows."""
    own = _own(name)
    found: list[Given] = own.modes() if own is not None else _each_option(name)
    return found


def habits(name: str) -> list[Habit]:
    """Return how random players of a game may lean."""
    found: list[Habit] = getattr(_own(name), "HABITS", [{}])
    return found


def qualities(name: str) -> tuple[str, ...]:
    """Return the facts of options that name no thing but how it is: a price, an end."""
    found: tuple[str, ...] = getattr(_own(name), "QUALITIES", ())
    return found


def length(name: str) -> int:
    """Return how many short games last as long as one of these: so many times fewer are played."""
    found: int = getattr(_own(name), "LENGTH", 1)
    return found


def stride(name: str) -> int:
    """Return how many steps lie at least between two at which everything is checked."""
    found: int = getattr(_own(name), "STRIDE", 1)
    return found


def setups(name: str) -> list[Given]:
    """Return the modes, each with other switches for disputed rulings."""
    options = gt.game(name).setup_options()
    house = [option for option in options if option.house and option.kind != TEXT]
    found: list[Given] = []
    for n, mode in enumerate(modes(name)):
        # The bits of a number that runs on: over few modes every switch meets every other.
        switches = n * 11 % (1 << len(house)) if house else 0
        flipped = {
            option.name: _other(option) for i, option in enumerate(house) if switches >> i & 1
        }
        found.append({**mode, **flipped})
    return found


def values(option: SetupOption) -> list[object]:
    """Return what an option can be; a number only at both its ends."""
    if option.kind == CHOICE:
        return list(option.choices)
    if option.kind == FLAG:
        return [False, True]
    return [option.low, option.high]


def _other(option: SetupOption) -> object:
    return next(value for value in values(option) if value != option.default)


def _each_option(name: str) -> list[Given]:
    """Return the usual game, and for each option the game in which it alone is different."""
    found: list[Given] = [{}]
    for option in gt.game(name).setup_options():
        if not option.house:
            found.extend({option.name: v} for v in values(option) if v != option.default)
    return found


def games_of(name: str, games: int) -> int:
    """Return how many games of one kind to play where so many short ones would be played."""
    return -(-games // length(name))


def games_to_play(each: int, stride: int = 7) -> list[tuple[str, Given, int]]:
    """Return games with their seeds, so many of each: its setups in turn until there are enough.

    ``stride``: how far one setup lies from the next, so that few games meet many of them.
    """
    found: list[tuple[str, Given, int]] = []
    for name in gt.games():
        known = setups(name)
        drawn = seeds(games_of(name, each))
        found.extend((name, known[n * stride % len(known)], seed) for n, seed in enumerate(drawn))
    return found


def title(given: Given) -> str:
    """Return a setup as a test's name."""
    words = [v if isinstance(v, str) else f"{name}={v}" for name, v in given.items()]
    return "-".join(words) or "usual"
