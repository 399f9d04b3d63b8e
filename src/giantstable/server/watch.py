"""Looking on while a match goes one step further: what each viewer sees after each happening."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from types import TracebackType
from typing import Self

import orjson

from giantstable.kernel.match import Match
from giantstable.kernel.table import Ear
from giantstable.server.frames import Patch
from giantstable.server.patches import patch


class Watch(Ear):
    """The views of some viewers before a step, after each thing that happens in it, and at its end.

    A view is written down at once: what it is made of may change under the hands of the rules.

    with Watch(match, viewers) as watch:
        match.choose(option, seat)
    watch.patches(viewer)
    """

    def __init__(self, match: Match, viewers: Iterable[int | None]) -> None:
        self.match = match
        self.seen: dict[int | None, list[bytes]] = {viewer: [] for viewer in viewers}

    def __enter__(self) -> Self:
        self.hear()
        if self.seen:
            self.match.table.ear = self
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.match.table.ear = None
        if kind is None:
            # What the rules did after the last happening belongs to it: then they were at rest.
            for views in self.seen.values():
                if len(views) > 1:
                    views.pop()
            self.hear()

    def hear(self) -> None:
        """Look at the table with the eyes of each viewer."""
        now = self.match.views([*self.seen])
        for seen, view in zip(self.seen.values(), now, strict=True):
            seen.append(orjson.dumps(view))

    def patches(self, viewer: int | None) -> list[Patch]:
        """Return what leads from each view of a viewer to the next."""
        views = self.seen[viewer]
        found: list[Patch] = []
        before: object = orjson.loads(views[0])
        for last, view in pairwise(views):
            if view == last:
                found.append([])
                continue
            after: object = orjson.loads(view)
            found.append(patch(before, after))
            before = after
        return found
