"""The ten scenarios as files, and scenarios of one's own (HS-S, HS-B-SET, HS-G-KEL-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from giantstable.games.heroscape.box.scenario import Scenario, Seat
from giantstable.kernel.errors import BadContent
from tests.games.heroscape.ground import Doc, box, content
from tests.games.heroscape.test_standing import own, tile

ROUNDS = {
    "attack-at-dawn": 0,
    "clashing-fronts": 12,
    "dive-the-dark-lakes": 0,
    "winter-holdout": 12,
    "the-search-for-comfrey-plants": 0,
    "under-tempests-cover": 12,
    "a-desperate-rescue-attempt": 8,
    "a-toxic-mist": 8,
    "mimrings-fortress": 6,
    "to-take-barrenspur": 12,
}
ALL_GLYPHS = ["astrid", "gerda", "ivor", "valda", "dagmar", "kelda", "erland", "mitonsoul"]


def scenario(id_: str) -> Scenario:
    return box().scenarios[id_]


def seats(id_: str, players: int) -> list[Seat]:
    found = scenario(id_).seating(players)
    assert found is not None
    return found


def players(id_: str) -> list[int]:
    return [number for number in range(1, 9) if scenario(id_).seating(number)]


def points(id_: str, number: int) -> list[int]:
    return [seat.points for seat in seats(id_, number)]


def sides(id_: str, number: int) -> list[int]:
    return [seat.side for seat in seats(id_, number)]


def zones(id_: str) -> dict[str, int]:
    return {name: len(spaces) for name, spaces in scenario(id_).zones.items()}


def glyphs(id_: str) -> dict[str, str]:
    """Return the glyphs that lie power-side up, by name, with their spaces."""
    field = scenario(id_).field
    return {glyph: field.names[space] for glyph, space in scenario(id_).glyphs}


def figures(id_: str, seat: int) -> dict[str, int]:
    """Return how many figures of each card stand on the battlefield for a seat."""
    return {s.card: len(s.places) for s in scenario(id_).stations if s.seat == seat}


def goals(id_: str) -> list[tuple[str, list[int]]]:
    return [(clause.name, clause.sides) for clause in scenario(id_).victory]


# -- all ten -------------------------------------------------------------------------------------


@pytest.mark.rule("HS-S-GEN-01")
def test_two_scenarios_on_each_of_five_battlefields() -> None:
    assert set(box().scenarios) == set(ROUNDS)
    fields = [each.field.id for each in box().scenarios.values()]
    assert {fields.count(id_) for id_ in box().battlefields} == {2}
    assert sum(each.basic for each in box().scenarios.values()) == 3


@pytest.mark.rule("HS-S-GEN-02")
def test_round_limits() -> None:
    assert {id_: each.rounds for id_, each in box().scenarios.items()} == ROUNDS


@pytest.mark.rule("HS-B-SET-01")
def test_three_scenarios_are_basic() -> None:
    assert {id_ for id_, each in box().scenarios.items() if each.basic} == {
        "attack-at-dawn",
        "dive-the-dark-lakes",
        "the-search-for-comfrey-plants",
    }


@pytest.mark.rule("HS-M-SET-01")
def test_seven_scenarios_are_for_the_master_game_and_more_can_be_written() -> None:
    master = [each for each in box().scenarios.values() if not each.basic]
    assert len(master) == 7
    assert len({each.field.id for each in master}) == 5
    assert box().scenario("mine.yaml", mine()).name == "Mine"


@pytest.mark.rule("HS-C-PLAY-01")
def test_a_scenario_says_for_how_many_players_it_is() -> None:
    assert players("mimrings-fortress") == [4]
    assert players("clashing-fronts") == [2, 4]
    for id_ in ROUNDS:
        assert min(players(id_)) >= 2


@pytest.mark.rule("HS-B-SET-02", "HS-B-SET-03")
def test_basic_armies_are_given_and_stand_where_the_scenario_says() -> None:
    for each in box().scenarios.values():
        if each.basic:
            for number, seat in enumerate(each.seatings[0]):
                assert seat.points == 0
                standing = figures(each.id, number)
                assert standing == {card: box().cards[card].figures for card in seat.army}


@pytest.mark.rule("HS-G-GEN-01")
def test_a_scenario_lays_a_glyph_power_side_up_or_symbol_side_up() -> None:
    assert len(scenario("clashing-fronts").glyphs) == 5
    assert scenario("clashing-fronts").hidden == []
    assert scenario("the-search-for-comfrey-plants").glyphs == []
    assert len(scenario("the-search-for-comfrey-plants").hidden[0][1]) == 10


# -- one by one ----------------------------------------------------------------------------------


@pytest.mark.rule("HS-S-DAWN-01", "HS-S-DAWN-02")
def test_attack_at_dawn() -> None:
    id_ = "attack-at-dawn"
    assert players(id_) == [2]
    assert goals(id_) == [("last-standing", [])]
    assert figures(id_, 0) == {"raelin": 1, "finn": 1, "thorgrim": 1, "tarn-viking-warriors": 4}
    assert figures(id_, 1) == {"ne-gok-sa": 1, "grimnak": 1, "izumi-samurai": 3}
    grimnak = next(s for s in scenario(id_).stations if s.card == "grimnak")
    assert [scenario(id_).field.names[s] for s in grimnak.places[0]] == ["X10", "Y10"]


@pytest.mark.rule("HS-S-CLASH-01", "HS-S-CLASH-02", "HS-S-CLASH-03", "HS-S-CLASH-04")
def test_clashing_fronts() -> None:
    id_ = "clashing-fronts"
    assert players(id_) == [2, 4]
    assert points(id_, 2) == [400, 400]
    assert points(id_, 4) == [300] * 4
    assert sides(id_, 4) == [1, 1, 2, 2]
    assert zones(id_) == {"brown": 24, "navy": 24}
    assert glyphs(id_) == {"kelda": "M1", "erland": "K2", "ivor": "M5", "valda": "M8",
                           "dagmar": "M10"}  # fmt: skip
    assert goals(id_) == [("last-standing", []), ("most-points", [])]


@pytest.mark.rule("HS-S-DIVE-01", "HS-S-DIVE-02", "HS-S-DIVE-03", "HS-S-DIVE-04", "HS-B-EX-01")
def test_dive_the_dark_lakes() -> None:
    id_ = "dive-the-dark-lakes"
    assert players(id_) == [2]
    assert [seat.name for seat in seats(id_, 2)] == ["Laur", "Nastralund"]
    assert sum(figures(id_, 0).values()) == 9
    assert figures(id_, 1) == {"mimring": 1, "marro-warriors": 4, "zettian-guards": 2}
    field = scenario(id_).field
    devices = {field.names[space] for glyph, space in scenario(id_).glyphs if glyph == "brandar"}
    reach = {c.sides[0]: field.names[c.space] for c in scenario(id_).victory if c.name == "reach"}
    assert set(reach.values()) == devices
    laur = field.hex_of(field.space("B11"))  # where Drake stands
    assert abs(field.hex_of(field.space(reach[2]))[0] - laur[0]) < 3  # side 2 wants Laur's


@pytest.mark.rule("HS-S-WINT-01", "HS-S-WINT-02", "HS-S-WINT-03", "HS-S-WINT-04")
def test_winter_holdout() -> None:
    id_ = "winter-holdout"
    assert players(id_) == [2, 4]
    assert (points(id_, 2), points(id_, 4)) == ([300] * 2, [160] * 4)
    assert zones(id_) == {"brown": 18, "navy": 18}
    assert set(glyphs(id_)) == {"valda", "dagmar", "gerda", "astrid", "kelda"}
    calls = scenario(id_).rule("reinforcements")
    assert calls is not None
    assert calls.numbers == {"points": 160, "first_rounds": 2, "first_roll": 16, "roll": 11}


@pytest.mark.rule("HS-S-COMF-01", "HS-S-COMF-03")
def test_the_search_for_comfrey_plants() -> None:
    id_ = "the-search-for-comfrey-plants"
    assert players(id_) == [2]
    assert figures(id_, 0) == {"thorgrim": 1, "sgt-drake-alexander": 1, "syvarris": 1}
    assert figures(id_, 1) == {"ne-gok-sa": 1, "deathwalker-9000": 1, "agent-carr": 1}
    pool, places = scenario(id_).hidden[0]
    assert sorted(pool) == sorted([*ALL_GLYPHS, "brandar", "brandar"])
    assert len(places) == 10
    goal = scenario(id_).victory[0]
    assert (goal.name, goal.glyphs, goal.numbers) == ("collect", ["brandar", "kelda"],
                                                      {"number": 2})  # fmt: skip


@pytest.mark.rule("HS-S-TEMP-01", "HS-S-TEMP-04", "HS-S-TEMP-05", "HS-S-TEMP-07")
def test_under_tempests_cover() -> None:
    id_ = "under-tempests-cover"
    assert players(id_) == [2]
    assert points(id_, 2) == [400, 400]
    assert [seat.zones for seat in seats(id_, 2)] == [["brown"], ["navy"]]
    assert zones(id_) == {"brown": 16, "navy": 16}
    assert set(glyphs(id_)) == {"brandar", "gerda"}
    assert {clause.name for clause in scenario(id_).special} == {
        "storm",
        "secret-scout",
        "initiative",
    }
    arrival = scenario(id_).victory[0]
    assert scenario(id_).field.names[arrival.space] == glyphs(id_)["brandar"]
    assert goals(id_) == [("scout-arrives", [1]), ("scout-destroyed", [2]), ("outlast", [2])]


@pytest.mark.rule("HS-S-RESC-01", "HS-S-RESC-02", "HS-S-RESC-03", "HS-S-RESC-04", "HS-S-RESC-05")
def test_a_desperate_rescue_attempt() -> None:
    id_ = "a-desperate-rescue-attempt"
    assert players(id_) == [3]
    assert sides(id_, 3) == [1, 1, 2]
    assert points(id_, 3) == [200, 200, 500]
    assert [seat.zones for seat in seats(id_, 3)] == [["navy"], ["navy"], ["brown"]]
    assert set(glyphs(id_)) == {"kelda", "gerda", "dagmar", "astrid"}
    captive = scenario(id_).rule("captive")
    assert captive is not None
    assert captive.card == "sgt-drake-alexander"
    assert scenario(id_).hidden[0][1] == [captive.space]
    assert goals(id_) == [("free-captive", [1]), ("outlast", [2]), ("last-standing", [2])]


@pytest.mark.rule("HS-S-MIST-01", "HS-S-MIST-02", "HS-S-MIST-03")
def test_a_toxic_mist() -> None:
    id_ = "a-toxic-mist"
    assert players(id_) == [2]
    assert points(id_, 2) == [400, 400]
    assert zones(id_) == {"brown": 24, "navy": 24}
    assert set(glyphs(id_)) == {"kelda", "valda"}
    gas = scenario(id_).rule("gas")
    assert gas is not None
    assert gas.numbers == {"highest": 5, "wounds": 1}
    assert [name for name, _ in goals(id_)] == ["last-standing", "nobody", "most-points"]


@pytest.mark.rule("HS-S-FORT-01", "HS-S-FORT-02", "HS-S-FORT-03", "HS-S-FORT-05", "HS-S-FORT-06")
def test_mimrings_fortress() -> None:
    id_ = "mimrings-fortress"
    assert sides(id_, 4) == [1, 2, 3, 4]
    assert points(id_, 4) == [260, 200, 200, 200]
    assert seats(id_, 4)[0].army == ["mimring"]
    assert figures(id_, 0) == {"mimring": 1}
    field = scenario(id_).field
    assert field.level[field.space(glyphs(id_)["brandar"])] == 11
    pool, places = scenario(id_).hidden[0]
    assert sorted(pool) == ["astrid", "gerda", "mitonsoul", "valda"]
    assert {field.level[space] for space in places} == {1}  # in the catacombs
    assert {field.headroom[space] for space in places} == {9}
    assert zones(id_) == {"brown": 21, "navy": 16, "teal": 16, "dark-yellow": 16}
    assert goals(id_) == [("hold", [2, 3, 4]), ("outlast", [1]), ("last-standing", [1])]


@pytest.mark.rule("HS-S-BARR-01", "HS-S-BARR-02", "HS-S-BARR-03", "HS-S-BARR-04")
def test_to_take_barrenspur() -> None:
    id_ = "to-take-barrenspur"
    assert players(id_) == [2, 4]
    assert (points(id_, 2), points(id_, 4)) == ([400] * 2, [300] * 4)
    assert zones(id_) == {"brown": 24, "navy": 24}
    field = scenario(id_).field
    levels = {glyph: field.level[space] for glyph, space in scenario(id_).glyphs}
    assert levels == {"gerda": 1, "dagmar": 1, "astrid": 1, "ivor": 11, "kelda": 11, "erland": 11}


# -- of one's own --------------------------------------------------------------------------------


def mine(**changes: object) -> Doc:
    """Return a person's own scenario, as a file has it."""
    document: Doc = {
        "id": "mine",
        "name": "Mine",
        "game": "master",
        "battlefield": "migols-tomb",
        "rounds": 5,
        "source": "reconstructed",
        "seatings": [
            {
                "seats": [
                    {"side": 1, "points": 300, "zones": ["low"], "source": "reconstructed"},
                    {"side": 2, "army": ["grimnak"], "source": "reconstructed"},
                ]
            }
        ],
        "zones": {"low": {"spaces": ["A6", "B6"], "source": "reconstructed"}},
        "glyphs": [
            {"glyph": "gerda", "at": "J8@1", "source": "reconstructed"},
            {"hidden": ["astrid", "valda"], "at": ["J8"], "source": "reconstructed"},
        ],
        "figures": [
            {"seat": 2, "card": "grimnak", "at": [["J12", "I12"]], "source": "reconstructed"}
        ],
        "special": [{"rule": "mud", "terrain": "sand", "moves": 2, "source": "reconstructed"}],
        "victory": [
            {"goal": "hold", "sides": [1], "space": "J8@1", "source": "reconstructed"},
            {"goal": "outlast", "sides": [2], "source": "reconstructed"},
        ],
    }
    return {**document, **changes}


