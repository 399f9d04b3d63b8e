"""What travels over HTTP, and the frames that clients send. The client's types mirror these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Json = dict[str, Any]
Name = Annotated[
    str, StringConstraints(max_length=40, strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]*$")
]
Token = Annotated[str, StringConstraints(min_length=20, max_length=64, pattern=r"^[\w-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Strict(BaseModel):
    """What a client sends has no field that we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- refusals ---------------------------------------------------------------------------------


class MessageBody(BaseModel):
    """Words by reference: a Fluent message, and what fills its blanks."""

    key: str
    facts: Json


class RefusalBody(BaseModel):
    """Why something cannot be done."""

    code: str
    message: MessageBody


class ErrorBody(BaseModel):
    """The body of every answer with a status of 400 or more."""

    error: RefusalBody


# -- games ------------------------------------------------------------------------------------


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"]
    version: str
    tables: int
    clients: int


class SetupOptionBody(BaseModel):
    """One thing to settle before a game."""

    name: str
    kind: Literal["choice", "flag", "number", "text"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    house: bool
    seats: bool


class GameInfo(BaseModel):
    """One game on the shelf."""

    name: str
    min_seats: int
    max_seats: int
    options: list[SetupOptionBody]
    bots: list[str]
    results: list[str]


class GameWords(BaseModel):
    """What a game says in one language: a Fluent text, empty where it does not speak it."""

    fluent: str


class RuleBody(BaseModel):
    """One numbered rule, in our own words."""

    id: str
    title: str
    rule: str
    page: str
    kind: str
    see: list[str]


# -- people -----------------------------------------------------------------------------------


class Me(BaseModel):
    """Who is asking."""

    name: str


class NewName(Strict):
    """The name somebody wants to go by."""

    name: Name


# -- tables -----------------------------------------------------------------------------------


class SeatInfo(BaseModel):
    """Who sits on a seat."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: str
    mine: bool
    here: bool


class OutcomeBody(BaseModel):
    """How a game ended."""

    result: str
    scores: list[int]
    winners: list[int]


class TableInfo(BaseModel):
    """A table, without what lies on it."""

    id: str
    game: str
    setup: dict[str, bool | int | str]
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    outcome: OutcomeBody | None
    choices: int
    created: str
    changed: str
    host: bool
    campaign: str


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


class SeatChange(Strict):
    """A seat is given to a bot, or left open."""

    kind: Literal["bot", "open"]
    level: Annotated[str, StringConstraints(max_length=32)] = ""


class NewInvitation(Strict):
    """An invitation to any open seat; with a seat of one's own, a key to it for another device."""

    seat: SeatNumber | None = None


class InvitationBody(BaseModel):
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


class Invited(BaseModel):
    """What an invitation is for; the seat is None as long as one may choose."""

    table: TableInfo
    seat: int | None


class Seated(BaseModel):
    """The seat that was taken."""

    table: TableInfo
    seat: int


class HappeningBody(BaseModel):
    """Something that happened, as the one who asks may know it."""

    kind: str
    rule: str
    seat: int
    facts: Json
    text: MessageBody


class FrameBody(BaseModel):
    """The table after one more choice."""

    at: int
    seat: int | None
    notation: str | None
    text: MessageBody | None
    view: Json
    happenings: list[HappeningBody]


class Replay(BaseModel):
    """A stretch of a game."""

    choices: int
    first: int
    frames: list[FrameBody]


# -- frames of a live table -------------------------------------------------------------------

Nonce = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Version = Annotated[int, Field(ge=0)]
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


class AskPreview(Strict):
    """What would this option do?"""

    type: Literal["preview"]
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


ClientFrame = Annotated[
    Choose | Undo | AskPreview | AskHint | AskWhy | Ping, Field(discriminator="type")
]
CLIENT_FRAME: TypeAdapter[Choose | Undo | AskPreview | AskHint | AskWhy | Ping] = TypeAdapter(
    ClientFrame
)
