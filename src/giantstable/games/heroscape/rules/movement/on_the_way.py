"""Moving: a chosen move is carried out step by step, with what happens on the way."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import EXTREME_FALLS, FREE, MAJOR_FALLS
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.attack import harm
from giantstable.games.heroscape.rules.movement.destinations import Offer
from giantstable.games.heroscape.rules.movement.routes import BACKWARDS, FLY, GRAPPLE
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import SWIPE
from giantstable.games.heroscape.table.codes import first_of, price_of, second_of
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    FELL,
    FELL_DEEP,
    FELL_FAR,
    FLEW,
    GRAPPLED,
    MOVED,
    MOVED_BASIC,
    SWIPE_DECLINED,
    SWIPED,
)
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.event import EventKind
from giantstable.kernel.form import NO, NO_OR_YES
from giantstable.kernel.masks import mask_of

UNHARMED: Final = 19  # on the d20, after an extreme fall (HS-M-FALL-04)


def move(fray: Fray, offer: Offer, code: int) -> Play:
    """Carry out a move that was offered, as far as the figure lives."""
    figure = offer.figure
    how = offer.how(code)
    lead, trail = offer.ends(code)
    if how == FLY:
        yield from _fly(fray, figure, first_of(code), second_of(code))
    elif how == GRAPPLE:
        yield from _step(fray, figure, lead, NOWHERE, GRAPPLED)
    elif price_of(code) == FREE and not fray.theatre.steps_matter:
        _walk_freely(fray, offer, code)
    else:
        yield from _walk(fray, offer, code)
    yield from _stop(fray, figure, lead, trail)


def _walk_freely(fray: Fray, offer: Offer, code: int) -> None:
    """Walk where nobody can do anything about it."""
    figure = offer.figure
    if fray.events is not None:
        for first, second in _way(fray, offer, code):
            _tell(fray, figure, first, second)
    fray.stand(figure, first_of(code), second_of(code))


def _walk(fray: Fray, offer: Offer, code: int) -> Play:
    """Walk step by step; a survivor of swipes and falls goes on (R-LEAVE-01, R-FALL-02)."""
    figure = offer.figure
    kind = MOVED_BASIC if fray.theatre.basic else MOVED
    for first, second in _way(fray, offer, code):
        yield from _step(fray, figure, first, second, kind)
        if fray.fate[figure] != STANDING:
            return


def _way(fray: Fray, offer: Offer, code: int) -> list[tuple[int, int]]:
    """Return where the figure stands after each step: its head, and its tail or NOWHERE."""
    way = offer.way(code)
    if fray.figures.second[offer.figure] == NOWHERE:
        return [(space, NOWHERE) for space in way[1:]]
    stances = fray.theatre.ground.stances
    backwards = offer.how(code) == BACKWARDS
    places: list[tuple[int, int]] = []
    for stance in way[1:]:
        lead = stances.lead[stance]
        trail = stances.trail[stance]
        places.append((trail, lead) if backwards else (lead, trail))
    places[-1] = (first_of(code), second_of(code))  # it may turn about when it stops (R-DBL-01)
    return places


def _step(fray: Fray, figure: int, first: int, second: int, kind: EventKind) -> Play:
    """Make one step: who is left swipes first, then it falls if it is that deep."""
    yield from _leave(fray, figure, first, second)
    if fray.fate[figure] != STANDING:
        return
    start, end = _lead(fray, figure, first, second)
    steps = fray.theatre.steps[fray.theatre.height_kind[figure]]
    fall = steps.fall(start, end)
    if _free(fray, figure, first) and _free(fray, figure, second):
        fray.stand(figure, first, second)
    else:
        fray.pass_by(figure, first, second)
    fray.tell(kind, figure, first, second, seat=fray.seat_of(figure))
    if fall != FREE:
        yield from _fall(fray, figure, fall)
        if fray.fate[figure] != STANDING:
            return
    victory.after_step(fray, figure)


def _free(fray: Fray, figure: int, space: int) -> bool:
    return space == NOWHERE or fray.figures.at[space] in (NOBODY, figure)


def _lead(fray: Fray, figure: int, first: int, second: int) -> tuple[int, int]:
    """Return the step of the leading end: the one whose place the other takes (R-FALL-04)."""
    head = fray.figures.first[figure]
    if second == NOWHERE:
        return head, first
    start = head if head in (first, second) else fray.figures.second[figure]
    return start, second if first == start else first


def _tell(fray: Fray, figure: int, first: int, second: int) -> None:
    kind = MOVED_BASIC if fray.theatre.basic else MOVED
    fray.tell(kind, figure, first, second, seat=fray.seat_of(figure))


def _fly(fray: Fray, figure: int, first: int, second: int) -> Play:
    """Fly: everybody engaged at take-off swipes, wherever the flight goes (R-FLY-01)."""
    yield from _swipes(fray, figure, engaged_with(fray, figure))
    if fray.fate[figure] == STANDING:
        fray.stand(figure, first, second)
        fray.tell(FLEW, figure, first, second, seat=fray.seat_of(figure))
        victory.after_step(fray, figure)


def _stop(fray: Fray, figure: int, lead: int, trail: int) -> Play:
    """Stop: the leading end takes a glyph; under the trailing end one is only turned up."""
    if fray.glyphs and fray.fate[figure] == STANDING:
        yield from glyphs.stop_on(fray, figure, lead)
        if trail != NOWHERE and fray.figures.second[figure] != NOWHERE:
            number = fray.glyph_at(trail)
            if number != NOBODY and fray.glyph_hidden[number]:
                yield from glyphs.stop_on(fray, figure, trail)  # R-GLYPH-01


# -- leaving an engagement ------------------------------------------------------------------------


def _leave(fray: Fray, figure: int, first: int, second: int) -> Play:
    """Let those swipe who were engaged with a figure and will not be after its step."""
    left: list[int] = []
    adjacency = fray.theatre.ground.adjacency
    height = fray.theatre.bodies[figure].height
    for foe in engaged_with(fray, figure):
        theirs = fray.theatre.bodies[foe].height
        beside = adjacency.beside(first, height, theirs)
        if second != NOWHERE:
            beside |= adjacency.beside(second, height, theirs)
        if not beside & mask_of(fray.figures.spaces(foe)):
            left.append(foe)
    yield from _swipes(fray, figure, left)


def _swipes(fray: Fray, figure: int, foes: list[int]) -> Play:
    """Roll one die for each foe that is left behind; all of one step together (HS-M-LEAVE-05)."""
    if not foes or fray.theatre.slips[fray.theatre.unit_of[figure]]:  # HS-P-CARR-03
        return
    wounds = 0
    for foe in foes:
        seat = fray.seat_of(foe)
        if fray.theatre.house.ask_swipes:
            answer = yield Decision(seat, SWIPE, NO_OR_YES, foe, figure)
            if answer == NO:
                fray.tell(SWIPE_DECLINED, foe, figure, seat=seat)
                continue
        skulls = dice.skulls(fray.rng, 1)
        fray.tell(SWIPED, foe, figure, skulls, seat=seat)
        wounds += skulls
    yield from harm.wound(fray, figure, wounds)


# -- falling --------------------------------------------------------------------------------------


def _fall(fray: Fray, figure: int, fall: int) -> Play:
    """Roll for a fall; nothing defends against it (HS-M-FALL-02 .. HS-M-FALL-04)."""
    seat = fray.seat_of(figure)
    if fall == EXTREME_FALLS:
        roll = dice.d20(fray.rng)
        fray.tell(FELL_DEEP, figure, roll, seat=seat)
        if roll < UNHARMED:
            yield from harm.destroy(fray, figure)
        return
    far = fall == MAJOR_FALLS
    skulls = dice.skulls(fray.rng, 3 if far else 1)
    fray.tell(FELL_FAR if far else FELL, figure, skulls, seat=seat)
    yield from harm.wound(fray, figure, skulls)
