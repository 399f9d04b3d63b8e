"""HeroScape on a guest's screen, with hands for the battlefield and fingers for its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from playwright.sync_api import Locator, expect

from giantstable import library
from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.games.heroscape.told import shapes
from giantstable.kernel.decision import Decision, Option
from giantstable.kernel.match import Match, start_match
from giantstable.server.wire import SeatWish
from giantstable.text import words
from tests.browser.guest import Guest
from tests.browser.table_screen import TableScreen
from tools.stage import Stage, played_until

if TYPE_CHECKING:
    from tests.browser.conftest import House

MOST: Final = 1500  # choices of all seats; a battle of bots ends long before
FOUGHT_OUT: Final = 240_000  # milliseconds


ME: Final = SeatWish(kind="me")
BOT: Final = SeatWish(kind="bot", level="greedy")
SEATS: Final = {"mimrings-fortress": 4, "a-desperate-rescue-attempt": 3}  # all others have two


def seeing(guest: Guest, field: Literal["above", "relief"] = "above") -> Guest:
    """Let a guest see battlefields as a drawing from above, or in the round but plainly."""
    kept = f'{{"state":{{"field":"{field}","quality":"plain"}},"version":1}}'
    guest.context.add_init_script(
        f"location.host && localStorage.setItem('giants-heroscape', '{kept}')"
    )
    return guest


def laid(
    guest: Guest, scenario: str, seed: str, *, people: int = 1, asked: str | None = None
) -> str:
    """Lay a battle: so many seats are the guest's, the others are bots'; return the table.

    Bots have played it up to the first question of a kind to the first seat, if one is given.
    """
    seats = [ME] * people + [BOT] * (SEATS.get(scenario, 2) - people)
    setup: dict[str, object] = {"scenario": scenario}
    made = [] if asked is None else played_until(setup, seed, asked, game="heroscape")
    return guest.stage.lay(guest.key, setup, seed, made, game="heroscape", seats=seats)


# How many rows, or cells of a row, lie between the cell that the keys stand on and another.
WAY_TO: Final = """(grid, [space, along]) => {
  const active = grid.getAttribute("aria-activedescendant");
  const [from, to] = [`[id="${active}"]`, `[data-cell="${space}"]`].map((one) => {
    const cell = grid.querySelector(one);
    const row = cell.closest("[role=row]");
    const [among, it] = along === "row" ? [grid, row] : [row, cell];
    return [...among.children].indexOf(it);
  });
  return to - from;
}"""


class Counsel:
    """The same battle on the side, so that somebody who plays knows what a bot would do."""

    def __init__(self, stage: Stage, table: str) -> None:
        row = stage.store.table(table)
        game = library.game(row.game)
        self.stage = stage
        self.table = table
        self.match: Match = start_match(game, game.settle(row.setup), row.seed)
        self.bot = bot("greedy", game, f"counsel {row.seed}")
        self.heard = 0

    def catch_up(self, version: int) -> None:
        """Repeat what has been chosen at the table, up to a version."""
        for entry in self.stage.store.entries(self.table)[self.heard : version]:
            self.match.choose(entry.notation, entry.seat)
        self.heard = version

    def question(self, seat: int) -> Decision:
        """Return what a seat is asked."""
        return next(one for one in self.match.pending if one.seat == seat)

    def advice(self, seat: int) -> Option:
        """Return what a bot would choose at a seat."""
        decision = self.question(seat)
        code = self.bot.choose(Chair(self.match, decision))
        return next(option for option in decision.options if option.code == code)


class BattleScreen(TableScreen):
    """The battlefield, the cards beside it, and the bar below."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.field = self.page.locator("[data-drawn]")
        self.grid = self.page.locator("[role=grid]")
        self.chips = self.page.get_by_role("group", name=words("heroscape-board-choices"))
        self.curtain = self.page.locator("[data-curtain]")

    def moved_on(self, version: int) -> bool:
        """Wait until the table has moved on; who has nobody left waits for bots to fight it out."""
        later = self.page.locator(f'section[data-version]:not([data-version="{version}"])')
        later.or_(self.result).first.wait_for(timeout=FOUGHT_OUT)
        return not self.result.is_visible()

    # -- by hand ----------------------------------------------------------------------------------

    def thing(self, name: str) -> Locator:
        """A space or a figure on the drawing from above: ``space J8``."""
        return self.field.locator(f'[data-thing="{name}"]').last

    def by_hand(self, option: Option) -> bool:
        """Choose by mouse or finger: on the battlefield, on a card, or in the bar."""
        name = thing_of(option)
        if name is None or self.thing(name).count() == 0:
            return self.choose(option.notation)
        before = self.version()
        self.touch(self.thing(name))
        return self._settle(option, before, self.touch)

    # -- by keys ----------------------------------------------------------------------------------

    def cell(self) -> str:
        """The space that the grid of cells stands on."""
        active = self.grid.get_attribute("aria-activedescendant") or ""
        return active.rpartition("-")[2]

    def go_to(self, space: str, most: int = 400) -> None:
        """Go to a space by arrows; where they do not lead there, through what may be chosen."""
        self.grid.focus()
        for along, keys in (
            ("row", ("ArrowUp", "ArrowDown")),
            ("cell", ("ArrowLeft", "ArrowRight")),
        ):
            way = int(self.grid.evaluate(WAY_TO, [space, along]))
            for _ in range(abs(way)):
                self.page.keyboard.press(keys[way > 0])
        for _ in range(most):
            if self.cell() == space:
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"no way by keys to {space}")

    def by_keys(self, option: Option, space: str | None) -> bool:
        """Choose by the keyboard alone; ``space`` is where the thing lies or stands."""
        before = self.version()
        if space is None:
            return self.by_list(option, before)
        self.go_to(space)
        self.page.keyboard.press("Enter")
        return self._settle(option, before, self._press)

    def by_list(self, option: Option, before: int) -> bool:
        """Choose what is no thing of the battlefield: from the list of all options, by keys."""
        self.page.keyboard.press("o")
        listed = self.page.get_by_role("dialog").locator(f'[data-option="{option.notation}"]')
        listed.focus()
        self.page.keyboard.press("Enter")
        return self.moved_on(before)

    def _press(self, chip: Locator) -> None:
        for _ in range(60):
            if chip.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def _settle(self, option: Option, before: int, press: Callable[[Locator], None]) -> bool:
        """Choose among several options of one thing, where there are several."""
        same = [one for one in option.decision.options if thing_of(one) == thing_of(option)]
        if len(same) > 1:
            press(self.chips.locator(f'[data-option="{option.notation}"]'))
        return self.moved_on(before)

    # -- behind the curtain -----------------------------------------------------------------------

    def look(self) -> None:
        """Be the one who may look now."""
        self.curtain.get_by_role("button").click()
        self.curtain.wait_for(state="detached")


