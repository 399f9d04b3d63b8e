"""Assault of the Giants as the kernel knows it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, cast

from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.box.stock import FEWEST_SEATS, MOST_SEATS
from giantstable.games.assault.rules.setup import new_realm
from giantstable.games.assault.rules.turns import play
from giantstable.games.assault.table import asks, laws
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.nouns import NOUNS, race_name, race_told_of
from giantstable.games.assault.table.realm import RESULTS, Realm, realm_on
from giantstable.games.assault.table.world import House, World
from giantstable.games.assault.told import position, secrets
from giantstable.games.assault.told.numbers import RealmNumbers
from giantstable.games.assault.told.picture import picture
from giantstable.games.assault.told.reference import catalogue, reference
from giantstable.games.assault.told.show.option import show
from giantstable.games.assault.told.show.way import step
from giantstable.games.assault.told.view import view, views
from giantstable.games.assault.told.why.why_not import why_not
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.encoding import Encoding
from giantstable.kernel.event import Event
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import (
    CHOICE,
    FLAG,
    NUMBER,
    Game,
    Json,
    Setup,
    SetupOption,
    Shaped,
    settle,
)
from giantstable.kernel.message import Facts, Message, Why
from giantstable.kernel.noun import Ids
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

EVERMOORS: Final = "evermoors"  # where Countess Sansuri returns (R56)
LYN_ARMAAL: Final = "lyn_armaal"
MOST_ROUNDS: Final = 999
FIRST_RULINGS: Final = "first_rulings"  # R118
# Fields of content without a rule: a map drawn anew is still the same board.
NO_RULE: Final = ["source", "note", "ground", "label", "anchors", "places", "line"]
# 0.1.0 counted these fields in: its records and tables know our box by the digest of then.
FIRST_RULES: Final = "4f973863381e"
FIRST_BOX: Final = "3618aa4d7496"


class AssaultGame(Game):
    """The box of the content files, for three to six players."""

    def __init__(self, documents: dict[str, object]) -> None:
        super().__init__("assault", FEWEST_SEATS, MOST_SEATS)
        self.box = Box(documents)
        self.ledger = self.box.ledger
        self.nouns = NOUNS
        self.asks = asks.ALL
        self.digest = digest_of(documents)
        self.worlds: dict[str, World] = {}  # by setup
        self.options = self._options()

    # -- setup --------------------------------------------------------------------------------

    def setup_options(self) -> list[SetupOption]:
        """Return what is to be settled before a game: how many play, and the house rules."""
        return self.options

    def _options(self) -> list[SetupOption]:
        homes = (EVERMOORS, LYN_ARMAAL)
        return [
            SetupOption(
                "seats", NUMBER, FEWEST_SEATS, low=FEWEST_SEATS, high=MOST_SEATS, seats=True
            ),
            SetupOption("open_scores", FLAG, False, house=True),
            SetupOption("npc_auto", FLAG, False, house=True),
            SetupOption("free_modifier_order", FLAG, False, house=True),
            SetupOption("reroll_needs_healthy_leader", FLAG, False, house=True),
            SetupOption("cloud_leader_return", CHOICE, EVERMOORS, homes, house=True),
            SetupOption("castle_may_enter_homes", FLAG, True, house=True),
            SetupOption("marker_cap", FLAG, False, house=True),
            SetupOption("round_cap", NUMBER, 0, low=0, high=MOST_ROUNDS, house=True),
            SetupOption(FIRST_RULINGS, FLAG, False, house=True),
        ]

    def settle(self, given: dict[str, object]) -> Setup:
        """Return the whole setup; one of 0.1.0, which knew only its own rulings, stays as it is."""
        setup = settle(self.options, given)
        if FIRST_RULINGS not in given and len(given) == len(self.options) - 1:
            del setup[FIRST_RULINGS]  # R118
        return setup

    def seats(self, setup: Setup) -> int:
        """Return how many play (AG-SETUP-01)."""
        seats = setup["seats"]
        assert isinstance(seats, int)
        return seats

    def fingerprint(self, setup: Setup) -> str:
        """Return a digest of all that has a rule: every game is played with the whole box."""
        return self.digest

    def world_of(self, setup: Setup) -> World:
        """Return the world of a setup; the same setup always has the same one."""
        key = json.dumps(setup, sort_keys=True)
        if key not in self.worlds:
            self.worlds[key] = World(self.box, self.seats(setup), house_of(setup))
        return self.worlds[key]

    def new_table(self, setup: Setup, rng: Rng) -> Realm:
        """Set up a game, up to the draft of Resource Cards (AG-SETUP)."""
        return new_realm(self.world_of(setup), rng)

    # -- play ---------------------------------------------------------------------------------

    def play(self, table: Table) -> Play:
        """Play the game."""
        return play(realm_on(table))

    def scores(self, table: Table) -> list[int]:
        """Return the Ordning Points of each seat (AG-END-08)."""
        realm = realm_on(table)
        return [realm.points[race] for race in realm.race_of]

    def winners(self, table: Table) -> list[int]:
        """Return the seats that have won; several if they share the victory (AG-END-11)."""
        realm = realm_on(table)
        return [seat for seat in range(realm.world.seats) if realm.won >> seat & 1]

    def role(self, table: Table, seat: int) -> str:
        """Return the race that a seat plays."""
        return RACES[realm_on(table).race_of[seat]]

    def result(self, table: Table) -> str:
        """Return how the game ended."""
        return RESULTS[realm_on(table).result]

    def results(self) -> list[str]:
        """Return every way a game can end."""
        return RESULTS[1:]

    # -- who knows what -----------------------------------------------------------------------

    def view(self, table: Table, seat: int | None) -> shapes.View:
        """Return the game as a seat or a spectator sees it."""
        return view(realm_on(table), seat)

    def views(self, table: Table, viewers: list[int | None]) -> list[Shaped]:
        """Return the game as each viewer sees it."""
        return [*views(realm_on(table), viewers)]

    def reference(self, setup: Setup) -> shapes.Reference:
        """Return what is printed on the board and the cards."""
        return reference(self.world_of(setup))

    def catalogue(self) -> shapes.Catalogue:
        """Return who plays and what there is to win with how many."""
        return catalogue(self.box)

    def encoding(self, setup: Setup) -> Encoding:
        """Return how a game looks in numbers."""
        return RealmNumbers(self.world_of(setup))

    def picture(self, setup: Setup, view: Shaped) -> str:
        """Return a view as an SVG picture."""
        return picture(cast("shapes.View", view), self.reference(setup))

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal anew the decks and the spells of others; let chance be other."""
        secrets.deal_anew(realm_on(table), seat, rng)

    # -- on paper -----------------------------------------------------------------------------

    def table_json(self, table: Table) -> Json:
        """Return the whole table as readable JSON."""
        return position.written(realm_on(table))

    def table_from(self, setup: Setup, fields: Fields, rng: Rng) -> Realm:
        """Return the table that the JSON describes."""
        return position.read(fields, rng, self.world_of(setup))

    # -- words --------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> Message:
        """Return what a seat is asked; an owed maneuver and the deck as partner are said apart."""
        asked = super().prompt(decision)
        if decision.kind_of is asks.MANEUVER and decision.subject != NOTHING:
            asked.key += "-owed"
        elif decision.kind_of is asks.GIVE_DECK:
            asked.key += "-deck"
        return asked

    def option_facts(self, decision: Decision, code: int) -> Ids:
        """Return what an option does and points at; a step of a unit also what it comes to."""
        facts = super().option_facts(decision, code)
        if code != DONE and decision.kind_of in (asks.MANEUVER, asks.ONWARD):
            step(realm_on(decision.on_table()), decision, code, facts)
        return facts

    def show(self, table: Table, decision: Decision, code: int) -> shapes.Show | None:
        """Return all that is known of an option before chance speaks."""
        return show(realm_on(table), decision, code)

    def why_not(
        self, table: Table, seat: int | None, decision: Decision | None, thing: dict[str, str]
    ) -> Why | None:
        """Return which rule forbids a thing that somebody pointed at."""
        return why_not(realm_on(table), seat, decision, thing)

    def whose(self, table: Table, event: Event, viewer: int | None) -> Facts:
        """Return whose soldier it was. Races have names, so nobody has to be "you"."""
        facts = event.kind.facts
        if "soldier" in facts and "race" not in facts:
            return {"race": race_name(race_told_of(realm_on(table), event))}
        return {}

    # -- laws ---------------------------------------------------------------------------------

    def check(self, table: Table) -> None:
        """Check that no card, unit, marker or point was lost, and that all can stand so."""
        laws.check_always(realm_on(table))


