"""Units on the move: what a way costs, where it can end, and who makes room there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.rules.commands.move import March
from giantstable.games.assault.rules.commands.passage import BY_DEATH, FREE, PRICES, Passage
from giantstable.games.assault.table.army import ONE, WOUNDED
from giantstable.games.assault.table.asks import MANEUVER
from giantstable.games.assault.table.codes import (
    DONE,
    WOUND_IT,
    left_of,
    number_of,
    region_of,
    seen_of,
    start_of,
    to_of,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.show.told import come_and_go, room, unit_id
from giantstable.kernel.decision import Decision
from giantstable.kernel.masks import members
from giantstable.kernel.noun import Ids

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def step(realm: Realm, d: Decision, code: int, facts: Ids) -> None:
    """Add to the facts of a step whether the unit may stop there, and what the way costs."""
    race = realm.race_of[d.seat]
    passage = Passage(realm, race)
    passage.look_around()
    if d.kind_of is MANEUVER:
        soldier, start, there, left = number_of(code), region_of(code), to_of(code), d.about
        seen = 1 << start
    else:
        soldier, start, there = number_of(d.subject), start_of(d.about), code
        seen, left = seen_of(d.about), left_of(d.about)
    facts["price"] = PRICES[passage.price(soldier, start, there, seen, left)]
    facts["ends"] = "stop" if passage.stops(soldier) >> there & 1 else "pass"


def maneuver(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    """Return a step that begins a way."""
    start = region_of(code)
    way = Way(realm, race, number_of(code), start, 1 << start, d.about)
    return {"way": way.to(start, to_of(code))}


def onward(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    """Return a step of a unit that could not stop."""
    way = Way(
        realm, race, number_of(d.subject), start_of(d.about), seen_of(d.about), left_of(d.about)
    )
    return {"way": way.to(region_of(d.subject), code)}


def passage(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show | None:
    """Return what it comes to to pay like this for a region."""
    if code == DONE:
        return None
    soldier = number_of(d.subject)
    there = region_of(d.subject)
    start = start_of(d.about)
    left = left_of(d.about)
    here = start if realm.walker == NOTHING else region_of(realm.walker)
    then = realm.copy()
    if realm.walker == NOTHING:
        then.put_army(start, race, then.army[start] - ONE[soldier])
    owner = realm.holder[there]
    March(then, race, left).pay(soldier, there, code)
    after = soldier | WOUNDED if code == WOUND_IT else soldier
    way = Way(then, race, after, start, seen_of(d.about), left)
    shown: shapes.Show = {}
    found = way.to(here, there)
    found["unit"] = unit_id(realm, race, soldier)
    if code != WOUND_IT:
        found["price"] = "card"
        shown["cards"] = come_and_go(spends=code)
    elif soldier & WOUNDED:
        found["price"] = "death"
        found["onward"] = []
        shown["loss"] = {
            "race": realm.world.box.races[race].id,
            "unit": unit_id(realm, race, soldier),
            "region": region_id(realm, there),
            "becomes": "defeated",
            "takes": 1,
            "left": 0,
            "points": then.points[owner] - realm.points[owner],
        }
    else:
        found["price"] = "wound"
        shown["turned"] = [
            {
                "unit": unit_id(realm, race, soldier),
                "region": region_id(realm, here),
                "n": 1,
                "wounded": True,
            }
        ]
    shown["way"] = found
    return shown


class Way:
    """A unit of a race that sets out, or is on its way."""

    def __init__(
        self, realm: Realm, race: int, soldier: int, start: int, seen: int, left: int
    ) -> None:
        self.realm = realm
        self.race = race
        self.soldier = soldier
        self.start = start
        self.seen = seen
        self.left = left
        self.passage = Passage(realm, race)
        self.passage.look_around()

    def to(self, here: int, there: int) -> shapes.WayShow:
        """Return the next step, and what can follow from it."""
        stop = self.passage.stops(self.soldier) >> there & 1 == 1
        price = self.passage.price(self.soldier, self.start, there, self.seen, self.left)
        return {
            "unit": unit_id(self.realm, self.race, self.soldier),
            "region": region_id(self.realm, here),
            "to": region_id(self.realm, there),
            "ends": "stop" if stop else "pass",
            "price": PRICES[price],
            "onward": [] if stop or price == BY_DEATH else self._endings(there),
            "left": max(0, self.left - 1),
            "room": room_for(self.realm, self.race, self.soldier, here, there)
            if stop
            else {"n": 0, "units": []},
        }

    def _endings(self, there: int) -> list[shapes.Onward]:
        """Return where a unit that passes can come to stop, and what that costs."""
        ends = self.passage.stops(self.soldier) & ~(1 << self.start)
        found: list[shapes.Onward] = []
        for region in members(ends):
            seen = self.seen | ends & ~(1 << region)  # it stops where it may
            price = self._price(there, region, seen, self.left)
            if price == BY_DEATH:
                continue
            steps = 2
            while self._price(there, region, seen, steps) != price:
                steps += 1
            found.append(
                {
                    "region": region_id(self.realm, region),
                    "price": PRICES[price],
                    "left": self.left - steps,
                }
            )
        return found

    def _price(self, there: int, region: int, seen: int, left: int) -> int:
        return self.passage.price_to(self.soldier, there, 1 << region, seen, left)


def room_for(realm: Realm, race: int, soldier: int, here: int, there: int) -> shapes.Room:
    """Return who has to go where a soldier comes to stay."""
    then = realm.copy()
    if then.walker == NOTHING:
        then.put_army(here, race, then.army[here] - ONE[soldier])
    then.put_army(there, race, then.army[there] + ONE[soldier])
    return room(then, race, there, ONE[soldier])


def carried(
    realm: Realm, race: int, soldier: int, here: int, there: int, left: int
) -> shapes.WayShow:
    """Return a way without maneuvers: a relocation, a ride, a shift."""
    return {
        "unit": unit_id(realm, race, soldier),
        "region": region_id(realm, here),
        "to": region_id(realm, there),
        "ends": "stop",
        "price": PRICES[FREE],
        "onward": [],
        "left": left,
        "room": room_for(realm, race, soldier, here, there),
    }
