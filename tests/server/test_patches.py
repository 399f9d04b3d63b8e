"""A patch leads from one view to the next; the client's twin is tested with the same cases."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import orjson
import pytest

from giantstable.server.patches import patch, patched

CASES = Path(__file__).parents[2] / "web" / "src" / "wire" / "patch.cases.json"
KNOWN: list[dict[str, Any]] = json.loads(CASES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", KNOWN, ids=[case["name"] for case in KNOWN])
def test_a_patch_is_what_has_changed(case: dict[str, Any]) -> None:
    before = orjson.dumps(case["before"])
    assert orjson.dumps(patch(case["before"], case["after"])) == orjson.dumps(case["patch"])
    assert patched(case["before"], case["patch"]) == case["after"]
    assert orjson.dumps(case["before"]) == before, "the old view was changed"


def something(chance: random.Random, depth: int) -> object:
    """Return any piece of JSON."""
    if depth == 0 or chance.random() < 0.3:
        return chance.choice([0, 1, True, False, None, "", "a", 0.5])
    if chance.random() < 0.5:
        return [something(chance, depth - 1) for _ in range(chance.randrange(4))]
    names = chance.sample("abcde", chance.randrange(4))
    return {name: something(chance, depth - 1) for name in names}


def test_a_patch_leads_from_anything_to_anything() -> None:
    chance = random.Random(11)
    for _ in range(2000):
        before, after = something(chance, 4), something(chance, 4)
        found = patched(before, patch(before, after))
        # Names of an object have no order, but 1 is not true.
        assert orjson.dumps(found, option=orjson.OPT_SORT_KEYS) == orjson.dumps(
            after, option=orjson.OPT_SORT_KEYS
        )
        assert patch(after, after) == []
