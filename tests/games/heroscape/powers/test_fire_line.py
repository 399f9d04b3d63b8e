"""Fire Line: one roll against all who stand in a line (HS-P-FIRE, HS-P-MIMR)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.table.asks import NEXT_BURNT
from giantstable.games.heroscape.table.codes import (
    attack_code,
    line_aim,
)
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import (
    events,
    figure,
    fray_on,
    happened,
    place,
    run,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import aims, burnt, rolled, special_attack, using

ROW = "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"
EAST = 0
MEADOW = "\n".join(["g1 " * 12] * 9)
OVERHANG = "g1 g1 g1 g1/g7/g13"


def fire(fray: Fray, end: int = 0, direction: int = EAST) -> int:
    """Return the attack with fire from Mimring's head or tail."""
    number = using(fray, "mimring", FIRE_LINE)
    return attack_code(figure(fray, "mimring"), line_aim(end, direction), number)


@pytest.mark.rule("HS-P-FIRE-04")
@pytest.mark.rule("HS-P-FIRE-03")
@pytest.mark.rule("HS-P-SPEC-05")
@pytest.mark.rule("HS-P-MIMR-02")
def test_one_roll_burns_friend_and_foe_from_the_nearest_to_the_farthest() -> None:
    fray = fray_on(
        "g9 g9 g3 g1 g1 g4 g1 g6",  # so that nobody hides behind another
        {
            "mimring": (0, "B1 A1"),
            "finn": (1, "F1"),
            "marro-warriors": (0, "D1"),
            "grimnak": (1, "-"),
            "syvarris": (1, "H1"),
        },
        acting="mimring",
    )
    load(fray, ["3 skulls of 4", "1 shield of 3", "3 shields of 4", "0 shields of 2"])
    asked = run(attack_action(fray), fire(fray))
    assert len(asked) == 1  # no order to choose
    assert rolled(fray, "rolled-attack") == [("mimring", 4, 3)]
    assert rolled(fray, "rolled-defense") == [
        ("marro-warriors", 3, 1),
        ("finn", 4, 3),
        ("syvarris", 2, 0),
    ]
    assert place(fray, "marro-warriors") == "-"
    assert fray.wounds[figure(fray, "finn")] == 0
    assert fray.wounds[figure(fray, "syvarris")] == 3


