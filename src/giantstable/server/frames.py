"""The shapes of what a live table sends. The client's own types are made of them (``make types``).

What clients send is in ``wire``: it is checked when it comes, and these are checked by mypy.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict

from giantstable.kernel.game import Shaped
from giantstable.kernel.shapes import Message, Outcome
from giantstable.server.schema import EntryKind, SeatKind

# No field but those that are written down here, and what is said of a field is its description.
shape = with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))

shape(Message)
shape(Outcome)

Status = Literal["waiting", "playing", "over", "closed", "stranded"]
Facts = dict[str, str | int]
"""Ids of the things an option or a happening is about: {"do": "leap", "place": "C3"}."""

# -- a match as a viewer gets it ------------------------------------------------------------------


@shape
class Option(TypedDict):
    """One of the options of a decision."""

    notation: str
    text: Message
    facts: Facts


@shape
class Decision(TypedDict):
    """A question with its options."""

    seat: int
    kind: str
    rule: str
    facts: Facts
    """Ids of what it is about."""
    prompt: Message
    options: list[Option]


@shape
class Happening(TypedDict):
    """Something that happened, as the viewer may know it."""

    kind: str
    rule: str
    seat: int
    facts: Facts
    text: Message


# Python has a word of its own for ``from``.
_From = TypedDict("_From", {"from": int})


@shape
class Page(_From):
    """Some lines of the log; ``from`` is how many there are before them."""

    happenings: list[Happening]


@shape
class Change(TypedDict):
    """One place in a view that is another now; without ``now`` there is nothing any more."""

    at: list[str | int]
    """The way to the place: names in objects, numbers in lists. Empty: the view as a whole."""
    now: NotRequired[object]


Patch = list[Change]
"""What leads from one view to the next."""


About = Literal["undo", "end", "bot", "sit"]
"""To take a choice back by which others lose their answers; to end the game; that a bot plays for
who is away; to sit down at a seat of a game that has begun, and know what it knows."""


@shape
class Request(TypedDict):
    """Something that somebody asks of the others."""

    about: About
    seat: int
    """Who asks."""
    whom: int
    """The seat it is about."""
    key: str
    """What an `agree` calls it."""
    waits_for: list[int]
    """The seats that have not agreed yet."""


@shape
class SeatClock(TypedDict):
    """The clock of a seat, at the moment when it was sent."""

    left: int
    """Milliseconds."""
    runs: bool


@shape
class Note(TypedDict):
    """What became of a seat after the game began. It stands in the table's log for all to see."""

    kind: EntryKind
    """`seat`: somebody else has it; `bot`: a bot plays for its player; `back`: they play again;
    `resign`, `end`."""
    seat: int
    line: int
    """How many lines the game's own log had then."""
    was: NotRequired[str]
    now: NotRequired[str]
    name: NotRequired[str]
    """Who sat down."""
    level: NotRequired[str]
    """The bot's name in `GameInfo.bots`."""
    why: NotRequired[str]
    """Why a bot plays: `agreed`, `away`, `time`, `own`."""


@shape
class LessonStep(TypedDict):
    """Where a lesson stands. What it says is `KEY-NAME` and `KEY-NAME-why` in the Fluent files."""

    key: str
    name: str
    """`end` when everything is played."""
    number: int
    """How many steps are done."""
    of: int
    rule: str
    """The rule that says more; empty at the end."""
    option: NotRequired[str]
    """What the viewer is to choose now."""


@shape
class Moment(TypedDict):
    """Everything a viewer may know, the log and the view apart."""

    status: Status
    decision: Decision | None
    """The question to the viewer's own seat, if there is one."""
    waiting_for: list[int]
    """The seats that must choose now."""
    undo: bool
    """Whether the viewer may take the own last choice back at once."""
    undo_asks: NotRequired[list[int]]
    """The seats that must agree before the viewer's own last choice is taken back."""
    requests: NotRequired[list[Request]]
    """What is asked for at the moment. While an undo is, the bots wait; whoever chooses ends it."""
    clocks: NotRequired[list[SeatClock]]
    """The clock of each seat, where the table has some."""
    outcome: Outcome | None
    lesson: NotRequired[LessonStep]
    """Where a lesson stands, at a table where one is played."""


@shape
class Preview(TypedDict):
    """What an option would lead to, as far as nothing hidden is turned up by it."""

    view: Shaped
    decision: Decision | None
    happenings: list[Happening]


