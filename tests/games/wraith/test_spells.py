"""Elder Wraith: spells below the actions, and where they can be cast (WG-ELDER)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.box.pieces import WraithCard
from giantstable.kernel.errors import NotPending
from giantstable.kernel.match import Match
from tests.games.wraith.scene import Doc, fight, happened, options, place, play, scene
from tests.games.wraith.workshop import IDLE, bout, hand, idle_turn, names, tokens, told

PLACES = [
    "ground", "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2",
]  # fmt: skip
CAST = "cast charm"
ROW = "A/90 B/90 C/90 D/90"


def spell_of(effects: str, at: str = "A1", row: str = ROW, **more: object) -> Match:
    """Return a fight with a card that does nothing but cast this spell, just played."""
    m = bout(row, f"it = climb 0; ; {at[0]}: {effects}", pawn=at, **more)  # type: ignore[arg-type]
    return play(m, "play it")


def castable_at(requires: str) -> list[str]:
    """Return the places on which a spell with that prerequisite is offered."""
    card = f"it = climb 0; ; {requires}: shield 1"
    found: list[str] = []
    for at in PLACES:
        m = play(bout(ROW, card, pawn=at), "play it")
        if CAST in options(m):
            found.append(at)
    return found


def elders() -> list[WraithCard]:
    """Return the Elder's real cards."""
    return fight(gt.new("wraith", seed=1, wraith="elder")).wraith.cards


# -- skills and spells -----------------------------------------------------------------------------


@pytest.mark.rule("WG-ELDER-01")
def test_the_elder_has_the_adults_skills() -> None:
    adult = fight(gt.new("wraith", seed=1, wraith="adult")).wraith.skills
    t = fight(gt.new("wraith", seed=1, wraith="elder"))
    assert [(skill.id, skill.pool) for skill in t.wraith.skills] == [
        (skill.id, skill.pool) for skill in adult
    ]
    for ours, theirs in zip(t.wraith.skills, adult, strict=True):
        assert [(e.type, e.base) for e in ours.effects] == [
            (e.type, e.base) for e in theirs.effects
        ]
    assert t.pools == [skill.pool for skill in t.wraith.skills]
    assert t.health == t.giant.health + t.wraith.health_modifier - sum(t.pools)


@pytest.mark.rule("WG-ELDER-01")
def test_the_elders_pools_are_emptied_and_refilled_like_the_adults() -> None:
    card = "it = sword 3; ; B: shield 1"
    m = bout("A1/9", card, pawn="A1", skills=["blue 3: leap 1"], health=20)
    play(m, "play it", "use blue", "leap A2")
    assert fight(m).pools == [3]
    assert fight(m).health == 17


@pytest.mark.rule("WG-ELDER-02")
def test_every_card_of_the_elder_has_a_spell_and_no_other_card_has() -> None:
    for card in elders():
        assert card.spell is not None
        assert card.spell.name
        assert card.spell.effects
        assert card.spell.requires in [*"ABCD", *"123456789"]
    for wraith in ("young", "adult"):
        cards = fight(gt.new("wraith", seed=1, wraith=wraith)).wraith.cards
        assert [card.id for card in cards if card.spell is not None] == []


@pytest.mark.rule("WG-ELDER-03")
def test_a_spell_is_an_extra_and_may_be_left_out() -> None:
    m = bout("C/9", "it = climb 1; ; A: heal 1", pawn="A1", wounds=2)
    play(m, "play it", "climb A2")
    assert options(m) == [CAST, "no spell"]
    both = play(m.copy(), CAST)
    assert place(both) == "A2"
    assert fight(both).wounds == 1
    assert told(both, "spell-cast") == [{"card": "made-it"}]
    neither = play(m.copy(), "no spell")
    assert fight(neither).wounds == 2
    assert "spell-cast" not in happened(neither)


# -- prerequisites ---------------------------------------------------------------------------------


@pytest.mark.rule("WG-ELDER-04")
def test_a_spell_needs_the_wraith_in_its_place() -> None:
    assert castable_at("A") == ["A1", "A2", "A3"]
    m = play(bout(ROW, "it = climb 0; ; A: heal 1", pawn="B1", wounds=1), "play it")
    assert m.pending[0].kind == "play"
    with pytest.raises(NotPending):
        m.choose(CAST)


