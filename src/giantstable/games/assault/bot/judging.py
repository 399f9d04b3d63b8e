"""What Assault's bots think of a position, told to others: worths, reasons and chances."""

from __future__ import annotations

from giantstable.games.assault.bot.bot import weighed
from giantstable.games.assault.bot.chances import chances
from giantstable.games.assault.bot.lessons import LEARNT
from giantstable.games.assault.bot.reasons import reasons
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import Judge, Reason
from giantstable.kernel.table import Table


class AssaultJudge(Judge):
    """Thinks in Ordning Points, as the bot of the middle level does."""

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """Return what each option is worth, in Ordning Points."""
        return weighed(realm_on(table), decision, LEARNT)

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Reason]:
        """Return what speaks for and against an option, the weightiest first."""
        return reasons(realm_on(table), decision, code, LEARNT)

    def chances(self, table: Table) -> list[float]:
        """Return each seat's chance to win."""
        return chances(realm_on(table))
