"""Armies: what a player may bring, and what it costs."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import UNIQUE, ArmyCard
from giantstable.kernel.errors import BadSetup


def points_of(army: list[ArmyCard]) -> int:
    """Return what an army costs: a card counts as a whole (HS-C-CARD-09)."""
    return sum(card.master.points for card in army)


def army_of(names: list[str], cards: dict[str, ArmyCard]) -> list[ArmyCard]:
    """Return the cards of these names; refuse one that does not exist."""
    army: list[ArmyCard] = []
    for name in names:
        if name not in cards:
            raise BadSetup("army-card", card=name, cards=", ".join(cards))
        army.append(cards[name])
    return army


def check_army(seat: int, army: list[ArmyCard], points: int) -> None:
    """Refuse an army over its points or with a Unique card twice (HS-M-ARMY-02, HS-X-UNI-01).

    Fewer points, any number of cards, any generals and any mix of heroes and squads are fine
    (HS-M-ARMY-03 .. HS-M-ARMY-06).
    """
    for i, card in enumerate(army):
        if card.rarity == UNIQUE and card in army[:i]:
            raise BadSetup("army-twice", seat=seat, card=card.name)
    found = points_of(army)
    if found > points:
        raise BadSetup("army-points", seat=seat, found=found, most=points)


def check_armies(armies: list[list[ArmyCard]], sets: int) -> None:
    """Refuse more of one Unique card than there are sets (HS-X-UNI-02, R-DRAFT-06)."""
    for i, army in enumerate(armies):
        for card in army:
            owners = sum(1 for other in armies[: i + 1] if card in other)
            if card.rarity == UNIQUE and owners > sets:
                raise BadSetup("army-shared", card=card.name, sets=sets)