@pytest.mark.rule("HS-P-MIMR-03")
@pytest.mark.rule("HS-M-ATK-13")
def test_fire_replaces_the_normal_attack() -> None:
    fray = fray_on(ROW, {"mimring": (0, "B1 A1"), "finn": (1, "C1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    [asked] = run(attack_action(fray), fire(fray))
    normal = attack_code(figure(fray, "mimring"), figure(fray, "finn"))
    assert normal in asked.codes  # one or the other
    load(fray, ["0 skulls of 4"])
    fray.struck = 0
    [asked] = run(attack_action(fray), normal)
    assert fire(fray) in asked.codes


def test_fire_says_where_it_comes_from_and_where_it_goes() -> None:
    fray = fray_on(ROW, {"mimring": (0, "E1 F1"), "finn": (1, "H1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    run(special_attack(fray, fire(fray, end=1)))
    assert happened(fray) == ["fire-line", "rolled-attack"]
    assert events(fray)[0].values() == [
        figure(fray, "mimring"),
        fray.theatre.field.space("F1"),
        EAST,
    ]


@pytest.mark.rule("HS-P-FIRE-EX")
@pytest.mark.rule("HS-P-FIRE-05")
def test_fire_into_an_overhang_burns_all_who_are_seen_on_every_level() -> None:
    fray = fray_on(
        OVERHANG,
        {
            "mimring": (0, "B1 A1"),
            "airborne-elite 1": (1, "D1@1"),
            "airborne-elite 2": (1, "D1@7"),
            "airborne-elite 3": (1, "D1"),
        },
        acting="mimring",
    )
    second, third = figure(fray, "airborne-elite 2"), figure(fray, "airborne-elite 3")
    load(fray, ["1 skull of 4", "1 shield of 3", "1 shield of 3", "1 shield of 2"])
    asked = run(special_attack(fray, fire(fray)), second, third)
    assert len(rolled(fray, "rolled-attack")) == 1
    assert [name for name, _, _ in rolled(fray, "rolled-defense")] == [
        "airborne-elite 2",
        "airborne-elite 3",
        "airborne-elite",
    ]
    # On one hex the attacker says who is next (R-FIRE-03).
    assert [(d.seat, d.kind_of) for d in asked] == [(0, NEXT_BURNT)] * 2
    assert [len(d.codes) for d in asked] == [3, 2]


def test_without_a_skull_nobody_rolls() -> None:
    fray = fray_on(ROW, {"mimring": (0, "B1 A1"), "finn": (1, "C1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    run(special_attack(fray, fire(fray)))
    assert rolled(fray, "rolled-defense") == []


@pytest.mark.rule("HS-P-FIRE-01", "HS-P-FIRE-03")
def test_a_fire_line_reaches_eight_spaces_nearest_first() -> None:
    fray = fray_on(
        MEADOW,
        {
            "mimring": (0, "B3 A3"),
            "marro-warriors": (0, "D3"),
            "finn": (1, "J3"),
            "syvarris": (1, "K3"),
            "thorgrim": (1, "E4"),
        },
    )
    assert fray.theatre.field.names[fray.figures.first[figure(fray, "mimring")]] == "B3"
    # His own Marro at 2 and Finn at 8; Syvarris is at 9, Thorgrim off the line.
    assert burnt(fray, 0) == ["marro-warriors", "finn"]
    assert burnt(fray, 6) == ["marro-warriors"]  # from the tail it is one less


def test_a_fire_line_from_the_tail_passes_his_own_space() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "B3 A3"), "finn": (1, "I3")})
    assert burnt(fray, 0) == ["finn"]
    assert burnt(fray, 6) == ["finn"]  # at 8 from the tail, the head's space counted (R-FIRE-01)
    fray.stand(figure(fray, "finn"), fray.theatre.field.space("J3"))
    assert burnt(fray, 6) == []


@pytest.mark.rule("HS-P-FIRE-01")
def test_a_fire_line_goes_in_six_directions_from_both_ends() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "F5 E5"), "finn": (1, "A1")})
    field = fray.theatre.field
    hit: set[int] = set()
    for space in range(field.size):
        if fray.figures.at[space] == NOBODY:
            fray.stand(figure(fray, "finn"), space)
            hit.update(aim for aim in range(12) if burnt(fray, aim))
    assert hit == set(range(12))


@pytest.mark.rule("HS-P-FIRE-02", "HS-P-FIRE-03")
def test_a_fire_line_takes_in_every_level_that_is_seen() -> None:
    fray = fray_on(
        "g9 g9 g1 g9 g1 g1 g5 g1 g9",
        {
            "mimring": (0, "B1 A1"),
            "finn": (1, "E1"),
            "syvarris": (1, "G1"),
            "thorgrim": (1, "I1"),
        },
    )
    seen = fray.theatre.ground.sight
    mimring = figure(fray, "mimring")
    for name in ["finn", "syvarris", "thorgrim"]:
        assert (name in burnt(fray, 0)) == seen.seen(fray.figures, mimring, figure(fray, name))
    open_ = fray_on(
        "g1 g1 g1 g1 g1 g5 g9",
        {"mimring": (0, "B1 A1"), "finn": (1, "D1"), "syvarris": (1, "F1"), "thorgrim": (1, "G1")},
    )
    assert burnt(open_, 0) == ["finn", "syvarris", "thorgrim"]


@pytest.mark.rule("HS-P-FIRE-05", "HS-P-FIRE-EX")
def test_a_fire_line_into_an_overhang_takes_in_all_its_levels() -> None:
    fray = fray_on(
        "g5 g5 g1 g1 g1 g1/r8 g1/r8",
        {
            "mimring": (0, "B1 A1"),
            "airborne-elite": (1, "F1@1"),
            "airborne-elite 2": (1, "F1"),
            "airborne-elite 3": (1, "G1"),
        },
    )
    line = burnt(fray, 0)
    assert line[:2] == ["airborne-elite", "airborne-elite 2"]  # below and on top of one hex
    assert len(line) == len(set(line))
    dark = fray_on(
        "g5 g5 g1 g1 g1 g9 g1/r9",
        {"mimring": (0, "B1 A1"), "airborne-elite": (1, "G1@1"), "airborne-elite 2": (1, "G1")},
    )
    assert burnt(dark, 0) == ["airborne-elite 2"]  # who is seen, and not who is not


def test_a_fire_line_goes_on_behind_a_gap() -> None:
    fray = fray_on("g1 g1 g1 . . g1 g1", {"mimring": (0, "B1 A1"), "finn": (1, "G1")})
    assert burnt(fray, 0) == ["finn"]  # R-FIRE-02
    far = fray_on("g1 g1 g1 . . . . . . g1 g1", {"mimring": (0, "B1 A1"), "finn": (1, "K1")})
    assert burnt(far, 0) == []


def test_engaged_a_fire_line_must_affect_an_engaged_figure() -> None:
    fray = fray_on(MEADOW, {"mimring": (0, "E5 D5"), "finn": (1, "F5"), "syvarris": (1, "A5")})
    assert aims(fray, "mimring", FIRE_LINE) == [0, 6]  # both towards Finn, none at Syvarris
    fray.stand(figure(fray, "finn"), fray.theatre.field.space("I5"))
    assert aims(fray, "mimring", FIRE_LINE) == [0, 3, 6, 9]
