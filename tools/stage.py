"""A real server in a process of its own, with tables laid as one wants them.

The browser tests and the screenshots play on it. Over the wire nobody can choose a seed; so tables
with one are written into the database, beside the server that serves them.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self, cast
from urllib.error import URLError
from urllib.request import urlopen

from giantstable import library
from giantstable.bots import bot
from giantstable.bots.chair import Bot, play_on
from giantstable.games.wraith.campaign.profile import Profile
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match, new_match, start_match
from giantstable.lessons import lessons
from giantstable.server import keys
from giantstable.server.database import opened
from giantstable.server.schema import CampaignProfile, Entry, GameTable, Seat, now
from giantstable.server.settings import Settings
from giantstable.server.store import CHOICE, OPEN, Store
from giantstable.server.tables import lesson_table, new_table
from giantstable.server.wire import SeatWish

ROOT: Final = Path(__file__).parents[1]
CLIENT: Final = ROOT / "web" / "dist"
PATIENCE: Final = 30.0


class Stage:
    """A server on a free port, with a database in a folder of its own."""

    command: tuple[str, ...] = (sys.executable, "-m", "giantstable.cli.main")

    def __init__(self, folder: Path, client: Path = CLIENT, packages: Sequence[Path] = ()) -> None:
        self.folder = folder
        self.client = client
        self.packages = packages  # folders of Python packages that only this server knows
        self.log = folder / "server.log"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._store: Store | None = None

    def __enter__(self) -> Self:
        """Open the house."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self.stop()

    # -- the server -----------------------------------------------------------------------------

    @property
    def origin(self) -> str:
        """The address of the server, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, on the same port as before, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [
            *(*self.command, "serve", "--no-open"),
            *("--port", str(self.port), "--client", str(self.client)),
        ]
        environment = {**os.environ, "GIANTS_HOME": str(self.folder)}
        environment.pop("GIANTS_CONTENT", None)
        environment["GIANTS_DATABASE_URL"] = self.database
        if self.packages:
            known = [*map(str, self.packages), *environment.get("PYTHONPATH", "").split(os.pathsep)]
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, known))
        begins = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            # A group of its own: a kill takes the bots' processes along.
            self._process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers(begins):
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"The server does not start:\n{self.told()}")
            time.sleep(0.05)

    def _answers(self, begins: int) -> bool:
        said = self.log.read_bytes()[begins:].decode(errors="replace")
        found = re.search(r"http://localhost:(\d+)/", said)
        if found is None:
            return False
        self.port = int(found[1])
        try:
            with urlopen(f"{self.origin}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except URLError:
            return False

    def stop(self) -> None:
        """Close the server the way Ctrl+C does."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        self.kill()
        if self._store is not None:
            self._store.engine.dispose()
            self._store = None

    def kill(self) -> None:
        """End the server at once, without a goodbye."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def told(self, lines: int = 40) -> str:
        """Return the last lines of the server's log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    # -- tables ---------------------------------------------------------------------------------

    @property
    def store(self) -> Store:
        """The server's database."""
        if self._store is None:
            self._store = Store(opened(Settings(self.database).database()))
        return self._store

    def newcomer(self, name: str = "") -> str:
        """Return the key, for the cookie, of a visitor who was never here."""
        key = keys.new_key()
        visitor = self.store.new_visitor(key)
        if name:
            self.store.rename(visitor.id, name)
        return key

    def lay(
        self,
        key: str,
        setup: dict[str, object],
        seed: str,
        choices: Sequence[str] = (),
        *,
        game: str = "wraith",
        open_seat: bool = False,
        seats: Sequence[SeatWish] = (),
        created: int | None = None,
    ) -> str:
        """Lay a table for the visitor who has a key, choices already made; return its id.

        ``seats`` says who sits where; without it the visitor has the first, the others are open.
        """
        rules = library.game(game)
        visitor = self.store.visitor(key)
        assert visitor is not None
        table, chairs = new_table(rules, setup, visitor, list(seats))
        table.seed = seed
        table.created = now() if created is None else created
        if open_seat:
            chairs = [Seat(table_id=s.table_id, seat=s.seat, kind=OPEN) for s in chairs]
        match = start_match(rules, rules.settle(setup), seed)
        entries = _entries(table, match, choices)
        if match.over:
            table.outcome = match.outcome()
        self.store.add_table(table, chairs)
        with self.store.transaction() as session:
            session.add_all(entries)
        return table.id

    def learn(self, key: str, game: str, lesson: str) -> str:
        """Lay a table of a lesson for the visitor who has a key; return its id."""
        visitor = self.store.visitor(key)
        assert visitor is not None
        table, chairs = lesson_table(library.game(game), lessons(game)[lesson], visitor)
        self.store.add_table(table, chairs)
        return table.id

    def lay_over(self, key: str, setup: dict[str, object], seed: str) -> str:
        """Lay a table at which a bot has played to the end; return its id."""
        return self.lay(key, setup, seed, played(setup, seed))

    def journey(self, key: str, results: Sequence[str]) -> None:
        """Let the visitor who has a key have fought so many fights of the campaign."""
        visitor = self.store.visitor(key)
        assert visitor is not None
        profile = Profile(cast(WraithGame, library.game("wraith")))
        profile.begin("campaign")
        for result in results:
            profile.runs["campaign"].report(result)
        with self.store.transaction() as session:
            session.merge(
                CampaignProfile(visitor_id=visitor.id, game="wraith", profile=profile.to_json())
            )

    def play_out(self, id_: str) -> bool:
        """Let a bot play a table that nobody has begun; return whether it won."""
        with self.store.transaction() as session:
            table = session.get_one(GameTable, id_)
            rules = library.game(table.game)
            match = start_match(rules, rules.settle(table.setup), table.seed)
            session.add_all(_entries(table, match, played(table.setup, table.seed)))
            table.outcome = match.outcome()
        return bool(match.winners)


