// How long each happening is worth looking at: story beats long, bookkeeping not at all.
import type { Happening } from "../../../wire/types";
import { asTold, type Kind } from "./types";

const WEIGHTS: { [kind in Kind]?: number } = {
  "round-began": 1.4,
  "giant-acts": 1.7,
  "refresh-began": 0,
  played: 1.2,
  "face-down": 1,
  "stunned-card": 1.7,
  healed: 1.2,
  drew: 0.3,
  reshuffled: 1,
  discarded: 0.3,
  "no-card": 0.5,

  climbed: 1.7,
  dropped: 1.7,
  leapt: 1.7,
  warped: 1.7,
  fell: 2,
  stayed: 0.5,
  "pushed-to": 1.7,
  stumbled: 1.7,
  "not-possible": 0.7,

  hit: 1.7,
  scarred: 2.7,
  "fearless-price": 1.2,
  paid: 0.6,
  "skill-used": 1.4,
  "skill-unused": 0.3,
  refilled: 0.6,
  "spell-cast": 1.5,
  calmed: 1.2,
  shielded: 1.2,
  dazzled: 1.4,

  struck: 2.2,
  "out-of-reach": 1.9,
  "too-wounded": 1.5,
  "scar-silent": 1.5,
  suppressed: 1.5,
  suffered: 1.5,
  warded: 1.4,
  "cards-lost": 1.4,
  stunned: 1.5,
  "left-row": 0.8,
  "scar-above": 1.2,
  revealed: 1.9,
  "when-revealed": 1.2,
  chained: 1.2,
  "always-works": 1.4,
  "rage-rose": 1,
  "rage-full": 0.8,
  "rage-broke": 2.4,

  "gave-way": 2,
  "row-card-lost": 1,
  "hand-shuffled": 1.5,
  "card-washed": 1.4,
  burnt: 1.4,

  "won-health": 5,
  "won-scars": 5,
  "lost-village": 3.7,
  "lost-stamina": 3.7,
  "lost-wounds": 3.7,
};

/** How long a happening is worth looking at, as a multiple of the usual pace. */
export function weight(happening: Happening): number {
  return WEIGHTS[asTold(happening).kind] ?? 0.6;
}
