"""Giants' Table: three tabletop games about giants on one rules kernel.

>>> import giantstable as gt
>>> m = gt.new("wraith", seed=7, giant="earth", wraith="young")
>>> while not m.over:
...     events = m.choose(m.pending[0].options[0])
>>> m.over, m.scores
(True, [0])
"""

from __future__ import annotations

import os

from giantstable import text
from giantstable.batch import batch
from giantstable.kernel.decision import Decision, Option
from giantstable.kernel.errors import (
    BadContent,
    BadPosition,
    BadRecord,
    BadSetup,
    GiantsError,
    NothingToUndo,
    NotPending,
)
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.record import game_of, read_position, read_record
from giantstable.library import game, games

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "GiantsError",
    "Match",
    "NotPending",
    "NothingToUndo",
    "Option",
    "batch",
    "game",
    "games",
    "load",
    "new",
    "replay",
]

text.give_voice()

Folder = str | os.PathLike[str]


def new(
    name: str,
    *,
    seed: int | str = 0,
    content: Folder | None = None,
    quiet: bool = False,
    **setup: object,
) -> Match:
    """Start a match: ``new("wraith", seed=7, giant="earth", wraith="young")``.

    A ``quiet`` match makes no events: for those who play thousands.
    """
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetup("setup-seed", found=str(seed))
    return new_match(game(name, content), setup, seed, quiet)


def load(
    name: str, position: object, *, content: Folder | None = None, quiet: bool = False
) -> Match:
    """Start a match from a position, hand-made or from ``Match.position``."""
    return read_position(game(name, content), position, quiet)


def replay(
    record: object, *, content: Folder | None = None, quiet: bool = False, verify: bool = True
) -> Match:
    """Play a record (from ``Match.record``) to its last choice; verify the result it claims."""
    return read_record(game(game_of(record), content), record, quiet, verify)
