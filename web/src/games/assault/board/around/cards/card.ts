// What can be taken up and read: cards, units, giantslayers.
import { list, type Words } from "../../../../../words";
import type { Reference } from "../../../shapes";
import {
  commandName,
  eventName,
  eventOf,
  raceName,
  resourceName,
  slayerName,
  spellName,
  unitName,
  unitOf,
} from "../../names";

export type Card =
  | { kind: "command"; race: string; command: string; seat?: number }
  | { kind: "event"; event: string }
  | { kind: "spell"; spell: string }
  | { kind: "unit"; unit: string }
  | { kind: "resource"; resource: string }
  | { kind: "slayer"; slayer: string };

/** The race that a unit is of. */
export function raceOfUnit(reference: Reference, unit: string): string {
  return reference.races.find(({ units }) => units.some(({ id }) => id === unit))?.id ?? "";
}

export function titleOf(words: Words, reference: Reference, card: Card): string {
  switch (card.kind) {
    case "command":
      return commandName(words, card.command, card.race);
    case "event":
      return eventName(words, reference, card.event);
    case "spell":
      return list([
        spellName(words, reference, card.spell),
        spellName(words, reference, card.spell, "advanced"),
      ]);
    case "unit":
      return unitName(words, reference, card.unit);
    case "resource":
      return resourceName(words, card.resource);
    case "slayer":
      return slayerName(words, reference, card.slayer);
  }
}

/** "Elite of the Fire Giants", "Event of the Stone Giants", "Spell". */
export function kindOf(words: Words, reference: Reference, card: Card): string {
  const facts = { kind: card.kind as string, race: "", rank: "" };
  if (card.kind === "command") {
    facts.race = raceName(words, card.race);
  } else if (card.kind === "event") {
    const race = eventOf(reference, card.event)?.race ?? "";
    if (race !== "") Object.assign(facts, { kind: "special", race: raceName(words, race) });
  } else if (card.kind === "unit") {
    facts.rank = words("assault-rank", { rank: unitOf(reference, card.unit)?.rank ?? "regular" });
    facts.race = raceName(words, raceOfUnit(reference, card.unit));
  }
  return words("assault-around-kind", facts);
}
