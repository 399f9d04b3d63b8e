// What a region keeps free: relief grows around it, and names of places give way to it.
import type { Point } from "../../../../../look/art/relief";
import type { Region } from "../../../shapes";
import type { Box } from "./land";

export const around = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How much two boxes share. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** So much room six giants in two rows need. */
export const ARMY = { width: 116, height: 58 } as const;

/** Where an army and whatever lies beside it can be: nothing is written there. */
export function takenIn({ anchors }: Region): Box[] {
  return [
    around(anchors.army, ARMY.width, ARMY.height),
    around(anchors.events, 32, 38),
    around(anchors.markers, 44, 30),
    around(anchors.slayers, 66, 28),
  ];
}
