import { Vector3, type PerspectiveCamera } from "three";
import type { Bounds } from "./bounds";
import type { Place } from "./measures";

/** How much of the screen the field may fill: the rest is table. */
const WIDE = 0.96;
const TALL = 0.92;
/** Figures stand on it. */
const HEADS = 1.4;

export interface Frame {
  position: Vector3;
  target: Vector3;
  /** How large a hex looks from there, so that places can be compared. */
  large: number;
}

/**
 * The place from which all of the field just fills the screen, looked at from that steepness and
 * turned that far from looking across its long axis. The camera is left where it was.
 */
export function framed(
  camera: PerspectiveCamera,
  bounds: Bounds,
  places: readonly Place[],
  steep: number,
  aside: number,
): Frame {
  const turn = aside - bounds.axis;
  const back = new Vector3(
    Math.sin(turn) * Math.cos(steep),
    Math.sin(steep),
    Math.cos(turn) * Math.cos(steep),
  );
  const right = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
  const up = new Vector3().crossVectors(back, right);
  const slopeY = Math.tan((camera.fov * Math.PI) / 360);
  const slopeX = slopeY * camera.aspect;
  // Where each place lies to the right, above and behind, so that only the eye must be taken off.
  const points = places.flatMap((p) =>
    [p.y, p.y + HEADS].map((y) => ({
      x: right.x * p.x + right.z * p.z,
      y: up.x * p.x + up.y * y + up.z * p.z,
      z: back.x * p.x + back.y * y + back.z * p.z,
    })),
  );
  const target = new Vector3(bounds.x, 0, bounds.z);
  let distance = bounds.radius;
  // Seen in perspective, the middle of what is seen moves as one steps back: a few steps find it.
  for (let i = 0; i < 12; i++) {
    const eye = target.clone().addScaledVector(back, distance);
    const [ex, ey, ez] = [eye.dot(right), eye.dot(up), eye.dot(back)];
    let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of points) {
      const depth = Math.max(0.1, ez - point.z);
      const x = (point.x - ex) / depth / slopeX;
      const y = (point.y - ey) / depth / slopeY;
      left = Math.min(left, x);
      most = Math.max(most, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
    target.addScaledVector(right, ((left + most) / 2) * slopeX * distance);
    target.addScaledVector(up, ((low + high) / 2) * slopeY * distance);
    distance *= Math.max((most - left) / 2 / WIDE, (high - low) / 2 / TALL);
  }
  // The target stays on the table, so that turning turns around the field.
  const drop = target.y / Math.max(0.2, back.y);
  const position = target.clone().addScaledVector(back, distance);
  target.addScaledVector(back, -drop);
  return { position, target, large: Math.sqrt(Math.sin(steep)) / distance };
}

/** How steeply the field is looked at, and how far from straight across. */
const SLOPES = [0.74, 0.9, 1.06] as const;
const STEEP = 1.5;
const SLANT = Math.PI / 16;
const TURNS = Array.from({ length: 17 }, (_, i) => (i - 8) * SLANT + 0.1);

/** From where a hex looks largest while all of the field is seen; from above, it is only turned. */
export function nearest(
  camera: PerspectiveCamera,
  bounds: Bounds,
  places: readonly Place[],
  kind: "home" | "above",
): Frame {
  const slopes = kind === "home" ? SLOPES : [STEEP];
  const frames = slopes.flatMap((steep) =>
    TURNS.map((aside) => framed(camera, bounds, places, steep, aside)),
  );
  return frames.reduce((best, frame) => (frame.large > best.large ? frame : best));
}
