// Where an arrow key leads: to the region beside this one that lies most in that direction.
import type { Point } from "../../../../look/art/relief";
import type { Board, Region } from "../../shapes";

export type Way = "up" | "down" | "left" | "right";

export const KEYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const TOWARDS: Record<Way, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** Beyond this angle from the arrow a region does not lie in its direction any more. */
const LEAST = 0.3;

/** The region one comes to, or null where nothing lies beside this one in that direction. */
export function walked(board: Board, from: string, way: Way): string | null {
  const at = (id: string): Region | undefined => board.regions.find((region) => region.id === id);
  const here = at(from);
  if (!here) return null;
  const [ax, ay] = TOWARDS[way];
  let best: string | null = null;
  let most = LEAST;
  for (const id of here.beside) {
    const there = at(id);
    if (!there) continue;
    const [dx, dy] = [there.label[0] - here.label[0], there.label[1] - here.label[1]];
    const straight = (dx * ax + dy * ay) / (Math.hypot(dx, dy) || 1);
    if (straight > most) [best, most] = [id, straight];
  }
  return best;
}