def digest_of(documents: dict[str, object]) -> str:
    """Return a digest of content files, but for what is only drawn and where all comes from."""
    ruled = json.dumps(_ruled(documents), sort_keys=True)
    digest = hashlib.sha256(ruled.encode()).hexdigest()[:12]
    return FIRST_BOX if digest == FIRST_RULES else digest


def _ruled(content: object) -> object:
    if isinstance(content, dict):
        return {name: _ruled(value) for name, value in content.items() if name not in NO_RULE}
    if isinstance(content, list):
        return [_ruled(value) for value in content]
    return content


def house_of(setup: Setup) -> House:
    """Return the switches of a setup."""
    house = House()
    house.open_scores = setup["open_scores"] is True
    house.npc_auto = setup["npc_auto"] is True
    house.free_modifier_order = setup["free_modifier_order"] is True
    house.reroll_needs_healthy_leader = setup["reroll_needs_healthy_leader"] is True
    house.cloud_leader_at_castle = setup["cloud_leader_return"] == LYN_ARMAAL
    house.castle_may_enter_homes = setup["castle_may_enter_homes"] is True
    house.marker_cap = setup["marker_cap"] is True
    house.first_rulings = setup.get(FIRST_RULINGS, True) is True
    cap = setup["round_cap"]
    assert isinstance(cap, int)
    house.round_cap = cap
    return house


def game(documents: dict[str, object]) -> Game:
    """Return the game with its content, file by file."""
    return AssaultGame(documents)
