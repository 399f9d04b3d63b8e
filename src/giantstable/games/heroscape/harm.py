"""Wounds and destruction: what becomes of figures and cards (HS-M-LIFE, HS-B-ATK-07).

Every figure that is lost in battle is lost here, so that spirits, cards out of play and the end
of the battle are never forgotten.
"""

from __future__ import annotations

from giantstable.games.heroscape.asks import ARMOR_SPIRIT, CASUALTY, SPIRIT
from giantstable.games.heroscape.battle import DESTROYED, STANDING, Battle
from giantstable.games.heroscape.cards import COMMON, UNIQUE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import (
    ARMOR_SPIRIT_WENT,
    CARD_OUT,
    CASUALTY_LAID,
    ROLLED_WHOSE_SPIRIT,
    SCOUT_GLYPH_SHOWN,
    SPIRIT_WENT,
    TRUCE_BROKEN,
    WAS_DESTROYED,
    WAS_DESTROYED_BASIC,
    WOUNDED,
)
from giantstable.games.heroscape.roll_offs import order
from giantstable.games.heroscape.victory import after_loss
from giantstable.kernel.decision import Decision, Play


def wound(battle: Battle, figure: int, n: int) -> Play:
    """Put wounds on a figure; as many as its Life destroy it (HS-M-ATK-12, HS-M-LIFE-01)."""
    if n > 0 and mark(battle, figure, n):
        yield from destroy(battle, figure)


def wound_together(battle: Battle, figures: list[int], n: int) -> Play:
    """Put as many wounds on each of several figures at the same time (R-MIST-01)."""
    lost = [figure for figure in figures if mark(battle, figure, n)]
    if lost:
        yield from destroy_together(battle, lost)


def mark(battle: Battle, figure: int, n: int) -> bool:
    """Note wounds of a figure; return whether they destroy it.

    What is more than its Life is lost, also to figures of the same squad (HS-M-LIFE-03,
    R-LIFE-02). The Basic Game has no wounds: any hit destroys (HS-B-ATK-07).
    """
    if figure == battle.captive:  # R-RESC-02
        return False
    theatre = battle.theatre
    if theatre.basic:
        return True
    left = theatre.talents.life[theatre.unit_of[figure]] - battle.wounds[figure]
    if n > left:
        n = left
    battle.wounds[figure] += n
    battle.tell(WOUNDED, figure, n, seat=battle.seat_of(figure))
    return n == left


def destroy(battle: Battle, figure: int) -> Play:
    """Destroy a figure, by whatever means."""
    if figure != battle.captive and battle.fate[figure] == STANDING:
        yield from destroy_together(battle, [figure])


def destroy_together(battle: Battle, figures: list[int]) -> Play:
    """Destroy figures at the same time: all are gone before anything follows from it (R-MIT-01).

    Then come their spirits, and then the end of the battle is looked for.
    """
    for figure in figures:
        _remove(battle, figure)
        yield from _onto_its_card(battle, figure)
    if not battle.theatre.basic:
        yield from _spirits(battle, figures)
    after_loss(battle)


def _remove(battle: Battle, figure: int) -> None:
    kind = WAS_DESTROYED_BASIC if battle.theatre.basic else WAS_DESTROYED
    battle.tell(kind, figure, battle.figures.first[figure], seat=battle.seat_of(figure))
    battle.take_off(figure, DESTROYED)


# -- cards ------------------------------------------------------------------------------------


def _onto_its_card(battle: Battle, figure: int) -> Play:
    """Lay a figure onto its card; the last one puts the card out of play (HS-M-LIFE-04)."""
    unit = battle.theatre.unit_of[figure]
    if battle.theatre.units[unit].rarity == COMMON:
        copies = _cards_for_casualty(battle, unit)
        unit = copies[0]
        if len(copies) > 1:
            unit = yield Decision(battle.owner[unit], CASUALTY, copies, figure)
        battle.fallen[unit] += 1
        battle.tell(CASUALTY_LAID, figure, unit, seat=battle.owner[unit])
    if not battle.in_play(unit):
        _out_of_play(battle, unit)


