"""Every question the rules ask, with the rule that asks it, and what an answer's code means.

A soldier is a number of ``army``: a kind of the race's own units * 2, + 1 if wounded.
"""

from __future__ import annotations

from typing import Final

from giantstable.kernel.decision import DecisionKind

DONE: Final = 4095  # of every question that can be left alone
ALL: Final = 4094  # all at once, where units are chosen one by one
NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = [NO, YES]
REGION: Final = 16  # a soldier, kind or number below 16, + REGION * region
TO: Final = 16 * 16  # + TO * a second region
HOLDER_BITS: Final = 3  # for each region, where a question says who stands where
NO_HOLDER: Final = 7

# PICK: a resource of those face up.
PICK: Final = DecisionKind("pick", "AG-SETUP-32")
PICK_BACK: Final = DecisionKind("pick", "AG-SETUP-33")

# -- the turn ---------------------------------------------------------------------------------

# ACT: a command (0 to 8); CLAIM + a universal Event, or CLAIM_SPECIAL; CAST + spell * 2, + 1 if
# advanced (spells that are cast before the command). COMMAND is the same after the claim. Subject:
# the special Event on top.
ACT: Final = DecisionKind("act", "AG-TURN-03")
COMMAND: Final = DecisionKind("act", "AG-TURN-05")
CLAIM: Final = 32
CLAIM_SPECIAL: Final = 63
CAST: Final = 64
# EVENT_REGION: where an event's marker goes. EVENT_CARD: which discarded resource it gives.
EVENT_REGION: Final = DecisionKind("event-region", "AG-EVENT-05")
EVENT_CARD: Final = DecisionKind("event-card", "AG-EVENT-05")

# -- move -------------------------------------------------------------------------------------

# MANEUVER: soldier + REGION * from + TO * to, or DONE. About: the maneuvers left.
MANEUVER: Final = DecisionKind("maneuver", "AG-MOVE-02")
# ONWARD: where a unit goes on that cannot stop. Subject: soldier + REGION * where it is.
ONWARD: Final = DecisionKind("onward", "AG-MOVE-13")
# PASSAGE: a resource that is paid, or WOUND_IT. Subject: soldier + REGION * the region.
PASSAGE: Final = DecisionKind("passage", "AG-MOVE-15")
WOUND_IT: Final = 15
# ROOM: a soldier that goes back to supply. Subject: the region.
ROOM: Final = DecisionKind("room", "AG-STACK-06")

# -- trade, recruit ---------------------------------------------------------------------------

# PARTNER: race * 2, + 1 for a friendly trade; DECK; or DONE.
PARTNER: Final = DecisionKind("partner", "AG-TRADE-04")
DECK: Final = 12
# GIVE, WANT: a resource, or DONE. RETURN: a resource. Subject: the partner (a race, or DECK).
GIVE: Final = DecisionKind("give", "AG-TRADE-05")
GIVE_DECK: Final = DecisionKind("give", "AG-TRADE-16")
WANT: Final = DecisionKind("want", "AG-TRADE-12")
RETURN: Final = DecisionKind("return", "AG-TRADE-07")
AGREE: Final = DecisionKind("agree", "AG-TRADE-14")  # NO_OR_YES. Subject: who offers
TAKE: Final = DecisionKind("take", "AG-TRADE-17")  # a resource of the discard pile, or DONE
# RECRUIT: kind + REGION * region; EAT to spend Food; or DONE. About: the points left.
RECRUIT: Final = DecisionKind("recruit", "AG-RECRUIT-03")
EAT: Final = 4000

# -- leader, magic, rest ----------------------------------------------------------------------

# LEADER_DO: effect + REGION * which leader card, of the abilities; RETURN_HOME + kind; or DONE.
LEADER_DO: Final = DecisionKind("leader-do", "AG-LEADER-01")
RETURN_HOME: Final = 4080
# RETURN_TO: the region of a leader that returns while enemies hold its home. Subject: the kind.
RETURN_TO: Final = DecisionKind("return-to", "AG-LEADER-05")
LEADER_CARD: Final = DecisionKind("leader-card", "AG-LEADER-22")  # a discarded resource
# RELOCATE: soldier + REGION * from + TO * to, or DONE. About: how many more may go.
RELOCATE: Final = DecisionKind("relocate", "AG-LEADER-16")
RELOCATE_SPELL: Final = DecisionKind("relocate", "AG-MAGIC-08")
# SPELLS: draw, or take the uppermost discarded one, or DONE. KEEP: a spell.
SPELLS: Final = DecisionKind("spells", "AG-MAGIC-01")
DRAW: Final = 0
TOP: Final = 1
KEEP: Final = DecisionKind("keep", "AG-MAGIC-01")
# SPELL_AIM: soldier + REGION * region (heal, wound), or 0 + REGION * region (a whole army).
# Subject: the kind of effect. About: who stands where (see ``holder_in``).
SPELL_AIM: Final = DecisionKind("spell-aim", "AG-MAGIC-08")
# HEAL: soldier + REGION * region, or DONE.
HEAL: Final = DecisionKind("heal", "AG-REST-02")
HEAL_EVENT: Final = DecisionKind("heal", "AG-EVENT-05")

