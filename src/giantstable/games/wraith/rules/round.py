"""Gameplay (WG-ROUND): rounds of three steps, until somebody is beaten."""

from __future__ import annotations

from giantstable.games.wraith.rules.giant_action import giant_action_step
from giantstable.games.wraith.rules.player_action import player_action_step
from giantstable.games.wraith.rules.refresh import refresh_step
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import ACT, GIANT, REFRESH, Fight
from giantstable.kernel.decision import CHECKPOINT, Play


def fight(t: Fight) -> Play:
    """Play rounds from wherever the table stands (WG-ROUND-01, WG-ROUND-06)."""
    if t.step != ACT:
        yield CHECKPOINT  # a position may start anywhere; the Player Action Step has its own
    while True:
        if t.step == ACT:
            if t.played == 0:
                t.tell(h.ROUND_BEGAN, t.round)
            yield from player_action_step(t)
            t.step = REFRESH
        if t.step == REFRESH:
            yield from refresh_step(t)
            t.step = GIANT
        yield from giant_action_step(t)
        t.step = ACT
        t.played = 0
        t.round += 1
