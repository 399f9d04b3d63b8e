"""Any game at the terminal, in lines: what happened, what is asked, the options by number.

The person sits on the first seat, bots on all others. Every choice is saved at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.cli.menu import chosen, menu_of
from giantstable.cli.saves import Saves
from giantstable.cli.terminal import Terminal
from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import GiantsError
from giantstable.kernel.match import Match
from giantstable.library import rules
from giantstable.text import say, words

ME = 0
OPPONENT = "greedy"
MODE = "single"


@dataclass
class PlainTable:
    """One match, told line by line."""

    match: Match
    terminal: Terminal
    saves: Saves
    told: int = 0  # events that were told

    def sit(self) -> None:
        """Play until the match is over or the player leaves."""
        bots = [bot(OPPONENT, self.match.game, f"{self.match.seed}/{s}") for s in self._others()]
        while True:
            self.saves.keep(self.match, MODE)
            self._tell()
            if self.match.over:
                self.terminal.say(words(f"{self.match.game.name}-result-{self.match.result}"))
                self.saves.finish(self.match, MODE)
                return
            mine = self._mine()
            if mine is None:
                decision = self.match.pending[0]
                player = bots[decision.seat - 1]
                self.match.answer(decision, player.choose(Chair(self.match, decision)))
                continue
            self._ask(mine)
            answer = self.terminal.ask()
            if answer is None or answer.casefold() in ("quit", "q", "exit"):
                self.terminal.say(words("terminal-left"))
                return
            try:
                self._hear(mine, answer)
            except GiantsError as refusal:
                self.terminal.say(str(refusal))

    def _others(self) -> range:
        return range(1, self.match.seats)

    def _mine(self) -> Decision | None:
        return next((d for d in self.match.pending if d.seat == ME), None)

    def _tell(self) -> None:
        events = self.match.events(ME)
        self.told = min(self.told, len(events))
        for event in events[self.told :]:
            self.terminal.say(say(self.match.game.event_text(self.match.table, event, ME)))
        self.told = len(events)

    def _ask(self, decision: Decision) -> None:
        self.terminal.say(say(decision.prompt))
        for choice in menu_of(decision):
            self.terminal.say(f"{choice.number:>4}  {choice.text}  [{choice.notation}]")

    def _hear(self, decision: Decision, answer: str) -> None:
        """Carry out what was typed: a command, the number of an option, or its notation."""
        word = answer.casefold()
        if word in ("undo", "u"):
            self.match.undo()
            self.terminal.say(words("terminal-undone"))
        elif word == "why":
            rule = next(r for r in rules(self.match.game.name) if r["id"] == decision.rule)
            self.terminal.say(f"{rule['id']}  {rule['rule']}")
        elif word == "hint":
            adviser = bot(OPPONENT, self.match.game, len(self.match.choices))
            code = adviser.choose(Chair(self.match, decision))
            self.terminal.say(self.match.game.notation(decision, code))
        else:
            self.match.choose(chosen(menu_of(decision), answer).option, seat=ME)
