"""What the player of a fight has in sight: the view and the printed pieces, laid side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from giantstable.games.wraith.box.pieces import SYMBOLS
from giantstable.games.wraith.terminal.body_art import Body, Place
from giantstable.games.wraith.told import shapes
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import Match


@dataclass(frozen=True, slots=True)
class GiantCard:
    """A card of the giant's row as it lies there."""

    id: str
    slot: int  # from 1, the leftmost
    name: str
    kind: str
    weak_spot: str
    footholds: tuple[str, ...]
    limit: int
    symbols: tuple[str, ...]
    attack: shapes.Strike | None
    always: shapes.Always | None
    wounds: int
    scarred: bool


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a card in hand: what is printed, and what it is worth in the next row."""

    effect: str
    printed: str
    worth: int | None
    less: int = 0  # what Always Active cards of the giant take off it


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand, copies taken together."""

    notation: str
    name: str
    count: int
    symbols: tuple[str, ...]
    actions: tuple[Action, ...]
    spell: shapes.Spell | None


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card in an action row."""

    name: str
    symbols: tuple[str, ...]
    face_down: bool


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action row and the symbols it shows."""

    cards: tuple[RowCard, ...]
    symbols: dict[str, int]


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill of the Wraith and its pool."""

    id: str
    name: str
    tokens: int
    pool: int
    effects: tuple[shapes.Effect, ...]


class Seen:
    """All that a screen shows of a fight. It is made of the player's own view and nothing else."""

    def __init__(self, match: Match) -> None:
        view = cast(shapes.View, match.view(0))
        printed = cast(shapes.Reference, match.game.reference(match.setup))
        self.round = view["round"]
        self.step = view["step"]
        self.played = view["played"]
        self.result = view["result"]
        self._see_giant(view["giant"], printed["giant"], printed["wraith"])
        self._see_wraith(view["wraith"], printed["wraith"])

    def _see_giant(
        self, seen: shapes.GiantSide, printed: shapes.Giant, wraith: shapes.Wraith
    ) -> None:
        self.giant = printed["name"]
        self.body = _body(printed)
        self.parts = {p["name"]: p["part"] for p in printed["body"]["places"]}
        self.health = seen["health"]
        self.life = seen["life"]
        self.full = printed["health"] + wraith["health_modifier"]
        self.scars = seen["scars"]
        self.scars_limit = seen["scars_limit"]
        self.rage = seen["rage"]
        self.track = printed["rage_track"]
        self.giant_deck = seen["deck"]
        self.dazzled = seen["suppressed"]
        self.dangers = seen["dangers"]
        self.foothold_effect = printed["foothold_effect"]
        pieces = {card["id"]: card for card in printed["cards"]}
        self.giant_cards = pieces
        self.above = [str(pieces[card]["name"]) for card in seen["above"]]
        self.row = [
            _giant_card(i + 1, pieces[lying["card"]], lying) for i, lying in enumerate(seen["row"])
        ]

    def _see_wraith(self, seen: shapes.WraithSide, printed: shapes.Wraith) -> None:
        self.wraith = printed["name"]
        self.place = seen["place"]
        self.wounds = seen["wounds"]
        self.wound_limit = seen["wound_limit"]
        self.stunned = seen["stunned"]
        self.ward = seen["shield"]
        self.hand_lost = seen["hand_lost"]
        self.deck = seen["deck"]
        self.discard = len(seen["discard"])
        self.removed = seen["removed"]
        self.fearless = seen["fearless"]
        pieces = {card["id"]: card for card in printed["cards"]}
        hand = seen["hand"]
        assert isinstance(hand, list)  # spectators have no screen
        self.hand = _hand(hand, pieces, self._taken_off())
        rows = seen["rows"]
        self.rows = {
            "top": _action_row(rows["top"], pieces),
            "bottom": _action_row(rows["bottom"], pieces),
        }
        self.skills = [
            Skill(card["id"], card["name"], pool["tokens"], pool["pool"], tuple(card["effects"]))
            for card, pool in zip(printed["skills"], seen["skills"], strict=True)
        ]
        self.pieces = printed["cards"]

    def _taken_off(self) -> dict[str, int]:
        """Return what Always Active cards of the row take off each action (WG-SPEC-05)."""
        found: dict[str, int] = {}
        for card in self.row:
            if card.always is not None and card.always["effect"] == "reduce" and not card.scarred:
                for action in card.always["actions"]:
                    found[action] = found.get(action, 0) + card.always["by"]
        return found

    # -- what follows from it ------------------------------------------------------------------

    @property
    def values_now(self) -> bool:
        """Whether the values of the hand are those of a row that is still to be played into."""
        return self.step == "act" and self.played < len(self.rows)

    def striker(self) -> GiantCard | None:
        """Return the leftmost card if it will strike when the giant's turn comes."""
        first = self.row[0] if self.row else None
        if first is None or first.kind != "normal" or first.attack is None:
            return None
        if self.dazzled or first.scarred or first.wounds > 0:
            return None
        return first

    def threatened(self) -> list[str]:
        """Return the places that the next strike reaches."""
        striker = self.striker()
        return striker.attack["reach"] if striker is not None and striker.attack else []

    def weak_cards(self, place: str) -> list[GiantCard]:
        """Return the cards of the row that can be wounded on a foothold."""
        return [card for card in self.row if not card.scarred and place in card.footholds]

    def weak_here(self, place: str) -> list[int]:
        """Return which cards of the row, from 1, can be wounded on a foothold."""
        return [card.slot for card in self.weak_cards(place)]

    def rage_now(self) -> dict[str, int]:
        """Return what the Rage adds to the next strike that hurts: symbols up to the marker."""
        found: dict[str, int] = {}
        for space in self.track[: self.rage]:
            for symbol in space:
                found[symbol] = found.get(symbol, 0) + 1
        return found

    def fearless_of(self, notation: str) -> shapes.Fearless | None:
        """Return the Fearless Action that an option is, if it is one."""
        verb, _, name = notation.partition(" ")
        if verb == "fearless":
            for fearless in self.fearless:
                if str(fearless["action"]).replace("_", "-") == name:
                    return fearless
        return None

    def price_of(self, notation: str) -> int:
        """Return the Wounds that a Fearless Action costs; 0 for anything else."""
        fearless = self.fearless_of(notation)
        return int(fearless["price"]) if fearless is not None else 0

    def does(self, notation: str) -> list[shapes.Effect]:
        """Return the effects of a spell or skill that an option would set off."""
        verb, _, name = notation.partition(" ")
        if verb == "cast":
            for piece in self.pieces:
                if piece.get("spell") and piece["spell"]["id"] == name:
                    return list(piece["spell"]["effects"])
        if verb == "use":
            for skill in self.skills:
                if skill.id == name:
                    return list(skill.effects)
        return []


