"""What can go wrong on a battlefield, and what must not: hands that slip, links that break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from giantstable.kernel.decision import Option
from giantstable.text import words
from tests.browser.battle_screen import (
    BattleScreen,
    Counsel,
    laid,
    seeing,
    thing_of,
    two_people,
)
from tests.browser.conftest import House
from tests.browser.test_accessible import findings, findings_in_any_theme
from tests.browser.test_connection import AWAY
from tools.stage import Stage
from tools.system_packages import chromium

SMALL: Final = ViewportSize(width=900, height=640)
BASIC = "the-search-for-comfrey-plants"  # armies are given: the battle begins at once
MASTER = "clashing-fronts"
TOMB = "mimrings-fortress"  # twenty of its hexes have a space below another


def opened(screen: BattleScreen) -> tuple[BattleScreen, Counsel]:
    """Wait for the first question, and find somebody who knows what to answer."""
    counsel = Counsel(screen.guest.stage, screen.table)
    counsel.catch_up(screen.version())
    return screen, counsel


def in_the_middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of a thing is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- hands -----------------------------------------------------------------------------------------


def test_a_drag_that_ends_outside_chooses_nothing_and_lets_go(house: House) -> None:
    guest = seeing(house.player())
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, BASIC, "battle 1", asked="move"))
    )
    before = screen.version()
    option = counsel.advice(0)
    name = thing_of(option)
    assert name is not None
    x, y = in_the_middle(screen.thing(name))
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x + 60, y + 30, steps=4)
    guest.page.mouse.move(*in_the_middle(screen.bar), steps=4)
    guest.page.mouse.up()
    box = screen.thing(name).bounding_box()
    guest.page.mouse.move(x, y, steps=4)  # no button is down: nothing is dragged any more
    assert screen.thing(name).bounding_box() == box
    assert screen.version() == before
    assert screen.by_hand(option)


def test_the_first_touch_of_a_finger_only_looks(house: House) -> None:
    guest = seeing(house.phone(key=house.stage.newcomer("Ada")))
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, BASIC, "battle 1", asked="move"))
    )
    before = screen.version()
    name = next(thing_of(one) for one in counsel.question(0).options if thing_of(one))
    screen.thing(str(name)).tap()
    expect(screen.page.locator("[data-lens]")).to_be_visible()
    assert screen.version() == before
    screen.thing(str(name)).tap()
    screen.moved_on(before)


def test_a_finger_reads_the_reasons_for_dice_before_it_chooses(house: House) -> None:
    guest = seeing(house.phone(key=house.stage.newcomer("Ada")))
    screen, _ = opened(BattleScreen.opened(guest, laid(guest, MASTER, "picture", asked="attack")))
    screen.thing("figure tarn-viking-warriors.2").tap()
    chip = screen.chips.locator('[data-option="marro-warriors.1>tarn-viking-warriors.2"]')
    expect(chip).to_contain_text(words("heroscape-dice-height"))
    expect(chip).to_contain_text("%")


# Marro Warriors 3 does not reach Tarn Viking Warriors 3, two others do.
def test_whoever_is_in_hand_gives_way_to_others_where_only_they_can_attack(house: House) -> None:
    guest = seeing(house.player())
    screen, _ = opened(BattleScreen.opened(guest, laid(guest, MASTER, "picture", asked="attack")))
    before, target = screen.version(), "tarn-viking-warriors.3"
    screen.thing("figure marro-warriors.3").click()
    screen.thing(f"figure {target}").click()
    offered = screen.chips.locator("[data-option]")
    expect(offered).to_have_count(2)
    offered.last.click()
    screen.moved_on(before)
    made = house.stage.store.entries(screen.table)[before].notation
    assert made == f"marro-warriors.4>{target}"


def going_to(counsel: Counsel, space: str) -> Option:
    """The option that leads to a space."""
    return next(one for one in counsel.question(0).options if one.facts.get("space") == space)


# J9 lies above J9@1, and both can be gone to; on J8, above J8@1, stands a figure.
@pytest.mark.parametrize("space", ["J9", "J9@1", "J8@1"])
def test_a_mouse_picks_spaces_above_and_below_each_other(house: House, space: str) -> None:
    guest = seeing(house.player())
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, TOMB, "battle 1", asked="move"))
    )
    before, option = screen.version(), going_to(counsel, space)
    assert screen.by_hand(option)
    assert house.stage.store.entries(screen.table)[before].notation == option.notation


@pytest.mark.parametrize(
    ("touched", "space"),
    [("space J9", "J9@1"), ("space J9", "J9"), ("figure krav-maga-agents.2", "J8@1")],
)
def test_a_finger_chooses_among_spaces_above_each_other(
    house: House, touched: str, space: str
) -> None:
    guest = seeing(house.phone(key=house.stage.newcomer("Ada")))
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, TOMB, "battle 1", asked="move"))
    )
    before, option = screen.version(), going_to(counsel, space)
    screen.thing(touched).tap()
    screen.chips.locator(f'[data-option="{option.notation}"]').tap()
    assert screen.moved_on(before)
    assert house.stage.store.entries(screen.table)[before].notation == option.notation


def test_the_rest_is_placed_on_a_wish(house: House) -> None:
    guest = seeing(house.player())
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, MASTER, "battle 1", asked="place"))
    )
    guest.button("heroscape-board-place-rest").click()
    expect(guest.button("heroscape-board-place-stop")).to_have_count(0)
    counsel.catch_up(screen.version())
    assert counsel.question(0).kind not in ("place", "place-next")


# -- eyes and ears ---------------------------------------------------------------------------------


def test_cells_speak_of_what_lies_under_the_keys(house: House) -> None:
    guest = seeing(house.player())
    screen = BattleScreen.opened(guest, laid(guest, BASIC, "battle 1", asked="move"))
    screen.version()
    screen.grid.focus()
    guest.page.keyboard.press("n")
    cell = screen.grid.locator(f'[data-cell="{screen.cell()}"]')
    assert re.match(r"[A-Z]+\d+, level \d+, (grass|rock|sand|water)", cell.inner_text())
    assert "can be chosen" in cell.inner_text()
    spoken = screen.field.locator("[data-spoken]")
    expect(spoken).to_have_text(re.compile(r"(Walks|Flies): \d+ of \d+ moves"))


@pytest.mark.parametrize("asked", ["draft", "place", "marker", "move", "attack"])
def test_nothing_serious_on_a_battlefield_in_any_theme(house: House, asked: str) -> None:
    guest = seeing(house.player())
    BattleScreen.opened(guest, laid(guest, MASTER, "battle 1", asked=asked)).version()
    found = findings_in_any_theme(guest)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", ["o", "?", "r"])
def test_nothing_serious_in_windows_over_a_battlefield(house: House, window: str) -> None:
    guest = seeing(house.player())
    BattleScreen.opened(guest, laid(guest, BASIC, "battle 1")).version()
    guest.page.keyboard.press(window)
    guest.page.get_by_role("dialog").wait_for()
    found = findings(guest)
    assert not found, "\n".join(found)


def test_two_seats_on_one_device_hand_over_behind_a_curtain(house: House) -> None:
    guest = seeing(house.player())
    table = laid(guest, MASTER, "battle 1", people=2)
    screen = BattleScreen.opened(guest, table)
    expect(screen.curtain).to_be_visible()
    expect(screen.curtain).to_contain_text(words("web-seat-number", {"n": 1}))
    assert not findings(guest)
    guest.page.keyboard.press("Escape")  # a curtain is no window that one closes
    expect(screen.curtain).to_be_visible()
    screen.look()
    guest.page.goto(f"/t/{table}?seat=1")
    expect(screen.curtain).to_contain_text(words("web-seat-number", {"n": 2}))


# -- links and machines ----------------------------------------------------------------------------


def test_two_tabs_show_the_same_battle(house: House) -> None:
    guest = seeing(house.player())
    table = laid(guest, BASIC, "battle 1")
    first, counsel = opened(BattleScreen.opened(guest, table))
    second = BattleScreen.opened(guest.another_tab(), table)
    for turn in range(6):
        doing, looking = (first, second) if turn % 2 == 0 else (second, first)
        before = doing.version()
        assert looking.version() == before
        counsel.catch_up(before)
        doing.page.bring_to_front()
        if not doing.by_hand(counsel.advice(0)):
            break
        assert looking.moved_on(before)
        assert looking.field.locator("[data-figure]").count() == (
            doing.field.locator("[data-figure]").count()
        )


def test_a_server_that_restarts_in_the_middle_of_a_walk_loses_nothing(house: House) -> None:
    guest = seeing(house.player(motion=True))
    screen, counsel = opened(
        BattleScreen.opened(guest, laid(guest, BASIC, "battle 1", asked="move"))
    )
    before = screen.version()
    option = counsel.advice(0)
    name = thing_of(option)
    assert name is not None
    screen.thing(name).click()
    later = f'section[data-version]:not([data-version="{before}"])'
    with guest.excuse(AWAY):
        house.stage.kill()
        house.stage.start()
        screen.page.locator(later).or_(screen.result).first.wait_for()
    entries = house.stage.store.entries(screen.table)
    assert entries[before].notation == option.notation
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    counsel.catch_up(screen.version())
    assert screen.by_hand(counsel.advice(0))


HOUR: Final = 3_600_000  # milliseconds

# A browser puts tabs to sleep that nobody looks at: it hides them first, then stops them whole.
HIDE: Final = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    const state = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("line", ["stays", "breaks"])
def test_a_tab_that_slept_for_an_hour_wakes_to_the_battle_as_it_is(house: House, line: str) -> None:
    screens = two_people(house, BASIC, "battle 2", clock=True)
    stage, table = house.stage, screens[0].table
    counsel = Counsel(stage, table)

    def asked() -> int:
        counsel.catch_up(len(stage.store.entries(table)))
        return counsel.match.next_decision().seat

    def choose() -> None:
        seat = asked()
        screens[seat].version()
        screens[seat].by_hand(counsel.advice(seat))

    sleeper = screens[1 - asked()]
    awake, asleep = screens[asked()], 1 - asked()
    sleeper.page.evaluate(HIDE, True)
    session = sleeper.page.context.new_cdp_session(sleeper.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    before = len(stage.store.entries(table))
    with sleeper.guest.excuse(AWAY), awake.guest.excuse(AWAY):
        if line == "breaks":
            stage.kill()
            expect(awake.page.get_by_text(words("web-connected"), exact=True)).to_have_count(0)
            stage.start()
            awake.live()
        while asked() != asleep:
            choose()
        assert len(stage.store.entries(table)) > before
        session.send("Page.setWebLifecycleState", {"state": "active"})
        sleeper.page.clock.fast_forward(HOUR)
        sleeper.page.evaluate(HIDE, False)
        sleeper.live()
        assert sleeper.version() == len(stage.store.entries(table))  # nothing is lost ...
    assert sleeper.field.locator("[data-figure]").count() == (
        awake.field.locator("[data-figure]").count()
    )
    choose()  # ... and nothing is stuck
    version = len(stage.store.entries(table))
    counsel.catch_up(version)
    assert version > before + 1
    assert screens[counsel.match.next_decision().seat].version() == version


@pytest.fixture
def drawing(browser: Browser, stage: Stage) -> Iterator[House]:
    """A house whose guests have WebGL, drawn by the processor: slow, so only where it is needed."""
    program = chromium()
    args = ["--disable-dev-shm-usage", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    drawer = browser.browser_type.launch(executable_path=program, args=args)
    house = House(drawer, stage)
    yield house
    troubles = [trouble for guest in house.guests for trouble in guest.troubles]
    drawer.close()
    assert not troubles, "\n".join(troubles)


def test_a_battle_goes_on_where_webgl_is_lost(drawing: House) -> None:
    guest = seeing(drawing.player(size=SMALL), "relief")
    screen, counsel = opened(BattleScreen.opened(guest, laid(guest, BASIC, "battle 1")))
    expect(screen.field).to_have_attribute("data-drawn", "relief")
    canvas = screen.field.locator("canvas").first
    canvas.wait_for(timeout=60_000)
    with guest.excuse("Context Lost"):
        canvas.evaluate(
            "one => one.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
        )
        expect(screen.field).to_have_attribute("data-drawn", "above", timeout=60_000)
    counsel.catch_up(screen.version())
    assert screen.by_hand(counsel.advice(0))


def test_the_same_battlefield_is_watched_and_seen_again(house: House) -> None:
    guest = seeing(house.player())
    table = laid(guest, BASIC, "battle 1", asked="attack")
    watcher = seeing(house.guest())
    screen = BattleScreen.opened(watcher, table)
    expect(screen.field.locator("[data-figure]").first).to_be_visible()
    watcher.go(f"/replay/{table}")
    expect(screen.field.locator("[data-figure]").first).to_be_visible()
