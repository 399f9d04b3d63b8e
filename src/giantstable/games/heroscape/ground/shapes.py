"""The shapes of a battlefield on paper.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class BattlefieldFile(TypedDict):
    """A battlefield as its file has it, and the spaces that follow from its pieces."""

    id: str
    name: str
    sets: int
    tiles: list[LaidTile]
    ruins: list[Ruin]
    spaces: list[Space]


class LaidTile(TypedDict):
    """A tile: where its first hex lies, how it is turned, in which layer."""

    terrain: str
    size: int
    at: str
    turn: int
    layer: int


class Ruin(TypedDict):
    """A ruin: where it stands, how it is turned, on which level."""

    length: str
    at: str
    turn: int
    level: int


class Space(TypedDict):
    """A space: the top of a column of tiles, or a place below something."""

    name: str
    q: int
    r: int
    level: int
    terrain: str
    headroom: NotRequired[int]
    """In levels, where the sky is not open."""
