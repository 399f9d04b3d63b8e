// The land of a board: outlines of its regions and of the gaps between them, found once.
import type { Point } from "../../../../../look/art/relief";
import type { Board, Region } from "../../../shapes";
import { isWater, joined, linesOf, outlinesOf, type Line, type Outline } from "./lines";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shape {
  region: Region;
  ring: readonly Point[];
  d: string;
  box: Box;
}

/** Ground that nobody can cross: rocks in the surf, crags, or deep water between shores. */
export interface Gap {
  kind: "surf" | "crags" | "tarn";
  ring: readonly Point[];
  d: string;
  middle: Point;
}

export interface Land {
  shapes: ReadonlyMap<string, Shape>;
  lines: readonly Line[];
  gaps: readonly Gap[];
}

export function boxOf(ring: readonly Point[]): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

function gapOf({ ring, d }: Outline, around: readonly Region[]): Gap {
  const kind = around.some(isWater)
    ? "surf"
    : around.some(({ ground }) => ground === "mountains")
      ? "crags"
      : "tarn";
  return { kind, ring, d, middle: middleOf(boxOf(ring)) };
}

function drawLand(board: Board): Land {
  const lines = linesOf(board);
  const shapes = new Map<string, Shape>();
  for (const region of board.regions) {
    const outline = joined(lines.filter(({ between }) => between.includes(region.id)));
    const { ring, d } = outline ?? { ring: [], d: "" };
    shapes.set(region.id, { region, ring, d, box: boxOf(ring) });
  }
  const gaps = outlinesOf(lines.filter(({ kind }) => kind === "gap")).map((found) => {
    const ids = new Set(found.lines.flatMap(({ between }) => between));
    return gapOf(
      found,
      board.regions.filter(({ id }) => ids.has(id)),
    );
  });
  return { shapes, lines, gaps };
}

const drawnLands = new WeakMap<Board, Land>();

export function landOf(board: Board): Land {
  const land = drawnLands.get(board) ?? drawLand(board);
  drawnLands.set(board, land);
  return land;
}
