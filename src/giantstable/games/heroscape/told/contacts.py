"""Who is engaged with whom, and whom auras help, as all stand now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.strength import reach
from giantstable.games.heroscape.rules.powers.auras import helper
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.talents import Aura

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes


def engaged(fray: Fray) -> list[tuple[str, str]]:
    """Return every pair of figures that are engaged with each other, once (HS-M-ENG-01)."""
    ids = fray.theatre.figure_ids
    found: list[tuple[str, str]] = []
    for figure in _standing(fray):
        for foe in engaged_with(fray, figure):
            if foe > figure:
                found.append((ids[figure], ids[foe]))
    return found


def auras(fray: Fray) -> list[shapes.AuraAtWork]:
    """Return whom auras help now, and with what."""
    talents = fray.theatre.talents
    found: list[shapes.AuraAtWork] = []
    for aura in talents.attack_auras:
        _add(fray, aura, "attack", aura.attack, found)
    for aura in talents.defense_auras:
        _add(fray, aura, "defense", aura.defense, found)
    for aura in talents.range_auras:
        _add(fray, aura, "range", aura.range, found)
    return found


def _add(
    fray: Fray,
    aura: Aura,
    gives: Literal["attack", "defense", "range"],
    n: int,
    found: list[shapes.AuraAtWork],
) -> None:
    ids = fray.theatre.figure_ids
    for figure in _standing(fray):
        source = helper(fray, aura, figure)
        if source == NOBODY:
            continue
        if gives == "range" or aura.only_range in (0, reach(fray, figure)):
            found.append({"figure": ids[source], "helps": ids[figure], "gives": gives, "n": n})


def _standing(fray: Fray) -> list[int]:
    return [figure for figure, fate in enumerate(fray.fate) if fate == STANDING]
