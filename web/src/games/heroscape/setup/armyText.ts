// An army in the setup is a text: the ids of its cards with commas between them.
import type { ArmyCard } from "../shapes";

export function readArmy(text: string | number | boolean | undefined): string[] {
  return String(text ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
}

export function writeArmy(ids: readonly string[]): string {
  return ids.join(",");
}

/** What an army costs: every card as a whole. */
export function costOf(ids: readonly string[], cards: readonly ArmyCard[]): number {
  return ids.reduce(
    (sum, id) => sum + (cards.find((card) => card.id === id)?.master.points ?? 0),
    0,
  );
}

/** The army without its last card of this kind. */
export function without(ids: readonly string[], id: string): string[] {
  const at = ids.lastIndexOf(id);
  return ids.filter((_, i) => i !== at);
}
