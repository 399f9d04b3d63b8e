"""Moving: a chosen move is carried out step by step, with what happens on the way."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape import dice, glyphs, harm, victory
from giantstable.games.heroscape.asks import (
    EXTREME_FALLS,
    FREE,
    MAJOR_FALLS,
    NO,
    NO_OR_YES,
    SWIPE,
    first_of,
    price_of,
    second_of,
)
from giantstable.games.heroscape.battle import STANDING, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.engagement import engaged_with
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import (
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
from giantstable.games.heroscape.moves import Offer
from giantstable.games.heroscape.routes import BACKWARDS, FLY, GRAPPLE
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.event import EventKind
from giantstable.kernel.masks import mask_of

UNHARMED: Final = 19  # on the d20, after an extreme fall (HS-M-FALL-04)


def move(battle: Battle, offer: Offer, code: int) -> Play:
    """Carry out a move that was offered, as far as the figure lives."""
    figure = offer.figure
    how = offer.how(code)
    lead, trail = offer.ends(code)
    if how == FLY:
        yield from _fly(battle, figure, first_of(code), second_of(code))
    elif how == GRAPPLE:
        yield from _step(battle, figure, lead, NOWHERE, GRAPPLED)
    elif price_of(code) == FREE and not battle.theatre.steps_matter:
        _walk_freely(battle, offer, code)
    else:
        yield from _walk(battle, offer, code)
    yield from _stop(battle, figure, lead, trail)


def _walk_freely(battle: Battle, offer: Offer, code: int) -> None:
    """Walk where nobody can do anything about it."""
    figure = offer.figure
    if battle.events is not None:
        for first, second in _way(battle, offer, code):
            _tell(battle, figure, first, second)
    battle.stand(figure, first_of(code), second_of(code))


def _walk(battle: Battle, offer: Offer, code: int) -> Play:
    """Walk step by step; a survivor of swipes and falls goes on (R-LEAVE-01, R-FALL-02)."""
    figure = offer.figure
    kind = MOVED_BASIC if battle.theatre.basic else MOVED
    for first, second in _way(battle, offer, code):
        yield from _step(battle, figure, first, second, kind)
        if battle.fate[figure] != STANDING:
            return


def _way(battle: Battle, offer: Offer, code: int) -> list[tuple[int, int]]:
    """Return where the figure stands after each step: its head, and its tail or NOWHERE."""
    way = offer.way(code)
    if battle.figures.second[offer.figure] == NOWHERE:
        return [(space, NOWHERE) for space in way[1:]]
    stances = battle.theatre.ground.stances
    backwards = offer.how(code) == BACKWARDS
    places: list[tuple[int, int]] = []
    for stance in way[1:]:
        lead = stances.lead[stance]
        trail = stances.trail[stance]
        places.append((trail, lead) if backwards else (lead, trail))
    places[-1] = (first_of(code), second_of(code))  # it may turn about when it stops (R-DBL-01)
    return places


def _step(battle: Battle, figure: int, first: int, second: int, kind: EventKind) -> Play:
    """Make one step: who is left swipes first, then it falls if it is that deep."""
    yield from _leave(battle, figure, first, second)
    if battle.fate[figure] != STANDING:
        return
    start, end = _lead(battle, figure, first, second)
    steps = battle.theatre.steps[battle.theatre.height_kind[figure]]
    fall = steps.fall(start, end)
    if _free(battle, figure, first) and _free(battle, figure, second):
        battle.stand(figure, first, second)
    else:
        battle.pass_by(figure, first, second)
    battle.tell(kind, figure, first, second, seat=battle.seat_of(figure))
    if fall != FREE:
        yield from _fall(battle, figure, fall)
        if battle.fate[figure] != STANDING:
            return
    victory.after_step(battle, figure)


def _free(battle: Battle, figure: int, space: int) -> bool:
    return space == NOWHERE or battle.figures.at[space] in (NOBODY, figure)


def _lead(battle: Battle, figure: int, first: int, second: int) -> tuple[int, int]:
    """Return the step of the leading end: the one whose place the other takes (R-FALL-04)."""
    head = battle.figures.first[figure]
    if second == NOWHERE:
        return head, first
    start = head if head in (first, second) else battle.figures.second[figure]
    return start, second if first == start else first


def _tell(battle: Battle, figure: int, first: int, second: int) -> None:
    kind = MOVED_BASIC if battle.theatre.basic else MOVED
    battle.tell(kind, figure, first, second, seat=battle.seat_of(figure))


def _fly(battle: Battle, figure: int, first: int, second: int) -> Play:
    """Fly: everybody engaged at take-off swipes, wherever the flight goes (R-FLY-01)."""
    yield from _swipes(battle, figure, engaged_with(battle, figure))
    if battle.fate[figure] == STANDING:
        battle.stand(figure, first, second)
        battle.tell(FLEW, figure, first, second, seat=battle.seat_of(figure))
        victory.after_step(battle, figure)


def _stop(battle: Battle, figure: int, lead: int, trail: int) -> Play:
    """Stop: the leading end takes a glyph; under the trailing end one is only turned up."""
    if battle.glyphs and battle.fate[figure] == STANDING:
        yield from glyphs.stop_on(battle, figure, lead)
        if trail != NOWHERE and battle.figures.second[figure] != NOWHERE:
            number = battle.glyph_at(trail)
            if number != NOBODY and battle.glyph_hidden[number]:
                yield from glyphs.stop_on(battle, figure, trail)  # R-GLYPH-01


# -- leaving an engagement ------------------------------------------------------------------------


def _leave(battle: Battle, figure: int, first: int, second: int) -> Play:
    """Let those swipe who were engaged with a figure and will not be after its step."""
    left: list[int] = []
    adjacency = battle.theatre.ground.adjacency
    height = battle.theatre.bodies[figure].height
    for foe in engaged_with(battle, figure):
        theirs = battle.theatre.bodies[foe].height
        beside = adjacency.beside(first, height, theirs)
        if second != NOWHERE:
            beside |= adjacency.beside(second, height, theirs)
        if not beside & mask_of(battle.figures.spaces(foe)):
            left.append(foe)
    yield from _swipes(battle, figure, left)


def _swipes(battle: Battle, figure: int, foes: list[int]) -> Play:
    """Roll one die for each foe that is left behind; all of one step together (HS-M-LEAVE-05)."""
    if not foes or battle.theatre.slips[battle.theatre.unit_of[figure]]:  # HS-P-CARR-03
        return
    wounds = 0
    for foe in foes:
        seat = battle.seat_of(foe)
        if battle.theatre.house.ask_swipes:
            answer = yield Decision(seat, SWIPE, NO_OR_YES, foe, figure)
            if answer == NO:
                battle.tell(SWIPE_DECLINED, foe, figure, seat=seat)
                continue
        skulls = dice.skulls(battle.rng, 1)
        battle.tell(SWIPED, foe, figure, skulls, seat=seat)
        wounds += skulls
    yield from harm.wound(battle, figure, wounds)


# -- falling --------------------------------------------------------------------------------------


def _fall(battle: Battle, figure: int, fall: int) -> Play:
    """Roll for a fall; nothing defends against it (HS-M-FALL-02 .. HS-M-FALL-04)."""
    seat = battle.seat_of(figure)
    if fall == EXTREME_FALLS:
        roll = dice.d20(battle.rng)
        battle.tell(FELL_DEEP, figure, roll, seat=seat)
        if roll < UNHARMED:
            yield from harm.destroy(battle, figure)
        return
    far = fall == MAJOR_FALLS
    skulls = dice.skulls(battle.rng, 3 if far else 1)
    battle.tell(FELL_FAR if far else FELL, figure, skulls, seat=seat)
    yield from harm.wound(battle, figure, skulls)
