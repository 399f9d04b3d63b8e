"""The contract of a game: all that the kernel asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.kernel.actions import ActionSpace
from giantstable.kernel.decision import Decision, DecisionKind, Play
from giantstable.kernel.encoding import Encoding
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.event import HIDDEN, Event
from giantstable.kernel.fields import Fields, shown
from giantstable.kernel.message import Facts, Message, Why
from giantstable.kernel.noun import AMOUNT, Ids, Noun
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.provenance import Provenance
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import Table

Json = dict[str, object]
Shaped = Mapping[str, object]  # JSON to be read; its shape may be written down as a TypedDict
Setup = dict[str, "str | int | bool"]

CHOICE: Final = "choice"
FLAG: Final = "flag"
NUMBER: Final = "number"
TEXT: Final = "text"

SEATS: Final = "seats"  # the option that says how many play
NO_CONTENT: Final = "none"  # the digest of a game that has no content files


class SetupOption:
    """One thing to settle before the game: a choice among names, a flag, a number, or a text.

    A text is at most ``high`` characters long; what it must say is the game's to check.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: str | int | bool,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        house: bool = False,
        seats: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.house = house  # a switch for a disputed ruling, not for everybody's first screen
        self.seats = seats  # how many sit down: a form with chairs in it need not ask

    def settle(self, value: object) -> str | int | bool:
        """Return the value if it is allowed; refuse it in one sentence if not."""
        if self.kind == CHOICE:
            if isinstance(value, str) and value in self.choices:
                return value
            allowed = ", ".join(self.choices)
            raise BadSetup("setup-choice", option=self.name, found=str(value), allowed=allowed)
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            raise BadSetup("setup-flag", option=self.name, found=str(value))
        if self.kind == TEXT:
            if isinstance(value, str) and len(value) <= self.high:
                return value
            raise BadSetup("setup-text", option=self.name, found=shown(value), high=self.high)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value:
            if value <= self.high:
                return value
        raise BadSetup(
            "setup-number", option=self.name, found=str(value), low=self.low, high=self.high
        )