class ComradeScreen(BattleScreen):
    """The same for one of several people: after a choice, others may have to choose first."""

    def moved_on(self, version: int) -> bool:
        """Wait until the question of a version is answered; return whether the battle goes on."""
        expect(self.page.locator(f'section[data-version="{version}"]')).to_have_count(0)
        self.written(version)
        return not self.result.is_visible()


def two_people(
    house: House, scenario: str, seed: str, *, clock: bool = False
) -> list[ComradeScreen]:
    """Lay a battle for Ada and Bela, each at a browser; on a wish with clocks that can be set."""
    host, friend = seeing(house.player("Ada")), seeing(house.guest())
    if clock:
        for guest in (host, friend):
            guest.page.clock.install()
    setup: dict[str, object] = {"scenario": scenario}
    seats = [ME, SeatWish(kind="open")]
    table = house.stage.lay(host.key, setup, seed, game="heroscape", seats=seats)
    friend.page.goto("/join#" + house.stage.store.invite(table, None))
    friend.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    friend.button("web-sit-down").click()
    friend.page.wait_for_url("**/t/*")
    host.page.goto(f"/t/{table}")
    screens = [ComradeScreen(guest, table) for guest in (host, friend)]
    for screen in screens:
        screen.live()
    return screens


def thing_of(option: Option) -> str | None:
    """The thing of the battlefield that an option is chosen by; None where there is none."""
    facts = option.facts
    if "space" in facts:
        return f"space {facts['space']}"
    if facts.get("target"):
        return f"figure {facts['target']}"
    if facts.get("figure"):
        return f"figure {facts['figure']}"
    return None


def space_of(option: Option, view: shapes.View) -> str | None:
    """The cell that an option is chosen by: its space, or where its figure stands."""
    name = thing_of(option)
    if name is None:
        return None
    sort, _, id_ = name.partition(" ")
    if sort == "space":
        return id_
    return next((one.get("space") for one in view["figures"] if one["figure"] == id_), None)
