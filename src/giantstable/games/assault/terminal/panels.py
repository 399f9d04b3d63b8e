"""The parts of the screen beside the map: seats, Events, what is one's own, the battle table."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import IN_ATTACK, USES
from giantstable.games.assault.rules.battle.modifying import (
    OF_NPCS,
    OF_PLAYERS,
    OF_SLAYERS,
    allowance,
    is_npc,
)
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.combat import (
    ATTACKER_TOTALS,
    DEFENDER_TOTALS,
    MODIFIERS,
    Combat,
    Side,
)
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.terminal.seen import Seen
from giantstable.games.assault.terminal.words import (
    EVENT_SIGNS,
    RACE_INKS,
    cards,
    command_row,
    face,
    race_word,
    rune_letter,
    sign,
    spaced,
    spell_names,
    told,
)
from giantstable.games.assault.told import shapes
from giantstable.games.assault.told.odds import Odds, Oracle
from giantstable.games.assault.told.slayer_odds import AssaultOdds
from giantstable.terminal.canvas import Line, Piece, fit, flow, length
from giantstable.terminal.look import BLOOD, BRASS, LIGHT, MOSS, PAPER, QUIET, WARD, Look
from giantstable.text import words

LABEL: Final = 9  # columns for what a line of the battle table is about
CARDS_SPACED: Final = 14  # letters of cards that can stand apart in a narrow column
BOUGHT: Final = ("hits", "blocks")  # effects of Resource Cards that are used in battles
LATE: Final = (asks.TOTALS.name, asks.SET_DIE.name)


def title(seen: Seen, width: int) -> Line:
    """Return how far the game is: stage, round, pools, decks, whose turn."""
    view = seen.view
    line = [Piece(told("stage", stage=seen.stage), BRASS, True)]
    some = [told("round", n=view["round"])]
    if view["turns_to_come"] is not None:
        some.append(told("turns-to-come", n=view["turns_to_come"]))
    some.append(told("pools", first=view["pools"][0], second=view["pools"][1]))
    some.append(told("decks", cards=view["resource_deck"], spells=view["spell_deck"]))
    for each in some:
        if length(line) + 2 + len(each) <= width - 16:
            line.append(Piece(f"  {each}", QUIET))
    who = [Piece(race_word(seen.me["race"]), RACE_INKS[seen.me["race"]], True)]
    who.append(Piece(f"  {told('points', n=seen.me['points'])}", LIGHT, True))
    gap = width - length(line) - length(who)
    return [*line, Piece(" " * max(1, gap)), *who]


def seat_lines(seen: Seen, seat: shapes.SeatState, look: Look) -> list[Line]:
    """Return a seat in two lines: its command row, and its cards."""
    race: str = seat["race"]
    ink = RACE_INKS[race]
    active = seen.view["active"] == race
    turn = Piece(look.signs.reach if active else " ", BRASS, True)
    first = [turn, Piece(f"{race_word(race):<6}", ink, True), *command_row(seat)]
    held = cards(seat["resources"])
    if len(held) > CARDS_SPACED:
        held = cards(seat["resources"], "")
    second = [Piece(f"  {held}")]
    if seat["spells"]:
        second.append(Piece(f" {look.signs.spell}{seat['spells']}", WARD))
    return [first, [*second, *_score(seat)]]


def roomy_seat(seen: Seen, seat: shapes.SeatState, look: Look) -> list[Line]:
    """Return a seat in three lines."""
    race: str = seat["race"]
    active = seen.view["active"] == race
    first = [
        Piece(f"{look.signs.reach} " if active else "  ", BRASS, True),
        Piece(race_word(race), RACE_INKS[race], True),
        Piece(f" {told('you')}" if seat["seat"] == seen.seat else "", LIGHT),
        Piece(f"  {told('regions', n=seen.holdings(race))}", QUIET),
        Piece(f"  {told('completed', n=len(seat['completed']) + len(seat['claimed']))}", QUIET),
        *_score(seat),
    ]
    row, hand = command_row(seat)
    second = [
        Piece(f"  {told('row')} ", QUIET),
        Piece(" ".join(row.text), row.ink, row.bold),
        Piece(f"   {told('hand')} ", QUIET),
        Piece(" ".join(hand.text.strip()) or "-", QUIET),
    ]
    third = [Piece(f"  {cards(seat['resources'])}"), Piece(f"   {_spells(seat)}", WARD)]
    return [first, second, third]


def npcs(seen: Seen) -> Line:
    """Return the races that nobody plays; nothing if all are played."""
    found: Line = []
    for race in seen.printed.npcs:
        found.append(Piece(race_word(race), RACE_INKS[race]))
    return [Piece(f" {told('npcs')} ", QUIET), *spaced(found)] if found else []


def _spells(seat: shapes.SeatState) -> str:
    return told("spells", n=seat["spells"])


def _score(seat: shapes.SeatState) -> Line:
    if seat["points"] is None:
        return []
    return [Piece(f"  {told('points', n=seat['points'])}", LIGHT, True)]


def event_line(seen: Seen, look: Look) -> Line:
    """Return the Event row in short: where, which rune, how many points."""
    found: Line = []
    for event in seen.view["event_row"]:
        card = seen.printed.events[event]
        found.append(Piece(f"{_where(seen, event)}{rune_letter(card)}{card['points']}", BRASS))
    if not found:
        return [Piece(told("no-events"), QUIET)]
    head = Piece(f"{sign(EVENT_SIGNS, look)} {told('events')} ", QUIET)
    return [head, *spaced(found, f" {look.signs.dot} ")]


def event_lines(seen: Seen, look: Look) -> list[Line]:
    """Return the Event row, a line for each."""
    found: list[Line] = []
    for event in seen.view["event_row"]:
        card = seen.printed.events[event]
        price = told("event-price", rune=rune_letter(card), n=card["points"])
        found.append(
            [
                Piece(f"{sign(EVENT_SIGNS, look)} {_where(seen, event)}", BRASS),
                Piece(f"{card['name']} "),
                Piece(price, BRASS),
            ]
        )
    return found or [[Piece(told("no-events"), QUIET)]]


def _where(seen: Seen, event: str) -> str:
    tag = seen.needs_region(event)
    return f"{tag} " if tag else ""


def offer_line(seen: Seen) -> Line:
    """Return the trade that is being put together; nothing if none is."""
    offer = seen.view["offer"]
    if offer is None:
        return []
    race = race_word(seen.view["active"])
    gives, wants = cards(offer["gives"]), cards(offer["wants"])
    return [Piece(told("offer", race=race, gives=gives, wants=wants), LIGHT)]


def own_special(seen: Seen) -> Line:
    """Return the special Event on top of one's own."""
    event: str = seen.me["event"]
    if not event:
        return [Piece(told("special-none"), QUIET)]
    card = seen.printed.events[event]
    price = told("event-price", rune=rune_letter(card), n=card["points"])
    return [Piece(f"{told('special')} ", QUIET), Piece(f"{card['name']} {price}", BRASS)]


