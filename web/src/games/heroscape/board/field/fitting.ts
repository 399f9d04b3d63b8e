export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  weight: number;
  /** How far away what it belongs to is. */
  depth: number;
}

/** Boxes that must be shown come first and may overlap. */
export const ALWAYS = 10;

/** The boxes that can be shown without covering one another: the weightiest, then the nearest. */
export function fitting<B extends Box>(boxes: readonly B[]): B[] {
  const kept: B[] = [];
  for (const box of [...boxes].sort((a, b) => b.weight - a.weight || a.depth - b.depth))
    if (box.weight >= ALWAYS || !kept.some((other) => overlap(box, other))) kept.push(box);
  return kept;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
