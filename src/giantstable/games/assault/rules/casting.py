"""Casting a spell: what it costs, in a battle or before a command (AG-MAGIC-06 .. -09)."""

from __future__ import annotations

from giantstable.games.assault.box.cards import ADVANCED
from giantstable.games.assault.box.effects import ARTIFACT
from giantstable.games.assault.rules.effects.free_advanced import advanced_is_free
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.codes import level_of, spell_of
from giantstable.games.assault.table.realm import Realm, without


def can_pay(realm: Realm, race: int) -> bool:
    """Return whether a race can cast advanced spells (AG-MAGIC-07)."""
    return realm.owns(race, ARTIFACT) > 0 or advanced_is_free(realm, race)


def spend_spell(realm: Realm, race: int, code: int) -> None:
    """Take a cast Spell Card out of the game (AG-MAGIC-09), and pay for an advanced spell."""
    spell = spell_of(code)
    advanced = level_of(code)
    realm.hold_spells(race, without(realm.spells[race], spell))
    realm.spells_gone = [*realm.spells_gone, spell]
    realm.reveal()
    seat = realm.seat_of[race]
    realm.tell(h.CAST, race, spell, advanced, seat)
    if advanced == ADVANCED and not advanced_is_free(realm, race):
        realm.spend(race, ARTIFACT)
        realm.tell(h.DISCARDED, race, ARTIFACT, 0, seat)
