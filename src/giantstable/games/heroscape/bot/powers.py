"""What the bot thinks of special powers: where it weighs them one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.heroscape.bot.weighed import Weighed
from giantstable.games.heroscape.box.cards import UNIQUE, ArmyCard, Power
from giantstable.games.heroscape.rules.powers.auras import AURAS
from giantstable.games.heroscape.rules.powers.berserker_charge import BERSERKER_CHARGE
from giantstable.games.heroscape.rules.powers.chomp import CHOMP, is_small_enough, ways_to_devour
from giantstable.games.heroscape.rules.powers.counter_strike import COUNTER_STRIKE
from giantstable.games.heroscape.rules.powers.double_attack import DOUBLE_ATTACK
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.rules.powers.flying import FLYING
from giantstable.games.heroscape.rules.powers.grenades import GRENADES
from giantstable.games.heroscape.rules.powers.mind_shackle import MIND_SHACKLE
from giantstable.games.heroscape.rules.powers.spirits import SPIRITS
from giantstable.games.heroscape.rules.powers.stealth_dodge import STEALTH_DODGE
from giantstable.games.heroscape.rules.powers.sword_of_reckoning import SWORD_OF_RECKONING
from giantstable.games.heroscape.rules.powers.the_drop import THE_DROP
from giantstable.games.heroscape.rules.powers.thorian_speed import THORIAN_SPEED
from giantstable.games.heroscape.rules.powers.water_clone import WATER_CLONE, lost, to_roll
from giantstable.games.heroscape.rules.powers.zettian_targeting import ZETTIAN_TARGETING
from giantstable.games.heroscape.table.chances import D20
from giantstable.games.heroscape.table.codes import DONE

if TYPE_CHECKING:
    from giantstable.games.heroscape.bot.outlook import Outlook

# -- before a battle --------------------------------------------------------------------------

# What powers are worth on top of the numbers of a card, as a factor of its strength.
FACTORS: Final[dict[str, float]] = {
    AURAS.id: 1.2,
    BERSERKER_CHARGE.id: 1.1,
    CHOMP.id: 1.25,
    COUNTER_STRIKE.id: 1.2,
    EXPLOSION.id: 1.2,
    FIRE_LINE.id: 1.15,
    FLYING.id: 1.05,
    GRENADES.id: 1.1,
    MIND_SHACKLE.id: 1.05,
    SPIRITS.id: 1.05,
    SWORD_OF_RECKONING.id: 1.25,
    THE_DROP.id: 1.05,
    THORIAN_SPEED.id: 1.25,
    WATER_CLONE.id: 1.15,
    ZETTIAN_TARGETING.id: 1.15,
}


def factor(power: Power) -> float:
    """Return what a power makes of a card's strength."""
    if power.of is AURAS and power.words.get("species", ""):
        return 1.0  # few are meant
    return FACTORS.get(power.kind, 1.0)


def attacks_of(card: ArmyCard) -> int:
    """Return how often a figure attacks in a turn."""
    more = card.power(DOUBLE_ATTACK.id)
    return 1 if more is None else 1 + more.numbers["attacks"]


def dodge_of(card: ArmyCard) -> int:
    """Return how many shields block all from afar; 0: no number does."""
    dodge = card.power(STEALTH_DODGE.id)
    return 0 if dodge is None else dodge.numbers["shields"]


# -- after moving -----------------------------------------------------------------------------


def bites(card: ArmyCard) -> bool:
    """Return whether a card does something to those beside it before it attacks."""
    return card.power(CHOMP.id) is not None or card.power(MIND_SHACKLE.id) is not None


def bite_worth(outlook: Outlook, unit: int, victim: int) -> float:
    """Return what it is worth to devour a figure, or to try to take its card over."""
    theatre = outlook.fray.theatre
    card = theatre.card_of(victim)
    worth = outlook.value[victim]
    power = theatre.units[unit].power(CHOMP.id)
    if power is not None:
        if not is_small_enough(power, card):
            return 0.0
        return worth * (ways_to_devour(power, card) / D20)
    power = theatre.units[unit].power(MIND_SHACKLE.id)
    if power is not None and card.rarity == UNIQUE:
        standing = outlook.fray.standing(theatre.unit_of[victim])
        return 2.0 * worth * len(standing) * _wins(power.numbers["roll"])  # theirs, and then ours
    return 0.0


def weigh_bites(outlook: Outlook, codes: list[int]) -> Weighed:
    """Weigh whom to devour, or whose mind to try: the most worth, never a friend."""
    weighed = Weighed(codes, codes.index(DONE) if DONE in codes else 0)
    for i, figure in enumerate(codes):
        if figure != DONE:
            weighed.note(i, bite_worth(outlook, outlook.fray.unit, figure))
    return weighed


# -- instead of attacks -----------------------------------------------------------------------


def clone_worth(outlook: Outlook, squad: int, power: Power) -> float:
    """Return what the figures are worth that are likely to come back by Water Clone."""
    fray = outlook.fray
    gone = len(lost(fray, fray.theatre.unit_of[squad]))
    won = 0.0
    for figure in fray.able():
        won += _wins(to_roll(fray, power, figure))
    return outlook.lore.worth[squad] * min(won, float(gone))


def _wins(roll: int) -> float:
    """Return the chance to roll so much with the d20."""
    return (D20 + 1 - roll) / D20
