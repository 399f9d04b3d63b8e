"""Forms: what a code means is read once, and notation, facts and words follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import giantstable as gt
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.event import Event, EventKind
from giantstable.kernel.form import (
    NO,
    NO_OR_YES,
    NUMBER,
    YES,
    YES_OR_NO,
    Form,
    Meaning,
    One,
    Words,
)
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import AMOUNT, Ids, Listed, Noun, Pieces, Printed
from giantstable.kernel.table import Table

RULE = "WG-ACT-01"
SUITS = Listed("suit", ["moons", "suns"])
COLOURS = Listed("colour", ["red", "blue"], "wraith-colour")
LEAVE = 99


class Hat:
    """A piece of no game."""

    def __init__(self, id_: str, name: str) -> None:
        self.id = id_
        self.name = name


HATS: list[Hat] = [Hat("bowler", "Bowler hat"), Hat("crown", "Crown of Horns")]


def hats(table: Table) -> Sequence[Printed]:
    """Return the hats, whatever lies on the table."""
    return HATS


HAT = Pieces("old_hat", hats)


class Swaps(Form):
    """A game's own form, in plain Python: a hat for a suit, or to leave it."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == LEAVE:
            return Meaning("leave", "leave it", "option-nothing").fills("why", "late")
        return Meaning("swap").of(HAT, code % 2).of(SUITS, code // 2, link=" for ")


class Everything(Form):
    """One thing in each place where a thing can be named."""

    def read(self, decision: Decision, code: int) -> Meaning:
        meaning = Meaning("sort", "").writes(SUITS, 0).points(SUITS, 1, "other")
        return meaning.says(AMOUNT, code).points(HAT, 0)


class Alone(Form):
    """A thing whose name is all that is said."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning("wear", key="").of(Crest("crest"), code)


class Crest(Noun):
    """A game's own noun, in plain Python."""

    def id(self, table: Table, n: int) -> str:
        return f"crest-{n}"

    def name(self, table: Table, n: int) -> Message:
        return Message("wraith-crest", {"n": n})

    def asked(self, decision: Decision, n: int) -> int:
        return n + 100 * decision.seat

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        facts[word] = self.id(table, n)
        facts["shine"] = n

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        super().say(blanks, word, table, n)
        blanks["shine"] = "very"


def asked(form: Form, codes: list[int], subject: int = -1, about: int = -1) -> Decision:
    """Return a question of a fight, with answers of a form."""
    kind = DecisionKind("pick", RULE, form, HAT, AMOUNT)
    decision = Decision(0, kind, codes, subject, about)
    match = gt.new("wraith", seed=1)
    decision.bind(match.game, match.table)
    return decision


def texts(decision: Decision) -> list[Mapping[str, object]]:
    """Return the words of all options: their keys and what fills their blanks."""
    return [option.text.to_json() for option in decision.options]


def test_yes_or_no_is_said_for_each_question() -> None:
    decision = asked(YES_OR_NO, NO_OR_YES)
    assert [NO, YES] == NO_OR_YES
    assert decision.notations() == ["no", "yes"]
    assert [option.facts for option in decision.options] == [{"do": "pick-no"}, {"do": "pick-yes"}]
    keys = [said["key"] for said in texts(decision)]
    assert keys == ["wraith-option-pick-no", "wraith-option-pick-yes"]


def test_words_are_what_they_do() -> None:
    decision = asked(Words(["rest", "run"]), [1, 0])
    assert decision.notations() == ["run", "rest"]
    assert [option.facts for option in decision.options] == [{"do": "run"}, {"do": "rest"}]
    assert texts(decision)[0] == {"key": "wraith-option-run", "facts": {}}


def test_a_number_is_itself() -> None:
    decision = asked(NUMBER, [0, 12])
    assert decision.notations() == ["0", "12"]
    assert decision.options[1].facts == {"do": "pick", "n": 12}
    assert texts(decision)[1] == {"key": "wraith-option-pick", "facts": {"n": 12}}


def test_one_thing_has_its_id_in_facts_and_its_name_for_people() -> None:
    decision = asked(One(HAT, LEAVE), [1, LEAVE])
    assert decision.notations() == ["crown", "done"]
    assert decision.options[0].facts == {"do": "pick", "old_hat": "crown"}
    assert decision.options[1].facts == {"do": "done"}
    assert texts(decision) == [
        {"key": "wraith-option-pick", "facts": {"oldhat": "Crown of Horns"}},
        {"key": "wraith-option-pick-done", "facts": {}},
    ]


def test_a_listed_word_is_said_as_it_is_or_by_a_message() -> None:
    (plain,) = texts(asked(One(SUITS), [1]))
    assert plain["facts"] == {"suit": "suns"}
    decision = asked(One(COLOURS), [1])
    (said,) = texts(decision)
    assert decision.notations() == ["blue"]
    assert decision.options[0].facts == {"do": "pick", "colour": "blue"}
    message: object = {"key": "wraith-colour", "facts": {"colour": "blue"}}
    assert said["facts"] == {"colour": message}


def test_a_games_own_form_says_only_what_a_code_means() -> None:
    decision = asked(Swaps(), [0, 3, LEAVE])
    assert decision.notations() == ["swap bowler for moons", "swap crown for suns", "leave it"]
    assert decision.options[1].facts == {"do": "swap", "old_hat": "crown", "suit": "suns"}
    assert texts(decision)[1:] == [
        {"key": "wraith-option-swap", "facts": {"oldhat": "Crown of Horns", "suit": "suns"}},
        {"key": "wraith-option-nothing", "facts": {"why": "late"}},
    ]


def test_a_thing_may_be_named_in_one_place_alone() -> None:
    decision = asked(Everything(), [7])
    assert decision.notations() == ["moons"]
    assert decision.options[0].facts == {"do": "sort", "other": "suns", "old_hat": "bowler"}
    assert texts(decision) == [{"key": "wraith-option-sort", "facts": {"n": 7}}]


def test_a_thing_that_is_said_alone_is_said_by_its_own_words() -> None:
    decision = asked(Alone(), [4])
    assert decision.notations() == ["wear crest-4"]
    assert decision.options[0].facts == {"do": "wear", "crest": "crest-4", "shine": 4}
    assert texts(decision) == [{"key": "wraith-crest", "facts": {"n": 4}}]


def test_a_noun_counts_as_the_question_does() -> None:
    decision = Decision(2, DecisionKind("pick", RULE, One(Crest("crest"))), [5])
    match = gt.new("wraith", seed=1)
    decision.bind(match.game, match.table)
    assert decision.notations() == ["crest-205"]
    facts: object = {"crest": {"key": "wraith-crest", "facts": {"n": 205}}, "shine": "very"}
    assert texts(decision) == [{"key": "wraith-option-pick", "facts": facts}]


@pytest.mark.parametrize(
    ("subject", "about", "facts"),
    [
        (1, 3, {"oldhat": "Crown of Horns", "n": 3}),
        (0, -1, {"oldhat": "Bowler hat"}),
        (-1, 0, {"n": 0}),
        (-1, -1, {}),
    ],
)
def test_a_prompt_says_what_the_question_is_about(
    subject: int, about: int, facts: dict[str, object]
) -> None:
    prompt = asked(NUMBER, [1, 2], subject, about).prompt
    assert prompt.to_json() == {"key": "wraith-ask-pick", "facts": facts}


def test_words_need_a_match() -> None:
    bare = Decision(0, DecisionKind("pick", RULE, NUMBER), [1, 2])
    with pytest.raises(ValueError, match="part of a match"):
        bare.notations()
    with pytest.raises(ValueError, match="part of a match"):
        NUMBER.notation(bare, 1)


def test_an_event_is_told_by_its_nouns_and_hides_what_is_private() -> None:
    match = gt.new("wraith", seed=1)
    drew = EventKind("drew", RULE, "card", "n", private=("card",))
    event = Event(drew, 0, 0, 3, 0)
    first = match.game.noun("card").id(match.table, 0)
    told = match.game.event_text(match.table, event, 0)
    assert match.game.event_facts(match.table, event) == {"card": first, "n": 3}
    assert (told.key, told.facts["you"], told.facts["n"]) == ("wraith-event-drew", "yes", 3)
    seen = event.seen_by(None)
    told = match.game.event_text(match.table, seen, None)
    assert match.game.event_facts(match.table, seen) == {"card": "", "n": 3}
    assert told.to_json() == {"key": "wraith-event-drew-hidden", "facts": {"you": "no", "n": 3}}
