import { describe, expect, it } from "vitest";
import type { Missed, ReviewPoint } from "../wire/types";
import { slipsOf, turnsOf } from "./review";

function point(at: number, chances: number[], missed: Missed | null = null): ReviewPoint {
  return { at, chances, missed };
}

function miss(loss: number): Missed {
  const text = { key: "x", facts: {} };
  return { seat: 0, loss, made: text, best: text, second: null, reasons: [], others: [] };
}

describe("a finished game", () => {
  it("turns where somebody's chance changes at once, and not where it drifts", () => {
    const points = [
      [50, 50],
      [55, 45],
      [20, 80],
      [25, 75],
      [60, 40],
    ].map((chances, at) => point(at, chances));
    expect(turnsOf(points)).toEqual([
      { at: 2, seat: 0, was: 55, now: 20 },
      { at: 4, seat: 0, was: 25, now: 60 },
    ]);
    expect(turnsOf([])).toEqual([]);
  });

  it("names the dearest of what was missed, in the order of the game", () => {
    const points = Array.from({ length: 20 }, (_, at) => point(at, [50], miss(at === 3 ? 90 : at)));
    const slips = slipsOf(points);
    expect(slips).toHaveLength(12);
    expect(slips[0]).toMatchObject({ at: 3, loss: 90 });
    expect(slips.map(({ at }) => at)).toEqual([3, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });
});
