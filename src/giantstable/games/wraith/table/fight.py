"""The table of one fight: everything that lies on it, as plain numbers."""

from __future__ import annotations

from typing import Final, Literal

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import Giant, Wraith
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import GameOver, Table

# The steps of a round (WG-ROUND-01).
ACT: Final = 0
REFRESH: Final = 1
GIANT: Final = 2
Step = Literal["act", "refresh", "giant"]
STEPS: Final[list[Step]] = ["act", "refresh", "giant"]

TOP: Final = 0
BOTTOM: Final = 1
ROWS: Final = ["top", "bottom"]
NO_ROW: Final = -1

SCAR: Final = -1  # instead of a number of Wound tokens: the card is turned over

# How a fight can end (WG-END-08); the empty one is a fight that goes on.
RESULTS: Final = [
    "", "win-health", "win-scars", "lose-village", "lose-stamina", "lose-wounds",
]  # fmt: skip
GOES_ON: Final = 0
WIN_HEALTH: Final = 1
WIN_SCARS: Final = 2
LOSE_VILLAGE: Final = 3
LOSE_STAMINA: Final = 4
LOSE_WOUNDS: Final = 5


class House:
    """The switches for rulings that a table may see otherwise."""

    def __init__(
        self,
        own_symbols_count: bool,
        top_climb_forced: bool,
        rage_on_harmless_hit: bool,
        stun_blocks_healing: bool,
        air_draw_extra: bool,
    ) -> None:
        self.own_symbols_count = own_symbols_count  # W06
        self.top_climb_forced = top_climb_forced  # W22
        self.rage_on_harmless_hit = rage_on_harmless_hit  # W59
        self.stun_blocks_healing = stun_blocks_healing  # W69
        self.air_draw_extra = air_draw_extra  # W76


class Fight(Table):
    """One Wraith against one Giant."""

    def __init__(
        self, rng: Rng, giant: Giant, wraith: Wraith, house: House, like: Fight | None = None
    ) -> None:
        super().__init__(rng)
        self.giant = giant
        self.wraith = wraith
        self.house = house
        if like is None:
            self._lay_out()
        else:
            self._follow(like)

    def _lay_out(self) -> None:
        """Begin with an empty table."""
        self.round = 1
        self.step = ACT
        self.played = 0  # cards placed in this Player Action Step
        self.result = GOES_ON

        # The Wraith. Cards are numbers of ``wraith.cards``; the top of a deck is its end.
        self.pawn = GROUND
        self.wounds = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.removed: list[int] = []  # out of the game unseen, since the last reshuffle
        self.lost: list[int] = []  # out of the game before it: an attentive player knows them
        self.top: list[int] = []  # action rows: card * 2, + 1 if face down
        self.bottom: list[int] = []
        self.top_symbols = 0
        self.bottom_symbols = 0
        self.stunned = False
        self.shield = 0
        self.hand_lost = False  # an Air token took the hand; the next turn starts with 4 cards

        # While a card is carried out.
        self.acting = NO_ROW
        self.unripe = 0  # own symbols that do not count yet (house rule W06)
        self.triggered = 0  # a mask of skills whose pools ran empty
        self.owed = 0  # tokens already on cards that the skill pools have still to give
        self.shared: list[int] = []  # slots that an attack's Wounds are shared out among,
        self.given: list[int] = []  # and what was said of them; old news once that is done

        # The Giant. Cards are numbers of ``giant.cards``.
        self.row: list[int] = []
        self.tokens: list[int] = []  # Wounds on each card of the row, or SCAR
        self.above: list[int] = []  # Scars above the row
        self.giant_deck: list[int] = []
        self.set_aside: list[int] = []  # the five removed unseen during setup
        self.gone: list[int] = []  # cards that left the row
        self.health = 0
        self.pools: list[int] = []
        self.spent = 0  # Wound tokens that went to the supply
        self.rage = 0
        self.suppressed = False  # the leftmost card will not attack
        self.dangers = 0  # a mask of footholds with tokens
        self.foothold_card = -1

    def _follow(self, like: Fight) -> None:
        """Become an equal of another fight, sharing nothing that changes in place.

        A fight is followed at every checkpoint, so the four piles that rarely grow are shared:
        they are replaced, never changed (``lost``, ``above``, ``set_aside``, ``gone``). So are
        ``shared`` and ``given``.
        """
        self.revealed = like.revealed
        self.round = like.round
        self.step = like.step
        self.played = like.played
        self.result = like.result
        self.pawn = like.pawn
        self.wounds = like.wounds
        self.hand = like.hand.copy()
        self.deck = like.deck.copy()
        self.discard = like.discard.copy()
        self.removed = like.removed.copy()
        self.lost = like.lost
        self.top = like.top.copy()
        self.bottom = like.bottom.copy()
        self.top_symbols = like.top_symbols
        self.bottom_symbols = like.bottom_symbols
        self.stunned = like.stunned
        self.shield = like.shield
        self.hand_lost = like.hand_lost
        self.acting = like.acting
        self.unripe = like.unripe
        self.triggered = like.triggered
        self.owed = like.owed
        self.shared = like.shared
        self.given = like.given
        self.row = like.row.copy()
        self.tokens = like.tokens.copy()
        self.above = like.above
        self.giant_deck = like.giant_deck.copy()
        self.set_aside = like.set_aside
        self.gone = like.gone
        self.health = like.health
        self.pools = like.pools.copy()
        self.spent = like.spent
        self.rage = like.rage
        self.suppressed = like.suppressed
        self.dangers = like.dangers
        self.foothold_card = like.foothold_card

    def copy(self) -> Fight:
        """Return an equal fight. It has no listener."""
        return Fight(self.rng.copy(), self.giant, self.wraith, self.house, self)

    def action_row(self, row: int) -> list[int]:
        """Return the cards of an action row, oldest first."""
        return self.top if row == TOP else self.bottom

    def symbols(self, row: int) -> int:
        """Return the Skill symbols an action row shows."""
        if row == NO_ROW:
            return 0
        return self.top_symbols if row == TOP else self.bottom_symbols

    def scars(self) -> int:
        """Return the Scars in and above the row (WG-SCAR-08)."""
        count = len(self.above)
        for tokens in self.tokens:
            if tokens == SCAR:
                count += 1
        return count

    def life(self) -> int:
        """Return all Wound tokens still to be dealt: health pool and skill pools."""
        total = self.health - self.owed
        for pool in self.pools:
            total += pool
        return total

    def end(self, result: int) -> GameOver:
        """Note how the fight ends; the caller raises what is returned."""
        self.result = result
        return GameOver()


def fight_on(table: Table | None) -> Fight:
    """Return the fight on a table that is known to have one."""
    assert isinstance(table, Fight)
    return table
