"""The box: all that the content files describe, read once, checked, and with its sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from giantstable.games.heroscape.box.cards import ArmyCard, Glyph, PowerKind
from giantstable.games.heroscape.box.reading_battlefield import read_battlefield
from giantstable.games.heroscape.box.reading_cards import read_card, read_glyphs, read_stock
from giantstable.games.heroscape.box.reading_scenario import ScenarioReader
from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.box.stock import Stock
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.kernel.errors import BadContent
from giantstable.kernel.provenance import Provenance

STOCK: Final = "stock.yaml"
GLYPHS: Final = "glyphs.yaml"


class Box:
    """Stock, cards, glyphs, battlefields and scenarios, by their ids, in the order of lists.

    Cards have powers of the kinds that the rules know; who opens the box says which.
    """

    def __init__(self, documents: dict[str, object], powers: Sequence[PowerKind]) -> None:
        self.ledger: list[Provenance] = []
        for file in (STOCK, GLYPHS):
            if file not in documents:
                raise BadContent("content-missing", file=file)
        self.stock: Stock = read_stock(STOCK, documents[STOCK], self.ledger)
        glyphs = read_glyphs(GLYPHS, documents[GLYPHS], self.ledger)
        self.glyphs: dict[str, Glyph] = {glyph.id: glyph for glyph in glyphs}
        kinds = {kind.id: kind for kind in sorted(powers, key=_power_id)}
        cards: list[ArmyCard] = []
        fields: list[Battlefield] = []
        for file, document in _folder(documents, "cards"):
            cards.append(read_card(file, document, self.ledger, kinds))
            _once(file, [card.id for card in cards])
        for file, document in _folder(documents, "battlefields"):
            fields.append(read_battlefield(file, document, self.stock, self.ledger))
            _once(file, [field.id for field in fields])
        cards.sort(key=_card_order)
        fields.sort(key=_field_order)
        self.cards: dict[str, ArmyCard] = {card.id: card for card in cards}
        self.battlefields: dict[str, Battlefield] = {field.id: field for field in fields}
        self.scenarios: dict[str, Scenario] = {}
        for file, document in _folder(documents, "scenarios"):
            scenario = self._scenario(file, document, self.battlefields, self.ledger)
            _once(file, [*self.scenarios, scenario.id])
            self.scenarios[scenario.id] = scenario

    def battlefield(self, file: str, document: object) -> Battlefield:
        """Return the battlefield of a person's own file."""
        return read_battlefield(file, document, self.stock, [])

    def scenario(self, file: str, document: object, own: Battlefield | None = None) -> Scenario:
        """Return the scenario of a person's own file, on a battlefield of ours or on their own.

        It may call their own whatever it likes, or nothing: there is only one.
        """
        fields = self.battlefields
        if own is not None:
            fields = {**fields, own.id: own}
        return self._scenario(file, document, fields, [], own)

    def _scenario(
        self,
        file: str,
        document: object,
        fields: dict[str, Battlefield],
        ledger: list[Provenance],
        own: Battlefield | None = None,
    ) -> Scenario:
        return ScenarioReader(file, document, fields, self.cards, self.glyphs, ledger, own).read()


def _folder(documents: dict[str, object], folder: str) -> list[tuple[str, object]]:
    return [(file, documents[file]) for file in documents if file.startswith(folder + "/")]


def _once(file: str, ids: list[str]) -> None:
    """Refuse a file whose id an earlier file has."""
    if ids[-1] in ids[:-1]:
        raise BadContent("content-same-name", file=file, id=ids[-1])


def _power_id(kind: PowerKind) -> str:
    return kind.id


def _card_order(card: ArmyCard) -> int:
    return card.order


def _field_order(field: Battlefield) -> int:
    return field.order
