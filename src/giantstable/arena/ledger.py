"""The book of results, in SQLite: what is written there is not played again.

A game's key is all that its result follows from (see ``ring.Bout``): the game, the fingerprint of
its content, the version of its rules, the whole setup, the bots with their versions in the order of
their seats, and the seed.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from giantstable.arena.entrants import BadTournament
from giantstable.arena.ring import Key, Outcome

FORMAT = 1
KEY = ("game", "content", "rules", "setup", "bots", "seed")
REST = (
    *("result", "shares", "scores", "roles", "sides", "decisions", "seconds"),
    *("fault", "culprit", "note"),
)
COLUMNS = KEY + REST
SCHEMA = f"""
create table if not exists games (
  {", ".join(f"{name} text not null" for name in KEY)},
  result text not null, shares text not null, scores text not null, roles text not null,
  sides text not null, decisions text not null, seconds text not null,
  fault text not null, culprit integer not null, note text not null,
  primary key ({", ".join(KEY)})
) without rowid
"""


class Ledger:
    """An open book. Who only reads may do so while somebody writes."""

    def __init__(self, file: Path, *, new: bool = True) -> None:
        self.file = file
        if not new and not file.exists():
            raise BadTournament("no-ledger", file=str(file))
        try:
            self.base = sqlite3.connect(file, isolation_level=None, timeout=30)
            self.base.execute("pragma journal_mode = wal")
            self.base.execute("pragma synchronous = normal")
            (found,) = self.base.execute("pragma user_version").fetchone()
            if found not in (0, FORMAT):
                raise BadTournament("ledger-format", file=str(file), found=found, expected=FORMAT)
            self.base.execute(SCHEMA)
            self.base.execute(f"pragma user_version = {FORMAT}")
        except sqlite3.Error as error:
            raise BadTournament("not-a-ledger", file=str(file), why=str(error)) from None

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.base.close()

    def keys(self) -> set[Key]:
        """Return the keys of all games that are written down."""
        return set(self.base.execute(f"select {', '.join(KEY)} from games"))

    def write(self, outcomes: Iterable[Outcome]) -> None:
        """Write games down, all or none. A game is written once: another time is an error."""
        marks = ", ".join("?" * len(COLUMNS))
        with self._whole():
            self.base.executemany(
                f"insert into games ({', '.join(COLUMNS)}) values ({marks})",
                [_row(outcome) for outcome in outcomes],
            )

    def strike_faults(self) -> int:
        """Strike out the games that broke off, so that they are played anew; return how many."""
        return self.base.execute("delete from games where fault != ''").rowcount

    def outcomes(self) -> Iterator[Outcome]:
        """Yield every game that is written down."""
        for row in self.base.execute(f"select {', '.join(COLUMNS)} from games"):
            yield _outcome(row)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        self.base.execute("begin immediate")
        try:
            yield
        except BaseException:
            self.base.execute("rollback")
            raise
        self.base.execute("commit")


def _row(outcome: Outcome) -> tuple[object, ...]:
    lists = (
        *(outcome.shares, outcome.scores, outcome.roles, outcome.sides),
        *(outcome.decisions, outcome.seconds),
    )
    told = [json.dumps(each, ensure_ascii=False) for each in lists]
    return (*outcome.key, outcome.result, *told, outcome.fault, outcome.culprit, outcome.note)


def _outcome(row: tuple[object, ...]) -> Outcome:
    cells = dict(zip(COLUMNS, row, strict=True))
    game, content, rules, setup, bots, seed = (str(cells[name]) for name in KEY)
    lists = {name: json.loads(str(cells[name])) for name in REST[1:7]}
    return Outcome(
        key=(game, content, rules, setup, bots, seed),
        result=str(cells["result"]),
        shares=tuple(lists["shares"]),
        scores=tuple(lists["scores"]),
        roles=tuple(lists["roles"]),
        sides=tuple(lists["sides"]),
        decisions=tuple(lists["decisions"]),
        seconds=tuple(lists["seconds"]),
        fault=str(cells["fault"]),
        culprit=int(str(cells["culprit"])),
        note=str(cells["note"]),
    )


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Be the only one who plays into a ledger; even a killed process lets go."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(f"{file}.lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadTournament("ledger-busy", file=str(file)) from None
        yield
