// Where things are on the stage. The content draws bodies in 0..100 both ways; giants are tall.
import { GROUND, type Place } from "../types";

export type Point = readonly [x: number, y: number];

/** The stage in drawing units. What is drawn may reach far beyond it. */
export const STAGE = { x: -60, y: -90, w: 1120, h: 1510 };
export const FLOOR = 1318;
const ACROSS = 10;
const DOWN = 13;

export function spot(place: Place): Point {
  return place.name === GROUND
    ? [place.x * ACROSS, FLOOR + 26]
    : [place.x * ACROSS, place.y * DOWN];
}

/** A point of the stage in percent of its width and height. */
export function percent([x, y]: Point): Point {
  return [((x - STAGE.x) / STAGE.w) * 100, ((y - STAGE.y) / STAGE.h) * 100];
}

/** A climbing line between two spots: a cord that hangs a little to one side. */
export interface Cord {
  from: Point;
  bend: Point;
  to: Point;
}

export function cord(from: Place, to: Place): Cord {
  const end = spot(to);
  if (from.name === GROUND) {
    const foot: Point = [end[0] + (end[0] > 500 ? 14 : -14), FLOOR];
    return { from: foot, bend: [foot[0], (foot[1] + end[1]) / 2], to: end };
  }
  const start = spot(from);
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  const side = from.name.charCodeAt(from.name.length - 1) % 2 === 0 ? 1 : -1;
  const sag = 0.07 * side;
  const middle: Point = [(start[0] + end[0]) / 2 - dy * sag, (start[1] + end[1]) / 2 + dx * sag];
  return { from: start, bend: middle, to: end };
}

export function cordPath({ from, bend, to }: Cord): string {
  return `M${from[0]} ${from[1]}Q${Math.round(bend[0])} ${Math.round(bend[1])} ${to[0]} ${to[1]}`;
}

function along({ from, bend, to }: Cord, t: number): Point {
  const s = 1 - t;
  return [
    s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0],
    s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1],
  ];
}

/** The points a pawn passes on its way from place to place, along the cords where there are any. */
export function trail(way: readonly Place[], steps = 6): Point[] {
  const first = way[0];
  if (!first) return [];
  const points: Point[] = [spot(first)];
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1] as Place;
    const b = way[i] as Place;
    if (a.up.includes(b.name)) {
      const line = cord(a, b);
      for (let s = 0; s <= steps; s++) points.push(along(line, s / steps));
    } else if (b.up.includes(a.name)) {
      const line = cord(b, a);
      for (let s = steps; s >= 0; s--) points.push(along(line, s / steps));
    } else {
      arc(spot(a), spot(b), steps, points);
    }
    if (b.name === GROUND) points.push(spot(b));
  }
  return points;
}

/** Through the air: over a top, or by magic. */
function arc(a: Point, b: Point, steps: number, into: Point[]): void {
  const out = a[0] >= 500 ? 150 : -150;
  const line: Cord = { from: a, bend: [(a[0] + b[0]) / 2 + out, Math.min(a[1], b[1]) - 40], to: b };
  for (let s = 1; s <= steps; s++) into.push(along(line, s / steps));
}

export function trailPath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`)
    .join("");
}
