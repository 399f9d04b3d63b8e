"""Content of Assault of the Giants with something wrong: refused in one sentence naming it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from giantstable.games.assault.box.box import BOARD, EVENTS, RESOURCES_FILE, SLAYERS, SPELLS, STOCK
from giantstable.games.assault.box.pieces import Unit
from giantstable.games.assault.box.reading_board import read_board
from giantstable.games.assault.box.reading_cards import (
    read_resources,
    read_slayers,
    read_spells,
    read_universal_events,
)
from giantstable.games.assault.box.reading_races import RaceReader
from giantstable.games.assault.box.reading_stock import read_stock
from giantstable.kernel.errors import BadContent, GiantsError
from tests.every import every
from tests.games.assault.table import Doc, box, content, opened
from tests.kernel import damage

# One of each kind, and the races that together have every sort of field.
FILES = [BOARD, STOCK, RESOURCES_FILE, SPELLS, EVENTS, SLAYERS]
RACE_FILES = ["races/cloud.yaml", "races/fire.yaml", "races/frost.yaml", "races/stone.yaml"]
OPTIONAL = {
    "note", "places", "per", "heal", "champions", "waits", "displaces", "now", "lasting", "rewards",
    "without_rune", "repeatable", "marked", "unmarked", "hits", "blocks", "arcane",
    "fire-regular", "cloud-regular", "frost-regular", "stone-regular", "cloud-elite", "stone-elite",
    "zalto", "sansuri", "storvald", "kayalithica", "fire-champion", "cloud-champion",
    "frost-champion", "stone-champion",
}  # fmt: skip


@cache
def ours() -> dict[str, Doc]:
    return content()


def read(file: str, document: object) -> object:
    """Read a damaged file as its kind is read."""
    regions = [region.id for region in box().board.regions]
    if file == BOARD:
        return read_board(file, document, [])
    if file == STOCK:
        return read_stock(file, document, [], regions)
    if file == RESOURCES_FILE:
        return read_resources(file, document, [])
    if file == SPELLS:
        return read_spells(file, document, [])
    if file == EVENTS:
        return read_universal_events(file, document, [], regions)
    if file == SLAYERS:
        return read_slayers(file, document, [])
    nobody: list[Unit] = []
    return RaceReader(file, document, box().board, nobody, 0, []).read()


def said(file: str, document: object, what: str) -> str:
    """Return the sentence of the refusal, if there is one; anything but a refusal is a fault."""
    try:
        read(file, document)
    except GiantsError as refusal:
        sentence = str(refusal)
    except Exception as error:
        raise AssertionError(f"{file}: {what}: {error!r}") from error
    else:
        return ""
    if "\n" in sentence or file not in sentence:
        raise AssertionError(f"{file}: {what}: {sentence}")
    return sentence


def fields(file: str) -> Iterator[damage.Path]:
    """Yield one field of each shape that a file has."""
    seen: set[str] = set()
    for path in damage.paths(ours()[file]):
        shape = ".".join("*" if isinstance(step, int) else step for step in path)
        if shape not in seen:
            seen.add(shape)
            yield path


EACH_FILE = pytest.mark.parametrize("file", FILES + RACE_FILES)


@EACH_FILE
def test_a_damaged_field_is_refused_by_its_file_or_still_makes_sense(file: str) -> None:
    document = ours()[file]
    with every() as each:
        for path in fields(file):
            for junk in damage.JUNK:
                with each.one(f"{path} is {junk!r}"):
                    said(file, damage.replaced(document, path, junk), "damaged")
            right = damage.part(document, path)
            if isinstance(right, dict):
                wrong = damage.replaced(document, path, right | {"nonsense": 1})
                with each.one(f"{path} has nonsense"):
                    assert "nonsense" in said(file, wrong, "damaged")


@EACH_FILE
def test_a_missing_field_is_refused_by_its_name(file: str) -> None:
    with every() as each:
        for path in fields(file):
            with each.one(f"{path} is missing"):
                sentence = said(file, damage.dropped(ours()[file], path), "damaged")
                name = path[-1]
                if isinstance(name, str) and name not in OPTIONAL:
                    assert sentence.endswith(f"{name} is missing."), sentence


def test_every_content_file_of_ours_is_read_and_has_sources() -> None:
    assert {entry.file for entry in box().ledger} == set(ours())
    assert {entry.source for entry in box().ledger} == {"rulebook", "reconstructed"}


# One thing wrong, the file, where, what stands there instead, and what is said about it.
Wrong = tuple[str, damage.Path, object, str]
RESTING = {
    "command": "rest", "name": "Rest", "parts": [{"do": [{"effect": "take-back"}]}],
    "source": "rulebook",
}  # fmt: skip
WRONG: list[Wrong] = [
    ("races/hill.yaml", ("npc", 1, "region"), "atlantis",
     "The field races/hill.yaml: npc[1].region cannot be “atlantis”"),
    ("events.yaml", ("events", 0, "requires", 0, "region"), "icewind",
     "The field events.yaml: events[0].requires[0].region cannot be “icewind”"),
    ("races/fire.yaml", ("events", 1, "rewards", 0, "unit"), "hekaton",
     "The field races/fire.yaml: events[1].rewards[0].unit cannot be “hekaton”; it can be: "
     "fire-regular, fire-elite, zalto, vonindod, fire-champion."),
    ("races/fire.yaml", ("leaders", 1, "unit"), "zalto",
     "The field races/fire.yaml: leaders has zalto twice."),
    ("races/fire.yaml", ("events", 0, "repeatable"), True,
     "The field races/fire.yaml: events[0].repeatable may be true for the last Event of a race "
     "alone."),
    ("races/fire.yaml", ("events", 2, "requires", 0), {"needs": "fed", "least": 1},
     "The field races/fire.yaml: events[2].rewards marks a region, but the Event asks for no one "
     "unit among the small folk whose region that would be."),
    ("races/stone.yaml", ("units", 0, "value"), 2,
     "The field races/stone.yaml: units gives the regular units an Ordning Value of 2, which is "
     "not below the 2 of the elite."),
    ("races/storm.yaml", ("opening", "units", "storm-regular"), 1,
     "The field races/storm.yaml: opening.units puts 4 units in one region, but one to 3 may "
     "stand there."),
    ("races/storm.yaml", ("opening", "units"), {"hekaton": 1},
     "The field races/storm.yaml: opening.units.hekaton places a unit that an Event must bring in "
     "first."),
    ("races/fire.yaml", ("opening", "units", "fire-champion"), 2,
     "The field races/fire.yaml: opening.units puts two champions in one region."),
    ("races/hill.yaml", ("units", 1, "copies"), 3,
     "The field races/hill.yaml: npc takes 4 of hill-elite, but there are 3."),
    ("races/hill.yaml", ("units", 1, "rank"), "regular",
     "The field races/hill.yaml: units has 2 kinds of the rank regular, but needs one."),
    ("races/hill.yaml", ("units", 0, "id"), "storm-elite",
     "The field races/hill.yaml: units has storm-elite twice."),
    ("races/hill.yaml", ("units", 0, "waits"), True,
     "The field races/hill.yaml: units[0].waits cannot be true for a unit of the rank regular."),
    ("races/hill.yaml", ("units", 0, "displaces"), True,
     "The field races/hill.yaml: units[0].displaces cannot be true for a unit of the rank "
     "regular."),
    ("races/hill.yaml", ("commands", 0), RESTING,
     "The field races/hill.yaml: commands has rest twice."),
    ("races/hill.yaml", ("commands", 0, "parts", 0, "do", 0, "effect"), "battle",
     "The field races/hill.yaml: commands[0].parts[0].do[0].effect cannot be “battle”; it can be: "
     "maneuvers."),
    ("races/hill.yaml", ("commands", 5, "parts", 0, "do", 0, "keep"), 3,
     "The field races/hill.yaml: commands[5].parts[0].do[0].keep keeps 3 of 2 cards."),
    ("races/hill.yaml", ("ordning", "value"), 3,
     "The field races/hill.yaml: ordning.value is 3, which is not below the Ordning Number of the "
     "Stone Giants."),
    ("races/hill.yaml", ("id",), "frost",
     "The content file races/hill.yaml describes the race frost."),
    ("races/hill.yaml", ("die", "faces"), [{}, {}],
     "The field races/hill.yaml: die.faces has 2 faces, but a die has 6."),
    ("stock.yaml", ("seatings", 0, "npc"), ["stone", "stone", "storm"],
     "The field stock.yaml: seatings[0].npc must name the 3 races that nobody plays with 3 seats."),
    ("stock.yaml", ("seatings", 0, "pools"), [60],
     "The field stock.yaml: seatings[0].pools must be the points of the two pools."),
    ("stock.yaml", ("dice", "most", "value"), 8,
     "The field stock.yaml: dice.most is 8, but one special die and 6 standard dice are fewer."),
    ("stock.yaml", ("markers", 0, "sides"), ["raid"],
     "The field stock.yaml: markers has the marker ravage on 0 printings instead of one."),
    ("events.yaml", ("events", 0, "requires"), [{"needs": "castle-held"}],
     "The field events.yaml: events[0].requires names no region in which a unit must stand, so "
     "Siege of Bryn Shander has no place for its Event Token."),
    ("resources.yaml", ("resources", 0, "id"), "ore",
     "The field resources.yaml: resources has ore twice."),
    ("board.yaml", ("regions",), [],
     "The field board.yaml: regions has 0 regions, but a board has 2 to 30."),
    ("board.yaml", ("regions", 0, "race"), "fire",
     "The field board.yaml: regions has 2 Starting Regions of the race fire instead of one."),
    ("board.yaml", ("regions", 0, "label"), [600, 500],
     "The field board.yaml: regions[0].label does not lie in Sea of Moving Ice."),
    ("board.yaml", ("regions", 0, "ground"), "lava",
     "The field board.yaml: regions[0].ground cannot be “lava”"),
    ("board.yaml", ("regions", 0, "anchors", "army"), [600, 500],
     "The field board.yaml: regions[0].anchors.army does not lie in Sea of Moving Ice."),
    ("board.yaml", ("regions", 0, "places", 0, "mark"), "tower",
     "The field board.yaml: regions[0].places[0].mark cannot be “tower”"),
    ("board.yaml", ("regions", 0, "places", 0, "at"), [600, 500],
     "The field board.yaml: regions[0].places[0].at does not lie in Sea of Moving Ice."),
    ("board.yaml", ("borders", 0, "between"), ["anauroch", "anauroch"],
     "The field board.yaml: borders[0].between must name two different regions."),
    ("board.yaml", ("borders", 0, "between"), ["anauroch", "atlantis"],
     "The field board.yaml: borders[0].between[1] cannot be “atlantis”"),
    ("board.yaml", ("borders", 1, "between"), ["graypeak-mountains", "anauroch"],
     "The field board.yaml: borders[1].between has graypeak-mountains, anauroch twice."),
    ("board.yaml", ("borders", 0, "line"), [[1, 1]],
     "The field board.yaml: borders[0].line must be a line of two points at least."),
    ("board.yaml", ("borders", 0, "line"), [[1, 1], [9, 9], [9, 1], [1, 9]],
     "The field board.yaml: borders[0].line is a line that crosses itself or stands still."),
    ("board.yaml", ("borders", 0, "line"), [[i, i] for i in range(61)],
     "The field board.yaml: borders[0].line has more than 60 points."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "path", "value", "sentence"),
    [pytest.param(*wrong, id=f"{wrong[0]} {'.'.join(map(str, wrong[1]))}") for wrong in WRONG],
)
def test_what_is_wrong_is_said(file: str, path: damage.Path, value: object, sentence: str) -> None:
    documents = content()
    documents[file] = damage.replaced(documents[file], path, value)  # type: ignore[assignment]
    with pytest.raises(BadContent) as refusal:
        opened(documents)
    assert str(refusal.value).startswith(sentence)
    assert damage.is_one_sentence(str(refusal.value))


@pytest.mark.parametrize(
    ("file", "path", "sentence"),
    [
        ("races/hill.yaml", ("commands", 0), "commands lacks the command move."),
        ("races/fire.yaml", ("leaders", 1), "leaders has 1 Leader Cards for 2 leaders."),
        ("resources.yaml", ("resources", 0), "resources lacks the resource food."),
        ("stock.yaml", ("seatings", 0), "seatings must have one entry for each number of seats "
         "from 3 to 6, in this order."),
    ],
)  # fmt: skip
def test_what_is_missing_is_said(file: str, path: damage.Path, sentence: str) -> None:
    refused = said(file, damage.dropped(ours()[file], path), "something missing")
    assert refused == f"The field {file}: {sentence}"


def board_with(path: damage.Path, value: object) -> str:
    return said(BOARD, damage.replaced(ours()[BOARD], path, value), "a changed board")


def number(between: set[str]) -> int:
    borders = ours()[BOARD]["borders"]
    assert isinstance(borders, list)
    return next(i for i, border in enumerate(borders) if set(border["between"]) == between)


def test_a_border_that_nobody_drew_is_refused() -> None:
    """Take a border away: the outlines stay open."""
    gone = number({"sumber-hills", "delimbiyr-vale"})
    sentence = said(BOARD, damage.dropped(ours()[BOARD], ("borders", gone)), "a border gone")
    assert sentence == (
        "The field board.yaml: regions[9] is Sumber Hills, whose lines do not join into one closed "
        "outline."
    )


def test_a_border_drawn_for_the_wrong_regions_is_refused() -> None:
    wrong = number({"sumber-hills", "delimbiyr-vale"})
    sentence = board_with(("borders", wrong, "between"), ["sumber-hills", "high-moor"])
    assert "do not join into one closed outline" in sentence


def test_a_line_across_another_is_refused() -> None:
    i = number({"sumber-hills", "delimbiyr-vale"})
    line = damage.part(ours()[BOARD], ("borders", i, "line"))
    assert isinstance(line, list)
    sentence = board_with(("borders", i, "line"), [line[0], [1000, 100], line[-1]])
    assert "meets board.yaml: borders[" in sentence
    assert sentence.endswith("where neither of them ends.")


def test_regions_that_touch_without_a_border_are_refused() -> None:
    """Draw the gap between four regions together into one corner where all of them meet."""
    edges = ours()[BOARD]["edges"]
    assert isinstance(edges, dict)
    four = {"silver-marches", "anauroch", "graypeak-mountains", "high-forest"}
    gap = [
        e for e in edges["lines"]
        if e["of"] in four and 850 < e["line"][0][0] < 950 and 400 < e["line"][0][1] < 500
    ]  # fmt: skip
    assert {edge["of"] for edge in gap} == four
    corners = [end for edge in gap for end in (edge["line"][0], edge["line"][-1])]
    board = content()[BOARD]
    board["edges"] = edges | {"lines": [e for e in edges["lines"] if e not in gap]}
    borders = board["borders"]
    assert isinstance(borders, list)
    for border in borders:
        for end in (0, -1):
            if border["line"][end] in corners:
                border["line"][end] = [910, 445]
    sentence = said(BOARD, board, "one corner")
    assert "touch at 910, 445, although they share no border." in sentence


@pytest.mark.parametrize("file", [*FILES, "races/cloud.yaml"])
def test_a_box_without_one_of_its_files_is_refused(file: str) -> None:
    documents = content()
    del documents[file]
    with pytest.raises(BadContent) as refusal:
        opened(documents)
    assert str(refusal.value) == f"The content file {file} is missing."


def test_a_seventh_race_is_refused() -> None:
    documents = content()
    documents["races/titan.yaml"] = documents["races/hill.yaml"]
    with pytest.raises(BadContent) as refusal:
        opened(documents)
    assert str(refusal.value) == (
        "The content file races/titan.yaml is of no kind that this game has."
    )


def test_corrected_content_takes_the_place_of_ours() -> None:
    documents = content()
    path = ("units", 0, "fortitude")
    changed = damage.replaced(documents["races/cloud.yaml"], path, 7)
    documents["races/cloud.yaml"] = changed  # type: ignore[assignment]
    assert opened(documents).unit("cloud-regular").fortitude == 7
