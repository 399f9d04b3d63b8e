"""The move action of a turn: which figures of the acting card move, one after another."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.movement import destinations, on_the_way
from giantstable.games.heroscape.rules.movement.offer import Offer
from giantstable.games.heroscape.table.asks import MOVE_TO, MOVE_TO_BASIC, MOVER, MOVER_BASIC
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import MOVE, Fray
from giantstable.games.heroscape.table.prepared import Prepared
from giantstable.kernel.decision import Decision, Play


def move_action(fray: Fray) -> Play:
    """Move any, all or none of the acting card's figures, each once, in any order.

    HS-B-MOVE-02, HS-B-TURN-04, HS-M-MOVE-02, HS-M-TURN-05.
    """
    fray.action = MOVE
    fray.moved = 0
    fray.mover = NOBODY
    fray.prepared = None
    return move_on(fray)


def move_on(fray: Fray) -> Play:
    """Go on with the move action from wherever it is: who is on his move, then the others."""
    basic = fray.theatre.basic
    rests = resumes(fray)
    while True:
        figure = fray.mover
        if figure == NOBODY:
            movers = _movers(fray)
            if not movers.options:
                return
            figure = movers.options[0]
            if len(movers.options) > 1:
                fray.prepared = movers
                kind = MOVER_BASIC if basic else MOVER
                figure = yield Decision(fray.seat, kind, movers.options, rests=rests)
                fray.prepared = None
                if figure == DONE:
                    return
            fray.moved |= 1 << figure
        offer = _offer(fray, figure)
        if not offer.codes:
            continue
        fray.mover = figure
        fray.prepared = offer
        kind = MOVE_TO_BASIC if basic else MOVE_TO
        code = yield Decision(fray.seat, kind, offer.options, figure, rests=rests)
        fray.prepared = None
        if code != DONE:
            fray.went |= 1 << figure
            yield from on_the_way.move(fray, offer, code)
        fray.mover = NOBODY


def resumes(fray: Fray) -> bool:
    """Return whether the table alone says what comes after the move action.

    Of several powers that act after moving it does not: one of them may have let the card move.
    """
    return len(fray.theatre.talents.after_moving[fray.unit]) < 2


def _movers(fray: Fray) -> Prepared:
    """Return who may move next; of several, or nobody any more."""
    prepared = fray.prepared
    if prepared is not None:
        return prepared
    movers = Prepared()
    movers.options = [figure for figure in fray.able() if not fray.moved >> figure & 1]
    if len(movers.options) > 1:
        movers.options.append(DONE)
    return movers


def _offer(fray: Fray, figure: int) -> Offer:
    """Return where a figure may move; its options are these, or to stay."""
    prepared = fray.prepared
    if prepared is not None:
        assert isinstance(prepared, Offer)
        return prepared
    offer = destinations.offered(fray, figure)
    offer.options = [*offer.codes, DONE]
    return offer