@pytest.mark.rule("WG-ELDER-05")
def test_a_letter_is_met_in_the_whole_region() -> None:
    assert castable_at("D") == ["D1", "D2"]
    assert castable_at("C") == ["C1", "C2", "C3", "C4"]


@pytest.mark.rule("WG-ELDER-06")
def test_a_number_is_met_in_every_region() -> None:
    assert castable_at("2") == ["A2", "B2", "C2", "D2"]
    assert castable_at("4") == ["B4", "C4"]


@pytest.mark.rule("WG-ELDER-09")
def test_example_dazzling_light_needs_section_b() -> None:
    bright = [c for c in elders() if c.spell is not None and c.spell.name == "Dazzling Light"]
    assert bright
    for card in bright:
        assert card.spell is not None
        assert card.spell.requires == "B"
        for at in PLACES:
            m = scene(wraith="elder", pawn=at, hand=[card.id, card.id])
            play(m, f"play {card.notation}")
            offered = "cast dazzling-light" in options(m)
            assert offered == place(m).startswith("B")


@pytest.mark.rule("WG-ELDER-10")
@pytest.mark.parametrize("requires", [*"ABCD", *"1234"])
def test_the_ground_meets_no_prerequisite(requires: str) -> None:  # W91
    places = castable_at(requires)
    assert places
    assert "ground" not in places


@pytest.mark.rule("WG-ELDER-10")
def test_on_the_ground_no_card_of_the_elder_begins_with_its_spell() -> None:
    for card in elders():
        m = scene(wraith="elder", hand=[card.id, card.id], wounds=1, rage=1)
        play(m, f"play {card.notation}")
        if place(m) == "ground":
            assert [option for option in options(m) if option.startswith("cast")] == []


# -- before or after -------------------------------------------------------------------------------


@pytest.mark.rule("WG-ELDER-07")
def test_a_spell_comes_before_all_actions_or_after_them() -> None:  # W90
    m = bout("A1/9 B1/9 A2/9", "it = climb 1, bow 1; ; A: shield 1", pawn="A1")
    play(m, "play it")
    assert options(m) == ["climb A2", "bow A2", CAST]
    before = play(m.copy(), CAST)
    assert options(before) == ["climb A2", "bow A2"]
    play(before, "climb A2", "bow B1")
    assert before.pending[0].kind == "play"
    after = play(m.copy(), "climb A2")
    assert options(after) == ["bow A1", "bow B1"]  # not between two actions
    with pytest.raises(NotPending):
        after.choose(CAST)
    play(after, "bow B1")
    assert options(after) == [CAST, "no spell"]
    play(after, CAST)
    assert fight(before).shield == fight(after).shield == 1


@pytest.mark.rule("WG-ELDER-07")
def test_skills_are_carried_out_before_a_spell_that_comes_after() -> None:  # W90
    card = "it = sword 1; ; A: shield 1"
    m = bout("A1/9", card, pawn="A1", skills=["blue 1: leap 1"])
    play(m, "play it", "sword")
    assert m.pending[0].kind == "skill"
    stayed = play(m.copy(), "leave blue")
    assert options(stayed) == [CAST, "no spell"]
    left = play(m.copy(), "use blue", "leap ground")
    assert left.pending[0].kind == "play"  # the skill led out of the spell's place


@pytest.mark.rule("WG-ELDER-08")
def test_the_place_counts_when_the_spell_is_cast() -> None:
    card = "it = climb 1; ; A: heal 1"
    leaving = play(bout("C/9", card, pawn="A2", wounds=1), "play it")
    assert CAST in options(leaving)
    play(leaving, "climb B1")
    assert leaving.pending[0].kind == "play"
    arriving = play(bout("C/9", card, pawn="ground", wounds=1), "play it")
    assert options(arriving) == ["climb A1", "climb A3", "climb C4"]
    assert options(play(arriving.copy(), "climb A3")) == [CAST, "no spell"]
    assert play(arriving.copy(), "climb C4").pending[0].kind == "play"


