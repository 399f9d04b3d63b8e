"""A real browser at a real server. A test in here fails on any complaint of the browser."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import PATIENCE, PHONE, Guest
from tools.stage import CLIENT, ROOT, Stage
from tools.system_packages import NEEDS, PLAINLY, chromium

EVIDENCE: Final = ROOT / "build" / "browser"
FAILED: Final = pytest.StashKey[bool]()


# For this folder only, not for the session: while Playwright runs, nobody else in the process can
# start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    program = chromium()
    if program is None:
        pytest.skip(NEEDS["chromium"].lack())
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(PLAINLY))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with the built client, and tables that a test lays on it."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built, so the browser tests are skipped: make client")
    with Stage(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


class House:
    """Where guests come to: each one has a browser of their own."""

    def __init__(self, browser: Browser, stage: Stage) -> None:
        self.browser = browser
        self.stage = stage
        self.guests: list[Guest] = []

    def guest(self, **wishes: Any) -> Guest:
        """Let somebody in; `tests.browser.guest.Guest` says what may be wished for."""
        guest = Guest(self.browser, self.stage, **wishes)
        self.guests.append(guest)
        return guest

    def phone(self, **wishes: Any) -> Guest:
        """Let somebody in who has a phone in hand, and no mouse."""
        return self.guest(size=PHONE, touch=True, **wishes)

    def player(self, name: str = "Ada", **wishes: Any) -> Guest:
        """Let somebody in who has been here before, so that a table can be laid for them."""
        return self.guest(key=self.stage.newcomer(name), **wishes)


@pytest.fixture
def house(browser: Browser, stage: Stage, request: pytest.FixtureRequest) -> Iterator[House]:
    """The house, empty. Whatever the guests' browsers complained about fails the test."""
    house = House(browser, stage)
    yield house
    troubles = [trouble for guest in house.guests for trouble in guest.troubles]
    failed = request.node.stash.get(FAILED, False) or bool(troubles)
    name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    for number, guest in enumerate(house.guests):
        guest.leave(EVIDENCE / f"{name}-{number}" if failed else None)
    if troubles:
        pytest.fail("The browser complained:\n" + "\n".join(troubles), pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
