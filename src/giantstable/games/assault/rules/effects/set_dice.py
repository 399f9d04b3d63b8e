"""Set dice: turn up to so many own dice to any face, by a spell."""

from __future__ import annotations

from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import NOTHING, Effect
from giantstable.games.assault.rules.battle.rolling import free_dice, turn
from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.table import asks, remaining
from giantstable.games.assault.table.codes import (
    DONE,
    die_of,
    face_of,
    is_special,
    turn_code,
    turned_to,
)
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.happenings import TURNED
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play


class SetDice(BattleEffect):
    """No re-roll: what forbids those does not forbid it."""

    def works(self, realm: Realm, combat: Combat, side: Side, effect: Effect) -> bool:
        """Return whether the side has a die that does not lie still (R67)."""
        return len(free_dice(realm, side)) > 0

    def carry_out(
        self, realm: Realm, combat: Combat, side: Side, effect: Effect, cast: int
    ) -> Play:
        """Turn up to so many dice, at least one, to faces of the side's choice."""
        most = effect.by
        for n in range(most):
            codes: list[int] = []
            for die in free_dice(realm, side):
                printed = _printed(realm, side, die)
                for face in range(FACES):
                    if printed.alike[face] == face and face != face_of(die):
                        codes.append(turn_code(die, face))
            if n > 0:
                codes.append(DONE)
            realm.count(remaining.DICE, side.race, most - n)
            code = yield Decision(side.seat, asks.SET_DIE, codes, side.race, most - n)
            if code == DONE:
                break
            realm.left = most - n - 1
            die = die_of(code)
            face = turn(realm, side, die, turned_to(code))
            realm.tell(TURNED, side.race, face, 1 if is_special(die) else 0, side.seat)
        realm.counted = NOTHING


def _printed(realm: Realm, side: Side, die: int) -> Die:
    box = realm.world.box
    return box.races[side.race].die if is_special(die) else box.stock.die
