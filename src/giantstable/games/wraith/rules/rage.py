"""Rage Effects (WG-RAGE)."""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import RAGE_CARD, RAGE_STUN, RAGE_WOUND
from giantstable.games.wraith.rules.harm import be_stunned, lose_cards, suffer_from_giant
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.event import EventKind


def rage_rises(t: Fight, spaces: int = 1, cause: EventKind = h.RAGE_ROSE) -> None:
    """Move the marker up; on the highest space it stays (WG-RAGE-01, W62)."""
    highest = len(t.giant.rage_track)
    if t.rage == highest:
        t.tell(h.RAGE_FULL, highest)
        return
    t.rage = min(t.rage + spaces, highest)
    t.tell(cause, t.rage)


def rage_breaks(t: Fight) -> None:
    """Carry out all symbols up to the marker, then put it back (WG-RAGE-07 .. WG-RAGE-10)."""
    if t.rage == 0:
        return
    wounds = 0
    cards = 0
    stun = False
    for space in t.giant.rage_track[: t.rage]:
        for symbol in space:
            if symbol == RAGE_WOUND:
                wounds += 1
            elif symbol == RAGE_CARD:
                cards += 1
            elif symbol == RAGE_STUN:
                stun = True
    height = t.rage
    t.rage = 0
    t.tell(h.RAGE_BROKE, height)
    suffer_from_giant(t, wounds)
    lose_cards(t, cards)
    if stun:
        be_stunned(t)
