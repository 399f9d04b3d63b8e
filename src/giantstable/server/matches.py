"""Matches out of the database, as far as the rules of this server follow what is written there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import giantstable
from giantstable import library
from giantstable.kernel.errors import BadRecord, GiantsError
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.match import ANEW, RECORD, VERSION, Match, start_match
from giantstable.kernel.shapes import Outcome
from giantstable.lessons import Lesson, lessons
from giantstable.server.refusals import Refused
from giantstable.server.schema import Entry
from giantstable.server.store import CHOICE, FORK, KINDS, UNDO, TableRow, effective
from giantstable.titles import titles

NOTHING = -1  # not even the beginning


class Stranded(Refused):
    """A table whose log the rules do not follow to its end: nobody can go on there.

    ``followed`` entries they do. What is wrong with the next may name what others must not see:
    only its code is told, to the host.
    """

    def __init__(self, followed: int, code: str) -> None:
        super().__init__("stranded")
        self.followed = followed
        self.code = code


def code_of(error: Exception) -> str:
    """Return what is wrong, without any word that could name a secret."""
    return error.key if isinstance(error, GiantsError) else type(error).__name__


def version_of(game: str) -> str:
    """Return the version of a game's rules: ours, or its package's; empty for one that is gone."""
    title = titles().get(game)
    if title is None:
        return ""
    return giantstable.__version__ if title.ours else title.version


def settled(row: TableRow, content: str | None) -> tuple[Game, Setup]:
    """Return a table's game and whole setup; refuse it if other content files are loaded now."""
    game = library.game(row.game, content)
    setup = game.settle(row.setup)
    now = game.fingerprint(setup)
    if now != row.content:
        raise Refused("other-content", field="content", found=row.content, expected=now)
    return game, setup


def begun(row: TableRow, content: str | None) -> Match:
    """Return a table's match as it began."""
    game, setup = settled(row, content)
    lesson = lesson_of(row)
    return start_match(game, setup, row.seed) if lesson is None else lesson.begin(game)


def lesson_of(row: TableRow) -> Lesson | None:
    """Return the lesson that is played at a table; refuse one that is not there any more."""
    name = row.terms.get("lesson")
    if name is None:
        return None
    found = lessons(row.game).get(name)
    if found is None:
        raise Refused("no-such-lesson", lesson=name)
    return found


def take(match: Match, entry: Entry, number: int) -> None:
    """Take an entry of a log over into the match; refuse one that is no next one."""
    if entry.seq != number:
        raise BadRecord("log-gap", seq=entry.seq)
    if entry.kind == CHOICE:
        match.choose(entry.notation, entry.seat)
    elif entry.kind == UNDO:
        match.undo()
    elif entry.kind == FORK:
        match.fork(entry.seat, int(entry.notation))
    elif entry.kind not in KINDS:
        raise BadRecord("log-kind", seq=entry.seq, kind=entry.kind)


def followed(row: TableRow, entries: Iterable[Entry], content: str | None) -> Match:
    """Return a table's match as its log tells it, or say how far that can be followed."""
    done = NOTHING
    try:
        match = begun(row, content)
        done = 0
        for number, entry in enumerate(entries, start=1):
            take(match, entry, number)
            done = number
    except MemoryError:  # that is no fault of the log
        raise
    except Exception as error:
        raise Stranded(done, code_of(error)) from error
    return match


def ends_so(match: Match, told: Outcome | None, ended: Outcome | None) -> bool:
    """Return whether a match stands where a table is said to: over in that way, or not yet.

    Where it is not over, people may have ended it.
    """
    if not match.over:
        return told == ended
    if told is None:
        return False
    return match.outcome() == told or match.game.once_told(dict(told), match.table)


def record_of(row: TableRow, entries: Sequence[Entry], content: str | None) -> Json:
    """Return the record of a table; where the rules do not follow it, what is written down."""
    try:
        return followed(row, entries, content).record()
    except Stranded:
        return raw_record(row, entries)


def raw_record(
    row: TableRow, entries: Sequence[Entry], viewer: Iterable[int] | None = None
) -> Json:
    """Return a record of what is written down, whether or not any rules follow it.

    For some seats alone it names only their own choices, and not the seed: the game of the others
    may go on one day.
    """
    several = len(row.seats) > 1
    open_to = set(viewer) if viewer is not None else set(range(len(row.seats)))
    record: Json = {
        "format": RECORD,
        "version": VERSION,
        "game": row.game,
        "setup": dict(row.setup),
        "content": row.content,
    }
    if viewer is None:
        record["seed"] = row.seed
    record["choices"] = [_line(entry, several, open_to) for entry in effective(entries)]
    if row.outcome is not None:
        record["result"] = dict(row.outcome)
    return record


def _line(entry: Entry, several: bool, open_to: set[int]) -> str:
    if entry.kind == FORK:
        return f"{ANEW}{entry.seat} {entry.notation}"
    notation = entry.notation if entry.seat in open_to else "?"
    return f"{entry.seat}: {notation}" if several else notation
