import type { Space } from "../../shapes";
import { placeOf, type Place } from "./measures";

/** Where a battlefield lies on the table: its middle, how far it reaches, how it is turned. */
export interface Bounds {
  x: number;
  z: number;
  radius: number;
  high: number;
  /** The angle of its long axis. */
  axis: number;
}

export function boundsOf(spaces: readonly Space[]): Bounds {
  const places = spaces.map(placeOf);
  const xs = places.map((p) => p.x);
  const zs = places.map((p) => p.z);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const z = (Math.min(...zs) + Math.max(...zs)) / 2;
  const radius = Math.max(...places.map((p) => Math.hypot(p.x - x, p.z - z))) + 1;
  return { x, z, radius, high: Math.max(...places.map((p) => p.y)), axis: longAxis(places, x, z) };
}

/** The angle along which the places are spread most. */
function longAxis(places: readonly Place[], x: number, z: number): number {
  let [xx, zz, xz] = [0, 0, 0];
  for (const p of places) {
    xx += (p.x - x) ** 2;
    zz += (p.z - z) ** 2;
    xz += (p.x - x) * (p.z - z);
  }
  return 0.5 * Math.atan2(2 * xz, xx - zz);
}