def own_spells(seen: Seen, width: int) -> Line:
    """Return the spells in hand, with both names while they fit."""
    hand = seen.spells
    if not hand:
        return [Piece(told("spells-none"), QUIET)]
    for names in (
        [spell_names(seen.printed, spell) for spell in hand],
        [str(seen.printed.spells[spell]["basic"]["name"]) for spell in hand],
    ):
        line = [Piece(f"{told('spells-own')} ", QUIET), Piece(", ".join(names), WARD)]
        if length(line) <= width:
            return line
    return [line[0], Piece(fit(line[1].text, width - length(line[:1])), WARD)]


# -- the battle table ------------------------------------------------------------------------------


def odds_words(odds: Odds) -> str:
    """Return what a battle would bring: conquest, points for both."""
    return told(
        "odds",
        chance=round(odds.conquest * 100),
        mine=f"{odds.attacker_points:.1f}",
        theirs=f"{odds.defender_points:.1f}",
    )


def odds_short(odds: Odds) -> str:
    """Return the same in a few signs."""
    points = f"{odds.attacker_points:.1f}:{odds.defender_points:.1f}"
    return f"{round(odds.conquest * 100)}% {points}"


def assault_short(odds: AssaultOdds) -> str:
    """Return what giantslayers would bring: ruin, points for who sends them, cards for others."""
    return f"{round(odds.defender_falls * 100)}% {odds.points:.1f}:{odds.cards:.1f}"


