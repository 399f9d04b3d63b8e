"""HeroScape as the kernel knows it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, cast

from giantstable.games.heroscape.bot.drafts import drafts
from giantstable.games.heroscape.box.box import GLYPHS, STOCK, Box
from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.rules.powers.index import POWERS
from giantstable.games.heroscape.rules.round.rounds import play
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.rules.setup import muster
from giantstable.games.heroscape.table import laws
from giantstable.games.heroscape.table.asks import ALL, DRAFT
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import RESULTS, Fray, fray_on
from giantstable.games.heroscape.table.nouns import NOUNS
from giantstable.games.heroscape.table.theatre import ARMIES, PRE_MADE, Ground, House, Theatre
from giantstable.games.heroscape.told import position, secrets
from giantstable.games.heroscape.told.catalogue import Drafts, catalogue
from giantstable.games.heroscape.told.numbers import BattleNumbers
from giantstable.games.heroscape.told.picture import picture
from giantstable.games.heroscape.told.show.option import show
from giantstable.games.heroscape.told.view import reference, view
from giantstable.games.heroscape.told.why.why_not import why_not
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.encoding import Encoding
from giantstable.kernel.errors import BadContent, BadSetup
from giantstable.kernel.event import Event
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import (
    CHOICE,
    FLAG,
    NUMBER,
    TEXT,
    Game,
    Json,
    Setup,
    SetupOption,
    Shaped,
    settle,
)
from giantstable.kernel.message import Facts, Message, Why
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import Table

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes

MOST_PLAYERS: Final = 4
MOST_SETS: Final = 4
LONGEST_ARMY: Final = 400  # characters
LONGEST_FILE: Final = 200_000  # of a person's own scenario or battlefield
FIRST_RULINGS: Final = "first_rulings"  # R-LOS-06, R-FALL-07
MOST_OWN: Final = 128_000_000  # bytes, about: what is kept ready for scenarios of people's own
THEATRE_WEIGHT: Final = 200_000  # bytes, about
MOST_THEATRES: Final = 256  # kept ready for our own


class Own:
    """A scenario of somebody's own, and all that was made for it: one ground for one text."""

    def __init__(self, sheet: Scenario) -> None:
        self.sheet = sheet
        self.grounds: dict[bool, Ground] = {}  # by rulings
        self.theatres: dict[str, Theatre] = {}  # by setup
        self.digest = ""

    def ground(self, first_rulings: bool) -> Ground:
        """Return the ground of the scenario, for all who play on it."""
        if first_rulings not in self.grounds:
            self.grounds[first_rulings] = Ground(self.sheet.field, first_rulings)
        return self.grounds[first_rulings]

    def weight(self) -> int:
        """Return about how many bytes it takes by now."""
        theatres = THEATRE_WEIGHT * len(self.theatres)
        return theatres + sum([ground.weight() for ground in self.grounds.values()])


