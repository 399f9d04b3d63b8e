"""What the strong HeroScape bot makes of the book's gifts, each in a small battle or draft."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.bots import bot, levels
from giantstable.bots.chair import Chair, play_on
from giantstable.games.heroscape.bot import drafting
from giantstable.games.heroscape.bot.fitted import ANYWHERE, CARDS
from giantstable.games.heroscape.bot.lore import lore_of
from giantstable.games.heroscape.bot.moves import weigh_moves
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.roles import HUNT, ROLES, SCOUT, role_of
from giantstable.games.heroscape.bot.style import PLAIN
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE, first_of
from giantstable.games.heroscape.table.fray import GATHER, Fray
from giantstable.games.heroscape.table.fray import fray_on as battle_of
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from tests.games.heroscape.fields import acts, clause, figure, first_question, fray_on
from tests.games.heroscape.ground import box

WIDE = "\n".join(["g1 " * 26] * 7)
DRAFTED = ["clashing-fronts", "to-take-barrenspur", "winter-holdout", "a-toxic-mist"]


def gathered(scenario: str, seed: str, names: tuple[str, str]) -> Match:
    """Return a battle whose armies were gathered by two bots."""
    match = gt.new("heroscape", seed=seed, quiet=True, scenario=scenario)
    players = [bot(name, match.game, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not match.over and battle_of(match.table).phase == GATHER:
        decision = match.next_decision()
        match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
    return match


def army(match: Match, seat: int) -> list[str]:
    """Return the ids of a seat's cards."""
    fray = battle_of(match.table)
    return [fray.theatre.units[unit].id for unit in fray.army(seat)]


def value(match: Match, seat: int) -> float:
    """Return what a seat's army is worth by the fitted values."""
    table = CARDS[battle_of(match.table).theatre.scenario.id][0]
    return sum(table[card] for card in army(match, seat))


# -- the draft ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", DRAFTED)
def test_it_drafts_what_has_won_in_the_scenario(scenario: str) -> None:
    for me in (0, 1):
        names = ("strong", "greedy") if me == 0 else ("greedy", "strong")
        match = gathered(scenario, "draft", names)
        assert value(match, me) > value(match, 1 - me)
        assert "tarn-viking-warriors" not in army(match, me)[:1]


def drafting_fray(scenario: str) -> Fray:
    """Return a battle in which nobody has drafted yet."""
    fray = battle_of(gt.new("heroscape", seed=1, quiet=True, scenario=scenario).table)
    fray.first_drafter = 0
    return fray


def best_card(fray: Fray, seat: int) -> str:
    """Return the card that the strong bot would take."""
    codes = [u for u in range(len(fray.theatre.units)) if fray.owner[u] < 0]
    asked = Decision(seat, asks.DRAFT, [*codes, DONE], 400)
    return fray.theatre.units[drafting.weigh_draft(fray, asked).choice()].id


def unit_of(fray: Fray, card: str) -> int:
    """Return the unit of a card."""
    return [each.id for each in fray.theatre.units].index(card)


def test_it_takes_what_a_rival_would_take_before_what_will_be_left() -> None:
    """The rival can pay only for the Airborne Elite or for less: deny it, take the rest later."""
    fray = drafting_fray("clashing-fronts")
    alone = best_card(fray, 0)
    fray.change_hands(unit_of(fray, alone), 1)
    fray.picks = 1
    assert best_card(fray, 0) != alone


def test_the_better_zone_is_worth_a_card_that_is_placed_at_once() -> None:
    """In the mist most depends on where one begins; who waits in reserve lets others choose."""
    fray = drafting_fray("a-toxic-mist")
    first = best_card(fray, 0)
    assert not fray.theatre.talents.drops[unit_of(fray, first)]


def test_a_card_of_ones_own_is_valued_by_its_numbers() -> None:
    cards = box().cards
    shooters = cards["krav-maga-agents"]
    hero = cards["thorgrim"]
    assert drafting.by_numbers(shooters) > drafting.by_numbers(hero) > 0.0


def test_a_scenario_of_ones_own_is_drafted_by_the_mean_of_all_fields() -> None:
    fray = drafting_fray("clashing-fronts")
    fray.theatre.scenario.id = "my-own"
    try:
        values = drafting.Tastes(fray).of_seat[0]
    finally:
        fray.theatre.scenario.id = "clashing-fronts"
    for unit, card in enumerate(fray.theatre.units):
        assert values[unit] == ANYWHERE[card.id]


# -- the scout ------------------------------------------------------------------------------------


def test_the_scout_is_sent_on_its_way() -> None:
    """Most of its orders in the first rounds go to the scout, who comes nearer to Y6."""
    orders = 0
    to_scout = 0
    for seed in range(4):
        match = gathered("under-tempests-cover", f"run {seed}", ("strong", "strong"))
        players = [bot("strong", match.game, f"{seed} {seat}") for seat in range(2)]
        fray = battle_of(match.table)
        while not match.over and battle_of(match.table).round <= 2:
            fray = battle_of(match.table)
            decision = match.next_decision()
            code = players[decision.seat].choose(Chair(match, decision))
            if decision.seat == 0 and decision.kind == "marker" and decision.subject < 3:
                orders += 1
                to_scout += code == fray.scout
            match.answer(decision, code)
    assert orders > 0
    assert 2 * to_scout > orders


