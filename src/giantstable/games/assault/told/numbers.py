"""A game in numbers, for those who learn: what a seat sees, field by field, itself first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from giantstable.games.assault.box.dice import FACES
from giantstable.games.assault.box.effects import COMMANDS, MARKERS, RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.asks import ALL
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.table.nouns import GIANTSLAYERS
from giantstable.games.assault.table.realm import STAGES
from giantstable.games.assault.table.remaining import REMAINING
from giantstable.games.assault.table.world import World
from giantstable.games.assault.told.battle import STEPS
from giantstable.kernel.decision import Decision
from giantstable.kernel.encoding import Encoding, counts, flag, one_hot, placed

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

LEADER_STATES: Final = ["healthy", "wounded", "fallen", "waiting"]
SIDES: Final = [*RACES, GIANTSLAYERS]
POOLS: Final = 2


class RealmNumbers(Encoding):
    """A game of so many seats. Seats are told in turn order from the one that looks on."""

    def __init__(self, world: World) -> None:
        super().__init__()
        box = world.box
        self.seats = world.seats
        self.regions = placed([region.id for region in world.board.regions])
        self.races = placed([*RACES])
        self.sides = placed(SIDES)
        self.resources = placed([*RESOURCES])
        self.markers = placed([*MARKERS])
        self.commands = placed([*COMMANDS])
        self.modifiers = placed([*MODIFIERS])
        self.events = placed([event.id for event in box.universal_events])
        self.spells = placed([spell.id for spell in box.spells])
        self.slayers = [slayer.id for slayer in box.slayers]
        self.leaders = max([len(race.leaders) for race in box.races])
        kinds = max([len(race.units) for race in box.races])
        self.soldiers = 2 * kinds
        self.soldier: dict[str, int] = {}  # a unit as views write it: its place in an army
        for race in box.races:
            for kind, unit in enumerate(race.units):
                self.soldier[unit.id] = 2 * kind
                self.soldier[f"{unit.id}!"] = 2 * kind + 1
        self._say_table()
        self._say_regions()
        self._say_battle()
        for n in range(self.seats):
            self._say_seat("own" if n == 0 else f"seat_{n}")
        self.asked_fields(ALL)

    # -- the fields ---------------------------------------------------------------------------

    def _say_table(self) -> None:
        resources = ", ".join(RESOURCES)
        self.field("stage", len(STAGES), "1 at the stage: " + ", ".join(STAGES))
        self.field("round", 3, "the round; the turns so far; those to come, 0: nobody knows")
        self.field("first", self.seats, "1 at the seat that began, the own one first")
        self.field("active", len(RACES), "1 at the race whose turn it is: " + ", ".join(RACES))
        self.field("done", 2, "1 if it has claimed an Event; 1 if it has played a command")
        self.field("pools", POOLS, "Ordning Points in Pool 1 and in Pool 2")
        self.field("castle", len(self.regions), "1 where Lyn Armaal is")
        self.field("spent", 2, "cards forged; cards fed")
        self.field("event_row", len(self.events), "1 at each universal Event that lies open")
        self.field("decks", 3, "cards in the decks of Events, resources and spells")
        self.field("resource_discard", len(RESOURCES), f"discarded: {resources}")
        spells = ", ".join(self.spells)
        self.field("spell_discard", len(self.spells), f"discarded: {spells}")
        self.field("spells_gone", len(self.spells), "spells that left the game")
        self.field("face_up", len(RESOURCES), "resources that lie open in the draft")
        self.field("offer", 2, "1 if a trade is under way; how many cards at most")
        self.field("offer_gives", len(RESOURCES), "what is given in it")
        self.field("offer_wants", len(RESOURCES), "what is wanted in it")
        self.field("left", len(REMAINING), "how much is left of: " + ", ".join(REMAINING))

    def _say_regions(self) -> None:
        regions = len(self.regions)
        each = "of each region, "
        names = ", ".join(self.regions)
        self.field("holder", regions * len(RACES), f"{each}1 at the race that holds it: {names}")
        army = "units of its army by kind, healthy and wounded"
        self.field("armies", regions * self.soldiers, each + army)
        self.field("markers", regions * len(MARKERS), each + "markers: " + ", ".join(MARKERS))
        self.field("region_events", regions, each + "Events that lie there")
        self.field("paid", regions, each + "1 if passage is paid")
        self.field("slayers", len(self.slayers) * regions, "of each giantslayer 1 where it stands")
        self.field("slayers_wounded", len(self.slayers), "1 at each wounded giantslayer")
        self.field("on_the_way", regions, "1 where a unit is on its way")

    def _say_battle(self) -> None:
        steps = ", ".join(STEPS[1:])
        self.field("battle", len(STEPS), f"1 at the step of the battle: none, {steps}")
        for side in ("attacker", "defender"):
            words = ", ".join(SIDES)
            self.field(f"{side}", len(SIDES), f"1 at who it is: {words}")
            self.field(f"{side}_region", len(self.regions), "1 where it stands")
            self.field(f"{side}_army", self.soldiers, "its units, healthy and wounded")
            self.field(f"{side}_dice", FACES, "standard dice by the face that they show")
            self.field(f"{side}_special", FACES, "1 at the face of the special die")
            what = "dice to roll, hits, blocks, arcane results, damage, damage left"
            self.field(f"{side}_totals", 6, what)
            self.field(f"{side}_used", len(MODIFIERS), "1 at each used: " + ", ".join(MODIFIERS))

    def _say_seat(self, who: str) -> None:
        self.field(f"{who}_race", len(RACES), "1 at its race")
        self.field(f"{who}_points", 2, "1 if its points are known; its Ordning Points")
        commands = ", ".join(COMMANDS)
        self.field(f"{who}_row", len(COMMANDS), f"1 at each command in its row: {commands}")
        self.field(f"{who}_hand", len(COMMANDS), "1 at each command in hand")
        self.field(f"{who}_coming", len(COMMANDS), "cards to the left, if a command came now")
        self.field(f"{who}_resources", len(RESOURCES), "its resources")
        self.field(f"{who}_spells", 1, "its spells, how many")
        self.field(f"{who}_spell_hand", len(self.spells), "its spells, where they are known")
        self.field(f"{who}_ready", len(self.events) + 1, "1 at each Event it is ready for; its own")
        self.field(f"{who}_done", 3, "Events completed; Events claimed; regions")
        self.field(f"{who}_supply", self.soldiers, "units in its supply")
        states = ", ".join(LEADER_STATES)
        self.field(f"{who}_leaders", self.leaders * len(LEADER_STATES), f"of each leader: {states}")

    # -- the numbers --------------------------------------------------------------------------

    def encode(
        self, view: Mapping[str, object], seat: int, decision: Decision | None
    ) -> list[float]:
        """Return the numbers of a view."""
        seen = cast("shapes.View", view)
        row: list[float] = []
        self._table(row, seen, seat)
        self._regions(row, seen)
        battle = seen["battle"]
        one_hot(row, len(STEPS), 0 if battle is None else STEPS.index(battle["step"]))
        self._side(row, None if battle is None else battle["attacker"])
        self._side(row, None if battle is None else battle["defender"])
        for n in range(self.seats):
            self._seat(row, seen["seats"][(seat + n) % self.seats])
        self.asked(row, decision)
        return row

    def _table(self, row: list[float], seen: shapes.View, seat: int) -> None:
        one_hot(row, len(STAGES), STAGES.index(seen["stage"]))
        row += [float(seen["round"]), float(seen["turns"]), float(seen["turns_to_come"] or 0)]
        one_hot(row, self.seats, (seen["first"] - seat) % self.seats)
        one_hot(row, len(RACES), self.races.get(seen["active"], -1))
        flag(row, seen["claimed"])
        flag(row, seen["commanded"])
        for pool in range(POOLS):
            row.append(float(seen["pools"][pool]))
        one_hot(row, len(self.regions), self.regions.get(seen["castle"], -1))
        row += [float(seen["forged"]), float(seen["fed"])]
        counts(row, self.events, seen["event_row"])
        for pile in (seen["event_deck"], seen["resource_deck"], seen["spell_deck"]):
            row.append(float(pile))
        counts(row, self.resources, seen["resource_discard"])
        counts(row, self.spells, seen["spell_discard"])
        counts(row, self.spells, seen["spells_gone"])
        counts(row, self.resources, seen["face_up"])
        offer = seen["offer"]
        flag(row, offer is not None)
        row.append(0.0 if offer is None else float(offer["limit"]))
        self._cards(row, {} if offer is None else offer["gives"])
        self._cards(row, {} if offer is None else offer["wants"])
        left = seen["left"]
        for what in REMAINING:
            row.append(float(left["n"]) if left is not None and left["of"] == what else 0.0)

    def _cards(self, row: list[float], cards: dict[str, int]) -> None:
        for resource in RESOURCES:
            row.append(float(cards.get(resource, 0)))

    def _army(self, row: list[float], units: dict[str, int]) -> None:
        army = [0.0] * self.soldiers
        for unit, n in units.items():
            army[self.soldier[unit]] += float(n)
        row += army

    def _regions(self, row: list[float], seen: shapes.View) -> None:
        regions = [seen["regions"][region] for region in self.regions]
        for region in regions:
            one_hot(row, len(RACES), self.races.get(region["race"], -1))
        for region in regions:
            self._army(row, region["units"])
        for region in regions:
            counts(row, self.markers, region["markers"])
        for region in regions:
            row.append(float(len(region["events"])))
        for region in regions:
            flag(row, region["paid"])
        slayers = [seen["slayers"].get(slayer) for slayer in self.slayers]
        for slayer in slayers:
            where = "" if slayer is None else slayer["region"]
            one_hot(row, len(self.regions), self.regions.get(where, -1))
        for slayer in slayers:
            flag(row, slayer is not None and slayer["wounded"])
        walker = seen["on_the_way"]
        here = "" if walker is None else walker["region"]
        one_hot(row, len(self.regions), self.regions.get(here, -1))

    def _side(self, row: list[float], side: shapes.Side | None) -> None:
        if side is None:
            row += [0.0] * (len(SIDES) + len(self.regions) + self.soldiers + 2 * FACES + 6)
            row += [0.0] * len(MODIFIERS)
            return
        one_hot(row, len(SIDES), self.sides.get(side["race"], -1))
        one_hot(row, len(self.regions), self.regions.get(side["region"], -1))
        self._army(row, side["units"])
        dice = [0.0] * FACES
        for face in side["dice"]:
            dice[face] += 1.0
        row += dice
        special = side["special"]
        one_hot(row, FACES, -1 if special is None else special)
        row += [float(side["roll"]), float(side["hits"]), float(side["blocks"])]
        row += [float(side["arcane"]), float(side["damage"] or 0), float(side["damage_left"])]
        counts(row, self.modifiers, side["used"])

    def _seat(self, row: list[float], seat: shapes.SeatState) -> None:
        one_hot(row, len(RACES), self.races[seat["race"]])
        points = seat["points"]
        flag(row, points is not None)
        row.append(float(points or 0))
        counts(row, self.commands, seat["row"])
        counts(row, self.commands, seat["hand"])
        for command in COMMANDS:
            coming = seat["commands"].get(command)
            row.append(0.0 if coming is None else float(coming["left"]))
        self._cards(row, seat["resources"])
        row.append(float(seat["spells"]))
        counts(row, self.spells, seat["spell_hand"] or [])
        progress = seat["progress"]
        for event in self.events:
            flag(row, event in progress and progress[event]["ready"])
        own = seat["event"]
        flag(row, own in progress and progress[own]["ready"])
        row += [float(len(seat["completed"])), float(len(seat["claimed"])), float(seat["regions"])]
        self._army(row, seat["supply"])
        for n in range(self.leaders):
            state = seat["leaders"][n]["state"] if n < len(seat["leaders"]) else ""
            at = LEADER_STATES.index(state) if state in LEADER_STATES else -1
            one_hot(row, len(LEADER_STATES), at)