def refusal(document: Doc) -> str:
    with pytest.raises(BadContent) as refused:
        box().scenario("mine.yaml", document)
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_a_scenario_of_ones_own_is_read() -> None:
    found = box().scenario("mine.yaml", mine())
    assert found.field.level[found.glyphs[0][1]] == 1
    assert found.field.level[found.hidden[0][1][0]] == 11
    assert found.victory[0].space == found.glyphs[0][1]


def test_a_scenario_may_be_played_on_a_battlefield_of_ones_own() -> None:
    field = box().battlefield("meadow.yaml", {**own(tile(size=7, at="B1")), "id": "meadow"})
    document = mine(
        battlefield="meadow",
        zones={"low": {"spaces": ["B1"], "source": "reconstructed"}},
        glyphs=[],
        figures=[],
        victory=[{"goal": "last-standing", "source": "reconstructed"}],
    )
    assert box().scenario("mine.yaml", document, field).field is field


def hidden_kelda() -> list[Doc]:
    return [{"hidden": ["kelda", "valda"], "at": ["J8"], "source": "reconstructed"}]


@pytest.mark.rule("HS-G-KEL-03")
def test_kelda_may_be_hidden_in_printed_scenarios_only() -> None:
    assert refusal(mine(glyphs=hidden_kelda())) == (
        "The field mine.yaml: glyphs lays Kelda symbol-side up, which no scenario of one's own "
        "may do (HS-G-KEL-03)."
    )
    assert "kelda" in scenario("the-search-for-comfrey-plants").hidden[0][0]


