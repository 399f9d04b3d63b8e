"""What runs in a process beside the server. It reads little: a process should be there at once."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection

READY = b"ready"
MEGABYTE = 1024 * 1024
BOTS = 5  # by how much they stand back
STRANGERS = 10  # and what works on content of people's own


def attend(pipe: Connection, megabytes: int) -> None:
    """Do what comes through the pipe, one thing after another, until nobody is at its other end.

    With a limit of memory, a process that has come near it ends after its answer: another one
    begins with clean hands.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a terminal: the server says when it is over
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # Where cores are few, who waits for an answer of the server comes before who thinks.
    with suppress(AttributeError, OSError):
        os.nice(STRANGERS if megabytes else BOTS)
    if megabytes:
        _limit(megabytes)
    gc.freeze()
    try:
        pipe.send_bytes(READY)
        while not (megabytes and _held() > megabytes // 2):
            pipe.send_bytes(_done(pipe.recv_bytes()))
    except (EOFError, OSError):
        os._exit(0)


def _done(work: bytes) -> bytes:
    """Return whether a piece of work was done, and what came of it."""
    try:
        return pickle.dumps((True, pickle.loads(work)()))
    except StopIteration:  # nobody can wait for an answer that raises this
        return pickle.dumps((False, RuntimeError("StopIteration")))
    except Exception as error:
        try:
            return pickle.dumps((False, error))
        except Exception:  # an error that cannot travel
            return pickle.dumps((False, RuntimeError(type(error).__name__)))


def _limit(megabytes: int) -> None:
    """Let the system refuse this process more memory; where the system cannot, nothing does."""
    if sys.platform != "win32":
        import resource

        most = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _held() -> int:
    """Return how many megabytes this process has held at most."""
    if sys.platform == "win32":
        return 0
    import resource

    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held // (MEGABYTE if sys.platform == "darwin" else 1024)
