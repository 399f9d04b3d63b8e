import { Vector3 } from "three";
import type { Crowd } from "./figures/crowd";
import { enters, type Column } from "./picking";

/** The parts of a figure that are looked for, and how many must be hidden. */
const PARTS = [0.15, 0.5, 0.85];
const MOST = 2;
/** What is as near to a figure as that is what it stands on. */
const UNDERFOOT = 0.3;

/** Show those who stand behind towers through them, as seen from there. */
export function seeThrough(
  crowd: Crowd,
  from: Vector3,
  columns: readonly Column[],
  top: number | null,
): void {
  const direction = new Vector3();
  const to = new Vector3();
  const screened = (): boolean => {
    const far = from.distanceTo(to);
    direction.subVectors(to, from).divideScalar(far);
    const ray = { origin: from, direction };
    return columns.some(
      (column) => (top === null || column.level <= top) && enters(ray, column) < far - UNDERFOOT,
    );
  };
  for (const piece of crowd.pieces.values()) {
    const hidden = PARTS.filter((part) => {
      to.copy(piece.holder.position);
      to.y += piece.height * part;
      return screened();
    });
    piece.behind.visible = hidden.length >= MOST;
  }
}

export function seeNobodyThrough(crowd: Crowd): void {
  for (const piece of crowd.pieces.values()) piece.behind.visible = false;
}
