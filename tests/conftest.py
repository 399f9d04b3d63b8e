"""What all tests share."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester", "tests.plugins.rules_coverage"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden playthroughs")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten and not compared."""
    return bool(request.config.getoption("--update-golden"))
