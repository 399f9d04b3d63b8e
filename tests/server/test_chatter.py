"""Words from a short list: everybody hears them, nobody writes them down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from giantstable.server.chatter import REMEMBERED, WORDS, spoken
from giantstable.text import languages, words
from tests.server.conftest import Opener
from tests.server.guests import Guest, Json, Live
from tests.server.house import PLENTY, House

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def loud(opens: Opener) -> House:
    """A house in which one may talk as much as one likes."""
    return opens(talk=PLENTY)


@pytest.fixture
def company(loud: House) -> Iterator[tuple[Guest, Guest, str]]:
    """Two people at a table."""
    ann, bob = Guest(loud.address), Guest(loud.address)
    table = ann.opens("heroscape", [ME, OPEN])
    bob.accepts(ann.invites(table))
    yield ann, bob, table
    ann.close()
    bob.close()


def hears(live: Live) -> Json:
    return live.until(lambda frame: frame["type"] == "said")


def says(live: Live, word: str) -> Json:
    return live.answer_to(live.send(type="say", word=word))


def test_all_at_a_table_hear_what_is_said_and_it_is_not_in_the_log(
    loud: House, company: tuple[Guest, Guest, str]
) -> None:
    ann, bob, table = company
    with ann.sits(table, 0) as one, bob.sits(table, 1) as other, bob.watches(table) as watcher:
        assert says(one, "good-luck")["type"] == "answer"
        for live in (other, watcher):
            heard = hears(live)
            assert (heard["seat"], heard["word"], heard["past"]) == (0, "good-luck", False)
        assert other.scene["version"] == 0
    assert loud.office.store.entries(table) == []


def test_who_comes_later_hears_the_last_of_it(company: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = company
    with ann.sits(table, 0) as one:
        for number in range(REMEMBERED + 3):
            says(one, "hello" if number % 2 else "thanks")
        with bob.sits(table, 1) as other:
            past = [hears(other) for _ in range(REMEMBERED)]
            assert all(each["past"] for each in past)
            assert [each["word"] for each in past][-2:] == ["hello", "thanks"]


def test_nothing_else_can_be_said_and_not_by_who_watches(
    company: tuple[Guest, Guest, str],
) -> None:
    ann, _, table = company
    with ann.sits(table, 0) as one, ann.watches(table) as watcher:
        one.send(type="say", word="you fool")
        assert one.until(lambda frame: frame["type"] == "refused")["code"] == "bad-request"
        assert says(watcher, "hello")["code"] == "only-watching"


def test_who_talks_too_much_must_wait_on_whatever_device(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    table = ann.opens("wraith")
    with ann.sits(table) as one, ann.sits(table) as same:
        answers = [says(live, "hello") for live in (one, same) * 3]
        assert [answer["type"] for answer in answers] == ["answer"] * 4 + ["refused"] * 2
        assert answers[-1]["code"] == "too-many"
        one.choose(one.options[0])  # one can play all the same
    ann.close()


def test_other_workers_hear_it_too(loud: House, company: tuple[Guest, Guest, str]) -> None:
    ann, bob, table = company
    if loud.office.store.engine.dialect.name != "postgresql":
        return
    other_house = loud.again()
    abroad = Guest(other_house.address)
    abroad.http.cookies.set("giants_key", bob.key)
    with ann.sits(table, 0) as one, abroad.sits(table, 1) as there:
        says(one, "your-turn")
        assert hears(there)["word"] == "your-turn"
        says(there, "one-moment")
        while hears(one)["word"] != "one-moment":
            pass
    abroad.close()
    other_house.stop()


def test_every_word_has_words_in_every_language() -> None:
    assert len(WORDS) == 12
    for language in languages():
        said = {words(f"web-say-{word}", language=language) for word in WORDS}
        assert len(said) == 12, language


@pytest.mark.parametrize("what", ["", "seats", "bans", "say:0:you fool"])
def test_other_notices_are_no_talk(what: str) -> None:
    assert spoken(what) is None
