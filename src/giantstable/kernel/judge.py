"""What a game thinks of its positions: how good each option is, who is likely to win, and why."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Message
from giantstable.kernel.table import Table

HOPE: Final = "hope"
FEAR: Final = "fear"


class Reason:
    """One thing that speaks for an option (a hope) or against it (a fear), and how much."""

    def __init__(self, tone: str, text: Message, weight: float) -> None:
        self.tone = tone
        self.text = text
        self.weight = weight  # in the coin of the worths, never below 0

    def __repr__(self) -> str:
        return f"Reason({self.tone}, {self.text!r}, {self.weight})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's judgement, one contract for bots, hints and the telling of replays.

    It is shown tables on which all that the asked seat cannot know was dealt anew, so it may look
    at the whole of them. It leaves them as they are.
    """

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """Return what each option is worth, in the order of the codes; more is better.

        The coin is the game's own, the same for all its questions.
        """
        raise TypeError

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Reason]:
        """Return what speaks for and against an option, the weightiest first."""
        raise TypeError

    def chances(self, table: Table) -> list[float]:
        """Return each seat's chance to win, from 0 to 1.

        They are calibrated: of all tables where it says 0.7, about 7 in 10 are won (docs/bots.md
        has the measure). Where one side wins alone, the chances of the sides sum to 1.
        """
        raise TypeError
