"""A game from the draft to the end, turn by turn: an Event may be claimed, then one command."""

from __future__ import annotations

from giantstable.games.assault.box.effects import (
    ATTACK,
    COMMANDS,
    EXCHANGE,
    LEADER,
    MAGIC,
    MANEUVERS,
    MOVE,
    NOTHING,
    PLUNDER,
    RECRUIT,
    RECRUIT_POINTS,
    REST,
    TRADE,
)
from giantstable.games.assault.rules import claiming, events, turn_spells
from giantstable.games.assault.rules.battle import nine_steps
from giantstable.games.assault.rules.commands import (
    leader,
    magic,
    move,
    plunder,
    recruit,
    rest,
    trade,
    unique,
)
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.rules.ending import finish
from giantstable.games.assault.rules.setup import draft
from giantstable.games.assault.table.asks import ACT, COMMAND
from giantstable.games.assault.table.codes import CAST, CLAIM
from giantstable.games.assault.table.happenings import COMMANDED, TURN_BEGAN
from giantstable.games.assault.table.realm import ABORTED, DRAFT, ENDGAME, Realm
from giantstable.kernel.decision import AGAIN, CHECKPOINT, Decision, Play


def play(realm: Realm) -> Play:
    """Play from the table as it is at a checkpoint to the end of the game."""
    if realm.stage == DRAFT:
        yield from draft(realm)
    while True:
        yield CHECKPOINT
        yield from take_turn(realm)
        _pass_on(realm)


def take_turn(realm: Realm) -> Play:
    """Let the active race take its turn (AG-TURN-03 .. AG-TURN-06)."""
    race = realm.active
    seat = realm.seat_of[race]
    realm.crossed = 0
    realm.owned = realm.resources.copy()
    realm.tell(TURN_BEGAN, race, realm.turns // realm.world.seats + 1, seat=seat)
    may_claim = not realm.has_claimed
    while not realm.has_commanded:
        codes = hand(realm, race)
        if may_claim:
            codes.extend(events.claims(realm, race))
        codes.extend(turn_spells.turn_spells(realm, race))
        code = codes[0]
        if len(codes) > 1 or realm.spells[race]:  # no silence may tell what a hand holds (R70)
            top = events.top_special(realm, race)
            subject = NOTHING if top is None else top.index
            code = yield Decision(seat, ACT if may_claim else COMMAND, codes, subject)
            if code == AGAIN:
                continue
        may_claim = False  # a spell belongs to the second step: it helps no claim (AG-TURN-10)
        if code < CLAIM:
            yield from command(realm, race, code)
        elif code < CAST:
            yield from claiming.claim(realm, race, code)
        else:
            yield from turn_spells.cast_in_turn(realm, race, code)


def hand(realm: Realm, race: int) -> list[int]:
    """Return the commands that a race can play: those that do not lie in its row (AG-CMD-10)."""
    played = 0
    for kind in realm.row[race]:
        played |= 1 << kind
    return [kind for kind in range(len(COMMANDS)) if not played >> kind & 1]


def command(realm: Realm, race: int, kind: int) -> Play:
    """Put a command at the right end of the row and carry it out (AG-CMD-04, R24, R25)."""
    left = len(realm.row[race])
    realm.row[race] = [*realm.row[race], kind]
    realm.has_commanded = True
    realm.tell(COMMANDED, race, kind, left, seat=realm.seat_of[race])
    left += more_left(realm, race, kind)
    card = realm.world.box.races[race].commands[kind]
    if kind == MOVE:
        n = card.base(MANEUVERS) + card.bonus(MANEUVERS) * left
        yield from move.maneuvers(realm, race, n)
    elif kind == PLUNDER:
        yield from plunder.plunder(realm, race, left)
    elif kind == TRADE:
        yield from trade.trade(realm, race, card.base(EXCHANGE) + card.bonus(EXCHANGE) * left)
    elif kind == RECRUIT:
        n = card.base(RECRUIT_POINTS) + card.bonus(RECRUIT_POINTS) * left
        yield from recruit.recruit(realm, race, n)
    elif kind == LEADER:
        yield from leader.lead(realm, race, left)
    elif kind == MAGIC:
        yield from magic.study(realm, race)
    elif kind == ATTACK:
        yield from nine_steps.attack_command(realm, race, left)
    elif kind == REST:
        yield from rest.rest(realm, race, left)
    else:
        yield from unique.play(realm, race, left)


def _pass_on(realm: Realm) -> None:
    """End the turn, and the game after the last one (AG-TURN-02, AG-END-03, AG-END-04)."""
    realm.turns += 1
    if realm.stage == ENDGAME:
        if realm.left_to_play == 0:
            raise finish(realm)
        realm.left_to_play -= 1
    cap = realm.world.house.round_cap
    if cap and realm.turns >= cap * realm.world.seats:
        realm.reveal()
        raise realm.end(ABORTED, 0)  # R45
    realm.has_claimed = False
    realm.has_commanded = False
    realm.active = realm.race_of[(realm.seat_of[realm.active] + 1) % realm.world.seats]
