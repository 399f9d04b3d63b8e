"""Everything that can happen in a game, with the rule that makes it happen.

Facts are numbers; their names say of what: ``race``, ``region``, ``soldier`` (of the event's race,
see ``army``), ``kind`` (of a race's units), ``resource``, ``spell``, ``event``, ``command``,
``marker``, ``slayer``, ``slayers`` (a mask), ``face``, ``rolled_again`` (a mask of
dice: the special one, the others), ``trade`` (friendly, forced, with the deck), ``limit``, ``n``.
"""

from __future__ import annotations

from typing import Final

from giantstable.kernel.event import EventKind

# -- setup and turn ---------------------------------------------------------------------------

PICKED: Final = EventKind("picked", "AG-SETUP-32", "race", "resource")
TURN_BEGAN: Final = EventKind("turn-began", "AG-TURN-02", "race", "n")  # n: the round, from 1
COMMANDED: Final = EventKind("commanded", "AG-CMD-04", "race", "command", "n")  # n: to its left
CLAIMED: Final = EventKind("claimed", "AG-EVENT-13", "race", "event")
CLAIMED_SPECIAL: Final = EventKind("claimed-special", "AG-EVENT-02", "race", "event")
RUNE_SPENT: Final = EventKind("rune-spent", "AG-EVENT-04", "race", "resource")
RUNE_SPARED: Final = EventKind("rune-spared", "AG-EVENT-06", "race")
EVENT_TURNED_UP: Final = EventKind("event-turned-up", "AG-EVENT-16", "event", "region")
SCORED: Final = EventKind("scored", "AG-COMP-10", "race", "n")
FINAL_ORDNING_BEGAN: Final = EventKind("final-ordning-began", "AG-FINAL-01")
ENDGAME_BEGAN: Final = EventKind("endgame-began", "AG-END-02", "n")

# -- move -------------------------------------------------------------------------------------

MOVED: Final = EventKind("moved", "AG-MOVE-02", "soldier", "region", "to")
PASSAGE_PAID: Final = EventKind("passage-paid", "AG-MOVE-16", "race", "region", "resource")
PASSAGE_BLOOD: Final = EventKind("passage-blood", "AG-MOVE-20", "soldier", "region")
SENT_BACK: Final = EventKind("sent-back", "AG-STACK-06", "soldier", "region")
SHIFTED: Final = EventKind("shifted", "AG-ATTACK-03", "soldier", "region", "to")
RELOCATED: Final = EventKind("relocated", "AG-LEADER-16", "soldier", "region", "to")
CASTLE_MOVED: Final = EventKind("castle-moved", "AG-SPECIAL-21", "region", "to")
RODE: Final = EventKind("rode", "AG-SPECIAL-23", "soldier", "region", "to")  # with the castle

# -- cards ------------------------------------------------------------------------------------

DREW: Final = EventKind("drew", "AG-PLUNDER-08", "race", "resource")
RESHUFFLED: Final = EventKind("reshuffled", "AG-RES-01", "n")
GAVE: Final = EventKind("gave", "AG-TRADE-05", "race", "to-race", "resource")
DISCARDED: Final = EventKind("discarded", "AG-RES-03", "race", "resource")
TOOK_DISCARDED: Final = EventKind("took-discarded", "AG-TRADE-17", "race", "resource")
OFFERED: Final = EventKind("offered", "AG-TRADE-12", "race", "to-race", "trade", "limit")
OFFER_GIVES: Final = EventKind("offer-gives", "AG-TRADE-12", "race", "resource", "n", "partner")
OFFER_WANTS: Final = EventKind("offer-wants", "AG-TRADE-12", "race", "resource", "n", "partner")
REFUSED: Final = EventKind("refused", "AG-TRADE-14", "race")
AGREED: Final = EventKind("agreed", "AG-TRADE-12", "race")
RECRUITED: Final = EventKind("recruited", "AG-RECRUIT-04", "race", "kind", "region")
ATE: Final = EventKind("ate", "AG-RES-04", "race")
DREW_SPELL: Final = EventKind("drew-spell", "AG-MAGIC-01", "race", "spell", private=("spell",))
DISCARDED_SPELL: Final = EventKind("discarded-spell", "AG-MAGIC-01", "race", "spell")
SPELLS_RESHUFFLED: Final = EventKind("spells-reshuffled", "AG-MAGIC-01", "n")
TOOK_SPELL: Final = EventKind("took-spell", "AG-MAGIC-02", "race", "spell")
CAST: Final = EventKind("cast", "AG-MAGIC-06", "race", "spell", "n")  # n: 1 if advanced
TOOK_BACK: Final = EventKind("took-back", "AG-REST-07", "race", "n")

