"""What the next Giant step may do to her, counted over the cards that may come."""

from __future__ import annotations

from giantstable.games.wraith.bot.standing import hurt_of
from giantstable.games.wraith.box.pieces import NORMAL, RAGE_WOUND, WHEN_REVEALED, Strike
from giantstable.games.wraith.table.fight import SCAR, Fight


class Danger:
    """How likely she is struck, what it costs on average and at worst, and how likely it kills."""

    def __init__(self, odds: float, harm: float, worst: int, fatal: float) -> None:
        self.odds = odds
        self.harm = harm  # in Wounds; a stun or a lost card is part of one
        self.worst = worst  # Wounds, the Rage among them
        self.fatal = fatal


def danger_here(t: Fight) -> Danger:
    """Return what the Giant may do where she stands now.

    Any of the cards she has not seen may be the next. Pushes are not followed: where she is
    thrown, other cards reach her than here.
    """
    unseen = [*t.giant_deck, *t.set_aside]
    if not t.giant_deck:
        return Danger(0.0, 0.0, 0, 0.0)  # the Giant is at the village before it strikes again
    limit = t.wraith.wound_limit - t.wounds
    struck = 0
    harm = 0.0
    worst = 0
    fatal = 0
    for new in unseen:
        wounds, hurt = _strikes(t, new)
        if hurt > 0.0:
            struck += 1
        harm += hurt
        worst = max(worst, wounds)
        if wounds >= limit:
            fatal += 1
    count = len(unseen)
    return Danger(struck / count, harm / count, worst, fatal / count)


def _strikes(t: Fight, new: int) -> tuple[int, float]:
    """Return the Wounds and the harm if that card comes next."""
    pieces = t.giant.cards
    wounds = 0
    hurt = 0.0
    shield = t.shield
    rage = t.rage
    strikes: list[Strike] = []
    for i, card in enumerate(t.row):
        strike = pieces[card].strike
        if strike is None or pieces[card].kind != NORMAL or t.tokens[i] == SCAR:
            continue
        if i == 0:
            if t.suppressed:
                continue
        elif not pieces[card].symbols & pieces[new].symbols:
            continue
        if t.tokens[i] == 0 and strike.area >> t.pawn & 1:
            strikes.append(strike)
    strike = pieces[new].strike
    if pieces[new].kind == WHEN_REVEALED and strike is not None and strike.area >> t.pawn & 1:
        strikes.append(strike)
    for strike in strikes:
        through = max(0, strike.wounds - shield)
        shield = max(0, shield - strike.wounds)
        wounds += through
        hurt += hurt_of(strike) - strike.wounds + through
        if through + strike.cards > 0 and rage > 0:
            for space in t.giant.rage_track[:rage]:
                for symbol in space:
                    if symbol == RAGE_WOUND:
                        wounds += 1
                    hurt += 1.0 if symbol == RAGE_WOUND else 0.4
            rage = 0
    return wounds, hurt
