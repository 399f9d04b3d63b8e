"""Wraith & the Giants as the kernel knows it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, cast

from giantstable.games.wraith.box.pieces import Giant, Wraith
from giantstable.games.wraith.box.reading import read_giant, read_wraith
from giantstable.games.wraith.rules.cards import deal_anew
from giantstable.games.wraith.rules.round import fight
from giantstable.games.wraith.rules.setup import full_health, set_up
from giantstable.games.wraith.table.asks import ALL
from giantstable.games.wraith.table.codes import card_of, is_face_down
from giantstable.games.wraith.table.fight import (
    RESULTS,
    WIN_HEALTH,
    WIN_SCARS,
    Fight,
    House,
    fight_on,
)
from giantstable.games.wraith.table.nouns import NOUNS
from giantstable.games.wraith.told import position
from giantstable.games.wraith.told.numbers import FightNumbers
from giantstable.games.wraith.told.picture import picture
from giantstable.games.wraith.told.sharing import sharing
from giantstable.games.wraith.told.view import reference, view
from giantstable.games.wraith.told.why.why_not import why_not
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.encoding import Encoding
from giantstable.kernel.errors import BadContent, BadSetup
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import (
    CHOICE,
    FLAG,
    NUMBER,
    Game,
    Json,
    Setup,
    SetupOption,
    Shaped,
    settle,
)
from giantstable.kernel.message import Why
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes

NO_GAUNTLET: Final = "off"
IMPOSSIBLE: Final = "impossible"
INSANE: Final = "insane"
GAUNTLETS: Final = (NO_GAUNTLET, IMPOSSIBLE, INSANE)  # WG-GAUNT-02


class WraithGame(Game):
    """All Giants and Wraiths of the content files."""

    def __init__(self, documents: dict[str, object]) -> None:
        super().__init__("wraith", 1, 1)
        self.documents = documents
        self.nouns = NOUNS
        self.asks = ALL
        self.giants: list[Giant] = []
        self.wraiths: list[Wraith] = []
        self.file_of: dict[str, str] = {}  # "giant earth": its content file
        for file in sorted(documents):
            if file.startswith("giants/"):
                giant = read_giant(file, documents[file], self.ledger)
                self._enter(f"giant {giant.id}", file)
                self.giants.append(giant)
            elif file.startswith("wraiths/"):
                wraith = read_wraith(file, documents[file], self.ledger)
                self._enter(f"wraith {wraith.id}", file)
                self.wraiths.append(wraith)
            else:
                raise BadContent("content-file", file=file)
        self._check_tokens()
        self.giants.sort(key=_giant_order)
        self.wraiths.sort(key=_wraith_order)
        self.giant_named = {giant.id: giant for giant in self.giants}
        self.wraith_named = {wraith.id: wraith for wraith in self.wraiths}
        self.digests: dict[str, str] = {}
        self.options = self._options()

    def _enter(self, piece: str, file: str) -> None:
        if piece in self.file_of:
            raise BadContent("content-same-id", file=file, id=piece, other=self.file_of[piece])
        self.file_of[piece] = file

    def _check_tokens(self) -> None:
        """Refuse a Foothold Card with too few spots for some Wraith's tokens (WG-FOOT-06)."""
        for giant in self.giants:
            for card in giant.foothold_cards:
                for wraith in self.wraiths:
                    if len(card.spots) < wraith.foothold_tokens:
                        raise BadContent(
                            "content-spots",
                            file=self.file_of[f"giant {giant.id}"],
                            card=card.id,
                            spots=len(card.spots),
                            other=self.file_of[f"wraith {wraith.id}"],
                            tokens=wraith.foothold_tokens,
                        )

    # -- setup --------------------------------------------------------------------------------

    def setup_options(self) -> list[SetupOption]:
        """Return what is to be settled before a fight."""
        return self.options

    def _options(self) -> list[SetupOption]:
        giants = tuple(giant.id for giant in self.giants)
        wraiths = tuple(wraith.id for wraith in self.wraiths)
        most = max(len(c.spots) for giant in self.giants for c in giant.foothold_cards)
        return [
            SetupOption("giant", CHOICE, giants[0], giants),
            SetupOption("wraith", CHOICE, wraiths[0], wraiths),
            SetupOption("footholds", FLAG, False),
            SetupOption("tokens", NUMBER, 0, low=0, high=most),
            SetupOption("gauntlet", CHOICE, NO_GAUNTLET, GAUNTLETS),
            SetupOption("own_symbols_count", FLAG, True, house=True),
            SetupOption("top_climb_forced", FLAG, True, house=True),
            SetupOption("rage_on_harmless_hit", FLAG, False, house=True),
            SetupOption("stun_blocks_healing", FLAG, False, house=True),
            SetupOption("air_draw", CHOICE, "replace", ("replace", "extra"), house=True),
        ]

    def settle(self, given: dict[str, object]) -> Setup:
        """Return the whole setup; the number of tokens must fit the Wraith (WG-FOOT-06)."""
        setup = settle(self.options, given)
        tokens_of(setup, self.giant_of(setup), self.wraith_of(setup))
        return setup

    def seats(self, setup: Setup) -> int:
        """Return 1: the game is for one player (WG-COMP-01)."""
        return 1

    def giant_of(self, setup: Setup) -> Giant:
        """Return the Giant of a setup."""
        return self.giant_named[str(setup["giant"])]

    def wraith_of(self, setup: Setup) -> Wraith:
        """Return the Wraith of a setup."""
        return self.wraith_named[str(setup["wraith"])]

    def fingerprint(self, setup: Setup) -> str:
        """Return a digest of the two content files that a fight is played with."""
        key = f"{setup['giant']} {setup['wraith']}"
        if key not in self.digests:
            files = [
                self.file_of[f"giant {setup['giant']}"],
                self.file_of[f"wraith {setup['wraith']}"],
            ]
            written = json.dumps([self.documents[file] for file in files], sort_keys=True)
            self.digests[key] = hashlib.sha256(written.encode()).hexdigest()[:12]
        return self.digests[key]

    def new_table(self, setup: Setup, rng: Rng) -> Fight:
        """Set up a fight (WG-SETUP)."""
        giant = self.giant_of(setup)
        wraith = self.wraith_of(setup)
        return set_up(rng, giant, wraith, house_of(setup), tokens_of(setup, giant, wraith))

    # -- play ---------------------------------------------------------------------------------

    def play(self, table: Table) -> Play:
        """Play the fight."""
        return fight(fight_on(table))

    def scores(self, table: Table) -> list[int]:
        """Return 1 for a win, else 0."""
        return [1 if fight_on(table).result in (WIN_HEALTH, WIN_SCARS) else 0]

    def winners(self, table: Table) -> list[int]:
        """Return seat 0 if the Giant was defeated."""
        return [0] if fight_on(table).result in (WIN_HEALTH, WIN_SCARS) else []

    def result(self, table: Table) -> str:
        """Return how the fight ended (WG-END-08)."""
        return RESULTS[fight_on(table).result]

    def results(self) -> list[str]:
        """Return the five ways a fight can end."""
        return RESULTS[1:]

    # -- who knows what -----------------------------------------------------------------------

    def view(self, table: Table, seat: int | None) -> shapes.View:
        """Return the fight as the player or a spectator sees it."""
        return view(fight_on(table), seat)

    def reference(self, setup: Setup) -> shapes.Reference:
        """Return what is printed on the boards and cards of a fight."""
        return reference(self.giant_of(setup), self.wraith_of(setup))

    def show(self, table: Table, decision: Decision, code: int) -> shapes.Show | None:
        """Return what is shared out, whatever the option: it takes several questions to say."""
        return sharing(fight_on(table), decision)

    def encoding(self, setup: Setup) -> Encoding:
        """Return how a fight looks in numbers."""
        return FightNumbers(self.giant_of(setup), self.wraith_of(setup))

    def picture(self, setup: Setup, view: Shaped) -> str:
        """Return a view as an SVG picture."""
        return picture(cast("shapes.View", view), self.reference(setup))

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal anew both decks with what was removed from them unseen; let chance be other."""
        deal_anew(fight_on(table), rng)

    # -- on paper -----------------------------------------------------------------------------

    def table_json(self, table: Table) -> Json:
        """Return the whole table as readable JSON."""
        return position.written(fight_on(table))

    def table_from(self, setup: Setup, fields: Fields, rng: Rng) -> Fight:
        """Return the table that the JSON describes."""
        return position.read(
            fields, rng, self.giant_of(setup), self.wraith_of(setup), house_of(setup)
        )

    # -- words --------------------------------------------------------------------------------

    def why_not(
        self, table: Table, seat: int | None, decision: Decision | None, thing: dict[str, str]
    ) -> Why | None:
        """Return which rule forbids a thing that somebody pointed at."""
        return why_not(fight_on(table), seat, decision, thing)

    # -- laws ---------------------------------------------------------------------------------

    def check(self, table: Table) -> None:
        """Check that no card and no token was lost, and that every number can be."""
        t = fight_on(table)
        rows = [card_of(placed) for placed in t.top + t.bottom]
        cards = t.hand + t.deck + t.discard + t.removed + t.lost + rows
        assert sorted(cards) == t.wraith.deck, "Wraith cards are conserved"
        giant_cards = t.row + t.above + t.giant_deck + t.set_aside + t.gone
        assert sorted(giant_cards) == list(range(len(t.giant.cards))), "Giant cards are conserved"
        on_cards = sum(tokens for tokens in t.tokens if tokens > 0)
        assert t.life() + on_cards + t.spent == full_health(t), "Wound tokens are conserved"
        assert len(t.tokens) == len(t.row)
        assert t.health >= 0
        assert all(pool >= 0 for pool in t.pools)
        assert 0 <= t.rage <= len(t.giant.rage_track)
        assert 0 <= t.pawn < t.giant.body.size
        assert t.wounds >= 0
        assert t.top_symbols == _shown(t, t.top)
        assert t.bottom_symbols == _shown(t, t.bottom)
        for i, card in enumerate(t.row):
            assert -1 <= t.tokens[i] < t.giant.cards[card].wound_limit


def _giant_order(giant: Giant) -> int:
    return giant.order


def _wraith_order(wraith: Wraith) -> int:
    return wraith.order


def _shown(t: Fight, row: list[int]) -> int:
    return sum(t.wraith.cards[card_of(placed)].shows for placed in row if not is_face_down(placed))


def house_of(setup: Setup) -> House:
    """Return the switches of a setup."""
    return House(
        setup["own_symbols_count"] is True,
        setup["top_climb_forced"] is True,
        setup["rage_on_harmless_hit"] is True,
        setup["stun_blocks_healing"] is True,
        setup["air_draw"] == "extra",
    )


def tokens_of(setup: Setup, giant: Giant, wraith: Wraith) -> int:
    """Return how many Foothold tokens lie on the Giant (WG-FOOT-04 .. WG-FOOT-06, W70)."""
    tokens = setup["tokens"]
    assert isinstance(tokens, int)
    if setup["footholds"] is not True:
        if tokens > 0:
            raise BadSetup("setup-tokens-alone", found=tokens)
        return 0
    least = wraith.foothold_tokens
    most = min(len(card.spots) for card in giant.foothold_cards)
    if tokens == 0:
        tokens = least
    if not least <= tokens <= most:
        raise BadSetup("setup-tokens", wraith=wraith.name, low=least, high=most, found=tokens)
    return tokens


def game(documents: dict[str, object]) -> Game:
    """Return the game with its content, file by file."""
    return WraithGame(documents)
