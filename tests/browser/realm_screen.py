"""Assault on a guest's screen, with hands for the map and its cards and fingers for the keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from playwright.sync_api import Locator

from giantstable.kernel.decision import Option
from giantstable.server.wire import SeatWish
from giantstable.text import words
from tests.browser.battle_screen import BOT, ME
from tests.browser.guest import Guest
from tests.browser.table_screen import TableScreen
from tools.stage import played_until

MOST: Final = 4000  # choices of one seat; a game of bots ends long before
NEXT: Final = 120  # steps by keys through all that may be picked

STANDS_ON: Final = """region => {
  const { shape, region: at } = document.activeElement.dataset;
  return shape !== undefined && at === region;
}"""

# A point of a region that nothing else covers, and whose topmost thing is the region itself.
FREE_POINT: Final = """(shape) => {
  const { left, top, width, height } = shape.getBoundingClientRect();
  for (const step of [4, 8, 16, 32])
    for (let i = 1; i < step; i += 1)
      for (let j = 1; j < step; j += 1) {
        const x = left + (width * i) / step;
        const y = top + (height * j) / step;
        if (document.elementFromPoint(x, y) === shape) return [x, y];
      }
  return null;
}"""


def laid(
    guest: Guest, seats: int, seed: str, *, people: int = 1, made: list[str] | None = None
) -> str:
    """Lay a game of so many seats, some of them the guest's, the others bots'; return the table."""
    wishes: list[SeatWish] = [ME] * people + [BOT] * (seats - people)
    setup: dict[str, object] = {"seats": seats}
    return guest.stage.lay(guest.key, setup, seed, made or [], game="assault", seats=wishes)


def up_to(seats: int, seed: str, kind: str, number: int = 1) -> list[str]:
    """Return the choices of bots until the first seat is asked a question of some kind."""
    return played_until({"seats": seats}, seed, kind, number, game="assault")


@dataclass
class Aim:
    """Where on the map an option is chosen: whom to take in hand first, and the region."""

    soldier: str | None  # of ``region``
    slayer: str | None
    region: str | None  # from where
    to: str


def aim_of(option: Option) -> Aim | None:
    """Return where on the map an option is chosen; None for one of cards and words."""
    facts = option.facts
    unit, region, to = (cast("str | None", facts.get(name)) for name in ("unit", "region", "to"))
    soldier = f"{unit}!" if unit and facts.get("wounded") else unit
    kind = option.decision.kind
    if soldier and region and to:
        return Aim(soldier, None, region, to)
    if region and to:
        return Aim(None, None, region, to)
    if soldier or kind == "slayer-attack" or region is None:
        return None
    slayer = cast("str | None", facts.get("slayer"))
    return Aim(None, slayer, None, region)


class RealmScreen(TableScreen):
    """The map, the table around it, what one does beside it, and the bar below."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.map = self.page.get_by_role("group", name=words("assault-map"), exact=True)
        self.chips = self.page.get_by_role("group", name=words("assault-board-choices"))
        self.doing = self.page.locator("[data-doing]")
        self.curtain = self.page.locator("[data-curtain]")

    # -- by hand ----------------------------------------------------------------------------------

    def shape(self, region: str) -> Locator:
        """A region as it can be pointed at."""
        return self.map.locator(f'[data-shape][data-region="{region}"]')

    def press_region(self, region: str) -> None:
        """Click into a region, where nothing stands."""
        point = self.shape(region).evaluate(FREE_POINT)
        assert point is not None, f"nothing of {region} can be seen"
        x, y = point
        if self.guest.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def soldier(self, region: str, soldier: str) -> Locator:
        """A soldier of a region on the map."""
        return self.map.locator(f'[data-soldier="{soldier}"][data-region="{region}"]').first

    def shown(self, notation: str) -> Locator:
        """What chooses an option, wherever on the board it can be seen."""
        either = f'[data-option="{notation}"], [data-notation="{notation}"]'
        return self.board.locator(either).filter(visible=True)

    def by_hand(self, option: Option) -> bool:
        """Choose by mouse or finger: on the map, on a card, in a panel, or in the bar."""
        before = self.version()
        aim = aim_of(option)
        if aim is None:
            return self._by_card(option.notation, before)
        if aim.soldier is not None and aim.region is not None:
            self._take(f"soldier {aim.region} {aim.soldier}", self.soldier(aim.region, aim.soldier))
        elif aim.slayer is not None:
            self._take(f"slayer {aim.slayer}", None)
        elif aim.region is not None:
            self._take(f"region {aim.region}", None)
        self.press_region(aim.to)
        self._settle(option)
        return self.moved_on(before)

    def _take(self, thing: str, piece: Locator | None) -> None:
        """Take somebody in hand: on the map, or where the panel names them."""
        named = self.board.locator(f'[data-take="{thing}"]')
        if named.count() > 0:
            if named.first.get_attribute("aria-pressed") != "true":
                self.touch(named.first)
        elif piece is not None:
            self.touch(piece)

    def _settle(self, option: Option) -> None:
        """Choose among several options of one region, where there are several."""
        chip = self.chips.locator(f'[data-option="{option.notation}"]')
        if chip.count() > 0:
            self.touch(chip)

    def _by_card(self, notation: str, before: int) -> bool:
        found = self.shown(notation)
        if found.count() > 0:
            self.touch(found.first)
            return self.moved_on(before)
        return self.choose(notation)

    # -- by keys ----------------------------------------------------------------------------------

    def by_keys(self, option: Option) -> bool:
        """Choose by the keyboard alone: regions on the map, all else from the list of options."""
        before = self.version()
        aim = aim_of(option)
        if aim is None or aim.soldier or aim.slayer or aim.region:
            self.page.keyboard.press("o")
            listed = self.page.get_by_role("dialog").locator(f'[data-option="{option.notation}"]')
            listed.focus()
            self.page.keyboard.press("Enter")
            return self._anyway_by_keys(before)
        self.go_to(aim.to)
        self.page.keyboard.press("Enter")
        return self._anyway_by_keys(before)

    def go_to(self, region: str) -> None:
        """Go through what may be picked on the map until a region is reached."""
        self.map.locator("[tabindex='0']").first.focus()
        for _ in range(NEXT):
            if self.page.evaluate(STANDS_ON, region):
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"no way by keys to {region}")

    def _anyway_by_keys(self, before: int) -> bool:
        def press(thing: Locator) -> None:
            thing.focus()
            self.page.keyboard.press("Enter")

        return self._moved_on(before, press)

    # -- behind the curtain -----------------------------------------------------------------------

    def look(self) -> None:
        """Be the one who may look now."""
        self.curtain.get_by_role("button").click()
        self.curtain.wait_for(state="detached")


class NeighbourScreen(RealmScreen):
    """The same for one of several people: after a choice, others may have to choose first."""

    def moved_on(self, version: int) -> bool:
        """Wait until the question of a version is answered; return whether the game goes on."""
        answered = self.page.locator(f'body:not(:has(section[data-version="{version}"]))')
        answered.or_(self.anyway).first.wait_for()
        if self.anyway.is_visible():
            self.touch(self.anyway)
        answered.wait_for()
        self.written(version)
        return not self.result.is_visible()
