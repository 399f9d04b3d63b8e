"""Somebody who outlives us, to end what we have started when we can no more."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Final, Self

LEAVE: Final = 3.0  # seconds to end in good order
DONE: Final = "done\n"


class Warden:
    """A process that hears which others we start. When we fall silent, it ends them.

    Who is killed cannot end anything; but whatever becomes of us, the line to the warden breaks.
    """

    def __enter__(self) -> Self:
        """Let it watch."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.warden"],
            stdin=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        """Tell it that we have ended all ourselves."""
        self._say(DONE)
        self._process.wait()

    def minds(self, pid: int) -> None:
        """Name a process that must not outlive us, with all of its group if it leads one."""
        self._say(f"{pid}\n")

    def _say(self, word: str) -> None:
        line = self._process.stdin
        assert line is not None
        with suppress(OSError):
            line.write(word)
            line.flush()


def main() -> None:
    """Listen until nobody speaks any more."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    minded: list[int] = []
    for word in sys.stdin:
        if word == DONE:
            return
        minded.append(int(word))
    for number in (signal.SIGTERM, signal.SIGKILL):
        for pid in minded:
            with suppress(OSError):
                _signal(pid, number)
        time.sleep(LEAVE if number == signal.SIGTERM else 0)


def _signal(pid: int, number: signal.Signals) -> None:
    if os.getpgid(pid) == pid:
        os.killpg(pid, number)
    else:
        os.kill(pid, number)


if __name__ == "__main__":
    main()
