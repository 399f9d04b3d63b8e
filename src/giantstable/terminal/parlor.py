"""Where a game is played at one terminal: new matches, those that were left, and who sits where."""

from __future__ import annotations

from collections.abc import Callable

from giantstable.kernel.errors import BadRecord
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match, new_match
from giantstable.terminal.company import PERSON, company_of, seated
from giantstable.terminal.saves import Saves, read, write
from giantstable.terminal.sitting import NEW, OVER, Hint, Screen, Sitting
from giantstable.terminal.terminal import Terminal

SINGLE = "single"  # a match that is part of nothing larger


class Parlor:
    """A game on one terminal, its people and bots. A game that is more than a match derives it."""

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
        """Play as the setup asks, with the bots that are named."""
        names = seated(self.game, self.game.seats(self.game.settle(setup)), bots)
        self.sit(self.fresh(setup), names)

    def resume(self, mode: str, bots: str) -> None:
        """Go on with what was left, in the same company unless another is named."""
        match = self.saves.waiting(self.game.name, mode)
        if match is None:
            raise BadRecord("no-saved-game")
        self.sit(match, seated(self.game, match.seats, bots or self._who_sat()))

    def fresh(self, setup: dict[str, object]) -> Match:
        """Return a new match; one that was left in the middle is moved aside, not lost."""
        match = new_match(self.game, setup, self.seed())
        self.saves.set_aside(self.game.name, SINGLE)
        return match

    def sit(self, match: Match, names: list[str], word: str = "") -> None:
        """Play a match, and whichever the player begins after it, until the player leaves."""
        while True:
            self._keep(match)
            if len(names) > 1:
                write(self.saves.seats(self.game.name, SINGLE), names)
            company = company_of(names, match)
            table = Sitting(match, self.screen(), self.terminal, self._keep, self.hint, company)
            table.word = word or table.word
            outcome = table.sit()
            if match.over and outcome in (OVER, NEW):
                self.saves.finish(match, SINGLE)
            if outcome != NEW:
                return
            match = self.fresh(dict(match.setup))

    def _keep(self, match: Match) -> str:
        return self.saves.keep(match, SINGLE)

    def _who_sat(self) -> str:
        """Return who sat where when the game was left; nothing if nobody wrote it down."""
        path = self.saves.seats(self.game.name, SINGLE)
        names = read(path) if path.exists() else []
        if not isinstance(names, list) or PERSON not in names:
            return ""
        return ",".join(str(name) for name in names)
