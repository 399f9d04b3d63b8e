"""A battle as a picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import giantstable as gt
from tests.conformance.test_pictures import SVG, drawn


def test_a_battle_shows_who_stands_where() -> None:
    match = gt.new("heroscape", seed=1, scenario="attack-at-dawn")
    seen: Any = match.view(None)
    standing = [figure for figure in seen["figures"] if "space" in figure]
    circles = list(ElementTree.fromstring(drawn(match)).iter(f"{SVG}circle"))
    assert len(circles) >= len(standing) > 0
