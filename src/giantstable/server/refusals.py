"""Refusals on their way to a client: a code, a message, and an HTTP status."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeGuard

from giantstable.kernel.errors import GiantsError, NothingToUndo, NotPending
from giantstable.kernel.shapes import Message
from giantstable.server.frames import Refusal
from giantstable.titles import parts

SAFE: Final = 2**53 - 1

# The message of each is ``refused-CODE`` in the Fluent files.
STATUS = {
    "bad-request": 422,
    "bad-push": 422,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-lesson": 404,
    "unknown-game": 404,
    "bad-invitation": 404,
    "bad-move": 404,
    "bad-method": 405,
    "no-client": 404,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-listed": 403,
    "other-origin": 403,
    "other-host": 403,
    "banned": 403,
    "seat-taken": 409,
    "no-open-seat": 409,
    "not-over": 409,
    "game-is-over": 409,
    "table-waits": 409,
    "table-closed": 409,
    "stranded": 409,
    "no-way-back": 409,
    "no-rematch": 409,
    "lesson-other": 409,
    "no-push": 409,
    "no-review": 409,
    "no-fork": 409,
    "stale": 409,
    "other-content": 409,
    "too-large": 413,
    "too-much-to-build": 413,
    "only-json": 415,
    "too-many": 429,
    "server-error": 500,
    "database-away": 503,
    "review-busy": 503,
}


class Refused(GiantsError):
    """Something a client asked of the server that cannot be done."""


def status_of(refusal: GiantsError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(refusal, NotPending | NothingToUndo):
        return 409
    return _statuses().get(refusal.key, 422)


@cache
def _statuses() -> dict[str, int]:
    """Return the statuses by code: our own, and those of what games do on the server."""
    found = dict(STATUS)
    for part in parts("server").values():
        found.update(getattr(part, "STATUS", {}))
    return found


def _small(fact: object) -> TypeGuard[int]:
    """Return whether a number is one that every client can read."""
    return isinstance(fact, int) and -SAFE <= fact <= SAFE


def refusal_json(refusal: GiantsError) -> Refusal:
    """Return a refusal as a client gets it."""
    facts: dict[str, str | int | Message] = {
        name: fact if isinstance(fact, str) or _small(fact) else str(fact)
        for name, fact in refusal.facts.items()
    }
    return {
        "code": refusal.key,
        "message": {"key": f"refused-{refusal.key}", "facts": facts},
    }
