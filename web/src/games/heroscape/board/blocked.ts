// A look that the rules called blocked: from the eye of who would attack to whom it does not see.
import type { Decision, Facts } from "../../../wire/types";
import { fact } from "./aims";
import { cardOf, type Ground } from "./ground";
import type { Show, View } from "./types";

type Sight = NonNullable<Show["attack"]>["sight"];
type Point = Sight["eye"];

/** Who would attack, where that is beyond doubt: the only one of the card who has not yet. */
export function whoAttacks(decision: Decision | null, ground: Ground, view: View): string {
  const unit = ground.units.get(decision ? fact(decision.facts, "unit") : "");
  const left = view.figures.filter(
    ({ figure, fate }) =>
      fate === "standing" &&
      unit?.figures.includes(figure) === true &&
      !view.turn.struck.includes(figure),
  );
  return left.length === 1 ? (left[0]?.figure ?? "") : "";
}

/** The line of that look with what is in its way; null where the rules named nothing. */
export function blockedSight(
  from: string,
  to: string,
  hindrances: readonly Facts[],
  ground: Ground,
  view: View,
): Show | null {
  const eye = pointOf(from, ground, view);
  const aim = pointOf(to, ground, view);
  const found = hindrances.flatMap((facts): Sight["hindrances"] => {
    const figure = fact(facts, "figure");
    const space = ground.spaces.get(fact(facts, "space"));
    const near = figure ? pointOf(figure, ground, view) : space ? topOf(space) : null;
    const at = near && eye && aim && along(eye, aim, near);
    if (!at) return [];
    return [
      {
        kind: figure ? "figure" : "terrain",
        at,
        ...(figure ? { figure } : space && { space: space.name }),
      },
    ];
  });
  if (!eye || !aim || found.length === 0) return null;
  return {
    figure: from,
    attack: {
      figure: from,
      target: to,
      distance: 0,
      range: 0,
      ranges: [],
      adjacent: false,
      attack: [],
      defense: [],
      sight: { eye, aim, clear: false, needed: true, hindrances: found },
      odds: { wounds: [], destroys: 0 },
    },
  };
}

const topOf = ({ q, r, level }: { q: number; r: number; level: number }): Point => [q, r, level];

/** Where on the line from eye to aim one passes nearest to a point. */
function along(eye: Point, aim: Point, [q, r]: Point): Point {
  const [dq, dr, up] = [aim[0] - eye[0], aim[1] - eye[1], aim[2] - eye[2]];
  const way = ((q - eye[0]) * dq + (r - eye[1]) * dr) / Math.max(0.01, dq * dq + dr * dr);
  const t = Math.min(1, Math.max(0, way));
  return [eye[0] + dq * t, eye[1] + dr * t, eye[2] + up * t];
}

/** The eye of a figure, over the space it stands on. */
function pointOf(id: string, ground: Ground, view: View): Point | null {
  const figure = view.figures.find((one) => one.figure === id);
  const space = ground.spaces.get(figure?.space ?? "");
  const body = cardOf(ground, id)?.body;
  return space && body ? [space.q, space.r, space.level + body.target_point / 1000] : null;
}
