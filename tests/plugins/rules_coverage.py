"""Which rules of which game have a passing test: the marks of the tests against rules.yaml.

A test names the rules it proves with @pytest.mark.rule("WG-CLIMB-03", ...). A rule is covered when
at least one of its tests passed and none failed. A mark that names an unknown rule stops the run.
A game without a ``game`` module cannot be played yet: its rules are counted, but none is demanded.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypedDict

import pytest
import yaml

MARK: Final = "rule"
# Reports travel with their properties, so the marks of a test reach us from an xdist worker too.
PROPERTY: Final = "rules"
REPORT: Final = Path("build/rules-coverage.json")
Loader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C one is ten times as fast
REQUIRED: Final = ("id", "title", "rule", "page", "kind")


class GameCoverage(TypedDict):
    """One game's line of the report."""

    rules: int
    covered: int
    not_applicable: int
    uncovered: list[str]


@dataclass(frozen=True)
class RulesIndex:
    """The rules of one game, in the order of its rules.yaml."""

    game: str
    titles: dict[str, str]
    not_applicable: frozenset[str]
    playable: bool = True


def read_index(file: Path) -> RulesIndex:
    """The rules of one game. What is wrong with the file is said in one sentence."""
    try:
        items = yaml.load(file.read_text(encoding="utf-8"), Loader=Loader)
    except yaml.YAMLError as error:
        raise pytest.UsageError(f"{file} is not valid YAML: {error}") from error
    if not isinstance(items, list):
        raise pytest.UsageError(f"{file} must be a list of rules.")
    titles: dict[str, str] = {}
    not_applicable: set[str] = set()
    for number, item in enumerate(items, 1):
        name = item.get("id", f"number {number}") if isinstance(item, dict) else f"number {number}"
        for key in REQUIRED:
            if not isinstance(item, dict) or not isinstance(item.get(key), str | int):
                raise pytest.UsageError(f"Rule {name} in {file} has no {key}.")
        if name in titles:
            raise pytest.UsageError(f"Rule {name} stands twice in {file}.")
        titles[name] = item["title"]
        if "not_applicable" in item:
            if not isinstance(item["not_applicable"], str):
                raise pytest.UsageError(f"Rule {name} in {file} must say why it is not_applicable.")
            not_applicable.add(name)
    playable = any(file.parent.glob("game.*"))  # compiled or not
    return RulesIndex(file.parent.name, titles, frozenset(not_applicable), playable)


def read_indexes(games: Path) -> list[RulesIndex]:
    """The rules of every game below a directory; an id belongs to one game only."""
    indexes = [read_index(file) for file in sorted(games.glob("*/rules.yaml"))]
    owner: dict[str, str] = {}
    for index in indexes:
        for rule in index.titles:
            if rule in owner:
                raise pytest.UsageError(
                    f"Rule {rule} stands in the rules of {owner[rule]} and of {index.game}."
                )
            owner[rule] = index.game
    return indexes


def installed_games() -> Path | None:
    """The games of the package that the tests import, found without importing it."""
    spec = find_spec("giantstable")
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "games" if places else None


def marked_rules(item: pytest.Item) -> list[str]:
    """The rules that a test is marked with, each once."""
    return list(dict.fromkeys(rule for mark in item.iter_markers(MARK) for rule in mark.args))


@dataclass(frozen=True)
class RuleMarks:
    """Reads the marks, in every run: an unknown rule must not wait for somebody to ask."""

    known: frozenset[str]

    def complaint(self, item: pytest.Item) -> str:
        """What is wrong with the marks of a test, in a sentence, or nothing."""
        if any(mark.kwargs or not mark.args for mark in item.iter_markers(MARK)):
            return f"The rule mark of {item.nodeid} must list rule ids."
        for rule in marked_rules(item):
            if rule not in self.known:
                return f"{item.nodeid} is marked with the rule {rule}, which no rules.yaml defines."
        return ""

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """A wrong mark is an error of collection, which xdist workers hand on as it is."""
        report = yield
        items = [node for node in report.result or () if isinstance(node, pytest.Item)]
        complaints = [text for text in map(self.complaint, items) if text]
        if complaints:
            report.outcome = "failed"
            report.longrepr = "\n".join(complaints)
            report.result = []
        for item in items:
            if rules := marked_rules(item):
                item.user_properties.append((PROPERTY, " ".join(map(str, rules))))
        return report


