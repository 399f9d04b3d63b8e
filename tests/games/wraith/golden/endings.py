"""Finding a fight for each way a fight can end, whatever the content's numbers are.

First by chance, then by a bot that plays well, at last from the brink of victory.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.masks import members
from giantstable.kernel.match import Match
from tests.conformance import chance
from tests.conformance.setups import Given

CHANCE_FIGHTS = 600
BOT_FIGHTS = 12
BRINK_FIGHTS = 400

Doc = dict[str, object]


def records() -> dict[str, Doc]:
    """Return for each way a fight can end the record of one that did."""
    missing = gt.game("wraith").results()
    found: dict[str, Doc] = {}
    for match in fights():
        if match.result in missing:
            missing.remove(match.result)
            found[match.result] = match.record()
            if not missing:
                break
    return found


def fights() -> Iterator[Match]:
    """Yield fights at their end, the likely ones first."""
    setups = pairs()
    for n in range(CHANCE_FIGHTS):
        match = chance.begin(gt.game("wraith"), setups[n % len(setups)], n)
        yield by_chance(match, n)
    for n in range(BOT_FIGHTS):
        match = gt.new("wraith", seed=n)
        play_on(match, [bot("greedy", match.game, n)])
        yield match
    for n in range(BRINK_FIGHTS):
        given = setups[n % len(setups)]
        yield by_chance(gt.load("wraith", brink_of_bleeding(given, n)), n)
        yield by_chance(gt.load("wraith", brink_of_scars(given, n)), n)


def pairs() -> list[Given]:
    """Return every Wraith with every Giant."""
    game = wraith_game()
    return [
        {"wraith": wraith.id, "giant": giant.id}
        for wraith, giant in product(game.wraiths, game.giants)
    ]


def wraith_game() -> WraithGame:
    """Return the game with its pieces."""
    game = gt.game("wraith")
    assert isinstance(game, WraithGame)
    return game


def by_chance(match: Match, seed: int) -> Match:
    """Play a fight to its end by chance."""
    for _ in chance.play_out(match, chance.Chooser(match.game, seed)):
        pass
    return match


def brink_of_bleeding(given: Given, seed: int) -> Doc:
    """Return a position in which the Giant has a single Wound left to take."""
    skills = wraith_game().wraith_of(wraith_game().settle(given)).skills
    table: Doc = {"health": 1, "pools": [0] * len(skills), "pawn": "A1", "seed": seed}
    return {"setup": given, "table": table}


def brink_of_scars(given: Given, seed: int) -> Doc:
    """Return a position in which one Wound on the first card makes the Scar still missing."""
    giant = wraith_game().giant_of(wraith_game().settle(given))
    first = seed % len(giant.cards)
    cards = giant.cards[first:] + giant.cards[:first]
    scars = giant.scars_limit - 1
    above = [card.id for card in cards[:scars]]
    row: list[Doc] = [{"card": card.id} for card in cards[scars : scars + 5]]
    row[0]["wounds"] = cards[scars].wound_limit - 1
    place = giant.body.names[members(cards[scars].weak)[0]]
    return {"setup": given, "table": {"above": above, "row": row, "pawn": place, "seed": seed}}