class HeroscapeGame(Game):
    """All scenarios of the content files."""

    def __init__(self, documents: dict[str, object]) -> None:
        super().__init__("heroscape", 2, MOST_PLAYERS)
        self.documents = documents
        self.box = Box(documents, POWERS)
        self.ledger = self.box.ledger
        self.nouns = NOUNS
        self.asks = ALL
        if not self.box.scenarios:
            raise BadContent("content-missing", file="scenarios/")
        self.scenarios: list[Scenario] = sorted(self.box.scenarios.values(), key=_order)
        self.grounds: dict[str, Ground] = {}  # by battlefield and rulings, when first needed
        self.theatres: dict[str, Theatre] = {}  # by setup, the last used last
        self.own: dict[str, Own] = {}  # by the texts of their files, the last used last
        self.most_own = MOST_OWN
        self.most_theatres = MOST_THEATRES
        self.digests: dict[str, str] = {}
        self.options = self._options()

    # -- setup --------------------------------------------------------------------------------

    def setup_options(self) -> list[SetupOption]:
        """Return what is to be settled before a battle."""
        return self.options

    def _options(self) -> list[SetupOption]:
        scenarios = tuple(scenario.id for scenario in self.scenarios)
        options = [
            SetupOption("scenario", CHOICE, scenarios[0], scenarios),
            SetupOption("players", NUMBER, 0, low=0, high=MOST_PLAYERS, seats=True),
            SetupOption("armies", CHOICE, ARMIES[0], tuple(ARMIES)),
        ]
        for number in range(1, MOST_PLAYERS + 1):
            options.append(SetupOption(f"army_{number}", TEXT, "", high=LONGEST_ARMY))
        options += [
            SetupOption("sets", NUMBER, 1, low=1, high=MOST_SETS),
            SetupOption("markers_in_turn", FLAG, False, house=True),
            SetupOption("ask_swipes", FLAG, False, house=True),
            SetupOption("high_at_ten", FLAG, False, house=True),
            SetupOption("tie_break", FLAG, False, house=True),
            SetupOption(FIRST_RULINGS, FLAG, False, house=True),
            SetupOption("own_scenario", TEXT, "", high=LONGEST_FILE, house=True),
            SetupOption("own_battlefield", TEXT, "", high=LONGEST_FILE, house=True),
        ]
        return options

    def settle(self, given: dict[str, object]) -> Setup:
        """Return the whole setup; players must suit the scenario, and armies their points."""
        setup = settle(self.options, given)
        if FIRST_RULINGS not in given and len(given) == len(self.options) - 1:
            # All is settled but this: 0.1.0 wrote it, and knew no other rulings. It stays as it is,
            # so that a record is written again as it was read.
            del setup[FIRST_RULINGS]
        theatre = self.theatre_of(setup)
        self._check_texts(theatre, setup)
        if theatre.armies == PRE_MADE:
            self.new_table(setup, seeded(0))  # refuses what cannot be brought
        return setup

    def brings_content(self, given: dict[str, object]) -> bool:
        """Return whether there is a scenario of somebody's own to be read."""
        return bool(given.get("own_scenario"))

    def ballast(self, table: Table) -> int:
        """Return the weight of somebody's own scenario: its field grows as it is played on."""
        theatre = fray_on(table).theatre
        field = theatre.scenario.field
        ours = self.box.battlefields.get(field.id) is field
        return THEATRE_WEIGHT if ours else THEATRE_WEIGHT + theatre.ground.weight()

    def _check_texts(self, theatre: Theatre, setup: Setup) -> None:
        """Refuse an army that nobody would look at."""
        for number in range(1, MOST_PLAYERS + 1):
            if not army_in(setup, number):
                continue
            if theatre.basic:
                raise BadSetup("army-basic", seat=number, scenario=theatre.scenario.name)
            if theatre.armies != PRE_MADE:
                raise BadSetup("army-drafted", seat=number)
            if number > len(theatre.seats):
                raise BadSetup("army-seat", seat=number, seats=len(theatre.seats))

    def scenario_of(self, setup: Setup) -> Scenario:
        """Return the scenario of a setup, with as many sets as there are."""
        scenario = self._sheet(setup)
        sets = setup["sets"]
        assert isinstance(sets, int)
        return scenario if sets <= scenario.sets else scenario.with_sets(sets)

    def _sheet(self, setup: Setup) -> Scenario:
        """Return the scenario as it is written: one of ours, or the one that the setup brings."""
        own = str(setup["own_scenario"])
        field = str(setup["own_battlefield"])
        if not own:
            if field:
                raise BadSetup("own-battlefield-alone")
            return self.box.scenarios[str(setup["scenario"])]
        return self._own(own, field).sheet

    def _own(self, sheet: str, field: str) -> Own:
        """Return what is kept of somebody's scenario; what was not used for longest goes for it."""
        key = f"{sheet}\n{field}"
        found = self.own.get(key)
        if found is None:
            built = self.box.battlefield("own_battlefield", _written(field)) if field else None
            found = Own(self.box.scenario("own_scenario", _written(sheet), built))
            self._make_room()
        self.own.pop(key, None)
        self.own[key] = found
        return found

    def _make_room(self) -> None:
        kept = list(self.own)
        weight = sum([self.own[key].weight() for key in kept])
        for key in kept:
            if weight <= self.most_own:
                return
            weight -= self.own.pop(key).weight()

    def theatre_of(self, setup: Setup) -> Theatre:
        """Return the theatre of a setup; kept, because it takes a while to make one."""
        key = json.dumps({name: setup[name] for name in setup if not name.startswith("army_")})
        kept = self.theatres
        own: Own | None = None
        if setup["own_scenario"]:
            own = self._own(str(setup["own_scenario"]), str(setup["own_battlefield"]))
            kept = own.theatres
        theatre = kept.get(key)
        if theatre is None:
            scenario = self.scenario_of(setup)
            players = self._players(scenario, setup)
            armies = ARMIES.index(str(setup["armies"]))
            house = house_of(setup)
            ground = self._ground(scenario, own, house.first_rulings)
            theatre = muster.theatre(self.box, scenario, players, armies, house, ground)
            if len(kept) >= self.most_theatres:
                kept.pop(next(iter(kept)), None)
        kept.pop(key, None)
        kept[key] = theatre
        return theatre

    def _players(self, scenario: Scenario, setup: Setup) -> int:
        """Return how many play: as many as said, or as few as the scenario is for."""
        players = setup["players"]
        assert isinstance(players, int)
        return players or min(len(seats) for seats in scenario.seatings)

    def _ground(self, scenario: Scenario, own: Own | None, first_rulings: bool) -> Ground:
        id_ = scenario.field.id
        if own is not None and self.box.battlefields.get(id_) is not scenario.field:
            return own.ground(first_rulings)  # a person's own, whatever it is called
        key = f"{id_} {first_rulings}"
        if key not in self.grounds:
            self.grounds[key] = Ground(scenario.field, first_rulings)
        return self.grounds[key]

    def seats(self, setup: Setup) -> int:
        """Return how many play (HS-C-PLAY-01)."""
        return self._players(self._sheet(setup), setup)

    def seatings(self, given: dict[str, object]) -> list[int]:
        """Return how many can play the scenario (HS-C-PLAY-01)."""
        setup = settle(self.options, given)
        return sorted(len(seats) for seats in self._sheet(setup).seatings)

    def fingerprint(self, setup: Setup) -> str:
        """Return a digest of the stock, glyphs, cards, battlefield and scenario of a battle."""
        scenario = self._sheet(setup)
        own = [str(setup["own_scenario"]), str(setup["own_battlefield"])]
        if own[0]:
            kept = self._own(own[0], own[1])
            if not kept.digest:
                kept.digest = self._digest(scenario, own)
            return kept.digest
        key = scenario.id
        if key not in self.digests:
            self.digests[key] = self._digest(scenario, own)
        return self.digests[key]

    def _digest(self, scenario: Scenario, own: list[str]) -> str:
        """Return the digest of all that a scenario needs."""
        used = [self.documents[STOCK], self.documents[GLYPHS]]
        if own[0]:
            used.extend(own)
        for file in sorted(self.documents):
            document = self.documents[file]
            if file.startswith("cards/"):
                used.append(document)
            elif isinstance(document, dict):
                wanted = scenario.id if file.startswith("scenarios/") else scenario.field.id
                if document.get("id") == wanted:
                    used.append(document)
        written = json.dumps(used, sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:12]

    def new_table(self, setup: Setup, rng: Rng) -> Fray:
        """Set up a battle."""
        armies = [army_in(setup, number) for number in range(1, MOST_PLAYERS + 1)]
        return muster.new_fray(self.theatre_of(setup), rng, armies)

    # -- play ---------------------------------------------------------------------------------

    def play(self, table: Table) -> Play:
        """Play the battle."""
        return play(fray_on(table))

    def scores(self, table: Table) -> list[int]:
        """Return the points on the battlefield (HS-M-SCORE-01); in the Basic Game 1 for a win."""
        fray = fray_on(table)
        seats = range(len(fray.theatre.seats))
        if fray.theatre.basic:
            return [fray.won >> seat & 1 for seat in seats]
        return [points(fray, seat) for seat in seats]

    def winners(self, table: Table) -> list[int]:
        """Return the seats that have won; of a team all, also who has no figure left."""
        fray = fray_on(table)
        return [seat for seat in range(len(fray.theatre.seats)) if fray.won >> seat & 1]

    def side_of(self, table: Table, seat: int) -> int:
        """Return the side that a seat fights for."""
        return fray_on(table).theatre.seats[seat].side

    def role(self, table: Table, seat: int) -> str:
        """Return the side of the scenario that a seat fights for, as its sheet counts them."""
        return f"side-{fray_on(table).theatre.seats[seat].side}"

    def result(self, table: Table) -> str:
        """Return how the battle ended."""
        return RESULTS[fray_on(table).result]

    def once_told(self, claimed: dict[str, object], table: Table) -> bool:
        """Return whether a record tells a draw as 0.1.0 did: as a victory of several."""
        fray = fray_on(table)
        if RESULTS[fray.result] != "draw" or claimed.get("result") != "most-points":
            return False
        return claimed.get("scores") == self.scores(table)

    def results(self) -> list[str]:
        """Return every way a battle can end."""
        return RESULTS[1:]

    # -- who knows what -----------------------------------------------------------------------

    def view(self, table: Table, seat: int | None) -> shapes.View:
        """Return the battle as a seat or a spectator sees it."""
        return view(fray_on(table), seat)

    def reference(self, setup: Setup) -> shapes.Reference:
        """Return the scenario's sheet, the battlefield, the cards and the glyphs."""
        return reference(self.theatre_of(setup))

    def catalogue(self) -> shapes.Catalogue:
        """Return the cards, the sheets of the scenarios and their battlefields from above."""
        return catalogue(self.box, self.scenarios, self._drafts())

    def _drafts(self) -> Drafts:
        """Return armies to begin with, for every number of players of every scenario."""
        found: Drafts = {}
        for scenario in self.scenarios:
            found[scenario.id] = []
            for seats in scenario.seatings:
                given: dict[str, object] = {"scenario": scenario.id, "players": len(seats)}
                theatre = self.theatre_of(settle(self.options, given))
                found[scenario.id].append([] if theatre.basic else drafts(theatre))
        return found

    def encoding(self, setup: Setup) -> Encoding:
        """Return how a battle looks in numbers."""
        return BattleNumbers(self.theatre_of(setup))

    def picture(self, setup: Setup, view: Shaped) -> str:
        """Return a view as an SVG picture."""
        return picture(cast("shapes.View", view), self.reference(setup))

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal anew markers, hidden glyphs and the scout; let chance be other."""
        secrets.deal_anew(fray_on(table), seat, rng)

    # -- on paper -----------------------------------------------------------------------------

    def table_json(self, table: Table) -> Json:
        """Return the whole table as readable JSON."""
        return position.written(fray_on(table))

    def table_from(self, setup: Setup, fields: Fields, rng: Rng) -> Fray:
        """Return the table that the JSON describes."""
        return position.read(fields, self.new_table(setup, rng))

    def show(self, table: Table, decision: Decision, code: int) -> shapes.Show | None:
        """Return everything known of an option before chance speaks."""
        return show(fray_on(table), decision, code)

    # -- words --------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> Message:
        """Return what the seat is asked; of the draft's end only where it may end (R-DRAFT-03)."""
        asked = super().prompt(decision)
        if decision.kind == DRAFT.name:
            asked.facts["done"] = "yes" if DONE in decision.codes else "no"
        return asked

    def why_not(
        self, table: Table, seat: int | None, decision: Decision | None, thing: dict[str, str]
    ) -> Why | None:
        """Return which rule forbids a thing that somebody pointed at."""
        return why_not(fray_on(table), seat, decision, thing)

    def whose(self, table: Table, event: Event, viewer: int | None) -> Facts:
        """Return whose doing it was: to others, players go by their numbers."""
        return {"you": "yes" if viewer == event.seat else "no", "player": event.seat + 1}

    # -- laws ---------------------------------------------------------------------------------

    def check(self, table: Table) -> None:
        """Check that figures, cards, glyphs and markers are all somewhere they can be."""
        laws.check(fray_on(table))


