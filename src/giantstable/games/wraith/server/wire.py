"""What travels of the campaign over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from giantstable.kernel.shapes import Message
from giantstable.server.wire import Strict, Told

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


class CampaignFight(Told):
    """One fight of a run."""

    wraith: str
    giant: str
    state: Literal["won", "current", "ahead"]
    attempts: int


class LastBout(Told):
    """The fight that was fought last."""

    wraith: str
    giant: str
    result: str
    won: bool


class CampaignRun(Told):
    """One run through the fights."""

    mode: Mode
    begun: bool
    finished: bool
    footholds: bool
    fights: list[CampaignFight]
    at: int
    """Which of the fights is the current one; one past the last when the run is won."""
    attempt: int
    last: LastBout | None
    """The fight that was fought last; None before the first."""
    table: str | None
    """The table of the current fight if it is under way."""
    locked: Message | None
    """Why the run had better wait; None: the player is ready."""
    footholds_locked: Message | None


class CampaignInfo(Told):
    """What a player has achieved."""

    wraiths: list[str]
    giants: list[str]
    runs: list[CampaignRun]
