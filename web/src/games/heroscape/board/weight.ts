// How long each happening is worth looking at: blows and steps long, bookkeeping not at all.
import type { Happening } from "../../../wire/types";
import { USUAL_PACE } from "../../../settings/settings";
import { lasting } from "./field/lasting";
import { asTold, type Kind } from "./types";

const WEIGHTS: { [kind in Kind]?: number } = {
  "rolled-for-draft": 1,
  "rolled-for-places": 1,
  drafted: 1.5,
  "army-complete": 0.8,
  placed: 0.8,
  "round-began": 2,
  dropped: 1.6,
  marked: 0.3,
  "rolled-initiative": 1.4,
  "first-this-round": 1.6,
  "gas-rose": 1.6,
  "turn-began": 1.4,
  revealed: 1.6,
  "turn-lost": 1.4,
  moved: 2,
  flew: 2.4,
  grappled: 2.2,
  swiped: 1.8,
  fell: 1.8,
  "fell-far": 2,
  "fell-deep": 2,
  attacked: 1.6,
  "special-attack": 1.8,
  "fire-line": 2,
  "rolled-attack": 2.6,
  "rolled-defense": 2.6,
  blocked: 1.2,
  dodged: 1.4,
  countered: 1.6,
  wounded: 1.6,
  destroyed: 2.2,
  shackled: 2,
  cloned: 1.6,
  "glyph-turned": 1.8,
  summoned: 1.8,
  cursed: 2,
  "plant-found": 2,
  won: 3.7,
  "nobody-won": 3.7,
};

/** How long a happening is worth looking at, as a multiple of the usual pace; never cut short. */
export function weight(happening: Happening): number {
  const { kind } = asTold(happening);
  const played = ((lasting(kind) ?? 0) / USUAL_PACE) * 1.1;
  return Math.max(WEIGHTS[kind] ?? 0.8, played);
}
