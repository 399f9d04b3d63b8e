// Who fights for a side: those who stand, those held back, those who have fallen.
import type { Side, View } from "../../shapes";

export interface Fighter {
  /** "hill-regular!" is wounded. */
  soldier: string;
  n: number;
  state: "fights" | "weakened" | "out" | "fallen";
}

/** Those who fight first, then those whose Strength is gone, those who stay out, and the fallen. */
export function fightersOf(side: Side, view: View): Fighter[] {
  const found: Fighter[] = [];
  const add = (soldier: string, n: number, state: Fighter["state"]): void => {
    if (n > 0) found.push({ soldier, n, state });
  };
  for (const [soldier, n] of Object.entries(side.units)) {
    const weak = Math.min(n, side.weakened[soldier] ?? 0);
    add(soldier, n - weak, "fights");
    add(soldier, weak, "weakened");
  }
  for (const [soldier, n] of Object.entries(heldBack(side, view))) add(soldier, n, "out");
  for (const [soldier, n] of Object.entries(side.fallen)) add(soldier, n, "fallen");
  return found;
}

/** Units that stand in the region of a side and take no part. */
function heldBack(side: Side, view: View): Record<string, number> {
  const there = view.regions[side.region];
  if (there?.race !== side.race) return {};
  const found: Record<string, number> = {};
  for (const [soldier, n] of Object.entries(there.units)) {
    const out = n - (side.units[soldier] ?? 0);
    if (out > 0) found[soldier] = out;
  }
  return found;
}
