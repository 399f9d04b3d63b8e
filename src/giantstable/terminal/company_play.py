"""Games of several seats in the terminal: new ones, those that were left, and who sits where."""

from __future__ import annotations

from collections.abc import Callable

from giantstable.kernel.errors import BadRecord
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match, new_match
from giantstable.terminal.company import PERSON, company_of, seated
from giantstable.terminal.saves import Saves, read, write
from giantstable.terminal.sitting import NEW, OVER, Hint, Screen, Sitting
from giantstable.terminal.terminal import Terminal

MODE = "single"


class CompanyParlor:
    """Where several play at one terminal, people and bots, and where their games wait."""

    def __init__(
        self,
        game: Game,
        screen: Callable[[], Screen],
        saves: Saves,
        terminal: Terminal,
        hint: Hint | None,
        seed: Callable[[], int | str],
    ) -> None:
        self.game = game
        self.screen = screen
        self.saves = saves
        self.terminal = terminal
        self.hint = hint
        self.seed = seed

    def begin(self, setup: dict[str, object], bots: str) -> None:
        """Play a new game; one that was left in the middle is moved aside, not lost."""
        names = seated(self.game, self.game.seats(self.game.settle(setup)), bots)
        match = new_match(self.game, setup, self.seed())
        self.saves.set_aside(self.game.name, MODE)
        self._sit(match, names)

    def resume(self, bots: str) -> None:
        """Go on with the game that was left, with the same company unless another is named."""
        match = self.saves.waiting(self.game.name, MODE)
        if match is None:
            raise BadRecord("no-saved-game")
        names = seated(self.game, match.seats, bots or self._who_sat())
        self._sit(match, names)

    def _sit(self, match: Match, names: list[str]) -> None:
        while True:
            self._keep(match)
            write(self.saves.seats(self.game.name, MODE), names)
            company = company_of(names, match)
            table = Sitting(match, self.screen(), self.terminal, self._keep, self.hint, company)
            outcome = table.sit()
            if match.over and outcome in (OVER, NEW):
                self.saves.finish(match, MODE)
            elif outcome == NEW:
                self.saves.set_aside(self.game.name, MODE)
            if outcome != NEW:
                return
            match = new_match(self.game, dict(match.setup), self.seed())

    def _keep(self, match: Match) -> str:
        return self.saves.keep(match, MODE)

    def _who_sat(self) -> str:
        """Return who sat where when the game was left; nothing if nobody wrote it down."""
        path = self.saves.seats(self.game.name, MODE)
        names = read(path) if path.exists() else []
        if not isinstance(names, list) or PERSON not in names:
            return ""
        return ",".join(str(name) for name in names)
