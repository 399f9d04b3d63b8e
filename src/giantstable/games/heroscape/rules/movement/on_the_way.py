"""Moving: a chosen move is carried out step by step, with what happens on the way."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import FREE
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.movement.offer import Offer
from giantstable.games.heroscape.rules.movement.one_step import (
    come_to,
    leading,
    one_step,
    roll_for_falls,
)
from giantstable.games.heroscape.rules.movement.routes import BACKWARDS, FLY, GRAPPLE
from giantstable.games.heroscape.rules.powers.flying import fly
from giantstable.games.heroscape.rules.powers.grapple_gun import grapple
from giantstable.games.heroscape.table.codes import first_of, price_of, second_of
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import MOVED, MOVED_BASIC
from giantstable.kernel.decision import Play


def move(fray: Fray, offer: Offer, code: int) -> Play:
    """Carry out a move that was offered, as far as the figure lives.

    Falls are rolled for after it, when the figure has stopped and has had what lies there: who
    drops and walks on to Kelda is healed first (HS-M-FALL-02, R-FALL-02).
    """
    figure = offer.figure
    falls: list[int] = []
    how = offer.how(code)
    lead, trail = offer.ends(code)
    fray.paces = 0
    if how == FLY:
        yield from fly(fray, figure, first_of(code), second_of(code))
    elif how == GRAPPLE:
        yield from grapple(fray, figure, lead, falls)
    elif price_of(code) == FREE and not fray.theatre.steps_matter:
        _walk_freely(fray, offer, code)
    else:
        yield from _walk(fray, offer, code, falls)
    fray.paces = 0
    fray.mover = NOBODY
    yield from _stop(fray, figure, lead, trail)
    yield from roll_for_falls(fray, figure, falls)


def _walk_freely(fray: Fray, offer: Offer, code: int) -> None:
    """Walk where nobody can do anything about it."""
    figure = offer.figure
    if fray.events is not None:
        steps = fray.theatre.steps[fray.theatre.height_kind[figure]]
        for first, second in way(fray, offer, code):
            fray.paces += steps.cost(*leading(fray, figure, first, second))
            come_to(fray, figure, first, second)
            _tell(fray, figure, first, second)
    fray.stand(figure, first_of(code), second_of(code))


def _walk(fray: Fray, offer: Offer, code: int, falls: list[int]) -> Play:
    """Walk step by step; who survives swipes goes on (R-LEAVE-01), and who falls (R-FALL-02)."""
    figure = offer.figure
    kind = MOVED_BASIC if fray.theatre.basic else MOVED
    for first, second in way(fray, offer, code):
        yield from one_step(fray, figure, first, second, kind, falls)
        if fray.fate[figure] != STANDING:
            return


def way(fray: Fray, offer: Offer, code: int) -> list[tuple[int, int]]:
    """Return where the figure stands after each step: its head, and its tail or NOWHERE."""
    ends = offer.way(code)
    if fray.figures.second[offer.figure] == NOWHERE:
        return [(space, NOWHERE) for space in ends[1:]]
    stances = fray.theatre.ground.stances
    backwards = offer.how(code) == BACKWARDS
    places: list[tuple[int, int]] = []
    for stance in ends[1:]:
        lead = stances.lead[stance]
        trail = stances.trail[stance]
        places.append((trail, lead) if backwards else (lead, trail))
    places[-1] = (first_of(code), second_of(code))  # it may turn about when it stops (R-DBL-01)
    return places


def _tell(fray: Fray, figure: int, first: int, second: int) -> None:
    kind = MOVED_BASIC if fray.theatre.basic else MOVED
    fray.tell(kind, figure, first, second, seat=fray.seat_of(figure))


def _stop(fray: Fray, figure: int, lead: int, trail: int) -> Play:
    """Stop: the leading end takes a glyph; under the trailing end one is only turned up."""
    if fray.glyphs and fray.fate[figure] == STANDING:
        yield from glyphs.stop_on(fray, figure, lead)
        if trail != NOWHERE and fray.figures.second[figure] != NOWHERE:
            number = fray.glyph_at(trail)
            if number != NOBODY and fray.glyph_hidden[number]:
                yield from glyphs.stop_on(fray, figure, trail)  # R-GLYPH-01
