"""A claim of strength holds or it does not; ours do, and a false one is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import giantstable as gt
from giantstable.arena.claims import read_claim, verify
from giantstable.arena.crews import LocalCrew
from tests.arena.tables import HERE

ROOT = Path(__file__).parents[2]
CLAIMS = sorted((ROOT / "docs" / "claims").glob("*.yaml"))
HONEST = '{name: honest, from: "rogues:Honest", trusted: true}'
CLAIM = f"""
claim: honest beats random
game: cairns
bot: {HONEST}
over: random
share: 0.01
seeds: {{base: claim, from: 0, to: 9}}
games: 20
"""


def claimed(folder: Path, text: str) -> Path:
    (folder / "rogues.py").write_text((Path(HERE) / "rogues.py").read_text())
    file = folder / "claim.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_there_are_claims() -> None:
    assert len(CLAIMS) >= 3


@pytest.mark.parametrize("file", CLAIMS, ids=lambda file: file.stem)
def test_our_claims_hold(file: Path) -> None:
    verdict = verify(read_claim(file), LocalCrew(1))
    assert verdict.holds, verdict.sentence
    assert verdict.sentence.startswith("Holds: ")


def test_a_claim_that_says_too_much_does_not_hold(tmp_path: Path) -> None:
    told: list[int] = []
    claim = read_claim(claimed(tmp_path, CLAIM.replace("0.01", "0.95")))
    verdict = verify(claim, LocalCrew(1), told.append)
    assert not verdict.holds
    assert verdict.sentence.startswith("Does not hold: honest beats random (share ")
    assert "in 20 games, but at least 95.0 % was claimed" in verdict.sentence
    assert sum(told) == 20


def test_it_is_the_lower_end_that_counts(tmp_path: Path) -> None:
    file = claimed(tmp_path, CLAIM)
    verdict = verify(read_claim(file), LocalCrew(1))
    assert verdict.holds
    share = float(verdict.sentence.partition("(share ")[2].partition(" %")[0]) / 100
    close = CLAIM.replace("0.01", str(share - 0.001))
    assert not verify(read_claim(claimed(tmp_path, close)), LocalCrew(1)).holds


def test_a_victory_over_a_bot_that_fell_over_proves_nothing(tmp_path: Path) -> None:
    broken = HONEST.replace("Honest", "Crashes").replace("honest", "broken")
    text = CLAIM.replace("over: random", f"over: {broken}")
    verdict = verify(read_claim(claimed(tmp_path, text)), LocalCrew(1))
    assert not verdict.holds
    assert "the bot crashed: broken@7" in verdict.sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("games: 20", "games: 30", "The field claim.yaml: games says 30, but these seeds, "),
        ("share: 0.01", "", "The field claim.yaml: share is missing: a claim says share, each or"),
        ("share: 0.01", "share: 1.5", "The field claim.yaml: share must be a number from 0 to 1"),
        ("share: 0.01", "gain: 0", "The field claim.yaml: gain means something only where every"),
        ("over: random", "", "The field claim.yaml: over is missing."),
        ("over: random", "over: random@3", "The bot “random” is of version 1 here, not 3."),
        ("game: cairns", "game: go", "The field claim.yaml: game cannot be “go”"),
        ("share: 0.01", "share: 0.01\nx: 1", "There is no field claim.yaml: x; known here are"),
    ],
)
def test_a_claim_that_cannot_be_played_is_refused(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(gt.GiantsError) as refusal:
        read_claim(claimed(tmp_path, CLAIM.replace(old, new)))
    assert str(refusal.value).startswith(sentence), str(refusal.value)
