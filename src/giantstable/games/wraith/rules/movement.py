"""Movement Actions: Climb, Drop and Leap (WG-MOVE).

Where a movement may end is a table of the body (see ``body.py``); here the pawn moves.
"""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import CLIMB, DROP, LEAP
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import NO_ROW, Fight


def climb_ends(t: Fight, value: int) -> list[int]:
    """Return where a Climb may end; value 0 moves nobody (WG-MOVE-13, W21)."""
    body = t.giant.body
    ends = body.climb_ends(t.pawn, value)
    if not t.house.top_climb_forced and body.is_top(t.pawn) and t.acting != NO_ROW:
        return [*ends, t.pawn]  # the house lets her stay; nobody pays to do nothing (W11, W22)
    return ends


def leap_ends(t: Fight, value: int) -> list[int]:
    """Return where a Leap may end; value 0 moves nobody (WG-MOVE-29)."""
    return t.giant.body.leap_ends(t.pawn, value)


def drop_ends(t: Fight) -> list[int]:
    """Return where a Drop may end; on the Ground there is no way down (W25)."""
    return t.giant.body.drop_ends(t.pawn)


def move(t: Fight, type_: int, place: int) -> bool:
    """Move the pawn; return whether it moved at all. No movement costs a Wound (WG-MOVE-34)."""
    here = t.pawn
    if place == here and here != GROUND:
        t.tell(h.STAYED, here)
        return False
    t.pawn = place
    if type_ == CLIMB:
        if place == GROUND:
            t.tell(h.FELL, here)  # over the top (WG-MOVE-22)
        else:
            t.tell(h.CLIMBED, place, here)
    elif type_ == DROP:
        t.tell(h.DROPPED, place, here)
    elif type_ == LEAP:
        t.tell(h.LEAPT, place, here)
    else:
        t.tell(h.WARPED, place, here)
    return True
