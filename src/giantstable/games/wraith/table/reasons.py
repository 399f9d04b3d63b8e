"""Why not: a reason is one sentence, and the rule behind it."""

from __future__ import annotations

from giantstable.kernel.message import Facts, Message, Why


def why(key: str, rule: str, facts: Facts | None = None) -> Why:
    """Return a reason by the name of its sentence, with what fills the blanks."""
    return Why(Message(f"wraith-why-{key}", facts), rule)
