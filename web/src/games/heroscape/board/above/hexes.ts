// Where hexes lie on paper. They stand on a point; q counts to the east, r to the south-east.
import { STEPS } from "../ground";
import type { Space } from "../types";

/** From the middle of a hex to its points. */
export const SIZE = 20;
export const WIDE = SIZE * Math.sqrt(3);

export type Spot = readonly [x: number, y: number];

export function spotAt(q: number, r: number): Spot {
  return [WIDE * (q + r / 2), SIZE * 1.5 * r];
}

export const spotOf = (space: Space): Spot => spotAt(space.q, space.r);

/** The size of what lies below another space: a small hex in a corner, which leaves the middle free. */
export const UNDER = SIZE * 0.4;

/** Where it lies: the uppermost of them in the lowest corner, more of them in the corners beside. */
export function spotBelow(space: Space, nth: number): Spot {
  const [x, y] = spotOf(space);
  const [right, down] = corner([2, 3, 1][nth % 3] ?? 2, SIZE - UNDER);
  return [x + right, y + down];
}

function corner(n: number, size: number): Spot {
  const turn = ((n * 60 - 30) * Math.PI) / 180;
  return [round(size * Math.cos(turn)), round(size * Math.sin(turn))];
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** The outline of a hex around its middle. */
export function outline(size: number): string {
  return [0, 1, 2, 3, 4, 5].map((n) => corner(n, size).join(",")).join(" ");
}

/** The two ends of the edge in a direction, around the middle of the hex. */
export function edge(direction: number, size = SIZE): readonly [Spot, Spot] {
  return [corner(direction, size), corner(direction + 1, size)];
}

/** The direction in which a neighbour lies; -1 where it is none. */
export function directionTo(from: Space, to: Space): number {
  return STEPS.findIndex(([q, r]) => from.q + q === to.q && from.r + r === to.r);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The paper that all spaces need, with a margin. */
export function paperOf(spaces: readonly Space[]): Box {
  const spots = spaces.map(spotOf);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const x = Math.min(...xs) - SIZE * 1.4;
  const y = Math.min(...ys) - SIZE * 1.5;
  return {
    x,
    y,
    width: Math.max(...xs) + SIZE * 1.4 - x,
    height: Math.max(...ys) + SIZE * 1.5 - y,
  };
}