def battle_lines(seen: Seen, oracle: Oracle, width: int, look: Look) -> list[Line]:
    """Return both sides of the battle: who, dice, totals, and what can still be used."""
    assert seen.battle is not None
    battle = seen.battle
    realm = realm_on(seen.match.table)
    combat = realm.combat
    assert combat is not None
    sides = (battle["attacker"], battle["defender"])
    where = seen.place(battle["defender"]["region"])
    step = told("step", step=battle["step"])
    found: list[Line] = [
        [Piece(f"{told('battle', region=where.name)}", BRASS, True), Piece(f"  {step}", QUIET)]
    ]
    column = (width - LABEL) // 2
    table = [
        ("", [_name(seen, side, i) for i, side in enumerate(sides)]),
        ("units", [_units(seen, side) for side in sides]),
        ("dice", [_dice(seen, side) for side in sides]),
        ("totals", [_totals(side) for side in sides]),
        ("usable", [_usable(seen, combat, side) for side in (combat.attacker, combat.defender)]),
        ("used", [_used(side) for side in sides]),
        ("lost", [_lost(seen, side) for side in sides]),
    ]
    for label, halves in table:
        if label in ("used", "lost") and not any(halves):
            continue
        flowed = [flow(half or [Piece("-", QUIET)], column - 2) for half in halves]
        for i in range(max(len(lines) for lines in flowed)):
            line = [Piece(f"{told(f'battle-{label}') if label and i == 0 else '':<{LABEL}}", QUIET)]
            for lines in flowed:
                half = lines[i] if i < len(lines) else []
                line += [*half, Piece(" " * (column - length(half)))]
            found.append(line)
    if battle["step"] == "declare" and combat.attacker.race != NOBODY:
        odds = oracle.odds(
            realm,
            combat.attacker.region,
            combat.defender.region,
            combat.attacker.army,
            combat.by_attack_card,
        )
        found.append(
            [Piece(f"{told('battle-odds'):<{LABEL}}", QUIET), Piece(odds_words(odds), MOSS)]
        )
    return found


def _name(seen: Seen, side: shapes.Side, i: int) -> Line:
    ink = RACE_INKS.get(side["race"], WARD)
    slayers = side["race"] not in RACE_INKS
    role = told("defenders" if i else "attackers-within" if slayers else "attackers")
    tag = seen.tags.get(side["region"], "")
    return [Piece(f"{race_word(side['race'])} ", ink, True), Piece(f"{role} {tag}", QUIET)]


def _units(seen: Seen, side: shapes.Side) -> Line:
    if side["slayers"]:
        names = [seen.printed.slayers[name]["name"] for name in side["slayers"]]
        return [Piece(", ".join(names), WARD)]
    line = [Piece(seen.printed.army(side["units"], " "), RACE_INKS.get(side["race"], PAPER), True)]
    if side["weakened"]:
        weak = told("weakened", units=seen.printed.army(side["weakened"], " "))
        line.append(Piece(f" {weak}", BLOOD))
    return line


def _dice(seen: Seen, side: shapes.Side) -> Line:
    """Return the dice; the special one stands in other brackets."""
    found: Line = []
    if side["special"] is not None:
        faces = seen.printed.races[side["race"]]["die"]["faces"]
        found.append(Piece(f"<{face(faces[side['special']])}>", BRASS, True))
    found += [Piece(f"[{face(seen.printed.standard[die])}]") for die in side["dice"]]
    return spaced(found)


def _totals(side: shapes.Side) -> Line:
    if side["special"] is None and not side["dice"]:
        return []
    return [
        Piece(told("hits", n=side["hits"]), BLOOD, True),
        Piece(f"  {told('blocks', n=side['blocks'])}", WARD, True),
        Piece(f"  {told('arcane', n=side['arcane'])}", LIGHT),
    ]


def _usable(seen: Seen, combat: Combat, side: Side) -> Line:
    """Return what a side can still turn to: commands of its row, and cards that all can see."""
    realm = realm_on(seen.match.table)
    npc = is_npc(realm, side)
    known = OF_SLAYERS if side.race == NOBODY else OF_NPCS if npc else OF_PLAYERS
    some: list[str] = []
    attacks = side is combat.attacker
    if combat.step > (ATTACKER_TOTALS if attacks else DEFENDER_TOTALS):
        return []
    asked = seen.match.pending[0]
    if (
        asked.kind in LATE
        and asked.subject == side.race
        and not realm.world.house.free_modifier_order
    ):
        known = []  # modifiers come before spells and cards (AG-BATTLE-22)
    for modifier in known:
        n = 0 if side.used >> modifier & 1 else allowance(realm, combat, side, modifier)
        if n:
            some.append(told("modifier", modifier=MODIFIERS[modifier], n=n))
    if side.race != NOBODY and not npc:
        seat = seen.seats[side.seat]
        bought = {
            name: seat["resources"][name]
            for name, card in seen.printed.resources.items()
            if any(does["effect"] in BOUGHT for does in card["does"])
            and (attacks or card["use"] != USES[IN_ATTACK])
        }
        if any(bought.values()):
            some.append(cards(bought))
        if seat["spells"]:
            some.append(_spells(seat))
    return [Piece(", ".join(some))] if some else []


def _used(side: shapes.Side) -> Line:
    names = [words("assault-modifier", {"modifier": name}) for name in side["used"]]
    return [Piece(", ".join(names), QUIET)] if names else []


def _lost(seen: Seen, side: shapes.Side) -> Line:
    some = [seen.printed.army(side["fallen"], " ")] if side["fallen"] else []
    some += [str(seen.printed.slayers[name]["name"]) for name in side["fallen_slayers"]]
    return [Piece(", ".join(some), BLOOD)] if some else []
