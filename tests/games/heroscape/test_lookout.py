"""The lookout says what Line of Sight says, and pays for terrain once."""

from __future__ import annotations

import random

import pytest

from giantstable.games.heroscape.ground.vistas import SLICES, View
from giantstable.games.heroscape.rules.attack import line_of_sight
from giantstable.games.heroscape.table.theatre import Ground
from tests.games.heroscape.fields import figure, fray_on
from tests.games.heroscape.ground import box
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered, standing
from tests.strength import at_random


@pytest.mark.parametrize("id_", BATTLEFIELDS)
@at_random(1)
def test_it_says_what_sight_says_wherever_figures_stand(id_: str, seed: int) -> None:
    rng = random.Random(f"{id_}{seed or ''}")
    seen = 0
    looked = 0
    for crowd in range(24):
        fray = scattered(id_, rng, near=crowd % 2 == 0)
        sight = fray.theatre.ground.sight
        everybody = standing(fray)
        for _ in range(45):
            looker, target = rng.sample(everybody, 2)
            whole = rng.random() < 0.3
            clear = line_of_sight.sees(fray, looker, target, whole)
            assert clear == sight.seen(fray.figures, looker, target, whole)
            seen += clear
            looked += 1
    assert 0.1 < seen / looked < 0.9  # both answers were put to the test


def test_it_sees_what_moves_in_and_out_of_the_way() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1",
        {"finn": (0, "A1"), "thorgrim": (1, "E1"), "ne-gok-sa": (1, "C1")},
    )
    finn, thorgrim = figure(fray, "finn"), figure(fray, "thorgrim")
    field = fray.theatre.field
    in_the_way = figure(fray, "ne-gok-sa")
    assert not line_of_sight.sees(fray, finn, thorgrim)
    fray.take_off(in_the_way, 0)
    assert line_of_sight.sees(fray, finn, thorgrim)
    fray.stand(in_the_way, field.space("D1"))
    assert not line_of_sight.sees(fray, finn, thorgrim)


def test_a_long_figure_is_not_in_its_own_way() -> None:
    fray = fray_on("g1 g1 g1 g1 g1 g1", {"grimnak": (0, "A1 B1"), "mimring": (1, "E1 F1")})
    assert line_of_sight.sees(fray, figure(fray, "grimnak"), figure(fray, "mimring"))
    assert line_of_sight.sees(fray, figure(fray, "mimring"), figure(fray, "grimnak"))


def test_terrain_is_looked_at_once_for_all_battles_on_a_battlefield() -> None:
    vistas = Ground(box().battlefields["trollsford"]).vistas
    body = box().cards["finn"].body
    eye, form = vistas.eye_of(body), vistas.form_of(body)
    here, there = 40, 41
    assert vistas.free(0, here, eye, there, form, False)
    view = vistas.view(here, eye, there, form, False)
    assert view.tried == 1  # the first slice is clear, and nobody is in its way
    assert vistas.view(here, eye, there, form, False) is view
    assert len(vistas.known) == 1
    vistas.free(0, there, eye, here, form, False)
    vistas.free(0, here, eye, there, form, True)
    assert len(vistas.known) == 3


def test_slices_are_tried_as_far_as_needed() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1",
        {"finn": (0, "A1"), "thorgrim": (1, "E1"), "ne-gok-sa": (1, "C1")},
    )
    vistas = fray.theatre.ground.vistas
    finn, thorgrim = figure(fray, "finn"), figure(fray, "thorgrim")
    at = fray.figures.first
    look = (at[finn], fray.theatre.eyes[finn], at[thorgrim], fray.theatre.forms[thorgrim])
    vistas.known.clear()
    in_the_way = figure(fray, "ne-gok-sa")
    fray.take_off(in_the_way, 0)
    assert line_of_sight.sees(fray, finn, thorgrim)
    assert vistas.view(*look, False).tried == 1
    fray.stand(in_the_way, fray.theatre.field.space("C1"))
    assert not line_of_sight.sees(fray, finn, thorgrim)
    assert vistas.view(*look, False).tried == SLICES
    assert vistas.view(*look, False).corridors


def test_bodies_that_look_alike_share_their_looks() -> None:
    vistas = Ground(box().battlefields["trollsford"]).vistas
    finn, thorgrim = box().cards["finn"].body, box().cards["thorgrim"].body
    raelin = box().cards["raelin"].body  # as tall, but broader
    assert vistas.eye_of(finn) == vistas.eye_of(thorgrim) == vistas.eye_of(raelin)
    assert vistas.form_of(finn) == vistas.form_of(thorgrim)
    assert vistas.form_of(finn) != vistas.form_of(raelin)
    assert vistas.eye_of(finn) != vistas.eye_of(box().cards["grimnak"].body)


def test_what_is_forgotten_is_looked_at_again() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1 g1 g1 g1",
        {"mimring": (0, "A1 B1"), "grimnak": (1, "G1 H1"), "finn": (1, "D1")},
    )
    vistas = fray.theatre.ground.vistas
    mimring, finn = figure(fray, "mimring"), figure(fray, "finn")
    clear = line_of_sight.sees(fray, mimring, figure(fray, "grimnak"))
    for key in range(-vistas.most, 0):  # as full as it can be, with looks that nobody asks for
        vistas.known[key] = View()
    assert line_of_sight.sees(fray, mimring, finn)
    assert 0 < len(vistas.known) < 10
    assert line_of_sight.sees(fray, mimring, figure(fray, "grimnak")) == clear
    vistas.known.clear()
