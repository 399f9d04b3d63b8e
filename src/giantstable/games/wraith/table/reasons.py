"""Reasons: why a thing cannot be chosen now, in one sentence with its rule."""

from __future__ import annotations

from giantstable.kernel.message import Facts, Message, Why


def because(key: str, rule: str, facts: Facts | None = None) -> Why:
    """Return a reason."""
    return Why(Message(f"wraith-why-{key}", facts), rule)
