"""What is printed on the cards in sight, spelled out."""

from __future__ import annotations

from giantstable.games.assault.terminal.seen import COMMAND_LETTERS, RESOURCE_LETTERS, Seen
from giantstable.games.assault.terminal.words import face, race_word, told
from giantstable.games.assault.told import shapes
from giantstable.text import words


def cards_in_sight(seen: Seen) -> list[str]:
    """Return one's own cards, the Event row, and what everybody's cards and pieces do."""
    mine = seen.printed.races[seen.me["race"]]
    races = ", ".join(race_word(race) for race in seen.printed.races if race != mine["id"])
    lines = [told("cards-more", races=races), "", told("cards-events"), ""]
    lines += [line for event in seen.view["event_row"] for line in event_text(seen, event)]
    if seen.me["event"]:
        lines += ["", told("cards-special"), "", *event_text(seen, seen.me["event"])]
    for key, events in (("completed", seen.me["completed"]), ("claimed", seen.me["claimed"])):
        names = [seen.printed.events[event]["name"] for event in events]
        if names:
            lines += ["", told(f"cards-{key}", events=", ".join(names))]
    lines += ["", told("cards-spells"), ""]
    for spell in seen.spells:
        lines += spell_text(seen, seen.printed.spells[spell])
    if not seen.spells:
        lines.append(f"  {told('spells-none')}")
    lines += ["", told("cards-commands"), ""]
    for command in mine["commands"]:
        lines.append(command_text(seen, command))
    lines += ["", told("cards-leaders"), ""]
    for leader in mine["leaders"]:
        lines.append(leader_text(seen, leader))
    for race in seen.printed.races.values():
        lines += ["", *race_text(seen, race)]
    lines += ["", told("cards-resources"), ""]
    for name, card in seen.printed.resources.items():
        does = f"{_effects(seen, card['does'])}, {told('card-use', use=card['use'])}"
        lines.append(f"  {RESOURCE_LETTERS[name]}  {card['name']}: {does}")
    lines += ["", told("cards-slayers"), ""]
    for slayer in seen.printed.slayers.values():
        lines.append(
            "  "
            + told(
                "card-slayer",
                name=slayer["name"],
                strength=slayer["strength"],
                fortitude=slayer["fortitude"],
                does=_effect(seen, slayer["power"]),
            )
        )
    faces = "  ".join(f"[{face(shown)}]" for shown in seen.printed.standard)
    return [*lines, "", told("cards-die"), "", f"  {faces}"]


def region_told(seen: Seen, region: str) -> str:
    """Return all that is known of a region, in one sentence or two."""
    place = seen.place(region)
    there = seen.view["regions"][region]
    some: list[str] = []
    if place.race:
        units = [_count(seen, name, n) for name, n in there["units"].items()]
        some.append(f"{words('assault-race', {'race': place.race})}: {', '.join(units)}")
    for marker in place.markers:
        some.append(words("assault-marker", {"marker": marker}))
    for event in place.events:
        some.append(f"“{seen.printed.events[event]['name']}”")
    for name, slayer in seen.view["slayers"].items():
        if slayer["region"] == region:
            some.append(str(seen.printed.slayers[name]["name"]))
    if place.castle:
        some.append(told("castle"))
    printed = seen.printed.regions[region]
    beside = ", ".join(seen.tags[each] for each in printed["beside"])
    home = race_word(printed["race"]) if printed["race"] else ""
    return told(
        "look",
        tag=place.tag,
        name=place.name,
        home=home or "nobody",
        there="; ".join(some) or told("nobody"),
        beside=beside,
    )


def _count(seen: Seen, name: str, n: int) -> str:
    unit = seen.printed.units[name.removesuffix("!")]["name"]
    wounded = "yes" if name.endswith("!") else "no"
    soldier = words("assault-soldier", {"unit": unit, "wounded": wounded})
    return soldier if n == 1 else f"{n} {soldier}"


def event_text(seen: Seen, event: str) -> list[str]:
    """Return an Event: what it asks for, and what it brings."""
    card = seen.printed.events[event]
    price = words("assault-resource", {"resource": card["rune"]})
    lines = ["  " + told("card-event", name=card["name"], n=card["points"], rune=price)]
    lines.append("    " + told("card-needs", needs=_needs(seen, card["needs"])))
    if card["without_rune"]:
        waivers = _needs(seen, card["without_rune"], told("or"))
        lines.append("    " + told("card-without-rune", needs=waivers))
    if card["rewards"]:
        lines.append("    " + told("card-rewards", does=_effects(seen, card["rewards"])))
    if card["lasting"]:
        lines.append("    " + told("card-lasting", does=_effects(seen, card["lasting"])))
    return lines


