"""The secret scout: a Unique Hero with a message, known to his own player alone (HS-S-TEMP-06)."""

from __future__ import annotations

from giantstable.games.heroscape.asks import SCOUT
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.cards import HERO, UNIQUE, ArmyCard
from giantstable.games.heroscape.happenings import SCOUT_CHOSEN
from giantstable.kernel.decision import Decision, Play


def may_be_scout(card: ArmyCard) -> bool:
    """Return whether a card is a Unique Hero."""
    return card.rarity == UNIQUE and card.kind == HERO


def needs_hero(battle: Battle, seat: int) -> bool:
    """Return whether a seat must still get a hero: there is to be a scout (R-SCOUT-01)."""
    clause = battle.theatre.scenario.rule("secret-scout")
    if clause is None or clause.seats[0] != seat:
        return False
    return not heroes(battle, seat)


def heroes(battle: Battle, seat: int) -> list[int]:
    """Return the Unique Heroes of a seat that stand on the battlefield."""
    units = battle.theatre.units
    return [u for u in battle.army(seat) if may_be_scout(units[u]) and battle.standing(u)]


def heroes_first(battle: Battle, seat: int, units: list[int]) -> list[int]:
    """Return those of the units that a seat may take now: a hero comes first if it needs one.

    So one of them finds room in the zone, whatever comes after him (R-SCOUT-05).
    """
    if not needs_hero(battle, seat):
        return units
    found = [unit for unit in units if may_be_scout(battle.theatre.units[unit])]
    return found or units


def choose_scout(battle: Battle) -> Play:
    """Let the scout's player choose him, and lay a glyph symbol-side up on every hero's card.

    The others' glyphs are shuffled: what one of them turns out to be tells nothing.
    """
    clause = battle.theatre.scenario.rule("secret-scout")
    if clause is None:
        return
    seat = clause.seats[0]
    units = heroes(battle, seat)
    if not units:
        return
    sign = _kind(battle, clause.glyphs[0])
    decoys = [kind for kind in free_glyphs(battle) if kind != sign]
    battle.rng.shuffle(decoys)
    scout = units[0]
    if len(units) > 1:
        scout = yield Decision(seat, SCOUT, units)
    battle.scout = scout
    for i, unit in enumerate(units):
        battle.under[unit] = sign if unit == scout else decoys[i % len(decoys)]
    battle.tell(SCOUT_CHOSEN, scout, seat=seat)


def _kind(battle: Battle, glyph: str) -> int:
    return [each.id for each in battle.theatre.glyphs].index(glyph)


def free_glyphs(battle: Battle) -> list[int]:
    """Return the kinds of the glyphs that do not lie on the battlefield, each as often as it is."""
    free: list[int] = []
    for kind, glyph in enumerate(battle.theatre.glyphs):
        on_field = battle.glyph_kind.count(kind)
        free.extend([kind] * (glyph.copies * battle.theatre.scenario.sets - on_field))
    return free
