"""What the rules have worked out for a question, so that copies of a match need not do it again."""

from __future__ import annotations


class Prepared:
    """The options of an open question, and whatever else the answer will need.

    While the question is open it lies on the table. Copies of the table share it, so it never
    changes, and has no way to any table.
    """

    def __init__(self) -> None:
        self.options: list[int] = []
