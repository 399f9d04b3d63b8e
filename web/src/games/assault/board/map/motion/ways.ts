// The way from region to region: over the border that they share, or straight through the air.
import type { Point } from "../../../../../look/art/relief";
import type { Land } from "../land/land";

export interface Way {
  from: Point;
  /** What the curve bends to. */
  bend: Point;
  to: Point;
}

/** The middle of the border between two regions; null where they share none. */
export function crossing(land: Land, a: string, b: string): Point | null {
  const lines = land.lines.filter(({ between }) => between.includes(a) && between.includes(b));
  const longest = lines.reduce<readonly Point[]>(
    (best, { points }) => (points.length > best.length ? points : best),
    [],
  );
  return longest[Math.floor(longest.length / 2)] ?? null;
}

export function wayBetween(land: Land, a: string, b: string, from: Point, to: Point): Way {
  const over = crossing(land, a, b);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  // A curve that is over the border half way; without one, it rises a little.
  const bend: Point = over
    ? [2 * over[0] - middle[0], 2 * over[1] - middle[1]]
    : [middle[0], middle[1] - Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.22];
  return { from, bend, to };
}

export function along({ from, bend, to }: Way, t: number): Point {
  const u = 1 - t;
  return [
    u * u * from[0] + 2 * u * t * bend[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * bend[1] + t * t * to[1],
  ];
}

/** The way as a line that ends a little before its end, and the arrow's head there. */
export function arrow(way: Way, short: number): { line: string; head: string } {
  const long = Math.hypot(way.to[0] - way.from[0], way.to[1] - way.from[1]) || 1;
  const end = Math.max(0.5, 1 - short / long);
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i) => along(way, (i / steps) * end));
  const text = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const [x, y] = along(way, end);
  const [px, py] = along(way, end - 0.06);
  const turn = Math.atan2(y - py, x - px);
  const wing = (by: number): string =>
    `${(x - Math.cos(turn + by) * 15).toFixed(1)} ${(y - Math.sin(turn + by) * 15).toFixed(1)}`;
  const tip = `${(x + Math.cos(turn) * 6).toFixed(1)} ${(y + Math.sin(turn) * 6).toFixed(1)}`;
  return { line: `M${text}`, head: `M${wing(0.5)}L${tip}L${wing(-0.5)}` };
}
