"""Judges that think something simple, so that a test knows what follows from it."""

from __future__ import annotations

from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import FEAR, HOPE, Judge, Reason
from giantstable.kernel.message import Message
from giantstable.kernel.table import Table


class Later(Judge):
    """Each option is worth ten more than the one before it."""

    def __init__(self, step: float = 10.0) -> None:
        self.step = step
        self.looks = 0

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """Return tens."""
        return [self.step * i for i in range(len(decision.codes))]

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Reason]:
        """Return three hopes and a fear; another fear is there every second time only."""
        self.looks += 1
        reasons = [Reason(HOPE, Message(f"hope-{i}", {"code": code}), 9.0 - i) for i in range(3)]
        reasons.append(Reason(FEAR, Message("fear"), 5.0))
        if self.looks % 2:
            reasons.append(Reason(FEAR, Message("perhaps"), 4.0))
        return reasons

    def chances(self, table: Table) -> list[float]:
        """Return a chance."""
        return [0.25]
