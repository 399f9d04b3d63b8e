"""Rules coverage counts what passed, names what is missing and refuses unknown marks."""

from __future__ import annotations

import json
from typing import Any

import pytest

RULES = """
- {id: T-01, title: Deal, rule: Deal five cards., page: 1, kind: setup}
- {id: T-02, title: Climb, rule: Climb one foothold., page: Climbing, kind: rule, see: [R1]}
- {id: T-03, title: Shuffle, rule: Shuffle well., page: 3, kind: rule, not_applicable: no hands}
"""
PASSING = """
import pytest

@pytest.mark.rule("T-01")
def test_deal(): pass

@pytest.mark.rule("T-01", "T-02")
@pytest.mark.parametrize("n", [1, 2])
def test_climb(n): pass

def test_unmarked(): pass
"""


class Table:
    """A small project with one game, tests and the plugin."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makeini("[pytest]\nmarkers = rule(id, ...): the rules that a test proves\n")
        self.rules("tiny", RULES)

    def rules(self, game: str, text: str) -> None:
        folder = self.pytester.path / "games" / game
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "rules.yaml").write_text(text, encoding="utf-8")
        (folder / "game.py").touch()

    def run(self, tests: str, *options: str) -> pytest.RunResult:
        self.pytester.makepyfile(tests)
        plugins = ("-p", "xdist.plugin", "-p", "tests.plugins.rules_coverage")
        return self.pytester.runpytest(*plugins, "--rules-dir", "games", *options)

    def report(self) -> dict[str, Any]:
        file = self.pytester.path / "build" / "rules-coverage.json"
        result = json.loads(file.read_text(encoding="utf-8"))
        assert isinstance(result, dict)
        return result


@pytest.fixture
def table(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Table:
    # Schemathesis and Hypothesis take seconds to load, and pytester loads anew for every run.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Table(pytester)


def test_complete_coverage_is_reported_and_green(table: Table) -> None:
    result = table.run(PASSING, "--rules-coverage", "--rules-complete")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*rules coverage*", "game*rules*covered*", "tiny*3*2*1*0*100.0%"])
    assert table.report() == {
        "tiny": {"rules": 3, "covered": 2, "not_applicable": 1, "uncovered": []}
    }


def test_uncovered_rule_is_named_and_fails_only_when_completeness_is_asked(table: Table) -> None:
    tests = "import pytest\n@pytest.mark.rule('T-01')\ndef test_deal(): pass"
    result = table.run(tests, "--rules-coverage")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["tiny*50.0%", "tiny: T-02 Climb: no passing test"])
    assert table.report()["tiny"]["uncovered"] == ["T-02"]
    assert table.run(tests, "--rules-complete").ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    "test",
    [
        "@pytest.mark.rule('T-02')\ndef test_climb(): assert False",
        "@pytest.mark.rule('T-02')\n@pytest.mark.skip\ndef test_climb(): pass",
        "@pytest.mark.rule('T-02')\n@pytest.mark.xfail\ndef test_climb(): assert False",
        "@pytest.mark.rule('T-02')\n@pytest.mark.xfail(strict=False)\ndef test_climb(): pass",
        "@pytest.mark.rule('T-02')\n@pytest.mark.parametrize('n', [0, 1])\n"
        "def test_climb(n): assert n",
        "@pytest.fixture\ndef broken():\n    yield\n    assert False\n"
        "@pytest.mark.rule('T-02')\ndef test_climb(broken): pass",
    ],
    ids=["failed", "skipped", "xfailed", "xpassed", "one case failed", "teardown failed"],
)
def test_only_a_pass_without_a_failure_covers(table: Table, test: str) -> None:
    table.run(f"import pytest\n{test}", "--rules-coverage")
    assert "T-02" in table.report()["tiny"]["uncovered"]


def test_marks_of_a_class_and_a_module_count(table: Table) -> None:
    table.run(
        "import pytest\npytestmark = pytest.mark.rule('T-01')\n"
        "@pytest.mark.rule('T-02')\nclass TestClimb:\n    def test_up(self): pass",
        "--rules-coverage",
    )
    assert table.report()["tiny"]["uncovered"] == []


@pytest.mark.parametrize(
    "options", [(), ("--rules-coverage",), ("-m", "not rule"), ("-n", "1")], ids=" ".join
)
def test_unknown_rule_stops_the_run_with_one_sentence(
    table: Table, options: tuple[str, ...]
) -> None:
    result = table.run(
        "import pytest\n@pytest.mark.rule('T-99')\ndef test_ghost(): pass\ndef test_b(): pass",
        *options,
    )
    assert result.ret in {pytest.ExitCode.INTERRUPTED, pytest.ExitCode.TESTS_FAILED}
    result.stdout.fnmatch_lines(
        ["*::test_ghost is marked with the rule T-99, which no rules.yaml defines."]
    )
    assert "Traceback" not in result.stdout.str() + result.stderr.str()
    assert "passed" not in result.stdout.str()


def test_parallel_runs_count_the_same(table: Table) -> None:
    result = table.run(PASSING, "-n", "2", "--rules-coverage", "--rules-complete")
    assert result.ret == pytest.ExitCode.OK
    assert table.report()["tiny"]["covered"] == 2


def test_rules_of_a_game_that_cannot_be_played_yet_are_counted_but_not_demanded(
    table: Table,
) -> None:
    (table.pytester.path / "games" / "tiny" / "game.py").unlink()
    tests = "import pytest\n@pytest.mark.rule('T-01')\ndef test_deal(): pass"
    result = table.run(tests, "--rules-coverage", "--rules-complete")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["tiny*50.0%", "tiny is still being built: its rules are counted*"])
    result.stdout.no_fnmatch_line("*no passing test*")
    assert table.report()["tiny"]["uncovered"] == ["T-02"]


@pytest.mark.parametrize("mark", ["rule", "rule()", "rule(id='T-01')"])
def test_mark_without_ids_is_refused(table: Table, mark: str) -> None:
    result = table.run(f"import pytest\n@pytest.mark.{mark}\ndef test_deal(): pass")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["The rule mark of *::test_deal must list rule ids."])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: 1", "*rules.yaml must be a list of rules."),
        ("- [", "*rules.yaml is not valid YAML:*"),
        ("- {id: T-01}", "ERROR: Rule T-01 in *rules.yaml has no title."),
        ("- 7", "ERROR: Rule number 1 in *rules.yaml has no id."),
        (RULES + RULES, "ERROR: Rule T-01 stands twice in *rules.yaml."),
        (RULES.replace("no hands", "[]"), "ERROR: Rule T-03 *must say why it is not_applicable."),
    ],
)
def test_broken_rules_file_is_refused(table: Table, text: str, sentence: str) -> None:
    table.rules("tiny", text)
    result = table.run(PASSING)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([sentence])


def test_rule_of_two_games_is_refused(table: Table) -> None:
    table.rules("twin", RULES)
    result = table.run(PASSING)
    result.stderr.fnmatch_lines(["ERROR: Rule T-01 stands in the rules of tiny and of twin."])
