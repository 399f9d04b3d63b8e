"""Where games wait: one file for each way of playing, finished games beside them, and the profile.

Every file is written whole or not at all, and one that cannot be read is never written over.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from giantstable import replay
from giantstable.home import home
from giantstable.kernel.errors import BadRecord, GiantsError
from giantstable.kernel.game import CHOICE
from giantstable.kernel.match import Match
from giantstable.terminal.files import read_json


class Saves:
    """The games of one user. A saved game is a record: what reads records can read it."""

    def __init__(
        self, root: Path | None = None, content: str | os.PathLike[str] | None = None
    ) -> None:
        self.root = root if root is not None else home()
        self.content = content

    # -- games that go on ----------------------------------------------------------------------

    def current(self, game: str, mode: str) -> Path:
        """Return where the unfinished game of a mode is."""
        return self.root / "current" / f"{game}-{mode}.json"

    def seats(self, game: str, mode: str) -> Path:
        """Return where it is written who sits on which seat of that game."""
        return self.root / "current" / f"{game}-{mode}.seats"

    def keep(self, match: Match, mode: str) -> str:
        """Save a game that goes on; return where."""
        path = self.current(match.game.name, mode)
        write(path, match.record())
        return str(path)

    def waiting(self, game: str, mode: str) -> Match | None:
        """Return the unfinished game of a mode, if there is one; refuse a damaged one."""
        path = self.current(game, mode)
        return self._match(path) if path.exists() else None

    def latest(self) -> tuple[str, str]:
        """Return game and mode of what was played last."""
        folder = self.root / "current"
        found = sorted(folder.glob("*-*.json"), key=lambda path: path.stat().st_mtime_ns)
        if not found:
            raise BadRecord("no-saved-game")
        game, _, mode = found[-1].stem.rpartition("-")
        return game, mode

    def _match(self, path: Path) -> Match:
        document = read(path)
        try:
            return replay(document, content=self.content)
        except GiantsError as refusal:
            raise BadRecord("save-damaged", file=str(path), why=str(refusal)) from None

    # -- games that do not ---------------------------------------------------------------------

    def finish(self, match: Match, mode: str) -> None:
        """Put a game that is over among the finished ones."""
        name = "-".join([match.game.name, *_unusual(match), match.result])
        write(_unused(self.root / "finished", name), match.record())
        self.current(match.game.name, mode).unlink(missing_ok=True)

    def set_aside(self, game: str, mode: str) -> Path | None:
        """Move an unfinished game out of the way, unread; return where it is now."""
        path = self.current(game, mode)
        if not path.exists():
            return None
        aside = _unused(self.root / "unfinished", f"{game}-{mode}")
        try:
            aside.parent.mkdir(parents=True, exist_ok=True)
            path.replace(aside)
        except OSError as error:
            raise _not_written(aside, error) from None
        return aside

    # -- the profile ---------------------------------------------------------------------------

    def profile(self, game: str) -> Path:
        """Return where the campaign of a game is."""
        return self.root / f"{game}-profile.json"


def _unusual(match: Match) -> list[str]:
    """Return what was chosen for a game before it began, as far as it is not the usual."""
    return [
        str(match.setup[option.name])
        for option in match.game.setup_options()
        if option.kind == CHOICE and not option.house
        and match.setup[option.name] != option.default
    ]  # fmt: skip


def _unused(folder: Path, name: str) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{stamp}-{name}.json"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stamp}-{name}-{count}.json"
    return path


def read(path: Path) -> object:
    """Return what a file says; refuse a damaged one in one sentence, and leave it as it is."""
    try:
        return read_json(path)
    except BadRecord as refusal:
        raise BadRecord("save-damaged", file=str(path), why=str(refusal)) from None


def write(path: Path, document: object) -> None:
    """Write a file so that whatever happens there is either the old one or the new one."""
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise _not_written(path, error) from None


def _not_written(path: Path, error: OSError) -> BadRecord:
    return BadRecord("not-written", file=str(path), why=error.strerror or str(error))
