"""Who is likely to win: what a table shows of each seat, weighed as many games have taught.

The weights were fitted to games of bots; docs/bots.md tells how well they hold.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from giantstable.games.assault.bot.outlook import turns_left
from giantstable.games.assault.box.effects import RUNE_JOURNEY
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.events import can_claim, top_special
from giantstable.games.assault.table.army import count as how_many
from giantstable.games.assault.table.army import soldiers, total
from giantstable.games.assault.table.realm import ENDGAME, GOES_ON, KINDS_OF_CARDS, Realm
from giantstable.kernel.masks import members

N: Final = 3 * 3 + 2 * 9 + len(RACES)  # numbers of a seat, most of them in several ways

WEIGHTS: Final[list[float]] = [
    0.579, 2.885, 3.91,  # points
    0.211, 3.071, 2.322,  # Events at hand
    0.284, 0.727, 0.309,  # turns to come
    -0.332, 1.657,  # army
    0.54, -1.195,  # wounded
    0.668, -0.145,  # land
    0.943, -0.093,  # cards
    0.057, 0.301,  # runes
    -0.004, 0.026,  # spells
    -0.745, 0.686,  # row
    0.128, 0.08,  # special Events
    0.128, 0.376,  # the next of them
    -0.56, 0.109, -0.615, -0.172, 0.7, 0.537,  # races
]  # fmt: skip


def chances(realm: Realm) -> list[float]:
    """Return the chance of each seat to win."""
    seats = realm.world.seats
    if realm.result != GOES_ON:
        share = 1.0 / max(1, realm.won.bit_count())
        return [share if realm.won >> seat & 1 else 0.0 for seat in range(seats)]
    marks = [standing(realm, seat) for seat in range(seats)]
    scores: list[float] = []
    for mark in marks:
        score = 0.0
        for i in range(N):
            score += WEIGHTS[i] * mark[i]
        scores.append(score)
    most = max(scores)
    found = [exp(score - most) for score in scores]
    whole = sum(found)
    return [each / whole for each in found]


def standing(realm: Realm, seat: int) -> list[float]:
    """Return how a seat stands, in numbers: points, army, land, cards, turns to come, its race."""
    race = realm.race_of[seat]
    world = realm.world
    turns = turns_left(realm)
    near = 1.0 / (1.0 + turns)
    found: list[float] = []
    points = realm.points[race] / 10.0
    for number in (points, _claimable(realm, race) / 10.0, _more_turns(realm, seat)):
        found.append(number)
        found.append(number * sqrt(near))
        found.append(number * near)
    army = 0.0
    wounded = 0.0
    for region in members(realm.held[race]):
        army += total(realm.army[region], world.value[race])
        for soldier in soldiers(realm.army[region]):
            if soldier & 1:
                wounded += how_many(realm.army[region], soldier) * world.value[race][soldier // 2]
    runes = 0
    for kind in range(RUNE_JOURNEY, KINDS_OF_CARDS):
        runes += realm.owns(race, kind)
    top = top_special(realm, race)
    later = turns / (3.0 + turns)
    for number in (
        army / 10.0,
        wounded / 10.0,
        (realm.held[race] & world.board.small_folk).bit_count() / 3.0,
        (realm.cards(race) - runes) / 5.0,
        runes / 2.0,
        len(realm.spells[race]) / 2.0,
        len(realm.row[race]) / 5.0,
        realm.special[race] / 2.0,
        0.0 if top is None else top.points / 5.0,
    ):
        found.append(number)
        found.append(number * later)
    for other in range(len(RACES)):
        found.append(later if other == race else 0.0)
    return found


def _claimable(realm: Realm, race: int) -> float:
    """Return the points of the best Event that a race could claim now."""
    best = 0
    for index in realm.event_row:
        event = realm.world.box.universal_events[index]
        if event.points > best and can_claim(realm, race, event):
            best = event.points
    top = top_special(realm, race)
    if top is not None and top.points > best and can_claim(realm, race, top):
        best = top.points
    return float(best)


def _more_turns(realm: Realm, seat: int) -> float:
    """Return what is still to come of the round for a seat: a turn is worth most at the end."""
    seats = realm.world.seats
    away = (seat - realm.seat_of[realm.active]) % seats
    if realm.stage == ENDGAME:
        return (realm.left_to_play + 1 + seats - 1 - away) // seats
    return 1.0 - away / seats
