"""The strong bot: drafts what has won, and fights as its side of the scenario had best fight."""

from __future__ import annotations

from giantstable.bots.chair import Bot, Chair
from giantstable.games.heroscape.bot.bot import Instinct, is_gathering
from giantstable.games.heroscape.bot.judgement import weigh
from giantstable.games.heroscape.bot.roles import role_of
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.kernel.rng import seeded


class StrongBot(Bot):
    """Knows what wins where: which cards, which zone, and how boldly to play which side."""

    def __init__(self, seed: int | str) -> None:
        self.instinct = Instinct(seeded(f"strong bot {seed}"))

    def choose(self, chair: Chair) -> int:
        """Return the option that looks best."""
        decision = chair.decision
        if len(decision.codes) == 1:
            return decision.codes[0]
        fray = fray_on(chair.table(self.instinct.rng))
        if is_gathering(decision.kind_of):
            return weigh(fray, decision).choice()
        return self.instinct.answer(fray, decision, role_of(fray, decision.seat))
