"""Setups worth playing, game by game. A game without an entry here is played as its options say."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import giantstable as gt
from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.kernel.game import CHOICE, FLAG, TEXT, SetupOption

Given = dict[str, object]


def modes(name: str) -> list[Given]:
    """Return every way to play a game that its rulebook knows."""
    return MODES[name]() if name in MODES else _each_option(name)


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


def _wraith_modes() -> list[Given]:
    """Return all Wraiths x Giants x Dangerous Footholds x gauntlets."""
    options = {option.name: option for option in gt.game("wraith").setup_options()}
    names = ["wraith", "giant", "footholds", "gauntlet"]
    return [
        dict(zip(names, mode, strict=True))
        for mode in product(*[values(options[name]) for name in names])
    ]


BROUGHT = ["finn, thorgrim", "mimring", "grimnak, marro-warriors", "syvarris, izumi-samurai"]


def _heroscape_modes() -> list[Given]:
    """Return all scenarios for all numbers of players, and some with armies brought along."""
    game = gt.game("heroscape")
    assert isinstance(game, HeroscapeGame)
    found: list[Given] = []
    for scenario in game.scenarios:
        for seats in scenario.seatings:
            mode: Given = {"scenario": scenario.id, "players": len(seats)}
            found.append(mode)
    for id_ in ("clashing-fronts", "under-tempests-cover"):
        armies: Given = {f"army_{i}": BROUGHT[i - 1] for i in (1, 2)}
        found.append({"scenario": id_, "players": 2, "armies": "pre-made", **armies})
    found.append({"scenario": "a-toxic-mist", "players": 2, "sets": 2})
    return found


def _assault_modes() -> list[Given]:
    """Return all numbers of players, and games with few Story Markers, which no switch meets."""
    found: list[Given] = [{"seats": seats} for seats in range(3, 7)]
    return [*found, {"seats": 4, "marker_cap": True}, {"seats": 6, "marker_cap": True}]


MODES: dict[str, Callable[[], list[Given]]] = {
    "assault": _assault_modes,
    "heroscape": _heroscape_modes,
    "wraith": _wraith_modes,
}

# How random players of a game may lean: the weight of an option by the first word of its notation,
# where every other weighs 20. Blind chance alone dies young, and never sees how late fights go.
Habit = dict[str, int]
HABITS: dict[str, list[Habit]] = {
    "wraith": [
        {},
        {"fearless": 1},
        {"fearless": 1, "rest": 80},
        {"fearless": 1, "sword": 400, "bow": 400, "fireworks": 400, "cast": 100, "use": 100},
    ],
    "heroscape": [{}, {"done": 1, "stay": 1}, {"done": 100, "stay": 100}],
    "assault": [
        {},
        {"done": 2, "rest": 2, "attack": 100, "recruit": 60},
        {"done": 4, "magic": 100, "cast": 200, "leader": 60, "unique": 60, "claim": 400},
        {"rest": 60, "trade": 100, "offer": 100, "yes": 60, "pass": 2},
    ],
}


# A game of these is as long as so many others: so many times fewer are played.
LENGTHS = {"assault": 7, "heroscape": 6}


def games_of(name: str, games: int) -> int:
    """Return how many games of one kind to play where so many short ones would be played."""
    return -(-games // LENGTHS.get(name, 1))


def title(given: Given) -> str:
    """Return a setup as a test's name."""
    words = [v if isinstance(v, str) else f"{name}={v}" for name, v in given.items()]
    return "-".join(words) or "usual"
