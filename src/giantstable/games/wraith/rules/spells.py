"""Additional Rules: Elder Wraith (WG-ELDER): spells below the actions of a card."""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import Spell, WraithCard
from giantstable.games.wraith.rules.effects.vocabulary import aim_and_perform, has_effect
from giantstable.games.wraith.rules.skills import run_skills
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Play


def prerequisite_met(t: Fight, spell: Spell) -> bool:
    """Return whether the pawn is where the spell wants it (WG-ELDER-04 .. -06, -08, -10)."""
    if t.pawn == GROUND:
        return False
    name = t.giant.body.names[t.pawn]
    return name[0] == spell.requires or name[1:] == spell.requires


def castable(t: Fight, card: WraithCard) -> bool:
    """Return whether the card's spell can be cast now and would do something."""
    spell = card.spell
    return spell is not None and prerequisite_met(t, spell) and has_effect(t, spell.effects)


def cast(t: Fight, card: int) -> Play:
    """Cast the card's spell: its effects in printed order, each if possible (W90, W91)."""
    spell = t.wraith.cards[card].spell
    assert spell is not None
    t.tell(h.SPELL_CAST, card)
    for effect in spell.effects:
        yield from aim_and_perform(t, effect, h.BY_SPELL)
        if t.triggered:
            yield from run_skills(t)
