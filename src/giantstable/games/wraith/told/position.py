"""A fight on paper: the table at a checkpoint as readable JSON, and back, with every check.

A position made by hand may leave out almost everything. Cards it does not name go where setup
would put them; chance for that comes from the position's seed.
"""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND_NAME
from giantstable.games.wraith.box.pieces import ROW, SET_ASIDE, Giant, Wraith
from giantstable.games.wraith.rules.setup import full_health
from giantstable.games.wraith.table.codes import card_of, is_face_down, placed_code
from giantstable.games.wraith.table.fight import ACT, RESULTS, SCAR, STEPS, Fight, House
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Json
from giantstable.kernel.masks import mask_of, members
from giantstable.kernel.rng import WORD, Rng, rng_in

# -- writing -------------------------------------------------------------------------------------


def written(t: Fight) -> Json:
    """Return the whole table, secrets included. Decks are written top card first."""
    cards = t.wraith.cards
    giant_cards = t.giant.cards
    names = t.giant.body.names
    return {
        "round": t.round,
        "step": STEPS[t.step],
        "played": t.played,
        "pawn": names[t.pawn],
        "wounds": t.wounds,
        "stunned": t.stunned,
        "shield": t.shield,
        "hand_lost": t.hand_lost,
        "hand": [cards[card].id for card in t.hand],
        "deck": [cards[card].id for card in reversed(t.deck)],
        "discard": [cards[card].id for card in t.discard],
        "removed": [cards[card].id for card in t.removed],
        "lost": [cards[card].id for card in t.lost],
        "top": [_placed(t, placed) for placed in t.top],
        "bottom": [_placed(t, placed) for placed in t.bottom],
        "row": [_slot(t, i) for i in range(len(t.row))],
        "above": [giant_cards[card].id for card in t.above],
        "giant_deck": [giant_cards[card].id for card in reversed(t.giant_deck)],
        "set_aside": [giant_cards[card].id for card in t.set_aside],
        "gone": [giant_cards[card].id for card in t.gone],
        "health": t.health,
        "pools": list(t.pools),
        "spent": t.spent,
        "rage": t.rage,
        "suppressed": t.suppressed,
        "dangers": [names[place] for place in members(t.dangers)],
        "foothold_card": "" if t.foothold_card < 0 else _foothold_card(t),
        "result": RESULTS[t.result],
        "revealed": t.revealed,
        "rng": t.rng.state(),
    }


def _foothold_card(t: Fight) -> str:
    return t.giant.foothold_cards[t.foothold_card].id


def _placed(t: Fight, placed: int) -> str | Json:
    id_ = t.wraith.cards[card_of(placed)].id
    return {"card": id_, "face_down": True} if is_face_down(placed) else id_


def _slot(t: Fight, i: int) -> Json:
    id_ = t.giant.cards[t.row[i]].id
    if t.tokens[i] == SCAR:
        return {"card": id_, "scarred": True}
    return {"card": id_, "wounds": t.tokens[i]}


# -- reading -------------------------------------------------------------------------------------


def read(fields: Fields, rng: Rng, giant: Giant, wraith: Wraith, house: House) -> Fight:
    """Return the fight that a position describes; refuse an impossible one."""
    t = Fight(rng, giant, wraith, house)
    _read_round(t, fields)
    _read_wraith(t, fields)
    _read_giant(t, fields)
    _read_tokens(t, fields)
    if fields.has("rng"):
        t.rng = rng_in(fields)
    return t


def _read_round(t: Fight, fields: Fields) -> None:
    t.round = fields.whole("round", 1, 9999, 1)
    t.step = fields.index("step", STEPS, "act")
    t.played = fields.whole("played", 0, 2, 0)
    t.revealed = fields.whole("revealed", 0, WORD, 0)
    if fields.choice("result", RESULTS, "") != "":
        raise fields.refuse("result", "position-over")


def _read_wraith(t: Fight, fields: Fields) -> None:
    limit = t.wraith.wound_limit
    t.pawn = fields.index("pawn", t.giant.body.names, GROUND_NAME)
    t.wounds = fields.whole("wounds", 0, limit - 1, 0)
    t.stunned = fields.flag("stunned", False)
    if t.stunned and t.step == ACT and t.played > 0:
        raise fields.refuse("stunned", "position-stunned")
    t.shield = fields.whole("shield", 0, 99, 0)
    t.hand_lost = fields.flag("hand_lost", False)
    pile = Pile(fields, [card.id for card in t.wraith.cards], t.wraith.deck)
    t.discard = pile.take("discard")
    t.lost = pile.take("lost")
    t.removed = pile.take("removed")
    t.top, t.top_symbols = _read_action_row(t, fields, pile, "top")
    t.bottom, t.bottom_symbols = _read_action_row(t, fields, pile, "bottom")
    hand_given = fields.has("hand")
    t.hand = pile.take("hand")
    if fields.has("deck"):
        t.deck = pile.take("deck")
        t.deck.reverse()
        if fields.has("removed"):
            pile.must_be_empty("deck")
        t.removed.extend(pile.left)  # cards that are nowhere are out of the game
        pile.left = []
    else:
        t.rng.shuffle(pile.left)
        t.deck = pile.left
    if not hand_given and not t.hand_lost:
        for _ in range(min(t.wraith.hand_size - t.played, len(t.deck))):
            t.hand.append(t.deck.pop())


