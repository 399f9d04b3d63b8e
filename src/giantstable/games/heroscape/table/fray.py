"""The table of one battle: who stands where, who commands what, and how far the round is."""

from __future__ import annotations

from typing import Final, Literal

from giantstable.games.heroscape.box.cards import COMMON
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY, Figures
from giantstable.games.heroscape.table.prepared import Prepared
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.decision import Decision
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import GameOver, Table

# What has become of a figure.
IN_BOX: Final = 0  # nobody has it, or it is still to be placed
RESERVE: Final = 1  # waits off the battlefield for The Drop (HS-P-AIRB-01)
STANDING: Final = 2
DESTROYED: Final = 3
LEFT_OUT: Final = 4  # found no room at the start: out of the game, not destroyed (R-SETUP-04)
Fate = Literal["in-box", "reserve", "standing", "destroyed", "left-out"]
FATES: Final[list[Fate]] = ["in-box", "reserve", "standing", "destroyed", "left-out"]

# How far the game is. Within each the battle's own fields say the rest.
GATHER: Final = 0  # armies are drafted and placed
READY: Final = 1  # a round begins: drops, then markers (HS-M-RND-03)
FIGHT: Final = 2  # turns are taken
Phase = Literal["gather", "ready", "fight"]
PHASES: Final[list[Phase]] = ["gather", "ready", "fight"]

# What the acting card does (HS-M-TURN-01).
REST: Final = 0
MOVE: Final = 1
ATTACK: Final = 2
Action = Literal["", "move", "attack"]
ACTIONS: Final[list[Action]] = ["", "move", "attack"]

# Order markers (HS-M-OM-01): 0, 1, 2 are the numbers 1, 2, 3.
MARKERS: Final = 4
X: Final = 3

# How a battle can end; the empty one is a battle that goes on.
RESULTS: Final = [
    "", "last-standing", "most-points", "reached", "collected", "scout-arrived",
    "scout-destroyed", "rescued", "held", "outlasted", "nobody", "draw",
]  # fmt: skip


