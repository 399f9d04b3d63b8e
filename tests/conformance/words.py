"""The sorts of questions and events of a game, and the word that is only for its player."""

from __future__ import annotations

import re
from types import ModuleType

from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.event import EventKind

YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


def kinds(module: ModuleType) -> list[DecisionKind | EventKind]:
    """Return the sorts of questions or events that a module defines, alone or in lists."""
    found: list[DecisionKind | EventKind] = []
    for value in vars(module).values():
        for kind in value if isinstance(value, list) else [value]:
            if isinstance(kind, DecisionKind | EventKind) and kind not in found:
                found.append(kind)
    return found
