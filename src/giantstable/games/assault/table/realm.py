"""The table of one game: armies, rows, cards, markers and points, as plain numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from giantstable.games.assault.box.effects import MARKERS, NOTHING, RESOURCES
from giantstable.games.assault.box.pieces import CLOUD, RACES
from giantstable.games.assault.table.army import NONE
from giantstable.games.assault.table.codes import HOLDER_BITS, NO_HOLDER
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import GameOver, Table

if TYPE_CHECKING:
    from giantstable.games.assault.table.combat import Combat

# How far the game is (AG-TURN-07).
DRAFT: Final = 0  # Resource Cards are picked
NORMAL: Final = 1
FINAL_ORDNING: Final = 2
ENDGAME: Final = 3
Stage = Literal["draft", "normal", "final-ordning", "endgame"]
STAGES: Final[list[Stage]] = ["draft", "normal", "final-ordning", "endgame"]

KINDS_OF_CARDS: Final = len(RESOURCES)
SLAYERS: Final = 3
NO_REGION: Final = NOTHING

RESULTS: Final = ["", "most-points", "shared", "aborted"]
GOES_ON: Final = 0
MOST_POINTS: Final = 1
SHARED: Final = 2
ABORTED: Final = 3  # by a cap on rounds: nobody has won (R45)


class Realm(Table):
    """The Savage Frontier in one game.

    Races are numbers in falling old order, whether anybody plays them or not; a seat is a place at
    the table. Regions are numbers; sets of them are masks.
    """

    def __init__(self, rng: Rng, world: World, like: Realm | None = None) -> None:
        super().__init__(rng)
        self.world = world
        if like is None:
            self._lay_out()
        else:
            self._follow(like)

    def _lay_out(self) -> None:
        """Begin with an empty board."""
        races = len(RACES)
        regions = len(self.world.board.regions)
        self.stage = DRAFT
        self.result = GOES_ON
        self.won = 0  # a mask of seats

        # Who is who. Only played races have a seat.
        self.seat_of: list[int] = [NOBODY] * races
        self.race_of: list[int] = [NOBODY] * self.world.seats

        # The board.
        self.holder: list[int] = [NOBODY] * regions  # the race whose giants stand there
        self.army: list[int] = [NONE] * regions  # see ``army``
        self.held: list[int] = [0] * races  # made from ``holder``: masks of regions
        self.supply: list[int] = [NONE] * races  # healthy soldiers that can be recruited
        self.waiting = 0  # kinds of units that no event has brought in yet, among all units
        self.marked: list[int] = [0] * len(MARKERS)  # masks of regions
        self.forged = 0  # Forge Markers in Ironslag
        self.castle = NO_REGION  # Lyn Armaal
        self.slayer_at: list[int] = [NO_REGION] * SLAYERS
        self.slayers_wounded = 0  # a mask

        # Cards. Resource Cards of one kind are all the same: they are counted.
        self.resources: list[int] = [0] * (races * KINDS_OF_CARDS)  # race * KINDS_OF_CARDS + kind
        self.deck: list[int] = []  # kinds; the top is the end
        self.discard: list[int] = []  # the last discarded is the end
        self.spells: list[list[int]] = [[] for _ in range(races)]  # hands, sorted
        self.spell_deck: list[int] = []
        self.spell_discard: list[int] = []
        self.spells_gone: list[int] = []  # cast: out of the game
        self.drawn: list[int] = []  # of the active hand, those of which some are kept: just drawn
        self.row: list[list[int]] = [[] for _ in range(races)]  # commands, left to right
        self.special: list[int] = [0] * races  # how many special Events are completed
        self.event_row: list[int] = []  # universal Events face up
        self.event_deck: list[int] = []
        self.claimed: list[int] = [0] * races  # masks of universal Events
        self.fed = 0  # Food that hill has fed to Guh

        # Ordning Points.
        self.pools: list[int] = [0, 0]
        self.reserve = 0  # in the box
        self.points: list[int] = [0] * races

        # The draft of Resource Cards before the first turn.
        self.offered: list[int] = []  # kinds, face up
        self.picks = 0

        # The turn.
        self.first = NOBODY  # the seat that begins
        self.turns = 0  # taken so far, by all
        self.left_to_play = NOBODY  # Endgame: turns that are still to come after this one
        self.active = NOBODY  # the race whose turn it is
        self.has_claimed = False
        self.has_commanded = False
        self.crossed = 0  # enemy regions whose passage is paid for this turn (AG-MOVE-17)
        self.owned: list[int] = []  # ``resources`` at the start of the turn (AG-TRADE-08)
        self.combat: Combat | None = None  # the battle under way; none at a checkpoint
        self.walker = NOTHING  # who is passing through: soldier + 16 * region; in no army
        self.offer: list[int] = []  # the trade put together: counts given, then wanted, by kind
        self.partner = NOTHING  # of that trade, as a code of the question
        self.limit = 0  # of that trade: how many cards may be given
        self.counted = NOTHING  # what is being used up (see ``remaining``); nothing at a checkpoint
        self.counted_for = NOBODY  # whose it is
        self.left = 0  # how much of it is left

    def _follow(self, like: Realm) -> None:
        """Become an equal of another realm, sharing nothing that changes in place.

        A realm is followed at every turn, so whatever few turns change is shared: it is replaced,
        never changed. These are the piles of cards, each hand and each row, all that Events have
        done, and the Ordning Points. Who sits where is settled before anybody follows.
        """
        self.revealed = like.revealed
        self.stage = like.stage
        self.result = like.result
        self.won = like.won
        self.seat_of = like.seat_of
        self.race_of = like.race_of
        self.holder = like.holder.copy()
        self.army = like.army.copy()
        self.held = like.held.copy()
        self.supply = like.supply.copy()
        self.waiting = like.waiting
        self.marked = like.marked
        self.forged = like.forged
        self.castle = like.castle
        self.slayer_at = like.slayer_at.copy()
        self.slayers_wounded = like.slayers_wounded
        self.resources = like.resources.copy()
        self.deck = like.deck
        self.discard = like.discard
        self.spells = like.spells
        self.spell_deck = like.spell_deck
        self.spell_discard = like.spell_discard
        self.spells_gone = like.spells_gone
        self.drawn = like.drawn
        self.row = like.row.copy()
        self.special = like.special
        self.event_row = like.event_row
        self.event_deck = like.event_deck
        self.claimed = like.claimed
        self.fed = like.fed
        self.pools = like.pools
        self.reserve = like.reserve
        self.points = like.points
        self.offered = like.offered
        self.picks = like.picks
        self.first = like.first
        self.turns = like.turns
        self.left_to_play = like.left_to_play
        self.active = like.active
        self.has_claimed = like.has_claimed
        self.has_commanded = like.has_commanded
        self.crossed = like.crossed
        self.owned = like.owned
        self.combat = None if like.combat is None else like.combat.copy()
        self.walker = like.walker
        self.offer = like.offer.copy() if like.offer else like.offer
        self.partner = like.partner
        self.limit = like.limit
        self.counted = like.counted
        self.counted_for = like.counted_for
        self.left = like.left

    def copy(self) -> Realm:
        """Return an equal realm. It has no listener."""
        return Realm(self.rng.copy(), self.world, self)

    def count(self, what: int, race: int, left: int) -> None:
        """Let everybody see how much a race has left of something (see ``remaining``)."""
        self.counted = what
        self.counted_for = race
        self.left = left

    # -- armies -------------------------------------------------------------------------------

    def put_army(self, region: int, race: int, army: int) -> None:
        """Let an army stand in a region; an empty one leaves it to nobody."""
        held = self.held
        before = self.holder[region]
        if before != NOBODY:
            held[before] = held[before] & ~(1 << region)
        self.army[region] = army
        if army == NONE:
            self.holder[region] = NOBODY
        else:
            self.holder[region] = race
            held[race] = held[race] | 1 << region

    def kinds_on_board(self, race: int) -> int:
        """Return all units of a race on the board together, as if they were one army."""
        together = 0
        for region in range(len(self.holder)):
            if self.holder[region] == race:
                together += self.army[region]
        return together

    def holders(self) -> int:
        """Return who stands where, in one number (see ``holder_in`` of ``codes``)."""
        found = 0
        for region in range(len(self.holder)):
            holder = self.holder[region]
            found |= (NO_HOLDER if holder == NOBODY else holder) << (HOLDER_BITS * region)
        return found

    def is_empty(self, region: int) -> bool:
        """Return whether no giant stands there (AG-MOVE-03, R06)."""
        return self.holder[region] == NOBODY

    def closed_home(self, region: int, race: int) -> bool:
        """Return whether it is another race's Starting Region before the Final Ordning."""
        owner = self.world.home_of[region]
        return owner not in (NOTHING, race) and self.stage < FINAL_ORDNING  # AG-MOVE-26

    def lets_in(self, region: int, race: int) -> bool:
        """Return whether units of a race may be put into a region: no closed home (AG-MOVE-26).

        By the first rulings the cloud giants came to any home with their castle (R118).
        """
        if not self.closed_home(region, race):
            return True
        house = self.world.house
        return race == CLOUD and house.first_rulings and house.castle_may_enter_homes

    # -- cards --------------------------------------------------------------------------------

    def owns(self, race: int, kind: int) -> int:
        """Return how many Resource Cards of a kind a race owns."""
        return self.resources[race * KINDS_OF_CARDS + kind]

    def cards(self, race: int) -> int:
        """Return how many Resource Cards a race owns."""
        total = 0
        for kind in range(race * KINDS_OF_CARDS, (race + 1) * KINDS_OF_CARDS):
            total += self.resources[kind]
        return total

    def gain(self, race: int, kind: int, by: int = 1) -> None:
        """Give a race Resource Cards of a kind; take some away with a negative number."""
        place = race * KINDS_OF_CARDS + kind
        self.resources[place] = self.resources[place] + by

    def spend(self, race: int, kind: int) -> None:
        """Discard a Resource Card of a race (AG-RES-03)."""
        self.gain(race, kind, -1)
        self.discard = [*self.discard, kind]

    def hold_spells(self, race: int, hand: list[int]) -> None:
        """Let a race hold these spells."""
        hands = self.spells.copy()
        hands[race] = sorted(hand)
        self.spells = hands

    # -- rows ---------------------------------------------------------------------------------

    def in_row(self, race: int, command: int) -> bool:
        """Return whether a command of a race lies on the table."""
        return command in self.row[race]

    def to_the_right(self, race: int, command: int) -> int:
        """Return how many commands lie to the right of one; 0 if it is not there (AG-CMD-08)."""
        row = self.row[race]
        return len(row) - 1 - row.index(command) if command in row else 0

    # -- seats --------------------------------------------------------------------------------

    def right_neighbour(self) -> int:
        """Return the seat to the right of the active player: it decides for NPCs (AG-NPC-08)."""
        return (self.seat_of[self.active] - 1) % self.world.seats

    def voice_of(self, race: int) -> int:
        """Return the seat that decides for a race in a battle."""
        seat = self.seat_of[race]
        return seat if seat != NOBODY else self.right_neighbour()

    def end(self, result: int, winners: int) -> GameOver:
        """Note how the game ends; the caller raises what is returned."""
        self.result = result
        self.won = winners
        return GameOver()


def changed(numbers: list[int], place: int, by: int) -> list[int]:
    """Return the same numbers but for one, which is higher by so much."""
    found = numbers.copy()
    found[place] += by
    return found


def without(pile: list[int], card: int) -> list[int]:
    """Return a pile without one card, the first of its kind."""
    left = pile.copy()
    left.remove(card)
    return left


def realm_on(table: Table | None) -> Realm:
    """Return the realm on a table that is known to have one."""
    assert isinstance(table, Realm)
    return table
