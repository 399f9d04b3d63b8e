"""Names and words: notation that is short and stable, and a sentence for everything."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.heroscape.ground import prices
from giantstable.games.heroscape.table import asks, codes, happenings
from giantstable.games.heroscape.table.codes import attack_code, place_code
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.decision import Decision, DecisionKind, Option
from giantstable.kernel.event import Event, EventKind
from giantstable.kernel.message import Message
from tests.conformance import checks
from tests.conformance.words import YOU, kinds
from tests.games.heroscape.fields import figure, fray_on, space

FOLDER = Path(__file__).parent.parent.parent.parent / "src" / "giantstable" / "games" / "heroscape"


def field() -> Fray:
    """Return a battle with every sort of figure that notation must name."""
    rows = "\n".join(["g1 g1 g1 g1 g1 g1 g1 g1"] * 3)
    return fray_on(
        rows,
        {
            "finn": (0, "A1"),
            "tarn-viking-warriors 2": (0, "B1"),
            "mimring": (1, "D1 E1"),
            "deathwalker-9000": (1, "H1"),
            "airborne-elite 3": (1, "H3"),
        },
    )


def asked(fray: Fray, kind: DecisionKind, code: int, subject: int = -1) -> Decision:
    """Return a question with one option."""
    decision = Decision(0, kind, [code], subject)
    decision.bind(gt.game("heroscape"), fray)
    return decision


def using(fray: Fray, who: str, power: str) -> int:
    """Return the number of a power on its card, as attacks count it."""
    card = fray.theatre.card_of(figure(fray, who))
    return [each.kind for each in card.powers].index(power) + 1


def test_moves_are_places_with_their_price() -> None:
    fray = field()
    finn = figure(fray, "finn")
    price = 2 * prices.SWIPES + prices.FALLS
    code = place_code(space(fray, "C2")) + price * codes.PRICE
    decision = asked(fray, asks.MOVE_TO, code, finn)
    assert Option(decision, code).notation == "C2 swipes:2 falls:1"
    assert Option(decision, code).facts == {
        "do": "move",
        "figure": "finn",
        "space": "C2",
        "swipes": 2,
        "falls": 1,
    }
    assert Option(decision, codes.DONE).notation == "stay"
    dragon = figure(fray, "mimring")
    code = place_code(space(fray, "D2"), space(fray, "E2"))
    assert asked(fray, asks.MOVE_TO, code, dragon).notations() == ["D2-E2"]


def test_attacks_name_both_and_the_power() -> None:
    fray = field()
    finn, dragon = figure(fray, "finn"), figure(fray, "mimring")
    viking, robot = figure(fray, "tarn-viking-warriors 2"), figure(fray, "deathwalker-9000")
    soldier = figure(fray, "airborne-elite 3")
    fire = using(fray, "mimring", "fire-line")
    blast = using(fray, "deathwalker-9000", "explosion")
    grenade = using(fray, "airborne-elite 3", "grenades")
    for code, name in {
        attack_code(finn, dragon): "finn>mimring",
        attack_code(viking, dragon): "tarn-viking-warriors.2>mimring",
        attack_code(dragon, 5, fire): "mimring fire-line head ne",
        attack_code(dragon, 6 + 2, fire): "mimring fire-line tail sw",
        attack_code(robot, viking, blast): "deathwalker-9000 explosion tarn-viking-warriors.2",
        attack_code(soldier, soldier, grenade): "airborne-elite grenades",
        codes.DONE: "done",
    }.items():
        assert asked(fray, asks.ATTACK, code).notations() == [name]
    code = attack_code(soldier, finn, grenade)
    thrown = asked(fray, asks.THROW, code)
    assert thrown.notations() == ["airborne-elite.3 grenades finn"]


def test_cards_of_a_second_set_have_names_of_their_own() -> None:
    fray = fray_on("g1 g1", {"finn": (0, "A1"), "finn#2": (1, "B1")}, sets=2)
    two = figure(fray, "finn#2")
    assert fray.theatre.figure_ids[two] == "finn#2"
    decision = asked(fray, asks.MOVER, two)
    assert text.say(decision.options[0].text) == "Finn the Viking Champion #2"


@pytest.mark.parametrize("kind", sorted({kind.name for kind in kinds(asks)}))
def test_every_question_has_words(kind: str) -> None:
    assert text.phrases("en").has_message(f"heroscape-ask-{kind}")


def test_kinds_cite_rules_that_exist() -> None:
    for module in (asks, happenings):
        for kind in kinds(module):
            assert kind.rule in checks.rule_ids("heroscape"), f"{kind.name} cites {kind.rule}"


@pytest.mark.parametrize("name", sorted({kind.name for kind in kinds(happenings)}))
def test_every_event_can_be_told_to_everybody(name: str) -> None:
    kind = next(kind for kind in kinds(happenings) if kind.name == name)
    assert isinstance(kind, EventKind)
    match = gt.new("heroscape", seed=1, scenario="mimrings-fortress")
    fray = match.table
    assert isinstance(fray, Fray)
    dragon = fray.theatre.figure_ids.index("mimring")
    ranges: dict[str, list[int]] = {
        "figure": [dragon, 3],
        "target": [0, 5],
        "unit": [0, 7],
        "space": [0, 9],
        "space2": [-1, 10],
        "glyph": [0, 8],
        "marker": [0, 1, 2, 3],
        "zone": [0, 3],
        "direction": list(range(6)),
        "power": [1],
        "n": [0, 1, 2, 5],
        "roll": [1, 20],
        "skulls": [0, 1, 4],
        "shields": [0, 1, 4],
        "dice": [1, 6],
        "faces": [6, 36 + 7],
    }
    for facts in product(*[ranges[fact] for fact in kind.facts]):
        if "power" in kind.facts and facts[0] != dragon:
            continue
        values = [*facts, 0, 0, 0, 0]
        event = Event(kind, 1, *values[:4])
        for viewer in (1, 0, None):
            seen = event.seen_by(viewer)
            said = checks.can_be_said(match.game.event_text(fray, seen, viewer))
            assert said[0].isupper() or said[0].isdigit(), said
            assert viewer == 1 or not YOU.search(said), f"others are told: {said}"
            told = match.game.event_facts(fray, seen)
            for private in kind.private:
                assert (told[private] == "") == (viewer != 1)


def test_every_sentence_of_a_reason_can_be_given() -> None:
    written = (FOLDER / "locale" / "en" / "game.ftl").read_text(encoding="utf-8")
    files = [*FOLDER.glob("told/why/*.py"), *FOLDER.glob("rules/powers/*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    keys = re.findall(r"^heroscape-why-([a-z-]+) =", written, re.MULTILINE)
    given = set(re.findall(r'why\(\s*"([a-z-]+)"', code))
    assert sorted(given - set(keys)) == []
    assert sorted(set(keys) - given) == []


@pytest.mark.parametrize("option", [o.name for o in gt.game("heroscape").setup_options()])
def test_every_option_of_the_setup_has_its_meaning(option: str) -> None:
    key = f"heroscape-setup-{option.replace('_', '-')}"
    assert checks.can_be_said(Message(key))


def test_every_refusal_has_its_sentence() -> None:
    code = "".join(f.read_text(encoding="utf-8") for f in FOLDER.rglob("*.py"))
    keys = set(re.findall(r'(?:BadSetup|BadContent)\(\s*"([a-z-]+)"', code))
    keys |= set(re.findall(r'\.refuse\(\s*"?\w+"?,\s*"([a-z-]+)"', code))
    assert len(keys) > 30
    for key in sorted(keys):
        assert text.phrases("en").has_message(f"refused-{key}"), key
