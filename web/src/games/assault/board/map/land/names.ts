// How names are written on the map: a region's within its borders, a place's where nothing lies.
import { isInside, type Point } from "../../../../../look/art/relief";
import type { Board, Place } from "../../../shapes";
import { boxOf, type Box, type Land, type Shape } from "./land";
import { shared, takenIn } from "./room";

export interface Written {
  lines: string[];
  size: number;
  box: Box;
}

const LARGEST = 20;
const SMALLEST = 12;
/** Letters of the map's hand, in parts of their size: wide and narrow ones, a little generous. */
const WIDE = /[mwMWЖШЩЮФМЫжшщюфмыDGHNOQUАДОНПИ]/u;
const NARROW = /[iljtfrI.,'’í ]/u;

export function wide(text: string, size: number, spaced = 0.04): number {
  let found = 0;
  for (const letter of text)
    found += (WIDE.test(letter) ? 0.74 : NARROW.test(letter) ? 0.34 : 0.55) + spaced;
  return found * size;
}

/** A name in one line and in two of about the same length. */
function brokenUp(name: string): string[][] {
  const parts = name.split(" ");
  const halves = parts.slice(1).map((_, i) => {
    const [first, second] = [parts.slice(0, i + 1).join(" "), parts.slice(i + 1).join(" ")];
    return [first, second];
  });
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((l) => l.length));
  return [[name], ...halves.sort((a, b) => longest(a) - longest(b)).slice(0, 1)];
}

/** The room for a name: how far one can write to both sides of its middle and stay inside. */
function reach(ring: readonly Point[], [x, y]: Point, above: number, below: number): number {
  const rows = [y - above, y - above / 2, y, y + below];
  let far = 0;
  while (
    far < 200 &&
    rows.every((row) => isInside([x - far, row], ring) && isInside([x + far, row], ring))
  )
    far += 2;
  return Math.max(0, far - 8);
}

/** A name as large as its region lets it be: in one line if that is not much smaller than in two. */
export function written(name: string, { ring, region }: Shape): Written {
  const largest = region.kind === "starting" ? LARGEST : LARGEST - 2;
  const tries = brokenUp(name).map((lines) => {
    let size = largest;
    const fits = (): boolean => {
      const half = Math.max(...lines.map((line) => wide(line, size))) / 2;
      return half <= reach(ring, region.label, size * 0.8 + (lines.length - 1) * size, size * 0.25);
    };
    while (size > SMALLEST && !fits()) size -= 0.5;
    return { lines, size };
  });
  const [one, two] = tries;
  const best =
    two && one && two.size > one.size * 1.2 ? two : (one ?? { lines: [name], size: largest });
  const half = Math.max(...best.lines.map((line) => wide(line, best.size))) / 2;
  const [x, y] = region.label;
  const rows = best.lines.length;
  return {
    ...best,
    box: {
      x: x - half,
      y: y - best.size * (rows - 1) - best.size * 0.8,
      width: half * 2,
      height: best.size * rows + best.size * 0.05,
    },
  };
}

export interface PlaceName {
  place: Place;
  at: Point;
  anchor: "start" | "middle" | "end";
}

export const PLACE_SIZE = 11;

/** Names of places: beside them, or above or below, wherever they cover least. */
export function placeNames(
  board: Board,
  land: Land,
  names: ReadonlyMap<string, Written>,
): PlaceName[] {
  const taken = board.regions.flatMap((region) => {
    const name = names.get(region.id);
    return [...takenIn(region), ...(name ? [name.box] : [])];
  });
  const found: PlaceName[] = [];
  for (const region of board.regions) {
    const ring = land.shapes.get(region.id)?.ring ?? [];
    for (const place of region.places) {
      const width = wide(place.name, PLACE_SIZE, 0);
      const [x, y] = place.at;
      const tries = [
        { at: [x + 9, y + 4], anchor: "start" as const, left: x + 9 },
        { at: [x - 9, y + 4], anchor: "end" as const, left: x - 9 - width },
        { at: [x, y + 17], anchor: "middle" as const, left: x - width / 2 },
        { at: [x, y - 11], anchor: "middle" as const, left: x - width / 2 },
      ].map((one) => {
        const box = { x: one.left, y: (one.at[1] ?? 0) - 9, width, height: 12 };
        const corners: Point[] = [
          [box.x, box.y],
          [box.x + width, box.y],
          [box.x, box.y + box.height],
          [box.x + width, box.y + box.height],
        ];
        const outside = corners.filter((corner) => !isInside(corner, ring)).length;
        const covers = taken.reduce((sum, other) => sum + shared(box, other), 0);
        return { ...one, box, cost: covers + outside * 90 };
      });
      const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.push(
        best.box,
        boxOf([
          [x - 7, y - 10],
          [x + 7, y + 5],
        ]),
      );
      found.push({ place, at: best.at as unknown as Point, anchor: best.anchor });
    }
  }
  return found;
}
