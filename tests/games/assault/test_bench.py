"""What is measured has a name, and attacks are attacks."""

from __future__ import annotations

from giantstable.games.assault import bench as bench_assault
from giantstable.text import words


def test_every_measure_of_assault_has_words_and_a_value() -> None:
    for name, value in bench_assault.measure(0.0).items():
        assert words(f"cli-bench-{name}")
        assert value > 0


def test_an_attack_goes_from_an_army_to_an_army_of_others_next_to_it() -> None:
    attacks = bench_assault.sample(20)
    assert len(attacks) == 20
    for realm, source, target in attacks:
        assert realm.world.seats == 6
        assert realm.holder[source] == realm.active
        assert realm.holder[target] not in (-1, realm.active)
        assert realm.world.board.adjacent(source, target)
