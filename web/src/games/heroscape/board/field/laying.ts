import { Vector3 } from "three";
import type { Space } from "../../shapes";
import type { Crowd } from "./figures/crowd";
import type { Flag } from "./flags";
import type { Ghost } from "./ghost";
import type { SpaceMark } from "./marks";
import { placeOf } from "./measures";
import type { FieldProps } from "./props";

/** How high what is pointed at is lifted. */
const LIFT = 0.14;

export interface Laid {
  marks: [Space, SpaceMark][];
  flags: Flag[];
}

/** All marks: of what may be done, of the option that is pointed at, of figures; lifts those too. */
export function laid(
  { spaces, figures, top }: FieldProps,
  crowd: Crowd,
  ghost: Ghost,
  moving: ReadonlySet<string>,
): Laid {
  const marks: [Space, SpaceMark][] = [];
  const flags: Flag[] = [...ghost.flags];
  for (const [name, mark] of spaces) {
    const space = crowd.space(name);
    if (!space) continue;
    marks.push([space, mark.kind]);
    if (mark.label === undefined || (top !== null && space.level > top)) continue;
    const place = placeOf(space);
    const at = new Vector3(place.x, place.y + 0.35, place.z);
    const look = mark.kind === "danger" ? "danger" : "price";
    flags.push({ key: `space-${name}`, text: mark.label, at, look, weight: 8 });
  }
  marks.push(...ghost.marks);
  for (const piece of crowd.pieces.values()) {
    const mark = figures.get(piece.id);
    const kind = ghost.lit.get(piece.id) ?? mark?.kind;
    if (kind) for (const space of piece.spaces) marks.push([space, kind]);
    piece.lift = mark?.kind === "pointed" || mark?.kind === "chosen" ? LIFT : 0;
    const [space] = piece.spaces;
    if (space && !moving.has(piece.id)) piece.holder.position.y = placeOf(space).y + piece.lift;
  }
  return { marks, flags };
}
