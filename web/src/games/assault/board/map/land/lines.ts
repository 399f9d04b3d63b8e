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

// The two that follow make some four thousand points before a map is seen: they take nothing apart
// and pass no lists around.

/** A soft curve through the points of a line, in short pieces. */
function softened(points: readonly Point[], pieces: number): Point[] {
  const last = points.length - 1;
  const found: Point[] = [firstOf(points)];
  for (let i = 0; i < last; i++) {
    const p = points[Math.max(0, i - 1)] as Point;
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const q = points[Math.min(last, i + 2)] as Point;
    for (let k = 1; k < pieces; k++) {
      const t = k / pieces;
      found.push([
        between(p[0], a[0], b[0], q[0], t, t * t, t * t * t),
        between(p[1], a[1], b[1], q[1], t, t * t, t * t * t),
      ]);
    }
    found.push(b);
  }
  return found;
}

/** Catmull and Rom: between a and b, with a look at what comes before and after. */
function between(
  p: number,
  a: number,
  b: number,
  q: number,
  t: number,
  tt: number,
  ttt: number,
): number {
  return (
    0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - q) * tt + (3 * a - p - 3 * b + q) * ttt)
  );
}

/** Go from a to b, the middle pushed aside by chance, again and again. */
function stray(
  found: Point[],
  a: Point,
  b: Point,
  by: number,
  random: () => number,
  times: number,
): void {
  if (times === 0) {
    found.push(b);
    return;
  }
  const push = (random() - 0.5) * by;
  const middle: Point = [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * push,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * push,
  ];
  stray(found, a, middle, by, random, times - 1);
  stray(found, middle, b, by, random, times - 1);
}

function drawn(line: readonly Point[], kind: LineKind, key: string): Point[] {
  if (kind === "rim") return [...line];
  const random = chance(seedOf(key));
  const soft = softened(line, 4);
  const found: Point[] = [firstOf(soft)];
  for (let i = 1; i < soft.length; i++)
    stray(found, soft[i - 1] as Point, soft[i] as Point, STRAYS[kind], random, 2);
  return found;
}

/** Along the frame of the map nobody borders on anything; elsewhere an edge is a gap's. */
function kindOf(
  { between, line }: Border,
  board: Board,
  margin: number,
  water: ReadonlySet<string>,
): LineKind {
  const [a, b] = between;
  if (a !== undefined && b !== undefined) {
    if (water.has(a) !== water.has(b)) return "coast";
    return water.has(a) ? "water" : "land";
  }
  const onRim = ([x, y]: Point): boolean =>
    x <= margin || y <= margin || x >= board.width - margin || y >= board.height - margin;
  return line.every(onRim) ? "rim" : "gap";
}

export function linesOf(board: Board): Line[] {
  const water = new Set(board.regions.filter(isWater).map(({ id }) => id));
  const margin = Math.min(...board.borders.flatMap((border) => border.line.map(([x]) => x)));
  return board.borders.map((border) => {
    const key = `${border.between.join(" ")} ${border.line.join(" ")}`;
    const kind = kindOf(border, board, margin, water);
    const points = drawn(border.line, kind, key);
    return { key, between: border.between, kind, points, d: path(points, false) };
  });
}

/** A line as an outline runs along it. */
interface Leg {
  line: Line;
  back: boolean;
}

/** Lines end to end, so that the last one ends where the first began; null where they do not close. */
function inOrder(lines: readonly Line[]): Leg[] | null {
  const [first, ...left] = lines;
  if (!first) return null;
  const legs: Leg[] = [{ line: first, back: false }];
  let end = lastOf(first.points);
  while (left.length > 0) {
    const next = left.findIndex(
      ({ points }) => samePoint(firstOf(points), end) || samePoint(lastOf(points), end),
    );
    const [line] = next < 0 ? [] : left.splice(next, 1);
    if (!line) return null;
    const back = !samePoint(firstOf(line.points), end);
    legs.push({ line, back });
    end = back ? firstOf(line.points) : lastOf(line.points);
  }
  return samePoint(firstOf(first.points), end) ? legs : null;
}

/** A closed outline, as points and as it is written: of the same words as its lines. */
export interface Outline {
  ring: Point[];
  d: string;
}

/** Lines joined end to end into one closed outline; null where they do not close. */
export function joined(lines: readonly Line[]): Outline | null {
  const legs = inOrder(lines);
  if (legs === null) return null;
  const ring: Point[] = [];
  const written = legs.map(({ line: { points, d }, back }) => {
    // Where a line ends the next one begins: that point counts once.
    if (back) for (let i = points.length - 1; i > 0; i--) ring.push(points[i] as Point);
    else for (let i = 0; i < points.length - 1; i++) ring.push(points[i] as Point);
    return back ? d.slice(1).split("L").reverse().join("L") : d.slice(1);
  });
  return { ring, d: `M${written.join("L")}Z` };
}

/** Lines sorted into closed outlines: each begins where the last one has closed. */
export function outlinesOf(lines: readonly Line[]): (Outline & { lines: Line[] })[] {
  const left = [...lines];
  const found: (Outline & { lines: Line[] })[] = [];
  while (left.length > 0) {
    const taken = left.splice(0, 1);
    while (inOrder(taken) === null) {
      const ends = taken.flatMap(({ points }) => [firstOf(points), lastOf(points)]);
      const next = left.findIndex(({ points }) =>
        [firstOf(points), lastOf(points)].some((end) => ends.some((one) => samePoint(one, end))),
      );
      if (next < 0) break;
      taken.push(...left.splice(next, 1));
    }
    const outline = joined(taken);
    if (outline) found.push({ ...outline, lines: taken });
  }
  return found;
}
