"""A battle in numbers, for those who learn: what a seat sees, field by field, itself first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from giantstable.games.heroscape.table.asks import ALL
from giantstable.games.heroscape.table.fray import ACTIONS, FATES, PHASES
from giantstable.games.heroscape.table.nouns import MARKER_NAMES
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.decision import Decision
from giantstable.kernel.encoding import Encoding, counts, flag, one_hot, placed

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes

UNKNOWN: Final = "?"
GOAL: Final = 3  # numbers of each goal


class BattleNumbers(Encoding):
    """A battle of one scenario. Seats are told in order from the one that looks on."""

    def __init__(self, theatre: Theatre) -> None:
        super().__init__()
        self.seats = len(theatre.seats)
        self.units = placed(theatre.unit_ids)
        self.figures = placed(theatre.figure_ids)
        self.spaces = placed(theatre.field.names)
        self.zones = placed(list(theatre.scenario.zones))
        self.glyphs = placed([*[glyph.id for glyph in theatre.glyphs], UNKNOWN])
        self.markers = placed([*MARKER_NAMES, UNKNOWN])
        self.hexes = [theatre.field.hex_of(space) for space in range(theatre.field.size)]
        self.levels = theatre.field.level
        # A goal that is shared is told once for each side that has it.
        self.goals = len(theatre.scenario.victory) * len(theatre.sides)
        seats, units, figures = self.seats, len(self.units), len(self.figures)
        each = "of each seat, the own one first, then in turn order: "
        self.field("phase", len(PHASES), "1 at the phase: " + ", ".join(PHASES))
        self.field("round", 2, "the round; the turn in it")
        self.field("first", seats, "1 at the seat that has the initiative, the own one first")
        self.field("turn", seats, "1 at the seat whose turn it is, the own one first")
        self.field("action", len(ACTIONS), "1 at what it does: nothing, move, attack")
        self.field("acting", units, "1 at the card whose turn it is: " + ", ".join(self.units))
        self.field("moved", figures, "1 at each figure that has moved: " + ", ".join(self.figures))
        self.field("struck", figures, "1 at each figure that has attacked")
        self.field("targets", figures, "1 at each figure that was attacked")
        self.field("moving", figures, "1 at the figure on its move")
        self.field("move_points", 2, "the points of its move; those that are spent")
        self.field("to_place", units, "1 at each card that waits to be placed")
        self.field("gas", 1, "how far the gas has come")
        self.field("truce", 1, "1 while there is a truce")
        self.field("captive", figures, "1 at the figure that is a captive")
        self.field("friend", seats, each + "1 if it is on the own side")
        self.field("points", seats, each + "its points on the battlefield")
        self.field("budget", seats, each + "the points that it has left to draft")
        self.field("complete", seats, each + "1 if its army is complete")
        self.field("plants", seats, each + "its comfrey plants")
        self.field("reinforced", seats, each + "1 if it has called its reinforcements")
        zones = ", ".join(self.zones) or "none"
        self.field("zone", seats * len(self.zones), each + f"1 at its start zone: {zones}")
        self.field("scout", units, "1 at the secret scout, for those who may know it")
        self.field("owner", units * seats, "of each card: 1 at its seat, the own one first")
        self.field("in_play", units, "1 at each card that is in play")
        words = ", ".join(self.markers)
        self.field("markers", units * len(self.markers), f"of each card its order markers: {words}")
        self.field("spirits", 2 * units, "of each card its attack and its defense spirits")
        self.field("thrown", units, "1 at each card that has thrown its grenades")
        self.field("side", figures * seats, "of each figure: 1 at its seat, the own one first")
        fates = ", ".join(FATES)
        self.field("fate", figures * len(FATES), f"of each figure: 1 at its fate: {fates}")
        self.field("wounds", figures, "the wounds of each figure")
        self.field(
            "where", 3 * figures, "of each figure that stands: q and r of its hex, its level"
        )
        self.field("engaged", figures, "with how many figures each is engaged")
        spaces = len(self.spaces)
        self.field("own", spaces, "1 at each space with a figure of the own seat")
        self.field("friends", spaces, "1 at each space with another figure of the own side")
        self.field("enemies", spaces, "1 at each space with a figure of another side")
        words = ", ".join(self.glyphs)
        self.field("glyphs", spaces * len(self.glyphs), f"of each space: 1 at its glyph: {words}")
        self.field(
            "goals", GOAL * self.goals, "of each goal: 1 if it is the own side's, have, need"
        )
        self.asked_fields(ALL)

    def encode(
        self, view: Mapping[str, object], seat: int, decision: Decision | None
    ) -> list[float]:
        """Return the numbers of a view."""
        seen = cast("shapes.View", view)
        row: list[float] = []
        one_hot(row, len(PHASES), PHASES.index(seen["phase"]))
        self._turn(row, seen, seat)
        row.append(float(seen["gas"]))
        flag(row, seen["truce"])
        one_hot(row, len(self.figures), self.figures.get(seen["captive"], -1))
        self._seats(row, seen["seats"], seat)
        self._units(row, seen["units"], seat)
        self._figures(row, seen, seat)
        side = seen["seats"][seat]["side"]
        for n in range(self.goals):
            if n < len(seen["goals"]):
                goal = seen["goals"][n]
                flag(row, goal["side"] == side)
                row += [float(goal["have"]), float(goal["need"])]
            else:
                row += [0.0] * GOAL
        self.asked(row, decision)
        return row

    def _from(self, seat: int, other: int | None) -> int:
        """Return how far a seat sits from the one that looks on; -1 for none."""
        return -1 if other is None else (other - seat) % self.seats

    def _turn(self, row: list[float], seen: shapes.View, seat: int) -> None:
        turn = seen["turn"]
        row += [float(seen["round"]), float(turn["turn"])]
        one_hot(row, self.seats, self._from(seat, turn["first"]))
        one_hot(row, self.seats, self._from(seat, turn["seat"]))
        one_hot(row, len(ACTIONS), ACTIONS.index(turn["action"]))
        one_hot(row, len(self.units), self.units.get(turn["unit"], -1))
        counts(row, self.figures, turn["moved"])
        counts(row, self.figures, turn["struck"])
        counts(row, self.figures, turn["targets"])
        moving = turn["moving"]
        if moving is None:
            row += [0.0] * (len(self.figures) + 2)
        else:
            one_hot(row, len(self.figures), self.figures[moving["figure"]])
            row += [float(moving["points"]), float(moving["spent"])]
        gathering = seen["gathering"]
        counts(row, self.units, [] if gathering is None else gathering["to_place"])

    def _seats(self, row: list[float], seats: list[shapes.SeatState], seat: int) -> None:
        order = [seats[(seat + n) % self.seats] for n in range(self.seats)]
        for each in order:
            flag(row, each["side"] == order[0]["side"])
        for each in order:
            row.append(float(each["points"]))
        for each in order:
            row.append(float(each["budget"]["left"]) if "budget" in each else 0.0)
        for each in order:
            flag(row, each["army_complete"])
        for each in order:
            row.append(float(each["plants"]))
        for each in order:
            flag(row, each["reinforced"])
        for each in order:
            one_hot(row, len(self.zones), self.zones.get(each["zone"], -1))
        scouts = [each["scout"] for each in order if "scout" in each]
        counts(row, self.units, scouts)

    def _units(self, row: list[float], seen: list[shapes.UnitState], seat: int) -> None:
        count, seats, kinds = len(self.units), self.seats, len(self.markers)
        owner = [0.0] * (count * seats)
        in_play = [0.0] * count
        markers = [0.0] * (count * kinds)
        spirits = [0.0] * (count * 2)
        grenades = [0.0] * count
        for unit in seen:  # a card that nobody has may not be among them
            n = self.units[unit["unit"]]
            whose = self._from(seat, unit["seat"])
            if whose >= 0:
                owner[n * seats + whose] = 1.0
            in_play[n] = 1.0 if unit["in_play"] else 0.0
            for marker in unit["markers"]:
                markers[n * kinds + self.markers[marker["marker"]]] += 1.0
            spirits[2 * n] = float(unit.get("attack_spirits", 0))
            spirits[2 * n + 1] = float(unit.get("defense_spirits", 0))
            grenades[n] = 1.0 if unit.get("grenades_thrown", False) else 0.0
        row += owner
        row += in_play
        row += markers
        row += spirits
        row += grenades

    def _figures(self, row: list[float], seen: shapes.View, seat: int) -> None:
        count, seats = len(self.figures), self.seats
        owner = [0.0] * (count * seats)
        fates = [0.0] * (count * len(FATES))
        wounds = [0.0] * count
        where = [0.0] * (count * 3)
        spaces = len(self.spaces)
        whose = [[0.0] * spaces, [0.0] * spaces, [0.0] * spaces]  # own, friends, enemies
        side = seen["seats"][seat]["side"]
        for figure in seen["figures"]:
            n = self.figures[figure["figure"]]
            holder = figure["seat"]
            if holder is not None:
                owner[n * seats + self._from(seat, holder)] = 1.0
            fates[n * len(FATES) + FATES.index(figure["fate"])] = 1.0
            wounds[n] = float(figure["wounds"])
            at = self.spaces.get(figure.get("space", ""), -1)
            if at < 0:
                continue
            q, r = self.hexes[at]
            where[3 * n : 3 * n + 3] = [float(q), float(r), float(self.levels[at])]
            kind = 2
            if holder is not None and seen["seats"][holder]["side"] == side:
                kind = 0 if holder == seat else 1
            whose[kind][at] = 1.0
            tail = self.spaces.get(figure.get("space2", ""), -1)
            if tail >= 0:
                whose[kind][tail] = 1.0
        row += owner
        row += fates
        row += wounds
        row += where
        counts(row, self.figures, [one for pair in seen["engaged"] for one in pair])
        row += whose[0]
        row += whose[1]
        row += whose[2]
        glyphs = [0.0] * (spaces * len(self.glyphs))
        for lying in seen["glyphs"]:
            space = self.spaces[lying["space"]] * len(self.glyphs)
            glyphs[space + self.glyphs[lying["glyph"]]] = 1.0
        row += glyphs
