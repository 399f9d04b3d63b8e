"""Moments as people and programs read them, and for how long a host keeps what is old."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

DAY: Final = 24 * 60 * 60 * 1000  # of the milliseconds in which the database counts


@dataclass(frozen=True)
class Keep:
    """For how many days a table is kept after its last change."""

    finished: int = 365  # or closed by the host
    unstarted: int = 7  # nobody has ever chosen anything there


def moment_of(milliseconds: int) -> str:
    """Return a moment of the database as it is written everywhere."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
