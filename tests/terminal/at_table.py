"""A table with a scripted player: what was asked, what was shown, what was saved."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import Look
from giantstable.terminal.menu import menu_of
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import Hint, Sitting
from giantstable.terminal.terminal import Size, Terminal
from giantstable.text import FALLBACK

SMALL: Size = (80, 24)
LARGE: Size = (200, 50)
PLAIN = Look(color=False, unicode=True)


class Watched(Terminal):
    """A terminal that keeps every screen, and sees to it that each fits."""

    def __init__(
        self,
        answers: Iterable[str] | Callable[[], str],
        size: Size = SMALL,
        look: Look = PLAIN,
        live: bool = True,
        language: str = FALLBACK,
    ) -> None:
        self.out = io.StringIO()
        self.screens: list[str] = []
        self.asked = 0
        answer = answers if callable(answers) else _reader(iter(answers))
        console = Console(
            file=self.out,
            force_terminal=look.color,
            color_system="truecolor" if look.color else None,
            width=size[0],
            height=size[1],
        )
        super().__init__(console, lambda prompt: self._count(answer), look, size, live, language)

    def _count(self, answer: Callable[[], str]) -> str:
        self.asked += 1
        return answer()

    def show(self, canvas: Canvas) -> None:
        width, height = self.size
        lines = ["".join([cell.char for cell in row]) for row in canvas.rows]
        # The last line of the terminal is for the answer.
        assert len(lines) == height - 1
        assert all(cell_len(line) == width for line in lines)
        self.screens.append("\n".join([line.rstrip() for line in lines]))
        super().show(canvas)

    @property
    def screen(self) -> str:
        """The screen shown last."""
        return self.screens[-1]

    @property
    def text(self) -> str:
        """Everything that was ever written."""
        return self.out.getvalue()


def _reader(answers: Iterator[str]) -> Callable[[], str]:
    def read() -> str:
        for answer in answers:
            return answer
        raise EOFError

    return read


def table(
    match: Match,
    *answers: str,
    size: Size = SMALL,
    look: Look = PLAIN,
    live: bool = True,
    hint: Hint | None = None,
    saves: Saves | None = None,
) -> tuple[Sitting, Watched]:
    """Return a table at which a player will give these answers, and then the input ends."""
    terminal = Watched(answers, size, look, live)

    def keep(match: Match) -> str:
        return saves.keep(match, "single") if saves is not None else "nowhere.json"

    return Sitting(match, WraithScreen(), terminal, keep, hint), terminal


def random_player(match: Match, seed: int) -> Callable[[], str]:
    """Return a player who types the number of any option, and Enter when there is none."""
    chance = random.Random(seed)

    def answer() -> str:
        if match.over:
            return ""
        return str(chance.choice(menu_of(match.pending[0])).number)

    return answer


def files(root: Path) -> list[str]:
    """Return every file below a folder, by its path from there."""
    return sorted(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())
