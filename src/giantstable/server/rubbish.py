"""When the collector looks at everything: all who play wait meanwhile, longer the more there is.

A full look takes half a second where a thousand tables are in memory, and finds only tables that
were let go: it pays where many of them lie about, and now and then for whatever else there is.
"""

from __future__ import annotations

import gc
import time

MANY = 500  # tables: some fifty megabytes
LONG = 3600.0  # seconds
MIDDLE = 1  # the generation of what has been there for a little while


class Rubbish:
    """What was let go, and not collected yet."""

    def __init__(self) -> None:
        self.tables = 0
        self._last = time.monotonic()

    def clear(self, gone: int) -> None:
        """Note how many tables were let go, and collect what is worth it."""
        self.tables += gone
        if self.tables < MANY and time.monotonic() - self._last < LONG:
            gc.collect(MIDDLE)
            return
        gc.collect()
        self.tables = 0
        self._last = time.monotonic()
