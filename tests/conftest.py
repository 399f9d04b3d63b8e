"""What all tests share."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from giantstable import text

# Cairns, the toy game of the tests, is a package: `make check` installs it from examples/cairns.
NEED_CAIRNS = ["kernel/test_cairns.py", "server/test_seats.py"]
collect_ignore = NEED_CAIRNS if find_spec("cairns") is None else []

pytest_plugins = [
    "pytester",
    "tests.plugins.order",
    "tests.plugins.rules_coverage",
    "tests.plugins.strength",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what writes nothing, when golden files are to be rewritten."""
    if config.getoption("--update-golden"):
        golden = [item for item in items if "update_golden" in getattr(item, "fixturenames", ())]
        config.hook.pytest_deselected(items=[item for item in items if item not in golden])
        items[:] = golden


@pytest.fixture(autouse=True)
def no_word_is_missing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where a game has no words for what it says; others are answered with bare names."""
    if "bare_names" not in request.keywords:
        monkeypatch.setattr(text, "bare", text.words)


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten and not compared."""
    return bool(request.config.getoption("--update-golden"))
