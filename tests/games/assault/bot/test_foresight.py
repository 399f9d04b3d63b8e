"""The strong bot of Assault: what it imagines leads to the better choice, within its budget."""

from __future__ import annotations

import pytest

from giantstable.bots import bot
from giantstable.bots.advice import Adviser
from giantstable.bots.chair import Chair
from giantstable.games.assault.bot.bot import answer, weighed
from giantstable.games.assault.bot.foresight import FEW, MOST, ForesightBot, chosen_for_trial
from giantstable.games.assault.bot.lessons import LEARNT
from giantstable.games.assault.box.effects import ATTACK, MAGIC
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import ONE, total
from giantstable.games.assault.table.codes import CAST, CLAIM, DONE
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.kernel.match import Match, new_match
from tests.games.assault.realms import Army, code_of, realm
from tests.games.assault.table import game, region

FROST_HOST: Army = ("frost", {"storvald": 1, "frost-champion": 1, "frost-elite": 2})
HILL_HOST: Army = ("hill", {"guh": 1, "hill-champion": 1, "hill-elite": 3})


def match_on(table: Realm) -> Match:
    """Return a match that goes on from a hand-made realm."""
    match = Match(game(), game().settle({"seats": table.world.seats}), table, None)
    match.begin()
    return match


def say(match: Match, word: str) -> int:
    """Return the code of an answer to what is asked."""
    return code_of(realm_on(match.table), match.next_decision(), word)


def chosen(match: Match, turns: int, seed: int = 0) -> int:
    """Return what the strong bot chooses if it may imagine so many turns."""
    return ForesightBot(seed, LEARNT, turns).choose(Chair(match, match.next_decision()))


# -- what the book gives --------------------------------------------------------------------------


def test_it_learns_a_spell_before_its_last_attack() -> None:
    """Two turns are left, and two cards: the attack comes second, with a spell and a longer row."""
    table = realm(
        seats=3,
        armies={
            "dessarin-valley": HILL_HOST,
            "waterdeep": FROST_HOST,
            "ice-spires": ("fire", {"zalto": 1}),
            "sumber-hills": ("hill", {"hill-regular": 1}),
        },
        rows={
            "hill": ["move", "plunder", "trade", "recruit", "unique", "leader"],
            "frost": ["attack", "move", "leader", "magic", "recruit"],
        },
        resources={"hill": {"artifact": 2}},
        stage="endgame",
        active="hill",
        points={"hill": 30, "frost": 32, "fire": 20},
    )
    table.left_to_play = 3
    table.has_claimed = True
    match = match_on(table)
    assert answer(table.copy(), match.next_decision()) == ATTACK
    assert chosen(match, 2500) == MAGIC


def test_it_shifts_where_no_attack_is_any_good() -> None:
    """An Event waits in an empty region; the only enemies next door are far too strong."""
    table = realm(
        seats=3,
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 2}),
            "neverwinter-wood": FROST_HOST,
            "ice-spires": ("fire", {"zalto": 1}),
        },
        rows={"hill": ["move", "recruit"]},
        resources={"hill": {"rune-enemy": 1}},
        event_row=["city-of-splendors"],
        stage="endgame",
        active="hill",
        points={"hill": 30, "frost": 32, "fire": 20},
    )
    table.left_to_play = 3
    table.has_claimed = True
    match = match_on(table)
    match.answer(match.next_decision(), say(match, "attack"))
    assert chosen(match, 1500) == say(match, "shift@dessarin-valley>waterdeep")


def test_it_holds_back_whom_the_dice_do_not_need() -> None:
    """Seven dice are all that one side rolls: whoever adds none can only be lost."""
    table = realm(
        seats=3,
        armies={
            "silver-marches": (
                "fire",
                {"zalto": 1, "fire-champion": 1, "fire-regular": 1, "fire-elite!": 1},
            ),
            "spine-of-the-world": ("frost", {"frost-elite": 2, "frost-regular": 1}),
            "sumber-hills": ("hill", {"guh": 1}),
        },
        stage="endgame",
        active="fire",
        points={"hill": 20, "frost": 31, "fire": 30},
    )
    table.left_to_play = 0
    table.has_claimed = True
    match = match_on(table)
    match.answer(match.next_decision(), say(match, "attack"))
    match.answer(match.next_decision(), say(match, "@silver-marches>spine-of-the-world"))
    assert match.next_decision().kind_of is asks.HOLD_BACK
    held_back = chosen(match, 1500)
    assert held_back != DONE
    left = table.army[region("silver-marches")] - ONE[held_back]
    assert total(left, table.world.strength[table.active]) >= game().box.stock.most_dice


