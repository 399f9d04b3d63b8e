"""Glyphs: they stop whoever moves onto them, and work at once (HS-G-GEN-03 .. HS-G-MIT-02).

The Basic Game knows no powers of glyphs; there a scenario says what they stand for.
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import (
    CURSE_EFFECT,
    HEAL_EFFECT,
    PERMANENT,
    SUMMON_EFFECT,
    TEMPORARY,
    Glyph,
)
from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import harm
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import SUMMON, SUMMON_PLACE
from giantstable.games.heroscape.table.codes import DONE, first_of, place_code, second_of
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    CURSED,
    GLYPH_GONE,
    GLYPH_TAKEN,
    GLYPH_TURNED,
    HEALED,
    NO_PLANT,
    PLANT_FOUND,
    SUMMONED,
)
from giantstable.games.heroscape.table.tally import GLYPH, Tally
from giantstable.kernel.decision import Decision, Play

# -- while a figure stands there ------------------------------------------------------------------


def bonus(fray: Fray, seat: int, effect: int, tally: Tally | None = None) -> int:
    """Return what the permanent glyphs under a seat's own figures add (HS-G-PERM-01, -02)."""
    if fray.theatre.basic or seat == NOBODY:
        return 0
    total = 0
    at = fray.figures.at
    for number, space in enumerate(fray.glyph_space):
        if space != NOWHERE and not fray.glyph_hidden[number]:
            who: int = at[space]
            if who != NOBODY and fray.owner[fray.theatre.unit_of[who]] == seat:
                glyph = fray.theatre.glyphs[fray.glyph_kind[number]]
                if glyph.effect == effect and glyph.lasting == PERMANENT:
                    total += glyph.by
                    if tally is not None:
                        tally.note(GLYPH + glyph.id, glyph.by, space=space)
    return total


def stands_on(fray: Fray, figure: int, effect: int) -> bool:
    """Return whether a figure stands on a permanent glyph of an effect, face up."""
    for number, space in enumerate(fray.glyph_space):
        if space != NOWHERE and not fray.glyph_hidden[number]:
            if fray.figures.at[space] == figure:
                glyph = fray.theatre.glyphs[fray.glyph_kind[number]]
                if glyph.effect == effect and glyph.lasting == PERMANENT:
                    return True
    return False


# -- stopping on one ------------------------------------------------------------------------------


def stop_on(fray: Fray, figure: int, space: int) -> Play:
    """Let a figure that has stopped on a space, or was put there, take the glyph, if there is one.

    A hidden one is turned over, and its power works at once (HS-G-GEN-03).
    """
    number = fray.glyph_at(space)
    if number == NOBODY:
        return
    kind = fray.glyph_kind[number]
    seat = fray.seat_of(figure)
    gathering = fray.theatre.scenario.rule("gathering")
    if fray.theatre.basic and gathering is None:
        return
    if fray.glyph_hidden[number]:
        fray.glyph_hidden[number] = False
        fray.reveal()
        fray.tell(GLYPH_TURNED, kind, space, seat=seat)
    if gathering is not None:
        _gather(fray, figure, number, gathering)
        return
    glyph = fray.theatre.glyphs[kind]
    fray.tell(GLYPH_TAKEN, figure, kind, space, seat=seat)
    if glyph.lasting == TEMPORARY:
        fray.remove_glyph(number)  # HS-G-TEMP-01
        fray.tell(GLYPH_GONE, kind, space, seat=seat)
        yield from _work(fray, figure, glyph)


def _gather(fray: Fray, figure: int, number: int, clause: Clause) -> None:
    """Keep a glyph that is looked for, and take away any other (HS-S-COMF-05, HS-S-COMF-06)."""
    kind = fray.glyph_kind[number]
    space = fray.glyph_space[number]
    seat = fray.seat_of(figure)
    fray.remove_glyph(number)
    if fray.theatre.glyphs[kind].id in clause.glyphs:
        fray.plants[seat] += 1
        fray.tell(PLANT_FOUND, figure, kind, fray.plants[seat], seat=seat)
        victory.after_step(fray, figure)
    else:
        fray.tell(NO_PLANT, kind, space, seat=seat)


