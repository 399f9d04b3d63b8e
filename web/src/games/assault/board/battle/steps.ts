// The nine steps of a battle, in their order (AG-BATTLE-01).
export const STEPS = [
  "declare",
  "start-spells",
  "attacker-totals",
  "defender-totals",
  "defender-losses",
  "attacker-losses",
  "points",
  "conquest",
  "end",
] as const;

export type Step = (typeof STEPS)[number];

/** Whose step it is: that side is in the light. */
export function sideAt(step: string): "attacker" | "defender" | null {
  if (step === "declare" || step === "conquest") return "attacker";
  if (step.startsWith("attacker")) return "attacker";
  return step.startsWith("defender") ? "defender" : null;
}
