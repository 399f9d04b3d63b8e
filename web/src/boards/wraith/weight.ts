// How long each happening is worth looking at: story beats long, bookkeeping not at all.
import type { Happening } from "../../wire/types";

const WEIGHTS: Record<string, number> = {
  "round-began": 0.8,
  "giant-acts": 1,
  "refresh-began": 0,
  played: 0.7,
  "face-down": 0.6,
  "stunned-card": 1,
  healed: 0.7,
  drew: 0.16,
  reshuffled: 0.6,
  discarded: 0.2,
  "no-card": 0.3,

  climbed: 1,
  dropped: 1,
  leapt: 1,
  warped: 1,
  fell: 1.2,
  stayed: 0.3,
  "pushed-to": 1,
  stumbled: 1,
  "not-possible": 0.4,

  hit: 1,
  scarred: 1.6,
  "fearless-price": 0.7,
  paid: 0.35,
  "skill-used": 0.8,
  "skill-unused": 0.2,
  refilled: 0.35,
  "spell-cast": 0.9,
  calmed: 0.7,
  shielded: 0.7,
  dazzled: 0.8,

  struck: 1.3,
  "out-of-reach": 1.1,
  "too-wounded": 0.9,
  "scar-silent": 0.9,
  suppressed: 0.9,
  suffered: 0.9,
  warded: 0.8,
  "cards-lost": 0.8,
  stunned: 0.9,
  "left-row": 0.5,
  "scar-above": 0.7,
  revealed: 1.1,
  "when-revealed": 0.7,
  chained: 0.7,
  "always-works": 0.8,
  "rage-rose": 0.6,
  "rage-full": 0.5,
  "rage-broke": 1.4,

  "gave-way": 1.2,
  "row-card-lost": 0.6,
  "hand-shuffled": 0.9,
  "card-washed": 0.8,
  burnt: 0.8,

  "won-health": 2.2,
  "won-scars": 2.2,
  "lost-village": 2.2,
  "lost-stamina": 2.2,
  "lost-wounds": 2.2,
};

/** How long a happening is worth looking at, as a multiple of the usual pace. */
export function weight(happening: Happening): number {
  return WEIGHTS[happening.kind] ?? 0.4;
}