@shape
class Why(TypedDict):
    """Why a thing cannot be chosen, and the rule that says so."""

    text: Message
    rule: str
    things: list[Facts]
    """Ids of what stands in the way: `{"figure": ...}`, `{"space": ...}`, ..."""


# -- people ---------------------------------------------------------------------------------------


@shape
class SeatInfo(TypedDict):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    """The bot's name in `GameInfo.bots`, else empty."""
    mine: bool
    """Whether this browser holds the seat."""
    here: bool
    """Whether somebody who holds it is looking at the table now."""
    stand_in: NotRequired[str]
    """The bot that plays for who sits there, by its name in `GameInfo.bots`."""
    resigned: NotRequired[bool]


@shape
class Refusal(TypedDict):
    """Why something cannot be done."""

    code: str
    message: Message


# -- frames ---------------------------------------------------------------------------------------


@shape
class Onward(TypedDict):
    """Where it goes on after a game."""

    rematch: NotRequired[str]
    """The table of the next game."""


@shape
class Snapshot(Moment, Page, Onward):
    """The whole table, after ``version`` entries of its log, with the newest of what happened.

    Lines before ``from`` are asked for with `older`.
    """

    type: Literal["snapshot"]
    version: int
    you: int | None
    seats: list[SeatInfo]
    spectators: int
    view: Shaped
    notes: list[Note]
    """What became of seats since the game began."""


@shape
class Entry(TypedDict):
    """What was done; ``notation`` is there only for who chose, as an answer may be secret."""

    seat: int
    kind: EntryKind
    notation: str | None


@shape
class Noted(TypedDict):
    """What became of a seat by an entry."""

    note: NotRequired[Note]


@shape
class Step(Moment, Page, Noted):
    """One more entry of the log; of the lines that were told, ``from`` stay."""

    type: Literal["step"]
    version: int
    entry: Entry
    patches: list[Patch]
    """One for each happening, from the view before it to the view after it; the last leads to the
    view of the step. A step in which nothing happened has one too."""


@shape
class Presence(Onward):
    """Who is here."""

    type: Literal["presence"]
    seats: list[SeatInfo]
    spectators: int


@shape
class Accepted(TypedDict):
    """What was done or said was written down."""

    type: Literal["accepted"]
    id: str
    version: int


@shape
class RefusedFrame(Refusal):
    """What a client sent cannot be done."""

    type: Literal["refused"]
    id: str


@shape
class Reason(TypedDict):
    """What speaks for an option, or against it."""

    tone: Literal["hope", "fear"]
    text: Message


@shape
class Advice(TypedDict):
    """What can be said of a hint: why, what else, and how the game stands."""

    second: str | None
    """The notation of the second best."""
    chance: int | None
    """Of a hundred such games the seat wins about so many."""
    reasons: list[Reason]
    others: list[Reason]
    """The reasons of the second best."""


@shape
class Missed(TypedDict):
    """A choice that was plainly worse than another, judged by what its seat could know."""

    seat: int
    loss: int
    """Of a hundred games it costs about so many."""
    made: Message
    best: Message
    second: Message | None
    """What would have been second best; None where that was chosen, or nobody can say."""
    reasons: list[Reason]
    """Of the best."""
    others: list[Reason]
    """Of what was chosen."""


@shape
class ReviewPoint(TypedDict):
    """How a game stood after so many choices."""

    at: int
    chances: list[int]
    """Of a hundred such games each seat wins about so many."""
    missed: Missed | None
    """About the choice that follows."""


@shape
class Answer(TypedDict):
    """The answer to a question, by the kind of question."""

    type: Literal["answer"]
    id: str
    preview: NotRequired[Preview | None]
    hint: NotRequired[str]
    advice: NotRequired[Advice]
    why: NotRequired[Why]
    show: NotRequired[Shaped | None]
    page: NotRequired[Page]


Word = Literal[
    "hello", "good-luck", "thanks", "nice", "well-played", "oops",
    "sorry", "one-moment", "back", "your-turn", "good-game", "goodbye",
]  # fmt: skip
"""What people may say to each other; the words are `web-say-WORD` in the Fluent files."""


@shape
class Said(TypedDict):
    """Somebody at a seat said something to all."""

    type: Literal["said"]
    seat: int
    word: Word
    at: str
    past: bool
    """It was said before this client came."""


@shape
class Pong(TypedDict):
    """The echo of a ping."""

    type: Literal["pong"]
    id: str


@shape
class Closing(TypedDict):
    """The server goes away: come back in a moment."""

    type: Literal["closing"]


ServerFrame = Snapshot | Step | Presence | Said | Accepted | RefusedFrame | Answer | Pong | Closing
