"""Why not: a reason is one sentence, and the rule behind it."""

from __future__ import annotations

from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.masks import members
from giantstable.kernel.message import Facts, Message, Why
from giantstable.kernel.noun import Ids


def why(key: str, rule: str, facts: Facts | None = None, things: list[Ids] | None = None) -> Why:
    """Return a reason by the name of its sentence, with what fills the blanks.

    ``things`` are the ids of what is in the way, or of what it lacks, so that it can be shown.
    """
    return Why(Message(f"assault-why-{key}", facts), rule, things)


def regions_of(realm: Realm, mask: int) -> list[Ids]:
    """Return regions as things that can be shown."""
    return [{"region": realm.world.board.regions[region].id} for region in members(mask)]
