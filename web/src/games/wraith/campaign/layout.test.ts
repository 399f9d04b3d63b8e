import { describe, expect, it } from "vitest";
import { TALL, WIDE, wayUp, type Layout } from "./layout";

describe.each<[string, Layout]>([
  ["wide", WIDE],
  ["tall", TALL],
])("the way up, %s", (_, layout) => {
  it("has its twelve fights where the drawing has them", () => {
    const { steps, stops } = wayUp(layout, 12);
    const drawn = layout.trail.filter(([, , bend]) => bend === undefined);
    stops.forEach((stop, i) => {
      const [x = 0, y = 0] = steps[stop] ?? [];
      expect([Math.round(x), Math.round(y)]).toEqual(drawn[i]?.slice(0, 2));
    });
  });

  it.each([1, 7, 16])(
    "takes %i fights as well, in order, from the first place to the last",
    (n) => {
      const { steps, stops } = wayUp(layout, n);
      expect(stops).toHaveLength(n);
      expect([...stops].sort((a, b) => a - b)).toEqual(stops);
      expect(new Set(stops).size).toBe(n);
      expect(stops.at(-1)).toBeLessThan(steps.length);
    },
  );

  it("stays on the paper", () => {
    for (const [x, y] of wayUp(layout, 12).steps) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });
});
