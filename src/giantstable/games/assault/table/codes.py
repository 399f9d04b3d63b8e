"""What the number of an answer is made of: units and regions, dice and cards, packed and unpacked.

A soldier is a number of ``army``: a kind of the race's own units * 2, + 1 if wounded.
"""

from __future__ import annotations

from typing import Final, Literal

DONE: Final = 4095  # of every question that can be left alone
ALL: Final = 4094  # all at once, where units are chosen one by one

# -- where something is, and where it goes -----------------------------------------------------

REGION: Final = 16  # a soldier, kind, slayer, mask or race below 16, + REGION * region
TO: Final = 16 * 16  # + TO * a second region
SHIFT_TO: Final = 1  # the number of a shift into an empty region; that of an attack is 0


def packed(number: int, region: int, to: int = 0) -> int:
    """Return the code of something in a region, or on its way from one region to another."""
    return number + REGION * region + TO * to


def number_of(code: int) -> int:
    """Return the soldier, kind, slayer or other number of a code."""
    return code % REGION


def region_of(code: int) -> int:
    """Return the region of a code; of a way, where it begins."""
    return code // REGION % 16


def to_of(code: int) -> int:
    """Return where a way leads."""
    return code // TO


JOURNEY_START: Final = 64  # maneuvers below 64, + JOURNEY_START * the region where a way began
JOURNEY_SEEN: Final = 64 * 16  # + JOURNEY_SEEN * the regions where it has been, a mask


def journey_code(left: int, start: int, seen: int) -> int:
    """Return the maneuvers left of a way, where it began, and where it has been, in one number."""
    return left + JOURNEY_START * start + JOURNEY_SEEN * seen


def left_of(journey: int) -> int:
    """Return the maneuvers that are left on a way."""
    return journey % JOURNEY_START


def start_of(journey: int) -> int:
    """Return the region where a way began."""
    return journey // JOURNEY_START % 16


def seen_of(journey: int) -> int:
    """Return the regions where a way has been, as a mask."""
    return journey // JOURNEY_SEEN


HOLDER_BITS: Final = 3  # for each region, where a question says who stands where
NO_HOLDER: Final = 7


def holder_in(holders: int, region: int) -> int:
    """Return the race that stands in a region, of all that are in one number."""
    return holders >> (HOLDER_BITS * region) & NO_HOLDER


# -- the turn: a command below CLAIM, an Event, a spell ----------------------------------------

CLAIM: Final = 32  # + a universal Event
CLAIM_SPECIAL: Final = 63  # the race's own Event on top
CAST: Final = 64


def cast_code(spell: int, level: int) -> int:
    """Return the code of a spell that is cast, BASIC or ADVANCED."""
    return CAST + spell * 2 + level


def spell_of(code: int) -> int:
    """Return the Spell Card that is cast."""
    return (code - CAST) // 2


def level_of(code: int) -> int:
    """Return which spell of the card is cast: BASIC or ADVANCED."""
    return (code - CAST) % 2


# -- commands ----------------------------------------------------------------------------------

WOUND_IT: Final = 15  # in place of a resource that pays for passage
DECK: Final = 12  # in place of a partner
EAT: Final = 4000  # Food, in place of a unit that is recruited
RETURN_HOME: Final = 4080  # + the kind of a leader, in place of an ability
DRAW: Final = 0  # a spell; or
TOP: Final = 1  # take the uppermost discarded one


# The sorts of trade.
FORCED: Final = 0
FRIENDLY: Final = 1
WITH_DECK: Final = 2
Trade = Literal["forced", "friendly", "deck"]
TRADES: Final[list[Trade]] = ["forced", "friendly", "deck"]


def partner_code(race: int, friendly: bool) -> int:
    """Return the code of a race to trade with."""
    return race * 2 + 1 if friendly else race * 2


def partner_of(code: int) -> int:
    """Return the race to trade with."""
    return code // 2


def is_friendly(code: int) -> bool:
    """Return whether a trade is offered and not forced."""
    return code % 2 == 1


def trade_of(code: int) -> int:
    """Return which sort of trade it is."""
    if code == DECK:
        return WITH_DECK
    return FRIENDLY if is_friendly(code) else FORCED


def ability_code(card: int, effect: int) -> int:
    """Return the code of an ability: which effect of which leader card."""
    return effect + REGION * card


def leader_card_of(code: int) -> int:
    """Return the leader card of an ability."""
    return code // REGION


def effect_of(code: int) -> int:
    """Return which effect of its leader card an ability is."""
    return code % REGION


# -- battle ------------------------------------------------------------------------------------

# A die is SPECIAL_DIE + face, or the face of a standard die: dice that show the same are the same.
SPECIAL_DIE: Final = 8
BESIDES: Final = 16  # + a modifier, where those have no order of their own (R66)


def is_special(die: int) -> bool:
    """Return whether a die is the special one."""
    return die >= SPECIAL_DIE


def face_of(die: int) -> int:
    """Return the face that a die shows."""
    return die % SPECIAL_DIE


def turn_code(die: int, face: int) -> int:
    """Return the code of a die that is turned to another face."""
    return die + REGION * face


def die_of(code: int) -> int:
    """Return the die that is turned."""
    return code % REGION


def turned_to(code: int) -> int:
    """Return the face to which a die is turned."""
    return code // REGION
