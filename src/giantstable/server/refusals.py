"""Refusals on their way to a client: a code, a message, and an HTTP status."""

from __future__ import annotations

from giantstable.kernel.errors import GiantsError, NothingToUndo, NotPending
from giantstable.kernel.shapes import Message
from giantstable.server.frames import Refusal

# The message of each is ``refused-CODE`` in the Fluent files.
STATUS = {
    "bad-request": 422,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "unknown-game": 404,
    "bad-invitation": 404,
    "bad-method": 405,
    "no-client": 404,
    "not-your-seat": 403,
    "not-the-host": 403,
    "other-origin": 403,
    "seat-taken": 409,
    "no-open-seat": 409,
    "not-over": 409,
    "game-is-over": 409,
    "table-waits": 409,
    "stale": 409,
    "other-content": 409,
    "campaign-finished": 409,
    "campaign-footholds-fixed": 409,
    "campaign-locked-footholds": 409,
    "campaign-locked-gauntlet": 409,
    "no-fight": 409,
    "too-large": 413,
    "only-json": 415,
    "too-many": 429,
    "server-error": 500,
}


class Refused(GiantsError):
    """Something a client asked of the server that cannot be done."""


def status_of(refusal: GiantsError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(refusal, NotPending | NothingToUndo):
        return 409
    return STATUS.get(refusal.key, 422)


def refusal_json(refusal: GiantsError) -> Refusal:
    """Return a refusal as a client gets it."""
    facts: dict[str, str | int | Message] = {
        name: fact if isinstance(fact, str | int) else str(fact)
        for name, fact in refusal.facts.items()
    }
    return {
        "code": refusal.key,
        "message": {"key": f"refused-{refusal.key}", "facts": facts},
    }
