"""Everything that can happen in a battle, with the rule that makes it happen.

Facts are numbers; their names say of what: ``seat``, ``unit``, ``figure``, ``space``, ``glyph`` (a
kind), ``marker`` (0 to 3), ``zone``, ``n``, ``roll``, ``skulls``, ``shields``, ``dice``,
``faces`` (of combat dice: a throw).
"""

from __future__ import annotations

from typing import Final

from giantstable.kernel.event import EventKind

# -- gathering --------------------------------------------------------------------------------

ROLLED_FOR_DRAFT: Final = EventKind("rolled-for-draft", "HS-M-DRAFT-02", "roll")
ROLLED_FOR_PLACES: Final = EventKind("rolled-for-places", "HS-M-PRE-01", "roll")
ROLLED_FOR_FIRST: Final = EventKind("rolled-for-first", "HS-B-FIRST-01", "skulls", "faces")
DRAFTED_CARD: Final = EventKind("drafted", "HS-M-DRAFT-03", "unit")
ARMY_COMPLETE: Final = EventKind("army-complete", "HS-M-DRAFT-08")
TOOK_ZONE: Final = EventKind("took-zone", "HS-M-PLACE-01", "zone")
PLACED: Final = EventKind("placed", "HS-M-PLACE-05", "figure", "space", "space2")
NOT_USED: Final = EventKind("not-used", "HS-M-PLACE-04", "figure")
SCOUT_CHOSEN: Final = EventKind("scout-chosen", "HS-S-TEMP-06", "unit", private=("unit",))

# -- the round --------------------------------------------------------------------------------

ROUND_BEGAN: Final = EventKind("round-began", "HS-M-RND-02", "n")
ROLLED_FOR_DROP: Final = EventKind("rolled-for-drop", "HS-P-AIRB-02", "unit", "roll")
ROLLED_WHO_DROPS: Final = EventKind("rolled-who-drops", "HS-P-SIM-01", "roll")
DROPPED: Final = EventKind("dropped", "HS-P-AIRB-03", "figure", "space")
MARKED: Final = EventKind("marked", "HS-M-OM-05", "unit", "marker", private=("marker",))
ROLLED_FOR_MARKERS: Final = EventKind("rolled-for-markers", "HS-M-OM-08", "roll")
ROLLED_INITIATIVE: Final = EventKind("rolled-initiative", "HS-M-INIT-01", "roll", "n")
FIRST_THIS_ROUND: Final = EventKind("first-this-round", "HS-M-INIT-01")
ROUND_ENDED: Final = EventKind("round-ended", "HS-M-END-01", "n")
GAS_ROSE: Final = EventKind("gas-rose", "HS-S-MIST-04", "n")
GASSED: Final = EventKind("gassed", "HS-S-MIST-06", "figure", "n")
ROLLED_REINFORCEMENTS: Final = EventKind("rolled-reinforcements", "HS-S-WINT-05", "roll", "n")
REINFORCED: Final = EventKind("reinforced", "HS-S-WINT-08", "unit")

# -- the turn ---------------------------------------------------------------------------------

TURN_BEGAN: Final = EventKind("turn-began", "HS-B-TURN-02", "unit")
REVEALED: Final = EventKind("revealed", "HS-M-TURN-02", "unit", "marker")
TURN_LOST: Final = EventKind("turn-lost", "HS-M-TURN-03", "marker")
MOVED: Final = EventKind("moved", "HS-M-MOVE-01", "figure", "space", "space2")
MOVED_BASIC: Final = EventKind("moved", "HS-B-MOVE-01", "figure", "space", "space2")
FLEW: Final = EventKind("flew", "HS-P-FLY-01", "figure", "space", "space2")
GRAPPLED: Final = EventKind("grappled", "HS-P-DRAK-03", "figure", "space")
SWIPED: Final = EventKind("swiped", "HS-M-LEAVE-02", "figure", "target", "skulls", "faces")
SWIPE_DECLINED: Final = EventKind("swipe-declined", "HS-M-LEAVE-04", "figure", "target")
FELL: Final = EventKind("fell", "HS-M-FALL-02", "figure", "skulls", "faces")
FELL_FAR: Final = EventKind("fell-far", "HS-M-FALL-03", "figure", "skulls", "faces")
FELL_DEEP: Final = EventKind("fell-deep", "HS-M-FALL-04", "figure", "roll")

# -- attacks ----------------------------------------------------------------------------------

