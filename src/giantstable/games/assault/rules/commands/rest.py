"""The Rest Command: heal, let the giantslayers act, and take back all commands."""

from __future__ import annotations

from giantstable.games.assault.box.effects import HEAL as HEALING
from giantstable.games.assault.box.effects import NOTHING, REST, SLAYER_ACTIONS
from giantstable.games.assault.rules import giantslayers
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.army import BITS, MOST, ONE, WOUNDED
from giantstable.games.assault.table.asks import HEAL
from giantstable.games.assault.table.codes import DONE, number_of, packed, region_of
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, DecisionKind, Play


def rest(realm: Realm, race: int, left: int) -> Play:
    """Carry out the parts of the command from top to bottom (AG-REST-01)."""
    command = realm.world.box.races[race].commands[REST]
    yield from heal(realm, race, command.base(HEALING), HEAL)
    actions = left * command.bonus(SLAYER_ACTIONS)  # AG-REST-05
    if actions:
        yield from giantslayers.actions(realm, race, actions)
    realm.tell(happenings.TOOK_BACK, race, len(realm.row[race]), 0, realm.seat_of[race])
    realm.row[race] = []  # AG-REST-07, AG-REST-08


def heal(realm: Realm, race: int, n: int, kind: DecisionKind) -> Play:
    """Let a race heal up to so many of its wounded units; champions never are (AG-REST-04)."""
    for left in range(n, 0, -1):
        codes = wounded(realm, race)
        if not codes:
            break
        codes.append(DONE)
        realm.count(remaining.HEALING, race, left)
        code = yield Decision(realm.seat_of[race], kind, codes, NOTHING, left)
        if code == DONE:
            break
        realm.left = left - 1
        heal_one(realm, race, number_of(code), region_of(code))
    realm.counted = NOTHING


def wounded(realm: Realm, race: int) -> list[int]:
    """Return a race's wounded soldiers and where they are, as codes."""
    codes: list[int] = []
    for region in range(len(realm.army)):
        if realm.holder[region] != race:
            continue
        army = realm.army[region] >> BITS
        soldier = WOUNDED
        while army:
            if army & MOST:
                codes.append(packed(soldier, region))
            army >>= 2 * BITS
            soldier += 2
    return codes


def heal_one(realm: Realm, race: int, soldier: int, region: int) -> None:
    """Turn a wounded soldier to its healthy side (AG-REST-02)."""
    realm.put_army(region, race, realm.army[region] - ONE[soldier] + ONE[soldier & ~WOUNDED])
    realm.tell(happenings.HEALED, soldier, region, 0, realm.seat_of[race])
