import { describe, expect, it } from "vitest";
import { LEVEL } from "./measures";
import { flight, walk } from "./ways";

const place = (x: number, level: number): { x: number; y: number; z: number } => ({
  ...{ x, y: level * LEVEL, z: 0 },
});

function heights(curve: { getPoint: (t: number) => { x: number; y: number } }): [number, number][] {
  return Array.from({ length: 41 }, (_, i) => {
    const p = curve.getPoint(i / 40);
    return [p.x, p.y];
  });
}

describe("a walk", () => {
  it("keeps to the ground where it is level", () => {
    const line = heights(walk([place(0, 2), place(1.7, 2), place(3.4, 2)], 0));
    expect(line.every(([, y]) => Math.abs(y - 2 * LEVEL) < 1e-6)).toBe(true);
  });

  it("never runs through a tile: up before over, over before down", () => {
    const step = 1.73;
    for (const [from, to] of [
      [1, 3],
      [6, 1],
    ] as const) {
      const line = heights(walk([place(0, from), place(step, to)], 0));
      for (const [x, y] of line) {
        const ground = (x < step / 2 ? from : to) * LEVEL;
        expect(y).toBeGreaterThanOrEqual(ground - 1e-6);
      }
    }
  });

  it("begins and ends where it should", () => {
    const curve = walk([place(0, 1), place(1.7, 3), place(3.4, 2)], 0.1);
    expect(curve.getPoint(0).y).toBeCloseTo(LEVEL + 0.1);
    expect(curve.getPoint(1).x).toBeCloseTo(3.4);
    expect(curve.getPoint(1).y).toBeCloseTo(2 * LEVEL + 0.1);
  });
});

describe("a flight", () => {
  it("is an arc over all that is on the way", () => {
    const line = heights(flight([place(0, 1), place(5, 9), place(10, 2)], 0));
    expect(Math.max(...line.map(([, y]) => y))).toBeGreaterThan(9 * LEVEL);
    expect(line[0]?.[1]).toBeCloseTo(LEVEL);
    expect(line[40]?.[1]).toBeCloseTo(2 * LEVEL);
  });
});
