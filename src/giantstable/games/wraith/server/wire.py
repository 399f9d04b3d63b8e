"""What travels of the campaign over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, StringConstraints

from giantstable.server.wire import MessageBody, Strict

Mode = Literal["campaign", "impossible", "insane"]


class CampaignMode(Strict):
    """One of the campaign's modes."""

    mode: Mode


class NewRun(CampaignMode):
    """A run to be begun in place of the old one of its mode."""

    footholds: bool = False
    first: Annotated[str, StringConstraints(max_length=32)] = ""
    anyway: bool = False


class FootholdsWish(Strict):
    """Whether the next fights of the campaign are fought with Dangerous Footholds."""

    on: bool
    anyway: bool = False


class CampaignFight(BaseModel):
    """One fight of a run."""

    wraith: str
    giant: str
    state: Literal["won", "current", "ahead"]
    attempts: int


class LastBout(BaseModel):
    """The fight that was fought last."""

    wraith: str
    giant: str
    result: str
    won: bool


class CampaignRun(BaseModel):
    """One run through the fights."""

    mode: Mode
    begun: bool
    finished: bool
    footholds: bool
    fights: list[CampaignFight]
    at: int
    attempt: int
    last: LastBout | None
    table: str | None
    locked: MessageBody | None
    footholds_locked: MessageBody | None


class CampaignInfo(BaseModel):
    """What a player has achieved."""

    wraiths: list[str]
    giants: list[str]
    runs: list[CampaignRun]
