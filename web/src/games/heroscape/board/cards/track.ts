// The order of turns in a round, read out of the view.
import type { Reference, View } from "../../shapes";
import type { LyingCard } from "./armies";

export interface TurnOfRound {
  seat: number;
  /** The number of the marker whose turn it is. */
  marker: string;
  state: "done" | "now" | "later";
  /** The card that acts or has acted, as far as it is known. */
  unit: string;
}

/** The turns of a round in the order of the initiative, as many rows as there are numbers. */
export function turnsOfRound(
  reference: Reference,
  view: View,
  cards: readonly LyingCard[],
): TurnOfRound[][] {
  const { first, turn } = view.turn;
  const seats = view.seats.length;
  if (first === null || view.phase !== "fight" || reference.scenario.game === "basic") {
    return [];
  }
  const numbers = reference.markers.filter((marker) => marker !== "X");
  return numbers.map((marker, row) =>
    Array.from({ length: seats }, (_, i): TurnOfRound => {
      const seat = (first + i) % seats;
      const number = row * seats + i;
      const state = number < turn ? "done" : number > turn ? "later" : "now";
      const lies = cards.find(
        (card) => card.seat === seat && card.markers.some((m) => m.shown && m.marker === marker),
      );
      return { seat, marker, state, unit: lies?.name ?? "" };
    }),
  );
}
