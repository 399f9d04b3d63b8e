"""The lookout says what Line of Sight says, and pays for terrain once."""

from __future__ import annotations

import random

import pytest

from giantstable.games.heroscape import lookout
from giantstable.games.heroscape.theatre import Ground
from tests.games.heroscape.fields import battle_on, figure
from tests.games.heroscape.ground import box
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered, standing


@pytest.mark.parametrize("id_", BATTLEFIELDS)
def test_it_says_what_sight_says_wherever_figures_stand(id_: str) -> None:
    rng = random.Random(id_)
    seen = 0
    looked = 0
    for crowd in range(30):
        battle = scattered(id_, rng, near=crowd % 2 == 0)
        sight = battle.theatre.ground.sight
        everybody = standing(battle)
        for _ in range(50):
            looker, target = rng.sample(everybody, 2)
            whole = rng.random() < 0.3
            clear = lookout.sees(battle, looker, target, whole)
            assert clear == sight.seen(battle.figures, looker, target, whole)
            seen += clear
            looked += 1
    assert 0.1 < seen / looked < 0.9  # both answers were put to the test


def test_it_sees_what_moves_in_and_out_of_the_way() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1",
        {"finn": (0, "A1"), "thorgrim": (1, "E1"), "ne-gok-sa": (1, "C1")},
    )
    finn, thorgrim = figure(battle, "finn"), figure(battle, "thorgrim")
    field = battle.theatre.field
    in_the_way = figure(battle, "ne-gok-sa")
    assert not lookout.sees(battle, finn, thorgrim)
    battle.take_off(in_the_way, 0)
    assert lookout.sees(battle, finn, thorgrim)
    battle.stand(in_the_way, field.space("D1"))
    assert not lookout.sees(battle, finn, thorgrim)


def test_a_long_figure_is_not_in_its_own_way() -> None:
    battle = battle_on("g1 g1 g1 g1 g1 g1", {"grimnak": (0, "A1 B1"), "mimring": (1, "E1 F1")})
    assert lookout.sees(battle, figure(battle, "grimnak"), figure(battle, "mimring"))
    assert lookout.sees(battle, figure(battle, "mimring"), figure(battle, "grimnak"))


def test_terrain_is_looked_at_once_for_all_battles_on_a_battlefield() -> None:
    ground = Ground(box().battlefields["trollsford"])
    looks = ground.looks
    body = box().cards["finn"].body
    eye, form = looks.eye_of(body), looks.form_of(body)
    first = looks.corridors(3, eye, 40, form, False)
    assert looks.corridors(3, eye, 40, form, False) is first
    assert len(looks.known) == 1
    looks.corridors(40, eye, 3, form, False)
    looks.corridors(3, eye, 40, form, True)
    assert len(looks.known) == 3


def test_bodies_that_look_alike_share_their_looks() -> None:
    looks = Ground(box().battlefields["trollsford"]).looks
    finn, thorgrim = box().cards["finn"].body, box().cards["thorgrim"].body
    raelin = box().cards["raelin"].body  # as tall, but broader
    assert looks.eye_of(finn) == looks.eye_of(thorgrim) == looks.eye_of(raelin)
    assert looks.form_of(finn) == looks.form_of(thorgrim)
    assert looks.form_of(finn) != looks.form_of(raelin)
    assert looks.eye_of(finn) != looks.eye_of(box().cards["grimnak"].body)
