"""The shapes that others are made of, of the view as well as of what an option shows."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

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
    """A part of a sum, and what it is for; of dice ``n``, of totals hits and blocks."""

    reason: str
    n: NotRequired[int]
    hits: NotRequired[int]
    blocks: NotRequired[int]
    spell: NotRequired[str]
    resource: NotRequired[str]
    unit: NotRequired[str]
    modifier: NotRequired[str]
    leader: NotRequired[str]
    event: NotRequired[str]
