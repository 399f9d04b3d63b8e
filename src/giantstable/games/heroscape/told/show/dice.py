"""Dice and chances as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.tally import Tally

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes


def reasons(fray: Fray, tally: Tally) -> list[shapes.DiceReason]:
    """Return what a number is made of."""
    found: list[shapes.DiceReason] = []
    for entry in tally.entries:
        reason: shapes.DiceReason = {"reason": entry.reason, "n": entry.n}
        if entry.figure != NOBODY:
            reason["figure"] = fray.theatre.figure_ids[entry.figure]
        if entry.space != NOWHERE:
            reason["space"] = fray.theatre.field.names[entry.space]
        found.append(reason)
    return found


def told_odds(odds: Odds, figure: int) -> shapes.Odds:
    """Return what may happen to a figure, and what the attacker may get back."""
    shown: shapes.Odds = {"wounds": odds.wounds(figure), "destroys": odds.destroys(figure)}
    if odds.counter is not None:
        shown["counter"] = odds.counter_wounds()
    return shown
