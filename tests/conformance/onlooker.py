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
            for who in (seat, None):
                seen, imagined = self.seen[who][-1], orjson.dumps(game.view(twin, who))
                checks.same(seen, imagined, "a secret shows in the middle of a step")


def chosen_before_all_eyes(match: Match, seat: int, notation: str, word: int) -> None:
    """Make a choice; assert that everybody can follow it from happening to happening."""
    before = {who: on_paper(match.view(who)) for who in checks.seats(match)}
    told = len(match.events(None))
    with Onlooker(match, word) as eyes:
        match.choose(notation, seat=seat)
    happenings = len(match.events(None)) - told
    for who in checks.seats(match):
        patches: list[Patch] = orjson.loads(orjson.dumps(eyes.patches(who)))
        assert len(patches) == max(1, happenings), "a patch for each happening"
        view = before[who]
        for n, changes in enumerate(patches):
            view = patched(view, changes)
            checks.same(_sorted(view), _sorted(orjson.loads(eyes.seen[who][n + 1])), "patched")
        checks.same(_sorted(view), _sorted(on_paper(match.view(who))), "the end of a step")
    assert match.table.ear is None


def on_paper(view: object) -> object:
    """Return a view as it comes out of the wire."""
    return orjson.loads(orjson.dumps(view))


def _sorted(document: object) -> bytes:
    return orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
