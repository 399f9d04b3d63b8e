"""Why not: a reason is one sentence, and the rule behind it."""

from __future__ import annotations

from giantstable.kernel.message import Facts, Message, Why
from giantstable.kernel.noun import Ids


def why(key: str, rule: str, facts: Facts | None = None, things: list[Ids] | None = None) -> Why:
    """Return a reason by the name of its sentence, with what fills the blanks.

    ``things`` are what is in the way: figures, spaces and ruins.
    """
    return Why(Message(f"heroscape-why-{key}", facts), rule, things)
