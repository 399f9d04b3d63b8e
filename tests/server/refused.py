"""What a test expects to be refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.guests import Refusal


@contextmanager
def refused(code: str, status: int | None = None) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Expect a refusal with a code, over HTTP also with a status."""
    with pytest.raises(Refusal) as refusal:
        yield refusal
    assert refusal.value.code == code
    if status is not None:
        assert refusal.value.status == status
