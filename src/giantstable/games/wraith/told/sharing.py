"""What several questions share out, told as one: cards that get Wounds, pools that pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.wraith.rules.effects.fireworks import fair_amounts, lit_through
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes


def sharing(t: Fight, d: Decision) -> shapes.Show | None:
    """Return among what the open question and those after it share something out, and how."""
    kind = d.kind_of
    if kind is asks.PAY:
        pools = list(range(d.subject, len(t.pools)))
        ways = _shares([t.pools[pool] for pool in pools], d.about)
        return {"things": [t.wraith.skills[pool].id for pool in pools], "settled": 0, "ways": ways}
    if kind is asks.SPLIT:
        left = len(t.shared) - len(t.given)
        ways = [t.given + way for way in _shares([d.about] * left, d.about)]
    elif kind is asks.SPREAD:
        ways = _sparks(lit_through(t, t.shared), t.given, len(t.shared), d.about)
    else:
        return None
    return {
        "things": [t.giant.cards[t.row[slot]].id for slot in t.shared],
        "settled": len(t.given),
        "ways": _least_wasted(t, ways),
    }


def _shares(most: list[int], total: int) -> list[list[int]]:
    """Return every way to share so much out among things that each take so many at most."""
    if not most:
        return [[]] if total == 0 else []
    return [
        [first, *rest]
        for first in range(min(most[0], total) + 1)
        for rest in _shares(most[1:], total - first)
    ]


def _sparks(reach: list[int], given: list[int], count: int, value: int) -> list[list[int]]:
    """Return every way in which Fireworks may go on (WG-ATK-16, W31)."""
    if len(given) == count:
        return [given]
    fair = fair_amounts(reach, given + [value] * (count - len(given)), len(given), value)
    return [way for amount in fair for way in _sparks(reach, [*given, amount], count, value)]


def _least_wasted(t: Fight, ways: list[list[int]]) -> list[list[int]]:
    """Return the ways that lose the fewest Wounds on full cards (WG-SCAR-10)."""
    wasted: list[int] = []
    for way in ways:
        lost = 0
        for slot, amount in zip(t.shared, way, strict=True):
            lost += max(0, amount + t.tokens[slot] - t.giant.cards[t.row[slot]].wound_limit)
        wasted.append(lost)
    least = min(wasted)
    return [way for way, lost in zip(ways, wasted, strict=True) if lost == least]