# -- unique commands --------------------------------------------------------------------------

MARK: Final = DecisionKind("mark", "AG-SPECIAL-35")  # a region, or DONE. Subject: the marker
FEED: Final = DecisionKind("feed", "AG-SPECIAL-02")  # NO_OR_YES
SELL: Final = DecisionKind("sell", "AG-SPECIAL-26")  # NO_OR_YES
# FORGE: the number of the effect, or DONE. Subject: the part of the card.
FORGE: Final = DecisionKind("forge", "AG-SPECIAL-17")
SCAVENGE: Final = DecisionKind("scavenge", "AG-SPECIAL-01")  # a discarded resource, or DONE
CASTLE: Final = DecisionKind("castle", "AG-SPECIAL-21")  # a region, or DONE
# RIDE: a soldier, ALL, or DONE. Subject: where the castle goes. About: where it comes from.
RIDE: Final = DecisionKind("ride", "AG-SPECIAL-23")

# -- attack and battle ------------------------------------------------------------------------

# ATTACK: REGION * from + TO * to, + SHIFT_TO for a shift into an empty region; or DONE.
ATTACK: Final = DecisionKind("attack", "AG-ATTACK-01")
SHIFT_TO: Final = 1
# SHIFT: a soldier, ALL, or DONE. HOLD_BACK: a soldier that stays out, or DONE. Subject: the region
# where they stand. About: the region where they go, or which they attack.
SHIFT: Final = DecisionKind("shift", "AG-ATTACK-03")
HOLD_BACK: Final = DecisionKind("hold-back", "AG-BATTLE-03")
# From here on the subject is the race whose dice or cards it is about, NOTHING for giantslayers,
# if nothing else is said.
# START_SPELL: CAST + spell * 2, + 1 if advanced; or DONE to pass.
START_SPELL: Final = DecisionKind("start-spell", "AG-BATTLE-06")
WEAKEN: Final = DecisionKind("weaken", "AG-BATTLE-06")  # a soldier. Subject: as of CASUALTY
# MODIFY: a modifier (see ``combat``), or DONE.
MODIFY: Final = DecisionKind("modify", "AG-BATTLE-17")
# REROLL: a die, or DONE to roll those chosen. About: how many may still be chosen. A die is
# SPECIAL_DIE + face, or the face of a standard die: dice that show the same are the same.
REROLL: Final = DecisionKind("reroll", "AG-BATTLE-20")
SPECIAL_DIE: Final = 8
# CONVERT: how many arcane results. About: the modifier.
CONVERT: Final = DecisionKind("convert", "AG-BATTLE-20")
HOOK: Final = DecisionKind("hook", "AG-SLAYER-24")  # NO_OR_YES
# TOTALS: a resource; CAST + spell * 2, + 1 if advanced; or DONE. Where modifiers have no order of
# their own (R66), also BESIDES + a modifier.
TOTALS: Final = DecisionKind("totals", "AG-BATTLE-22")
BESIDES: Final = 16
# SET_DIE: die + REGION * face, or DONE. About: how many may still be turned.
SET_DIE: Final = DecisionKind("set-die", "AG-MAGIC-08")
# CASUALTY: a soldier. Subject: race + REGION * region. About: the damage left.
CASUALTY: Final = DecisionKind("casualty", "AG-BATTLE-28")
# STAY_BEHIND: a soldier, or DONE. Subject: the conquered region. About: how many may stay behind.
STAY_BEHIND: Final = DecisionKind("stay-behind", "AG-BATTLE-41")

# -- giantslayers -----------------------------------------------------------------------------

# SLAYER_RECRUIT, SLAYER_MOVE: slayer + REGION * region, or DONE. About: the actions left.
SLAYER_RECRUIT: Final = DecisionKind("slayer-recruit", "AG-SLAYER-05")
SLAYER_MOVE: Final = DecisionKind("slayer-move", "AG-SLAYER-10")
# SLAYER_ATTACK: a mask of slayers + REGION * region, or DONE.
SLAYER_ATTACK: Final = DecisionKind("slayer-attack", "AG-SLAYER-13")
# SLAYER_CASUALTY: a slayer. Subject: the region. About: the damage left.
SLAYER_CASUALTY: Final = DecisionKind("slayer-casualty", "AG-SLAYER-26")


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


def holder_in(holders: int, region: int) -> int:
    """Return the race that stands in a region, of all that are in one number."""
    return holders >> (HOLDER_BITS * region) & NO_HOLDER
