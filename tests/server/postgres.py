"""A real PostgreSQL, started by the tests from what the system has installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psycopg

from tests.server.running import children, gone_before_long

OWNER = "giants"
SLOPPY = "synchronous_commit=off"
PATIENCE = 60.0


def binaries() -> Path | None:
    """Return where initdb and postgres are; the newest version where there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return found[-1].parent if found else None


def _version(initdb: Path) -> int:
    name = initdb.parent.parent.name
    return int(name) if name.isdigit() else 0


class Cluster:
    """A database server in a folder of its own, reached by a socket file: it takes no port."""

    def __init__(self, programs: Path, careful: bool = False) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="giants-pg-"))
        self.user = _servant()
        self.databases = 0
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        data = str(self.folder / "data")
        initdb = ["initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale"]
        made = self._run([*initdb, "--no-sync"])
        _, said = made.communicate(timeout=PATIENCE)
        assert made.returncode == 0, said
        # Careful: what it has committed it has written, though perhaps not yet to the disk.
        quick = ["fsync=off", "full_page_writes=off", *([] if careful else [SLOPPY])]
        options = [word for each in quick for word in ("-c", each)]
        self._command = [
            *("postgres", "-D", data, "-k", str(self.folder), "-c", "listen_addresses="), *options
        ]  # fmt: skip
        self.start()

    def start(self) -> None:
        """Let it run, and wait until it answers."""
        self.process = self._run(self._command)
        self._wait()

    def kill(self) -> None:
        """End it as a power cut would, all its processes at once."""
        family = [self.process.pid, *children(self.process.pid)]
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert gone_before_long(family) == []

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        # PostgreSQL refuses to be root.
        who = self.user.pw_uid if self.user is not None else None
        group = self.user.pw_gid if self.user is not None else None
        return subprocess.Popen(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.folder,
            env={"LC_ALL": "C", "PATH": os.environ.get("PATH", "")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if command[0] == "initdb" else subprocess.DEVNULL,
            user=who,
            group=group,
            extra_groups=[] if who is not None else None,
        )

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.connection().close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL ended right away"
                assert time.monotonic() < until, "PostgreSQL does not answer"
                time.sleep(0.05)

    def connection(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        """Return a connection to a database."""
        return psycopg.connect(
            host=str(self.folder), user=OWNER, dbname=database, autocommit=True, connect_timeout=10
        )

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        self.databases += 1
        name = f"tables{self.databases}"
        with self.connection() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def stop(self) -> None:
        """End it and leave nothing behind."""
        self.process.send_signal(signal.SIGINT)  # quick, with all connections cut
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def _servant() -> pwd.struct_passwd | None:
    """Return the user to run as where we are root, else None."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None
