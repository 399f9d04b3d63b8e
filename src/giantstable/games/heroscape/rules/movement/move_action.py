"""The move action of a turn: which figures of the acting card move, one after another."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.movement import destinations, on_the_way
from giantstable.games.heroscape.table.asks import MOVE_TO, MOVE_TO_BASIC, MOVER, MOVER_BASIC
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import MOVE, Fray
from giantstable.kernel.decision import Decision, Play


def move_action(fray: Fray) -> Play:
    """Move any, all or none of the acting card's figures, each once, in any order.

    HS-B-MOVE-02, HS-B-TURN-04, HS-M-MOVE-02, HS-M-TURN-05.
    """
    basic = fray.theatre.basic
    fray.action = MOVE
    fray.moved = 0
    while True:
        movers = [figure for figure in fray.able() if not fray.moved >> figure & 1]
        if not movers:
            return
        figure = movers[0]
        if len(movers) > 1:
            movers.append(DONE)
            figure = yield Decision(fray.seat, MOVER_BASIC if basic else MOVER, movers)
            if figure == DONE:
                return
        fray.moved |= 1 << figure
        offer = destinations.offered(fray, figure)
        if not offer.codes:
            continue
        fray.mover = figure
        codes = [*offer.codes, DONE]
        code = yield Decision(fray.seat, MOVE_TO_BASIC if basic else MOVE_TO, codes, figure)
        if code != DONE:
            fray.went |= 1 << figure
            yield from on_the_way.move(fray, offer, code)
        fray.mover = NOBODY
