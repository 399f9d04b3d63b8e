"""Armies to begin with, for those who bring theirs: what bots would draft from one box."""

from __future__ import annotations

from giantstable.games.heroscape.bot.army import weigh_cards
from giantstable.games.heroscape.bot.lore import Lore, lore_of
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import waits_for_drop
from giantstable.games.heroscape.rules.setup.gathering import draftable, next_drafter, points_left
from giantstable.games.heroscape.rules.setup.muster import new_fray
from giantstable.games.heroscape.rules.setup.scouting import heroes_first, may_be_scout
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.rng import seeded


def drafts(theatre: Theatre) -> list[list[list[str]]]:
    """Return armies that go together: one draft for each seat that could be the first to choose.

    Of every seat the ids of its cards, without those that it has anyway.
    """
    lore = lore_of(theatre)
    return [_draft(theatre, lore, first) for first in range(len(theatre.seats))]


def _draft(theatre: Theatre, lore: Lore, first: int) -> list[list[str]]:
    fray = new_fray(theatre, seeded(0), [])
    fray.first_drafter = first
    armies: list[list[str]] = [[] for _ in theatre.seats]
    seat = next_drafter(fray)
    while seat != NOBODY:
        cards = offered(fray, seat)
        unit = weigh_cards(fray, seat, lore, cards).choice() if cards else DONE
        fray.picks += 1
        if unit == DONE:
            fray.drafted_out |= 1 << seat
        else:
            fray.change_hands(unit, seat)
            armies[seat].append(theatre.units[unit].id)
        seat = next_drafter(fray)
    return armies


def offered(fray: Fray, seat: int) -> list[int]:
    """Return what a seat may take; nobody is placed here, so its hero is known by his card."""
    units = draftable(fray, seat, points_left(fray, seat))
    if all(waits_for_drop(fray, unit) for unit in fray.army(seat)):  # R-DROP-01
        units = [unit for unit in units if not waits_for_drop(fray, unit)]
    if any(may_be_scout(fray.theatre.units[unit]) for unit in fray.army(seat)):
        return units
    return heroes_first(fray, seat, units)
