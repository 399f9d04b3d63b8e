"""What the bots think of a battle: every option weighed, who is likely to win, and why."""

from __future__ import annotations

from giantstable.games.heroscape.bot import drafting, prospects, why
from giantstable.games.heroscape.bot.bot import is_in_battle, weigh_before_battle, weigh_in_battle
from giantstable.games.heroscape.bot.lore import lore_of
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.weighed import Weighed
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.fray import Fray, fray_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import Judge, Reason
from giantstable.kernel.table import Table


class HeroscapeJudge(Judge):
    """Weighs in points: what a card costs is the coin of this game."""

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """Return what each option is worth; more is better."""
        return weigh(fray_on(table), decision).ranked()

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Reason]:
        """Return what speaks for and against an option, the weightiest first."""
        return why.reasons(fray_on(table), decision, code)

    def chances(self, table: Table) -> list[float]:
        """Return each seat's chance to win."""
        return prospects.chances(fray_on(table))


def weigh(fray: Fray, decision: Decision) -> Weighed:
    """Weigh the options of any question; the draft by what has won, all else as it looks."""
    kind = decision.kind_of
    if kind is asks.DRAFT or kind is asks.DRAFT_IN_LINE or kind is asks.REINFORCE:
        return drafting.weigh_draft(fray, decision)
    if kind is asks.ZONE:
        return drafting.weigh_zones(fray, decision.codes)
    lore = lore_of(fray.theatre)
    if not is_in_battle(kind):
        return weigh_before_battle(fray, lore, decision)
    return weigh_in_battle(Outlook(fray, decision.seat, lore), decision)
