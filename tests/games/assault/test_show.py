"""What an option shows before it is chosen: it has its shape, and it comes true."""

from __future__ import annotations

from typing import Any, cast

from pydantic import TypeAdapter

import giantstable as gt
from giantstable.games.assault.rules.commands.trade import WANTED
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.told import shapes
from giantstable.games.assault.told.ids import region_id, units
from giantstable.games.assault.told.show.told import cards
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.match import Match
from tests.conformance import chance
from tests.conformance.setups import setups
from tests.strength import at_random
from tools.typescript import adapter

SHAPE: TypeAdapter[object] = adapter(shapes, "Show")
LONGEST = 500  # choices of one game
SOME = 5  # options of one question that are looked at, besides the one that is chosen

Happening = tuple[str, dict[str, Any]]
Shown = dict[DecisionKind, set[str]]

# What the options of each question show. Who leaves a question alone shows nothing, but where that
# has a price or an end of its own: the deck in a trade, an attack, dice that are thrown or counted.
SHOWN: Shown = {
    asks.PICK: {"cards"},
    asks.PICK_BACK: {"cards"},
    asks.ACT: {"command", "claim", "spell"},
    asks.COMMAND: {"command", "spell"},
    asks.EVENT_REGION: {"region", "marks", "room"},
    asks.EVENT_CARD: {"cards"},
    asks.MANEUVER: {"way"},
    asks.ONWARD: {"way"},
    asks.PASSAGE: {"way", "cards", "turned", "loss"},
    asks.ROOM: {"sent_back"},
    asks.PLUNDER: {"cards"},
    asks.PARTNER: {"trade"},
    asks.GIVE: {"trade"},
    asks.GIVE_DECK: {"trade"},
    asks.WANT: {"trade"},
    asks.RETURN: {"trade"},
    asks.AGREE: {"trade"},
    asks.TAKE: {"cards"},
    asks.RECRUIT: {"recruit", "cards", "left"},
    asks.LEADER_DO: {"can", "region", "room"},
    asks.RETURN_TO: {"region", "room"},
    asks.LEADER_CARD: {"cards"},
    asks.RELOCATE: {"way", "turned"},
    asks.RELOCATE_SPELL: {"way"},
    asks.SPELLS: {"cards"},
    asks.KEEP: {"cards"},
    asks.SPELL_AIM: {"region", "turned"},
    asks.HEAL: {"turned", "left"},
    asks.HEAL_EVENT: {"turned", "left"},
    asks.MARK: {"marks", "points"},
    asks.FEED: {"cards", "points"},
    asks.SELL: {"cards", "points"},
    asks.FORGE: {"cards", "marks"},
    asks.SCAVENGE: {"cards"},
    asks.CASTLE: {"region", "can"},
    asks.RIDE: {"way", "region", "room"},
    asks.ATTACK: {"attack", "region", "can"},
    asks.SHIFT: {"way", "region", "room"},
    asks.HOLD_BACK: {"attack"},
    asks.START_SPELL: {"spell", "attack"},
    asks.WEAKEN: {"attack"},
    asks.MODIFY: {"dice"},
    asks.REROLL: {"dice"},
    asks.CONVERT: {"dice"},
    asks.HOOK: {"dice"},
    asks.TOTALS: {"dice", "cards", "spell"},
    asks.SET_DIE: {"dice"},
    asks.CASUALTY: {"loss"},
    asks.STAY_BEHIND: {"conquest"},
    asks.SLAYER_RECRUIT: {"slayers"},
    asks.SLAYER_MOVE: {"slayers"},
    asks.SLAYER_ATTACK: {"slayers", "attack"},
    asks.SLAYER_CASUALTY: {"loss"},
}
LEAVES = {"done", "no", "stay"}  # the notations of options that may show nothing


def test_every_question_says_what_its_options_show() -> None:
    kinds = {each for each in vars(asks).values() if isinstance(each, DecisionKind)}
    assert kinds == set(SHOWN)


def shown(match: Match, decision: Decision, code: int) -> shapes.Show | None:
    """Return what an option shows, once it has proved to have its shape."""
    found = match.show(decision, code)
    if found is None:
        assert match.game.notation(decision, code) in LEAVES, decision.kind
        return None
    SHAPE.validate_python(found, strict=True)
    show = cast(shapes.Show, found)
    assert show, decision.kind
    assert set(show) <= SHOWN[decision.kind_of], (decision.kind, set(show))
    return show


def happened(match: Match, since: int) -> list[Happening]:
    """Return what has happened, by ids."""
    events = (match.table.events or [])[since:]
    return [(e.kind.name, match.game.event_facts(match.table, e)) for e in events]


