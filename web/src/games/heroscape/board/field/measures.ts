import type { Space } from "../../shapes";

/** The height of a level; the middle of a hex is 1 away from its corners. */
export const LEVEL = 0.42;
/** How far below the rim of its tile water stands, in the same measure. */
export const WATER = 0.13;

const ROOT3 = Math.sqrt(3);

/** From the middle of a hex to the middle of the next. */
export const STEP = ROOT3;

export interface Place {
  x: number;
  y: number;
  z: number;
}

/** Where the middle of a hex lies on the table: east is +x, south +z. */
export function at(q: number, r: number): [x: number, z: number] {
  return [ROOT3 * (q + r / 2), 1.5 * r];
}

/** The six neighbours, clockwise from the east: edge i of a hex faces step i. */
export const STEPS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const NAMES = ["e", "se", "sw", "w", "nw", "ne"];

/** The neighbour in a direction, by its name. */
export function stepTo(direction: string): readonly [q: number, r: number] {
  return STEPS[NAMES.indexOf(direction)] ?? [0, 0];
}

/** A corner of a hex: the edge i lies between the corners i and i + 1. */
export function corner(i: number, radius = 1): [x: number, z: number] {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** How high one stands on a space. */
export function floorOf(space: Space): number {
  return space.level * LEVEL + (space.terrain === "water" ? WATER : 0);
}

export function placeOf(space: Space): Place {
  const [x, z] = at(space.q, space.r);
  return { x, y: floorOf(space), z };
}

/** A point of the engine, axial with a height in levels, on the table. */
export function placeAt(point: readonly [number, number, number]): Place {
  const [x, z] = at(point[0], point[1]);
  return { x, y: point[2] * LEVEL, z };
}

/** Always the same grain of sand for the same number: between 0 and 1. */
export function grain(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}
