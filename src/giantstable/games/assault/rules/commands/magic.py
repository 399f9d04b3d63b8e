"""The Magic Command: drawing spells, keeping some, and taking a discarded one."""

from __future__ import annotations

from giantstable.games.assault.box.effects import DRAW_SPELLS, MAGIC, NOTHING, TOP_SPELL, Effect
from giantstable.games.assault.rules import piles
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.asks import KEEP, SPELLS
from giantstable.games.assault.table.codes import DONE, DRAW, TOP
from giantstable.games.assault.table.realm import Realm, without
from giantstable.kernel.decision import AGAIN, Decision, Play


def study(realm: Realm, race: int) -> Play:
    """Draw spells and keep some, or take the uppermost discarded one (AG-MAGIC-01, -02)."""
    draws: Effect | None = None
    codes: list[int] = []
    for part in realm.world.box.races[race].commands[MAGIC].parts:
        for effect in part.choices:
            if effect.kind == DRAW_SPELLS and (realm.spell_deck or realm.spell_discard):
                draws = effect
                codes.append(DRAW)
            elif effect.kind == TOP_SPELL and realm.spell_discard:
                codes.append(TOP)
    if not codes:
        return
    codes.append(DONE)
    code = yield Decision(realm.seat_of[race], SPELLS, codes)
    if code == TOP:
        take_top(realm, race)
    elif code == DRAW and draws is not None:
        yield from draw_spells(realm, race, draws.by, draws.keep)


def draw_spells(realm: Realm, race: int, n: int, keep: int) -> Play:
    """Let a race draw spells, look at them, keep some and discard the others face up."""
    seat = realm.seat_of[race]
    realm.drawn = []
    for _ in range(n):
        spell = piles.draw_spell(realm)
        if spell != NOTHING:  # R87
            realm.drawn = [*realm.drawn, spell]
            learn(realm, race, spell)
            realm.tell(happenings.DREW_SPELL, race, spell, 0, seat)
    keep = min(keep, len(realm.drawn))
    if keep < len(realm.drawn):  # else there is nothing to discard
        yield from _keep(realm, race, keep)
        for spell in realm.drawn:
            realm.hold_spells(race, without(realm.spells[race], spell))
            realm.spell_discard = [*realm.spell_discard, spell]
            realm.reveal()
            realm.tell(happenings.DISCARDED_SPELL, race, spell, 0, seat)
    realm.drawn = []


def _keep(realm: Realm, race: int, keep: int) -> Play:
    """Take those that are kept out of the spells drawn.

    A seat is asked even if they are all alike: silence would tell what it keeps (R119).
    """
    seat = realm.seat_of[race]
    for left in range(keep, 0, -1):
        codes = _different(realm.drawn)
        spell = codes[0]
        if len(codes) > 1 or not realm.world.house.first_rulings:  # R118
            realm.count(remaining.SPELLS, race, left)
            spell = AGAIN
            while spell == AGAIN:
                spell = yield Decision(seat, KEEP, _different(realm.drawn), NOTHING, left)
            realm.counted = NOTHING
        realm.drawn = without(realm.drawn, spell)


def _different(spells: list[int]) -> list[int]:
    found: list[int] = []
    for spell in spells:
        if spell not in found:
            found.append(spell)
    return found


def take_top(realm: Realm, race: int) -> None:
    """Take the uppermost discarded spell; the pile is not searched (AG-MAGIC-03)."""
    spell = realm.spell_discard[-1]
    realm.spell_discard = realm.spell_discard[:-1]
    learn(realm, race, spell)
    realm.tell(happenings.TOOK_SPELL, race, spell, 0, realm.seat_of[race])


def learn(realm: Realm, race: int, spell: int) -> None:
    """Put a spell into a race's hand, which is kept in order."""
    realm.hold_spells(race, [*realm.spells[race], spell])
