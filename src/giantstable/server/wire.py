"""What travels over HTTP, and the frames that clients send.

The client's own types are made of these and of ``frames`` (``make types``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from giantstable.kernel.game import Shaped
from giantstable.kernel.shapes import Message, Outcome
from giantstable.server import names
from giantstable.server.frames import Happening, Patch, Refusal, SeatInfo, Status

Json = dict[str, Any]
Name = Annotated[
    str,
    StringConstraints(max_length=40, strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(names.shown),
]
Token = Annotated[str, StringConstraints(min_length=20, max_length=64, pattern=r"^[\w-]+$")]
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


class BotsHealth(Told):
    """How the processes are in which bots think."""

    status: Literal["ok", "troubled"]
    """Troubled: one question after another comes to nothing, or waits for too long."""
    processes: int
    waiting: int
    """Questions that wait for their turn."""
    lost: int
    """Processes that died, or had to be ended, since the server opened."""
    asleep: int
    """Tables that owe a bot's move which nobody is thinking of; they are picked up in a moment."""


class Health(Told):
    """How the server is."""

    status: Literal["ok", "troubled"]
    """Troubled: people can play, but see `bots`."""
    version: str
    tables: int
    clients: int
    bots: BotsHealth


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
    results: list[str]


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


class Me(Told):
    """Who is asking."""

    name: str


class NewName(Strict):
    """The name somebody wants to go by."""

    name: Name


# -- tables -----------------------------------------------------------------------------------


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


class SeatWish(Strict):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    level: Annotated[str, StringConstraints(max_length=32)] = ""


class NewTable(Strict):
    """A table to be opened. Options that are not named are as usual."""

    game: Annotated[str, StringConstraints(max_length=32)]
    setup: dict[str, bool | int | str] = Field(default_factory=dict, max_length=64)
    seats: list[SeatWish] = Field(default_factory=list, max_length=16)
    name: Name | None = None


class TableWish(Strict):
    """A table that somebody thinks of opening."""

    setup: dict[str, bool | int | str] = Field(default_factory=dict, max_length=64)
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
    """Whether another may take a choice back that is asked for; from who asked, to withdraw it."""

    type: Literal["agree"]
    id: Nonce
    version: Version
    yes: bool


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


class Ping(Strict):
    """How long is the way?"""

    type: Literal["ping"]
    id: Nonce


AnyFrame = Choose | Undo | Agree | AskPreview | AskShow | AskHint | AskWhy | Ping
ClientFrame = Annotated[AnyFrame, Field(discriminator="type")]
CLIENT_FRAME: TypeAdapter[AnyFrame] = TypeAdapter(ClientFrame)