def settle(options: list[SetupOption], given: dict[str, object]) -> Setup:
    """Return the whole setup, defaults filled in; refuse unknown names and values."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            if not names:
                raise BadSetup("setup-none", option=name)
            raise BadSetup("setup-unknown", option=name, allowed=", ".join(names))
    setup: Setup = {}
    for option in options:
        setup[option.name] = (
            option.settle(given[option.name]) if option.name in given else option.default
        )
    return setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with its content. Games derive from it, and answer what is not answered here.

    The setup is settled (see ``setup_options``) before a game sees it. A game never reads a
    clock, a file or any chance but the table's.
    """

    def __init__(self, name: str, min_seats: int, max_seats: int) -> None:
        self.name = name
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.ledger: list[Provenance] = []  # the source of every item of the content
        self.nouns: dict[str, Noun] = {}  # what the facts of events stand for
        self.asks: list[DecisionKind] = []  # every kind of question, for the action space
        # Whom another process asks for the same game, and with which words: the library says so.
        self.found_by: tuple[object, tuple[str | None, ...]] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        if self.found_by is None:
            raise ValueError(f"{self.name} cannot be pickled: the library has not read it")
        return self.found_by

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self  # no match changes its game

    def setup_options(self) -> list[SetupOption]:
        """Return what is to be settled before a game, in the order a form would ask.

        Of itself that is how many play, where it may be more or fewer.
        """
        low, high = self.min_seats, self.max_seats
        if low == high:
            return []
        return [SetupOption(SEATS, NUMBER, low, low=low, high=high, seats=True)]

    def settle(self, given: dict[str, object]) -> Setup:
        """Return the whole setup from the part that was given."""
        return settle(self.setup_options(), given)

    def brings_content(self, given: dict[str, object]) -> bool:
        """Return whether such options bring content of their own, which may be anything."""
        return False

    def ballast(self, table: Table) -> int:
        """Return about how many bytes a table takes for what its setup has brought along."""
        return 0

    def seatings(self, given: dict[str, object]) -> list[int]:
        """Return how many may play with such options, whatever else is wrong with them."""
        return list(range(self.min_seats, self.max_seats + 1))

    def seats(self, setup: Setup) -> int:
        """Return how many seats a game of that setup has."""
        seats = setup.get(SEATS, self.min_seats)
        assert isinstance(seats, int)
        return seats

    def fingerprint(self, setup: Setup) -> str:
        """Return a short digest of the content such a game is played with."""
        return NO_CONTENT

    def new_table(self, setup: Setup, rng: Rng) -> Table:
        """Return the table as the setup chapter of the rulebook leaves it."""
        raise TypeError

    def play(self, table: Table) -> Play:
        """Play from the table on: the rulebook as a generator."""
        raise TypeError

    def scores(self, table: Table) -> list[int]:
        """Return the points of each seat at the end."""
        raise TypeError

    def winners(self, table: Table) -> list[int]:
        """Return the seats that have won, at the end: those with the most points."""
        scores = self.scores(table)
        most = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == most]

    def side_of(self, table: Table, seat: int) -> int:
        """Return the side that a seat is on; as a rule everybody plays for themselves."""
        return seat

    def role(self, table: Table, seat: int) -> str:
        """Return what a seat plays that others do not, by its id: a race, a side of a scenario."""
        return ""

    def result(self, table: Table) -> str:
        """Return how the game ended, in one word; empty while it goes on."""
        raise TypeError

    def once_told(self, claimed: dict[str, object], table: Table) -> bool:
        """Return whether an earlier version told the end on the table in these other words."""
        return False

    def results(self) -> list[str]:
        """Return every way a game can end."""
        raise TypeError

    def view(self, table: Table, seat: int | None) -> Shaped:
        """Return all that a seat (None: a spectator) may know, as JSON."""
        raise TypeError

    def views(self, table: Table, viewers: list[int | None]) -> list[Shaped]:
        """Return what each viewer may know; what all of them see may be the same object."""
        return [self.view(table, viewer) for viewer in viewers]

    def reference(self, setup: Setup) -> Shaped:
        """Return what is printed on the pieces of such a game: known to all, never changing."""
        return {}

    def catalogue(self) -> Shaped:
        """Return what can be chosen from before a game, whole: known to all, never changing."""
        return {}

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal anew, in place, what the seat cannot know; let chance go on from ``rng``.

        What the seat sees, and may choose now, must not change. Where all lies open, only what
        chance will bring is not known.
        """
        table.rng.become(rng)

    def table_json(self, table: Table) -> Json:
        """Return the table at a checkpoint, secrets included, as readable JSON."""
        return plain(table).to_json()

    def table_from(self, setup: Setup, fields: Fields, rng: Rng) -> Table:
        """Return the table that the JSON describes; refuse an impossible one.

        What a hand-made position leaves out is filled in as setup would, from ``rng``.
        """
        table = plain(self.new_table(setup, rng))
        table.take(fields)
        try:
            self.check(table)
        except AssertionError as broken:
            raise fields.error("inside", field=fields.where, why=str(broken)) from None
        return table

    def notation(self, decision: Decision, code: int) -> str:
        """Return the short stable name of an option."""
        return decision.kind_of.form.notation(decision, code)

    def prompt(self, decision: Decision) -> Message:
        """Return what the seat is asked."""
        return Message(f"{self.name}-ask-{decision.kind}", decision.blanks())

    def option_text(self, decision: Decision, code: int) -> Message:
        """Return an option for people."""
        return decision.kind_of.form.text(decision, code)

    def option_facts(self, decision: Decision, code: int) -> Ids:
        """Return what an option points at: ``do`` names the verb, the rest are ids by name.

        Like its notation they come from the decision alone. No two options of a decision have
        the same.
        """
        return decision.kind_of.form.facts(decision, code)

    def action_space(self, setup: Setup) -> ActionSpace:
        """Return every answer there can be in games of a setup, numbered from 0 on.

        Whoever learns to play asks once and keeps it: it is made anew each time.
        """
        table = self.new_table(setup, seeded(0))
        space = ActionSpace()
        for kind in self.asks:
            space.enter(kind, kind.form.every(table))
        return space

    def encoding(self, setup: Setup) -> Encoding:
        """Return how views of games of a setup look in numbers; it too is made anew each time."""
        raise ValueError(f"{self.name} does not say how it looks in numbers")

    def picture(self, setup: Setup, view: Shaped) -> str:
        """Return a view as an SVG picture for notebooks; empty where a game draws none."""
        return ""

    def show(self, table: Table, decision: Decision, code: int) -> Shaped | None:
        """Return all that is known of an option before chance speaks; None: nothing more is.

        Its shape is the game's own. Nothing that the decision's seat may not know goes into it,
        and the table stays as it is.
        """
        return None

    def why_not(
        self, table: Table, seat: int | None, decision: Decision | None, thing: dict[str, str]
    ) -> Why | None:
        """Return which rule forbids a thing that somebody pointed at.

        ``decision`` is the seat's open one, if there is one. None is for a thing that some option
        of it points at, and for one that the game does not know. Nothing that the seat may not
        know goes into the answer.
        """
        return None

    def noun(self, fact: str) -> Noun:
        """Return what a fact of events stands for; what ``nouns`` does not name is a number."""
        return self.nouns.get(fact, AMOUNT)

    def event_facts(self, table: Table, event: Event) -> Ids:
        """Return the facts of an event by name, ids instead of numbers."""
        facts: Ids = {}
        values = event.values()
        for i, fact in enumerate(event.kind.facts):
            if values[i] == HIDDEN and fact in event.kind.private:
                facts[fact] = ""
            else:
                noun = self.noun(fact)
                noun.point(facts, fact, table, noun.told(table, event, values[i]))
        return facts

    def event_text(self, table: Table, event: Event, viewer: int | None) -> Message:
        """Return an event for people: its own seat is "you", to others and spectators it is not.

        The event is already as the viewer may know it (see ``Event.seen_by``).
        """
        blanks = self.whose(table, event, viewer)
        hidden = ""
        values = event.values()
        for i, fact in enumerate(event.kind.facts):
            if values[i] == HIDDEN and fact in event.kind.private:
                hidden = "-hidden"
            else:
                noun = self.noun(fact)
                noun.say(blanks, fact, table, noun.told(table, event, values[i]))
        return Message(f"{self.name}-event-{event.kind.name}{hidden}", blanks)

    def whose(self, table: Table, event: Event, viewer: int | None) -> Facts:
        """Return whose doing an event was, for the blanks of its words."""
        return {"you": "yes" if viewer == event.seat else "no"}

    def check(self, table: Table) -> None:
        """Raise AssertionError where the table breaks a law: cards and tokens conserved, ..."""


def plain(table: Table) -> PlainTable:
    """Return a table that writes and reads itself; another game says how its own is written."""
    if not isinstance(table, PlainTable):
        raise TypeError("a game says how its table is written and read")
    return table