@pytest.mark.rule("WG-ELDER-08")
def test_leaving_the_place_during_a_spell_does_not_stop_it() -> None:  # W91
    m = play(spell_of("leap 1, shield 2"), CAST, "leap ground")
    assert place(m) == "ground"
    assert fight(m).shield == 2


@pytest.mark.rule("WG-ELDER-08")
def test_a_spell_cast_first_may_make_an_action_possible() -> None:  # W13, W90
    m = bout("B1/9", "it = sword 2; ; A: leap 1", pawn="A2")
    play(m, "play it")
    assert options(m) == [CAST, "skip sword"]
    play(m, CAST, "leap B1")
    assert tokens(m)[0] == 2


@pytest.mark.rule("WG-ELDER-11")
def test_a_spell_is_cast_once_a_play() -> None:
    m = bout("C/9", "it = climb 1; ; A: heal 1", "it = climb 1; ; A: heal 1", pawn="A1", wounds=5)
    play(m, "play it", CAST)
    assert place(m) == "A2"  # the only action left; still in A
    assert m.pending[0].kind == "play"
    assert fight(m).wounds == 4
    # The next card with the same spell is another play.
    play(m, "play it", CAST)
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-ELDER-12")
def test_a_card_face_down_casts_no_spell() -> None:  # W92
    m = bout("C/9", "it = climb 1; ; A: heal 3", pawn="A1", wounds=5)
    play(m, "rest it")
    assert fight(m).wounds == 4
    assert m.pending[0].kind == "play"
    assert "spell-cast" not in happened(m)


@pytest.mark.rule("WG-ELDER-12")
def test_a_stunned_card_casts_no_spell() -> None:  # W92
    card = "it = climb 1; ; A: heal 1"
    m = bout("C/9", card, card, pawn="A1", wounds=5, stunned=True)
    play(m, "play it")
    assert place(m) == "A1"
    assert fight(m).wounds == 5
    assert m.pending[0].kind == "play"
    play(m, "play it")
    assert CAST in options(m)  # the second card is not stunned


# -- what a spell does -----------------------------------------------------------------------------


@pytest.mark.rule("WG-ELDER-03")
def test_the_effects_of_a_spell_come_in_printed_order() -> None:  # W90
    m = play(spell_of("leap 1, sword 2", row="A1/90 A2/90"), CAST)
    assert m.pending[0].kind == "effect"
    assert options(m) == ["leap ground", "leap A2"]  # if it is cast, it must move
    play(m, "leap A2")
    assert tokens(m, 2) == (0, 2)
    m = play(spell_of("sword 2, leap 1", row="A1/90 A2/90"), CAST, "leap A2")
    assert tokens(m, 2) == (2, 0)


@pytest.mark.rule("WG-ELDER-03")
def test_a_spell_does_what_it_can_and_is_not_offered_for_nothing() -> None:  # W90
    m = spell_of("calm 1, heal 1", wounds=1, rage=0)
    play(m, CAST)
    assert fight(m).wounds == 0
    assert told(m, "not-possible")[0] == {"effect": "calm"}
    m = spell_of("calm 1, heal 1", wounds=0, rage=0)
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ELDER-03")
def test_a_spell_that_attacks_drains_pools_and_sets_off_skills() -> None:  # W83, W90
    m = spell_of("sword 1, shield 1", row="A1/9", skills=["blue 1: leap 1"], health=20)
    play(m, CAST, "use blue", "leap A2")
    assert tokens(m)[0] == 1
    assert fight(m).shield == 1
    assert fight(m).pools == [1]
    assert fight(m).health == 19


@pytest.mark.rule("WG-ELDER-03")
def test_draw_and_calm_and_shield() -> None:
    m = play(spell_of("draw 2, calm 2, shield 1", rage=3, deck=["bow 1", "bow 2"]), CAST)
    assert hand(m) == ["idle", "idle", "bow-1", "bow-2"]
    assert fight(m).rage == 1
    assert fight(m).shield == 1


