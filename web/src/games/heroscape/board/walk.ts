// Going over the battlefield by keys: six directions, the spaces of one hex, and what may be chosen.
import { sortOf, idOf, type Aims } from "./aims";
import { hexKey, onward, standing as standingOf, type Ground } from "./ground";
import type { Space, View } from "./types";

export const EAST = 0;
export const SOUTH_EAST = 1;
export const SOUTH_WEST = 2;
export const WEST = 3;
export const NORTH_WEST = 4;
export const NORTH_EAST = 5;

/** Rows are shifted by half a hex in turn: up and down go by zigzag and stay in one column. */
export function upright(space: Space, key: "ArrowUp" | "ArrowDown"): number {
  const odd = (space.r & 1) === 1;
  if (key === "ArrowUp") return odd ? NORTH_WEST : NORTH_EAST;
  return odd ? SOUTH_WEST : SOUTH_EAST;
}

/** A direction that a key means for itself. */
const DIRECTIONS: Record<string, number> = {
  ArrowRight: EAST,
  ArrowLeft: WEST,
  q: NORTH_WEST,
  e: NORTH_EAST,
  z: SOUTH_WEST,
  c: SOUTH_EAST,
  Home: NORTH_WEST,
  End: SOUTH_WEST,
};

/** The space a key leads to: null at the edge, undefined where the key means nothing here. */
export function walked(ground: Ground, from: Space, key: string): Space | null | undefined {
  if (key === "PageUp" || key === "PageDown") {
    const column = ground.columns.get(hexKey(from.q, from.r)) ?? [];
    const at = column.findIndex(({ name }) => name === from.name);
    return column[key === "PageUp" ? at - 1 : at + 1] ?? null;
  }
  const direction = key === "ArrowUp" || key === "ArrowDown" ? upright(from, key) : DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const column = onward(ground, from, direction);
  if (!column) return null;
  // Of several spaces above each other the one nearest in height is the next.
  return column.reduce((best, space) =>
    Math.abs(space.level - from.level) < Math.abs(best.level - from.level) ? space : best,
  );
}

/** The spaces where something may be chosen, row by row. */
export function choosable(ground: Ground, view: View, aims: Aims): Space[] {
  const names = new Set<string>();
  const stands = new Map<string, string>();
  for (const [space, { figure, space: head }] of standingOf(view)) {
    if (space === head) stands.set(figure, space);
  }
  for (const thing of aims.keys()) {
    const id = idOf(thing);
    if (sortOf(thing) === "space") names.add(id);
    if (sortOf(thing) === "figure") {
      const space = stands.get(id);
      if (space !== undefined) names.add(space);
    }
  }
  return [...names]
    .flatMap((name) => ground.spaces.get(name) ?? [])
    .sort((a, b) => a.r - b.r || a.q - b.q || b.level - a.level);
}
