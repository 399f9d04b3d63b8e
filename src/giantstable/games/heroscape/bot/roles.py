"""How to play which side of which scenario: styles that have won, and a way to tell for others."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot.lore import lore_of
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.style import PLAIN, Style
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import Fray

# Scenario -> the style of side 1, and of all others (of one alone: of all). They were found by
# trying styles at random against greedy, the best ones longer, the last one on fresh seeds.
ROLES: Final[dict[str, list[Style]]] = {
    "the-search-for-comfrey-plants": [
        Style("patient herbalist", caution=30.0, height=20.0),
        Style("patient herbalist", caution=30.0, approach=1.0, run=0.5),
    ],
    "dive-the-dark-lakes": [
        Style("wary diver", caution=16.0, run=2.0, height=20.0),
        Style("second diver", caution=4.0, approach=0.5, run=0.5),
    ],
    "attack-at-dawn": [
        Style("dawn, all at once", caution=2.0, approach=1.6, crowd=0.0, height=20.0),
        Style("dawn on the heights", caution=16.0, run=2.0, glyph=4.0, height=20.0),
    ],
    "clashing-fronts": [Style("heights", height=8.0)],
}
BASIC: Final = Style("basic", caution=4.0, approach=0.5, run=0.5)  # one Life each: strike first
# Where a secret scout has to get through: he runs at once, and who hunts him stands in his way as
# soon as anybody who may be the scout is near.
SCOUT: Final = Style("scout", run=8.0, guard=0.3, glyph=0.5, crowd=0.3, height=20.0, errand=300.0)
HUNT: Final = Style("hunt", guard=15.0, errand=15.0)
ALARM: Final = 4.0  # turns


def role_of(fray: Fray, seat: int) -> Style:
    """Return the style in which a seat had best fight."""
    theatre = fray.theatre
    fitted = ROLES.get(theatre.scenario.id, [])
    if fitted:
        return fitted[min(theatre.seats[seat].side, len(fitted)) - 1]
    if fray.scout != NOBODY:
        return _of_scouting(fray, seat)
    return BASIC if theatre.basic else PLAIN


def _of_scouting(fray: Fray, seat: int) -> Style:
    outlook = Outlook(fray, seat, lore_of(fray.theatre))
    if outlook.only_scout:
        return SCOUT
    for figure in outlook.foes:
        unit = fray.theatre.unit_of[figure]
        if fray.under[unit] == NOBODY:
            continue
        far = outlook.nearest(figure, outlook.guarded, fray.figures.first[figure])
        if far <= ALARM * outlook.lore.moves[unit]:
            return HUNT
    return PLAIN
