"""The move action of a turn: which figures of the acting card move, one after another."""

from __future__ import annotations

from giantstable.games.heroscape import moves, moving
from giantstable.games.heroscape.asks import DONE, MOVE_TO, MOVE_TO_BASIC, MOVER, MOVER_BASIC
from giantstable.games.heroscape.battle import MOVE, Battle
from giantstable.kernel.decision import Decision, Play


def move_action(battle: Battle) -> Play:
    """Move any, all or none of the acting card's figures, each once, in any order.

    HS-B-MOVE-02, HS-B-TURN-04, HS-M-MOVE-02, HS-M-TURN-05.
    """
    basic = battle.theatre.basic
    battle.action = MOVE
    battle.moved = 0
    while True:
        movers = [figure for figure in battle.able() if not battle.moved >> figure & 1]
        if not movers:
            return
        figure = movers[0]
        if len(movers) > 1:
            movers.append(DONE)
            figure = yield Decision(battle.seat, MOVER_BASIC if basic else MOVER, movers)
            if figure == DONE:
                return
        battle.moved |= 1 << figure
        offer = moves.offered(battle, figure)
        if not offer.codes:
            continue
        codes = [*offer.codes, DONE]
        code = yield Decision(battle.seat, MOVE_TO_BASIC if basic else MOVE_TO, codes, figure)
        if code != DONE:
            battle.went |= 1 << figure
            yield from moving.move(battle, offer, code)
