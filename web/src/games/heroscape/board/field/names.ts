import type { PerspectiveCamera } from "three";
import type { Crowd, Piece } from "./figures/crowd";
import type { Flag } from "./flags";
import type { FieldProps } from "./props";
import { sideOf } from "./sides";

/** Below that height on the screen, in pixels, a figure gets a flag with its name. */
const SMALL = 26;

/** Names where figures are too small to be known, and what is written on marked ones. */
export function names(
  crowd: Crowd,
  { figures, view }: FieldProps,
  camera: PerspectiveCamera,
  height: number,
  polar: number,
): Flag[] {
  // From above nobody is tall.
  const tall = (height * Math.sin(polar)) / (2 * Math.tan((camera.fov * Math.PI) / 360));
  const found: Flag[] = [];
  for (const piece of crowd.pieces.values()) {
    if (!piece.holder.visible) continue;
    const at = piece.holder.position.clone();
    at.y += piece.height + 0.15;
    const small = (piece.height * tall) / Math.max(0.1, camera.position.distanceTo(at)) < SMALL;
    const captive = piece.id === view.captive;
    const mark = figures.get(piece.id);
    const raised = mark?.kind === "pointed" || mark?.kind === "chosen";
    const weight = raised ? 10 : captive ? 9 : small ? standing(piece) : 0;
    const sign = captive ? "⛓" : sideOf(piece.seat).sign;
    if (mark?.label !== undefined) {
      const look = mark.kind === "danger" ? "danger" : "price";
      found.push({ key: piece.id, text: mark.label, at, look, weight: 12 });
    } else if (weight > 0)
      found.push({ key: piece.id, text: `${sign} ${piece.card.name}`, at, look: "name", weight });
  }
  return found;
}

/** A hero's name is worth more than that of one among four. */
function standing(piece: Piece): number {
  return piece.card.kind === "hero" ? 2 : 1;
}
