"""What is measured has a name, and the large battlefield is as large as it says."""

from __future__ import annotations

from giantstable.games.heroscape import bench as bench_heroscape
from giantstable.games.heroscape.table.fray import STANDING
from giantstable.games.heroscape.table.theatre import Ground
from giantstable.text import words


def test_every_measure_of_heroscape_has_words_and_a_value() -> None:
    for name, value in bench_heroscape.measure(0.0).items():
        assert words(f"cli-bench-{name}")
        assert value > 0


def test_both_armies_stand_on_a_thousand_columns() -> None:
    field = bench_heroscape.thousand_columns()
    assert len(field.columns) == 1000
    fray = bench_heroscape.melee(Ground(field))
    assert all(fate == STANDING for fate in fray.fate)
    assert all(fray.spaces_of(1 << seat) for seat in (0, 1))