ATTACKED: Final = EventKind("attacked", "HS-M-ATK-07", "figure", "target")
ATTACKED_BASIC: Final = EventKind("attacked", "HS-B-ATK-05", "figure", "target")
SPECIAL_ATTACK: Final = EventKind("special-attack", "HS-M-ATK-13", "figure", "power", "target")
FIRE_LINE: Final = EventKind("fire-line", "HS-P-FIRE-01", "figure", "space", "direction")
ROLLED_ATTACK: Final = EventKind(
    "rolled-attack", "HS-M-ATK-08", "figure", "dice", "skulls", "faces"
)
ROLLED_DEFENSE: Final = EventKind(
    "rolled-defense", "HS-M-ATK-09", "figure", "dice", "shields", "faces"
)
ROLLED_ATTACK_BASIC: Final = EventKind(
    "rolled-attack", "HS-B-ATK-06", "figure", "dice", "skulls", "faces"
)
ROLLED_DEFENSE_BASIC: Final = EventKind(
    "rolled-defense", "HS-B-ATK-06", "figure", "dice", "shields", "faces"
)
BLOCKED: Final = EventKind("blocked", "HS-M-ATK-11", "figure")
BLOCKED_BASIC: Final = EventKind("blocked", "HS-B-ATK-08", "figure")
DODGED: Final = EventKind("dodged", "HS-P-KRAV-01", "figure")
COUNTERED: Final = EventKind("countered", "HS-P-IZUM-01", "figure", "target", "n")
WOUNDED: Final = EventKind("wounded", "HS-M-ATK-12", "figure", "n")
WAS_DESTROYED: Final = EventKind("destroyed", "HS-M-LIFE-01", "figure", "space")
WAS_DESTROYED_BASIC: Final = EventKind("destroyed", "HS-B-ATK-07", "figure", "space")
CASUALTY_LAID: Final = EventKind("casualty-laid", "HS-X-COM-03", "figure", "unit")
CARD_OUT: Final = EventKind("card-out", "HS-M-LIFE-04", "unit")
TRUCE_BROKEN: Final = EventKind("truce-broken", "HS-S-FORT-09")

# -- powers -----------------------------------------------------------------------------------

CHARGED: Final = EventKind("charged", "HS-P-TARN-01", "unit", "roll", "n")  # n: 1 if it worked
BITTEN: Final = EventKind("bitten", "HS-P-GRIM-01", "figure", "target")
BIT_AT: Final = EventKind("bit-at", "HS-P-GRIM-02", "figure", "target", "roll")
SHACKLED: Final = EventKind("shackled", "HS-P-NGOK-02", "figure", "unit")
SHACKLE_TRIED: Final = EventKind("shackle-tried", "HS-P-NGOK-01", "figure", "target", "roll")
CLONE_ROLLED: Final = EventKind("clone-rolled", "HS-P-MARR-01", "figure", "roll", "n")
CLONED: Final = EventKind("cloned", "HS-P-MARR-03", "figure", "space")
SPIRIT_WENT: Final = EventKind("spirit-went", "HS-P-FINN-03", "figure", "unit")
SPIRIT_HAD_TO_GO: Final = EventKind("spirit-had-to-go", "HS-P-FINN-03", "figure", "unit")
ROLLED_WHOSE_SPIRIT: Final = EventKind("rolled-whose-spirit", "HS-P-SIM-01", "roll")
ARMOR_SPIRIT_WENT: Final = EventKind("spirit-went", "HS-P-THOR-02", "figure", "unit")
ARMOR_SPIRIT_HAD_TO_GO: Final = EventKind("spirit-had-to-go", "HS-P-THOR-02", "figure", "unit")

# -- glyphs -----------------------------------------------------------------------------------

GLYPH_TURNED: Final = EventKind("glyph-turned", "HS-G-GEN-03", "glyph", "space")
GLYPH_TAKEN: Final = EventKind("glyph-taken", "HS-G-GEN-04", "figure", "glyph", "space")
GLYPH_GONE: Final = EventKind("glyph-gone", "HS-G-TEMP-01", "glyph", "space")
HEALED: Final = EventKind("healed", "HS-G-KEL-02", "figure", "n")
SUMMONED: Final = EventKind("summoned", "HS-G-ERL-01", "figure", "space", "space2")
CURSED: Final = EventKind("cursed", "HS-G-MIT-01", "figure", "roll")
PLANT_FOUND: Final = EventKind("plant-found", "HS-S-COMF-06", "figure", "glyph", "n")
NO_PLANT: Final = EventKind("no-plant", "HS-S-COMF-05", "glyph", "space")
SCOUT_SHOWN: Final = EventKind("scout-glyph-shown", "HS-S-TEMP-12", "unit", "glyph")
SCOUT_GLYPH_SHOWN: Final = EventKind("scout-glyph-shown", "HS-S-TEMP-11", "unit", "glyph")

# -- the end ----------------------------------------------------------------------------------

WON: Final = EventKind("won", "HS-M-OBJ-01")  # once for each seat that wins
WON_BASIC: Final = EventKind("won", "HS-B-OBJ-01")
DREW: Final = EventKind("drew", "HS-M-SCORE-03")  # once for each seat with the most points
NOBODY_WON: Final = EventKind("nobody-won", "HS-S-MIST-09")
