"""Assault's judge: bots choose by its worths, its reasons have words, its chances hold."""

from __future__ import annotations

import pytest

from giantstable import text
from giantstable.bots import bot
from giantstable.bots import judge as judge_of
from giantstable.bots.chair import Chair
from giantstable.games.assault.bot.bot import answer, weighed
from giantstable.games.assault.bot.lessons import LEARNT
from giantstable.games.assault.bot.scales import best_of
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.judge import FEAR, HOPE, Judge
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.rng import seeded
from tests.games.assault.table import game

LANGUAGES = ["en", "cs", "ru"]


def judge() -> Judge:
    found = judge_of("assault")
    assert found is not None
    return found


def match_of(seats: int, seed: str) -> Match:
    return new_match(game(), {"seats": seats}, seed, quiet=True)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_worth_most_is_what_the_bots_choose(seats: int) -> None:
    kinds: set[str] = set()
    rng = seeded(f"strays {seats}")
    for number in range(3):
        match = match_of(seats, f"worths {number}")
        while not match.over:
            asked = match.next_decision()
            realm = realm_on(match.table)
            codes = asked.codes
            if len(codes) > 1:
                kinds.add(asked.kind)
                assert best_of(codes, weighed(realm.copy(), asked)) == answer(realm.copy(), asked)
                worths = judge().worths(realm.copy(), asked)
                assert len(worths) == len(codes)
                assert best_of(codes, worths) == answer(realm.copy(), asked, LEARNT)
            # A little chance leads to questions that good play never meets.
            stray = rng.below(4) == 0
            match.answer(asked, codes[rng.below(len(codes))] if stray else answer(realm, asked))
    assert len(kinds) > 25


def test_the_judge_leaves_the_table_as_it_is() -> None:
    match = match_of(4, "unchanged")
    rng = seeded("unchanged")
    for _ in range(250):
        asked = match.next_decision()
        before = game().table_json(match.table)
        judge().worths(match.table, asked)
        judge().chances(match.table)
        for code in asked.codes:
            judge().reasons(match.table, asked, code)
        assert game().table_json(match.table) == before
        match.answer(asked, asked.codes[rng.below(len(asked.codes))])
        if match.over:
            break


def test_every_reason_has_words_in_every_language_and_they_come_in_order() -> None:
    said: set[str] = set()
    for number in range(4):
        match = match_of(3 + number, f"reasons {number}")
        while not match.over:
            asked = match.next_decision()
            for code in asked.codes[:12]:
                found = judge().reasons(match.table, asked, code)
                weights = [reason.weight for reason in found]
                assert weights == sorted(weights, reverse=True)
                for reason in found:
                    assert reason.tone in (HOPE, FEAR)
                    assert reason.weight > 0
                    if reason.text.key not in said:
                        said.add(reason.text.key)
                        for language in LANGUAGES:
                            words = text.say(reason.text, language)
                            assert reason.text.key not in words
                            assert "$" not in words
            match.answer(asked, answer(realm_on(match.table), asked))
    assert len(said) > 22


def test_chances_are_shares_of_one_and_become_certainty() -> None:
    match = match_of(5, "chances")
    while not match.over:
        found = judge().chances(match.table)
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in found)
        asked = match.next_decision()
        match.answer(asked, answer(realm_on(match.table), asked))
    found = judge().chances(match.table)
    assert [seat for seat, chance in enumerate(found) if chance] == match.winners


def test_chances_hold_what_they_say() -> None:
    """Of what is said to be likely much comes true, and of what is not little."""
    said = [0.0, 0.0, 0.0]
    came = [0.0, 0.0, 0.0]
    count = [0, 0, 0]
    for number in range(60):
        match = match_of(3 + number % 4, f"calibrated {number}")
        looks: list[list[float]] = []
        rng = seeded(number)
        while not match.over:
            asked = match.next_decision()
            if rng.below(20) == 0:
                looks.append(judge().chances(match.table))
            match.answer(asked, answer(realm_on(match.table), asked))
        for look in looks:
            for seat, chance in enumerate(look):
                third = min(2, int(chance * 3))
                said[third] += chance
                came[third] += seat in match.winners
                count[third] += 1
    for third in range(3):
        assert count[third] > 50
        assert came[third] / count[third] == pytest.approx(said[third] / count[third], abs=0.12)


def test_levels_play_legally_and_repeat_themselves() -> None:
    for name in ("easy", "normal"):
        played: list[list[str]] = []
        for _ in range(2):
            match = match_of(3, "levels")
            bots = [bot(name, game(), f"levels {seat}") for seat in range(3)]
            while not match.over:
                asked = match.next_decision()
                match.answer(asked, bots[asked.seat].choose(Chair(match, asked)))
            played.append(match.choices)
        assert played[0] == played[1]
