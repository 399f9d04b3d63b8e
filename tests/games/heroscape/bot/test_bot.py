"""The HeroScape bot's rules of thumb, each in a small battle, and whole battles against chance."""

from __future__ import annotations

import random

import pytest

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Chair, play_on
from giantstable.games.heroscape.bot.lore import Blow, lore_of
from giantstable.games.heroscape.ground import prices
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.attack.prospects import strike
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    first_of,
    price_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import ATTACK, READY, Fray, X
from giantstable.games.heroscape.table.fray import fray_on as battle_of
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import YES
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from tests.games.heroscape.fields import (
    acts,
    clause,
    figure,
    first_question,
    fray_on,
    name_of,
    place,
    space,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered
from tests.strength import at_random

SCENARIOS = list(box().scenarios)
FLAT = "\n".join(["g1 " * 10] * 7)


def chosen(fray: Fray, decision: Decision | None) -> int:
    """Return what the bot answers."""
    assert decision is not None
    game = gt.game("heroscape")
    match = Match(game, game.settle({}), fray, None)
    code = bot("greedy", game, 1).choose(Chair(match, decision))
    assert code in decision.codes
    return code


def asked(play: Play) -> Decision:
    """Return the first question of a piece of play."""
    decision = first_question(play)
    assert decision is not None
    return decision


def stands(fray: Fray, acting: str) -> str:
    """Let the only figure of a card move as the bot would; return where it then is."""
    acts(fray, acting)
    decision = asked(move_action.move_action(fray))
    assert decision.kind == "move"
    code = chosen(fray, decision)
    if code == DONE:
        return place(fray, acting)
    return fray.theatre.field.names[first_of(code)]


def attacked(fray: Fray, acting: str) -> str:
    """Return whom the bot attacks with a card, and with what number of its powers."""
    acts(fray, acting, ATTACK)
    code = chosen(fray, first_question(attack_action(fray)))
    if code == DONE:
        return "nobody"
    using = using_of(code)
    return name_of(fray, aim_of(code)) if using == NORMAL else f"power {using}"


# -- attacks --------------------------------------------------------------------------------------


def test_it_shoots_the_one_that_falls_most_likely() -> None:
    """Two heroes of the same points: one has a single Life left."""
    fray = fray_on(FLAT, {"syvarris": (0, "A1"), "finn": (1, "F1"), "thorgrim": (1, "F4")}, seed=1)
    fray.wounds[figure(fray, "thorgrim")] = 3
    assert attacked(fray, "syvarris") == "thorgrim"
    fray.wounds[figure(fray, "finn")] = 3
    fray.wounds[figure(fray, "thorgrim")] = 0
    assert attacked(fray, "syvarris") == "finn"


def test_it_shoots_the_poorly_defended() -> None:
    """Airborne Elite (2 dice) rather than Zettian Guards (7 dice), though both have one Life."""
    fray = fray_on(
        FLAT, {"syvarris": (0, "A1"), "zettian-guards": (1, "D1"), "airborne-elite": (1, "F3")}
    )
    assert attacked(fray, "syvarris") == "airborne-elite"


def test_it_does_not_blow_up_its_own() -> None:
    fray = fray_on(
        FLAT,
        {
            "deathwalker-9000": (0, "A1"),
            "marro-warriors 1": (0, "E2"),
            "marro-warriors 2": (0, "F1"),
            "marro-warriors 3": (0, "G2"),
            "finn": (1, "F2"),
        },
    )
    assert attacked(fray, "deathwalker-9000") == "finn"


def test_it_blows_up_a_crowd() -> None:
    fray = fray_on(
        FLAT,
        {
            "deathwalker-9000": (0, "A1"),
            "marro-warriors 1": (1, "E2"),
            "marro-warriors 2": (1, "F1"),
            "marro-warriors 3": (1, "F2"),
            "marro-warriors 4": (1, "G2"),
        },
    )
    assert attacked(fray, "deathwalker-9000") == "power 1"


def grenadiers(*crowd: str) -> Fray:
    """Return a battle of two Airborne Elite and Marro Warriors on these spaces."""
    figures = {"airborne-elite 1": (0, "A1"), "airborne-elite 2": (0, "A3")}
    for i, at in enumerate(crowd):
        figures[f"marro-warriors {i + 1}"] = (1, at)
    return fray_on(FLAT, figures)


def test_it_saves_the_grenades_for_a_crowd() -> None:
    assert attacked(grenadiers("E1", "E6"), "airborne-elite").startswith("marro")
    assert attacked(grenadiers("E1", "E2", "D2", "F2"), "airborne-elite") == "power 2"


def test_it_brings_its_squad_back_if_nobody_is_near() -> None:
    field = FLAT.replace("g1", "w1", 3)
    figures = {"marro-warriors 1": (0, "A1"), "marro-warriors 2": (0, "C1")}
    fray = fray_on(field, {**figures, "zettian-guards": (1, "F1"), "finn": (1, "J7")})
    assert attacked(fray, "marro-warriors") == "power 1"


# -- moves ----------------------------------------------------------------------------------------


def test_an_archer_takes_the_height() -> None:
    """Both hills are in range of the enemy, the plain too."""
    field = """
    g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1
     g1 g1 g3 g1 g1 g1 g1 g1 g1 g1 g1 g1
    g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1
    """
    fray = fray_on(field, {"syvarris": (0, "A2"), "finn": (1, "K2")})
    assert stands(fray, "syvarris") == "C2"


def test_it_does_not_step_between_three_enemies_for_nothing() -> None:
    """An archer in range of them all stays out of their arms."""
    enemies = {"finn": (1, "E2"), "thorgrim": (1, "E4"), "ne-gok-sa": (1, "F3")}
    fray = fray_on(FLAT, {"syvarris": (0, "A3"), **enemies})
    at = space(fray, stands(fray, "syvarris"))
    for enemy in enemies:
        there = fray.figures.first[figure(fray, enemy)]
        assert fray.theatre.ground.ranges.distance(at, there) > 1


def test_a_swordsman_closes_in() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A1"), "syvarris": (1, "D1")})
    at = space(fray, stands(fray, "finn"))
    there = fray.figures.first[figure(fray, "syvarris")]
    assert fray.theatre.ground.ranges.distance(at, there) == 1


def test_it_comes_nearer_round_a_wall() -> None:
    """The straight way ends under a cliff: it takes the long way round."""
    field = """
    g1 g1 g1 g9 g1 g1
     g1 g1 g1 g9 g1 g1
    g1 g1 g1 g9 g1 g1
     g1 g1 g1 g9 g1 g1
    g1 g1 g1 g1 g1 g1
    """
    fray = fray_on(field, {"finn": (0, "C1"), "syvarris": (1, "F1")})
    lore = lore_of(fray.theatre)
    way = lore.way(figure(fray, "finn"), space(fray, "F1"))
    before = way[space(fray, "C1")]
    assert way[space(fray, stands(fray, "finn"))] < before


def test_it_pays_no_swipes_to_stand_elsewhere() -> None:
    fray = fray_on(FLAT, {"finn": (0, "C3"), "thorgrim": (1, "D3"), "raelin": (1, "C2")})
    at = stands(fray, "finn")
    acts(fray, "finn")
    decision = asked(move_action.move_action(fray))
    code = chosen(fray, decision)
    assert code == DONE or price_of(code) == prices.FREE, at


def test_the_wounded_goes_to_kelda() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A4"), "syvarris": (1, "J7")}, glyphs={"B1": "kelda"})
    assert stands(fray, "finn") != "B1"
    fray.wounds[figure(fray, "finn")] = 3
    assert stands(fray, "finn") == "B1"


def test_it_keeps_out_of_the_gas() -> None:
    """The hill is still dry; the plain is where the enemy is, and in the gas."""
    field = """
    g1 g1 g1 g4 g4 g1 g1 g1 g1 g1 g1 g1 g1 g1
     g1 g1 g1 g4 g3 g1 g1 g1 g1 g1 g1 g1 g1 g1
    g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1
    """
    figures = {"marro-warriors": (0, "E3"), "finn": (1, "N3")}
    gas = clause("gas", highest=5, wounds=1)
    fray = fray_on(field, figures, special=[gas], rounds=8)
    fray.gas = 2
    fray.turn = 5  # the last turn before it rises
    assert stands(fray, "marro-warriors") in ("D1", "E1", "D2")
    without = fray_on(field, figures, rounds=8)
    assert stands(without, "marro-warriors") not in ("D1", "E1", "D2")


# -- goals ----------------------------------------------------------------------------------------


def goal(fray: Fray, name: str, at: str, sides: list[int]) -> None:
    """Add a goal to a scenario by hand."""
    fray.theatre.scenario.victory.append(clause(name, space=space(fray, at), sides=sides))


def test_it_enters_the_space_that_wins() -> None:
    """Whoever could be attacked instead, and however many stand round it."""
    figures = {"finn": (0, "A1"), "syvarris": (1, "B2"), "thorgrim": (1, "D2"), "raelin": (1, "D1")}
    fray = fray_on(FLAT, figures)
    goal(fray, "reach", "C1", [1])
    acts(fray, "finn")
    code = chosen(fray, first_question(move_action.move_action(fray)))
    assert fray.theatre.field.names[first_of(code)] == "C1"


def test_only_the_scout_enters_the_space_of_the_scout() -> None:
    figures = {"finn": (0, "A1"), "raelin": (0, "A3"), "syvarris": (1, "H7")}
    rule = clause("secret-scout", seats=[0], glyphs=["kelda"])
    fray = fray_on(FLAT, figures, special=[rule])
    goal(fray, "scout-arrives", "C2", [1])
    fray.scout = unit(fray, "raelin")
    kinds = [glyph.id for glyph in fray.theatre.glyphs]
    fray.under[fray.scout] = kinds.index("kelda")
    fray.under[unit(fray, "finn")] = kinds.index("astrid")
    assert stands(fray, "finn") != "C2"
    assert stands(fray, "raelin") == "C2"


def test_it_frees_the_captive() -> None:
    figures = {"finn": (0, "A1"), "sgt-drake-alexander": (-1, "D1"), "syvarris": (1, "J7")}
    fray = fray_on(FLAT, figures)
    fray.theatre.scenario.victory.append(clause("free-captive", sides=[1]))
    at = space(fray, stands(fray, "finn"))
    assert fray.theatre.field.near[at] >> space(fray, "D1") & 1


def test_it_stays_on_the_space_that_is_to_be_held() -> None:
    figures = {"finn": (0, "C1"), "thorgrim": (1, "F1")}
    fray = fray_on(FLAT, figures)
    goal(fray, "hold", "C1", [1])
    assert stands(fray, "finn") == "C1"


def test_nobody_stands_guard_for_ever() -> None:
    """Where no round is the last: each stands on the space that the other has to reach."""
    figures = {"finn": (0, "A1"), "syvarris": (1, "J7")}
    fray = fray_on(FLAT, figures, basic=True)
    goal(fray, "reach", "J7", [1])
    goal(fray, "reach", "A1", [2])
    assert stands(fray, "finn") != "A1"
    assert stands(fray, "syvarris") != "J7"


def test_a_guard_stays_while_time_works_for_it() -> None:
    figures = {"finn": (0, "A1"), "syvarris": (1, "J7")}
    fray = fray_on(FLAT, figures, rounds=6)
    goal(fray, "hold", "A1", [2])
    fray.theatre.scenario.victory.append(clause("outlast", sides=[1]))
    assert stands(fray, "finn") == "A1"


# -- powers and orders ----------------------------------------------------------------------------


def test_it_devours_enemies_and_not_friends() -> None:
    figures = {"grimnak": (0, "C3 D3"), "finn": (0, "C2"), "marro-warriors": (1, "E3")}
    fray = fray_on(FLAT, figures)
    acts(fray, "grimnak")
    code = chosen(fray, first_question(after_moving(fray)))
    assert name_of(fray, code) == "marro-warriors"
    friends = fray_on(FLAT, {**figures, "marro-warriors": (1, "J7")})
    acts(friends, "grimnak")
    assert chosen(friends, first_question(after_moving(friends))) == DONE


def test_it_says_yes_to_what_costs_nothing() -> None:
    fray = fray_on(FLAT, {"tarn-viking-warriors": (0, "A1"), "finn": (1, "J1")})
    acts(fray, "tarn-viking-warriors")
    assert chosen(fray, first_question(after_moving(fray))) == YES


def test_orders_go_to_those_who_can_do_something_and_the_decoy_to_another() -> None:
    figures = {"syvarris": (0, "D1"), "finn": (0, "A7"), "thorgrim": (1, "J1")}
    fray = fray_on(FLAT, figures)
    fray.phase = READY
    units = [unit(fray, "finn"), unit(fray, "syvarris")]
    first = chosen(fray, Decision(0, asks.MARKER, units, 0))
    assert name_of(fray, fray.theatre.first_figure[first]) == "syvarris"
    decoy = chosen(fray, Decision(0, asks.DECOY, units, X))
    plan = [chosen(fray, Decision(0, asks.MARKER, units, marker)) for marker in range(3)]
    assert decoy not in plan or set(plan) == set(units)


def test_an_army_has_archers_and_swordsmen_and_spends_its_points() -> None:
    for seed in range(4):
        match = gt.new("heroscape", seed=seed, quiet=True, scenario="clashing-fronts")
        players = [bot("greedy", match.game, f"{seed} {seat}") for seat in range(2)]
        fray = battle_of(match.table)
        while fray.phase != READY:
            decision = match.next_decision()
            match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
        for seat in range(2):
            cards = [fray.theatre.units[unit] for unit in fray.army(seat)]
            assert any(card.master.range >= 4 for card in cards)
            assert any(card.master.range == 1 for card in cards)
            assert sum(card.master.points for card in cards) >= 340


def test_a_spirit_goes_to_its_own_largest_squad() -> None:
    figures = {"finn": (0, "A1"), "raelin": (0, "A3"), "grimnak": (1, "F1 G1")}
    for i, at in enumerate(["A5", "B5", "C5", "D5"]):
        figures[f"tarn-viking-warriors {i + 1}"] = (0, at)
    fray = fray_on(FLAT, figures)
    units = [unit(fray, name) for name in ("raelin", "tarn-viking-warriors", "grimnak")]
    heir = chosen(fray, Decision(0, asks.SPIRIT, units, figure(fray, "finn")))
    assert heir == unit(fray, "tarn-viking-warriors")


def test_it_summons_who_is_of_no_use_where_he_is() -> None:
    figures = {
        "finn": (0, "H1"),
        "raelin": (0, "A7"),
        "syvarris": (0, "D2"),
        "grimnak": (1, "J1 J2"),
    }
    fray = fray_on(FLAT, figures)
    codes = [figure(fray, name) for name in ("raelin", "syvarris", "grimnak")]
    called = chosen(fray, Decision(0, asks.SUMMON, [*codes, DONE], figure(fray, "finn")))
    assert name_of(fray, called) == "raelin"


def test_a_truce_ends_where_another_would_win() -> None:
    """Raiders leave each other alone, but not one who holds what is to be held."""
    truce = clause("truce", seats=[0, 1])
    figures = {"syvarris": (0, "A1"), "finn": (1, "F1"), "raelin": (2, "A7")}
    fray = fray_on(FLAT, figures, special=[truce])
    assert attacked(fray, "syvarris") == "raelin"
    goal(fray, "hold", "F1", [1, 2])
    assert attacked(fray, "syvarris") == "finn"


# -- odds -----------------------------------------------------------------------------------------


def test_a_blow_is_what_the_odds_say() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A1"), "raelin": (1, "B1")})
    victim = figure(fray, "raelin")
    fray.wounds[victim] = 3
    exact = strike(fray, figure(fray, "finn"), victim)
    blow = Blow(3, 3, 2, 0)
    assert blow.kills == pytest.approx(exact.destroys(victim))
    assert blow.wounds == pytest.approx(exact.mean_wounds(victim))


def test_a_blow_knows_dodges_and_counter_strikes() -> None:
    """Against one die of one shield: no shield in 4 of 6 ways."""
    assert Blow(2, 1, 1, 1).kills == pytest.approx(3 / 4 * 4 / 6)
    assert Blow(2, 1, 1, 0).kills == pytest.approx(3 / 4 * 4 / 6 + 1 / 4 * 2 / 6)
    assert Blow(2, 1, 1, 0).back == pytest.approx(1 / 4 * 2 / 6)


# -- whole battles --------------------------------------------------------------------------------


def sides(match: Match) -> list[int]:
    """Return the side of each seat."""
    return [seat.side for seat in battle_of(match.table).theatre.seats]


def duel(scenario: str, seed: str, greedy_side: int) -> bool:
    """Let the bot play a side against chance; return whether it wins."""
    match = gt.new("heroscape", seed=seed, quiet=True, scenario=scenario)
    mine = [(side == 1) == (greedy_side == 1) for side in sides(match)]
    names = ["greedy" if greedy else "random" for greedy in mine]
    players = [bot(name, match.game, f"{seed} {i}") for i, name in enumerate(names)]
    play_on(match, players, most=20_000)
    assert match.over, f"{scenario} {seed}: no end"
    return bool(match.winners) and all(mine[seat] for seat in match.winners)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance_on_both_sides(scenario: str) -> None:
    won = [duel(scenario, f"duel {n}", 1 + n % 2) for n in range(4)]
    assert sum(won) >= 3


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_two_of_them_come_to_blows(scenario: str) -> None:
    """Also where no round is the last one."""
    match = gt.new("heroscape", seed="blows", quiet=True, scenario=scenario)
    players = [bot("greedy", match.game, seat) for seat in range(len(sides(match)))]
    play_on(match, players, most=5_000)
    assert match.over


def test_choosing_leaves_the_battle_as_it_was() -> None:
    match = gt.new("heroscape", seed="still", quiet=True, scenario="clashing-fronts")
    players = [bot("greedy", match.game, seat) for seat in range(2)]
    for _ in range(120):
        decision = match.next_decision()
        before = match.game.table_json(match.table)
        code = players[decision.seat].choose(Chair(match, decision))
        assert match.game.table_json(match.table) == before
        match.answer(decision, code)


@pytest.mark.parametrize("scenario", SCENARIOS)
@at_random(1)
def test_it_answers_every_question_and_knows_no_more_than_its_seat(
    scenario: str, seed: int
) -> None:
    """Chance plays; at every step the bot is asked too, also in a battle with other secrets."""
    match = gt.new("heroscape", seed=f"walk{seed or ''}", quiet=True, scenario=scenario)
    rng = seeded(f"walk {scenario}{seed or ''}")
    for step in range(160):
        if match.over:
            break
        decision = match.next_decision()
        code = bot("greedy", match.game, step).choose(Chair(match, decision))
        assert code in decision.codes, decision.kind
        if step % 4 == 0:
            other = match.copy(quiet=True).determinize(decision.seat, step)
            twin = next(d for d in other.asked if d.seat == decision.seat and d.answer < 0)
            assert bot("greedy", match.game, step).choose(Chair(other, twin)) == code
        match.answer(decision, decision.codes[rng.below(len(decision.codes))])


@pytest.mark.parametrize("basic", [False, True])
@pytest.mark.parametrize("field", BATTLEFIELDS)
@at_random(1)
def test_it_knows_what_to_do_wherever_figures_stand(field: str, basic: bool, seed: int) -> None:
    rng = random.Random(f"{field} {basic}{seed or ''}")
    for near in (False, True):
        fray = scattered(field, rng, seats=rng.choice([2, 3]), basic=basic, near=near)
        for who, card in enumerate(fray.theatre.units):
            if not fray.standing(who):
                continue
            acts(fray, card.id)
            for play in (
                move_action.move_action,
                after_moving,
                attack_action,
            ):
                decision = first_question(play(fray))
                if decision is not None:
                    chosen(fray, decision)
