"""The games of a tournament as Parquet, for those who study them elsewhere: a row a seat."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from giantstable.arena.entrants import BadTournament
from giantstable.arena.ring import Outcome

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise BadTournament("missing-extra", extra="arena") from None

SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("content", pa.string()),
        ("rules", pa.string()),
        ("setup", pa.string()),  # JSON
        ("seed", pa.string()),
        ("result", pa.string()),
        ("seat", pa.int32()),
        ("bot", pa.string()),
        ("version", pa.string()),
        ("role", pa.string()),
        ("side", pa.int32()),
        ("share", pa.float64()),
        ("score", pa.int64()),  # null where the game broke off
        ("decisions", pa.int64()),
        ("seconds", pa.float64()),
        ("fault", pa.string()),  # of this seat, or of nobody
        ("note", pa.string()),
    ]
)


def write_parquet(outcomes: Iterable[Outcome], file: Path) -> int:
    """Write games down, the same ones always in the same order; return how many rows there are."""
    rows = [
        row for outcome in sorted(outcomes, key=lambda each: each.key) for row in _seats(outcome)
    ]
    try:
        pq.write_table(pa.Table.from_pylist(rows, schema=SCHEMA), file)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadTournament("not-written", file=str(file), why=why) from None
    return len(rows)


def _seats(outcome: Outcome) -> list[dict[str, object]]:
    game, content, rules, setup, bots, seed = outcome.key
    rows: list[dict[str, object]] = []
    for seat, label in enumerate(json.loads(bots)):
        name, _, version = label.rpartition("@")
        guilty = outcome.culprit in (seat, -1)
        rows.append(
            {
                "game": game,
                "content": content,
                "rules": rules,
                "setup": setup,
                "seed": seed,
                "result": outcome.result,
                "seat": seat,
                "bot": name,
                "version": version,
                "role": outcome.roles[seat],
                "side": outcome.sides[seat],
                "share": outcome.shares[seat],
                "score": outcome.scores[seat] if outcome.scores else None,
                "decisions": outcome.decisions[seat],
                "seconds": outcome.seconds[seat],
                "fault": outcome.fault if guilty else "",
                "note": outcome.note if guilty else "",
            }
        )
    return rows