@dataclass
class RulesCoverage:
    """Counts what the tests of a run proved."""

    indexes: Sequence[RulesIndex]
    complete: bool
    report: Path | None
    passed: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what a test proved. An expected failure that passes proves nothing."""
        rules = [
            rule
            for name, text in report.user_properties
            if name == PROPERTY
            for rule in str(text).split()
        ]
        if report.failed:
            self.failed.update(rules)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.passed.update(rules)

    @property
    def demanded(self) -> list[RulesIndex]:
        """The games whose rules must all be proved."""
        return [index for index in self.indexes if index.playable]

    def coverage(self) -> dict[str, GameCoverage]:
        """The report, game by game."""
        result: dict[str, GameCoverage] = {}
        covered = self.passed - self.failed
        for index in self.indexes:
            needed = [rule for rule in index.titles if rule not in index.not_applicable]
            uncovered = [rule for rule in needed if rule not in covered]
            result[index.game] = {
                "rules": len(index.titles),
                "covered": len(needed) - len(uncovered),
                "not_applicable": len(index.not_applicable),
                "uncovered": uncovered,
            }
        return result

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the report, and fail an otherwise green run that leaves a rule unproved."""
        coverage = self.coverage()
        if self.report is not None:
            self.report.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(coverage, indent=2, ensure_ascii=False)
            self.report.write_text(text + "\n", encoding="utf-8")
        missing = any(coverage[index.game]["uncovered"] for index in self.demanded)
        if self.complete and missing and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The table, and below it the rules that no test proves."""
        coverage = self.coverage()
        titles = {rule: title for index in self.indexes for rule, title in index.titles.items()}
        width = max((len(game) for game in coverage), default=0) + 2
        terminalreporter.section("rules coverage")
        line = terminalreporter.write_line
        line(f"{'game':{width}}{'rules':>7}{'covered':>9}{'n/a':>6}{'uncovered':>11}{'share':>9}")
        for game, row in coverage.items():
            missing = len(row["uncovered"])
            needed = row["covered"] + missing
            share = row["covered"] / needed if needed else 1.0
            line(
                f"{game:{width}}{row['rules']:>7}{row['covered']:>9}{row['not_applicable']:>6}"
                f"{missing:>11}{share:>9.1%}"
            )
        for index in self.indexes:
            if not index.playable:
                line(f"{index.game} is still being built: its rules are counted, not demanded")
        for index in self.demanded:
            for rule in coverage[index.game]["uncovered"]:
                why = "a test of it failed" if rule in self.failed else "no passing test"
                line(f"{index.game}: {rule} {titles[rule]}: {why}", red=self.complete)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of the rules coverage."""
    group = parser.getgroup("rules coverage")
    group.addoption(
        "--rules-coverage",
        action="store_true",
        help=f"print which rules have a passing test and write {REPORT}",
    )
    group.addoption(
        "--rules-complete", action="store_true", help="fail when a rule has no passing test"
    )
    group.addoption(
        "--rules-dir", metavar="DIR", help="read DIR/*/rules.yaml, not the installed games"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Read the rules; count them only where the reports of all tests come together."""
    wanted = config.getoption("--rules-coverage"), config.getoption("--rules-complete")
    chosen = config.getoption("--rules-dir")
    games = Path(chosen) if chosen else installed_games()
    indexes = read_indexes(games) if games else []
    known = frozenset(rule for index in indexes for rule in index.titles)
    config.pluginmanager.register(RuleMarks(known), "rule-marks")
    if any(wanted) and not hasattr(config, "workerinput"):
        report = config.rootpath / REPORT if wanted[0] else None
        counter = RulesCoverage(indexes, complete=wanted[1], report=report)
        config.pluginmanager.register(counter, "rules-counter")
