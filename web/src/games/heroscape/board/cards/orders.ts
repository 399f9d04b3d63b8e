// Laying order markers: which one is asked for, which lie already.
import type { Decision } from "../../../../wire/types";
import type { LyingCard } from "./armies";

/** The marker that is to be laid now; null where the question is another one. */
export function markerAsked(decision: Decision | null): string | null {
  const marker = decision?.kind === "marker" ? decision.facts["marker"] : undefined;
  return typeof marker === "string" ? marker : null;
}

export interface Stone {
  marker: string;
  state: "laid" | "now" | "later";
  /** The name of the card on which it lies. */
  on: string;
}

/** The stones of a player: those that lie, the one to lay, those to come. */
export function stonesOf(
  markers: readonly string[],
  asked: string,
  cards: readonly LyingCard[],
): Stone[] {
  return markers.map((marker) => {
    const on = cards.find((card) => card.markers.some((lies) => lies.marker === marker));
    const state = marker === asked ? "now" : on === undefined ? "later" : "laid";
    return { marker, state, on: on?.name ?? "" };
  });
}
