"""Codes: what was packed into a number comes out of it again, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from giantstable.games.assault.box.cards import ADVANCED, BASIC
from giantstable.games.assault.box.dice import FACES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table import codes
from giantstable.games.assault.table.world import NOBODY
from tests.games.assault.realms import realm
from tests.games.assault.table import box

NUMBERS = st.integers(0, codes.REGION - 1)
REGIONS = st.integers(0, len(box().board.regions) - 1)


@given(NUMBERS, REGIONS)
def test_something_in_a_region(number: int, region: int) -> None:
    code = codes.packed(number, region)
    assert (codes.number_of(code), codes.region_of(code)) == (number, region)
    assert code not in (codes.ALL, codes.DONE, codes.EAT)


@given(NUMBERS, REGIONS, REGIONS)
def test_something_on_its_way(number: int, region: int, to: int) -> None:
    code = codes.packed(number, region, to)
    assert (codes.number_of(code), codes.region_of(code), codes.to_of(code)) == (number, region, to)


def test_no_way_of_a_soldier_is_taken_for_done() -> None:
    """A soldier is below 10: the last codes of all ways are free."""
    most = codes.packed(9, 15, 15)
    assert most < codes.ALL < codes.DONE


@given(st.integers(0, len(box().spells) - 1), st.sampled_from([BASIC, ADVANCED]))
def test_a_spell_that_is_cast(spell: int, level: int) -> None:
    code = codes.cast_code(spell, level)
    assert (codes.spell_of(code), codes.level_of(code)) == (spell, level)
    assert codes.CLAIM_SPECIAL < code < codes.ALL


@given(st.integers(0, len(RACES) - 1), st.booleans())
def test_a_partner(race: int, friendly: bool) -> None:
    code = codes.partner_code(race, friendly)
    assert (codes.partner_of(code), codes.is_friendly(code)) == (race, friendly)
    assert code < codes.DECK


@given(st.integers(0, 15), NUMBERS)
def test_an_ability(card: int, effect: int) -> None:
    code = codes.ability_code(card, effect)
    assert (codes.leader_card_of(code), codes.effect_of(code)) == (card, effect)
    assert code < codes.RETURN_HOME


@given(st.integers(0, FACES - 1), st.booleans(), st.integers(0, FACES - 1))
def test_a_die_that_is_turned(face: int, special: bool, to: int) -> None:
    die = codes.SPECIAL_DIE + face if special else face
    assert (codes.is_special(die), codes.face_of(die)) == (special, face)
    code = codes.turn_code(die, to)
    assert (codes.die_of(code), codes.turned_to(code)) == (die, to)


@given(st.lists(st.integers(NOBODY, len(RACES) - 1), min_size=16, max_size=16))
def test_who_stands_where(holders: list[int]) -> None:
    table = realm()
    table.holder = holders
    packed = table.holders()
    for region, race in enumerate(holders):
        found = codes.holder_in(packed, region)
        assert found == (codes.NO_HOLDER if race == NOBODY else race)
