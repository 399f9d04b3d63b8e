"""A game on paper: the table at a checkpoint as readable JSON, and back, with every check.

A position made by hand may leave out almost everything. It is the table as setup leaves it, with
what the position says besides; ``armies`` are all that stand on the board. Cards that it does not
name lie in their decks, under those that ``deck`` and its like name. Chance for all that comes
from the position's seed.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import COMMANDS, FORGE, MARKERS, RESOURCES, REST
from giantstable.games.assault.box.pieces import CHAMPION, CLOUD, RACES
from giantstable.games.assault.rules.markers import count as count_markers
from giantstable.games.assault.rules.points import turns_to_come
from giantstable.games.assault.rules.setup import new_realm
from giantstable.games.assault.table.army import NONE, ONE, count_kind, size, soldier_of
from giantstable.games.assault.table.realm import (
    DRAFT,
    ENDGAME,
    FINAL_ORDNING,
    KINDS_OF_CARDS,
    NO_REGION,
    RESULTS,
    STAGES,
    Realm,
)
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.games.assault.told.ids import race_id, region_id, units
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Json
from giantstable.kernel.masks import members
from giantstable.kernel.rng import WORD, Rng, rng_in

PLENTY: Final = 9999  # points, cards
MOST_TURNS: Final = 99999

# -- writing -------------------------------------------------------------------------------------


def written(realm: Realm) -> Json:
    """Return the whole table, secrets included. Piles are written uppermost card first."""
    box = realm.world.box
    regions = realm.world.board.regions
    played = [RACES[race] for race in realm.race_of]
    return {
        "stage": STAGES[realm.stage],
        "seats": played,
        "turns": realm.turns,
        "active": race_id(realm.active),
        "turns_to_come": realm.left_to_play if realm.stage == ENDGAME else None,
        "armies": {
            regions[region].id: units(realm, realm.holder[region], realm.army[region])
            for region in range(len(regions))
            if realm.holder[region] != NOBODY
        },
        "waiting": [unit.id for unit in box.units if realm.waiting >> unit.index & 1],
        "markers": {
            name: [regions[region].id for region in members(realm.marked[marker])]
            for marker, name in enumerate(MARKERS)
            if marker != FORGE
        },
        "forged": realm.forged,
        "fed": realm.fed,
        "castle": region_id(realm, realm.castle),
        "slayers": {
            slayer.id: {
                "region": region_id(realm, realm.slayer_at[slayer.index]),
                "wounded": realm.slayers_wounded >> slayer.index & 1 == 1,
            }
            for slayer in box.slayers
        },
        "resources": {RACES[race]: _cards(realm, race) for race in realm.race_of},
        "deck": [RESOURCES[kind] for kind in reversed(realm.deck)],
        "discard": [RESOURCES[kind] for kind in reversed(realm.discard)],
        "face_up": [RESOURCES[kind] for kind in realm.offered],
        "spells": {
            RACES[race]: [box.spells[spell].id for spell in realm.spells[race]]
            for race in realm.race_of
        },
        "spell_deck": [box.spells[spell].id for spell in reversed(realm.spell_deck)],
        "spell_discard": [box.spells[spell].id for spell in reversed(realm.spell_discard)],
        "spells_gone": [box.spells[spell].id for spell in realm.spells_gone],
        "rows": {
            RACES[race]: [COMMANDS[command] for command in realm.row[race]]
            for race in realm.race_of
        },
        "completed": {RACES[race]: realm.special[race] for race in realm.race_of},
        "event_row": [box.universal_events[event].id for event in realm.event_row],
        "event_deck": [box.universal_events[event].id for event in reversed(realm.event_deck)],
        "claimed": {
            RACES[race]: [
                event.id for event in box.universal_events if realm.claimed[race] >> event.index & 1
            ]
            for race in realm.race_of
        },
        "pools": list(realm.pools),
        "points": {RACES[race]: realm.points[race] for race in realm.race_of},
        "result": RESULTS[realm.result],
        "revealed": realm.revealed,
        "rng": realm.rng.state(),
    }


def _cards(realm: Realm, race: int) -> Json:
    return {
        RESOURCES[kind]: realm.owns(race, kind)
        for kind in range(KINDS_OF_CARDS)
        if realm.owns(race, kind)
    }


# -- reading -------------------------------------------------------------------------------------


def read(fields: Fields, rng: Rng, world: World) -> Realm:
    """Return the realm that a position describes; refuse an impossible one."""
    realm = new_realm(world, rng)
    if fields.choice("result", RESULTS, "") != "":
        raise fields.refuse("result", "position-game-over")
    realm.revealed = fields.whole("revealed", 0, WORD, 0)
    realm.stage = fields.index("stage", STAGES, STAGES[DRAFT])
    _read_seats(realm, fields)
    _read_armies(realm, fields)
    _read_board(realm, fields)
    _read_resources(realm, fields)
    _read_spells(realm, fields)
    _read_rows(realm, fields)
    _read_events(realm, fields)
    _read_points(realm, fields)
    _read_turn(realm, fields)
    if fields.has("rng"):
        realm.rng = rng_in(fields)
    return realm


def _read_seats(realm: Realm, fields: Fields) -> None:
    """Read who sits where: the races clockwise in their order (AG-SETUP-07)."""
    races = realm.world.seating.races
    if not fields.has("seats"):
        return
    given = fields.choices("seats", RACES)
    for first in range(len(races)):
        if given == races[len(races) - first :] + races[: len(races) - first]:
            realm.first = first
            realm.race_of = given
            for seat, race in enumerate(given):
                realm.seat_of[race] = seat
            return
    order = ", ".join([RACES[race] for race in races])
    raise fields.refuse("seats", "position-race-seats", order=order)


def _read_armies(realm: Realm, fields: Fields) -> None:
    world = realm.world
    box = world.box
    waits = [unit.id for unit in box.units if unit.waits]
    if fields.has("waiting"):
        realm.waiting = 0
        for i in fields.choices("waiting", waits):
            realm.waiting |= 1 << box.unit(waits[i]).index
    if fields.has("armies"):
        for region in range(len(realm.holder)):
            realm.put_army(region, NOBODY, NONE)
        armies = fields.sub("armies")
        for name in armies.names():
            region = world.board.index(name)
            if region == NO_REGION:
                raise armies.refuse(name, "position-no-region")
            _read_army(realm, armies.sub(name), region)
    for race in box.races:
        together = realm.kinds_on_board(race.index)
        realm.supply[race.index] = NONE
        for kind, unit in enumerate(race.units):
            there = count_kind(together, kind)
            waiting = realm.waiting >> unit.index & 1 == 1
            if there > (0 if waiting else unit.copies):
                key = "position-waits" if waiting else "position-units"
                raise fields.refuse("armies", key, unit=unit.id, found=there, most=unit.copies)
            if not waiting:
                realm.supply[race.index] += (unit.copies - there) * ONE[soldier_of(kind)]


def _read_army(realm: Realm, army: Fields, region: int) -> None:
    world = realm.world
    ids = [unit.id for unit in world.box.units]
    race = NOBODY
    total = NONE
    for name in army.names():
        wounded = name.endswith("!")
        unit = world.box.units[ids.index(army.a_choice(name.rstrip("!"), army.where, ids))]
        if race not in (NOBODY, unit.race):
            raise army.refuse(name, "position-two-races")
        if wounded and unit.rank == CHAMPION:
            raise army.refuse(name, "position-wounded-champion")
        race = unit.race
        n = army.whole(name, 1, world.limit[race])
        total += n * ONE[soldier_of(unit.index - world.first_unit[race], wounded)]
    if race == NOBODY:
        return
    if size(total) > world.limit[race]:
        raise army.error(
            "position-stack", field=army.where, found=size(total), most=world.limit[race]
        )
    if size(total & world.champions[race]) > 1:
        raise army.error("position-champions", field=army.where)
    if not realm.lets_in(region, race):
        raise army.error("position-home", field=army.where)
    realm.put_army(region, race, total)


def _read_board(realm: Realm, fields: Fields) -> None:
    board = realm.world.board
    ids = [region.id for region in board.regions]
    if fields.has("markers"):
        given = fields.sub("markers")
        for name in given.names():
            marker = MARKERS.index(given.a_choice(name, given.where, MARKERS))
            if marker == FORGE:
                raise given.refuse(name, "position-forge")
            for region in given.choices(name, ids):
                if not board.small_folk >> region & 1:
                    raise given.refuse(name, "position-story-marker", region=ids[region])
                realm.marked[marker] |= 1 << region
    realm.forged = fields.whole("forged", 0, 99, 0)
    realm.fed = fields.whole("fed", 0, 999, 0)
    if realm.world.house.marker_cap:
        for printed in realm.world.box.stock.markers:
            placed = sum([count_markers(realm, kind) for kind in printed.kinds])
            if placed > printed.copies:
                name = MARKERS[printed.kinds[0]]
                raise fields.refuse(
                    "markers", "position-markers", marker=name, found=placed, most=printed.copies
                )
    if fields.has("castle"):
        castle = fields.index("castle", ["", *ids]) - 1
        if (castle == NO_REGION) != (realm.seat_of[CLOUD] == NOBODY):
            raise fields.refuse("castle", "position-castle")
        realm.castle = castle
    if fields.has("slayers"):
        _read_slayers(realm, fields.sub("slayers"), ids)


def _read_slayers(realm: Realm, fields: Fields, ids: list[str]) -> None:
    for slayer in realm.world.box.slayers:
        if not fields.has(slayer.id):
            continue
        given = fields.sub(slayer.id)
        region = given.index("region", ["", *ids]) - 1
        wounded = given.flag("wounded", False)
        given.done()
        if region == NO_REGION and wounded:
            raise fields.refuse(slayer.id, "position-slayer-wounded")
        if region != NO_REGION and realm.stage < FINAL_ORDNING:
            if realm.world.board.homes >> region & 1:
                raise fields.refuse(slayer.id, "position-slayer-home")
        realm.slayer_at[slayer.index] = region
        if wounded:
            realm.slayers_wounded |= 1 << slayer.index
    fields.done()


class Pile:
    """All cards of one sort; each place on the table takes its cards out of it."""

    def __init__(self, fields: Fields, ids: list[str], left: list[int]) -> None:
        self.fields = fields
        self.ids = ids
        self.left = left  # by card: how many are still to be found

    def take(self, name: str) -> list[int]:
        """Take the cards that a field names; a missing field names none."""
        where = self.fields.path(name)
        return [
            self.take_one(item, f"{where}[{i}]")
            for i, item in enumerate(self.fields.items(name, optional=True))
        ]

    def take_one(self, item: object, where: str, n: int = 1) -> int:
        """Take a card, or several; refuse an unknown one, and more than there are."""
        card = self.ids.index(self.fields.a_choice(item, where, self.ids))
        if self.left[card] < n:
            raise self.fields.error("position-cards", field=where, card=self.ids[card])
        self.left[card] -= n
        return card

    def upside_down(self, name: str) -> list[int]:
        """Take a pile that is written uppermost card first."""
        cards = self.take(name)
        cards.reverse()
        return cards

    def deck(self, name: str, rng: Rng) -> list[int]:
        """Take a deck: what it names lies on top of all that is nowhere else, in random order."""
        top = self.upside_down(name)
        rest = [card for card, n in enumerate(self.left) for _ in range(n)]
        rng.shuffle(rest)
        return rest + top


def _read_resources(realm: Realm, fields: Fields) -> None:
    pile = Pile(fields, RESOURCES, [resource.copies for resource in realm.world.box.resources])
    for race, given in _by_race(realm, fields, "resources"):
        owned = Fields(fields.error, f"{fields.path('resources')}.{RACES[race]}", given)
        for name in owned.names():
            n = owned.whole(name, 0, PLENTY)
            realm.gain(race, pile.take_one(name, owned.path(name), n), n)
    realm.discard = pile.upside_down("discard")
    realm.offered = sorted(pile.take("face_up"))
    realm.deck = pile.deck("deck", realm.rng)
    seats = realm.world.seats
    owned_by_all = sum([realm.cards(race) for race in realm.race_of])
    if realm.stage != DRAFT:
        if realm.offered:
            raise fields.refuse("face_up", "position-face-up")
        return
    realm.picks = owned_by_all
    if realm.picks >= realm.world.box.stock.draft * seats:
        raise fields.refuse("stage", "position-draft")
    for race, n in enumerate(_picked(realm)):
        if realm.seat_of[race] != NOBODY and realm.cards(race) != n:
            raise fields.refuse(
                "resources", "position-picks", race=RACES[race], found=realm.cards(race), expected=n
            )
    expected = seats - realm.picks % seats
    if realm.offered and len(realm.offered) != expected:
        found = len(realm.offered)
        raise fields.refuse("face_up", "position-offered", found=found, expected=expected)
    if not realm.offered and realm.picks % seats:
        raise fields.refuse("face_up", "position-offered", found=0, expected=expected)


def _picked(realm: Realm) -> list[int]:
    """Return how many cards each race has picked, by the number of picks (AG-SETUP-33)."""
    seats = realm.world.seats
    found = [0] * len(RACES)
    for pick in range(realm.picks):
        back = pick // seats % 2 == 1
        place = pick % seats
        seat = (realm.first + (seats - 1 - place if back else place)) % seats
        found[realm.race_of[seat]] += 1
    return found


def _by_race(realm: Realm, fields: Fields, name: str) -> list[tuple[int, object]]:
    """Take a mapping of races that are played to anything."""
    if not fields.has(name):
        return []
    given = fields.sub(name)
    played = [RACES[race] for race in realm.world.seating.races]
    return [
        (RACES.index(given.a_choice(race, given.where, played)), given.raw(race))
        for race in given.names()
    ]


def _read_spells(realm: Realm, fields: Fields) -> None:
    spells = realm.world.box.spells
    pile = Pile(fields, [spell.id for spell in spells], [spell.copies for spell in spells])
    for race, given in _by_race(realm, fields, "spells"):
        where = f"{fields.path('spells')}.{RACES[race]}"
        for i, item in enumerate(fields.a_list(given, where)):
            realm.spells[race].append(pile.take_one(item, f"{where}[{i}]"))
        realm.spells[race].sort()
    realm.spell_discard = pile.upside_down("spell_discard")
    realm.spells_gone = pile.take("spells_gone")
    realm.spell_deck = pile.deck("spell_deck", realm.rng)


def _read_rows(realm: Realm, fields: Fields) -> None:
    allowed = [command for i, command in enumerate(COMMANDS) if i != REST]  # AG-REST-08
    for race, given in _by_race(realm, fields, "rows"):
        where = f"{fields.path('rows')}.{RACES[race]}"
        for i, item in enumerate(fields.a_list(given, where)):
            command = COMMANDS.index(fields.a_choice(item, f"{where}[{i}]", allowed))
            if command in realm.row[race]:
                raise fields.error("content-twice", field=where, found=COMMANDS[command])
            realm.row[race].append(command)


def _read_events(realm: Realm, fields: Fields) -> None:
    box = realm.world.box
    for race, given in _by_race(realm, fields, "completed"):
        stack = box.races[race].events
        most = len(stack) - 1 if stack and stack[-1].repeatable else len(stack)
        where = f"{fields.path('completed')}.{RACES[race]}"
        realm.special[race] = fields.a_whole(given, where, 0, most)
    events = box.universal_events
    pile = Pile(fields, [event.id for event in events], [1 for _ in events])
    for race, given in _by_race(realm, fields, "claimed"):
        where = f"{fields.path('claimed')}.{RACES[race]}"
        for i, item in enumerate(fields.a_list(given, where)):
            realm.claimed[race] |= 1 << pile.take_one(item, f"{where}[{i}]")
    row = pile.take("event_row")
    realm.event_deck = pile.deck("event_deck", realm.rng)
    most = box.stock.face_up
    if len(row) > most:
        raise fields.refuse("event_row", "position-event-row", found=len(row), most=most)
    while len(row) < most and realm.event_deck:
        row.append(realm.event_deck.pop())
    realm.event_row = row


def _read_points(realm: Realm, fields: Fields) -> None:
    for race, given in _by_race(realm, fields, "points"):
        where = f"{fields.path('points')}.{RACES[race]}"
        realm.points[race] = fields.a_whole(given, where, 0, PLENTY)
    full = realm.world.seating.pools
    if fields.has("pools"):
        pools = [
            fields.a_whole(item, f"{fields.path('pools')}[{i}]", 0, PLENTY)
            for i, item in enumerate(fields.items("pools"))
        ]
        if len(pools) != len(full):
            raise fields.refuse("pools", "stock-pools")
        realm.pools = pools
    else:
        realm.pools = [
            0 if realm.stage >= FINAL_ORDNING else full[0],
            0 if realm.stage >= ENDGAME else full[1],
        ]
    if (realm.pools[0] == 0) != (realm.stage >= FINAL_ORDNING) or (realm.pools[1] == 0) != (
        realm.stage >= ENDGAME
    ):
        raise fields.refuse("pools", "position-stage", stage=STAGES[realm.stage])
    stock = realm.world.box.stock
    realm.reserve = max(0, stock.points - sum(realm.pools) - sum(realm.points))


def _read_turn(realm: Realm, fields: Fields) -> None:
    seats = realm.world.seats
    if realm.stage == DRAFT:
        fields.whole("turns", 0, 0, 0)
        fields.choice("active", [""], "")
        if fields.has("turns_to_come") and fields.raw("turns_to_come") is not None:
            raise fields.refuse("turns_to_come", "position-to-come", stage=STAGES[realm.stage])
        return
    played = [RACES[race] for race in realm.race_of]
    active = fields.choice("active", played, RACES[realm.race_of[realm.first]])
    realm.active = RACES.index(active)
    place = (realm.seat_of[realm.active] - realm.first) % seats
    realm.turns = fields.whole("turns", 0, MOST_TURNS, place)
    if realm.turns % seats != place:
        raise fields.refuse("turns", "position-turns", race=active, found=realm.turns)
    left = fields.raw("turns_to_come") if fields.has("turns_to_come") else None
    if realm.stage != ENDGAME:
        if left is not None:
            raise fields.refuse("turns_to_come", "position-to-come", stage=STAGES[realm.stage])
        return
    realm.left_to_play = turns_to_come(realm)
    if left is not None:
        where = fields.path("turns_to_come")
        realm.left_to_play = fields.a_whole(left, where, 0, 2 * seats - 1)
        if (place + realm.left_to_play) % seats != seats - 1:  # the last seat ends the game
            raise fields.refuse("turns_to_come", "position-last-turn", found=realm.left_to_play)
