"""The shapes that others are made of, of the view as well as of what an option shows."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from giantstable.games.assault.table.combat import Reason

Units = dict[str, int]
"""An army: so many of each unit, ``hill-regular``; ``hill-regular!`` are wounded ones."""

Cards = dict[str, int]
"""So many Resource Cards of each kind."""


class Effect(TypedDict):
    """An effect as content files write it: what it does not need is not there."""

    effect: str
    by: NotRequired[int]
    into: NotRequired[int]
    keep: NotRequired[int]
    most: NotRequired[int]
    points: NotRequired[int]
    resource: NotRequired[str]
    resources: NotRequired[list[str]]
    marker: NotRequired[str]
    unit: NotRequired[str]
    command: NotRequired[str]
    reach: NotRequired[str]
    heal: NotRequired[bool]
    champions: NotRequired[bool]


class Share(TypedDict):
    """What one thing adds to the dice or to the totals of a side, or takes from them."""

    reason: Reason
    """What it is; ``limit``: no side rolls more dice than there are for it."""
    n: int
    """Dice."""
    hits: int
    blocks: int
    unit: NotRequired[str]
    """Whose Strength it is, or whose a spell takes."""
    slayer: NotRequired[str]
    spell: NotRequired[str]
    half: NotRequired[Literal["basic", "advanced"]]
    """Which half of the Spell Card was cast."""
    resource: NotRequired[str]
    modifier: NotRequired[str]
    leader: NotRequired[str]
    """Whose lasting ability it is, or doubles a resource."""