def _read_action_row(t: Fight, fields: Fields, pile: Pile, name: str) -> tuple[list[int], int]:
    row: list[int] = []
    symbols = 0
    for i, item in enumerate(fields.items(name, optional=True)):
        where = f"{fields.path(name)}[{i}]"
        face_down = False
        if isinstance(item, dict):
            placed = Fields(fields.error, where, item)
            face_down = placed.flag("face_down", False)
            item = placed.raw("card")
            placed.done()
        card = pile.take_one(item, where)
        row.append(placed_code(card, face_down))
        if not face_down:
            symbols += t.wraith.cards[card].shows
    return row, symbols


def _read_giant(t: Fight, fields: Fields) -> None:
    pile = Pile(fields, [card.id for card in t.giant.cards], list(range(len(t.giant.cards))))
    t.above = pile.take("above")
    t.gone = pile.take("gone")
    row_given = fields.has("row")
    for slot in fields.subs("row", optional=True):
        card = pile.take_one(slot.raw("card"), slot.path("card"))
        scarred = slot.flag("scarred", False)
        tokens = slot.whole("wounds", 0, 0 if scarred else t.giant.cards[card].wound_limit - 1, 0)
        slot.done()
        t.row.append(card)
        t.tokens.append(SCAR if scarred else tokens)
    if row_given and len(t.row) != ROW:
        raise fields.refuse("row", "position-row", found=len(t.row), expected=ROW)
    t.set_aside = pile.take("set_aside")
    if fields.has("giant_deck"):
        t.giant_deck = pile.take("giant_deck")
        t.giant_deck.reverse()
        if fields.has("set_aside"):
            pile.must_be_empty("giant_deck")
        rest = pile.left
        t.rng.shuffle(rest)
    else:
        rest = pile.left
        t.rng.shuffle(rest)
        wanted = 0 if fields.has("set_aside") else min(SET_ASIDE, len(rest))
        t.giant_deck = rest[wanted:]
        rest = rest[:wanted]
    while not row_given and len(t.row) < ROW:
        if not t.giant_deck:
            raise fields.refuse("giant_deck", "position-short")
        t.row.append(t.giant_deck.pop())
        t.tokens.append(0)
    t.set_aside.extend(rest)
    t.rage = fields.whole("rage", 0, len(t.giant.rage_track), 0)
    t.suppressed = fields.flag("suppressed", False)
    t.dangers = mask_of(fields.choices("dangers", t.giant.body.names, optional=True))
    if t.dangers & 1:
        raise fields.refuse("dangers", "position-ground-token")
    ids = ["", *[card.id for card in t.giant.foothold_cards]]
    t.foothold_card = fields.index("foothold_card", ids, "") - 1
    if t.scars() >= t.giant.scars_limit:
        raise fields.refuse("above", "position-over")


def _read_tokens(t: Fight, fields: Fields) -> None:
    """Read where the Giant's Wound tokens are; all of them must be somewhere (W03)."""
    full = full_health(t)
    on_cards = 0
    scarred = sum(t.giant.cards[card].wound_limit for card in t.above)
    for i, card in enumerate(t.row):
        if t.tokens[i] == SCAR:
            scarred += t.giant.cards[card].wound_limit
        else:
            on_cards += t.tokens[i]
    skills = t.wraith.skills
    if fields.has("pools"):
        for i, item in enumerate(fields.items("pools")):
            most = skills[i].pool if i < len(skills) else 0
            t.pools.append(fields.a_whole(item, f"{fields.path('pools')}[{i}]", 0, most))
        if len(t.pools) != len(skills):
            raise fields.refuse("pools", "position-pools", found=len(t.pools), expected=len(skills))
    else:
        t.pools = [skill.pool for skill in skills]
    held = on_cards + sum(t.pools)
    if fields.has("health"):
        t.health = _read_health(fields, full)
        t.spent = fields.whole("spent", 0, full, max(0, full - t.health - held))
    else:
        t.spent = fields.whole("spent", 0, full, min(scarred, full))
        t.health = max(0, full - t.spent - held)
    if t.health + held + t.spent != full:
        found = t.health + held + t.spent
        raise fields.refuse("health", "position-tokens", found=found, expected=full)
    if t.life() == 0:
        raise fields.refuse("health", "position-over")


def _read_health(fields: Fields, full: int) -> int:
    """Read the health pool: a number, or tokens of 1 and 3 (WG-COMP-07)."""
    if isinstance(fields.data["health"], dict):
        tokens = fields.sub("health")
        total = tokens.whole("ones", 0, full, 0) + 3 * tokens.whole("threes", 0, full, 0)
        tokens.done()
        return fields.a_whole(total, fields.path("health"), 0, full)
    return fields.whole("health", 0, full)


class Pile:
    """All cards of one deck; each place on the table takes its cards out of it."""

    def __init__(self, fields: Fields, ids: list[str], cards: list[int]) -> None:
        self.fields = fields
        self.ids = ids
        self.left = cards.copy()

    def take(self, name: str) -> list[int]:
        """Take the cards that a field names; a missing field names none."""
        where = self.fields.path(name)
        return [
            self.take_one(item, f"{where}[{i}]")
            for i, item in enumerate(self.fields.items(name, optional=True))
        ]

    def take_one(self, item: object, where: str) -> int:
        """Take one card; refuse an unknown one, and one more than there are."""
        id_ = self.fields.a_choice(item, where, self.ids)
        card = self.ids.index(id_)
        if card not in self.left:
            raise self.fields.error("position-too-many", field=where, card=id_)
        self.left.remove(card)
        return card

    def must_be_empty(self, name: str) -> None:
        """Refuse a position in which some cards are nowhere."""
        if self.left:
            raise self.fields.refuse(name, "position-missing", card=self.ids[self.left[0]])
