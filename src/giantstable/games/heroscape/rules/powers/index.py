"""Every special power of the Army Cards, and whose question is whose."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.rules.powers.auras import AURAS
from giantstable.games.heroscape.rules.powers.berserker_charge import BERSERKER_CHARGE
from giantstable.games.heroscape.rules.powers.chomp import CHOMP
from giantstable.games.heroscape.rules.powers.counter_strike import COUNTER_STRIKE
from giantstable.games.heroscape.rules.powers.disengage import DISENGAGE
from giantstable.games.heroscape.rules.powers.double_attack import DOUBLE_ATTACK
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.rules.powers.flying import FLYING
from giantstable.games.heroscape.rules.powers.ghost_walk import GHOST_WALK
from giantstable.games.heroscape.rules.powers.grapple_gun import GRAPPLE_GUN
from giantstable.games.heroscape.rules.powers.grenades import GRENADES
from giantstable.games.heroscape.rules.powers.mind_shackle import MIND_SHACKLE
from giantstable.games.heroscape.rules.powers.spirits import SPIRITS
from giantstable.games.heroscape.rules.powers.stealth_dodge import STEALTH_DODGE
from giantstable.games.heroscape.rules.powers.sword_of_reckoning import SWORD_OF_RECKONING
from giantstable.games.heroscape.rules.powers.the_drop import THE_DROP
from giantstable.games.heroscape.rules.powers.thorian_speed import THORIAN_SPEED
from giantstable.games.heroscape.rules.powers.water_clone import WATER_CLONE
from giantstable.games.heroscape.rules.powers.zettian_targeting import ZETTIAN_TARGETING
from giantstable.games.heroscape.table.special_power import SpecialPower

POWERS: Final[list[SpecialPower]] = [
    AURAS,
    BERSERKER_CHARGE,
    CHOMP,
    COUNTER_STRIKE,
    DISENGAGE,
    DOUBLE_ATTACK,
    EXPLOSION,
    FIRE_LINE,
    FLYING,
    GHOST_WALK,
    GRAPPLE_GUN,
    GRENADES,
    MIND_SHACKLE,
    SPIRITS,
    STEALTH_DODGE,
    SWORD_OF_RECKONING,
    THE_DROP,
    THORIAN_SPEED,
    WATER_CLONE,
    ZETTIAN_TARGETING,
]
# The power that asks a question, by the question's name.
ASKED_BY: Final[dict[str, SpecialPower]] = {ask.name: each for each in POWERS for ask in each.asks}
