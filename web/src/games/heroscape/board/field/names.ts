import type { Crowd, Piece } from "./figures/crowd";
import type { Rect } from "./fitting";
import type { Flag } from "./flags";
import type { FieldProps } from "./props";
import { scale, seen, type Screen } from "./screen";
import { sideOf } from "./sides";

/** Below that height on the screen, in pixels, a figure gets a flag with its name. */
const SMALL = 26;

/** Names where figures are too small to be known, and what is written on marked ones. */
export function names(crowd: Crowd, { figures, view }: FieldProps, screen: Screen): Flag[] {
  // From above nobody is tall.
  const upright = Math.sin(screen.polar);
  const found: Flag[] = [];
  for (const piece of crowd.pieces.values()) {
    if (!piece.holder.visible) continue;
    const at = piece.holder.position.clone();
    at.y += piece.height + 0.15;
    const small = piece.height * upright * scale(screen, at) < SMALL;
    const captive = piece.id === view.captive;
    const mark = figures.get(piece.id);
    const raised = mark?.kind === "pointed" || mark?.kind === "chosen";
    const weight = raised ? 10 : captive ? 9 : small ? standing(piece) : 0;
    const { colour, sign: shape } = sideOf(piece.seat);
    const sign = captive ? "⛓" : shape;
    const key = piece.id;
    if (mark?.label !== undefined) {
      const look = mark.kind === "danger" ? "danger" : "price";
      found.push({ key, text: mark.label, at, look, weight: 12 });
    } else if (weight > 0) {
      const text = `${sign} ${piece.card.name}`;
      found.push({ key, text, at, look: "name", weight, pip: { sign, colour } });
    }
  }
  return found;
}

/** A hero's name is worth more than that of one among four. */
function standing(piece: Piece): number {
  return piece.card.kind === "hero" ? 2 : 1;
}

/** What figures take of the screen, without what sticks out: a name must not lie over them. */
export function bodies(crowd: Crowd, screen: Screen): Map<string, Rect> {
  const found = new Map<string, Rect>();
  for (const piece of crowd.pieces.values()) {
    if (!piece.holder.visible) continue;
    const at = piece.holder.position.clone();
    const half = (piece.spaces.length === 2 ? 0.9 : 0.4) * scale(screen, at);
    const deep = half * Math.cos(screen.polar);
    const foot = seen(screen, at);
    const head = seen(screen, at.setY(at.y + piece.height));
    found.set(piece.id, {
      left: Math.min(foot.x, head.x) - half,
      right: Math.max(foot.x, head.x) + half,
      top: Math.min(foot.y, head.y) - deep,
      bottom: Math.max(foot.y, head.y) + deep,
    });
  }
  return found;
}