class Fray(Table):
    """A battle. Seats, units, figures, spaces and glyphs are numbers; sets of them are masks."""

    def __init__(self, rng: Rng, theatre: Theatre, like: Fray | None = None) -> None:
        super().__init__(rng)
        self.theatre = theatre
        if like is None:
            self._lay_out()
        else:
            self._follow(like)

    def _lay_out(self) -> None:
        """Begin with an empty battlefield."""
        theatre = self.theatre
        seats = len(theatre.seats)
        units = len(theatre.units)
        figures = len(theatre.bodies)
        self.phase = GATHER
        self.round = 1
        self.result = 0  # of RESULTS
        self.won = 0  # a mask of seats

        # The figures. ``held`` is made from the others: of each seat and each kind of Height the
        # spaces that its figures stand on.
        self.figures = Figures(theatre.bodies, theatre.field.size)
        self.fate: list[int] = [IN_BOX] * figures
        self.wounds: list[int] = [0] * figures
        self.held: list[int] = [0] * (seats * len(theatre.heights))
        self.occupied = 0  # every space somebody stands on, the captive's too

        # The cards.
        self.owner: list[int] = [NOBODY] * units  # the seat that controls a unit
        self.spent = 0  # units that have once gone out of play (R-WINT-01)
        self.attack_spirits: list[int] = [0] * units
        self.defense_spirits: list[int] = [0] * units
        self.fallen: list[int] = [0] * units  # casualties lying on a Common card (HS-X-COM-03)
        self.grenades_thrown = 0  # units whose grenade marker is gone (HS-P-LOB-01)

        # Glyphs on the battlefield, one after another; ``glyphs`` is the mask of their spaces.
        self.glyph_kind: list[int] = []
        self.glyph_space: list[int] = []  # NOWHERE: it has left the game, or lies elsewhere
        self.glyph_hidden: list[bool] = []  # symbol-side up
        self.glyphs = 0

        # Gathering the armies. ``picks`` counts the turns of the draft.
        self.first_drafter = NOBODY
        self.picks = 0
        self.drafted_out = 0  # seats that have completed their army
        self.zone: list[int] = [NOWHERE] * seats  # of ``list(scenario.zones)``
        self.to_place: list[int] = []  # figures that the placing seat has still to place
        self.placing = NOBODY  # the seat whose turn it is to gather or place

        # The round.
        self.marker: list[int] = [NOBODY] * (seats * MARKERS)  # seat * MARKERS + which: a unit
        self.shown: list[int] = [0] * seats  # a mask of markers that are revealed
        self.laying: list[Decision] = []  # where markers go, while they are being laid
        self.first_seat = NOBODY  # has the initiative
        self.turn = 0  # turns taken in this round, of all seats

        # The turn.
        self.seat = NOBODY  # whose turn it is
        self.unit = NOBODY  # which card acts
        self.action = REST
        self.mover = NOBODY  # who is on his move
        self.paces = 0  # the move points that he has spent
        self.moved = 0  # figures that have had their move in this action
        self.went = 0  # figures that have moved in this turn
        self.struck = 0  # figures that have attacked in this turn
        self.targets: list[int] = []  # figures attacked in this turn, in order
        # While a question is open from which the table alone says how the turn goes on:
        self.prepared: Prepared | None = None

        # Friends and foes: masks of seats. A truce makes friends until it is broken.
        self.friends: list[int] = []
        self.foes: list[int] = []
        self.truce = theatre.scenario.rule("truce") is not None
        self.reckon_sides()

        # What single scenarios need.
        self.plants: list[int] = [0] * seats
        self.scout = NOBODY  # a unit (HS-S-TEMP-06)
        self.decoys: list[int] = []  # glyph kinds shuffled for the cards, while he is chosen
        self.under: list[int] = [NOBODY] * units  # the glyph kind lying on a card, symbol-side up
        self.under_shown = 0  # units whose glyph was turned over
        self.gas = 0
        self.reinforced = 0  # seats that have had their reinforcements
        self.captive = NOBODY  # a figure that takes no part (HS-S-RESC-06)

    def _follow(self, like: Fray) -> None:
        """Become an equal of another battle, sharing nothing that changes in place."""
        self.revealed = like.revealed
        self.phase = like.phase
        self.round = like.round
        self.result = like.result
        self.won = like.won
        self.figures = like.figures.copy()
        self.fate = like.fate.copy()
        self.wounds = like.wounds.copy()
        self.held = like.held.copy()
        self.occupied = like.occupied
        self.owner = like.owner.copy()
        self.spent = like.spent
        self.attack_spirits = like.attack_spirits.copy()
        self.defense_spirits = like.defense_spirits.copy()
        self.fallen = like.fallen.copy()
        self.grenades_thrown = like.grenades_thrown
        self.glyph_kind = like.glyph_kind.copy()
        self.glyph_space = like.glyph_space.copy()
        self.glyph_hidden = like.glyph_hidden.copy()
        self.glyphs = like.glyphs
        self.first_drafter = like.first_drafter
        self.picks = like.picks
        self.drafted_out = like.drafted_out
        self.zone = like.zone.copy()
        self.to_place = like.to_place.copy()
        self.placing = like.placing
        self.marker = like.marker.copy()
        self.shown = like.shown.copy()
        self.laying = []  # the rules of the copy ask anew
        self.first_seat = like.first_seat
        self.turn = like.turn
        self.seat = like.seat
        self.unit = like.unit
        self.action = like.action
        self.mover = like.mover
        self.paces = like.paces
        self.moved = like.moved
        self.went = like.went
        self.struck = like.struck
        self.targets = like.targets.copy()
        self.prepared = like.prepared
        self.friends = like.friends  # reckoned anew, never changed in place
        self.foes = like.foes
        self.truce = like.truce
        self.plants = like.plants.copy()
        self.scout = like.scout
        self.decoys = like.decoys
        self.under = like.under.copy()
        self.under_shown = like.under_shown
        self.gas = like.gas
        self.reinforced = like.reinforced
        self.captive = like.captive

    def copy(self) -> Fray:
        """Return an equal battle. It has no listener."""
        return Fray(self.rng.copy(), self.theatre, self)

    # -- figures ------------------------------------------------------------------------------

    def seat_of(self, figure: int) -> int:
        """Return the seat that controls a figure, or NOBODY."""
        return self.owner[self.theatre.unit_of[figure]]

    def stand(self, figure: int, space: int, second: int = NOWHERE) -> None:
        """Put a figure on its space or its two spaces, wherever it was before."""
        self._hold(figure, False)
        self.figures.place(figure, space, second)
        self.fate[figure] = STANDING
        self._hold(figure, True)

    def pass_by(self, figure: int, space: int, second: int = NOWHERE) -> None:
        """Let a figure that moves be on spaces where others stand (HS-M-PASS-01).

        It is where it is, but takes up no room until it stands again.
        """
        self._hold(figure, False)
        self.figures.pass_by(figure, space, second)

    def take_off(self, figure: int, fate: int) -> None:
        """Take a figure off the battlefield."""
        self._hold(figure, False)
        self.figures.lift(figure)
        self.fate[figure] = fate

    def _hold(self, figure: int, holds: bool) -> None:
        first = self.figures.first[figure]
        if first == NOWHERE or self.figures.at[first] != figure:  # off the field, or passing by
            return
        mask = 1 << first
        second = self.figures.second[figure]
        if second != NOWHERE:
            mask |= 1 << second
        seat = self.seat_of(figure)
        kinds = len(self.theatre.heights)
        slot = seat * kinds + self.theatre.height_kind[figure]
        if holds:
            self.occupied |= mask
            if seat != NOBODY:
                self.held[slot] |= mask
        else:
            self.occupied &= ~mask
            if seat != NOBODY:
                self.held[slot] &= ~mask

    def change_hands(self, unit: int, seat: int) -> None:
        """Give a unit, with every figure of it, to a seat."""
        figures = self.theatre.figures_of(unit)
        for figure in figures:
            self._hold(figure, False)
        self.owner[unit] = seat
        for figure in figures:
            self._hold(figure, True)

    def standing(self, unit: int) -> list[int]:
        """Return the figures of a unit that stand on the battlefield."""
        fate = self.fate
        end = self.theatre.end_figure[unit]
        return [f for f in range(self.theatre.first_figure[unit], end) if fate[f] == STANDING]

    def able(self) -> list[int]:
        """Return the figures that may act for the acting card, standing ones.

        Copies of a Common card are one pool, of which as many as one card holds may act in a turn,
        whichever they are (HS-X-COM-02).
        """
        card = self.theatre.units[self.unit]
        if card.rarity != COMMON:
            return self.standing(self.unit)
        pool: list[int] = []
        for unit in self.army(self.seat):
            if self.theatre.units[unit] is card:
                pool.extend(self.standing(unit))
        acted = self.went | self.struck
        if acted.bit_count() < card.figures:
            return pool
        return [figure for figure in pool if acted >> figure & 1]

    def spaces_of(self, seats: int) -> int:
        """Return the spaces that the figures of some seats stand on."""
        kinds = len(self.theatre.heights)
        mask = 0
        for seat in range(len(self.theatre.seats)):
            if seats >> seat & 1:
                for slot in range(seat * kinds, seat * kinds + kinds):
                    mask |= self.held[slot]
        return mask

    def level_of(self, figure: int) -> int:
        """Return the level a figure stands on; both ends of a large one are on the same."""
        return self.theatre.field.level[self.figures.first[figure]]

    # -- cards --------------------------------------------------------------------------------

    def army(self, seat: int) -> list[int]:
        """Return the units that a seat controls."""
        return [u for u in range(len(self.owner)) if self.owner[u] == seat]

    def in_play(self, unit: int) -> bool:
        """Return whether a card still has a figure standing or in reserve (HS-M-LIFE-04).

        A Common card is in play until it is filled with casualties, whosever they were of its
        copies (HS-X-COM-04).
        """
        if self.theatre.units[unit].rarity == COMMON:
            placed = 0
            for figure in self.theatre.figures_of(unit):
                if self.fate[figure] != IN_BOX and self.fate[figure] != LEFT_OUT:
                    placed += 1
            return placed > self.fallen[unit]
        for figure in range(self.theatre.first_figure[unit], self.theatre.end_figure[unit]):
            if self.fate[figure] == STANDING or self.fate[figure] == RESERVE:
                return True
        return False

    # -- friends and foes ---------------------------------------------------------------------

    def reckon_sides(self) -> None:
        """Work out who is whose friend: own side, and raiders under the truce (HS-S-FORT-08)."""
        seats = self.theatre.seats
        clause = self.theatre.scenario.rule("truce")
        bound = clause.seats if clause is not None and self.truce else []
        self.friends = []
        self.foes = []
        for a in range(len(seats)):
            friends = 0
            for b in range(len(seats)):
                if seats[a].side == seats[b].side or (a in bound and b in bound):
                    friends |= 1 << b
            self.friends.append(friends)
            self.foes.append(((1 << len(seats)) - 1) & ~friends)

    def friendly(self, a: int, b: int) -> bool:
        """Return whether two figures are on one side (R-ENG-01); the captive is on none."""
        seat_a = self.seat_of(a)
        seat_b = self.seat_of(b)
        return seat_a != NOBODY and seat_b != NOBODY and bool(self.friends[seat_a] >> seat_b & 1)

    # -- glyphs -------------------------------------------------------------------------------

    def lay_glyph(self, kind: int, space: int, hidden: bool) -> None:
        """Lay a glyph on a space."""
        self.glyph_kind.append(kind)
        self.glyph_space.append(space)
        self.glyph_hidden.append(hidden)
        self.glyphs |= 1 << space

    def glyph_at(self, space: int) -> int:
        """Return the number of the glyph on a space, or NOBODY."""
        if self.glyphs >> space & 1:
            return self.glyph_space.index(space)
        return NOBODY

    def remove_glyph(self, number: int) -> None:
        """Take a glyph out of the game."""
        self.glyphs &= ~(1 << self.glyph_space[number])
        self.glyph_space[number] = NOWHERE

    # -- the end ------------------------------------------------------------------------------

    def end(self, result: str, winners: int) -> GameOver:
        """Note how the battle ends; the caller raises what is returned."""
        self.result = RESULTS.index(result)
        self.won = winners
        return GameOver()


def fray_on(table: Table | None) -> Fray:
    """Return the battle on a table that is known to have one."""
    assert isinstance(table, Fray)
    return table
