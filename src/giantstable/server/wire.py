"""What travels over HTTP, and the frames that clients send.

The client's own types are made of these and of ``frames`` (``make types``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from giantstable.kernel.game import Shaped
from giantstable.kernel.shapes import Message, Outcome
from giantstable.server import names
from giantstable.server.frames import Happening, Patch, Refusal, ReviewPoint, SeatInfo, Status, Word
from giantstable.server.schema import Terms

Json = dict[str, Any]
Name = Annotated[
    str,
    StringConstraints(max_length=40, strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(names.shown),
]
Token = Annotated[str, StringConstraints(min_length=20, max_length=64, pattern=r"^[\w-]+$")]


def _whole(text: str) -> str:
    """Refuse half a character: it can be written down nowhere."""
    text.encode()  # a ValueError
    return text


Text = Annotated[str, AfterValidator(_whole)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Told(BaseModel):
    """What a client gets; what is said here of a field is its description."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class Strict(BaseModel):
    """What a client sends has no field that we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- refusals ---------------------------------------------------------------------------------


class ErrorBody(Told):
    """The body of every answer with a status of 400 or more."""

    error: Refusal


# -- games ------------------------------------------------------------------------------------


Condition = Literal["ok", "troubled"]


class BotsHealth(Told):
    """How the processes are in which bots think."""

    status: Condition
    """Troubled: one question after another comes to nothing, or waits for too long."""
    processes: int
    waiting: int
    """Questions that wait for their turn."""
    lost: int
    """Processes that died, or had to be ended, since the server opened."""
    asleep: int
    """Tables that owe a bot's move which nobody is thinking of; they are picked up in a moment."""


class DatabaseHealth(Told):
    """How the database is."""

    status: Condition
    """Troubled: it does not answer, cannot write, or takes long to."""
    kind: Literal["sqlite", "postgresql"]
    answers: bool
    """If not, the status of the answer is 503."""
    writes: bool
    """Whether the last entry could be written."""
    waiting: int
    """Entries that wait to be written."""


class DiskHealth(Told):
    """How much room there is for the database."""

    status: Condition
    free_megabytes: int | None
    """None where it is on another machine, or the folder is gone."""


class Health(Told):
    """How the server is."""

    status: Condition
    """The worst of what follows, here or at another worker."""
    version: str
    workers: int
    """How many serve on the same database, and have told of themselves in the last seconds."""
    tables: int
    """Tables in memory, of all workers."""
    clients: int
    """Who looks at tables, of all workers."""
    stranded: int
    """Tables whose log the rules do not follow to its end; `giants admin check` names them."""
    bots: BotsHealth
    """Of the worker who answers."""
    database: DatabaseHealth
    disk: DiskHealth


class SetupOption(Told):
    """One thing to settle before a game."""

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    house: bool
    """A switch for a disputed ruling: not on everybody's first screen."""
    seats: bool
    """How many sit down: the form takes it from the seats."""


class GameInfo(Told):
    """One game on the shelf."""

    name: str
    min_seats: int
    max_seats: int
    options: list[SetupOption]
    bots: list[str]
    usual_bot: str
    results: list[str]
    lessons: list[str]
    """First games that teach: `POST /api/lessons` opens a table of one."""


class GameWords(Told):
    """What a game says in one language: a Fluent text, empty where it does not speak it."""

    fluent: str


class Rule(Told):
    """One numbered rule."""

    id: str
    title: str
    rule: str
    """The rule itself, in our own words."""
    page: str
    kind: str
    see: list[str]


# -- people -----------------------------------------------------------------------------------


class PushKey(Told):
    """By which a browser subscribes to be told of its visitor's turns."""

    key: str
    """The host's public key (RFC 8292) in base64url; empty where nobody is told."""


Encoded = Annotated[str, StringConstraints(max_length=100, pattern=r"^[\w-]+=*$")]
Endpoint = Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]


class NewSubscription(Strict):
    """A browser that wants to be told: what its push service gave to it."""

    endpoint: Endpoint
    p256dh: Encoded
    auth: Encoded
    language: Annotated[str, StringConstraints(max_length=8, pattern=r"^[A-Za-z-]*$")] = "en"
    """In which it is told."""


class OldSubscription(Strict):
    """A browser that wants to be told no more."""

    endpoint: Endpoint


class Subscribed(Told):
    """Whether a browser is told of its visitor's turns."""

    told: bool


class Me(Told):
    """Who is asking."""

    name: str


class NewName(Strict):
    """The name somebody wants to go by."""

    name: Name


# -- what is remembered -----------------------------------------------------------------------


class Tally(Told):
    """How games went of one kind, in the game's own words: of one race, against one Giant."""

    by: str
    of: str
    played: int
    won: int