def _needs(seen: Seen, needs: list[shapes.Condition], between: str = ", ") -> str:
    return between.join(_need(seen, need) for need in needs)


def _need(seen: Seen, need: shapes.Condition) -> str:
    facts: dict[str, object] = {"least": need.get("least", 0)}
    facts["marker"] = _marker(need.get("marker", ""))
    facts["with"] = _marker(need.get("marked", ""))
    facts["without"] = _marker(need.get("unmarked", ""))
    facts["marked"] = "yes" if "marked" in need else "no"
    facts["unmarked"] = "yes" if "unmarked" in need else "no"
    resource = need.get("resource")
    facts["resource"] = words("assault-resource", {"resource": resource}) if resource else ""
    region = need.get("region")
    facts["region"] = seen.place(region).name if region else ""
    units = need.get("units") or ([need["unit"]] if "unit" in need else [])
    names = [str(seen.printed.units[unit]["name"]) for unit in units]
    facts["units"] = told("or").join(names)
    return words(f"assault-need-{need['needs']}", facts)


def _marker(marker: str) -> str:
    return words("assault-marker", {"marker": marker}) if marker else ""


def spell_text(seen: Seen, card: shapes.SpellCard) -> list[str]:
    """Return both spells of a card, a line for each."""
    time = words("assault-spell-time", {"time": card["time"]})
    basic, advanced = card["basic"], card["advanced"]
    return [
        f"  {basic['name']} ({time}): {_effects(seen, basic['does'])}",
        f"    {advanced['name']} ({told('advanced')}): {_effects(seen, advanced['does'])}",
    ]


def command_text(seen: Seen, command: shapes.Command) -> str:
    """Return a command, part by part."""
    parts: list[str] = []
    for part in command["parts"]:
        does = _effects(seen, part["does"], told("or"))
        parts.append(words("assault-command-part", {"per": part["per"], "does": does}))
    letter = COMMAND_LETTERS[command["id"]]
    return f"  {letter}  {command['name']}: {'; '.join(parts)}"


def leader_text(seen: Seen, leader: shapes.Leader) -> str:
    """Return what a leader can do."""
    some = [_effects(seen, leader["now"], told("or"))] if leader["now"] else []
    if leader["lasting"]:
        some.append(told("card-while-in-row", does=_effects(seen, leader["lasting"])))
    unit = seen.printed.units[leader["unit"]]["name"]
    return f"  {unit}, “{leader['name']}”: {'; '.join(some) or told('no-ability')}"


def race_text(seen: Seen, race: shapes.Race) -> list[str]:
    """Return the special die and the units of a race."""
    faces = "  ".join(f"<{face(shown)}>" for shown in race["die"]["faces"])
    lines = [told("card-race", name=race["name"], limit=race["limit"], faces=faces)]
    for unit in race["units"]:
        facts = {field: unit[field] for field in ("name", "strength", "fortitude", "value")}
        lines.append(f"  {seen.printed.letters[unit['id']]}  " + told("card-unit", **facts))
    return lines


def _effects(seen: Seen, some: list[shapes.Effect], between: str = ", ") -> str:
    return between.join(_effect(seen, effect) for effect in some)


def _effect(seen: Seen, effect: shapes.Effect) -> str:
    facts: dict[str, object] = {
        "n": effect.get("by", effect.get("points", 0)),
        "points": effect.get("points", 0),
        "into": effect.get("into", 0),
        "keep": effect.get("keep", 0),
        "most": effect.get("most", 0),
        "reach": effect.get("reach", ""),
        "heal": "yes" if effect.get("heal") else "no",
        "champions": "yes" if effect.get("champions") else "no",
        "unit": "",
        "command": "",
    }
    resources = effect.get("resources") or [effect.get("resource", "")]
    names = [words("assault-resource", {"resource": name}) for name in resources if name]
    facts["resource"] = told("or").join(names)
    facts["marker"] = _marker(effect.get("marker", ""))
    if "unit" in effect:
        facts["unit"] = seen.printed.units[effect["unit"]]["name"]
    if "command" in effect:
        known = seen.printed.races[seen.me["race"]]["commands"]
        facts["command"] = next(c["name"] for c in known if c["id"] == effect["command"])
    return words(f"assault-effect-{effect['effect']}", facts)
