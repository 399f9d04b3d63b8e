"""Giantslayers: recruited, moved and sent into battle by whoever rests (AG-SLAYER)."""

from __future__ import annotations

from collections.abc import Generator

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.stock import MOVE_SLAYER, RECRUIT_SLAYER, SLAYER_ATTACK
from giantstable.games.assault.rules.battle.nine_steps import carry_out
from giantstable.games.assault.table import asks, remaining
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import NONE
from giantstable.games.assault.table.codes import DONE, number_of, packed, region_of
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import FINAL_ORDNING, NO_REGION, SLAYERS, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Asked, Decision, Play

Paid = Generator[Asked, int, int]  # what returns the actions that are left


def actions(realm: Realm, race: int, n: int) -> Play:
    """Carry out up to so many actions with the giantslayers.

    All are recruited before any moves, and all have moved before any attacks (AG-SLAYER-03).
    """
    realm.count(remaining.ACTIONS, race, n)
    n = yield from _recruit(realm, race, n)
    n = yield from _move(realm, race, n)
    yield from _attack(realm, race, n)
    realm.counted = NOTHING


def _recruit(realm: Realm, race: int, n: int) -> Paid:
    """Bring giantslayers into Small Folk Regions, never elsewhere (AG-SLAYER-05 .. -08)."""
    price = realm.world.box.stock.slayer_prices[RECRUIT_SLAYER]
    seat = realm.seat_of[race]
    small_folk = realm.world.board.small_folk
    while n >= price:
        codes: list[int] = []
        for slayer in range(SLAYERS):
            if realm.slayer_at[slayer] == NO_REGION:
                for region in range(len(realm.holder)):
                    if small_folk >> region & 1:
                        codes.append(packed(slayer, region))
        if not codes:
            break
        codes.append(DONE)
        code = yield Decision(seat, asks.SLAYER_RECRUIT, codes, NOTHING, n)
        if code == DONE:
            break
        n -= price
        realm.left = n
        realm.slayer_at[number_of(code)] = region_of(code)
        realm.slayers_wounded &= ~(1 << number_of(code))  # AG-SLAYER-09
        realm.tell(h.SLAYER_CAME, number_of(code), region_of(code), 0, seat)
    return n


def _move(realm: Realm, race: int, n: int) -> Paid:
    """Move giantslayers step by step, past everybody (AG-SLAYER-10, AG-SLAYER-11)."""
    price = realm.world.box.stock.slayer_prices[MOVE_SLAYER]
    seat = realm.seat_of[race]
    while n >= price:
        codes = _steps(realm, n, price)
        if not codes:
            break
        if _steps_out(realm) == 0:
            codes.append(DONE)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(seat, asks.SLAYER_MOVE, codes, NOTHING, n)
        if code == DONE:
            break
        n -= price
        realm.left = n
        realm.slayer_at[number_of(code)] = region_of(code)
        realm.tell(h.SLAYER_MOVED, number_of(code), region_of(code), 0, seat)
    return n


def _steps(realm: Realm, n: int, price: int) -> list[int]:
    """Return the steps after which every giantslayer can still get to where it may stop."""
    codes: list[int] = []
    board = realm.world.board
    closed = realm.stage < FINAL_ORDNING
    owed = _steps_out(realm)
    for slayer in range(SLAYERS):
        here = realm.slayer_at[slayer]
        if here == NO_REGION:
            continue
        for region in board.beside[here]:
            after = owed - board.way_out[here] + board.way_out[region] if closed else 0
            if n >= (1 + after) * price:
                codes.append(packed(slayer, region))
    return codes


def _steps_out(realm: Realm) -> int:
    """Return the steps that giantslayers must still make to leave closed Starting Regions.

    Before the Final Ordning none may end its movement in one, not even in that of whoever controls
    it (AG-SLAYER-12, R98).
    """
    if realm.stage >= FINAL_ORDNING:
        return 0
    owed = 0
    for region in realm.slayer_at:
        if region != NO_REGION:
            owed += realm.world.board.way_out[region]
    return owed


def _attack(realm: Realm, race: int, n: int) -> Play:
    """Attack giants where giantslayers stand, one battle for each region (AG-SLAYER-13 .. -19).

    Each battle ends before the next is chosen (R95). As nobody moves any more, nobody attacks twice
    (AG-SLAYER-16).
    """
    price = realm.world.box.stock.slayer_prices[SLAYER_ATTACK]
    assaulted = 0  # regions: nobody joins later (R96)
    while n >= price:
        codes = _assaults(realm, race, assaulted, n // price)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(realm.seat_of[race], asks.SLAYER_ATTACK, codes, NOTHING, n)
        if code == DONE:
            return
        n -= price * number_of(code).bit_count()
        realm.left = n
        assaulted |= 1 << region_of(code)
        yield from _assault(realm, race, number_of(code), region_of(code))
        realm.count(remaining.ACTIONS, race, n)  # in the battle, damage was counted


def _assaults(realm: Realm, race: int, assaulted: int, most: int) -> list[int]:
    """Return who can attack where: any of those in a region, but never own giants."""
    codes: list[int] = []
    for region in range(len(realm.holder)):
        if assaulted >> region & 1 or realm.holder[region] in (NOBODY, race):
            continue
        there = 0
        for slayer in range(SLAYERS):
            if realm.slayer_at[slayer] == region:
                there |= 1 << slayer
        for band in range(1, there + 1):
            if band & ~there == 0 and band.bit_count() <= most:
                codes.append(packed(band, region))
    return codes


def _assault(realm: Realm, race: int, band: int, region: int) -> Play:
    """Fight one battle of giantslayers."""
    combat = assault(realm, race, band, region)
    realm.tell(h.SLAYERS_ATTACKED, band, region, 0, combat.attacker.seat)
    yield from carry_out(realm, combat)


def assault(realm: Realm, race: int, band: int, region: int) -> Combat:
    """Return a battle of giantslayers; their controller gets the points (AG-SLAYER-17)."""
    slayers = Side(NOBODY, realm.seat_of[race], region, NONE)
    slayers.slayers = band
    slayers.scorer = race
    enemy = realm.holder[region]
    return Combat(slayers, Side(enemy, realm.voice_of(enemy), region, realm.army[region]))