def _order(scenario: Scenario) -> tuple[int, bool, str]:
    """Scenarios battlefield by battlefield, the Basic Game first."""
    return scenario.field.order, not scenario.basic, scenario.id


def _written(text: str) -> object:
    """Return what a person's own file says; it is in the setup as JSON, so records have it."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup("own-file", why=str(error)) from None
    return found


def army_in(setup: Setup, number: int) -> list[str]:
    """Return the cards that a player brings: their ids, separated by commas."""
    return [name.strip() for name in str(setup[f"army_{number}"]).split(",") if name.strip()]


def house_of(setup: Setup) -> House:
    """Return the switches of a setup."""
    house = House()
    house.markers_in_turn = setup["markers_in_turn"] is True
    house.ask_swipes = setup["ask_swipes"] is True
    house.high_at_ten = setup["high_at_ten"] is True
    house.tie_break = setup["tie_break"] is True
    house.first_rulings = setup.get(FIRST_RULINGS, True) is True
    return house


def box_of(game: Game) -> Box:
    """Return the pieces of HeroScape: battlefields, cards, glyphs and scenarios."""
    assert isinstance(game, HeroscapeGame)
    return game.box


def game(documents: dict[str, object]) -> Game:
    """Return the game with its content, file by file."""
    return HeroscapeGame(documents)
