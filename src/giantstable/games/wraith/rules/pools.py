"""The skill pools of the Adult and the Elder Wraith (WG-ADULT-02 .. -06, -10 .. -12)."""

from __future__ import annotations

from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import amounts
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.decision import Decision, Play


def fill_pools(t: Fight) -> None:
    """Fill the skill pools from the health pool during setup (WG-ADULT-02, WG-ADULT-03)."""
    for skill in t.wraith.skills:
        tokens = min(skill.pool, t.health)
        t.pools.append(tokens)
        t.health -= tokens


def take(t: Fight, pool: int, tokens: int) -> None:
    """Take tokens from a skill pool; an emptied pool sets off its skill (WG-ADULT-07)."""
    if tokens > 0:
        t.pools[pool] -= tokens
        if t.pools[pool] == 0:
            t.triggered |= 1 << pool
        t.tell(h.PAID, pool, tokens)


def pay(t: Fight, tokens: int) -> Play:
    """Take the tokens of an attack from the skill pools the player likes (WG-ADULT-05, -06).

    Only when all of them are empty does the health pool pay (W80, W81).
    """
    pools = t.pools
    rest = 0
    for pool in pools:
        rest += pool
    if rest < tokens:
        t.health -= tokens - rest
        tokens = rest
        t.owed = tokens
    for i in range(len(pools)):
        rest -= pools[i]  # what the pools after this one hold
        low = max(0, tokens - rest)
        high = min(tokens, pools[i])
        amount = low
        if low < high:
            amount = yield Decision(0, asks.PAY, amounts(low, high), i, tokens)
        tokens -= amount
        t.owed = tokens
        take(t, i, amount)


def pay_at_the_end(t: Fight, tokens: int) -> None:
    """Take the tokens of the attack that ends the fight; nobody needs to be asked."""
    for i in range(len(t.pools)):
        amount = min(tokens, t.pools[i])
        tokens -= amount
        t.owed = tokens
        take(t, i, amount)
    t.health -= tokens
    t.owed = 0


def refill(t: Fight, pool: int) -> None:
    """Fill a pool up from the health pool as far as it goes (WG-ADULT-10 .. WG-ADULT-12)."""
    tokens = min(t.wraith.skills[pool].pool - t.pools[pool], t.health)
    t.pools[pool] += tokens
    t.health -= tokens
    t.tell(h.REFILLED, pool, tokens)
