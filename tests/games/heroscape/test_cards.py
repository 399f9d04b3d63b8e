"""Army Cards and glyphs as they are printed (HS-C-CARD, HS-P-*-00, HS-C-GKEY)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.cards import (
    ARTIFACT,
    FIGURE_SIZES,
    GENERALS,
    HERO,
    KINDS,
    PERMANENT,
    SQUAD,
    TEMPORARY,
    UNIQUE,
    ArmyCard,
)
from giantstable.games.heroscape.ground.hsc import GLYPH_FAMILY
from tests.games.heroscape.ground import box

# Height, life, move, range, attack, defense, points, figures, spaces; then the Basic side.
NUMBERS = {
    "sgt-drake-alexander": (5, 5, 5, 1, 6, 3, 110, 1, 1, (6, 1, 6, 7)),
    "raelin": (5, 5, 6, 1, 3, 3, 80, 1, 1, (7, 1, 3, 7)),
    "airborne-elite": (5, 1, 4, 8, 3, 2, 110, 4, 1, (4, 8, 3, 2)),
    "tarn-viking-warriors": (5, 1, 4, 1, 3, 4, 50, 4, 1, (4, 1, 3, 4)),
    "finn": (5, 4, 5, 1, 3, 4, 80, 1, 1, (5, 1, 3, 6)),
    "thorgrim": (5, 4, 5, 1, 3, 4, 80, 1, 1, (5, 1, 3, 6)),
    "syvarris": (5, 4, 5, 9, 3, 2, 100, 1, 1, (5, 9, 4, 5)),
    "agent-carr": (5, 4, 5, 6, 2, 4, 100, 1, 1, (7, 4, 4, 6)),
    "krav-maga-agents": (4, 1, 6, 7, 3, 3, 100, 3, 1, (6, 7, 3, 3)),
    "zettian-guards": (5, 1, 4, 7, 2, 7, 70, 2, 1, (4, 7, 2, 7)),
    "marro-warriors": (4, 1, 6, 6, 2, 3, 50, 4, 1, (6, 6, 2, 4)),
    "mimring": (9, 5, 6, 1, 4, 3, 150, 1, 2, (6, 6, 6, 8)),
    "grimnak": (11, 5, 5, 1, 2, 4, 120, 1, 2, (5, 1, 6, 7)),
    "deathwalker-9000": (7, 1, 5, 7, 4, 9, 140, 1, 1, (5, 7, 4, 9)),
    "ne-gok-sa": (5, 5, 5, 1, 3, 6, 90, 1, 1, (5, 1, 4, 7)),
    "izumi-samurai": (5, 1, 6, 1, 2, 5, 60, 3, 1, (6, 1, 3, 6)),
}
# General, species, kind, class, personality, size.
ABOUT = {
    "sgt-drake-alexander": "jandar human hero soldier valiant medium",
    "raelin": "jandar kyrie hero warrior merciful medium",
    "airborne-elite": "jandar human squad soldiers disciplined medium",
    "tarn-viking-warriors": "jandar human squad warriors wild medium",
    "finn": "jandar human hero champion valiant medium",
    "thorgrim": "jandar human hero champion valiant medium",
    "syvarris": "ullar elf hero archer precise medium",
    "agent-carr": "vydar human hero agent tricky medium",
    "krav-maga-agents": "vydar human squad agents tricky medium",
    "zettian-guards": "utgar soulborg squad guards precise medium",
    "marro-warriors": "utgar marro squad warriors wild medium",
    "mimring": "utgar dragon hero beast ferocious huge",
    "grimnak": "utgar orc hero champion ferocious huge",
    "deathwalker-9000": "utgar soulborg hero deathwalker precise large",
    "ne-gok-sa": "utgar marro hero warlord tricky medium",
    "izumi-samurai": "einar human squad samurai disciplined medium",
}
RULES = {
    "sgt-drake-alexander": "HS-P-DRAK-00",
    "raelin": "HS-P-RAEL-00",
    "airborne-elite": "HS-P-AIRB-00",
    "tarn-viking-warriors": "HS-P-TARN-00",
    "finn": "HS-P-FINN-00",
    "thorgrim": "HS-P-THOR-00",
    "syvarris": "HS-P-SYVA-00",
    "agent-carr": "HS-P-CARR-00",
    "krav-maga-agents": "HS-P-KRAV-00",
    "zettian-guards": "HS-P-ZETT-00",
    "marro-warriors": "HS-P-MARR-00",
    "mimring": "HS-P-MIMR-00",
    "grimnak": "HS-P-GRIM-00",
    "deathwalker-9000": "HS-P-DEAT-00",
    "ne-gok-sa": "HS-P-NGOK-00",
    "izumi-samurai": "HS-P-IZUM-00",
}
EACH_CARD = pytest.mark.parametrize(
    "id_", [pytest.param(id_, marks=pytest.mark.rule(rule)) for id_, rule in RULES.items()]
)


def card(id_: str) -> ArmyCard:
    return box().cards[id_]


@EACH_CARD
def test_a_card_has_its_printed_numbers(id_: str) -> None:
    found = card(id_)
    master, basic = found.master, found.basic
    assert (
        found.height,
        master.life,
        master.move,
        master.range,
        master.attack,
        master.defense,
        master.points,
        found.figures,
        found.spaces,
        (basic.move, basic.range, basic.attack, basic.defense),
    ) == NUMBERS[id_]
    words = [GENERALS[found.general], found.species, KINDS[found.kind]]
    words += [found.class_, found.personality, FIGURE_SIZES[found.size]]
    assert " ".join(words) == ABOUT[id_]


@pytest.mark.rule("HS-C-BOX-01")
def test_thirty_figures_on_sixteen_cards() -> None:
    assert list(box().cards) == list(NUMBERS)
    assert sum(each.figures for each in box().cards.values()) == 30


@pytest.mark.rule("HS-P-SET-01")
def test_the_set_costs_1490_points() -> None:
    assert sum(each.master.points for each in box().cards.values()) == 1490


@pytest.mark.rule("HS-C-CARD-02")
def test_a_hero_is_one_figure_and_a_squad_is_several() -> None:
    assert (card("finn").kind, card("finn").figures) == (HERO, 1)
    assert (card("tarn-viking-warriors").kind, card("tarn-viking-warriors").figures) == (SQUAD, 4)
    for each in box().cards.values():
        assert (each.kind == HERO) == (each.figures == 1)


@pytest.mark.rule("HS-C-CARD-03", "HS-B-EX-02")
def test_the_basic_side_of_the_zettian_guards() -> None:
    basic = card("zettian-guards").basic
    assert (basic.move, basic.range, basic.attack, basic.defense) == (4, 7, 2, 7)


@pytest.mark.rule("HS-C-CARD-04", "HS-C-CARD-EX1")
def test_agent_carr_is_printed_as_the_example_shows_him() -> None:
    carr = card("agent-carr")
    assert carr.name == "Agent Carr"
    assert GENERALS[carr.general] == "vydar"
    assert (carr.species, carr.class_, carr.personality) == ("human", "agent", "tricky")
    assert (carr.rarity, carr.kind) == (UNIQUE, HERO)
    assert (FIGURE_SIZES[carr.size], carr.height) == ("medium", 5)
    assert [power.name for power in carr.powers] == [
        "Ghost Walk",
        "Sword of Reckoning 4",
        "Disengage",
    ]
    assert carr.powers[1].numbers == {"attack": 4}


@pytest.mark.rule("HS-C-CARD-08")
def test_size_is_a_class_and_height_a_number() -> None:
    walker, agents = card("deathwalker-9000"), card("krav-maga-agents")
    assert (FIGURE_SIZES[walker.size], walker.height) == ("large", 7)
    assert (FIGURE_SIZES[agents.size], agents.height) == ("medium", 4)


@pytest.mark.rule("HS-C-CARD-10")
def test_every_card_follows_one_of_five_generals() -> None:
    assert len(GENERALS) == 5
    assert {GENERALS[each.general] for each in box().cards.values()} == set(GENERALS)


@pytest.mark.rule("HS-C-CARD-11")
def test_everything_in_the_set_is_unique() -> None:
    assert {each.rarity for each in box().cards.values()} == {UNIQUE}


def test_only_grimnak_and_mimring_take_two_spaces() -> None:
    assert [id_ for id_, each in box().cards.items() if each.spaces == 2] == ["mimring", "grimnak"]


def test_powers_have_their_printed_numbers() -> None:
    found = {
        power.name: {**power.numbers, **power.words}
        for each in box().cards.values()
        for power in each.powers
    }
    assert found == {
        "Thorian Speed": {},
        "Grapple Gun 25": {"levels": 25},
        "Flying": {},
        "Defensive Aura": {"spaces": 4, "defense": 2, "whose": "own"},
        "The Drop": {"roll": 13},
        "Grenade Special Attack": {"range": 5, "lob": 12, "attack": 2},
        "Berserker Charge": {"roll": 15},
        "Attack Aura 1": {"attack": 1, "whose": "friendly", "only_range": 1},
        "Warrior's Attack Spirit 1": {"attack": 1},
        "Defensive Aura 1": {"defense": 1, "whose": "friendly"},
        "Warrior's Armor Spirit 1": {"defense": 1},
        "Double Attack": {"attacks": 1},
        "Ghost Walk": {},
        "Sword of Reckoning 4": {"attack": 4},
        "Disengage": {},
        "Stealth Dodge": {"shields": 1},
        "Zettian Targeting": {"attack": 1},
        "Water Clone": {"roll": 15, "on_water": 10},
        "Fire Line Special Attack": {"length": 8, "attack": 4},
        "Chomp": {"roll": 16, "up_to": "medium"},
        "Orc Warrior Enhancement": {
            "attack": 1, "defense": 1, "whose": "friendly", "species": "orc", "class": "warriors",
        },
        "Explosion Special Attack": {"range": 7, "attack": 3},
        "Range Enhancement": {
            "range": 2, "whose": "friendly", "species": "soulborg", "class": "guards",
        },
        "Mind Shackle 20": {"roll": 20},
        "Counter Strike": {"except_class": "samurai"},
    }  # fmt: skip
    assert [id_ for id_, each in box().cards.items() if each.power("flying")] == [
        "raelin",
        "mimring",
    ]


@pytest.mark.rule("HS-P-REF-01", "HS-P-REF-EX")
def test_a_power_means_all_figures_with_the_attributes_it_names() -> None:
    def meant(species: str, class_: str) -> list[str]:
        return [id_ for id_, each in box().cards.items() if each.is_meant(species, class_)]

    assert meant("soulborg", "guards") == ["zettian-guards"]
    assert meant("orc", "warriors") == []
    assert meant("human", "champions") == ["finn", "thorgrim"]  # printed as Champion
    assert meant("marro", "") == ["marro-warriors", "ne-gok-sa"]


def test_bodies_are_as_high_as_the_card_says_and_their_numbers_are_marked_as_ours() -> None:
    for each in box().cards.values():
        body = each.body
        assert body.top == each.height * 1000
        assert 0 < body.hit_low < body.eye < body.hit_high < body.top
        assert body.hit_breadth < body.breadth
    bodies = [entry for entry in box().ledger if entry.item == "body"]
    assert len(bodies) == 16
    assert {entry.source for entry in bodies} == {"reconstructed"}


# -- glyphs --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-C-BOX-07")
def test_ten_glyphs_of_nine_kinds() -> None:
    copies = {glyph.name: glyph.copies for glyph in box().glyphs.values()}
    assert len(copies) == 9
    assert sum(copies.values()) == 10
    assert [name for name, count in copies.items() if count > 1] == ["Brandar"]


@pytest.mark.rule("HS-C-GKEY-01")
def test_a_glyph_has_a_letter_in_diagrams() -> None:
    letters = {glyph.letter: id_ for id_, glyph in box().glyphs.items()}
    assert "".join(sorted(letters)) == "ABDEGIKMV"
    assert letters["K"] == "kelda"
    assert GLYPH_FAMILY * 1000 + ord("K") == 14075  # as editors of battlefields write it, too


@pytest.mark.rule("HS-G-GEN-06")
def test_glyphs_are_permanent_temporary_or_artifacts() -> None:
    def ids(lasting: int) -> list[str]:
        return [id_ for id_, glyph in box().glyphs.items() if glyph.lasting == lasting]

    assert ids(PERMANENT) == ["astrid", "gerda", "ivor", "valda", "dagmar"]
    assert ids(TEMPORARY) == ["kelda", "erland", "mitonsoul"]
    assert ids(ARTIFACT) == ["brandar"]


def test_glyphs_have_their_printed_numbers() -> None:
    glyphs = box().glyphs
    assert [glyphs[g].by for g in ("astrid", "gerda", "ivor", "valda", "dagmar")] == [1, 1, 4, 2, 8]
    assert glyphs["ivor"].least == 4
    assert glyphs["mitonsoul"].roll == 1
