// The lines of the content, roughened as a pen would draw them. Each is roughened once, with chance
// of its own and with its ends held, and whatever needs it takes the same line: so what is drawn as
// a border is a border, and nothing else is.
import { chance, path, type Point } from "../../../../../look/art/relief";
import type { Board, Border, Region } from "../../../shapes";

export type LineKind = "coast" | "water" | "land" | "rim" | "gap";

/** A line of the map as it is drawn. */
export interface Line {
  key: string;
  between: readonly string[];
  kind: LineKind;
  points: readonly Point[];
  d: string;
}

/** How much a line strays, as a part of each short piece of it. */
const STRAYS: Record<LineKind, number> = { coast: 0.6, water: 0.2, land: 0.36, gap: 0.3, rim: 0 };

const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

export const firstOf = (line: readonly Point[]): Point => line[0] as Point;
export const lastOf = (line: readonly Point[]): Point => line[line.length - 1] as Point;

/** Water is what giants of the sea live in: nothing grows there, and land ends at it. */
export const isWater = ({ ground }: Pick<Region, "ground">): boolean =>
  ground === "sea" || ground === "sea-ice";

export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** A soft curve through the points of a line, in short pieces. */
function softened(points: readonly Point[], pieces: number): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const found: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k < pieces; k++) {
      const t = k / pieces;
      const along = (d: 0 | 1): number =>
        0.5 *
        (2 * a[d] +
          (b[d] - p[d]) * t +
          (2 * p[d] - 5 * a[d] + 4 * b[d] - q[d]) * t ** 2 +
          (3 * a[d] - p[d] - 3 * b[d] + q[d]) * t ** 3);
      found.push([along(0), along(1)]);
    }
    found.push(b);
  }
  return found;
}

/** The way from a to b, its middle pushed aside by chance, again and again. */
function strayed(a: Point, b: Point, by: number, random: () => number, times: number): Point[] {
  if (times === 0) return [b];
  const push = (random() - 0.5) * by;
  const middle: Point = [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * push,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * push,
  ];
  return [
    ...strayed(a, middle, by, random, times - 1),
    ...strayed(middle, b, by, random, times - 1),
  ];
}

function drawn(line: readonly Point[], kind: LineKind, key: string): Point[] {
  if (kind === "rim") return [...line];
  const random = chance(seedOf(key));
  const soft = softened(line, 4);
  return soft.slice(1).reduce<Point[]>(
    (found, point, i) => {
      found.push(...strayed(soft[i] as Point, point, STRAYS[kind], random, 2));
      return found;
    },
    [firstOf(soft)],
  );
}

/** Along the frame of the map nobody borders on anything; elsewhere an edge is a gap's. */
function kindOf({ between, line }: Border, board: Board, water: ReadonlySet<string>): LineKind {
  const [a, b] = between;
  if (a !== undefined && b !== undefined) {
    if (water.has(a) !== water.has(b)) return "coast";
    return water.has(a) ? "water" : "land";
  }
  const margin = Math.min(...board.borders.flatMap((border) => border.line.map(([x]) => x)));
  const onRim = ([x, y]: Point): boolean =>
    x <= margin || y <= margin || x >= board.width - margin || y >= board.height - margin;
  return line.every(onRim) ? "rim" : "gap";
}

export function linesOf(board: Board): Line[] {
  const water = new Set(board.regions.filter(isWater).map(({ id }) => id));
  return board.borders.map((border) => {
    const key = `${border.between.join(" ")} ${border.line.join(" ")}`;
    const kind = kindOf(border, board, water);
    const points = drawn(border.line, kind, key);
    return { key, between: border.between, kind, points, d: path(points, false) };
  });
}

/** Lines joined end to end into one closed outline; null where they do not close. */
export function joined(lines: readonly Line[]): Point[] | null {
  const [first, ...left] = lines;
  if (!first) return null;
  const ring = [...first.points];
  while (left.length > 0) {
    const end = lastOf(ring);
    const next = left.findIndex(
      ({ points }) => samePoint(firstOf(points), end) || samePoint(lastOf(points), end),
    );
    const [line] = next < 0 ? [] : left.splice(next, 1);
    if (!line) return null;
    const onward = samePoint(firstOf(line.points), end) ? line.points : [...line.points].reverse();
    ring.push(...onward.slice(1));
  }
  if (!samePoint(firstOf(ring), lastOf(ring))) return null;
  ring.pop();
  return ring;
}

/** Lines sorted into closed outlines: each begins where the last one has closed. */
export function outlinesOf(lines: readonly Line[]): { ring: Point[]; lines: Line[] }[] {
  const left = [...lines];
  const found: { ring: Point[]; lines: Line[] }[] = [];
  while (left.length > 0) {
    const taken = left.splice(0, 1);
    while (joined(taken) === null) {
      const ends = taken.flatMap(({ points }) => [firstOf(points), lastOf(points)]);
      const next = left.findIndex(({ points }) =>
        [firstOf(points), lastOf(points)].some((end) => ends.some((one) => samePoint(one, end))),
      );
      if (next < 0) break;
      taken.push(...left.splice(next, 1));
    }
    const ring = joined(taken);
    if (ring) found.push({ ring, lines: taken });
  }
  return found;
}
