import { describe, expect, it } from "vitest";
import { facets, hatched, isInside, painted, ramp, triangles, type Point } from "./relief";

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

function area(d: string): number {
  const corners = d.slice(1, -1).split("L");
  const [a, b, c] = corners.map((corner) => corner.split(" ").map(Number) as [number, number]);
  if (a === undefined || b === undefined || c === undefined) {
    return 0;
  }
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

const cut = { seed: 1, grain: 20, reach: 40, light: [-1, -1, 1] as const };

describe("a relief", () => {
  it("is covered by its facets", () => {
    const covered = facets(square, cut).reduce((sum, facet) => sum + area(facet.d), 0);
    expect(covered).toBeCloseTo(100 * 100, -2);
  });

  it("is light towards the light", () => {
    const found = facets(square, { ...cut, rough: 0 });
    const mean = (those: typeof found): number =>
      those.reduce((sum, { tone }) => sum + tone, 0) / those.length;
    const near = mean(found.filter(({ at: [x, y] }) => x + y < 60));
    const away = mean(found.filter(({ at: [x, y] }) => x + y > 140));
    expect(near).toBeGreaterThan(away + 0.3);
  });

  it("is the same at every visit", () => {
    expect(facets(square, cut)).toEqual(facets(square, cut));
  });

  it("is hatched only inside, and only in shadow", () => {
    const strokes = hatched(square, { ...cut, angle: 1, gap: 8, dark: 0.5, rough: 0 });
    const points = strokes.split(/[ML]/).filter(Boolean);
    expect(points.length).toBeGreaterThan(10);
    for (const point of points) {
      const [x, y] = point.split(" ").map(Number) as [number, number];
      expect(isInside([x, y], square)).toBe(true);
    }
  });
});

it("makes a triangle of three points and none of two", () => {
  expect(triangles(square.slice(0, 3))).toHaveLength(1);
  expect(triangles(square.slice(0, 2))).toHaveLength(0);
});

it("mixes colours", () => {
  expect(ramp(["#000000", "#ffffff"], 0.5)).toBe("#808080");
  expect(ramp(["#000000", "#ffffff"], 2)).toBe("#ffffff");
  expect(painted([{ d: "x", tone: 1, at: [0, 0] }], ["#000000", "#102030"])).toEqual([
    { d: "x", fill: "#102030" },
  ]);
});
