"""What holds on the table of every battle, whatever has happened: for those who check."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import COMMON, UNIQUE
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.armies import points_of
from giantstable.games.heroscape.table.fray import (
    DESTROYED,
    FIGHT,
    GATHER,
    IN_BOX,
    LEFT_OUT,
    MARKERS,
    MOVE,
    RESERVE,
    STANDING,
    Fray,
    X,
)
from giantstable.kernel.masks import mask_of


def check(fray: Fray) -> None:
    """Raise AssertionError where the table breaks a law."""
    _figures(fray)
    _masks(fray)
    _cards(fray)
    _glyphs(fray)
    _markers(fray)
    _numbers(fray)


def _figures(fray: Fray) -> None:
    """Everybody stands on spaces of his own, with room and on one level, or is off the field."""
    theatre = fray.theatre
    field = theatre.field
    at = fray.figures.at
    standing = 0
    passing = 0
    for figure, fate in enumerate(fray.fate):
        spaces = fray.figures.spaces(figure)
        body = theatre.bodies[figure]
        assert (fate == STANDING) == bool(spaces), "who stands has spaces, and nobody else"
        if spaces and at[spaces[0]] != figure:  # in the middle of a move, past a friend
            assert fray.action == MOVE, "two figures on one space"
            assert figure in fray.able(), "two figures on one space"
            assert all(at[space] != figure for space in spaces)
            passing += 1
            continue
        for space in spaces:
            assert at[space] == figure, "two figures on one space"
            assert field.fits(space, body.height), "no room under the roof (HS-M-OVH-02)"
        if spaces:
            standing += len(spaces)
            assert len(spaces) == body.spaces
            moving = fray.action == MOVE and fray.moved >> figure & 1  # R-DBL-02
            level = field.level[spaces[0]] == field.level[spaces[-1]]
            assert level or moving, "on one level (HS-M-DBL-02)"
            if len(spaces) == 2:
                assert field.direction(spaces[0], spaces[1]) != NOWHERE
        assert fray.seat_of(figure) != NOBODY or fate == IN_BOX or figure == fray.captive
        if not theatre.basic:
            life = theatre.card_of(figure).master.life
            assert 0 <= fray.wounds[figure] <= life
            assert fate != STANDING or fray.wounds[figure] < life, "dead, and stands (HS-M-LIFE)"
        else:
            assert fray.wounds[figure] == 0, "no wounds in the Basic Game (HS-B-SET-04)"
        if fray.phase != GATHER and fray.seat_of(figure) != NOBODY:
            assert fate in (RESERVE, STANDING, DESTROYED, LEFT_OUT) or fray.to_place
    assert standing == sum(1 for figure in at if figure != NOBODY)
    assert passing <= 1, "two figures on one space"


def _masks(fray: Fray) -> None:
    """The masks say the same as the lists."""
    theatre = fray.theatre
    kinds = len(theatre.heights)
    held = [0] * len(fray.held)
    occupied = 0
    for figure in range(len(fray.fate)):
        spaces = fray.figures.spaces(figure)
        mask = mask_of([space for space in spaces if fray.figures.at[space] == figure])
        occupied |= mask
        if fray.seat_of(figure) != NOBODY:
            held[fray.seat_of(figure) * kinds + theatre.height_kind[figure]] |= mask
    assert fray.occupied == occupied
    assert fray.held == held


def _cards(fray: Fray) -> None:
    """Nobody has more than his points, or a Unique card twice (HS-M-ARMY-02, HS-X-UNI-01)."""
    theatre = fray.theatre
    reinforced = theatre.scenario.rule("reinforcements")
    for seat, given in enumerate(theatre.seats):
        cards = [theatre.units[unit] for unit in fray.army(seat)]
        if fray.phase == GATHER:
            most = given.points
            for card in cards:
                most += card.master.points if card.id in given.army else 0
            assert points_of(cards) <= most or reinforced is not None
            for i, card in enumerate(cards):
                assert card.rarity != UNIQUE or card not in cards[:i]
    for unit, card in enumerate(theatre.units):
        spirits = fray.attack_spirits[unit] + fray.defense_spirits[unit]
        assert spirits == 0 or card.rarity == UNIQUE, "a spirit on a Common card"
    for seat in range(len(theatre.seats)):
        for unit in fray.army(seat):
            card = theatre.units[unit]
            copies = [u for u in fray.army(seat) if theatre.units[u] is card]
            laid = sum(fray.fallen[u] for u in copies)
            fates = [fray.fate[f] for u in copies for f in theatre.figures_of(u)]
            lost = fates.count(DESTROYED) if card.rarity == COMMON else 0
            # One may be in its owner's hand, who is asked which card to lay it on.
            assert laid <= lost <= laid + 1, "every casualty lies on a card (HS-X-COM-03)"


def _glyphs(fray: Fray) -> None:
    """No glyph comes up that is not in the box, and no two lie on one space."""
    theatre = fray.theatre
    laid = [space for space in fray.glyph_space if space != NOWHERE]
    assert len(set(laid)) == len(laid)
    assert fray.glyphs == mask_of(laid)
    for kind, glyph in enumerate(theatre.glyphs):
        assert fray.glyph_kind.count(kind) <= glyph.copies * theatre.scenario.sets
    for number, hidden in enumerate(fray.glyph_hidden):
        assert not hidden or fray.glyph_space[number] != NOWHERE
    assert (fray.scout == NOBODY) or fray.under[fray.scout] != NOBODY


def _markers(fray: Fray) -> None:
    """Markers lie on own cards; X is never shown, and numbers are in their turn (HS-M-OM-07)."""
    seats = len(fray.theatre.seats)
    for seat in range(seats):
        assert not fray.shown[seat] >> X & 1
        for marker in range(MARKERS):
            unit = fray.marker[seat * MARKERS + marker]
            assert unit == NOBODY or fray.owner[unit] == seat
            if fray.shown[seat] >> marker & 1:
                after_first = (seat - fray.first_seat) % seats
                assert marker * seats + after_first <= fray.turn or fray.phase != FIGHT


def _numbers(fray: Fray) -> None:
    """The round, the gas and the friends are what they can be."""
    scenario = fray.theatre.scenario
    assert fray.round >= 1
    assert not scenario.rounds or fray.round <= scenario.rounds
    clause = scenario.rule("gas")
    assert fray.gas == 0 or (clause is not None and fray.gas <= clause.numbers["highest"])
    for seat, friends in enumerate(fray.friends):
        assert friends >> seat & 1
        assert friends & fray.foes[seat] == 0
    assert fray.truce or fray.friends == [
        fray.theatre.sides[each.side - 1] for each in fray.theatre.seats
    ]
    assert all(plants >= 0 for plants in fray.plants)
