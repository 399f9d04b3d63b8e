"""Drafting by what cards have won: fitted values, and a look at how the draft may go on."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.drafts import offered
from giantstable.games.heroscape.bot.fitted import (
    ANYWHERE,
    CARDS,
    LOGIT_A_POINT,
    OF_A_SHOOTER,
    OF_A_SQUAD,
    ZONES,
)
from giantstable.games.heroscape.bot.moves import SHOOTERS
from giantstable.games.heroscape.bot.weighed import Weighed, first_of_most
from giantstable.games.heroscape.box.cards import SQUAD, ArmyCard
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import waits_for_drop
from giantstable.games.heroscape.rules.setup.gathering import next_drafter, points_left
from giantstable.games.heroscape.rules.setup.placing import open_zones
from giantstable.games.heroscape.table.asks import REINFORCE
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.decision import Decision

NOTHING: Final = -1e9  # an army that could not be


class Tastes:
    """What each card of the box is worth to each seat, as the scenario and its side have it.

    The coin is what a card adds to the odds of winning (their logarithm).
    """

    def __init__(self, fray: Fray) -> None:
        theatre = fray.theatre
        scenario = theatre.scenario.id
        fitted = CARDS.get(f"{scenario} {len(theatre.seats)}", CARDS.get(scenario, []))
        self.of_seat: list[list[float]] = []
        for given in theatre.seats:
            known = ANYWHERE
            if fitted:
                known = fitted[min(given.side, len(fitted)) - 1]
            self.of_seat.append([_value(card, known) for card in theatre.units])
        self.points = [card.master.points for card in theatre.units]

    def a_point(self, seat: int) -> float:
        """Return what a point buys a seat on average."""
        return sum(self.of_seat[seat]) / max(1, sum(self.points))


def _value(card: ArmyCard, known: dict[str, float]) -> float:
    """Return what a card is worth: fitted, else as on other fields, else by its numbers."""
    found = known.get(card.id, ANYWHERE.get(card.id, NOTHING))
    return found if found != NOTHING else by_numbers(card)


def by_numbers(card: ArmyCard) -> float:
    """Return what a card nobody has fought with is worth: more than its points say in squads that
    shoot, less where one wounded hero is all of it."""
    worth = LOGIT_A_POINT * card.master.points
    if card.kind == SQUAD:
        worth *= OF_A_SQUAD
    if card.master.range >= SHOOTERS:
        worth *= OF_A_SHOOTER
    return worth


# -- drafting -------------------------------------------------------------------------------------


def weigh_draft(fray: Fray, decision: Decision) -> Weighed:
    """Weigh cards by the armies that all seats are likely to have if this one is taken now."""
    seat = decision.seat
    tastes = Tastes(fray)
    if decision.kind_of is REINFORCE:
        return _weigh_reinforcements(fray, tastes.of_seat[seat], decision)
    worths: list[float] = []
    for unit in decision.codes:
        future = fray.copy()
        _take(future, seat, unit)
        _draft_on(future, tastes)
        worths.append(_standing(future, seat, tastes) / LOGIT_A_POINT)
    return first_of_most(decision.codes, worths)


def _take(fray: Fray, seat: int, unit: int) -> None:
    """Draft a card; the first whose figures are placed takes the start zone too."""
    fray.picks += 1
    if unit == DONE:
        fray.drafted_out |= 1 << seat
        return
    fray.change_hands(unit, seat)
    if fray.zone[seat] == NOWHERE and not waits_for_drop(fray, unit):
        zones = open_zones(fray, seat)
        if zones:
            fray.zone[seat] = weigh_zones(fray, zones).choice()


def _draft_on(fray: Fray, tastes: Tastes) -> None:
    """Let all draft to the end, each what is worth most beyond the going price of its points."""
    seat = next_drafter(fray)
    while seat != NOBODY:
        values = tastes.of_seat[seat]
        price = _going_price(fray, values)
        best = DONE
        most = NOTHING
        for unit in offered(fray, seat):
            worth = values[unit] - price * fray.theatre.units[unit].master.points
            if values[unit] > 0.0 and worth > most:
                most = worth
                best = unit
        _take(fray, seat, best)
        seat = next_drafter(fray)


def _going_price(fray: Fray, values: list[float]) -> float:
    """Return what a point buys at least if all points are spent on the best that is left."""
    units = fray.theatre.units
    left = 0
    for seat in range(len(fray.theatre.seats)):
        if not fray.drafted_out >> seat & 1:
            left += points_left(fray, seat)
    rates: list[tuple[float, int]] = []
    for unit, card in enumerate(units):
        if fray.owner[unit] == NOBODY:
            rates.append((values[unit] / card.master.points, card.master.points))
    rates.sort(reverse=True)
    price = 0.0
    for rate, points in rates:
        price = rate
        left -= points
        if left <= 0:
            break
    return max(price, 0.0)


def _standing(fray: Fray, seat: int, tastes: Tastes) -> float:
    """Return how the armies compare for a seat; of several rivals each counts for its part."""
    theatre = fray.theatre
    mine = 0.0
    theirs = 0.0
    rivals = max(1, len(theatre.sides) - 1)
    for other in range(len(theatre.seats)):
        total = _army_value(fray, other, tastes) + _zone_value(fray, fray.zone[other])
        if theatre.seats[other].side == theatre.seats[seat].side:
            mine += total
        else:
            theirs += total
    return mine - theirs / rivals


def _army_value(fray: Fray, seat: int, tastes: Tastes) -> float:
    total = 0.0
    for unit in fray.army(seat):
        total += tastes.of_seat[seat][unit]
    return total


def _weigh_reinforcements(fray: Fray, values: list[float], decision: Decision) -> Weighed:
    """Weigh cards by the best that can still be had with them for the points."""
    points = decision.subject
    worths: list[float] = []
    for i, unit in enumerate(decision.codes):
        worth = 0.0
        if unit != DONE:
            cost = fray.theatre.units[unit].master.points
            worth = values[unit] + _best_rest(fray, values, decision.codes, i, points - cost)
        worths.append(worth / LOGIT_A_POINT)
    return first_of_most(decision.codes, worths)


def _best_rest(fray: Fray, values: list[float], codes: list[int], taken: int, points: int) -> float:
    """Return the most that other cards for so many points are worth together."""
    best = 0.0
    for i in range(len(codes)):
        if codes[i] == DONE or i == taken:
            continue
        cost = fray.theatre.units[codes[i]].master.points
        if cost <= points:
            rest = 0.0
            for j in range(i + 1, len(codes)):
                if codes[j] == DONE or j == taken:
                    continue
                if fray.theatre.units[codes[j]].master.points <= points - cost:
                    rest = max(rest, values[codes[j]])
            best = max(best, values[codes[i]] + rest)
    return best


# -- where to begin -------------------------------------------------------------------------------


def weigh_zones(fray: Fray, codes: list[int]) -> Weighed:
    """Weigh start zones by how often armies that began there have won."""
    return first_of_most(codes, [_zone_value(fray, zone) / LOGIT_A_POINT for zone in codes])


def _zone_value(fray: Fray, zone: int) -> float:
    known = ZONES.get(fray.theatre.scenario.id, {})
    if zone == NOWHERE or not known:
        return 0.0
    return known.get(list(fray.theatre.scenario.zones)[zone], 0.0)
