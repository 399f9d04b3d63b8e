"""Races: units, forces, leaders and commands, as far as the rulebooks give them."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.cards import LEFT, ONCE, RIGHT, Part
from giantstable.games.assault.box.effects import (
    ATTACK,
    COMMANDS,
    HITS_ABROAD,
    IGNORE_BLOCKS,
    LEADER,
    MAGIC,
    MANEUVERS,
    MOVE,
    MULTIPLY,
    PLUNDER,
    RECRUIT,
    RECRUIT_POINTS,
    RELOCATE,
    REST,
    SMALL_FOLK,
    TAKE_DISCARDED,
    TRADE,
    UNIQUE,
    WEAPONRY,
    Effect,
)
from giantstable.games.assault.box.pieces import CHAMPION, LEADER_RANK, RACES
from tests.games.assault.table import box, region, units

LEADERS = {
    "storm": "serissa",
    "cloud": "sansuri",
    "fire": "zalto",
    "frost": "storvald",
    "stone": "kayalithica",
    "hill": "guh",
}


def told(part: Part) -> str:
    """Return a part of a command in short: its arrow, then its effects and their numbers."""
    arrow = {ONCE: "", LEFT: "left: ", RIGHT: "right: "}[part.arrow]
    return arrow + " or ".join(numbered(effect) for effect in part.choices)


def numbered(effect: Effect) -> str:
    numbers = [effect.by, effect.keep, effect.into, effect.points]
    return " ".join([effect.name, *(str(n) for n in numbers if n)])


def parts(race: str, command: int) -> list[str]:
    return [told(part) for part in box().race(race).commands[command].parts]


@pytest.mark.rule("AG-SETUP-08")
def test_races_are_numbered_down_the_old_ordning() -> None:
    assert [race.id for race in box().races] == RACES
    numbers = [race.ordning for race in box().races]
    assert numbers == sorted(numbers, reverse=True)
    assert len(set(numbers)) == 6


@pytest.mark.rule("AG-COMP-05", "AG-COMP-17", "AG-CHAMP-01", "AG-LEADER-27")
def test_how_many_tokens_leaders_and_champions_there_are() -> None:
    tokens = [u for u in box().units if u.rank not in (LEADER_RANK, CHAMPION)]
    champions = [u for u in box().units if u.rank == CHAMPION]
    assert sum(unit.copies for unit in tokens) == 80
    assert len(tokens) == 12
    assert sum(len(race.leader_units) for race in box().races) == 7
    assert sum(len(race.leaders) for race in box().races) == 7
    assert (len(champions), sum(unit.copies for unit in champions)) == (7, 12)
    assert [unit.copies for unit in champions if unit.race == 0] == [1, 1]  # two cards of storm
    assert [box().units[u].id for u in box().race("fire").leader_units] == ["zalto", "vonindod"]


def test_units_know_their_numbers_and_races() -> None:
    for index, unit in enumerate(box().units):
        assert unit.index == index
        assert unit in box().races[unit.race].units
        assert box().unit(unit.id) is unit


@pytest.mark.rule("AG-SETUP-15")
@pytest.mark.parametrize("race", RACES)
def test_regular_units_are_worth_less_than_elite_ones(race: str) -> None:
    of = box().race(race)
    assert box().units[of.regular].value < box().units[of.elite].value


@pytest.mark.rule("AG-COMP-18")
def test_hill_units_of_the_example() -> None:
    regular, elite = box().unit("hill-regular"), box().unit("hill-elite")
    assert (regular.fortitude, regular.value) == (2, 1)
    assert (elite.fortitude, elite.value) == (3, 2)


@pytest.mark.rule("AG-COMP-19")
def test_fire_units_of_the_example() -> None:
    assert box().unit("fire-regular").strength == 2
    assert box().unit("fire-elite").strength == 2


@pytest.mark.rule("AG-STACK-16")
def test_stacking_limits_hold_what_is_printed() -> None:
    assert box().race("storm").limit == 3
    assert box().race("hill").limit >= 6
    for race in box().races:
        for force in [race.opening, *race.guard]:
            assert force.size <= race.limit


@pytest.mark.parametrize("race", RACES)
def test_the_opening_force(race: str) -> None:
    last = {"storm-elite": 1} if race == "storm" else {f"{race}-regular": 2}
    opening = box().race(race).opening
    assert units(opening) == {LEADERS[race]: 1, f"{race}-champion": 1, **last}
    assert opening.region == box().race(race).home


def test_who_waits_for_an_event() -> None:
    assert [unit.id for unit in box().units if unit.waits] == ["hekaton", "vonindod"]
    assert [unit.id for unit in box().units if unit.displaces] == ["hekaton"]


NPCS = [
    pytest.param("storm", {"sea-of-swords": {"serissa": 1, "storm-regular": 1},
                           "neverwinter-wood": {"storm-elite": 1}}),
    pytest.param("cloud", {"evermoors": {"sansuri": 1, "cloud-regular": 1},
                           "spine-of-the-world": {"cloud-elite": 1}}),
    pytest.param("fire", {"ice-spires": {"zalto": 1, "fire-regular": 2},
                          "silver-marches": {"fire-regular": 2}}),
    pytest.param("frost", {"sea-of-moving-ice": {"storvald": 1, "frost-regular": 2},
                           "icewind-dale": {"frost-regular": 2}}),
    pytest.param("stone", {"graypeak-mountains": {"kayalithica": 1, "stone-elite": 2},
                           "high-forest": {"stone-regular": 3}}),
    pytest.param("hill", {"sumber-hills": {"guh": 1, "hill-elite": 2, "hill-regular": 3},
                          "dessarin-valley": {"hill-elite": 2, "hill-regular": 3}}),
]  # fmt: skip


@pytest.mark.parametrize(("race", "forces"), NPCS)
def test_the_forces_of_npc_giants(race: str, forces: dict[str, dict[str, int]]) -> None:
    guard = box().race(race).guard
    assert {box().board.regions[f.region].id: units(f) for f in guard} == forces


def test_npc_giants_have_no_champions() -> None:
    for race in box().races:
        for force in race.guard:
            assert not set(force.units) & set(race.champions)


@pytest.mark.rule("AG-CMD-01", "AG-CMD-02")
@pytest.mark.parametrize("race", RACES)
def test_nine_commands_of_every_race(race: str) -> None:
    commands = box().race(race).commands
    assert [command.kind for command in commands] == list(range(len(COMMANDS)))
    second = "Negotiate" if race == "storm" else "Plunder"
    assert [command.name for command in commands[:UNIQUE]] == [
        "Move", second, "Trade", "Recruit", "Leader", "Magic", "Attack", "Rest",
    ]  # fmt: skip


OWN = {
    "storm": ["Make Alliance", "marker-income 1", "left: place-marker 1"],
    "cloud": ["Search for Treasures", "move-castle", "left: spend-for-points 3"],
    "fire": [
        "Forge Titan",
        "marker-income 2",
        "left: spend-for-marker or spend-for-cards 1",
    ],
    "frost": ["Ring of Winter", "marker-income 2", "left: place-marker 1"],
    "stone": ["Ravage", "marker-income 1", "left: place-marker 1"],
    "hill": ["Stuff Stuff", "take-discarded 1", "left: spend-for-points 2"],
}


@pytest.mark.rule("AG-CMD-03")
@pytest.mark.parametrize("race", RACES)
def test_the_command_that_a_race_has_alone(race: str) -> None:
    assert [box().race(race).commands[UNIQUE].name, *parts(race, UNIQUE)] == OWN[race]


@pytest.mark.rule("AG-CMD-14", "AG-CMD-20", "AG-CMD-22")
def test_the_printed_numbers_of_move_and_recruit() -> None:
    for race in box().races:
        move, recruit = race.commands[MOVE], race.commands[RECRUIT]
        numbers = (move.base(MANEUVERS), recruit.base(RECRUIT_POINTS))
        assert numbers == ((6, 2) if race.id == "hill" else (4, 3))
        assert (move.bonus(MANEUVERS), recruit.bonus(RECRUIT_POINTS)) == (1, 1)


COMMON = [
    pytest.param(LEADER, ["leader-ability or return-leader", "right: leader-reroll 1"],
                 marks=pytest.mark.rule("AG-CMD-17")),
    pytest.param(REST, ["heal 1", "left: slayer-actions 1", "take-back"],
                 marks=pytest.mark.rule("AG-CMD-18")),
    pytest.param(TRADE, ["exchange 1", "left: exchange 1"],
                 marks=pytest.mark.rule("AG-CMD-19")),
    pytest.param(MAGIC, ["draw-spells 2 1 or top-spell", "right: arcane-to-blocks 1 1"],
                 marks=pytest.mark.rule("AG-CMD-21")),
    pytest.param(PLUNDER, ["draw-resources 2", "left: draw-from-regions 1"],
                 marks=pytest.mark.rule("AG-CMD-23")),
    pytest.param(ATTACK, ["battle or shift", "left: arcane-to-hits 1 2"],
                 marks=pytest.mark.rule("AG-CMD-24")),
]  # fmt: skip


@pytest.mark.parametrize(("command", "printed"), COMMON)
def test_the_commands_that_all_races_have(command: int, printed: list[str]) -> None:
    for race in RACES:
        assert parts(race, command) == printed


def test_what_leaders_can_do() -> None:
    """By the Czech list of leaders; the engine's tests show that they do it."""
    now = {r.leaders[0].unit: r.leaders[0].now for r in box().races}
    lasting = {r.leaders[0].unit: r.leaders[0].lasting for r in box().races}
    by_id = {name: box().unit(name).index for name in LEADERS.values()}
    assert [numbered(e) for e in now[by_id["serissa"]]] == ["maneuvers 3", "battle"]
    assert [numbered(e) for e in now[by_id["sansuri"]]] == ["take-discarded 1", "top-spell"]
    (walk,) = now[by_id["kayalithica"]]
    assert (walk.kind, walk.by, walk.reach, walk.heal) == (RELOCATE, 2, SMALL_FOLK, True)
    (more,) = lasting[by_id["guh"]]
    assert (more.kind, more.by, more.most) == (HITS_ABROAD, 1, 3)
    (snow,) = lasting[by_id["storvald"]]
    assert (snow.kind, snow.by) == (IGNORE_BLOCKS, 2)
    (crush,) = lasting[by_id["zalto"]]
    assert (crush.kind, crush.resource, crush.by) == (MULTIPLY, WEAPONRY, 2)
    (pick,) = now[by_id["zalto"]]
    assert (pick.kind, pick.resources) == (TAKE_DISCARDED, 1 << WEAPONRY)
    titan = box().race("fire").leaders[1]
    assert (titan.unit, titan.now, titan.lasting) == (box().unit("vonindod").index, [], [])


def test_the_castle_begins_at_home() -> None:
    assert box().stock.castle == region("evermoors") == box().race("cloud").home
