// Who else is close to an Event, from what the engine says of everybody's progress.
import type { Progress, SeatState } from "../../shapes";

export interface Close {
  seat: number;
  race: string;
  /** Conditions met, the rune among them, of so many. */
  met: number;
  all: number;
  ready: boolean;
}

export function doneOf({ needs, rune }: Progress): { met: number; all: number } {
  const met = needs.filter((need) => need.met).length + (rune === "missing" ? 0 : 1);
  return { met, all: needs.length + 1 };
}

/** Those besides the viewer who have anything towards it; the closest first. */
export function othersClose(
  seats: readonly SeatState[],
  event: string,
  you: number | null,
): Close[] {
  return seats
    .flatMap(({ seat, race, progress }) => {
      const state = progress[event];
      return seat === you || state === undefined
        ? []
        : [{ seat, race, ...doneOf(state), ready: state.ready }];
    })
    .filter(({ met }) => met > 0)
    .sort((a, b) => b.met - a.met || a.seat - b.seat);
}