def _cards_for_casualty(battle: Battle, unit: int) -> list[int]:
    """Return the copies of a Common card that may take a casualty (HS-X-COM-03).

    One that holds some already is filled first; else the owner lays it on any.
    """
    card = battle.theatre.units[unit]
    copies = [
        u
        for u in battle.army(battle.owner[unit])
        if battle.theatre.units[u] is card and battle.in_play(u)
    ]
    begun = [u for u in copies if battle.fallen[u] > 0]
    return begun or copies


def _out_of_play(battle: Battle, unit: int) -> None:
    """Put a card out of play. Its order markers stay as they are, unseen (HS-M-LIFE-05)."""
    seat = battle.owner[unit]
    battle.spent |= 1 << unit
    battle.attack_spirits[unit] = 0  # a spirit is lost with the card that it went to (R-SPIRIT-01)
    battle.defense_spirits[unit] = 0
    if not battle.theatre.basic:
        battle.tell(CARD_OUT, unit, seat=seat)
        show_scout_glyph(battle, unit)


def show_scout_glyph(battle: Battle, unit: int) -> None:
    """Turn over the glyph on a hero's card, if there is one (HS-S-TEMP-11)."""
    glyph = battle.under[unit]
    if glyph != NOBODY and not battle.under_shown >> unit & 1:
        battle.under_shown |= 1 << unit
        battle.reveal()
        battle.tell(SCOUT_GLYPH_SHOWN, unit, glyph, seat=battle.owner[unit])


# -- spirits ----------------------------------------------------------------------------------


def _spirits(battle: Battle, figures: list[int]) -> Play:
    """Let the spirits of champions go to other cards, however they died (R-SPIRIT-02).

    If several players lose theirs at one moment, the d20 says whose goes first (R-SIM-01).
    """
    champions = [f for f in figures if battle.theatre.card_of(f).power("spirit") is not None]
    if not champions:
        return
    seats = sorted({battle.seat_of(figure) for figure in champions})
    for seat in order(battle, seats, ROLLED_WHOSE_SPIRIT):
        for figure in champions:
            if battle.seat_of(figure) == seat:
                yield from _let_go(battle, figure, seat)


def _let_go(battle: Battle, figure: int, seat: int) -> Play:
    power = battle.theatre.card_of(figure).power("spirit")
    hosts = spirit_hosts(battle)
    if power is None or not hosts:
        return  # with no card to go to it is lost
    attack = power.numbers.get("attack", 0)
    unit = hosts[0]
    if len(hosts) > 1:
        unit = yield Decision(seat, SPIRIT if attack else ARMOR_SPIRIT, hosts, figure)
    battle.attack_spirits[unit] += attack
    battle.defense_spirits[unit] += power.numbers.get("defense", 0)
    battle.tell(SPIRIT_WENT if attack else ARMOR_SPIRIT_WENT, figure, unit, seat=seat)


def spirit_hosts(battle: Battle) -> list[int]:
    """Return the cards a spirit may go to: any Unique one in play, of anybody (R-SPIRIT-01)."""
    units = battle.theatre.units
    return [
        u
        for u in range(len(units))
        if battle.owner[u] != NOBODY and units[u].rarity == UNIQUE and battle.in_play(u)
    ]


# -- the truce --------------------------------------------------------------------------------


def under_truce(battle: Battle, a: int, b: int) -> bool:
    """Return whether a truce alone makes two seats friends (HS-S-FORT-08)."""
    if not battle.truce or a == b or a == NOBODY or b == NOBODY:
        return False
    clause = battle.theatre.scenario.rule("truce")
    return clause is not None and a in clause.seats and b in clause.seats


def break_truce(battle: Battle, seat: int, target: int) -> None:
    """End the truce for all and for good if a seat turns on a figure under it (HS-S-FORT-09).

    Called before the attack or power itself is resolved (R-FORT-02).
    """
    if battle.truce and under_truce(battle, seat, battle.seat_of(target)):
        battle.truce = False
        battle.reckon_sides()
        battle.tell(TRUCE_BROKEN, seat=seat)
