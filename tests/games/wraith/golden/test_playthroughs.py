"""Golden playthroughs: whole games in words, compared line by line.

``make golden`` writes them anew. Read the diff before you commit it: it is what has changed for
those who play.
"""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from giantstable.kernel.errors import GiantsError
from tests.conformance.setups import Given
from tests.golden import playthrough

HERE = Path(__file__).parent
SEEDS = 40

SCENES: dict[str, Given] = {
    "young-earth": {"wraith": "young", "giant": "earth"},
    "adult-water-footholds": {"wraith": "adult", "giant": "water", "footholds": True},
    "elder-air": {"wraith": "elder", "giant": "air"},
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_fight_reads_as_it_did(scene: str, update_golden: bool) -> None:
    file = HERE / f"{scene}.txt"
    if update_golden:
        seed, choices = playthrough.widest("wraith", SCENES[scene], SEEDS)
        found = playthrough.written("wraith", SCENES[scene], seed, choices)
        file.write_text(found, encoding="utf-8")
    golden = file.read_text(encoding="utf-8")
    name, given, seed, choices = playthrough.read(golden)
    assert given == SCENES[scene]
    try:
        now = playthrough.written(name, given, seed, choices)
    except GiantsError as refusal:
        pytest.fail(f"{file.name} cannot be played any more: {refusal} See `make golden`.")
    was, now_is = golden.splitlines(), now.splitlines()
    lines = difflib.unified_diff(was, now_is, "golden", "now", lineterm="")
    diff = [line[:160] for line in lines]
    assert not diff, f"{file.name} reads otherwise (see `make golden`):\n" + "\n".join(diff[:40])
    assert "over: True" in golden
