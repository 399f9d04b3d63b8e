// How names are written on the map: a region's within its borders, a place's where nothing lies. What
// is inside is asked of the content's own outline: it has a tenth of the points of the drawn one, and
// names keep away from it.
import { distance, isInside, type Point } from "../../../../../look/art/relief";
import type { Board, Place, Region } from "../../../shapes";
import { boxOf, type Box } from "./land";
import { around, shared, takenIn } from "./room";

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

/** How far one can go to both sides of a point and stay inside. */
function roomBeside(ring: readonly Point[], [x, y]: Point): number {
  let room = Infinity;
  let before = ring[ring.length - 1] as Point;
  for (const corner of ring) {
    const yi = corner[1];
    if (yi > y !== before[1] > y) {
      const xi = corner[0];
      const edge = ((before[0] - xi) * (y - yi)) / (before[1] - yi) + xi;
      room = Math.min(room, Math.abs(edge - x));
    }
    before = corner;
  }
  return room;
}

/** The room for a name of so much height above its line and below, a little away from the border. */
function reach(ring: readonly Point[], [x, y]: Point, above: number, below: number): number {
  const rows = [y - above, y - above / 2, y, y + below];
  return Math.min(...rows.map((row) => roomBeside(ring, [x, row]))) - 8;
}

/** A name as large as its region lets it be: in one line if that is not much smaller than in two. */
export function written(name: string, region: Region): Written {
  const largest = region.kind === "starting" ? LARGEST : LARGEST - 2;
  const tries = brokenUp(name).map((lines) => {
    let size = largest;
    const fits = (): boolean => {
      const half = Math.max(...lines.map((line) => wide(line, size))) / 2;
      return (
        half <=
        reach(region.outline, region.label, size * 0.8 + (lines.length - 1) * size, size * 0.25)
      );
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

/** How many corners of a box lie outside. */
function outsideOf({ x, y, width, height }: Box, ring: readonly Point[]): number {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  return corners.filter((corner) => !isInside(corner, ring)).length;
}

export interface PlaceName {
  place: Place;
  name: string;
  at: Point;
  anchor: "start" | "middle" | "end";
}

export const PLACE_SIZE = 11;

/** The room that the name of a place takes. */
export function nameBox({ name, at, anchor }: PlaceName): Box {
  const width = wide(name, PLACE_SIZE, 0);
  const left = anchor === "start" ? 0 : anchor === "end" ? -width : -width / 2;
  return { x: at[0] + left, y: at[1] - 9, width, height: 12 };
}

/** Names of places: beside them, or above or below, wherever they cover least. */
export function placeNames(
  board: Board,
  names: ReadonlyMap<string, Written>,
  called: (place: Place) => string,
): PlaceName[] {
  const taken = board.regions.flatMap((region) => {
    const name = names.get(region.id);
    return [...takenIn(region), ...(name ? [name.box] : [])];
  });
  const found: PlaceName[] = [];
  for (const region of board.regions) {
    for (const place of region.places) {
      const [x, y] = place.at;
      const name = called(place);
      const beside: PlaceName[] = [
        { place, name, at: [x + 9, y + 4], anchor: "start" },
        { place, name, at: [x - 9, y + 4], anchor: "end" },
        { place, name, at: [x, y + 17], anchor: "middle" },
        { place, name, at: [x, y - 11], anchor: "middle" },
      ];
      const tries = beside.map((one) => {
        const box = nameBox(one);
        const outside = outsideOf(box, region.outline);
        const covers = taken.reduce((sum, other) => sum + shared(box, other), 0);
        return { one, box, cost: covers + outside * 90 };
      });
      const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.push(
        best.box,
        boxOf([
          [x - 7, y - 10],
          [x + 7, y + 5],
        ]),
      );
      found.push(best.one);
    }
  }
  return found;
}

/** Where the gate of a home stands: beside its name, wherever it covers least. */
export function gateAt(region: Region, name: Written, places: readonly PlaceName[]): Point {
  const { anchors, label, outline } = region;
  const middle = label[1] - name.size * 0.35 - ((name.lines.length - 1) * name.size) / 2;
  const tries: Point[] = [
    [name.box.x - 17, middle],
    [name.box.x + name.box.width + 17, middle],
    [name.box.x + 13, name.box.y - 16],
    [name.box.x + name.box.width - 13, name.box.y - 16],
    [label[0], name.box.y - 16],
    [name.box.x - 12, label[1] + 14],
    [name.box.x + name.box.width + 8, label[1] + 14],
  ];
  const taken = [
    ...takenIn(region),
    around(anchors.castle, 52, 50),
    ...places
      .filter(({ place }) => region.places.includes(place))
      .flatMap((one) => [nameBox(one), around([one.place.at[0], one.place.at[1] - 3], 20, 18)]),
  ];
  const cost = ([x, y]: Point): number => {
    const box = around([x, y - 3], 26, 32);
    const off = isInside([x, y], outline) ? Math.max(0, 14 - distance([x, y], outline)) : 100;
    return taken.reduce((sum, other) => sum + shared(box, other), 0) + off * 60;
  };
  const costs = tries.map(cost);
  return tries[costs.indexOf(Math.min(...costs))] as Point;
}
