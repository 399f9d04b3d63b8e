"""The one place that talks to the terminal: it shows screens and pages, and reads answers."""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module

from rich.console import Console

from giantstable.terminal.canvas import Canvas, fit, wrapped
from giantstable.terminal.look import BACKDROP, BAR, BRASS, EMBER, PAPER, QUIET, Look
from giantstable.text import FALLBACK, words

Size = tuple[int, int]
Picture = Callable[[Canvas], int]  # draws on a page and returns how many columns it takes
Ask = Callable[[str], str]  # shows a prompt and returns a line; EOFError when there are no more

LEAST: Size = (80, 24)
PAGE_WIDTH = 92  # nobody likes to read longer lines
ASCII_FOR = str.maketrans("’‘“”–—−…×·•", "''\"\"---.x-*")


class Terminal:
    """A screen and a keyboard, or what stands for them: a pipe, a test."""

    def __init__(
        self,
        console: Console,
        ask: Ask = input,
        look: Look | None = None,
        size: Size | None = None,
        live: bool = True,
        language: str = FALLBACK,
    ) -> None:
        self.console = console
        self.look = look if look is not None else Look()
        self.live = live  # a person looks at it: screens replace each other, pages wait
        # What rules are told in; a screen that has but the letters of English gets those.
        self.language = language if self.look.unicode else FALLBACK
        self._ask = ask
        self._size = size

    @property
    def size(self) -> Size:
        """Columns and lines; at least what the smallest screen needs."""
        width, height = self._window()
        return max(width, LEAST[0]), max(height, LEAST[1])

    def _window(self) -> Size:
        """Return the columns and lines that there really are."""
        return self._size if self._size is not None else self.console.size

    def show(self, canvas: Canvas) -> None:
        """Show a screen in place of the last one; in too small a window, say what is missing."""
        width, height = self._window()
        if not self.look.unicode:
            for cell in (cell for row in canvas.rows for cell in row):
                cell.char = plain_ascii(cell.char)
        with self.console.capture() as whole:  # written at once, or it would flicker
            if self.live:
                self.console.clear()
            if self.live and (width < LEAST[0] or height < LEAST[1]):
                for line in wrapped(_too_small(width, height), max(8, width - 1)):
                    self.console.out(self._plain(line), highlight=False)
            elif self.look.color:
                for text in canvas.texts():
                    self.console.print(text, soft_wrap=True)
            else:
                self.console.out("\n".join(canvas.plain()), highlight=False)
        self.console.file.write(whole.get())
        self.console.file.flush()

    def _plain(self, line: str) -> str:
        return line if self.look.unicode else plain_ascii(line)

    def _write(self, line: str) -> None:
        self.console.file.write(self._plain(line) + "\n")
        self.console.file.flush()

    def ask(self, redraw: Callable[[], None] | None = None) -> str | None:
        """Return what the player types, or None if nothing more will ever come.

        ``redraw`` is called whenever the window changes its size.
        """
        sign = self.look.signs.prompt
        try:
            with _resizing(redraw if self.live else None, f"{sign} "):
                answer = self._ask(f"{sign} " if self.live else "").strip()
        except (EOFError, KeyboardInterrupt):
            if self.live:
                self._write("")  # the cursor is still behind the prompt
            return None
        if not self.live:
            self._write(f"{sign} {answer}")  # nobody saw it being typed
        return answer

    def say(self, text: str) -> None:
        """Write one sentence below whatever is there."""
        for line in wrapped(text, self.size[0] - 1):
            self._write(line)

    def pages(
        self, title: str, lines: list[str], last: str = "", picture: Picture | None = None
    ) -> str | None:
        """Show a text in pages; return what was typed at its end (or instead of reading on).

        A picture is drawn beside the text, which takes what room is left.
        """
        height = self.size[1]
        broken = _broken(lines, self._text_width(picture))
        if not self.live:
            self._write(title)
            for line in broken:
                self._write(line)
            return ""
        foot = last or words("terminal-page-end")
        while True:
            page = _first_page(broken, height - 4)
            broken = broken[len(page) :]
            draw = partial(self._turn, title, page, not broken, foot, picture)
            draw()
            answer = self.ask(draw)
            if answer != "" or not broken:
                return answer

    def last_page(self, lines: list[str]) -> list[str]:
        """Return as many of the last lines as one page can show."""
        for first in range(len(lines)):
            if len(_broken(lines[first:], self._text_width())) <= self.size[1] - 4:
                return lines[first:]
        return []

    def _text_width(self, picture: Picture | None = None) -> int:
        width, height = self.size
        taken = picture(Canvas(width, height - 1)) if picture is not None else 0
        return min(width - 4 - taken, PAGE_WIDTH)

    def _turn(
        self, title: str, lines: list[str], ending: bool, last: str, picture: Picture | None
    ) -> None:
        """Show one page; it was broken for the size the window had when it was opened."""
        width, height = self.size
        color = self.look.color
        canvas = Canvas(width, height - 1, PAPER, BACKDROP if color else "")
        canvas.tint(0, 0, width, BAR if color else "")
        if picture is not None:
            picture(canvas)
        canvas.put(2, 0, fit(title, width - 4), EMBER, True)
        for i, line in enumerate(lines):
            canvas.put(2, 2 + i, line)
        foot = last if ending else words("terminal-page-more")
        canvas.put(2, height - 2, fit(foot, width - 4), BRASS if ending else QUIET)
        self.show(canvas)


