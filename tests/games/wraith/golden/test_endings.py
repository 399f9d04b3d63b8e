"""One record for each way a fight can end, replayed and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import giantstable as gt
from tests.conformance import checks
from tests.games.wraith.golden import endings

RECORDS = Path(__file__).parent / "records"


def test_every_way_to_end_has_its_record(update_golden: bool) -> None:
    if update_golden:
        for old in RECORDS.glob("*.json"):
            old.unlink()
        for result, record in endings.records().items():
            written = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
            (RECORDS / f"{result}.json").write_text(written, encoding="utf-8")
    kept = {file.stem for file in RECORDS.glob("*.json")}
    assert kept == set(gt.game("wraith").results())


@pytest.mark.parametrize("result", gt.game("wraith").results())
def test_a_record_replays_to_the_end_it_claims(result: str) -> None:
    record = json.loads((RECORDS / f"{result}.json").read_text(encoding="utf-8"))
    match = gt.replay(record, verify=True)
    assert match.over
    assert match.result == result
    assert match.winners == ([0] if result.startswith("win") else [])
    assert json.loads(json.dumps(match.record())) == record
    checks.laws(match)
    rule = {"win": "won", "lose": "lost"}[result.partition("-")[0]]
    assert match.events(0)[-1].kind.name == f"{rule}-{result.partition('-')[2]}"


@pytest.mark.parametrize("result", gt.game("wraith").results())
def test_a_record_with_one_choice_less_has_not_ended(result: str) -> None:
    record = json.loads((RECORDS / f"{result}.json").read_text(encoding="utf-8"))
    del record["choices"][-1]
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert refusal.value.key == "record-unfinished"
    del record["result"]
    assert not gt.replay(record).over
