"""Additional Rules: Adult Wraith (WG-ADULT): the skills that an emptied pool sets off."""

from __future__ import annotations

from giantstable.games.wraith.rules.effects.vocabulary import aim_and_perform, has_effect
from giantstable.games.wraith.rules.pools import refill
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import is_unused, skill_code, skill_of
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision, Play


def run_skills(t: Fight) -> Play:
    """Use or leave the skills whose pools ran empty, in the order the player likes (W82).

    Each is resolved and its pool refilled before the next; pools that a skill's own Wounds
    empty join the queue (W83). A pool is refilled whether its skill was used or not.
    """
    while t.triggered:
        codes: list[int] = []
        for i, skill in enumerate(t.wraith.skills):
            if t.triggered >> i & 1:
                if has_effect(t, skill.effects):
                    codes.append(skill_code(i, False))
                codes.append(skill_code(i, True))
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(0, asks.SKILL, codes)
        which = skill_of(code)
        t.triggered &= ~(1 << which)
        if not is_unused(code):
            t.tell(h.SKILL_USED, which)
            for effect in t.wraith.skills[which].effects:
                yield from aim_and_perform(t, effect, h.BY_SKILL)
        else:
            t.tell(h.SKILL_UNUSED, which)
        refill(t, which)