def _entries(table: GameTable, match: Match, choices: Sequence[str]) -> list[Entry]:
    """Make choices, one a second since the table was opened; return the log that tells of them."""
    entries: list[Entry] = []
    for number, written in enumerate(choices, 1):
        # With several seats the record says whose choice it was.
        whose, said, notation = written.partition(": ")
        seat = int(whose) if said else match.next_decision().seat
        notation = notation if said else written
        match.choose(notation, seat)
        at = table.created + number * 1000
        entries.append(
            Entry(
                table_id=table.id,
                seq=number,
                seat=seat,
                kind=CHOICE,
                notation=notation,
                nonce=f"laid-{number}",
                at=at,
            )
        )
    return entries


def played(
    setup: dict[str, object],
    seed: str,
    most: int = 1_000_000,
    *,
    by: str = "greedy",
    game: str = "wraith",
) -> list[str]:
    """Return the choices of bots, one at each seat, up to so many."""
    rules = library.game(game)
    match = new_match(rules, setup, seed, quiet=True)
    play_on(match, _bots(by, rules, seed, match.seats), most)
    return match.choices


def played_until(
    setup: dict[str, object], seed: str, kind: str, number: int = 1, *, game: str
) -> list[str]:
    """Return the choices of bots until the first seat is asked a question of a kind so often."""
    rules = library.game(game)
    match = new_match(rules, setup, seed, quiet=True)
    bots = _bots("greedy", rules, seed, match.seats)
    while not match.over:
        if any(one.seat == 0 and one.kind == kind for one in match.pending):
            number -= 1
            if number == 0:
                return list(match.choices)
        play_on(match, bots, 1)
    raise AssertionError(f"never asked for {kind} in {setup} with {seed}")


def _bots(by: str, rules: Game, seed: str, seats: int) -> list[Bot]:
    """Return a bot for each seat, the same ones for the same seed."""
    return [bot(by, rules, f"{seed} {n}" if n else seed) for n in range(seats)]


def midway(setup: dict[str, object], seed: str) -> list[str]:
    """Return the choices of a bot in the first half of a game."""
    choices = played(setup, seed)
    return choices[: len(choices) // 2]
