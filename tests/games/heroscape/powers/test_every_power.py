"""All powers: each is one module, found by its name; and what those of one moment share."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import giantstable
from giantstable.games.heroscape.rules.powers.index import ASKED_BY, POWERS
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table import asks, happenings
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.event import EventKind
from tests.conformance import checks
from tests.games.heroscape.fields import clause, figure, fray_on, happened, run
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load

GAME = Path(giantstable.__file__).parent / "games" / "heroscape"
MODULES = sorted(
    file.stem for file in (GAME / "rules" / "powers").glob("*.py") if file.stem[0] != "_"
)
MODULES.remove("index")
TABLE = "giantstable.games.heroscape.table"
ids = [power.id for power in POWERS]


def module_of(power: SpecialPower) -> str:
    """Return the name of the module that has a power."""
    return type(power).__module__.rpartition(".")[2]


def source(name: str) -> str:
    return (GAME / "rules" / "powers" / f"{name}.py").read_text(encoding="utf-8")


# -- a power is a module --------------------------------------------------------------------------


def test_every_power_of_a_card_is_known_and_every_known_one_is_on_a_card() -> None:
    printed = {power.kind for card in box().cards.values() for power in card.powers}
    assert sorted(ids) == sorted(printed)
    for card in box().cards.values():
        assert all(power.of in POWERS for power in card.powers)


def test_every_power_has_a_module_and_a_test_file_of_its_own() -> None:
    assert [module_of(power) for power in POWERS] == MODULES
    here = Path(__file__).parent
    assert sorted(file.stem.removeprefix("test_") for file in here.glob("test_*.py")) == sorted(
        [*MODULES, "every_power"]
    )


@pytest.mark.parametrize("power", POWERS, ids=ids)
def test_a_module_says_which_rules_it_is_about(power: SpecialPower) -> None:
    text = ast.get_docstring(ast.parse(source(module_of(power)))) or ""
    cited = re.findall(r"HS-[A-Z]+-[A-Z]+", text)
    assert cited
    known = [rule.rpartition("-")[0] for rule in checks.rule_ids("heroscape")]
    assert set(cited) <= set(known)


@pytest.mark.parametrize("power", POWERS, ids=ids)
def test_content_gives_a_power_what_it_reads(power: SpecialPower) -> None:
    """Whatever the module looks up among numbers and words, it has asked for."""
    needs = {need.removesuffix("?") for need in power.needs}
    read = set(re.findall(r'(?:numbers|words)(?:\[|\.get\()"([a-z_]+)"', source(module_of(power))))
    assert read <= needs


@pytest.mark.parametrize("power", POWERS, ids=ids)
def test_nobody_else_names_a_power_as_content_does(power: SpecialPower) -> None:
    """Its id is in its own module alone; what it asks, does and shows may be called alike."""
    for file in GAME.rglob("*.py"):
        if file.stem not in ("asks", "happenings", "shapes", "way", module_of(power)):
            assert f'"{power.id}"' not in file.read_text(encoding="utf-8"), file


# -- its questions and happenings -----------------------------------------------------------------


def names_of(kinds: list[DecisionKind]) -> list[str]:
    """Return what the module of questions calls them."""
    return [name for name, kind in vars(asks).items() if any(kind is each for each in kinds)]


def test_every_question_of_a_power_has_one_asker() -> None:
    asked = [name for power in POWERS for name in {ask.name for ask in power.asks}]
    assert sorted(asked) == sorted(ASKED_BY)
    for kind in vars(asks).values():
        if isinstance(kind, DecisionKind) and kind.rule.startswith("HS-P-"):
            assert kind.name in ASKED_BY or kind.name == "next-defender"  # of all special attacks


@pytest.mark.parametrize("power", [p for p in POWERS if p.asks], ids=lambda p: str(p.id))
def test_a_power_alone_asks_its_questions(power: SpecialPower) -> None:
    for name in names_of(power.asks):
        users = [f.stem for f in GAME.glob("rules/**/*.py") if imports(f, "asks", name)]
        assert users == [module_of(power)]


def test_what_happens_by_a_power_is_told_by_its_module_alone() -> None:
    for name, kind in vars(happenings).items():
        if isinstance(kind, EventKind) and kind.rule.startswith("HS-P-"):
            users = [f.stem for f in GAME.glob("rules/**/*.py") if imports(f, "happenings", name)]
            assert len(users) == 1, name
            assert users[0] in MODULES, name


def imports(file: Path, module: str, name: str) -> bool:
    """Return whether a file imports a name from a module of the table."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = [
        each.name for node in froms if node.module == f"{TABLE}.{module}" for each in node.names
    ]
    return name in names


# -- after moving ---------------------------------------------------------------------------------

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def test_most_cards_have_nothing_between_moving_and_attacking() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")}, acting="finn")
    assert run(after_moving(fray)) == []
    assert happened(fray) == []


@pytest.mark.parametrize("name", ["tarn-viking-warriors", "grimnak", "ne-gok-sa"])
def test_the_basic_game_has_no_such_powers(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    fray = fray_on(ROW, {name: (0, at), "finn": (1, "C1")}, basic=True, acting=name)
    assert run(after_moving(fray)) == []


@pytest.mark.rule("HS-S-FORT-09")
@pytest.mark.parametrize("name", ["grimnak", "ne-gok-sa"])
def test_turning_on_another_raider_ends_the_truce_before_the_roll(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    fray = fray_on(
        ROW,
        {name: (1, at), "syvarris": (2, "C1"), "mimring": (0, "G1 H1")},
        special=[clause("truce", seats=[1, 2])],
        acting=name,
    )
    load(fray, ["d20 3"])
    run(after_moving(fray), figure(fray, "syvarris"))
    assert happened(fray)[0] == "truce-broken"
    assert len(happened(fray)) == 2
