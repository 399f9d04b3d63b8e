"""Every question the rules ask: the rule that asks it, what answers are, and what it is about."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.table import forms, nouns
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.noun import AMOUNT, Noun

# Secret: whose options name the spells of a hand.

# What is among the facts of a question but not in its words.
THE_RACE: Final = nouns.Unsaid(nouns.RACE)
THE_EVENT: Final = nouns.Unsaid(nouns.EVENT)
ON_TOP: Final = nouns.Unsaid(nouns.SpecialEventNoun("event"))
THE_LEADER: Final = nouns.Unsaid(nouns.LEADER)
THE_CARD: Final = nouns.Unsaid(nouns.RESOURCE)
THE_PLACE: Final = nouns.Unsaid(nouns.FROM)
HOW_MANY: Final = nouns.Unsaid(AMOUNT)
POINTS: Final = nouns.Unsaid(Noun("points"))

PICK: Final = DecisionKind("pick", "AG-SETUP-32", forms.RESOURCE)  # of those face up
PICK_BACK: Final = DecisionKind("pick", "AG-SETUP-33", forms.RESOURCE)

# -- the turn ---------------------------------------------------------------------------------

# Subject: the special Event on top. COMMAND is the same after the claim.
ACT: Final = DecisionKind("act", "AG-TURN-03", forms.TURN, ON_TOP, secret=True)
COMMAND: Final = DecisionKind("act", "AG-TURN-05", forms.TURN, ON_TOP, secret=True)
# EVENT_REGION: where an event's marker or unit goes. EVENT_CARD: which discarded resource it gives.
# Both are about the event.
EVENT_REGION: Final = DecisionKind("event-region", "AG-EVENT-05", forms.REGION, THE_EVENT)
EVENT_CARD: Final = DecisionKind("event-card", "AG-EVENT-05", forms.RESOURCE, THE_EVENT)

# -- move -------------------------------------------------------------------------------------

# MANEUVER: about the region that has to be left first, if any, and the maneuvers left.
MANEUVER: Final = DecisionKind("maneuver", "AG-MOVE-02", forms.WAY, nouns.REGION, AMOUNT)
# ONWARD: where a unit goes on that cannot stop. PASSAGE: how it pays for where it goes. Both are
# about the maneuvers left, where its way began, and where it has been.
ONWARD: Final = DecisionKind("onward", "AG-MOVE-13", forms.REGION, nouns.SOLDIER_IN, nouns.JOURNEY)
PASSAGE: Final = DecisionKind(
    "passage", "AG-MOVE-15", forms.PASSAGE, nouns.SOLDIER_IN, nouns.JOURNEY
)
# ROOM: a soldier that goes back to supply. About where, and how many are too many.
ROOM: Final = DecisionKind("room", "AG-STACK-06", forms.SOLDIER, nouns.REGION, HOW_MANY)

# -- plunder, trade, recruit ------------------------------------------------------------------

# PLUNDER: one card more, or none. About how many more.
PLUNDER: Final = DecisionKind("plunder", "AG-PLUNDER-11", forms.STUDY, about=AMOUNT)
PARTNER: Final = DecisionKind("partner", "AG-TRADE-04", forms.PARTNER, about=AMOUNT)
# GIVE, WANT, RETURN: about the partner, and how many more.
GIVE: Final = DecisionKind("give", "AG-TRADE-05", forms.RESOURCE, nouns.RACE, AMOUNT)
GIVE_DECK: Final = DecisionKind("give", "AG-TRADE-16", forms.RESOURCE, about=AMOUNT)
WANT: Final = DecisionKind("want", "AG-TRADE-12", forms.RESOURCE, nouns.RACE, AMOUNT)
RETURN: Final = DecisionKind("return", "AG-TRADE-07", forms.RESOURCE, nouns.RACE, AMOUNT)
AGREE: Final = DecisionKind("agree", "AG-TRADE-14", forms.ANSWER, nouns.RACE)
TAKE: Final = DecisionKind("take", "AG-TRADE-17", forms.RESOURCE, about=AMOUNT)
# RECRUIT: about the points left.
RECRUIT: Final = DecisionKind("recruit", "AG-RECRUIT-03", forms.RECRUIT, about=AMOUNT)

# -- leader, magic, rest ----------------------------------------------------------------------

LEADER_DO: Final = DecisionKind("leader-do", "AG-LEADER-01", forms.ABILITY)
# RETURN_TO: the region of a leader that returns while enemies hold its home.
RETURN_TO: Final = DecisionKind("return-to", "AG-LEADER-05", forms.REGION, nouns.UNIT)
# LEADER_CARD: a discarded one; about whose ability it is.
LEADER_CARD: Final = DecisionKind("leader-card", "AG-LEADER-22", forms.RESOURCE, THE_LEADER)
# RELOCATE: about how many more may go.
RELOCATE: Final = DecisionKind("relocate", "AG-LEADER-16", forms.RELOCATION, about=AMOUNT)
RELOCATE_SPELL: Final = DecisionKind("relocate", "AG-MAGIC-08", forms.RELOCATION, about=AMOUNT)
SPELLS: Final = DecisionKind("spells", "AG-MAGIC-01", forms.STUDY)
KEEP: Final = DecisionKind("keep", "AG-MAGIC-01", forms.SPELL, about=AMOUNT, secret=True)
SPELL_AIM: Final = DecisionKind("spell-aim", "AG-MAGIC-08", forms.SPELL_AIM, nouns.EFFECT)
HEAL: Final = DecisionKind("heal", "AG-REST-02", forms.SOLDIER_IN, about=AMOUNT)
HEAL_EVENT: Final = DecisionKind("heal", "AG-EVENT-05", forms.SOLDIER_IN, about=AMOUNT)

# -- unique commands --------------------------------------------------------------------------

MARK: Final = DecisionKind("mark", "AG-SPECIAL-35", forms.REGION, nouns.MARKER, HOW_MANY)
# FEED, SELL: about the points that each card gives. SCAVENGE: a discarded card.
FEED: Final = DecisionKind("feed", "AG-SPECIAL-02", forms.ANSWER, THE_CARD, POINTS)
SELL: Final = DecisionKind("sell", "AG-SPECIAL-26", forms.ANSWER, THE_CARD, POINTS)
FORGE: Final = DecisionKind("forge", "AG-SPECIAL-17", forms.FORGE, about=HOW_MANY)
SCAVENGE: Final = DecisionKind("scavenge", "AG-SPECIAL-01", forms.RESOURCE, about=HOW_MANY)
CASTLE: Final = DecisionKind("castle", "AG-SPECIAL-21", forms.REGION, THE_PLACE)  # where it is
# RIDE: about where the castle goes, and where it comes from.
RIDE: Final = DecisionKind("ride", "AG-SPECIAL-23", forms.SOLDIER, nouns.REGION, nouns.FROM)

# -- attack and battle ------------------------------------------------------------------------

ATTACK: Final = DecisionKind("attack", "AG-ATTACK-01", forms.ATTACK)
# SHIFT: who goes. HOLD_BACK: who stays out. About where they stand, and where they go or attack.
SHIFT: Final = DecisionKind("shift", "AG-ATTACK-03", forms.SOLDIER, nouns.REGION, nouns.TO)
HOLD_BACK: Final = DecisionKind("hold-back", "AG-BATTLE-03", forms.SOLDIER, nouns.REGION, nouns.TO)
# From here on the subject is the race whose dice or cards it is about, if nothing else is said.
START_SPELL: Final = DecisionKind(
    "start-spell", "AG-BATTLE-06", forms.BATTLE_SPELL, THE_RACE, secret=True
)
# WEAKEN: by a spell as it was cast, which its words need not say.
WEAKEN: Final = DecisionKind("weaken", "AG-BATTLE-06", forms.CASUALTY, nouns.RACE_IN)
MODIFY: Final = DecisionKind("modify", "AG-BATTLE-17", forms.MODIFIER, nouns.RACE)
# REROLL: DONE rolls those chosen. About how many may still be chosen.
REROLL: Final = DecisionKind("reroll", "AG-BATTLE-20", forms.DIE, nouns.RACE, AMOUNT)
# CONVERT: how many arcane results, by which modifier.
CONVERT: Final = DecisionKind("convert", "AG-BATTLE-20", forms.HOW_MANY, nouns.RACE, nouns.MODIFIER)
HOOK: Final = DecisionKind("hook", "AG-SLAYER-24", forms.ANSWER, THE_RACE)
TOTALS: Final = DecisionKind("totals", "AG-BATTLE-22", forms.TOTALS, nouns.RACE, secret=True)
# SET_DIE: about how many may still be turned.
SET_DIE: Final = DecisionKind("set-die", "AG-MAGIC-08", forms.TURNED_DIE, THE_RACE, AMOUNT)
# CASUALTY: about whose and where, and the damage left.
CASUALTY: Final = DecisionKind("casualty", "AG-BATTLE-28", forms.CASUALTY, nouns.RACE_IN, AMOUNT)
# STAY_BEHIND: about the conquered region, and how many may stay behind.
STAY_BEHIND: Final = DecisionKind(
    "stay-behind", "AG-BATTLE-41", forms.SOLDIER, nouns.REGION, AMOUNT
)

# -- giantslayers -----------------------------------------------------------------------------

# About the actions left.
SLAYER_RECRUIT: Final = DecisionKind(
    "slayer-recruit", "AG-SLAYER-05", forms.SLAYER_IN, None, AMOUNT
)
SLAYER_MOVE: Final = DecisionKind("slayer-move", "AG-SLAYER-10", forms.SLAYER_IN, about=AMOUNT)
SLAYER_ATTACK: Final = DecisionKind("slayer-attack", "AG-SLAYER-13", forms.BAND, about=AMOUNT)
# SLAYER_CASUALTY: about the region, and the damage left.
SLAYER_CASUALTY: Final = DecisionKind(
    "slayer-casualty", "AG-SLAYER-26", forms.SLAYER, nouns.REGION, AMOUNT
)

# All of them, in the order of the action space.
ALL: Final[list[DecisionKind]] = [
    PICK, PICK_BACK, ACT, COMMAND, EVENT_REGION, EVENT_CARD, MANEUVER, ONWARD, PASSAGE, ROOM,
    PLUNDER, PARTNER, GIVE, GIVE_DECK, WANT, RETURN, AGREE, TAKE, RECRUIT, LEADER_DO, RETURN_TO,
    LEADER_CARD, RELOCATE, RELOCATE_SPELL, SPELLS, KEEP, SPELL_AIM, HEAL, HEAL_EVENT, MARK, FEED,
    SELL, FORGE, SCAVENGE, CASTLE, RIDE, ATTACK, SHIFT, HOLD_BACK, START_SPELL, WEAKEN, MODIFY,
    REROLL, CONVERT, HOOK, TOTALS, SET_DIE, CASUALTY, STAY_BEHIND, SLAYER_RECRUIT, SLAYER_MOVE,
    SLAYER_ATTACK, SLAYER_CASUALTY,
]  # fmt: skip
