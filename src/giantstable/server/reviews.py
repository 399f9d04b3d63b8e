"""Finished games looked at again: in the background, as long as somebody waits for it.

What was found is kept for the tables that were asked for last. Who asks goes on from what they
have, so it does not matter which worker they come to.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from giantstable.kernel.match import ANEW
from giantstable.server.frames import ReviewPoint
from giantstable.server.hall import Hall
from giantstable.server.limits import Limits
from giantstable.server.refusals import Refused
from giantstable.server.reviewing import Stretch
from giantstable.server.thinkers import Thinkers
from giantstable.server.thinking import Question
from giantstable.server.wire import Review

KEPT: Final = 64  # tables
AT_ONCE: Final = 4  # games that are looked at
OF_ONE: Final = 2  # of them, for one address
PAGE: Final = 100  # points that are told at once
STRETCH: Final = 0.5  # seconds at a time: bots that are to choose wait for no longer
PATIENCE: Final = 15.0  # seconds after which nobody seems to wait any more
USUAL: Final = 400  # choices of a game


class _Looked:
    """What was found about one game so far."""

    def __init__(self, question: Question, address: str) -> None:
        self.question = question
        self.address = address  # who wanted it
        self.points: dict[int, ReviewPoint] = {}
        self.wanted = 0  # the first point that somebody waits for
        self.asked = time.monotonic()
        self.working = False
        self.broken = False  # nobody can judge it

    @property
    def size(self) -> int:
        """How many points there are in all."""
        made = [each for each in self.question.choices if not each[1].startswith(ANEW)]
        return len(made) + 1

    def missing(self) -> int | None:
        """Return the next point that is to be found, from the one that is waited for on."""
        order = (*range(self.wanted, self.size), *range(self.wanted))
        return next((at for at in order if at not in self.points), None)


class Reviews:
    """Who looks at finished games. Everything here runs in the event loop."""

    def __init__(self, hall: Hall, thinkers: Thinkers, limits: Limits) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.limits = limits
        self.kept: OrderedDict[str, _Looked] = OrderedDict()

    async def told(
        self, id_: str, first: int, address: str, question: Question | None
    ) -> Review | None:
        """Return what was found from a point on, and let it go on from there.

        None: nobody has looked at this game, and without a question nobody can.
        """
        looked = self.kept.get(id_)
        if looked is None:
            if question is None:
                return None
            looked = self._begun(question, address)
            self.kept[id_] = looked
        self.kept.move_to_end(id_)
        looked.asked = time.monotonic()
        looked.wanted = min(first, looked.size - 1)
        if looked.broken:
            del self.kept[id_]  # who wants to may try again
            raise Refused("no-review")
        if not looked.working and looked.missing() is not None:
            self._refuse_busy(address)
            looked.address = address
            looked.working = True
            self.hall.start(self._look(looked))
        self._forget()
        points: list[ReviewPoint] = []
        for at in range(first, min(first + PAGE, looked.size)):
            if at not in looked.points:
                break
            points.append(looked.points[at])
        return Review(choices=looked.size - 1, first=first, points=points)

    def _begun(self, question: Question, address: str) -> _Looked:
        self._refuse_busy(address)
        if not self.limits.reviews.take(address, max(1.0, len(question.choices) / USUAL)):
            raise Refused("too-many")
        return _Looked(question, address)

    def _refuse_busy(self, address: str) -> None:
        working = [each.address for each in self.kept.values() if each.working]
        if len(working) >= AT_ONCE or working.count(address) >= OF_ONE:
            raise Refused("review-busy")

    def _forget(self) -> None:
        """Let go what was not asked for the longest time."""
        idle = [id_ for id_, each in self.kept.items() if not each.working]
        for id_ in idle[: max(0, len(self.kept) - KEPT)]:
            del self.kept[id_]

    async def _look(self, looked: _Looked) -> None:
        """Go on until everything is found, or nobody waits for it any more."""
        try:
            while (first := looked.missing()) is not None:
                if time.monotonic() - looked.asked > PATIENCE:
                    return
                found = await self.thinkers.review(Stretch(looked.question, first, STRETCH))
                if not found:
                    looked.broken = True
                    return
                looked.points.update((point["at"], point) for point in found)
        finally:
            looked.working = False
