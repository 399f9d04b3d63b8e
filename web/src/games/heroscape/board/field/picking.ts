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
/** From the middle of a hex to its corners, where its sides are 1 away. */
const CORNER = 1 / APOTHEM;
/** A ray along a side never crosses it. */
const ALONG = 1e-9;

/** How far away a ray enters a column; infinity where it passes by. Most pass by: that is cheap. */
export function enters(ray: Ray, column: Column): number {
  const { x: dx, y: dy, z: dz } = ray.direction;
  const { reach } = column;
  const x = ray.origin.x - column.x;
  const z = ray.origin.z - column.z;
  const aside = x * dz - z * dx;
  const round = reach * CORNER;
  if (aside * aside > round * round * (dx * dx + dz * dz) && dx * dx + dz * dz > ALONG)
    return Infinity;
  let near = 0;
  let far = Infinity;
  for (let side = 0; side < 3; side++) {
    const nx = side === 0 ? 1 : side === 1 ? 0.5 : -0.5;
    const nz = side === 0 ? 0 : APOTHEM;
    const speed = dx * nx + dz * nz;
    const start = x * nx + z * nz;
    if (Math.abs(speed) < ALONG) {
      if (Math.abs(start) > reach) return Infinity;
      continue;
    }
    const one = (-reach - start) / speed;
    const other = (reach - start) / speed;
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
    if (near > far) return Infinity;
  }
  const { y } = ray.origin;
  if (Math.abs(dy) < ALONG) return y < column.low || y > column.high ? Infinity : near;
  const one = (column.low - y) / dy;
  const other = (column.high - y) / dy;
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
