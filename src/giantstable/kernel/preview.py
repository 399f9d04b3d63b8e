"""What an option would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.kernel.decision import Decision
from giantstable.kernel.event import Event
from giantstable.kernel.game import Shaped

if TYPE_CHECKING:
    from giantstable.kernel.match import Match


class Preview:
    """What an option would lead to, as the seat that may choose it would know it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match  # a copy in which the option was chosen
        self.seat = seat

    @property
    def events(self) -> list[Event]:
        """What would happen."""
        return self.match.events(self.seat)

    @property
    def view(self) -> Shaped:
        """What the seat would see then."""
        return self.match.view(self.seat)

    @property
    def decision(self) -> Decision | None:
        """What would be asked next, if it is asked of the same seat."""
        for decision in self.match.pending:
            if decision.seat == self.seat:
                return decision
        return None