# -- leader, healing, unique commands ---------------------------------------------------------

LEADER_RETURNED: Final = EventKind("leader-returned", "AG-LEADER-05", "race", "kind", "region")
HEALED: Final = EventKind("healed", "AG-REST-02", "soldier", "region")
INCOME: Final = EventKind("income", "AG-SPECIAL-05", "race", "marker", "n")
MARKED: Final = EventKind("marked", "AG-SPECIAL-06", "race", "marker", "region")
FORGED: Final = EventKind("forged", "AG-SPECIAL-15", "race", "n")
FED: Final = EventKind("fed", "AG-SPECIAL-02", "race", "n")
SOLD: Final = EventKind("sold", "AG-SPECIAL-26", "race", "n")
UNIT_CAME: Final = EventKind("unit-came", "AG-EVENT-24", "race", "kind", "region")

# -- battle -----------------------------------------------------------------------------------

ATTACKED: Final = EventKind("attacked", "AG-BATTLE-02", "race", "region", "to")
HELD_BACK: Final = EventKind("held-back", "AG-BATTLE-03", "race", "soldier", "region")
SLAYERS_ATTACKED: Final = EventKind("slayers-attacked", "AG-SLAYER-17", "slayers", "region")
PASSED: Final = EventKind("passed", "AG-BATTLE-07", "race")
WEAKENED: Final = EventKind("weakened", "AG-BATTLE-06", "race", "soldier")
ROLLED: Final = EventKind("rolled", "AG-BATTLE-08", "race", "face", "n")  # n: 1 for the special die
REROLLED: Final = EventKind("rerolled", "AG-BATTLE-20", "race", "n", "rolled_again")
TURNED: Final = EventKind("turned", "AG-MAGIC-08", "race", "face", "n")  # n: as in ROLLED
CONVERTED_TO_HITS: Final = EventKind("converted-to-hits", "AG-ATTACK-07", "race", "n")
CONVERTED_TO_BLOCKS: Final = EventKind("converted-to-blocks", "AG-MAGIC-04", "race", "n")
USED_RESOURCE: Final = EventKind("used-resource", "AG-RES-14", "race", "resource")
HOOKED: Final = EventKind("hooked", "AG-SLAYER-23", "race")
TOTALS: Final = EventKind("totals", "AG-BATTLE-23", "race", "hits", "blocks")
DAMAGE: Final = EventKind("damage", "AG-BATTLE-27", "race", "n")
WOUNDED: Final = EventKind("wounded", "AG-BATTLE-29", "race", "soldier", "region")
DEFEATED: Final = EventKind("defeated", "AG-BATTLE-30", "race", "soldier", "region")
SHRUGGED: Final = EventKind("shrugged", "AG-CHAMP-03", "race", "soldier", "n")
CONQUERED: Final = EventKind("conquered", "AG-BATTLE-40", "race", "region")
MOVED_IN: Final = EventKind("moved-in", "AG-BATTLE-41", "race", "soldier", "region")
SLAYER_CAME: Final = EventKind("slayer-came", "AG-SLAYER-05", "slayer", "region")
SLAYER_MOVED: Final = EventKind("slayer-moved", "AG-SLAYER-10", "slayer", "region")
SLAYER_WOUNDED: Final = EventKind("slayer-wounded", "AG-SLAYER-26", "slayer")
SLAYER_DEFEATED: Final = EventKind("slayer-defeated", "AG-SLAYER-27", "slayer")

# -- the end ----------------------------------------------------------------------------------

WON: Final = EventKind("won", "AG-END-01", "race", "n")
FINAL_SCORE: Final = EventKind("final-score", "AG-END-08", "race", "n")
