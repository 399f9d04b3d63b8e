"""The lookout says what Line of Sight says, and pays for terrain once."""

from __future__ import annotations

import random

import pytest

from giantstable.games.heroscape import lookout
from giantstable.games.heroscape.looks import MOST, View
from giantstable.games.heroscape.theatre import Ground
from tests.games.heroscape.fields import battle_on, figure
from tests.games.heroscape.ground import box
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered, standing


@pytest.mark.parametrize("id_", BATTLEFIELDS)
def test_it_says_what_sight_says_wherever_figures_stand(id_: str) -> None:
    rng = random.Random(id_)
    seen = 0
    looked = 0
    for crowd in range(24):
        battle = scattered(id_, rng, near=crowd % 2 == 0)
        sight = battle.theatre.ground.sight
        everybody = standing(battle)
        for _ in range(45):
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
    looks = Ground(box().battlefields["trollsford"]).looks
    body = box().cards["finn"].body
    eye, form = looks.eye_of(body), looks.form_of(body)
    here, there = 40, 41
    assert looks.free(0, here, eye, there, form, False)
    view = looks.view(here, eye, there, form, False)
    assert view.tried == 1  # the first slice is clear, and nobody is in its way
    assert looks.view(here, eye, there, form, False) is view
    assert len(looks.known) == 1
    looks.free(0, there, eye, here, form, False)
    looks.free(0, here, eye, there, form, True)
    assert len(looks.known) == 3


def test_slices_are_tried_as_far_as_needed() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1",
        {"finn": (0, "A1"), "thorgrim": (1, "E1"), "ne-gok-sa": (1, "C1")},
    )
    looks = battle.theatre.ground.looks
    finn, thorgrim = figure(battle, "finn"), figure(battle, "thorgrim")
    at = battle.figures.first
    look = (at[finn], battle.theatre.eyes[finn], at[thorgrim], battle.theatre.forms[thorgrim])
    looks.known.clear()
    in_the_way = figure(battle, "ne-gok-sa")
    battle.take_off(in_the_way, 0)
    assert lookout.sees(battle, finn, thorgrim)
    assert looks.view(*look, False).tried == 1
    battle.stand(in_the_way, battle.theatre.field.space("C1"))
    assert not lookout.sees(battle, finn, thorgrim)
    assert looks.view(*look, False).tried == 6
    assert looks.view(*look, False).corridors


def test_bodies_that_look_alike_share_their_looks() -> None:
    looks = Ground(box().battlefields["trollsford"]).looks
    finn, thorgrim = box().cards["finn"].body, box().cards["thorgrim"].body
    raelin = box().cards["raelin"].body  # as tall, but broader
    assert looks.eye_of(finn) == looks.eye_of(thorgrim) == looks.eye_of(raelin)
    assert looks.form_of(finn) == looks.form_of(thorgrim)
    assert looks.form_of(finn) != looks.form_of(raelin)
    assert looks.eye_of(finn) != looks.eye_of(box().cards["grimnak"].body)


def test_what_is_forgotten_is_looked_at_again() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1 g1 g1 g1",
        {"mimring": (0, "A1 B1"), "grimnak": (1, "G1 H1"), "finn": (1, "D1")},
    )
    looks = battle.theatre.ground.looks
    mimring, finn = figure(battle, "mimring"), figure(battle, "finn")
    clear = lookout.sees(battle, mimring, figure(battle, "grimnak"))
    for key in range(-MOST, 0):  # as full as it can be, with looks that nobody asks for
        looks.known[key] = View()
    assert lookout.sees(battle, mimring, finn)
    assert 0 < len(looks.known) < 10
    assert lookout.sees(battle, mimring, figure(battle, "grimnak")) == clear
    looks.known.clear()
