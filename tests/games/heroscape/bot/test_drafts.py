"""Armies that are suggested to those who bring theirs: the rules take every one of them."""

from __future__ import annotations

from typing import cast

import giantstable as gt
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.told import shapes


def test_every_suggested_army_may_be_brought_as_it_is() -> None:
    game = gt.game("heroscape")
    cards = box_of(game).cards
    catalogue = cast(shapes.Catalogue, game.catalogue())
    tried = 0
    for sheet in catalogue["scenarios"]:
        for seats, drafts in zip(sheet["seatings"], sheet["drafts"], strict=True):
            assert bool(drafts) == (sheet["game"] == "master")
            for armies in drafts:
                given = {f"army_{n}": ",".join(army) for n, army in enumerate(armies, 1)}
                wish = {"scenario": sheet["id"], "players": len(seats), "armies": "pre-made"}
                game.settle({**wish, **given})  # refuses what cannot be brought
                given_too = [card for seat in seats for card in seat["army"]]
                taken = {card for army in armies for card in army}.union(given_too)
                captives = [str(clause.get("card")) for clause in sheet["special"]]
                free = [card for card in cards.values() if card.id not in {*taken, *captives}]
                for seat, army in zip(seats, armies, strict=True):
                    left = seat["points"] - sum(cards[card].master.points for card in army)
                    assert left >= 0
                    # Nobody leaves points that would buy one more card of one box.
                    assert all(card.master.points > left for card in free)
                tried += 1
    assert tried > 10
