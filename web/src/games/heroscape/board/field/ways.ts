import { CatmullRomCurve3, CurvePath, LineCurve3, QuadraticBezierCurve3, Vector3 } from "three";
import { LEVEL, type Place } from "./measures";

const up = (place: Place, by = 0): Vector3 => new Vector3(place.x, place.y + by, place.z);

/**
 * A walk over the ground: level along the tops, and where a step goes up or down, first up and then
 * over, or first over and then down, so that it never runs through a tile.
 */
export function walk(places: readonly Place[], above: number): CurvePath<Vector3> {
  const path = new CurvePath<Vector3>();
  for (let i = 0; i + 1 < places.length; i++) {
    const [a, b] = [places[i], places[i + 1]];
    if (!a || !b) continue;
    const [from, to] = [up(a, above), up(b, above)];
    if (Math.abs(a.y - b.y) < 0.2 * LEVEL) {
      path.add(new LineCurve3(from, to));
      continue;
    }
    const edge = new Vector3((a.x + b.x) / 2, Math.max(from.y, to.y) + 0.1, (a.z + b.z) / 2);
    path.add(
      new QuadraticBezierCurve3(from, edge.clone().lerp(from.clone().setY(edge.y), 0.5), edge),
    );
    path.add(new QuadraticBezierCurve3(edge, edge.clone().lerp(to.clone().setY(edge.y), 0.5), to));
  }
  return path;
}

/** A flight: an arc over everything on the way. */
export function flight(places: readonly Place[], above: number): CatmullRomCurve3 {
  const first = places[0] ?? { x: 0, y: 0, z: 0 };
  const last = places[places.length - 1] ?? first;
  const far = Math.hypot(last.x - first.x, last.z - first.z);
  const crest = Math.max(...places.map((p) => p.y)) + 0.5 + Math.min(2.5, far * 0.22);
  const [from, to] = [up(first, above), up(last, above)];
  const on = (t: number, y: number): Vector3 => from.clone().lerp(to, t).setY(y);
  return new CatmullRomCurve3([
    from,
    on(0.2, from.y + (crest - from.y) * 0.72),
    on(0.5, crest),
    on(0.8, to.y + (crest - to.y) * 0.72),
    to,
  ]);
}
