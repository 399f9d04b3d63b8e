// Choosing among cards: what is offered, in which order, and what it costs.
import type { Decision, Option } from "../../../../wire/types";
import type { ArmyCard } from "../../shapes";
import type { LyingCard } from "./armies";

export const ORDERS = ["points", "name", "general"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wish {
  order: Order;
  /** Only the cards of this general; "" for all. */
  general: string;
}

/** Cards by what is wished for: the dearest first, or by name, or general by general. */
export function sorted<T>(of: (thing: T) => ArmyCard, things: readonly T[], wish: Wish): T[] {
  return things
    .filter((thing) => wish.general === "" || of(thing).general === wish.general)
    .sort((one, other) => compare(of(one), of(other), wish.order));
}

function compare(a: ArmyCard, b: ArmyCard, order: Order): number {
  const dearest = b.master.points - a.master.points;
  const named = a.name.localeCompare(b.name);
  switch (order) {
    case "points":
      return dearest || named;
    case "name":
      return named;
    case "general":
      return a.general.localeCompare(b.general) || dearest || named;
  }
}

export function generalsOf(cards: readonly ArmyCard[]): string[] {
  return [...new Set(cards.map(({ general }) => general))].sort();
}

export interface Offer {
  lying: LyingCard;
  /** Null where it cannot be taken now. */
  option: Option | null;
}

/** The cards that lie in the box, each kind once, with the option that takes it. */
export function offers(cards: readonly LyingCard[], decision: Decision | null): Offer[] {
  const found = new Map<string, Offer>();
  for (const lying of cards) {
    if (lying.seat !== null) {
      continue;
    }
    const option = decision?.options.find(({ facts }) => facts["unit"] === lying.unit) ?? null;
    const before = found.get(lying.card.id);
    if (before === undefined || (before.option === null && option !== null)) {
      found.set(lying.card.id, { lying, option });
    }
  }
  return [...found.values()];
}
