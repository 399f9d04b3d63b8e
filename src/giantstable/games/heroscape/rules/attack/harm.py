"""Wounds and destruction: what becomes of figures and cards (HS-M-LIFE, HS-B-ATK-07).

Every figure that is lost in battle is lost here, so that spirits, cards out of play and the end
of the battle are never forgotten.
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import COMMON
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.victory import after_loss
from giantstable.games.heroscape.table.asks import CASUALTY
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from giantstable.games.heroscape.table.happenings import (
    CARD_OUT,
    CASUALTY_LAID,
    SCOUT_GLYPH_SHOWN,
    TRUCE_BROKEN,
    WAS_DESTROYED,
    WAS_DESTROYED_BASIC,
    WOUNDED,
)
from giantstable.kernel.decision import Decision, Play


def wound(fray: Fray, figure: int, n: int) -> Play:
    """Put wounds on a figure; as many as its Life destroy it (HS-M-ATK-12, HS-M-LIFE-01)."""
    if n > 0 and mark(fray, figure, n):
        yield from destroy(fray, figure)


def wound_together(fray: Fray, figures: list[int], n: int) -> Play:
    """Put as many wounds on each of several figures at the same time (R-MIST-01)."""
    lost = [figure for figure in figures if mark(fray, figure, n)]
    if lost:
        yield from destroy_together(fray, lost)


def mark(fray: Fray, figure: int, n: int) -> bool:
    """Note wounds of a figure; return whether they destroy it.

    What is more than its Life is lost, also to figures of the same squad (HS-M-LIFE-03,
    R-LIFE-02). The Basic Game has no wounds: any hit destroys (HS-B-ATK-07).
    """
    if figure == fray.captive:  # R-RESC-02
        return False
    theatre = fray.theatre
    if theatre.basic:
        return True
    left = theatre.talents.life[theatre.unit_of[figure]] - fray.wounds[figure]
    if n > left:
        n = left
    fray.wounds[figure] += n
    fray.tell(WOUNDED, figure, n, seat=fray.seat_of(figure))
    return n == left


def destroy(fray: Fray, figure: int) -> Play:
    """Destroy a figure, by whatever means."""
    if figure != fray.captive and fray.fate[figure] == STANDING:
        yield from destroy_together(fray, [figure])


def destroy_together(fray: Fray, figures: list[int]) -> Play:
    """Destroy figures at the same time: all are gone before anything follows from it (R-MIT-01).

    Then come their spirits, and then the end of the battle is looked for.
    """
    for figure in figures:
        _remove(fray, figure)
        yield from _onto_its_card(fray, figure)
    for power in fray.theatre.talents.as_figures_fall:
        yield from power.as_figures_fall(fray, figures)
    after_loss(fray)


def _remove(fray: Fray, figure: int) -> None:
    kind = WAS_DESTROYED_BASIC if fray.theatre.basic else WAS_DESTROYED
    space = fray.figures.first[figure]
    fray.take_off(figure, DESTROYED)
    fray.tell(kind, figure, space, seat=fray.seat_of(figure))


# -- cards ------------------------------------------------------------------------------------


def _onto_its_card(fray: Fray, figure: int) -> Play:
    """Lay a figure onto its card; the last one puts the card out of play (HS-M-LIFE-04)."""
    unit = fray.theatre.unit_of[figure]
    if fray.theatre.units[unit].rarity == COMMON:
        copies = _cards_for_casualty(fray, unit)
        unit = copies[0]
        if len(copies) > 1:
            unit = yield Decision(fray.owner[unit], CASUALTY, copies, figure)
        fray.fallen[unit] += 1
        fray.tell(CASUALTY_LAID, figure, unit, seat=fray.owner[unit])
    if not fray.in_play(unit):
        _out_of_play(fray, unit)


def _cards_for_casualty(fray: Fray, unit: int) -> list[int]:
    """Return the copies of a Common card that may take a casualty (HS-X-COM-03).

    One that holds some already is filled first; else the owner lays it on any.
    """
    card = fray.theatre.units[unit]
    copies = [
        u for u in fray.army(fray.owner[unit]) if fray.theatre.units[u] is card and fray.in_play(u)
    ]
    begun = [u for u in copies if fray.fallen[u] > 0]
    return begun or copies


def _out_of_play(fray: Fray, unit: int) -> None:
    """Put a card out of play. Its order markers stay as they are, unseen (HS-M-LIFE-05)."""
    seat = fray.owner[unit]
    fray.spent |= 1 << unit
    fray.attack_spirits[unit] = 0  # a spirit is lost with the card that it went to (R-SPIRIT-01)
    fray.defense_spirits[unit] = 0
    if not fray.theatre.basic:
        fray.tell(CARD_OUT, unit, seat=seat)
        show_scout_glyph(fray, unit, seat)


def show_scout_glyph(fray: Fray, unit: int, seat: int) -> None:
    """Turn over the glyph on the card of a seat's hero, if there is one (HS-S-TEMP-11)."""
    glyph = fray.under[unit]
    if glyph != NOBODY and not fray.under_shown >> unit & 1:
        fray.under_shown |= 1 << unit
        fray.reveal()
        fray.tell(SCOUT_GLYPH_SHOWN, unit, glyph, seat=seat)


# -- the truce --------------------------------------------------------------------------------


def under_truce(fray: Fray, a: int, b: int) -> bool:
    """Return whether a truce alone makes two seats friends (HS-S-FORT-08)."""
    if not fray.truce or a == b or a == NOBODY or b == NOBODY:
        return False
    clause = fray.theatre.scenario.rule("truce")
    return clause is not None and a in clause.seats and b in clause.seats


def break_truce(fray: Fray, seat: int, target: int) -> None:
    """End the truce for all and for good if a seat turns on a figure under it (HS-S-FORT-09).

    Called before the attack or power itself is resolved (R-FORT-02).
    """
    if fray.truce and under_truce(fray, seat, fray.seat_of(target)):
        fray.truce = False
        fray.reckon_sides()
        fray.tell(TRUCE_BROKEN, seat=seat)
