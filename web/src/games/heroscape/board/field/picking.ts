import type { Space } from "../../shapes";
import type { Cell } from "./ground/cells";
import { at, LEVEL } from "./measures";
import type { Thing } from "./props";

export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** A line of sight from the camera; the direction is of length 1. */
export interface Ray {
  origin: Vector;
  direction: Vector;
}

/** What can be hit: an upright hex, and what it stands for. */
export interface Column {
  x: number;
  z: number;
  low: number;
  high: number;
  /** From its middle to its sides. */
  reach: number;
  level: number;
  thing: Thing;
}

const APOTHEM = Math.sqrt(3) / 2;
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, APOTHEM],
  [-0.5, APOTHEM],
];

/** How far away a ray enters a column; infinity where it passes by. */
export function enters(ray: Ray, column: Column): number {
  const { origin, direction } = ray;
  const x = origin.x - column.x;
  const z = origin.z - column.z;
  let near = 0;
  let far = Infinity;
  for (const [nx, nz] of SIDES) {
    const speed = direction.x * nx + direction.z * nz;
    const start = x * nx + z * nz;
    if (Math.abs(speed) < 1e-9) {
      if (Math.abs(start) > column.reach) return Infinity;
      continue;
    }
    const one = (-column.reach - start) / speed;
    const other = (column.reach - start) / speed;
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
    if (near > far) return Infinity;
  }
  if (Math.abs(direction.y) < 1e-9)
    return origin.y < column.low || origin.y > column.high ? Infinity : near;
  const one = (column.low - origin.y) / direction.y;
  const other = (column.high - origin.y) / direction.y;
  near = Math.max(near, Math.min(one, other));
  far = Math.min(far, Math.max(one, other));
  return near > far ? Infinity : near;
}

/** What a ray meets first. What lies above the cut is not there. */
export function meets(
  ray: Ray,
  columns: readonly Column[],
  top: number | null,
): { thing: Thing; distance: number } | null {
  let best: Column | null = null;
  let nearest = Infinity;
  for (const column of columns) {
    if (top !== null && column.level > top) continue;
    const distance = enters(ray, column);
    if (distance < nearest) {
      nearest = distance;
      best = column;
    }
  }
  return best === null ? null : { thing: best.thing, distance: nearest };
}

/**
 * The cells as columns. A cell that others lie on stands for the space on top of them: whoever
 * touches the side of a tower means the tower; what lies below an overhang has a space of its own.
 */
export function columnsOf(cells: readonly Cell[], spaces: readonly Space[]): Column[] {
  const byHex = new Map<string, Space[]>();
  for (const space of spaces) {
    const key = `${space.q},${space.r}`;
    byHex.set(
      key,
      [...(byHex.get(key) ?? []), space].sort((a, b) => a.level - b.level),
    );
  }
  return cells.flatMap((cell) => {
    const level = cell.terrain === "water" ? cell.layer - 1 : cell.layer;
    const space = byHex.get(`${cell.q},${cell.r}`)?.find((one) => one.level >= level);
    if (space === undefined) return [];
    const [x, z] = at(cell.q, cell.r);
    const column: Column = {
      ...{ x, z, low: cell.low, high: cell.high, reach: APOTHEM },
      ...{ level, thing: { space: space.name } },
    };
    return [column];
  });
}

/** Figures are easier to hit than they are broad: a fingertip is broader still. */
export function columnOf(figure: string, place: Vector, height: number, reach: number): Column {
  return {
    ...{ x: place.x, z: place.z, low: place.y, high: place.y + height, reach },
    ...{ level: Math.round(place.y / LEVEL), thing: { figure } },
  };
}