def scouting(at: str) -> Fray:
    """Return a battle in which Finn, the scout, has to get to Z7."""
    figures = {"finn": (0, at), "raelin": (0, "A3"), "syvarris": (1, "A7"), "thorgrim": (1, "J1")}
    rule = clause("secret-scout", seats=[0], glyphs=["kelda"])
    fray = fray_on(WIDE, figures, special=[rule], rounds=12)
    goal = fray.theatre.field.names.index("Z7")
    fray.theatre.scenario.victory.append(clause("scout-arrives", space=goal, sides=[1]))
    fray.theatre.scenario.victory.append(clause("outlast", sides=[2]))
    fray.scout = unit_of(fray, "finn")
    kinds = [glyph.id for glyph in fray.theatre.glyphs]
    fray.under[fray.scout] = kinds.index("kelda")
    fray.under[unit_of(fray, "raelin")] = kinds.index("astrid")
    return fray


def test_the_scouts_own_side_runs_and_the_others_hunt_him_when_he_is_near() -> None:
    assert role_of(scouting("A1"), 0) is SCOUT
    assert role_of(scouting("A1"), 1) is PLAIN
    assert role_of(scouting("R1"), 1) is HUNT


# -- in battle ------------------------------------------------------------------------------------


def stands(fray: Fray, name: str, level: str) -> int:
    """Let the only figure of a card move as a bot of a level would; return where it then is."""
    acts(fray, name)
    decision = first_question(move_action.move_action(fray))
    assert decision is not None
    game = gt.game("heroscape")
    match = Match(game, game.settle({}), fray, None)
    code = bot(level, game, 1).choose(Chair(match, decision))
    return fray.figures.first[figure(fray, name)] if code == DONE else first_of(code)


def test_in_the_basic_game_it_lets_an_archer_come_rather_than_walk_into_his_arrows() -> None:
    """Greedy comes near and is shot at first; strong stays where the archer has to come."""
    far = {}
    for level in ("greedy", "strong"):
        figures = {"finn": (0, "A1"), "syvarris": (1, "S1"), "raelin": (1, "S3")}
        fray = fray_on(WIDE, figures, basic=True, seed=3)
        at = stands(fray, "finn", level)
        archer = fray.figures.first[figure(fray, "syvarris")]
        far[level] = fray.theatre.ground.ranges.distance(at, archer)
    reach = 9 + 5  # Range and Move of Syvarris
    assert far["greedy"] <= reach < far["strong"]


def test_the_heights_of_clashing_fronts_are_worth_more_to_it_than_to_greedy() -> None:
    field = WIDE.replace("g1 g1 g1 ", "g1 g1 g4 ", 1)
    levels_reached = []
    for style in (PLAIN, ROLES["clashing-fronts"][0]):
        fray = fray_on(field, {"syvarris": (0, "A1"), "finn": (1, "P1")})
        acts(fray, "syvarris")
        decision = first_question(move_action.move_action(fray))
        assert decision is not None
        outlook = Outlook(fray, 0, lore_of(fray.theatre), style)
        worths = weigh_moves(outlook, decision.subject, decision.codes).worths
        level = fray.theatre.field.level
        high = max(w for w, c in zip(worths, decision.codes, strict=True) if is_high(level, c))
        low = max(w for w, c in zip(worths, decision.codes, strict=True) if not is_high(level, c))
        levels_reached.append(high - low)
    assert levels_reached[1] > levels_reached[0]


def is_high(level: list[int], code: int) -> bool:
    """Return whether a move ends on the hill."""
    return code != DONE and level[first_of(code)] == 4


def test_its_wounded_go_to_the_glyph_that_heals() -> None:
    fray = fray_on(WIDE, {"finn": (0, "A4"), "syvarris": (1, "Z7")}, glyphs={"B1": "kelda"})
    fray.wounds[figure(fray, "finn")] = 3
    assert fray.theatre.field.names[stands(fray, "finn", "strong")] == "B1"


def test_it_enters_the_space_that_wins() -> None:
    fray = fray_on(WIDE, {"finn": (0, "A1"), "syvarris": (1, "B2"), "thorgrim": (1, "D2")})
    goal = fray.theatre.field.names.index("C1")
    fray.theatre.scenario.victory.append(clause("reach", space=goal, sides=[1]))
    assert stands(fray, "finn", "strong") == goal


# -- all levels -----------------------------------------------------------------------------------


def test_there_are_three_levels() -> None:
    assert levels("heroscape") == ["easy", "normal", "strong"]


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_a_level_repeats_itself(level: str) -> None:
    """The same seeds play the same battle: no clock has a say."""
    courses = []
    for _ in range(2):
        match = gt.new("heroscape", seed="again", quiet=True, scenario="winter-holdout")
        players = [bot(level, match.game, f"again {seat}") for seat in range(2)]
        play_on(match, players, most=400)
        courses.append(match.choices)
    assert courses[0] == courses[1]


def test_strong_wins_nearly_always_against_chance() -> None:
    for scenario in ("clashing-fronts", "the-search-for-comfrey-plants"):
        won = 0
        for seed in range(6):
            match = gt.new("heroscape", seed=seed, quiet=True, scenario=scenario)
            mine = seed % 2
            names = ["strong" if seat == mine else "random" for seat in range(2)]
            players = [bot(name, match.game, f"{seed} {i}") for i, name in enumerate(names)]
            play_on(match, players, most=20_000)
            won += mine in match.winners
        assert won >= 5
