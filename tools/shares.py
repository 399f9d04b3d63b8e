"""A part of a core for a process, by the system's own control groups: needs to be root."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

PERIOD: Final = 10_000  # microseconds: short, so that who is held back is so only for a moment
GROUPS: Final = Path("/sys/fs/cgroup")


class Share:
    """One process and its part of a core, until it is closed."""

    def __init__(self, pid: int, part: float) -> None:
        old = GROUPS / "cpu"  # of the first version, each kind of limit has a tree of its own
        above = old if old.is_dir() else GROUPS
        self.folder = above / f"giants-share-{pid}"
        quota = int(PERIOD * part)
        self.folder.mkdir()
        try:
            if above == old:
                (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
                (self.folder / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (self.folder / "cpu.max").write_text(f"{quota} {PERIOD}")
            (self.folder / "cgroup.procs").write_text(str(pid))
        except OSError:
            self.close()
            raise
        self.home = above / "cgroup.procs"
        self.pid = pid

    def held_back(self) -> float:
        """Return in which part of the time it wanted more than it got."""
        words = (self.folder / "cpu.stat").read_text().split()
        told = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        return told["nr_throttled"] / max(told["nr_periods"], 1)

    def close(self) -> None:
        """Let it have all again."""
        with suppress(OSError):
            self.home.write_text(str(self.pid))
        with suppress(OSError):
            os.rmdir(self.folder)


@contextmanager
def shares(pids: Sequence[int], part: float) -> Iterator[list[Share]]:
    """Give processes the same part of a core each, for a while."""
    with ExitStack() as stack:
        given: list[Share] = []
        for pid in pids:
            try:
                share = Share(pid, part)
            except OSError as error:
                sys.exit(f"No process can be held back here ({error}): be root, or --share 0.")
            stack.callback(share.close)
            given.append(share)
        yield given
