"""Whole games of random choices: they keep the laws at every step, and they end."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.effects import ATTACK, MOVE, RECRUIT
from giantstable.games.assault.rules import turns
from giantstable.games.assault.rules.setup import new_realm
from giantstable.games.assault.table import asks, laws
from giantstable.games.assault.table.realm import MOST_POINTS, SHARED, Realm
from giantstable.games.assault.table.world import House, World
from giantstable.kernel.decision import Checkpoint, Decision
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.assault.realms import realm
from tests.games.assault.table import box, region
from tests.games.assault.walking import Walk, walk
from tests.strength import at_random

SEATS = [3, 4, 5, 6]


@pytest.mark.rule("AG-TURN-08", "AG-CMD-12", "AG-COMP-10")
@pytest.mark.parametrize("seats", SEATS)
@at_random(3)
def test_a_random_game_keeps_the_laws_and_ends(seats: int, seed: int) -> None:
    game = walk(seats, seed)
    assert game.over
    table = game.realm
    assert table.result in (MOST_POINTS, SHARED)
    assert table.won
    assert game.turns == dict.fromkeys(range(seats), table.turns // seats)
    most = max(table.points)
    winners = [race for seat, race in enumerate(table.race_of) if table.won >> seat & 1]
    assert [table.points[race] for race in winners] == [most] * len(winners)
    assert game.scored == table.points  # every point has been told


def fields(thing: object) -> list[str]:
    """Return the names of what a thing has, compiled or not."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]


SWITCHES = [name for name in fields(House()) if getattr(House(), name) is False]


def house_of(switch: str) -> House:
    """Return agreements of which one is not as usual."""
    house = House()
    setattr(house, switch, True)
    return house


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_agreement_leads_to_an_end(switch: str) -> None:
    assert walk(5, 7, house_of(switch)).over


class Eager(Walk):
    """Attack, move, recruit and claim rather than rest, and leave alone as little as can be."""

    def prefer(self, asked: Decision) -> list[int]:
        """Return the answers that come into question."""
        codes = [code for code in asked.codes if code != asks.DONE] or asked.codes
        if asked.kind == "act" and self.chooser.below(3):
            return [code for code in codes if code in EAGERLY or code >= asks.CLAIM] or codes
        return [asks.DONE] if asked.kind == "hold-back" else codes


EAGERLY = (MOVE, RECRUIT, ATTACK)


@pytest.mark.parametrize("seats", SEATS)
@at_random(2)
def test_eager_games_keep_the_laws_under_many_agreements(seats: int, seed: int) -> None:
    chance = seeded(f"agreements {seed}")
    house = House()
    for switch in SWITCHES:
        setattr(house, switch, chance.below(2) == 1)
    table = new_realm(World(box(), seats, house), seeded(f"eager {seed}"))
    assert Eager(table, seeded(f"choices {seed}")).go().over


def same(one: Realm, other: Realm) -> bool:
    """Return whether two realms are equal in all that lies on the table."""
    names = [name for name in fields(one) if name not in ("events", "rng", "world", "revealed")]
    return one.rng.state() == other.rng.state() and all(
        getattr(one, name) == getattr(other, name) for name in names
    )


def test_a_game_goes_on_from_a_copy_made_at_any_checkpoint() -> None:
    table = new_realm(World(box(), 4, House()), seeded("copies"))
    chooser = seeded("choices")
    play = turns.play(table)
    asked = next(play)
    checkpoints = 0
    try:
        while True:
            if isinstance(asked, Checkpoint):
                checkpoints += 1
                if checkpoints % 5 == 0:
                    twin = table.copy()
                    assert same(twin, table)
                    follow = turns.play(twin)
                    assert isinstance(next(follow), Checkpoint)
                    answers = chooser.copy()
                    before = table.copy()
                    asked = play.send(0)
                    while isinstance(asked, Decision):
                        asked = play.send(asked.codes[chooser.below(len(asked.codes))])
                    assert same(twin, before)  # a copy shares nothing with its model
                    step = follow.send(0)
                    while isinstance(step, Decision):
                        step = follow.send(step.codes[answers.below(len(step.codes))])
                    assert same(twin, table)
                    continue
                asked = play.send(0)
            else:
                assert isinstance(asked, Decision)
                asked = play.send(asked.codes[chooser.below(len(asked.codes))])
    except GameOver:
        assert checkpoints > 50


def test_nearly_every_question_comes_up() -> None:
    """What random games never ask would be a dead rule."""
    kinds: set[str] = set()
    for seats in SEATS:
        game = walk(seats, 11, checked=False)
        kinds |= set(game.kinds)
    missing = {
        "pick", "act", "maneuver", "onward", "passage", "room", "partner", "give", "want",
        "return", "agree", "take", "recruit", "leader-do", "relocate", "spells", "keep",
        "heal", "mark", "feed", "sell", "forge", "castle", "ride", "attack", "shift",
        "hold-back", "start-spell", "modify", "reroll", "convert", "totals", "casualty",
        "slayer-recruit", "slayer-move", "slayer-attack",
    } - kinds  # fmt: skip
    assert not missing


def test_the_laws_see_what_is_wrong() -> None:
    fine = realm(armies={"waterdeep": ("hill", {"hill-regular": 2, "hill-champion": 1})})
    laws.check(fine)
    broken = []
    lost_card = fine.copy()
    lost_card.deck = lost_card.deck[1:]
    broken.append(lost_card)
    lost_spell = fine.copy()
    lost_spell.spell_deck = lost_spell.spell_deck[1:]
    broken.append(lost_spell)
    lost_event = fine.copy()
    lost_event.event_deck = lost_event.event_deck[1:]
    broken.append(lost_event)
    lost_unit = fine.copy()
    lost_unit.put_army(region("waterdeep"), 5, 1)
    broken.append(lost_unit)
    lost_point = fine.copy()
    lost_point.pools = [lost_point.pools[0] - 1, lost_point.pools[1]]
    broken.append(lost_point)
    empty_army = fine.copy()
    empty_army.army[region("waterdeep")] = 0
    broken.append(empty_army)
    unmarked = fine.copy()
    unmarked.held[5] = 0
    broken.append(unmarked)
    crowd = realm(armies={"waterdeep": ("hill", {"hill-regular": 7})})
    broken.append(crowd)
    pair = realm(armies={"waterdeep": ("hill", {"hill-champion": 2})})
    broken.append(pair)
    intruder = realm(armies={"evermoors": ("hill", {"hill-regular": 1})})
    broken.append(intruder)
    for table in broken:
        with pytest.raises(AssertionError):
            laws.check(table)


def test_a_walk_can_stop_on_the_way() -> None:
    table = new_realm(World(box(), 3, House()), seeded(1))
    game = Walk(table, seeded(2)).go(decisions=20)
    assert game.decisions == 20
    assert not game.over
