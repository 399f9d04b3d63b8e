"""Gathering an army and giving orders: which cards to draft, where to begin, who acts when."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.lore import FAR, Lore
from giantstable.games.heroscape.bot.moves import SHOOTERS
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.weighed import Weighed, first_of_most
from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.table.codes import DONE, first_of
from giantstable.games.heroscape.table.fray import MARKERS, Fray
from giantstable.kernel.rng import Rng

MIX: Final = 1.25  # for the kind of fighter that the army has too few of
AGAIN: Final = 0.75  # a second turn of the same card: less is left to do, and it may be gone
WHIM: Final = 0.1  # so that orders cannot be foreseen

# -- drafting -------------------------------------------------------------------------------------


def weigh_cards(fray: Fray, seat: int, lore: Lore, codes: list[int]) -> Weighed:
    """Weigh cards by what they give for their points, and by what the army lacks."""
    shots = 0
    blades = 0
    for unit in fray.army(seat):
        if _shoots(fray.theatre.units[unit]):
            shots += fray.theatre.units[unit].master.points
        else:
            blades += fray.theatre.units[unit].master.points
    weighed = Weighed(codes, codes.index(DONE) if DONE in codes else 0)
    for i, unit in enumerate(codes):
        if unit == DONE:
            continue
        card = fray.theatre.units[unit]
        # Between the strength a point buys, and strength itself: few cards are left in the end.
        worth = lore.strength[unit] / (card.master.points + 40.0)
        if shots != blades and _shoots(card) == (shots < blades):
            worth *= MIX
        weighed.note(i, worth)
    return weighed


def _shoots(card: ArmyCard) -> bool:
    return card.master.range >= SHOOTERS


def weigh_scouts(fray: Fray, codes: list[int]) -> Weighed:
    """Weigh heroes by how likely they get through: fast, and hard to destroy."""
    worths: list[float] = []
    for unit in codes:
        card = fray.theatre.units[unit]
        tough = card.master.life * (card.master.defense + 2)
        worths.append(float(tough + 4 * card.master.move))
    return first_of_most(codes, worths)


# -- placing --------------------------------------------------------------------------------------


def weigh_starts(fray: Fray, seat: int, lore: Lore, figure: int, codes: list[int]) -> Weighed:
    """Weigh places to begin: near to where the battle will be, archers high up and behind."""
    field = fray.theatre.field
    card = fray.theatre.card_of(figure)
    goals = _enemy_ground(fray, seat)
    shoots = card.master.range >= SHOOTERS
    worths: list[float] = []
    for code in codes:
        first = first_of(code)
        far = FAR
        for goal in goals:
            far = min(far, lore.way(figure, goal)[first])
        worths.append(-0.3 * far + 0.5 * field.level[first] if shoots else -1.0 * far)
    return first_of_most(codes, worths)


def _enemy_ground(fray: Fray, seat: int) -> list[int]:
    """Return spaces in the other start zones: an end and the middle of each."""
    found: list[int] = []
    for number, spaces in enumerate(fray.theatre.scenario.zones.values()):
        if number != fray.zone[seat] and spaces:
            found.append(spaces[0])
            found.append(spaces[len(spaces) // 2])
    for goal in fray.theatre.scenario.victory:
        if goal.space != NOWHERE:
            found.append(goal.space)
    return found


# -- orders ---------------------------------------------------------------------------------------


def orders(outlook: Outlook, codes: list[int], rng: Rng) -> list[int]:
    """Return the card for each order marker: the best turns first, X where it deceives."""
    worths = _with_whims(turns(outlook, codes), rng)
    plan: list[int] = []
    for _ in range(MARKERS - 1):
        i = _highest(worths)
        plan.append(codes[i])
        worths[i] *= AGAIN
    idle = [-1.0 if codes[i] in plan else worths[i] for i in range(len(codes))]
    i = _highest(idle)
    plan.append(codes[i] if idle[i] >= 0.0 else codes[_highest(worths)])
    return plan


def best_turn(outlook: Outlook, codes: list[int], rng: Rng) -> int:
    """Return the card whose turn is worth most."""
    return codes[_highest(_with_whims(turns(outlook, codes), rng))]


def turns(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what a turn of each card is likely to gain."""
    return [outlook.turn_worth(unit) for unit in codes]


def _with_whims(worths: list[float], rng: Rng) -> list[float]:
    return [worth * (1.0 + WHIM * rng.below(100) / 100.0) for worth in worths]


def _highest(worths: list[float]) -> int:
    best = 0
    for i in range(1, len(worths)):
        if worths[i] > worths[best]:
            best = i
    return best