@pytest.mark.rule("WG-ELDER-03", "WG-REFRESH-06")
def test_a_hand_that_grew_by_a_spell_is_not_cut_back() -> None:  # W18
    m = spell_of("draw 3", spare=5, deck=[IDLE] * 9)
    play(m, CAST, "play idle", "end", "keep")
    assert fight(m).round == 2
    assert len(fight(m).hand) == 7
    assert len(fight(m).deck) == 6


@pytest.mark.rule("WG-ELDER-03", "WG-ELDER-09")
def test_a_dazzled_leftmost_card_makes_no_attempt() -> None:  # W58
    everywhere: Doc = {"area": ["ground", "A", "B", "C", "D"], "wounds": 1}
    m = spell_of("suppress_leftmost", spare=6, attack=everywhere)
    play(m, CAST, "play idle", "end", "keep")
    t = fight(m)
    assert t.round == 2
    assert t.wounds == 0
    assert t.rage == 0
    assert len(t.gone) == 1  # it leaves as ever
    idle_turn(m)
    assert fight(m).wounds == 1  # for one Giant step only


# -- warps -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ELDER-03")
def test_a_warp_leads_anywhere_but_here_and_the_ground() -> None:  # W93
    m = play(spell_of("warp", at="A2"), CAST)
    assert options(m) == [f"warp {at}" for at in PLACES if at not in ("ground", "A2")]
    play(m, "warp D1")
    assert place(m) == "D1"
    assert told(m, "warped") == [{"place": "D1", "from": "A2"}]


@pytest.mark.rule("WG-ELDER-03")
def test_a_warp_by_number_leads_to_the_same_number() -> None:  # W93
    m = play(spell_of("warp_number", at="A1"), CAST)
    assert options(m) == ["warp-number B1", "warp-number C1", "warp-number D1"]
    m = play(spell_of("warp_number", at="B4"), CAST)
    assert place(m) == "C4"  # there is no other 4


@pytest.mark.rule("WG-ELDER-03")
def test_from_the_ground_a_warp_works_and_a_warp_by_number_does_not() -> None:  # W93
    m = bout(ROW, "warp", "warp_number", pawn="ground")
    assert len(options(play(m.copy(), "play warp"))) == len(PLACES) - 1
    m = play(m.copy(), "play warp_number")
    assert place(m) == "ground"
    assert told(m, "not-possible") == [{"effect": "warp_number"}]


@pytest.mark.rule("WG-ELDER-03")
def test_a_warp_wakes_the_token_where_it_ends() -> None:  # W93, W72
    m = play(spell_of("warp", at="A1", dangers=["D1", "B2"]), CAST)
    play(m, "warp D1")
    assert told(m, "gave-way") == [{"place": "D1"}]
    assert options(m) == ["to C1", "to D2"]
    play(m, "to D2")
    assert place(m) == "D2"
    assert fight(m).rage == 1
    assert names(m, fight(m).discard) == ["it"]  # the Earth Giant's token took the card


# -- why a spell is not offered --------------------------------------------------------------------


def why_no_spell(m: Match) -> str:
    """Return by its key why the only spell there is is not offered; empty if it is."""
    card = next(card.id for card in fight(m).wraith.cards if card.spell is not None)
    found = m.game.why_not(m.table, 0, m.pending[0], {"spell": card})
    return "" if found is None else found.text.key.removeprefix("wraith-why-")


def test_a_spell_that_is_not_offered_says_why() -> None:
    card = "it = climb 1, draw 1; ; {}"
    m = bout(ROW, card.format("A: shield 1"), pawn="B1")
    assert why_no_spell(m) == "spell-with-card"
    assert why_no_spell(play(m, "play it")) == "spell-elsewhere"
    m = play(bout(ROW, card.format("B: shield 1"), pawn="B1"), "play it")
    assert why_no_spell(m) == ""
    # Nobody is wounded: it would do nothing, whatever else is there.
    m = play(bout(ROW, card.format("B: wound_wounded 1"), pawn="B1"), "play it")
    assert why_no_spell(m) not in ("", "spell-elsewhere", "spell-with-card")
    m = play(bout(ROW, "it = climb 1, leap 1, draw 1; ; B: shield 1", pawn="B1"), "play it")
    play(m, next(option for option in options(m) if option.startswith("climb")))
    assert why_no_spell(m) == "spell-between"
