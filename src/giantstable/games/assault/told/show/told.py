"""How things are called where an option is shown, and what the rules would ask next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.effects import NOTHING, RESOURCES
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.table.army import size, soldiers
from giantstable.games.assault.table.nouns import soldier_id
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def asked_first(play: Play) -> Decision | None:
    """Carry rules out up to their first question and return it; None if they ask nothing."""
    for asked in play:
        if isinstance(asked, Decision):
            return asked
    return None


def carried_out(play: Play, answer: int) -> None:
    """Carry rules out that ask one question at most, and answer it."""
    if asked_first(play) is not None:
        try:
            play.send(answer)
        except StopIteration:
            return


def unit_id(realm: Realm, race: int, soldier: int) -> str:
    """Return a soldier of a race: ``hill-regular!`` is wounded."""
    return soldier_id(realm.world.box.races[race].units[soldier // 2], soldier % 2 == 1)


def unit_ids(realm: Realm, race: int, some: list[int]) -> list[str]:
    """Return soldiers of a race, each sort once."""
    found: list[str] = []
    for soldier in some:
        name = unit_id(realm, race, soldier)
        if name not in found:
            found.append(name)
    return found


def region_ids(realm: Realm, regions: int) -> list[str]:
    """Return the regions of a mask."""
    return [realm.world.board.regions[region].id for region in members(regions)]


def cards(counts: list[int]) -> shapes.Cards:
    """Return Resource Cards by kind; what there is none of is left out."""
    return {RESOURCES[kind]: n for kind, n in enumerate(counts) if n > 0}


def come_and_go(
    gains: int = NOTHING, spends: int = NOTHING, draws: int = 0, shuffles: bool = False
) -> shapes.CardsShow:
    """Return a Resource Card that comes or goes, and how many are drawn."""
    return {
        "gains": {} if gains == NOTHING else {RESOURCES[gains]: 1},
        "spends": {} if spends == NOTHING else {RESOURCES[spends]: 1},
        "draws": draws,
        "shuffles": shuffles,
        "spells": [],
        "discards": [],
    }


def room(then: Realm, race: int, region: int, arrived: int) -> shapes.Room:
    """Return who has to go for those who arrived; they stand there already, on a copy."""
    before = then.army[region]
    asked = asked_first(make_room(then, race, region, arrived))
    gone = soldiers(before - then.army[region])  # nobody had a choice
    n = size(before) - size(then.army[region])
    if asked is not None:
        gone = gone + asked.codes
        n += size(then.army[region]) - then.world.limit[race]
    return {"n": n, "units": unit_ids(then, race, gone)}