def one(document: Doc, name: str) -> Doc:
    return cast(list[Doc], document[name])[0]


def seat(document: Doc, number: int) -> Doc:
    return cast(list[Doc], one(document, "seatings")["seats"])[number]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda d: d.update(battlefield="atlantis"),
            "The field mine.yaml: battlefield cannot be “atlantis”; it can be: table-of-the-g",
        ),
        (
            lambda d: seat(d, 1).update(army=["grimnak", "gandalf"]),
            "The field mine.yaml: seatings[0].seats[1].army[1] cannot be “gandalf”",
        ),
        (
            lambda d: seat(d, 1).update(army=["grimnak", "grimnak"]),
            "The field mine.yaml: seatings[0].seats[1].army has grimnak twice.",
        ),
        (
            lambda d: seat(d, 0).update(army=["grimnak"]),
            "The field mine.yaml: seatings[0].seats has grimnak twice.",
        ),
        (
            lambda d: seat(d, 0).update(zones=["moon"]),
            "The field mine.yaml: seatings[0].seats[0].zones[0] cannot be “moon”; it can be: low.",
        ),
        (
            lambda d: seat(d, 0).pop("zones"),
            "The field mine.yaml: seatings[0].seats[0].zones is missing.",
        ),
        (
            lambda d: seat(d, 0).pop("points"),
            "The field mine.yaml: seatings[0].seats[0].points is missing.",
        ),
        (
            lambda d: seat(d, 1).update(side=3),
            "The field mine.yaml: seatings[0].seats must number its sides 1, 2 and so on",
        ),
        (
            lambda d: one(d, "seatings").update(seats=[seat(d, 0)]),
            "The field mine.yaml: seatings[0].seats has 1 seats, but a scenario is for 2 to 6",
        ),
        (
            lambda d: d.update(game="basic"),
            "The field mine.yaml: seatings[0].seats[0].points asks for points, but in the Basic",
        ),
        (
            lambda d: one(d, "glyphs").update(at="J8@3"),
            "The field mine.yaml: glyphs[0].at is “J8@3”, which is no space of Migol's Tomb.",
        ),
        (
            lambda d: one(d, "glyphs").update(at="J8"),
            "The field mine.yaml: glyphs[1].at has J8 twice.",
        ),
        (
            lambda d: one(d, "glyphs").update(glyph="valda"),
            "The field mine.yaml: glyphs takes more of the glyph valda than the 1 there are.",
        ),
        (
            lambda d: one(d, "figures").update(at=["J12"]),
            "The field mine.yaml: figures[0].at must give each figure of Grimnak two spaces",
        ),
        (
            lambda d: one(d, "figures").update(at=[["J12", "G12"]]),
            "The field mine.yaml: figures[0].at puts Grimnak on J12, G12, which are no two neigh",
        ),
        (
            lambda d: one(d, "figures").update(at=[["J8@1", "I8@1"]]),
            "The field mine.yaml: figures[0].at puts Grimnak on J8@1, I8@1, where it does not fit",
        ),
        (
            lambda d: one(d, "figures").update(card="finn", at=["J12"]),
            "The field mine.yaml: figures[0].card is finn, which is not in the army of seat 2.",
        ),
        (
            lambda d: one(d, "figures").update(at=[["J12", "I12"], ["I7", "J7"]]),
            "The field mine.yaml: figures places 2 figures of grimnak, but the card has 1.",
        ),
        (
            lambda d: one(d, "figures").update(at=[["J12", "I12"], ["J12", "J13"]]),
            "The field mine.yaml: figures has J12 twice.",
        ),
        (
            lambda d: one(d, "special").update(rule="earthquake"),
            "The field mine.yaml: special[0].rule cannot be “earthquake”; it can be: captive,",
        ),
        (
            lambda d: one(d, "victory").update(goal="free-captive"),
            "There is no field mine.yaml: victory[0].space; known here are: goal, sides",
        ),
        (
            lambda d: d.update(victory=[{"goal": "free-captive", "sides": [1],
                                         "source": "reconstructed"}]),
            "The field mine.yaml: victory has the goal free-captive, which needs the special rule",
        ),
        (
            lambda d: d.pop("rounds"),
            "The field mine.yaml: victory has the goal outlast, but rounds gives no last round.",
        ),
        (
            lambda d: one(d, "victory").update(sides=[3]),
            "The field mine.yaml: victory[0].sides[0] must be a whole number from 1 to 2, not 3.",
        ),
        (lambda d: d.update(victory=[]), "The field mine.yaml: victory is empty."),
        (lambda d: d.update(weather="fine"), "There is no field mine.yaml: weather; known here"),
    ],
)  # fmt: skip
def test_a_broken_scenario_is_refused_in_one_sentence(
    change: Callable[[Doc], object], sentence: str
) -> None:
    document = mine()
    change(document)
    assert refusal(document).startswith(sentence)


def test_zones_may_not_share_a_space() -> None:
    zone = {"spaces": ["B6"], "source": "reconstructed"}
    document = mine()
    cast(Doc, document["zones"])["high"] = zone
    assert refusal(document) == (
        "The field mine.yaml: zones.high has B6, which belongs to another zone."
    )


def test_the_printed_scenarios_name_the_source_of_everything() -> None:
    for file in content():
        if file.startswith("scenarios/"):
            entries = [entry for entry in box().ledger if entry.file == file]
            assert entries[-1].source == "rulebook"
            assert len(entries) > 4
