"""Re-roll the enemy: Hook's power, all dice of the defenders, now or never (AG-SLAYER-23, -24)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import REROLL_ENEMY
from giantstable.games.assault.rules.battle.modifying import power
from giantstable.games.assault.rules.battle.rolling import all_dice, roll_again
from giantstable.games.assault.table.asks import HOOK
from giantstable.games.assault.table.combat import Combat
from giantstable.games.assault.table.happenings import HOOKED
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.form import NO_OR_YES, YES


def hook(realm: Realm, combat: Combat) -> Play:
    """Let Hook make the defenders roll all their dice again, now or never (AG-SLAYER-23, -24)."""
    slayers = combat.attacker
    defender = combat.defender
    if slayers.race != NOBODY or power(realm, slayers, REROLL_ENEMY) is None:
        return
    dice = all_dice(defender)
    if not dice:
        return
    if (yield Decision(slayers.seat, HOOK, NO_OR_YES, defender.race)) == YES:
        realm.tell(HOOKED, defender.race, 0, 0, slayers.seat)
        roll_again(realm, defender, dice)
