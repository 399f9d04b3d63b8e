"""Glyphs: they stop whoever moves onto them, and work at once (HS-G-GEN-03 .. HS-G-MIT-02).

The Basic Game knows no powers of glyphs; there a scenario says what they stand for.
"""

from __future__ import annotations

from giantstable.games.heroscape import dice, harm, victory
from giantstable.games.heroscape.asks import (
    DONE,
    SUMMON,
    SUMMON_PLACE,
    first_of,
    place_code,
    second_of,
)
from giantstable.games.heroscape.battle import STANDING, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import (
    CURSE_EFFECT,
    HEAL_EFFECT,
    PERMANENT,
    SUMMON_EFFECT,
    TEMPORARY,
    Glyph,
)
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import (
    CURSED,
    GLYPH_GONE,
    GLYPH_TAKEN,
    GLYPH_TURNED,
    HEALED,
    NO_PLANT,
    PLANT_FOUND,
    SUMMONED,
)
from giantstable.games.heroscape.scenario import Clause
from giantstable.kernel.decision import Decision, Play

# -- while a figure stands there ------------------------------------------------------------------


def bonus(battle: Battle, seat: int, effect: int) -> int:
    """Return what the permanent glyphs under a seat's own figures add (HS-G-PERM-01, -02)."""
    if battle.theatre.basic or seat == NOBODY:
        return 0
    total = 0
    at = battle.figures.at
    for number, space in enumerate(battle.glyph_space):
        if space != NOWHERE and not battle.glyph_hidden[number]:
            who = at[space]
            if who != NOBODY and battle.owner[battle.theatre.unit_of[who]] == seat:
                glyph = battle.theatre.glyphs[battle.glyph_kind[number]]
                if glyph.effect == effect and glyph.lasting == PERMANENT:
                    total += glyph.by
    return total


def stands_on(battle: Battle, figure: int, effect: int) -> bool:
    """Return whether a figure stands on a permanent glyph of an effect, face up."""
    for number, space in enumerate(battle.glyph_space):
        if space != NOWHERE and not battle.glyph_hidden[number]:
            if battle.figures.at[space] == figure:
                glyph = battle.theatre.glyphs[battle.glyph_kind[number]]
                if glyph.effect == effect and glyph.lasting == PERMANENT:
                    return True
    return False


# -- stopping on one ------------------------------------------------------------------------------


def stop_on(battle: Battle, figure: int, space: int) -> Play:
    """Let a figure that has stopped on a space, or was put there, take the glyph, if there is one.

    A hidden one is turned over, and its power works at once (HS-G-GEN-03).
    """
    number = battle.glyph_at(space)
    if number == NOBODY:
        return
    kind = battle.glyph_kind[number]
    seat = battle.seat_of(figure)
    gathering = battle.theatre.scenario.rule("gathering")
    if battle.theatre.basic and gathering is None:
        return
    if battle.glyph_hidden[number]:
        battle.glyph_hidden[number] = False
        battle.reveal()
        battle.tell(GLYPH_TURNED, kind, space, seat=seat)
    if gathering is not None:
        _gather(battle, figure, number, gathering)
        return
    glyph = battle.theatre.glyphs[kind]
    battle.tell(GLYPH_TAKEN, figure, kind, space, seat=seat)
    if glyph.lasting == TEMPORARY:
        battle.remove_glyph(number)  # HS-G-TEMP-01
        battle.tell(GLYPH_GONE, kind, space, seat=seat)
        yield from _work(battle, figure, glyph)


def _gather(battle: Battle, figure: int, number: int, clause: Clause) -> None:
    """Keep a glyph that is looked for, and take away any other (HS-S-COMF-05, HS-S-COMF-06)."""
    kind = battle.glyph_kind[number]
    space = battle.glyph_space[number]
    seat = battle.seat_of(figure)
    battle.remove_glyph(number)
    if battle.theatre.glyphs[kind].id in clause.glyphs:
        battle.plants[seat] += 1
        battle.tell(PLANT_FOUND, figure, kind, battle.plants[seat], seat=seat)
        victory.after_step(battle, figure)
    else:
        battle.tell(NO_PLANT, kind, space, seat=seat)


