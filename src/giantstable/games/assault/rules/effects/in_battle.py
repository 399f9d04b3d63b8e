"""Effects in a battle, by their kinds: what spells do there, and Resource Cards."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import (
    BLOCKS,
    EFFECT_NAMES,
    HITS,
    NO_CONVERSIONS,
    NO_REROLLS,
    REROLL,
    SET_DICE,
    STRENGTH,
    WEAKEN,
    Effect,
)
from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.rules.effects.blocks import Blocks
from giantstable.games.assault.rules.effects.hits import Hits
from giantstable.games.assault.rules.effects.no_conversions import NoConversions
from giantstable.games.assault.rules.effects.no_rerolls import NoRerolls
from giantstable.games.assault.rules.effects.reroll import Reroll
from giantstable.games.assault.rules.effects.set_dice import SetDice
from giantstable.games.assault.rules.effects.strength import Strength
from giantstable.games.assault.rules.effects.weaken import Weaken
from giantstable.games.assault.table.combat import Combat, Share, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Play


def _by_kind() -> list[BattleEffect]:
    found = [BattleEffect() for _ in EFFECT_NAMES]
    found[HITS] = Hits()
    found[BLOCKS] = Blocks()
    found[REROLL] = Reroll()
    found[SET_DICE] = SetDice()
    found[STRENGTH] = Strength()
    found[WEAKEN] = Weaken()
    found[NO_REROLLS] = NoRerolls()
    found[NO_CONVERSIONS] = NoConversions()
    return found


KINDS: Final[list[BattleEffect]] = _by_kind()


def works(realm: Realm, combat: Combat, side: Side, effects: list[Effect]) -> bool:
    """Return whether every one of some effects would have anything to work on."""
    for effect in effects:
        if not KINDS[effect.kind].works(realm, combat, side, effect):
            return False
    return True


def carry_out(realm: Realm, combat: Combat, side: Side, effect: Effect, cast: int) -> Play:
    """Let an effect of a spell work for a side."""
    return KINDS[effect.kind].carry_out(realm, combat, side, effect, cast)


def give(side: Side, enemy: Side, effect: Effect, times: int, share: Share) -> None:
    """Give a side so many times what an effect says, without a question."""
    KINDS[effect.kind].give(side, enemy, effect.by * times, share)
