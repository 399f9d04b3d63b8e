"""What holds on the table of every battle, whatever has happened: for those who check."""

from __future__ import annotations

from giantstable.games.heroscape.armies import points_of
from giantstable.games.heroscape.battle import (
    DESTROYED,
    FIGHT,
    GATHER,
    IN_BOX,
    LEFT_OUT,
    MARKERS,
    MOVE,
    RESERVE,
    STANDING,
    Battle,
    X,
)
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.cards import UNIQUE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.kernel.masks import mask_of


def check(battle: Battle) -> None:
    """Raise AssertionError where the table breaks a law."""
    _figures(battle)
    _masks(battle)
    _cards(battle)
    _glyphs(battle)
    _markers(battle)
    _numbers(battle)


def _figures(battle: Battle) -> None:
    """Everybody stands on spaces of his own, with room and on one level, or is off the field."""
    theatre = battle.theatre
    field = theatre.field
    at = battle.figures.at
    standing = 0
    passing = 0
    for figure, fate in enumerate(battle.fate):
        spaces = battle.figures.spaces(figure)
        body = theatre.bodies[figure]
        assert (fate == STANDING) == bool(spaces), "who stands has spaces, and nobody else"
        if spaces and at[spaces[0]] != figure:  # in the middle of a move, past a friend
            assert battle.action == MOVE, "two figures on one space"
            assert figure in battle.able(), "two figures on one space"
            assert all(at[space] != figure for space in spaces)
            passing += 1
            continue
        for space in spaces:
            assert at[space] == figure, "two figures on one space"
            assert field.fits(space, body.height), "no room under the roof (HS-M-OVH-02)"
        if spaces:
            standing += len(spaces)
            assert len(spaces) == body.spaces
            moving = battle.action == MOVE and battle.moved >> figure & 1  # R-DBL-02
            level = field.level[spaces[0]] == field.level[spaces[-1]]
            assert level or moving, "on one level (HS-M-DBL-02)"
            if len(spaces) == 2:
                assert field.direction(spaces[0], spaces[1]) != NOWHERE
        assert battle.seat_of(figure) != NOBODY or fate == IN_BOX or figure == battle.captive
        if not theatre.basic:
            life = theatre.card_of(figure).master.life
            assert 0 <= battle.wounds[figure] <= life
            assert fate != STANDING or battle.wounds[figure] < life, "dead, and stands (HS-M-LIFE)"
        else:
            assert battle.wounds[figure] == 0, "no wounds in the Basic Game (HS-B-SET-04)"
        if battle.phase != GATHER and battle.seat_of(figure) != NOBODY:
            assert fate in (RESERVE, STANDING, DESTROYED, LEFT_OUT) or battle.to_place
    assert standing == sum(1 for figure in at if figure != NOBODY)
    assert passing <= 1, "two figures on one space"


def _masks(battle: Battle) -> None:
    """The masks say the same as the lists."""
    theatre = battle.theatre
    kinds = len(theatre.heights)
    held = [0] * len(battle.held)
    occupied = 0
    for figure in range(len(battle.fate)):
        spaces = battle.figures.spaces(figure)
        mask = mask_of([space for space in spaces if battle.figures.at[space] == figure])
        occupied |= mask
        if battle.seat_of(figure) != NOBODY:
            held[battle.seat_of(figure) * kinds + theatre.height_kind[figure]] |= mask
    assert battle.occupied == occupied
    assert battle.held == held


def _cards(battle: Battle) -> None:
    """Nobody has more than his points, or a Unique card twice (HS-M-ARMY-02, HS-X-UNI-01)."""
    theatre = battle.theatre
    reinforced = theatre.scenario.rule("reinforcements")
    for seat, given in enumerate(theatre.seats):
        cards = [theatre.units[unit] for unit in battle.army(seat)]
        if battle.phase == GATHER:
            most = given.points
            for card in cards:
                most += card.master.points if card.id in given.army else 0
            assert points_of(cards) <= most or reinforced is not None
            for i, card in enumerate(cards):
                assert card.rarity != UNIQUE or card not in cards[:i]
    for unit, card in enumerate(theatre.units):
        spirits = battle.attack_spirits[unit] + battle.defense_spirits[unit]
        assert spirits == 0 or card.rarity == UNIQUE, "a spirit on a Common card"


def _glyphs(battle: Battle) -> None:
    """No glyph comes up that is not in the box, and no two lie on one space."""
    theatre = battle.theatre
    laid = [space for space in battle.glyph_space if space != NOWHERE]
    assert len(set(laid)) == len(laid)
    assert battle.glyphs == mask_of(laid)
    for kind, glyph in enumerate(theatre.glyphs):
        assert battle.glyph_kind.count(kind) <= glyph.copies * theatre.scenario.sets
    for number, hidden in enumerate(battle.glyph_hidden):
        assert not hidden or battle.glyph_space[number] != NOWHERE
    assert (battle.scout == NOBODY) or battle.under[battle.scout] != NOBODY


def _markers(battle: Battle) -> None:
    """Markers lie on own cards; X is never shown, and numbers are in their turn (HS-M-OM-07)."""
    seats = len(battle.theatre.seats)
    for seat in range(seats):
        assert not battle.shown[seat] >> X & 1
        for marker in range(MARKERS):
            unit = battle.marker[seat * MARKERS + marker]
            assert unit == NOBODY or battle.owner[unit] == seat
            if battle.shown[seat] >> marker & 1:
                after_first = (seat - battle.first_seat) % seats
                assert marker * seats + after_first <= battle.turn or battle.phase != FIGHT


def _numbers(battle: Battle) -> None:
    """The round, the gas and the friends are what they can be."""
    scenario = battle.theatre.scenario
    assert battle.round >= 1
    assert not scenario.rounds or battle.round <= scenario.rounds
    clause = scenario.rule("gas")
    assert battle.gas == 0 or (clause is not None and battle.gas <= clause.numbers["highest"])
    for seat, friends in enumerate(battle.friends):
        assert friends >> seat & 1
        assert friends & battle.foes[seat] == 0
    assert battle.truce or battle.friends == [
        battle.theatre.sides[each.side - 1] for each in battle.theatre.seats
    ]
    assert all(plants >= 0 for plants in battle.plants)
