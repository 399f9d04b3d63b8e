"""What breaks is noted by its kind and its place: its words may quote what no log should have."""

from __future__ import annotations

import traceback
from pathlib import Path

import structlog

log = structlog.get_logger()

STEPS = 4


def note(error: BaseException) -> None:
    """Write down that something broke, and the last steps of the way to it."""
    steps = traceback.extract_tb(error.__traceback__)[-STEPS:]
    where = " > ".join(f"{Path(step.filename).name}:{step.lineno}" for step in steps)
    log.error("broke", error=type(error).__name__, where=where)
