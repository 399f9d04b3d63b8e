"""The secret scout: a Unique Hero with a message, known to his own player alone (HS-S-TEMP-06)."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import HERO, UNIQUE, ArmyCard
from giantstable.games.heroscape.table.asks import SCOUT
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import SCOUT_CHOSEN
from giantstable.kernel.decision import Decision, Play


def may_be_scout(card: ArmyCard) -> bool:
    """Return whether a card is a Unique Hero."""
    return card.rarity == UNIQUE and card.kind == HERO


def needs_hero(fray: Fray, seat: int) -> bool:
    """Return whether a seat must still get a hero: there is to be a scout (R-SCOUT-01)."""
    clause = fray.theatre.scenario.rule("secret-scout")
    if clause is None or clause.seats[0] != seat:
        return False
    return not heroes(fray, seat)


def heroes(fray: Fray, seat: int) -> list[int]:
    """Return the Unique Heroes of a seat that stand on the battlefield."""
    units = fray.theatre.units
    return [u for u in fray.army(seat) if may_be_scout(units[u]) and fray.standing(u)]


def heroes_first(fray: Fray, seat: int, units: list[int]) -> list[int]:
    """Return those of the units that a seat may take now: a hero comes first if it needs one.

    So one of them finds room in the zone, whatever comes after him (R-SCOUT-05).
    """
    if not needs_hero(fray, seat):
        return units
    found = [unit for unit in units if may_be_scout(fray.theatre.units[unit])]
    return found or units


def choose_scout(fray: Fray) -> Play:
    """Let the scout's player choose him, and lay a glyph symbol-side up on every hero's card.

    The others' glyphs are shuffled: what one of them turns out to be tells nothing.
    """
    clause = fray.theatre.scenario.rule("secret-scout")
    if clause is None:
        return
    seat = clause.seats[0]
    units = heroes(fray, seat)
    if not units:
        return
    sign = _kind(fray, clause.glyphs[0])
    fray.decoys = [kind for kind in free_glyphs(fray) if kind != sign]
    fray.rng.shuffle(fray.decoys)
    scout = units[0]
    if len(units) > 1:
        scout = yield Decision(seat, SCOUT, units)
    fray.scout = scout
    for i, unit in enumerate(units):
        fray.under[unit] = sign if unit == scout else fray.decoys[i % len(fray.decoys)]
    fray.decoys = []
    fray.reveal()  # his player sees them now, and cannot choose anew
    fray.tell(SCOUT_CHOSEN, scout, seat=seat)


def _kind(fray: Fray, glyph: str) -> int:
    return [each.id for each in fray.theatre.glyphs].index(glyph)


def free_glyphs(fray: Fray) -> list[int]:
    """Return the kinds of the glyphs that do not lie on the battlefield, each as often as it is."""
    free: list[int] = []
    for kind, glyph in enumerate(fray.theatre.glyphs):
        on_field = fray.glyph_kind.count(kind)
        free.extend([kind] * (glyph.copies * fray.theatre.scenario.sets - on_field))
    return free