# -- it comes true -------------------------------------------------------------------------------


@at_random(40, parts=4)
def test_what_every_option_shows_has_its_shape_and_comes_true(seed: int) -> None:
    known = setups("assault")
    given = known[seed % len(known)]
    match = chance.begin(gt.game("assault"), given, f"shows {seed}")
    chooser = chance.Chooser(match.game, seed)
    with chance.telling(match, given, f"shows {seed}"):
        for step in range(LONGEST):
            if match.over:
                break
            decision, code = chooser.pick(match)
            codes = decision.codes
            for i in range(0, len(codes), max(1, len(codes) // SOME)):
                shown(match, decision, codes[(i + step) % len(codes)])
            show = shown(match, decision, code)
            before = realm_on(match.table).copy()
            heard = len(match.table.events or [])
            facts = match.game.option_facts(decision, code)
            match.answer(decision, code)
            if show is not None:
                comes_true(show, match, before, decision, facts, happened(match, heard))


def comes_true(
    show: shapes.Show,
    match: Match,
    before: Realm,
    decision: Decision,
    facts: dict[str, Any],
    news: list[Happening],
) -> None:
    """Assert that what was shown of an option is what happened."""
    race = before.race_of[decision.seat]
    name = before.world.box.races[race].id
    now = realm_on(match.table)
    asked = match.pending[0] if match.pending else None
    if "command" in show:
        the_command_is_played(show["command"], asked, news)
    if "claim" in show:
        the_event_is_claimed(show["claim"], name, before, news)
    if "way" in show:
        the_way_is_gone(show["way"], decision, facts, asked, news)
    if "recruit" in show:
        assert news[0][0] == "recruited"
        assert news[0][1]["kind"] == show["recruit"]["unit"]
        assert news[0][1]["region"] == show["recruit"]["region"]
        if asked is not None and asked.kind_of is asks.RECRUIT:
            assert asked.about == show["recruit"]["left"]
        room_is_made(show["recruit"]["room"], asked, news[1:])
    if "room" in show and "region" in show:
        room_is_made(show["room"], asked, news)
    if "trade" in show and now.offer and asked is not None and asked.seat == decision.seat:
        the_offer_is_made(show["trade"], now)
    if "cards" in show:
        the_cards_change_hands(show["cards"], before, now, race, name, news)
    if "attack" in show:
        the_battle_is_fought(show["attack"], now, asked, news)
    if "dice" in show:
        the_dice_lie_so(show["dice"], decision, now, asked, news)
    if "loss" in show and decision.kind_of is not asks.PASSAGE:
        the_loss_is_taken(show["loss"], asked, news)
    if "sent_back" in show:
        assert news[0] == (
            "sent-back",
            {"soldier": show["sent_back"]["unit"], "region": show["sent_back"]["region"]},
        )
        more = asked is not None and asked.kind_of is asks.ROOM
        more = more and asked is not None and asked.facts()["region"] == news[0][1]["region"]
        assert not more or show["sent_back"]["left"] > 0
    if "marks" in show and show["marks"]["region"]:
        marked = next(facts for kind, facts in news if kind == "marked")
        assert (marked["marker"], marked["region"]) == (
            show["marks"]["marker"],
            show["marks"]["region"],
        )
    if "points" in show:
        scored = next(facts for kind, facts in news if kind == "scored")
        assert scored == {"race": name, "n": show["points"]}
    for turned in show.get("turned", []):
        the_unit_is_turned(turned, decision, news)
    if "slayers" in show:
        kind, told = news[0]
        assert kind in ("slayer-came", "slayer-moved", "slayers-attacked")
        assert told["region"] == show["slayers"]["region"]
        if asked is not None and asked.kind.startswith("slayer-") and len(news) == 1:
            assert asked.about == show["slayers"]["left"]


# -- the turn ------------------------------------------------------------------------------------


def the_command_is_played(
    show: shapes.CommandShow, asked: Decision | None, news: list[Happening]
) -> None:
    assert news[0][0] == "commanded"
    assert news[0][1]["command"] == show["command"]
    kinds = [kind for kind, _ in news[1:]]
    over = "turn-began" in kinds or asked is None
    done = kinds[: kinds.index("turn-began")] if "turn-began" in kinds else kinds
    nothing = over and set(done) <= {"took-back"}
    can = {each["does"]: each for each in show["can"]}
    if show["empty"]:
        assert nothing, (show, news)
    elif nothing:
        later = {"hits-abroad", "ignore-blocks", "multiply", "take-back", "slayer-actions"}
        assert any(each["n"] > 0 and each["does"] in later for each in show["can"]), show
    if over or asked is None:
        return
    options = [option.facts for option in asked.options]
    if asked.kind_of is asks.MANEUVER:
        assert asked.about == can["maneuvers"]["n"]
        assert set(can["maneuvers"]["regions"]) == {o["to"] for o in options if "to" in o}
    if asked.kind_of is asks.RECRUIT:
        assert asked.about == sum(show["parts"])
        found = {o["unit"] for o in options if "unit" in o}
        assert set(can["recruit-points"]["units"]) == found
    if asked.kind_of is asks.ATTACK and show["command"] == "attack":
        for does, do in (("battle", "attack"), ("shift", "shift")):
            assert set(can[does]["regions"]) == {o["to"] for o in options if o["do"] == do}
    if asked.kind_of is asks.MARK:
        assert set(can["place-marker"]["regions"]) == {
            o["region"] for o in options if "region" in o
        }
    if asked.kind_of is asks.CASTLE:
        assert set(can["move-castle"]["regions"]) == {o["region"] for o in options if "region" in o}
    if asked.kind_of is asks.PARTNER:
        assert asked.about == can["exchange"]["n"]


def the_event_is_claimed(
    show: shapes.ClaimShow, name: str, before: Realm, news: list[Happening]
) -> None:
    assert news[0][0] in ("claimed", "claimed-special")
    assert news[0][1]["event"] == show["event"]
    if show["rune"]:
        assert news[1] == ("rune-spent", {"race": name, "resource": show["rune"]})
    else:
        assert news[1] == ("rune-spared", {"race": name})
    if show["points"]:
        assert news[2] == ("scored", {"race": name, "n": show["points"]})
    assert sum(show["pools"]) == min(show["points"], sum(before.pools))


# -- units ---------------------------------------------------------------------------------------


def the_way_is_gone(
    show: shapes.WayShow,
    decision: Decision,
    facts: dict[str, Any],
    asked: Decision | None,
    news: list[Happening],
) -> None:
    if decision.kind_of in (asks.MANEUVER, asks.ONWARD):
        assert (facts["price"], facts["ends"]) == (show["price"], show["ends"])
    if not news:  # the price of the next region is asked first
        assert asked is not None
        assert asked.kind_of is asks.PASSAGE
        assert show["price"] != "none"
        assert show["ends"] == "pass"
        return
    kind, told = news[0]
    assert kind in ("moved", "relocated", "shifted", "rode")
    unit = show["unit"]
    assert (told["soldier"], told["to"]) == (unit, show["to"])
    assert told["region"] == show["region"]
    if decision.kind_of is asks.PASSAGE:
        paid = {"card": "passage-paid", "wound": "passage-blood", "death": "passage-blood"}
        assert news[1][0] == paid[show["price"]]
        assert (len(news) > 2 and news[2][0] == "defeated") == (show["price"] == "death")
    elif len(news) > 1 and show["price"] == "none":
        assert news[1][0] not in ("passage-paid", "passage-blood")
    if show["ends"] == "stop" and kind == "moved":
        more = asked is not None and asked.kind_of is asks.MANEUVER
        assert not more or asked is None or asked.about == show["left"]


def room_is_made(show: shapes.Room, asked: Decision | None, news: list[Happening]) -> None:
    """Somebody is asked who goes, or who goes had no choice; nobody if there is room."""
    gone = [facts["soldier"] for kind, facts in news if kind == "sent-back"]
    if show["n"] == 0:
        assert not gone
        assert asked is None or asked.kind_of is not asks.ROOM
        return
    assert len(gone) <= show["n"]
    assert set(gone) <= set(show["units"])
    if len(gone) < show["n"]:
        assert asked is not None
        assert asked.kind_of is asks.ROOM
        assert set(asked.notations()) <= set(show["units"])


def the_unit_is_turned(show: shapes.Turned, decision: Decision, news: list[Happening]) -> None:
    kinds = ("wounded", "passage-blood") if show["wounded"] else ("healed",)
    found = [facts for kind, facts in news if kind in kinds and facts["soldier"] == show["unit"]]
    assert len(found) >= show["n"]
    if decision.kind_of is not asks.PASSAGE:
        assert found[0]["region"] == show["region"]


# -- cards ---------------------------------------------------------------------------------------


def the_offer_is_made(show: shapes.TradeShow, now: Realm) -> None:
    """Where one card is all that can be chosen next, it is chosen without a question."""
    given, wanted = cards(now.offer[:WANTED]), cards(now.offer[WANTED:])
    assert all(given[card] >= n for card, n in show["gives"].items())
    assert all(wanted[card] >= n for card, n in show["wants"].items())
    assert sum(given.values()) <= show["limit"]


def the_cards_change_hands(
    show: shapes.CardsShow, before: Realm, now: Realm, race: int, name: str, news: list[Happening]
) -> None:
    if any(kind in ("slayer-defeated", "turn-began") for kind, _ in news):
        return  # a card is drawn for it, or something else follows
    drawn = [facts["resource"] for kind, facts in news if kind == "drew" and facts["race"] == name]
    if "keeps" in show or show["spells"]:
        learned = [facts for kind, facts in news if kind == "drew-spell"]
        assert len(learned) == show["draws"]
        return
    assert len(drawn) == show["draws"]
    assert any(kind == "reshuffled" for kind, _ in news) == show["shuffles"]
    box = before.world.box
    for kind, resource in enumerate(box.resources):
        word = gt.game("assault").nouns["resource"].id(now, kind)
        assert isinstance(word, str)
        came = drawn.count(word) + show["gains"].get(word, 0) - show["spends"].get(word, 0)
        assert now.owns(race, kind) - before.owns(race, kind) == came, resource.name


# -- battle --------------------------------------------------------------------------------------


def the_battle_is_fought(
    show: shapes.AttackShow, now: Realm, asked: Decision | None, news: list[Happening]
) -> None:
    for side in show["sides"].values():
        one = cast(shapes.AttackSide, side)
        assert one["roll"] == sum(share["n"] for share in one["strength"])
    odds = show["odds"]
    for outcomes in (odds["losses"]["attacker"], odds["losses"]["defender"]):
        assert abs(sum(each["chance"] for each in outcomes) - 1) < 1e-9
    assert 0 <= odds["conquest"] <= odds["defender_falls"] <= 1 + 1e-9
    slayers = show["sides"]["attacker"]["slayers"]
    assert 0 <= odds["cards"] <= len(slayers) + 1e-9
    assert not slayers or odds["conquest"] == odds["defender_points"] == 0
    combat = now.combat
    if combat is not None and combat.step <= 2:
        assert region_id(now, combat.attacker.region) == show["region"]
        assert (
            units(now, combat.defender.race, combat.defender.army)
            == (show["sides"]["defender"]["units"])
        )
    first = [facts["race"] for kind, facts in news if kind == "rolled"]
    attacker = show["sides"]["attacker"]
    if first and not any(kind == "rerolled" for kind, _ in news):
        assert first.count(attacker["race"]) == attacker["roll"]


def the_dice_lie_so(
    show: shapes.DiceShow,
    decision: Decision,
    now: Realm,
    asked: Decision | None,
    news: list[Happening],
) -> None:
    if show["again"]:
        rerolled = [facts for kind, facts in news if kind == "rerolled"]
        more = asked is not None and asked.kind_of is asks.REROLL
        if rerolled:
            assert rerolled[0]["n"] == len(show["again"])
        else:
            assert more
        return
    if decision.kind_of is asks.TOTALS and news and news[0][0] == "totals":
        assert (news[0][1]["hits"], news[0][1]["blocks"]) == (show["hits"], show["blocks"])
        damage = [facts["n"] for kind, facts in news if kind == "damage"]
        rolled = any(kind == "rolled" for kind, _ in news)
        if not rolled:  # else the other side comes to its totals only now
            told = [show["damage"]["defender"], show["damage"]["attacker"]]
            assert damage == told[: len(damage)]
        return
    if decision.kind_of in (asks.CONVERT, asks.SET_DIE) and now.combat is not None:
        side = the_side(now.combat, decision.subject)
        if not any(kind in ("rolled", "rerolled", "totals") for kind, _ in news):
            assert (side.hits, side.blocks, side.arcane) == (
                show["hits"],
                show["blocks"],
                show["arcane"],
            )


def the_side(combat: Combat, race: int) -> Side:
    return combat.attacker if combat.attacker.race == race else combat.defender


def the_loss_is_taken(show: shapes.LossShow, asked: Decision | None, news: list[Happening]) -> None:
    kind, told = news[0]
    slayer = kind.startswith("slayer-")
    words = {"unharmed": "shrugged", "wounded": "wounded", "defeated": "defeated"}
    assert kind.removeprefix("slayer-") == words[show["becomes"]]
    assert told["slayer" if slayer else "soldier"] == show["unit"]
    after = [k for k, _ in news[1:]]
    if asked is not None and asked.kind in ("casualty", "slayer-casualty") and not after:
        assert asked.about == show["left"]
    elif not after:
        assert show["left"] == 0 or asked is None or asked.kind != "casualty"