def test_it_sends_giantslayers_when_it_rests() -> None:
    """The last turn, a long row, and giantslayers that stand among the leader's weakest."""
    table = realm(
        seats=3,
        armies={
            "waterdeep": ("frost", {"frost-elite!": 1}),
            "sumber-hills": ("hill", {"guh": 1}),
            "ice-spires": ("fire", {"zalto": 1}),
        },
        rows={"hill": ["move", "plunder", "recruit", "leader", "magic", "attack"]},
        slayers={game().box.slayers[0].id: "waterdeep", game().box.slayers[1].id: "waterdeep"},
        stage="endgame",
        active="hill",
        points={"hill": 31, "frost": 31, "fire": 20},
    )
    table.left_to_play = 0
    table.has_claimed = True
    match = match_on(table)
    assert chosen(match, 1500) == say(match, "rest")
    match.answer(match.next_decision(), say(match, "rest"))
    kinds: list[str] = []
    while not match.over and match.next_decision().seat == table.seat_of[table.active]:
        kinds.append(match.next_decision().kind)
        code = chosen(match, 600)
        if match.next_decision().kind_of is asks.SLAYER_ATTACK:
            assert code != DONE
            return
        match.answer(match.next_decision(), code)
    raise AssertionError(kinds)


# -- how it thinks --------------------------------------------------------------------------------


def test_it_tries_only_what_looks_good_and_claims_at_once() -> None:
    match = new_match(game(), {"seats": 4}, "trials", quiet=True)
    claims = 0
    while not match.over:
        asked = match.next_decision()
        realm_now = realm_on(match.table)
        code = asked.codes[0] if len(asked.codes) == 1 else answer(realm_now.copy(), asked)
        if asked.kind_of in (asks.ACT, asks.COMMAND, asks.ATTACK):
            trials = chosen_for_trial(asked, weighed(realm_now.copy(), asked))
            assert trials[0].code == code
            assert len({trial.code for trial in trials}) == len(trials)
            assert len(trials) <= (FEW if asked.kind_of is asks.ATTACK else MOST)
            if CLAIM <= code < CAST:
                claims += 1
                assert len(trials) == 1
        match.answer(asked, code)
    assert claims


def test_its_thinking_is_bounded_by_turns_that_it_imagines() -> None:
    match = new_match(game(), {"seats": 3}, "bounded", quiet=True)
    longest = 0
    for turns in (400, 1600):
        player = ForesightBot(1, LEARNT, turns)
        spent = 0
        twin = match.copy(quiet=True)
        for _ in range(25):
            asked = twin.next_decision()
            before = player.imagined
            code = player.choose(Chair(twin, asked))
            spent = max(spent, player.imagined - before)
            twin.answer(asked, code)
        assert (
            turns / 2 < spent < turns + 50 * MOST
        )  # games that have begun are played to their end
        assert spent > longest
        longest = spent


def test_it_repeats_itself_and_weighs_what_it_chooses() -> None:
    played: list[list[int]] = []
    for _ in range(2):
        match = new_match(game(), {"seats": 3}, "again", quiet=True)
        player = ForesightBot("again", LEARNT, 60)
        codes: list[int] = []
        for _ in range(30):
            asked = match.next_decision()
            codes.append(player.choose(Chair(match, asked)))
            match.answer(asked, codes[-1])
        played.append(codes)
    assert played[0] == played[1]
    strong = bot("strong", game(), 1)
    assert isinstance(strong, Adviser)


@pytest.mark.parametrize("seats", [3, 6])
def test_it_chooses_the_same_whatever_the_others_hide(seats: int) -> None:
    match = new_match(game(), {"seats": seats}, "hidden", quiet=True)
    for number in range(25):
        asked = match.next_decision()
        code = ForesightBot(number, LEARNT, 40).choose(Chair(match, asked))
        imagined = match.copy(quiet=True).determinize(asked.seat, 7)
        asked_there = imagined.next_decision()
        assert ForesightBot(number, LEARNT, 40).choose(Chair(imagined, asked_there)) == code
        match.answer(asked, code)
