"""What no game may ever break: cards, units and points are conserved, and armies keep the rules."""

from __future__ import annotations

from giantstable.games.assault.box.effects import FORGE, MARKERS, NOTHING, RESOURCES
from giantstable.games.assault.box.pieces import CHAMPION, CLOUD
from giantstable.games.assault.table.army import (
    NONE,
    ONE,
    SOLDIERS,
    count,
    count_kind,
    is_wounded,
    size,
)
from giantstable.games.assault.table.codes import number_of
from giantstable.games.assault.table.realm import (
    DRAFT,
    ENDGAME,
    FINAL_ORDNING,
    NO_REGION,
    NORMAL,
    Realm,
)
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.masks import members


def check(realm: Realm) -> None:
    """Raise AssertionError if the table between two turns breaks a law."""
    check_always(realm)
    _check_limits(realm)
    assert realm.walker == NOTHING
    for race, row in enumerate(realm.row):
        assert len(row) < len(realm.world.box.races[race].commands), row  # AG-CMD-12
    assert realm.combat is None


def check_always(realm: Realm) -> None:
    """Raise AssertionError if something is wrong that cannot be so even in the middle of a turn."""
    _check_cards(realm)
    _check_events(realm)
    _check_board(realm)
    _check_points(realm)
    _check_slayers(realm)
    _check_units(realm)
    for row in realm.row:
        assert len(set(row)) == len(row), row


def _check_cards(realm: Realm) -> None:
    box = realm.world.box
    for resource in box.resources:
        kind = resource.kind
        n = realm.deck.count(kind) + realm.discard.count(kind) + realm.offered.count(kind)
        for race in range(len(box.races)):
            owned = realm.owns(race, kind)
            assert owned >= 0, (race, RESOURCES[kind])
            assert owned == 0 or realm.seat_of[race] != NOBODY, race
            n += owned
        assert n == resource.copies, (RESOURCES[kind], n)
    for spell in box.spells:
        piles = [realm.spell_deck, realm.spell_discard, realm.spells_gone, *realm.spells]
        n = sum([pile.count(spell.index) for pile in piles])
        assert n == spell.copies, (spell.id, n)
    for hand in realm.spells:
        assert hand == sorted(hand), hand


def _check_events(realm: Realm) -> None:
    box = realm.world.box
    seen = realm.event_row + realm.event_deck
    for race, mask in enumerate(realm.claimed):
        seen += members(mask)
        assert realm.special[race] <= len(box.races[race].events)
        assert realm.seat_of[race] != NOBODY or realm.special[race] + mask == 0
    assert sorted(seen) == list(range(len(box.universal_events))), seen
    assert len(realm.event_row) == box.stock.face_up or not realm.event_deck


def _check_board(realm: Realm) -> None:
    world = realm.world
    for region in range(len(realm.holder)):
        holder = realm.holder[region]
        assert (holder == NOBODY) == (realm.army[region] == NONE), region
        for race in range(len(realm.held)):
            assert (realm.held[race] >> region & 1 == 1) == (race == holder), (region, race)
    for race in range(len(realm.held)):
        for soldier in range(SOLDIERS):
            assert not is_wounded(soldier) or count(realm.supply[race], soldier) == 0, race
    for marker in range(len(MARKERS)):
        assert realm.marked[marker] & ~world.board.small_folk == 0, MARKERS[marker]
    assert realm.marked[FORGE] == 0
    assert (realm.castle == NO_REGION) == (realm.seat_of[CLOUD] == NOBODY)


def _check_points(realm: Realm) -> None:
    pools = realm.pools
    total = sum(realm.points) + sum(pools) + realm.reserve
    assert min(pools) >= 0
    assert realm.reserve >= 0
    assert total >= realm.world.box.stock.points, total
    if realm.reserve:  # only when the box is empty there are substitutes (AG-END-07)
        assert total == realm.world.box.stock.points, total
    assert (realm.stage <= NORMAL) == (pools[0] > 0)
    assert (realm.stage == ENDGAME) == (pools[0] + pools[1] == 0)
    for race, points in enumerate(realm.points):
        assert points == 0 or realm.seat_of[race] != NOBODY


def _check_slayers(realm: Realm) -> None:
    for slayer, region in enumerate(realm.slayer_at):
        if region == NO_REGION:
            assert realm.slayers_wounded >> slayer & 1 == 0, slayer


def _check_units(realm: Realm) -> None:
    """Every token and figure is on the board, in the supply, on its way, or waits for its event."""
    for race in realm.world.box.races:
        together = realm.kinds_on_board(race.index) + realm.supply[race.index]
        if race.index == realm.active and realm.walker != NOTHING:
            together += ONE[number_of(realm.walker)]  # it passes through, and stands nowhere
        for kind, unit in enumerate(race.units):
            n = count_kind(together, kind)
            waits = unit.copies if realm.waiting >> unit.index & 1 else 0
            assert n + waits == unit.copies, (unit.id, n, waits)


def _check_limits(realm: Realm) -> None:
    """Armies keep the stacking limit, one champion each, and other races' closed homes."""
    world = realm.world
    for region in range(len(realm.holder)):
        race = realm.holder[region]
        if race == NOBODY:
            continue
        army = realm.army[region]
        assert size(army) <= world.limit[race], (race, region)
        assert realm.lets_in(region, race), (race, region)  # R93
        champions = 0
        for kind, rank in enumerate(world.rank[race]):
            if rank == CHAMPION:
                champions += count_kind(army, kind)
                assert count(army, kind * 2 + 1) == 0, "a champion has no wounded side"
        assert champions <= 1, (race, region)
    for region in realm.slayer_at:
        if region != NO_REGION and DRAFT < realm.stage < FINAL_ORDNING:
            assert world.board.homes >> region & 1 == 0, region  # R98
