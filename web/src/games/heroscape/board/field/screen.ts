import { Vector3, type PerspectiveCamera } from "three";

/** What the battlefield is seen through. */
export interface Screen {
  camera: PerspectiveCamera;
  width: number;
  height: number;
  /** How steeply one looks down on it: 0 from above. */
  polar: number;
  /** Whether something on it moves, the eye too. */
  moving: boolean;
}

/** Where a point is seen, in pixels from the upper left; `z` is its depth, past 1 behind the eye. */
export function seen({ camera, width, height }: Screen, at: Vector3): Vector3 {
  const point = at.clone().project(camera);
  return point.set(((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height, point.z);
}

/** How many pixels something of length 1 takes there. */
export function scale({ camera, height }: Screen, at: Vector3): number {
  const far = Math.max(0.1, camera.position.distanceTo(at));
  return height / (2 * Math.tan((camera.fov * Math.PI) / 360) * far);
}
