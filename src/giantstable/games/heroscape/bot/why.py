"""Why an option is good or bad, in words: what it may destroy, what it risks, what it is near."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.bot import drafting
from giantstable.games.heroscape.bot.attacks import attack_worth, is_together, together_worth
from giantstable.games.heroscape.bot.fitted import LOGIT_A_POINT
from giantstable.games.heroscape.bot.lore import lore_of
from giantstable.games.heroscape.bot.moves import WIN, Places, found_from
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.powers import bite_worth
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import FREE
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    first_of,
    price_of,
    second_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.nouns import figure_name, unit_name
from giantstable.games.heroscape.table.special_power import AFTER_MOVING
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO_OR_YES, YES
from giantstable.kernel.judge import FEAR, HOPE, Reason
from giantstable.kernel.message import Facts, Message

LEAST: Final = 0.5  # points: what weighs less goes without saying
PLACED: Final = (asks.DROP_PLACE, asks.CLONE_PLACE, asks.SUMMON_PLACE)


def reasons(fray: Fray, decision: Decision, code: int) -> list[Reason]:
    """Return what speaks for and against an option, the weightiest first."""
    kind = decision.kind_of
    found: list[Reason] = []
    if kind is asks.DRAFT or kind is asks.DRAFT_IN_LINE or kind is asks.REINFORCE:
        _of_card(found, fray, decision.seat, code)
    elif kind is asks.ZONE:
        _of_zone(found, fray, code)
    elif kind is asks.SCOUT:
        _of_scout(found, fray, code)
    else:
        outlook = Outlook(fray, decision.seat, lore_of(fray.theatre))
        if kind is asks.ATTACK or kind is asks.ATTACK_BASIC or kind is asks.THROW:
            _of_attack(found, outlook, code)
        elif kind is asks.MOVE_TO or kind is asks.MOVE_TO_BASIC:
            _of_move(found, outlook, decision.subject, code)
        elif kind in PLACED:
            _of_place(found, outlook, decision.subject, code)
        elif kind is asks.MARKER or kind is asks.CARD:
            _of_turn(found, outlook, code)
        elif decision.codes == NO_OR_YES:
            _note(found, "welcome", 1.0 if code == YES else 0.0)
        elif code != DONE and decision.kind in ASKED_BY:
            if ASKED_BY[decision.kind].acts == AFTER_MOVING:
                _of_bite(found, outlook, decision, code)
    found.sort(key=_weight, reverse=True)
    return found


def _weight(reason: Reason) -> float:
    return reason.weight


def _note(found: list[Reason], key: str, worth: float, facts: Facts | None = None) -> None:
    """Note a hope, or a fear if it is worth less than nothing; trifles are not told."""
    if worth >= LEAST:
        found.append(Reason(HOPE, Message(f"heroscape-reason-{key}", facts), worth))
    elif worth <= -LEAST:
        found.append(Reason(FEAR, Message(f"heroscape-reason-{key}", facts), -worth))


# -- before the battle ----------------------------------------------------------------------------


def _of_card(found: list[Reason], fray: Fray, seat: int, unit: int) -> None:
    if unit == DONE:
        return
    value = drafting.Tastes(fray).of_seat[seat][unit] / LOGIT_A_POINT
    card = fray.theatre.units[unit]
    more = value - card.master.points
    facts: Facts = {"unit": unit_name(fray.theatre, unit)}
    _note(found, "card-strong" if more >= 0.0 else "card-weak", more, facts)


def _of_zone(found: list[Reason], fray: Fray, zone: int) -> None:
    worth = drafting.weigh_zones(fray, [zone]).worths[0]
    _note(found, "zone-good" if worth >= 0.0 else "zone-bad", worth)


def _of_scout(found: list[Reason], fray: Fray, unit: int) -> None:
    side = fray.theatre.units[unit].master
    facts: Facts = {"unit": unit_name(fray.theatre, unit), "move": side.move, "life": side.life}
    _note(found, "scout", float(side.move + side.life), facts)


# -- attacks --------------------------------------------------------------------------------------


def _percent(chance: float) -> int:
    return round(100.0 * chance)


def _of_attack(found: list[Reason], outlook: Outlook, code: int) -> None:
    if code == DONE:
        return
    if is_together(outlook.fray, code):
        _note(found, "together", together_worth(outlook, code))
    elif using_of(code) != NORMAL:
        _note(found, "many", attack_worth(outlook, code))
    else:
        _of_strike(found, outlook, attacker_of(code), aim_of(code))


def _of_strike(found: list[Reason], outlook: Outlook, attacker: int, target: int) -> None:
    fray = outlook.fray
    attack = strength.attack_dice(fray, attacker, target)
    defense = strength.defense_dice(fray, attacker, target)
    left = outlook.life_left(target)
    dodge = dodge_shields(fray, attacker, target)
    blow = outlook.lore.blow(attack, defense, left, dodge)
    value = outlook.value[target]
    name = figure_name(fray.theatre, target)
    _note(found, "destroys", value * blow.kills, {"target": name, "n": _percent(blow.kills)})
    if left > 1:
        worth = value * 0.5 * blow.harms / left
        _note(found, "harms", worth, {"target": name, "n": _percent(blow.harms)})
    if strength.height_dice(fray, attacker, target):
        flat = outlook.lore.gain(target, value, attack - 1, defense, left, dodge)
        worth = outlook.lore.gain(target, value, attack, defense, left, dodge) - flat
        _note(found, "from-above", worth)
    if strength.height_dice(fray, target, attacker):
        flat = outlook.lore.gain(target, value, attack, defense - 1, left, dodge)
        worth = outlook.lore.gain(target, value, attack, defense, left, dodge) - flat
        _note(found, "from-below", worth)
    if can_counter(fray, attacker, target):
        mine = outlook.lore.worth[attacker] * min(blow.back / outlook.life_left(attacker), 1.0)
        _note(found, "strikes-back", -mine, {"target": name})


def _of_bite(found: list[Reason], outlook: Outlook, decision: Decision, victim: int) -> None:
    worth = bite_worth(outlook, outlook.fray.unit, victim)
    _note(found, decision.kind, worth, {"target": figure_name(outlook.fray.theatre, victim)})


# -- places ---------------------------------------------------------------------------------------


def _of_move(found: list[Reason], outlook: Outlook, figure: int, code: int) -> None:
    figures = outlook.fray.figures
    here = figures.first[figure]
    there = figures.second[figure]
    places = Places(outlook, figure)
    places.weigh(here, there)
    to_go = places.to_go
    goal = places.goal
    if code == DONE:
        _of_standing(found, places, here, there, to_go, goal)
        return
    if price_of(code) != FREE:
        _note(found, "price", -places.price(price_of(code)))
    _of_standing(found, places, first_of(code), second_of(code), to_go, goal)


def _of_place(found: list[Reason], outlook: Outlook, figure: int, code: int) -> None:
    places = Places(outlook, figure)
    places.weigh(first_of(code), second_of(code))
    _of_standing(found, places, first_of(code), second_of(code), places.to_go, 0.0)


def _of_standing(
    found: list[Reason], places: Places, first: int, second: int, to_go: float, goal: float
) -> None:
    """Note what it means to stand there, beside where the figure stood: so far away, so near."""
    places.weigh(first, second)
    _note(found, "strike", found_from(places, first, second))
    _note(found, "danger", -places.danger)
    if places.goal >= WIN:
        _note(found, "wins", WIN)
    else:
        _note(found, "goal" if places.goal >= goal else "off-goal", places.goal - goal)
    _note(found, "glyph" if places.glyph >= 0.0 else "curse", places.glyph)
    _note(found, "support", places.support)
    _note(found, "gas", -places.poison)
    _note(found, "nearer" if to_go >= places.to_go else "farther", to_go - places.to_go)
    _of_height(found, places, first, second)


def _of_height(found: list[Reason], places: Places, first: int, second: int) -> None:
    """Note what higher ground adds to blows and takes from those of enemies near by."""
    fray = places.outlook.fray
    level = fray.theatre.field.level[first]
    column = fray.theatre.field.column[first]
    higher = 0.0
    for i, theirs in enumerate(places.levels):
        if places.far[i][column] > max(places.soon[i], places.reach) or level == theirs:
            continue
        side = 3 * i + (2 if level > theirs else 0)
        if second == NOWHERE or level != theirs:
            gain = places.gains_beside[side] - places.gains_beside[3 * i + 1]
            loss = places.losses[side] - places.losses[3 * i + 1]
            if abs(gain - loss) > abs(higher):
                higher = gain - loss
    _note(found, "high" if higher >= 0.0 else "low", higher)


# -- turns ----------------------------------------------------------------------------------------


def _of_turn(found: list[Reason], outlook: Outlook, unit: int) -> None:
    best = NOBODY
    most = 0.0
    strikes = 0.0
    goals = 0.0
    for figure in outlook.fray.standing(unit):
        worth = outlook.reach_worth(figure, unit)
        strikes += worth
        goals += outlook.goal_worth(figure, unit)
        if worth > most:
            most = worth
            best = outlook.in_reach
    if best != NOBODY:
        name = figure_name(outlook.fray.theatre, best)
        _note(found, "turn-strikes", strikes, {"target": name})
    _note(found, "turn-goal" if goals >= 0.0 else "turn-holds", goals)