class Feat(Told):
    """Something worth having done, in the game's own words."""

    name: str
    earned: str
    """When; empty: not yet."""


class GameProfile(Told):
    """What is remembered of one game."""

    game: str
    played: int
    won: int
    tallies: list[Tally]
    feats: list[Feat]


class Profile(Told):
    """What is remembered of who is asking, over finished games that they played here themselves."""

    name: str
    since: str
    """When they first came; empty for somebody new."""
    played: int
    won: int
    streak: int
    """How many of the last games were won in a row."""
    longest: int
    games: list[GameProfile]
    left: int
    """Finished games that were not looked at yet: they are when one asks again."""


class MoveLink(Told):
    """A token for another browser. It is told once, and kept only as a hash."""

    token: str
    minutes: int
    """For so long it is good, and only once."""


class MoveOffer(Told):
    """Whose a browser would become."""

    name: str
    played: int


class ExportedGame(Told):
    """A finished game that counts."""

    table: str
    game: str
    ended: str
    won: bool
    kinds: dict[str, str]
    feats: list[str]


# -- tables -----------------------------------------------------------------------------------


class Stranding(Told):
    """A log that the rules of this server do not follow to its end: nobody can go on there."""

    begun: str
    """The version of the rules that the table was begun with; empty where nobody wrote it down."""
    here: str
    """The version of the rules here; empty where the game is not here any more."""
    readable: bool
    """Whether it can be told again from its beginning, as far as the rules follow it."""


class TableInfo(Told):
    """A table, without what lies on it."""

    id: str
    game: str
    setup: dict[str, bool | int | str]
    seats: list[SeatInfo]
    status: Status
    outcome: Outcome | None
    choices: int
    """How many choices were made and not taken back."""
    created: str
    changed: str
    host: bool
    """Whether this browser opened the table, and so may invite and change open seats."""
    campaign: str
    """The mode of the campaign the table is a fight of, else empty."""
    stranding: Stranding | None
    """Of a table with the status `stranded`."""
    listed: bool
    """Whether anybody may sit down without an invitation, as long as a seat is open."""
    begun: bool
    """Whether every seat was taken once: from then on the others are asked who sits down."""
    terms: Terms
    rematch: str
    """The table of the next game, else empty."""


class ExportedLine(Told):
    """What was done at a seat of one's own."""

    seat: int
    kind: str
    notation: str
    at: str


class ExportedTable(Told):
    """A table of one's own, and what was done there from one's own seats."""

    table: TableInfo
    log: list[ExportedLine]


class Export(Told):
    """All that is known of who is asking; their keys are kept only as hashes."""

    profile: Profile
    games: list[ExportedGame]
    tables: list[ExportedTable]
    campaigns: dict[str, Json]
    browsers: list[str]
    """When further browsers came."""
    told: list[str]
    """Where browsers are told of turns."""


class TermsWish(Strict):
    """What a table agrees on beside the game."""

    clock: Literal["none", "game", "move"] = "none"
    """No clock, so long for the whole game, or for each choice."""
    minutes: Annotated[int, Field(ge=1, le=30 * 24 * 60)] = 60
    away: Annotated[int, Field(ge=0, le=30 * 24 * 60)] = 0
    """Minutes after which a bot plays for who is away and is waited for; 0: only by agreement."""


class SeatWish(Strict):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    level: Annotated[str, StringConstraints(max_length=32)] = ""


class NewTable(Strict):
    """A table to be opened. Options that are not named are as usual."""

    game: Annotated[str, StringConstraints(max_length=32)]
    setup: dict[Text, bool | int | Text] = Field(default_factory=dict, max_length=64)
    seats: list[SeatWish] = Field(default_factory=list, max_length=16)
    name: Name | None = None
    terms: TermsWish | None = None
    listed: bool = False
    """Whether the table is shown to all who come, so that anybody may sit down."""


class NewLesson(Strict):
    """A first game that somebody wants to learn by."""

    game: Annotated[str, StringConstraints(max_length=32)]
    lesson: Annotated[str, StringConstraints(max_length=32)]
    """One of `GameInfo.lessons`."""


class Listing(Strict):
    """Whether anybody may sit down."""

    listed: bool


class Joining(Strict):
    """A wish to sit down at a listed table; without a seat, on any that is open."""

    seat: SeatNumber | None = None
    name: Name | None = None


class TableWish(Strict):
    """A table that somebody thinks of opening."""

    setup: dict[Text, bool | int | Text] = Field(default_factory=dict, max_length=64)
    seats: list[SeatWish] = Field(default_factory=list, max_length=16)


class Fitting(Told):
    """Whether such a table could be opened, asked while its form is filled in."""

    seats: list[int]
    """How many may sit down with such a setup; empty where the options make no sense."""
    refusal: Refusal | None
    """Why it could not be opened."""


