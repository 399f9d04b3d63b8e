"""A fight in numbers, for those who learn: what the player sees, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from giantstable.games.wraith.box.pieces import ROW, SYMBOLS, Giant, Wraith
from giantstable.games.wraith.table.asks import ALL
from giantstable.games.wraith.table.fight import ROWS, STEPS
from giantstable.kernel.decision import Decision
from giantstable.kernel.encoding import Encoding, counts, flag, one_hot, placed

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes


class FightNumbers(Encoding):
    """One Wraith against one Giant."""

    def __init__(self, giant: Giant, wraith: Wraith) -> None:
        super().__init__()
        self.cards = placed([card.id for card in wraith.cards])
        self.giant_cards = placed([card.id for card in giant.cards])
        self.places = placed(giant.body.names)
        cards, places = len(self.cards), len(self.places)
        self.field("round", 1, "the round")
        self.field("step", len(STEPS), "1 at the step: " + ", ".join(STEPS))
        self.field("played", 1, "cards placed in this step")
        self.field("place", places, "1 where she stands: " + ", ".join(self.places))
        self.field("wounds", 2, "her Wounds, and at how many she falls")
        self.field("stunned", 1, "1 if she is stunned")
        self.field("shield", 1, "Wounds that her shield takes")
        self.field("hand_lost", 1, "1 if an Air token took her hand")
        self.field("hand", cards, "how many of each card are in hand: " + ", ".join(self.cards))
        self.field("hand_size", 1, "cards in hand")
        self.field("discard", cards, "how many of each card are discarded")
        self.field("piles", 2, "cards in her deck; cards removed unseen")
        for row in ROWS:
            self.field(f"{row}_row", cards, f"how many of each card lie in the {row} row, face up")
            self.field(f"{row}_resting", 1, f"cards in the {row} row that lie face down")
            words = ", ".join(SYMBOLS)
            self.field(f"{row}_symbols", len(SYMBOLS), f"symbols of the {row} row: {words}")
        self.fearless = len(wraith.fearless)
        self.field("fearless", 2 * self.fearless, "of each Fearless Action its value and its price")
        self.skills = len(wraith.skills)
        self.field("skills", self.skills, "tokens in each skill pool")
        self.field("health", 2, "the Giant's health pool; all Wounds still to be dealt")
        self.field("scars", 2, "Scars, and with how many it falls")
        self.field("rage", 1, "the Giant's Rage")
        ids = ", ".join(self.giant_cards)
        for slot in range(ROW):
            self.field(
                f"row_{slot + 1}", len(self.giant_cards), f"1 at the card that lies there: {ids}"
            )
            self.field(f"row_{slot + 1}_wounds", 2, "its Wounds; 1 if it is a Scar")
        self.field("above", len(self.giant_cards), "1 for each Scar above the row")
        self.field("gone", len(self.giant_cards), "1 for each card that left the row")
        self.field("giant_deck", 1, "cards in the Giant's deck")
        self.field("suppressed", 1, "1 if the leftmost card will not attack")
        self.field("dangers", places, "1 for each foothold with a token")
        self.asked_fields(ALL)

    def encode(
        self, view: Mapping[str, object], seat: int, decision: Decision | None
    ) -> list[float]:
        """Return the numbers of a view."""
        seen = cast("shapes.View", view)
        row: list[float] = [float(seen["round"])]
        one_hot(row, len(STEPS), STEPS.index(seen["step"]))
        row.append(float(seen["played"]))
        self._wraith(row, seen["wraith"])
        self._giant(row, seen["giant"])
        self.asked(row, decision)
        return row

    def _wraith(self, row: list[float], wraith: shapes.WraithSide) -> None:
        one_hot(row, len(self.places), self.places[wraith["place"]])
        row += [float(wraith["wounds"]), float(wraith["wound_limit"])]
        flag(row, wraith["stunned"])
        row.append(float(wraith["shield"]))
        flag(row, wraith["hand_lost"])
        hand = wraith["hand"]
        if isinstance(hand, int):  # a spectator's
            counts(row, self.cards, [])
            row.append(float(hand))
        else:
            counts(row, self.cards, [held["card"] for held in hand])
            row.append(float(len(hand)))
        counts(row, self.cards, wraith["discard"])
        row += [float(wraith["deck"]), float(wraith["removed"])]
        for action_row in (wraith["rows"]["top"], wraith["rows"]["bottom"]):
            up = [placed["card"] or "" for placed in action_row["cards"] if not placed["face_down"]]
            counts(row, self.cards, up)
            row.append(float(len(action_row["cards"]) - len(up)))
            shown = action_row["symbols"]
            for n in (shown["hand"], shown["foot"], shown["eye"], shown["breath"]):
                row.append(float(n))
        for fearless in wraith["fearless"]:
            row += [float(fearless["value"] or 0), float(fearless["price"])]
        for skill in wraith["skills"]:
            row.append(float(skill["tokens"]))

    def _giant(self, row: list[float], giant: shapes.GiantSide) -> None:
        row += [float(giant["health"]), float(giant["life"])]
        row += [float(giant["scars"]), float(giant["scars_limit"]), float(giant["rage"])]
        lying = giant["row"]
        for slot in range(ROW):
            if slot < len(lying):
                one_hot(row, len(self.giant_cards), self.giant_cards[lying[slot]["card"]])
                row.append(float(lying[slot]["wounds"]))
                flag(row, lying[slot]["scarred"])
            else:
                row += [0.0] * (len(self.giant_cards) + 2)
        counts(row, self.giant_cards, giant["above"])
        counts(row, self.giant_cards, giant["gone"])
        row.append(float(giant["deck"]))
        flag(row, giant["suppressed"])
        counts(row, self.places, giant["dangers"])