def body_of(game: Game, setup: Setup) -> Body:
    """Return how the giant of a fight looks."""
    return _body(cast(shapes.Reference, game.reference(setup))["giant"])


def _body(printed: shapes.Giant) -> Body:
    body = printed["body"]
    return Body(
        printed["id"],
        tuple(Place(p["name"], p["x"], p["y"], tuple(p["up"])) for p in body["places"]),
        tuple(tuple((x, y) for x, y in polygon) for polygon in body["outline"]),
    )


def _giant_card(slot: int, piece: shapes.GiantCard, lying: shapes.RowCard) -> GiantCard:
    return GiantCard(
        piece["id"],
        slot,
        piece["name"],
        piece["kind"],
        piece["weak_spot"],
        tuple(piece["footholds"]),
        piece["wound_limit"],
        tuple(piece["symbols"]),
        piece.get("attack"),
        piece.get("always"),
        lying["wounds"],
        lying["scarred"],
    )


def _hand(
    held: list[shapes.HandCard], pieces: dict[str, shapes.WraithCard], less: dict[str, int]
) -> list[HandCard]:
    counts: dict[str, int] = {}
    values: dict[str, list[int | None]] = {}
    for card in held:
        counts[card["card"]] = counts.get(card["card"], 0) + 1
        values[card["card"]] = card["values"]
    found: list[HandCard] = []
    for name, count in counts.items():
        piece = pieces[name]
        actions = tuple(
            Action(action["type"], action["value"], worth, less.get(action["type"], 0))
            for action, worth in zip(piece["actions"], values[name], strict=True)
        )
        symbols = tuple(piece["symbols"])
        spell = piece.get("spell")
        found.append(HandCard(piece["notation"], piece["name"], count, symbols, actions, spell))
    return found


def _action_row(row: shapes.ActionRow, pieces: dict[str, shapes.WraithCard]) -> ActionRow:
    cards: list[RowCard] = []
    for placed in row["cards"]:
        piece = pieces[placed["card"] or ""]
        cards.append(RowCard(piece["name"], tuple(piece["symbols"]), placed["face_down"]))
    return ActionRow(tuple(cards), {name: row["symbols"][name] for name in SYMBOLS})
