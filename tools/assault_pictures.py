"""Pictures of Assault for docs/screenshots: the map, battles step by step, what a turn does."""

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

SETUP: Final[dict[str, object]] = {"seats": 4}
FULL: Final[dict[str, object]] = {"seats": 6}
SEED: Final = "picture 5"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1600, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
MANY: Final = 5  # dice that one would like to see on a side

Moment = Callable[[Match], bool]


# -- when ------------------------------------------------------------------------------------------


def asked(kind: str, turn: int = 0) -> Moment:
    """Whether a question of some kind is asked, from some turn on."""
    return lambda match: match.pending[0].kind == kind and _view(match)["turns"] >= turn


def fought(kind: str, step: str, dice: int = MANY) -> Moment:
    """Whether a battle of some size asks a question in some step."""

    def found(match: Match) -> bool:
        if match.pending[0].kind != kind:
            return False
        battle = _view(match)["battle"]
        return (
            battle is not None
            and battle["step"] == step
            and battle["attacker"]["roll"] + battle["defender"]["roll"] >= 2 * dice
        )

    return found


def pieces_on_map(match: Match) -> int:
    """Return how much lies on the map when a turn begins; nothing counts at other times."""
    if match.pending[0].kind != "act":
        return 0
    view = _view(match)
    lying: list[int] = [
        sum(region["units"].values()) + len(region["events"]) + len(region["markers"])
        for region in view["regions"].values()
    ]
    slayers = [slayer for slayer in view["slayers"].values() if slayer["region"]]
    return sum(lying) + len(slayers)


def _view(match: Match) -> Any:
    return match.view(match.pending[0].seat)


# -- the pictures ----------------------------------------------------------------------------------

BATTLE: Final = "[data-battle]"
MAP: Final = "[data-region]"


def take_assaults(camera: Camera) -> None:
    """Take every picture of Assault."""
    film = Film(camera)
    film.take("assault-start", asked("act"))
    film.take("assault-map", asked("act", 21), do=close_news)
    crowd = Film(camera, FULL)
    crowd.take("assault-crowded", crowd.fullest(), do=close_news)
    film.take("assault-news", asked("act", 21))
    film.take("assault-move", asked("maneuver", 8))
    film.take("assault-recruit", asked("recruit", 8))
    film.take("assault-trade", asked("give", 4))
    film.take("assault-attack", asked("attack", 8), do=point_at_attack)
    film.take("assault-giantslayers", asked("slayer-attack", 3), do=point_at_attack)
    for name, moment in STEPS.items():
        film.take(f"assault-battle-{name}", moment, ready=BATTLE, do=point_at_first)
    film.take("assault-account", asked("act", 21), do=open_account)
    film.take("assault-phone", asked("act", 21), do=close_news, screen=PHONE)
    losses = STEPS["5-defenders-losses"]
    film.take("assault-battle-phone", losses, ready=BATTLE, screen=PHONE)
    film.take("assault-light", asked("act", 21), do=close_news, theme="light")
    film.take("assault-contrast", asked("act", 21), do=close_news, theme="contrast")
    film.take("assault-battle-light", losses, ready=BATTLE, do=point_at_first, theme="light")
    film.take("assault-battle-contrast", losses, ready=BATTLE, theme="contrast")
    film.take("assault-czech", asked("act", 21), do=close_news, language="cs")
    film.take("assault-russian", asked("act", 21), do=close_news, language="ru")
    film.take("assault-battle-czech", losses, ready=BATTLE, language="cs")
    film.take("assault-battle-russian", losses, ready=BATTLE, language="ru")


# Points and the end of a battle ask nothing: the account of the battle shows them.
STEPS: Final[dict[str, Moment]] = {
    "1-who-attacks": fought("hold-back", "declare"),
    "2-spells": fought("start-spell", "start-spells", 4),
    "3-attackers-roll": fought("modify", "attacker-totals"),
    "3-roll-again": fought("reroll", "attacker-totals", 4),
    "3-cards": fought("totals", "attacker-totals", 4),
    "4-defenders-roll": fought("modify", "defender-totals", 4),
    "5-defenders-losses": fought("casualty", "defender-losses", 3),
    "6-attackers-losses": fought("casualty", "attacker-losses", 4),
    "8-conquest": fought("stay-behind", "conquest", 4),
}


def close_news(page: Page) -> None:
    """Put the news away."""
    news = page.locator("[data-news]")
    if news.count():
        news.get_by_role("button").first.dispatch_event("click")


def point_at_attack(page: Page) -> None:
    """Point at the first attack of the panel, once its odds are there."""
    page.locator("[data-doing] [data-option]").first.hover()
    page.wait_for_timeout(1500)


def point_at_first(page: Page) -> None:
    """Point at the first thing that can be chosen on the battle table."""
    page.locator(f"{BATTLE} [data-notation]").first.focus()
    page.wait_for_timeout(1500)


def open_account(page: Page) -> None:
    """Open the account of the last battle."""
    close_news(page)
    page.get_by_role("button", name="Battles").dispatch_event("click")
    page.locator("[data-account]").wait_for()


class Film:
    """One game that bots have played, and pictures of its moments."""

    def __init__(self, camera: Camera, setup: dict[str, object] = SETUP) -> None:
        self.camera = camera
        self.setup = setup
        self.made = played(setup, SEED, game="assault")

    def take(
        self,
        name: str,
        moment: Moment,
        *,
        ready: str = MAP,
        do: Callable[[Page], None] | None = None,
        screen: dict[str, Any] | None = None,
        theme: str = "dark",
        language: str = "en",
    ) -> None:
        """Take the picture of a moment, with the eyes of who is asked in it."""
        found = self._find(moment)
        if found is None:
            print(f"{name}: there is no such moment in this game", flush=True)
            return
        number, seat = found
        bot = SeatWish(kind="bot", level="greedy")
        seats = [
            SeatWish(kind="me") if n == seat else bot for n in range(int(str(self.setup["seats"])))
        ]
        camera = self.camera
        made = self.made[:number]
        table = camera.stage.lay(camera.key, self.setup, SEED, made, game="assault", seats=seats)
        wishes = {"language": language, "theme": theme, "logOpen": False}
        kept = json.dumps(json.dumps({"state": wishes, "version": 1}))
        script = f"localStorage.setItem('giants-settings', {kept})"
        with camera.page(f"/t/{table}", script=script, **(screen or WIDE)) as page:
            page.locator(ready).first.wait_for()
            if do is not None:
                do(page)
            camera.take(page, name)

    def fullest(self) -> Moment:
        """Return the last turn that began with the most on the map."""
        most, when = 0, 0

        def count(match: Match) -> bool:
            nonlocal most, when
            if (lying := pieces_on_map(match)) >= max(most, 1):
                most, when = lying, _view(match)["turns"]
            return False

        self._find(count)
        return asked("act", when)

    def _find(self, moment: Moment) -> tuple[int, int] | None:
        """Return how many choices lead to a moment, and who is asked in it."""
        game = library.game("assault")
        match = start_match(game, game.settle(self.setup), SEED)
        for number, written in enumerate(self.made):
            if moment(match):
                return number, match.pending[0].seat
            match.repeat(written, "")
        return None
