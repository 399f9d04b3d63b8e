"""What is to be seen after each happening of a step: it must be true, whole and nobody's secret."""

from __future__ import annotations

import orjson

from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from giantstable.server.frames import Patch
from giantstable.server.patches import patched
from giantstable.server.watch import Watch
from tests.conformance import checks

MOST = 12  # moments of a step at which the hidden rest is imagined anew


class Onlooker(Watch):
    """Everybody's eyes while a match goes one step on.

    After each happening the table is dealt anew as each seat may imagine it: neither the seat
    nor a spectator may see any difference.
    """

    def __init__(self, match: Match, word: int) -> None:
        super().__init__(match, checks.seats(match))
        self.word = word
        self.moments = 0

    def hear(self) -> None:
        """Look, and look whether something hidden shows."""
        super().hear()
        game, table = self.match.game, self.match.table
        if table.ear is not self:
            return  # before and after a step ``checks.imagining_hides`` looks
        self.moments += 1
        if self.moments > MOST:
            return
        for seat in range(self.match.seats):
            twin = table.copy()
            game.determinize(twin, seat, seeded(self.word))
            for who, view in zip((seat, None), game.views(twin, [seat, None]), strict=True):
                seen, imagined = self.seen[who][-1], orjson.dumps(view)
                checks.same(seen, imagined, "a secret shows in the middle of a step")


def chosen_before_all_eyes(match: Match, seat: int, notation: str, word: int) -> None:
    """Make a choice; assert that everybody can follow it from happening to happening."""
    told = len(match.events(None))
    with Onlooker(match, word) as eyes:
        match.choose(notation, seat=seat)
    happenings = len(match.events(None)) - told
    for who in checks.seats(match):
        patches: list[Patch] = orjson.loads(orjson.dumps(eyes.patches(who)))
        assert len(patches) == max(1, happenings), "a patch for each happening"
        seen = eyes.seen[who]
        view: object = orjson.loads(seen[0])
        for n, changes in enumerate(patches):
            view = patched(view, changes)
            if changes:
                leads_to(view, seen[n + 1], "patched")
            else:
                checks.same(seen[n], seen[n + 1], "a patch lacks")
        leads_to(view, orjson.dumps(match.view(who)), "the end of a step")
    assert match.table.ear is None


def leads_to(view: object, seen: bytes, what: str) -> None:
    """Assert that a view as it was put together is the one that was seen, in whatever order."""
    if orjson.dumps(view) != seen:
        checks.same(_sorted(view), _sorted(orjson.loads(seen)), what)


def _sorted(document: object) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
