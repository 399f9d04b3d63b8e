"""Many like checks in one test: all of them are made, and all that fail are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb

import pytest

HERE = str(Path(__file__).parent)


class Each:
    """The checks of one test, one after the other."""

    def __init__(self) -> None:
        self.made = 0
        self.failed: list[str] = []
        self.first: BaseException | None = None

    @contextmanager
    def one(self, what: object) -> Iterator[None]:
        """Make one check; ``what`` it is about stands before what is wrong."""
        self.made += 1
        try:
            yield
        except (Exception, pytest.fail.Exception) as wrong:
            self.first = self.first or wrong
            ours = [
                step for step in extract_tb(wrong.__traceback__) if step.filename.startswith(HERE)
            ]
            where = f"{Path(ours[-1].filename).name}:{ours[-1].lineno}"
            self.failed.append(f"{what}: {type(wrong).__name__} at {where}: {wrong}")


@contextmanager
def every() -> Iterator[Each]:
    """Make many checks; fail at the end with everything that failed, or if there was none."""
    each = Each()
    yield each
    if each.failed:
        told = [f"{len(each.failed)} of {each.made} failed:", *each.failed]
        raise AssertionError("\n".join(told)) from each.first
    assert each.made, "there was nothing to check"