def _work(battle: Battle, figure: int, glyph: Glyph) -> Play:
    if glyph.effect == HEAL_EFFECT:
        _heal(battle, figure)
    elif glyph.effect == SUMMON_EFFECT:
        yield from _summon(battle, figure)
    elif glyph.effect == CURSE_EFFECT:
        yield from _curse(battle, figure, glyph.roll)


def _heal(battle: Battle, figure: int) -> None:
    """Take all wounds off a figure (HS-G-KEL-02)."""
    wounds = battle.wounds[figure]
    if wounds:
        battle.wounds[figure] = 0
        battle.tell(HEALED, figure, wounds, seat=battle.seat_of(figure))


def _curse(battle: Battle, figure: int, least: int) -> Play:
    """Roll for every figure on the battlefield, the finder too (HS-G-MIT-01, HS-G-MIT-02).

    All rolls are made before anybody is removed (R-MIT-01).
    """
    lost: list[int] = []
    seat = battle.seat_of(figure)
    for other in range(len(battle.fate)):
        if battle.fate[other] == STANDING and other != battle.captive:
            roll = dice.d20(battle.rng)
            battle.tell(CURSED, other, roll, seat=seat)
            if roll <= least:
                lost.append(other)
    if lost:
        yield from harm.destroy_together(battle, lost)


# -- summoning ------------------------------------------------------------------------------------


def _summon(battle: Battle, figure: int) -> Play:
    """Let the finder's player bring any other figure next to the finder (HS-G-ERL-01)."""
    seat = battle.seat_of(figure)
    called: list[int] = []
    for other in range(len(battle.fate)):
        if other not in (figure, battle.captive) and battle.fate[other] == STANDING:
            if summon_places(battle, figure, other):  # HS-G-ERL-04
                called.append(other)
    if not called:
        return
    called.append(DONE)  # HS-G-ERL-02
    who = yield Decision(seat, SUMMON, called, figure)
    if who == DONE:
        return
    places = summon_places(battle, figure, who)
    place = places[0]
    if len(places) > 1:
        place = yield Decision(seat, SUMMON_PLACE, places, who, figure)
    # It is no move: nobody swipes, nothing falls (HS-G-ERL-03, R-ERL-02).
    first = first_of(place)
    second = second_of(place)
    battle.stand(who, first, second)
    battle.tell(SUMMONED, who, first, second, seat=seat)
    victory.after_step(battle, who)
    yield from stop_on(battle, who, first)  # R-GLYPH-04
    if second != NOWHERE and battle.figures.second[who] == second:
        yield from stop_on(battle, who, second)


def summon_places(battle: Battle, summoner: int, who: int) -> list[int]:
    """Return the places where a figure can stand beside its summoner (R-ERL-01, R-ERL-04)."""
    theatre = battle.theatre
    own = theatre.bodies[summoner].height
    height = theatre.bodies[who].height
    steps = theatre.steps[theatre.height_kind[who]]
    adjacency = theatre.ground.adjacency
    beside = 0
    for space in battle.figures.spaces(summoner):
        beside |= adjacency.beside(space, own, height)
    places: list[int] = []
    for space in range(theatre.field.size):
        if not beside >> space & 1 or not _may_stand(battle, who, space):
            continue
        if theatre.bodies[who].spaces == 1:
            if theatre.field.fits(space, height) and battle.figures.at[space] == NOBODY:
                places.append(place_code(space))
            continue
        for second in steps.room_beside(space):
            twice = bool(beside >> second & 1) and second < space
            if not twice and _may_stand(battle, who, second):
                if {space, second} != set(battle.figures.spaces(who)):
                    places.append(place_code(space, second))
    return places


def _may_stand(battle: Battle, who: int, space: int) -> bool:
    """Return whether a space is empty but for the figure itself, and open to it."""
    return battle.figures.at[space] in (NOBODY, who) and open_to(battle, who, space)


def open_to(battle: Battle, figure: int, space: int) -> bool:
    """Return whether no glyph keeps a figure from stopping on a space (HS-G-KEL-01)."""
    number = battle.glyph_at(space)
    if number == NOBODY or battle.theatre.basic or battle.glyph_hidden[number]:
        return True
    heals = battle.theatre.glyphs[battle.glyph_kind[number]].effect == HEAL_EFFECT
    return not heals or battle.wounds[figure] > 0
