// The seats as the viewer looks around the table, and what lies before them.
import type { SeatState } from "../../shapes";

/** In the order of play, the viewer's own first; those who only watch begin with the first seat. */
export function seatsFrom(seats: readonly SeatState[], you: number | null): SeatState[] {
  const own = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === you),
  );
  return [...seats.slice(own), ...seats.slice(0, own)];
}

/** Cards or units of which there is at least one. */
export function held(counts: Readonly<Record<string, number>>): [kind: string, n: number][] {
  return Object.entries(counts).filter(([, n]) => n > 0);
}
