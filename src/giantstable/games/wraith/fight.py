"""The table of one fight: everything that lies on it, as plain numbers."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.body import GROUND
from giantstable.games.wraith.pieces import Giant, Wraith
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import GameOver, Table

# The steps of a round (WG-ROUND-01).
ACT: Final = 0
REFRESH: Final = 1
GIANT: Final = 2
STEPS: Final = ["act", "refresh", "giant"]

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

    def __init__(self, rng: Rng, giant: Giant, wraith: Wraith, house: House) -> None:
        super().__init__(rng)
        self.giant = giant
        self.wraith = wraith
        self.house = house
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

    def copy(self) -> Fight:
        """Return an equal fight that shares nothing that can change."""
        t = Fight(self.rng.copy(), self.giant, self.wraith, self.house)
        t.revealed = self.revealed
        t.round = self.round
        t.step = self.step
        t.played = self.played
        t.result = self.result
        t.pawn = self.pawn
        t.wounds = self.wounds
        t.hand = self.hand.copy()
        t.deck = self.deck.copy()
        t.discard = self.discard.copy()
        t.removed = self.removed.copy()
        t.lost = self.lost.copy()
        t.top = self.top.copy()
        t.bottom = self.bottom.copy()
        t.top_symbols = self.top_symbols
        t.bottom_symbols = self.bottom_symbols
        t.stunned = self.stunned
        t.shield = self.shield
        t.hand_lost = self.hand_lost
        t.acting = self.acting
        t.unripe = self.unripe
        t.triggered = self.triggered
        t.row = self.row.copy()
        t.tokens = self.tokens.copy()
        t.above = self.above.copy()
        t.giant_deck = self.giant_deck.copy()
        t.set_aside = self.set_aside.copy()
        t.gone = self.gone.copy()
        t.health = self.health
        t.pools = self.pools.copy()
        t.spent = self.spent
        t.rage = self.rage
        t.suppressed = self.suppressed
        t.dangers = self.dangers
        t.foothold_card = self.foothold_card
        return t

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
        total = self.health
        for pool in self.pools:
            total += pool
        return total

    def end(self, result: int) -> GameOver:
        """Note how the fight ends; the caller raises what is returned."""
        self.result = result
        return GameOver()