@contextmanager
def _resizing(redraw: Callable[[], None] | None, prompt: str) -> Iterator[None]:
    """Draw again, prompt and what was typed included, while the window changes its size."""
    changed = getattr(signal, "SIGWINCH", None)
    if redraw is None or changed is None or threading.current_thread() != threading.main_thread():
        yield
        return

    def draw(number: int, frame: object) -> None:
        redraw()
        readline = sys.modules.get("readline")
        typed = readline.get_line_buffer() if readline is not None else ""
        sys.stdout.write(prompt + typed)
        sys.stdout.flush()

    before = signal.signal(changed, draw)
    try:
        yield
    finally:
        signal.signal(changed, before)


def _too_small(width: int, height: int) -> str:
    facts: dict[str, object] = {
        "width": LEAST[0],
        "height": LEAST[1],
        "columns": width,
        "lines": height,
    }
    return words("terminal-too-small", facts)


def _first_page(lines: list[str], room: int) -> list[str]:
    """Return what fits a page; one that goes on ends between paragraphs where it can."""
    if len(lines) <= room:
        return lines
    for end in range(room, room // 2, -1):
        if not lines[end - 1]:
            return lines[:end]
    return lines[:room]


def _broken(lines: list[str], width: int) -> list[str]:
    """Return lines broken to a width; behind a wide gap, the rest hangs below what began there."""
    found: list[str] = []
    for line in lines:
        gap = re.match(r"\s*(\S+( \S+)*\s{2,})?", line)
        head = gap[0] if gap is not None and len(gap[0]) <= width // 3 else ""
        parts = wrapped(line[len(head) :], width - len(head))
        found.append((head + parts[0]).rstrip())
        found += [" " * len(head) + part for part in parts[1:]]
    return found


def plain_ascii(text: str) -> str:
    """Return a text in ASCII alone, as long as it was."""
    text = text.translate(ASCII_FOR)
    if text.isascii():
        return text
    return "".join(_plain(char) for char in text)


def _plain(char: str) -> str:
    if char.isascii():
        return char
    base = unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() else "?"


def open_terminal(
    color: bool = True, ascii_only: bool = False, language: str = FALLBACK
) -> Terminal:
    """Return the terminal this process runs in, in colour if it can and nobody minds."""
    console = Console(highlight=False, markup=False, emoji=False)
    live = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
    colored = color and not os.environ.get("NO_COLOR") and console.color_system is not None
    unicode = not ascii_only and (sys.stdout.encoding or "").lower().startswith("utf")
    if live:
        with suppress(ImportError):
            import_module("readline")  # arrow keys, and the answers given before
    size = None if console.is_terminal or "COLUMNS" in os.environ else LEAST
    return Terminal(console, input, Look(colored, unicode), size, live, language)
