// A trade that is put together as one thing, and answered as the questions that the rules ask.
import type { Decision } from "../../../../wire/types";
import { fact } from "../aims";
import type { View } from "../../shapes";

export type Counts = Readonly<Record<string, number>>;

/** With whom and how (the answer to the first question), and the cards of both hands. */
export interface Deal {
  partner: string;
  gives: Counts;
  wants: Counts;
}

export const TRADING = ["partner", "give", "want"];

export const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** One card more or less of a kind, never less than none. */
export function changed(counts: Counts, card: string, by: number): Counts {
  return { ...counts, [card]: Math.max(0, (counts[card] ?? 0) + by) };
}

/** How far a trade has come: every answer takes it further, an undo takes it back. */
export function progressOf(decision: Decision, offer: View["offer"]): number {
  const step = TRADING.indexOf(decision.kind);
  const cards = offer ? total(offer.gives) + total(offer.wants) : 0;
  return step < 0 ? -1 : step * 1000 + cards;
}

/** The answer that a deal gives to a question; null where it has none among the options. */
export function answerOf(deal: Deal, decision: Decision, offer: View["offer"]): string | null {
  const among = (fits: (facts: Decision["facts"], notation: string) => boolean): string | null =>
    decision.options.find(({ facts, notation }) => fits(facts, notation))?.notation ?? null;
  if (decision.kind === "partner") return among((_, notation) => notation === deal.partner);
  if (decision.kind !== "give" && decision.kind !== "want") return null;
  const chosen = decision.kind === "give" ? deal.gives : deal.wants;
  const there = (decision.kind === "give" ? offer?.gives : offer?.wants) ?? {};
  const missing = Object.keys(chosen).find((card) => (chosen[card] ?? 0) > (there[card] ?? 0));
  return missing === undefined
    ? among((facts) => facts["do"] === "done")
    : among((facts) => fact(facts, "resource") === missing);
}
