import { Vector3, type PerspectiveCamera } from "three";
import type { Bounds } from "./bounds";
import type { Place } from "./measures";

/** How much of the screen the field may fill: the rest is table. */
const WIDE = 0.94;
const TALL = 0.9;
/** Figures stand on it. */
const HEADS = 1.4;

export interface Frame {
  position: Vector3;
  target: Vector3;
  /** How much of the screen's height it fills. */
  filled: number;
}

/**
 * The place from which all of the field just fills the screen, looked at from that steepness. The
 * camera is left where it was.
 */
export function framed(
  camera: PerspectiveCamera,
  bounds: Bounds,
  places: readonly Place[],
  steep: number,
): Frame {
  const turn = (camera.aspect < 0.9 ? Math.PI / 2 : 0) - bounds.axis + 0.1;
  const back = new Vector3(
    Math.sin(turn) * Math.cos(steep),
    Math.sin(steep),
    Math.cos(turn) * Math.cos(steep),
  );
  const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
  const up = new Vector3().crossVectors(back, right);
  const slopeY = Math.tan((camera.fov * Math.PI) / 360);
  const slopeX = slopeY * camera.aspect;
  const points = places.flatMap((p) => [
    new Vector3(p.x, p.y, p.z),
    new Vector3(p.x, p.y + HEADS, p.z),
  ]);
  const target = new Vector3(bounds.x, 0, bounds.z);
  let distance = bounds.radius;
  let filled = 0;
  // Seen in perspective, the middle of what is seen moves as one steps back: a few steps find it.
  for (let i = 0; i < 12; i++) {
    const eye = target.clone().addScaledVector(back, distance);
    let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of points) {
      const to = point.clone().sub(eye);
      const depth = Math.max(0.1, -to.dot(back));
      const [x, y] = [to.dot(right) / depth / slopeX, to.dot(up) / depth / slopeY];
      left = Math.min(left, x);
      most = Math.max(most, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
    target.addScaledVector(right, ((left + most) / 2) * slopeX * distance);
    target.addScaledVector(up, ((low + high) / 2) * slopeY * distance);
    filled = (high - low) / 2;
    distance *= Math.max((most - left) / 2 / WIDE, (high - low) / 2 / TALL);
  }
  // The target stays on the table, so that turning turns around the field.
  const drop = target.y / Math.max(0.2, back.y);
  const position = target.clone().addScaledVector(back, distance);
  target.addScaledVector(back, -drop);
  return { position, target, filled };
}
