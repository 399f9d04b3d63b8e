"""Content files of HeroScape with something wrong: refused in one sentence that names the field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

from giantstable.games.heroscape.box.cards import PowerKind
from giantstable.games.heroscape.box.reading_cards import read_card, read_glyphs, read_stock
from giantstable.games.heroscape.rules.powers.index import POWERS
from giantstable.kernel.errors import BadContent, GiantsError
from tests.every import every
from tests.games.heroscape.ground import Doc, box, content, opened
from tests.kernel import damage

KINDS: dict[str, PowerKind] = {kind.id: kind for kind in POWERS}
# One of each kind: with every sort of field that the kind can have.
FILES = [
    "stock.yaml",
    "glyphs.yaml",
    "cards/agent-carr.yaml",
    "cards/grimnak.yaml",
    "battlefields/trollsford.yaml",
    "scenarios/mimrings-fortress.yaml",
    "scenarios/dive-the-dark-lakes.yaml",
    "scenarios/a-desperate-rescue-attempt.yaml",
]
OPTIONAL = {
    "note", "order", "sets", "source", "turn", "ruins", "powers", "rounds", "zones", "name", "army",
    "glyphs", "figures", "special", "points", "by", "least", "roll", "attack", "defense", "species",
    "class", "sides", "hidden",
}  # fmt: skip


@cache
def ours() -> dict[str, Doc]:
    return content()


def read(file: str, document: object) -> object:
    """Read a damaged file as its kind is read."""
    if file == "stock.yaml":
        return read_stock(file, document, [])
    if file == "glyphs.yaml":
        return read_glyphs(file, document, [])
    if file.startswith("cards/"):
        return read_card(file, document, [], KINDS)
    if file.startswith("battlefields/"):
        return box().battlefield(file, document)
    return box().scenario(file, document)


def said(file: str, document: object, what: str) -> str:
    """Return the sentence of the refusal, if there is one; anything but a refusal is a fault."""
    try:
        read(file, document)
    except GiantsError as refusal:
        sentence = str(refusal)
    except Exception as error:
        raise AssertionError(f"{file}: {what}: {error!r}") from error
    else:
        return ""
    if "\n" in sentence or file not in sentence:
        raise AssertionError(f"{file}: {what}: {sentence}")
    return sentence


def fields(file: str) -> Iterator[damage.Path]:
    """Yield one field of each shape that a file has."""
    seen: set[str] = set()
    for path in damage.paths(ours()[file]):
        shape = ".".join("*" if isinstance(step, int) else step for step in path)
        if shape not in seen:
            seen.add(shape)
            yield path


EACH_FILE = pytest.mark.parametrize("file", FILES)


@EACH_FILE
def test_a_damaged_field_is_refused_by_its_file_or_still_makes_sense(file: str) -> None:
    document = ours()[file]
    with every() as each:
        for path in fields(file):
            for junk in damage.JUNK:
                with each.one(f"{path} is {junk!r}"):
                    said(file, damage.replaced(document, path, junk), "damaged")
            right = damage.part(document, path)
            if isinstance(right, dict) and path != ("zones",):
                wrong = damage.replaced(document, path, right | {"nonsense": 1})
                with each.one(f"{path} has nonsense"):
                    assert "nonsense" in said(file, wrong, "damaged")


@EACH_FILE
def test_a_missing_field_is_refused_by_its_name(file: str) -> None:
    with every() as each:
        for path in fields(file):
            with each.one(f"{path} is missing"):
                sentence = said(file, damage.dropped(ours()[file], path), "damaged")
                name = path[-1]
                if isinstance(name, str) and name not in OPTIONAL and path[0] != "zones":
                    assert sentence.endswith(f"{name} is missing."), sentence


def test_every_content_file_of_ours_is_read_and_has_sources() -> None:
    files = {entry.file for entry in box().ledger}
    assert files == set(ours())
    assert {entry.source for entry in box().ledger} == {"rulebook", "public", "reconstructed"}


@pytest.mark.parametrize("file", ["stock.yaml", "glyphs.yaml"])
def test_a_box_without_its_stock_or_glyphs_is_refused(file: str) -> None:
    documents = content()
    del documents[file]
    with pytest.raises(BadContent) as refusal:
        opened(documents)
    assert str(refusal.value) == f"The content file {file} is missing."


def test_two_files_may_not_describe_the_same_card() -> None:
    documents = content()
    documents["cards/twin.yaml"] = documents["cards/finn.yaml"]
    with pytest.raises(BadContent) as refusal:
        opened(documents)
    assert str(refusal.value) == (
        "The content file cards/twin.yaml describes “finn”, which another file describes already."
    )


def test_a_corrected_card_takes_the_place_of_ours() -> None:
    documents = content()
    cast(Doc, documents["cards/finn.yaml"]["master"])["life"] = 6
    assert opened(documents).cards["finn"].master.life == 6
