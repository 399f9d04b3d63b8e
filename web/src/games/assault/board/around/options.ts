// Which option a thing around the map stands for, by the ids that options point at.
import type { Decision, Facts, Option } from "../../../../wire/types";

/** The first option that points at all of this. */
export function optionOf(decision: Decision | null, facts: Facts): Option | null {
  const wanted = Object.entries(facts);
  return (
    decision?.options.find((option) => wanted.every(([name, id]) => option.facts[name] === id)) ??
    null
  );
}

/** Questions that are answered with a card of the Resource Discard Pile. */
const FROM_DISCARD = new Set(["take", "event-card", "leader-card", "scavenge"]);
/** Questions that are answered with a card of one's own. */
const FROM_OWN = new Set(["give", "return", "passage", "totals"]);

/** Where Resource Cards lie. */
export type CardPlace = "face-up" | "discard" | "own";

export function placeAsked(decision: Decision | null): CardPlace | null {
  const kind = decision?.kind ?? "";
  if (kind === "pick") return "face-up";
  if (FROM_DISCARD.has(kind)) return "discard";
  return FROM_OWN.has(kind) ? "own" : null;
}

/** The option that a Resource Card stands for where it lies. */
export function cardOption(
  decision: Decision | null,
  place: CardPlace,
  resource: string,
): Option | null {
  return placeAsked(decision) === place ? optionOf(decision, { resource }) : null;
}

/** Both spells of a card; a spell to be kept has one option alone. */
export function castOptions(
  decision: Decision | null,
  spell: string,
): { basic: Option | null; advanced: Option | null } {
  const both = decision?.kind === "keep" ? null : decision;
  return {
    basic: optionOf(both, { spell, advanced: 0 }),
    advanced: optionOf(both, { spell, advanced: 1 }),
  };
}