class SeatChange(Strict):
    """A seat is given to a bot, or left open."""

    kind: Literal["bot", "open"]
    level: Annotated[str, StringConstraints(max_length=32)] = ""


class Rematch(Strict):
    """Another game with the same people."""

    turn: bool = False
    """Whether everybody sits down one seat further on."""


class Fork(Strict):
    """A moment of a finished game from which somebody plays on."""

    step: Annotated[int, Field(ge=0, le=100_000)]
    """How many choices were made before."""
    seat: SeatNumber
    """Mine; bots sit at the others."""
    level: Annotated[str, StringConstraints(max_length=32)]


class NewInvitation(Strict):
    """An invitation to any open seat; with a seat of one's own, a key to it for another device."""

    seat: SeatNumber | None = None


class Invitation(Told):
    """The token of an invitation. It is told once, and kept only as a hash."""

    token: str


class Look(Strict):
    """A token to be looked at."""

    token: Token


class Accept(Strict):
    """A token to sit down with."""

    token: Token
    seat: SeatNumber | None = None
    name: Name | None = None


class Invited(Told):
    """What an invitation is for; the seat is None as long as one may choose."""

    table: TableInfo
    seat: int | None


class Seated(Told):
    """The seat that was taken."""

    table: TableInfo
    seat: int


class ReplayFrame(Told):
    """The table after one more choice."""

    at: int
    """How many choices were made; frame 0 is the beginning."""
    seat: int | None
    notation: str | None
    text: Message | None
    happenings: list[Happening]
    patches: list[Patch]
    """From the view of the frame before, as in a step of a live table."""


class Replay(Told):
    """A stretch of a game."""

    choices: int
    """How many there are in all."""
    first: int
    view: Shaped
    """What the patches of the first frame begin from: the view of the frame before it; for frame 0,
    which has nothing before it, its own."""
    frames: list[ReplayFrame]


class Review(Told):
    """A stretch of what is to be said of a finished game, as far as it was found."""

    choices: int
    """How many there are in all; the last point comes after the last of them."""
    first: int
    points: list[ReviewPoint]


# -- frames of a live table -------------------------------------------------------------------

Nonce = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Notation = Annotated[str, StringConstraints(max_length=200)]
Short = Annotated[str, StringConstraints(max_length=64)]


class Choose(Strict):
    """One of the options."""

    type: Literal["choose"]
    id: Nonce
    version: Version
    option: Notation


class Undo(Strict):
    """Take the last choice back."""

    type: Literal["undo"]
    id: Nonce
    version: Version


class Agree(Strict):
    """Whether another may do what they ask for; from who asked, to withdraw it."""

    type: Literal["agree"]
    id: Nonce
    version: Version
    yes: bool
    key: Short = ""
    """Of the request; none: that a choice is taken back."""


class Ask(Strict):
    """Ask the others to end the game, or to let a bot play for a seat whose player is away."""

    type: Literal["ask"]
    id: Nonce
    about: Literal["end", "bot"]
    whom: SeatNumber = 0


class Rest(Strict):
    """Let a bot play for me until I am back."""

    type: Literal["rest"]
    id: Nonce


class Back(Strict):
    """I play myself again."""

    type: Literal["back"]
    id: Nonce


class Resign(Strict):
    """I give up the game."""

    type: Literal["resign"]
    id: Nonce


class AskPreview(Strict):
    """What would this option do?"""

    type: Literal["preview"]
    id: Nonce
    version: Version
    option: Notation


class AskShow(Strict):
    """What is known of this option before chance speaks?"""

    type: Literal["show"]
    id: Nonce
    version: Version
    option: Notation


class AskHint(Strict):
    """What would a good player do?"""

    type: Literal["hint"]
    id: Nonce
    version: Version


class AskWhy(Strict):
    """Why can I not?"""

    type: Literal["why"]
    id: Nonce
    version: Version
    thing: dict[Short, Short] = Field(max_length=4)


class AskOlder(Strict):
    """What happened before a line of the log?"""

    type: Literal["older"]
    id: Nonce
    before: Version


class Say(Strict):
    """A word from the list, to all at the table."""

    type: Literal["say"]
    id: Nonce
    word: Word


class Ping(Strict):
    """How long is the way?"""

    type: Literal["ping"]
    id: Nonce


OtherDoing = Undo | Agree | Ask | Rest | Back | Resign
Doing = Choose | OtherDoing
AnyFrame = Doing | AskPreview | AskShow | AskHint | AskWhy | AskOlder | Say | Ping
ClientFrame = Annotated[AnyFrame, Field(discriminator="type")]
CLIENT_FRAME: TypeAdapter[AnyFrame] = TypeAdapter(ClientFrame)
