"""Combat dice: how many are rolled, what they show, and turning them (AG-BATTLE-08 .. -16)."""

from __future__ import annotations

from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import count_kind, total
from giantstable.games.assault.table.codes import SPECIAL_DIE, face_of, is_special
from giantstable.games.assault.table.combat import BY_LIMIT, BY_SLAYER, BY_UNIT, Share, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY


def dice_of(realm: Realm, side: Side, made: list[Share] | None = None) -> int:
    """Return how many dice a side rolls (AG-BATTLE-08, AG-BATTLE-09).

    Whoever wants to know what they are made of gives a list for it.
    """
    world = realm.world
    strength = 0
    if side.race == NOBODY:
        for slayer in world.box.slayers:
            if side.slayers >> slayer.index & 1:
                strength += slayer.strength
                if made is not None:
                    made.append(Share(BY_SLAYER, slayer.index, slayer.strength, 0, 0))
        n = min(strength, world.box.stock.dice)  # R69: there are no more standard dice
    else:
        worth = world.strength[side.race]
        strength = total(side.army, worth) - total(side.weakened, worth) + side.strength
        n = max(0, min(strength, world.box.stock.most_dice))
        if made is not None:
            _note_strength(realm, side, made)
    if made is not None and n != strength:
        made.append(Share(BY_LIMIT, NOBODY, n - strength, 0, 0))
    return n


def _note_strength(realm: Realm, side: Side, made: list[Share]) -> None:
    """Note the Strength of each kind of unit, and what spells add to it or take."""
    worth = realm.world.strength[side.race]
    for kind in range(len(worth)):
        n = count_kind(side.army, kind) * worth[kind]
        if n:
            made.append(Share(BY_UNIT, realm.world.first_unit[side.race] + kind, n, 0, 0))
    for share in side.shares:
        if share.dice:
            made.append(share)


def roll(realm: Realm, side: Side) -> None:
    """Roll the dice of a side: giants always their special die first (AG-BATTLE-10)."""
    n = dice_of(realm, side)
    side.before_dice = len(side.shares)
    if n > 0 and side.race != NOBODY:  # AG-SLAYER-20
        n -= 1
        special = _special(realm, side)
        side.special_face = special.alike[realm.rng.below(FACES)]
        _show(side, special, side.special_face, 1)
        realm.tell(h.ROLLED, side.race, side.special_face, 1, side.seat)
    standard = realm.world.box.stock.die
    for _ in range(n):
        face = standard.alike[realm.rng.below(FACES)]
        side.faces.append(face)
        _show(side, standard, face, 1)
        realm.tell(h.ROLLED, side.race, face, 0, side.seat)


def roll_again(realm: Realm, side: Side, chosen: list[int]) -> None:
    """Roll chosen dice once more, all at the same moment (AG-BATTLE-20)."""
    places: list[int] = []  # of the dice, before any of them shows something else
    mask = 0
    for die in chosen:
        place = 0
        if not is_special(die):
            place = side.faces.index(die) + 1
            while mask >> place & 1:
                place = side.faces.index(die, place) + 1
        places.append(place)
        mask |= 1 << place
    side.rerolled |= mask
    realm.tell(h.REROLLED, side.race, len(chosen), mask, side.seat)
    for place in places:
        face = _turn_at(realm, side, place, realm.rng.below(FACES))
        realm.tell(h.ROLLED, side.race, face, 1 if place == 0 else 0, side.seat)


def turn(realm: Realm, side: Side, die: int, face: int) -> int:
    """Turn one die of a side to a face, and return the face."""
    return _turn_at(realm, side, 0 if is_special(die) else side.faces.index(die) + 1, face)


def _turn_at(realm: Realm, side: Side, place: int, face: int) -> int:
    """Turn the die at a place, the special one at 0, to a face, and return the face."""
    if place == 0:
        special = _special(realm, side)
        face = special.alike[face]
        _show(side, special, side.special_face, -1)
        _show(side, special, face, 1)
        side.special_face = face
    else:
        standard = realm.world.box.stock.die
        face = standard.alike[face]
        _show(side, standard, side.faces[place - 1], -1)
        _show(side, standard, face, 1)
        side.faces[place - 1] = face
    return face


def count_out(realm: Realm, side: Side, some: list[int]) -> None:
    """Count no more what some dice of a side show."""
    for die in some:
        printed = _special(realm, side) if is_special(die) else realm.world.box.stock.die
        _show(side, printed, face_of(die), -1)


def all_dice(side: Side) -> list[int]:
    """Return every die of a side: its special die, then the standard ones."""
    dice = side.faces.copy()
    if side.special_face != NOBODY:
        dice.insert(0, SPECIAL_DIE + side.special_face)
    return dice


def free_dice(realm: Realm, side: Side) -> list[int]:
    """Return the dice that can be turned besides those picked so far; like ones only once.

    A die lies still once a result of it is converted (R67). Which die that was is the owner's to
    say, so it is enough that the converted results stay in sight.
    """
    loose = side.arcane
    for die in side.picked:
        loose -= arcane_on(realm, side, die)
    free: list[int] = []
    if side.special_face != NOBODY:
        die = SPECIAL_DIE + side.special_face
        if die not in side.picked and arcane_on(realm, side, die) <= loose:
            free.append(die)
    for face in side.faces:
        if (
            face not in free
            and side.faces.count(face) > side.picked.count(face)
            and arcane_on(realm, side, face) <= loose
        ):
            free.append(face)
    return free


def arcane_on(realm: Realm, side: Side, die: int) -> int:
    """Return the arcane results that a die shows."""
    if is_special(die):
        return _special(realm, side).arcane[face_of(die)]
    return realm.world.box.stock.die.arcane[die]


def worst_dice(
    dice: list[int], standard: Die, special: Die, most: int, each: int, useful: int
) -> list[int]:
    """Return up to so many dice that had better be rolled again, the worst first (R105).

    A hit and a block are worth 1; so many arcane results as are ``useful`` are worth ``each``. A
    die is rolled again if it shows less than it does on average.
    """
    usual = _six_rolls(standard, each)
    usual_special = _six_rolls(special, each)
    gains: list[int] = []
    for code in dice:
        die = special if is_special(code) else standard
        face = face_of(code)
        arcane = min(die.arcane[face], useful)
        useful -= arcane
        shown = die.hits[face] + die.blocks[face] + each * arcane
        gains.append((usual_special if is_special(code) else usual) - FACES * shown)
    chosen: list[int] = []
    while len(chosen) < most:
        best = -1
        for i in range(len(gains)):
            if gains[i] <= 0 or (best >= 0 and gains[i] < gains[best]):
                continue
            if best < 0 or gains[i] > gains[best] or dice[i] > dice[best]:
                best = i  # whatever the order in which they lie
        if best < 0:
            break
        chosen.append(dice[best])
        gains[best] = 0
    return chosen


def _six_rolls(die: Die, each: int) -> int:
    """Return what all faces of a die are worth together."""
    worth = 0
    for face in range(FACES):
        worth += die.hits[face] + die.blocks[face] + each * die.arcane[face]
    return worth


def _special(realm: Realm, side: Side) -> Die:
    return realm.world.box.races[side.race].die


def _show(side: Side, die: Die, face: int, sign: int) -> None:
    """Count what a face shows for a side, or no more."""
    side.hits += sign * die.hits[face]
    side.blocks += sign * die.blocks[face]
    side.arcane += sign * die.arcane[face]
