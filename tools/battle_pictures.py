"""Pictures of HeroScape for docs/screenshots: every battlefield, and what is done on one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Page

from giantstable import library
from giantstable.kernel.match import Match, start_match
from giantstable.server.wire import SeatWish
from tools.stage import played

if TYPE_CHECKING:
    from tools.screenshots import Camera

# One scenario for each battlefield.
BATTLEFIELDS: Final = (
    "clashing-fronts",
    "mimrings-fortress",
    "dive-the-dark-lakes",
    "under-tempests-cover",
    "a-toxic-mist",
)
SEED: Final = "picture"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1600, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FEW: Final = 6  # options; more are only on the battlefield and in the list


def take_battles(camera: Camera) -> None:
    """Take every picture of HeroScape."""
    for scenario in BATTLEFIELDS:
        taking(camera, f"heroscape-{scenario}", scenario, until=fighting)
    fort = "mimrings-fortress"
    taking(camera, "heroscape-move", fort, until=asked("move"), do=point_by_keys)
    taking(camera, "heroscape-behind-clear", "a-toxic-mist", until=duel, do=look_clear)
    take_blocked(camera, "heroscape-behind-blocked", "clashing-fronts")
    taking(camera, "heroscape-draft", "clashing-fronts", until=asked("draft"))
    taking(camera, "heroscape-orders", "clashing-fronts", until=asked("marker"))
    taking(camera, "heroscape-above", fort, until=asked("move"), field="above")
    taking(camera, "heroscape-dice", "a-toxic-mist", until=skulls, do=throw, field="above")
    taking(camera, "heroscape-light", "clashing-fronts", until=fighting, light=True)
    taking(camera, "heroscape-phone", fort, until=asked("move"), field="above", screen=PHONE)


# -- when ------------------------------------------------------------------------------------------


def fighting(match: Match) -> bool:
    """Whether the battle has begun and the first seat moves."""
    view: Any = match.view(0)
    return view["phase"] == "fight" and asked("move")(match)


def asked(kind: str) -> Callable[[Match], bool]:
    """Whether the first seat is asked a question of some kind."""
    return lambda match: any(one.seat == 0 and one.kind == kind for one in match.pending)


def duel(match: Match) -> bool:
    """Whether the first seat attacks, and the bar below has a button for every attack."""
    return any(
        one.seat == 0 and one.kind == "attack" and 1 < len(one.codes) <= FEW
        for one in match.pending
    )


def skulls(match: Match) -> bool:
    """Whether the only attack of such a duel will show more than one skull."""
    question = next((one for one in match.pending if one.seat == 0), None)
    if question is None or not duel(match) or len(question.codes) > 2:
        return False
    happened = match.copy().choose(question.options[0].notation, 0)
    return any(one.kind.name == "rolled-attack" and one.values()[2] > 1 for one in happened)


# -- what is done ----------------------------------------------------------------------------------


def point_by_keys(page: Page) -> None:
    """Point at a space that can be moved to, some way off."""
    page.get_by_role("grid").focus()
    for _ in range(12):
        page.keyboard.press("n")


def look_clear(page: Page) -> None:
    """Look from behind the head of who attacks."""
    page.locator("section[data-version] [data-option]").first.hover()
    page.wait_for_timeout(1500)
    page.get_by_role("button", name="From behind the figure").click()


# Nothing goes on while dice lie there, however long the picture takes.
HOLD: Final = """() => {
  const soon = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => soon(function go() {
    if (document.querySelector("[data-die=combat]")) soon(go, 50);
    else then(...rest);
  }, ms);
}"""


def throw(page: Page) -> None:
    """Attack, and wait for the dice."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HOLD)
    page.locator("section[data-version] [data-option]").first.click()
    page.locator("[data-die=combat]").wait_for()


def hidden_from(match: Match) -> str | None:
    """Return somebody whom the only one left to attack does not see, if there is one."""
    question = next((one for one in match.pending if one.seat == 0 and one.kind == "attack"), None)
    if question is None:
        return None
    view: Any = match.view(0)
    unit = str(question.facts()["unit"])
    left = [
        one["figure"]
        for one in view["figures"]
        if one["fate"] == "standing"
        and one["figure"].partition(".")[0] == unit
        and one["figure"] not in view["turn"]["struck"]
    ]
    if len(left) != 1:
        return None
    for figure in view["figures"]:
        if figure["fate"] == "standing" and figure["seat"] != 0:
            why = match.game.why_not(match.table, 0, question, {"figure": figure["figure"]})
            if why is not None and why.things and "hidden" in why.text.key:
                return str(figure["figure"])
    return None


def take_blocked(camera: Camera, name: str, scenario: str) -> None:
    """Take a look from behind a head at somebody who is hidden."""
    found: list[str] = []

    def somebody_is_hidden(match: Match) -> bool:
        found[:] = [one for one in [hidden_from(match)] if one is not None]
        return bool(found)

    def look_blocked(page: Page) -> None:
        page.locator(f'[data-figure="{found[0]}"]').click()
        page.get_by_role("button", name="As a drawing from above").click()
        page.locator("[data-drawn] canvas").wait_for()
        page.wait_for_timeout(4000)
        page.get_by_role("button", name="From behind the figure").click()

    taking(camera, name, scenario, until=somebody_is_hidden, do=look_blocked, field="above")


def taking(
    camera: Camera,
    name: str,
    scenario: str,
    *,
    until: Callable[[Match], bool],
    do: Callable[[Page], None] | None = None,
    field: str = "relief",
    light: bool = False,
    screen: dict[str, Any] | None = None,
) -> None:
    """Lay a battle that bots have fought until some moment, and take its picture."""
    if not camera.wants(name):
        return
    game = library.game("heroscape")
    setup: dict[str, object] = {"scenario": scenario}
    made = played(setup, SEED, game="heroscape")
    match = start_match(game, game.settle(setup), SEED)
    number = 0
    while not until(match):
        match.repeat(made[number], "")
        number += 1
    bot = SeatWish(kind="bot", level="greedy")
    seats = [SeatWish(kind="me"), *[bot] * (match.seats - 1)]
    key = camera.key
    table = camera.stage.lay(key, setup, SEED, made[:number], game="heroscape", seats=seats)
    kept = json.dumps(json.dumps({"state": {"field": field, "quality": "full"}, "version": 1}))
    script = f"location.host && localStorage.setItem('giants-heroscape', {kept})"
    with camera.page(f"/t/{table}", light=light, script=script, **(screen or WIDE)) as page:
        page.locator("[data-drawn]").wait_for()
        if field == "relief":
            page.locator("[data-drawn] canvas").wait_for()
            page.wait_for_timeout(4000)
        if do is not None:
            do(page)
            page.wait_for_timeout(4000 if page.locator("[data-drawn] canvas").count() else 0)
        camera.take(page, name)