def _work(fray: Fray, figure: int, glyph: Glyph) -> Play:
    if glyph.effect == HEAL_EFFECT:
        _heal(fray, figure)
    elif glyph.effect == SUMMON_EFFECT:
        yield from _summon(fray, figure)
    elif glyph.effect == CURSE_EFFECT:
        yield from _curse(fray, figure, glyph.roll)


def _heal(fray: Fray, figure: int) -> None:
    """Take all wounds off a figure (HS-G-KEL-02)."""
    wounds = fray.wounds[figure]
    if wounds:
        fray.wounds[figure] = 0
        fray.tell(HEALED, figure, wounds, seat=fray.seat_of(figure))


def _curse(fray: Fray, figure: int, least: int) -> Play:
    """Roll for every figure on the battlefield, the finder too (HS-G-MIT-01, HS-G-MIT-02).

    All rolls are made before anybody is removed (R-MIT-01).
    """
    lost: list[int] = []
    seat = fray.seat_of(figure)
    for other in range(len(fray.fate)):
        if fray.fate[other] == STANDING and other != fray.captive:
            roll = dice.d20(fray.rng)
            fray.tell(CURSED, other, roll, seat=seat)
            if roll <= least:
                lost.append(other)
    if lost:
        yield from harm.destroy_together(fray, lost)


# -- summoning ------------------------------------------------------------------------------------


def _summon(fray: Fray, figure: int) -> Play:
    """Let the finder's player bring any other figure next to the finder (HS-G-ERL-01)."""
    seat = fray.seat_of(figure)
    called: list[int] = []
    for other in range(len(fray.fate)):
        if other not in (figure, fray.captive) and fray.fate[other] == STANDING:
            if summon_places(fray, figure, other):  # HS-G-ERL-04
                called.append(other)
    if not called:
        return
    called.append(DONE)  # HS-G-ERL-02
    who = yield Decision(seat, SUMMON, called, figure)
    if who == DONE:
        return
    places = summon_places(fray, figure, who)
    place = places[0]
    if len(places) > 1:
        place = yield Decision(seat, SUMMON_PLACE, places, who, figure)
    # It is no move: nobody swipes, nothing falls (HS-G-ERL-03, R-ERL-02).
    first = first_of(place)
    second = second_of(place)
    fray.stand(who, first, second)
    fray.tell(SUMMONED, who, first, second, seat=seat)
    victory.after_step(fray, who)
    yield from stop_on(fray, who, first)  # R-GLYPH-04
    if second != NOWHERE and fray.figures.second[who] == second:
        yield from stop_on(fray, who, second)


def summon_places(fray: Fray, summoner: int, who: int) -> list[int]:
    """Return the places where a figure can stand beside its summoner (R-ERL-01, R-ERL-04)."""
    theatre = fray.theatre
    own = theatre.bodies[summoner].height
    height = theatre.bodies[who].height
    steps = theatre.steps[theatre.height_kind[who]]
    adjacency = theatre.ground.adjacency
    beside = 0
    for space in fray.figures.spaces(summoner):
        beside |= adjacency.beside(space, own, height)
    places: list[int] = []
    for space in range(theatre.field.size):
        if not beside >> space & 1 or not _may_stand(fray, who, space):
            continue
        if theatre.bodies[who].spaces == 1:
            if theatre.field.fits(space, height) and fray.figures.at[space] == NOBODY:
                places.append(place_code(space))
            continue
        for second in steps.room_beside(space):
            twice = bool(beside >> second & 1) and second < space
            if not twice and _may_stand(fray, who, second):
                if {space, second} != set(fray.figures.spaces(who)):
                    places.append(place_code(space, second))
    return places


def _may_stand(fray: Fray, who: int, space: int) -> bool:
    """Return whether a space is empty but for the figure itself, and open to it."""
    return fray.figures.at[space] in (NOBODY, who) and open_to(fray, who, space)


def open_to(fray: Fray, figure: int, space: int) -> bool:
    """Return whether no glyph keeps a figure from stopping on a space (HS-G-KEL-01)."""
    number = fray.glyph_at(space)
    if number == NOBODY or fray.theatre.basic or fray.glyph_hidden[number]:
        return True
    heals = fray.theatre.glyphs[fray.glyph_kind[number]].effect == HEAL_EFFECT
    return not heals or fray.wounds[figure] > 0
