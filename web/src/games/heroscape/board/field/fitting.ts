export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How something is written: over its figure, beginning or ending there, or as a sign alone. */
export type How = "over" | "right" | "left" | "pip";

/** Where it can be written. */
export interface Place extends Rect {
  how: How;
  /** Only where it lies over nobody else. */
  shy: boolean;
}

export interface Box {
  key: string;
  weight: number;
  /** How far away what it belongs to is. */
  depth: number;
  /** The best first. */
  places: readonly Place[];
}

/** Boxes that must be shown come first and may overlap. */
export const ALWAYS = 10;

/**
 * How each box can be shown without covering another, or somebody other than its own figure, if at
 * all: the weightiest first, then the nearest.
 */
export function fitting(
  boxes: readonly Box[],
  bodies: ReadonlyMap<string, Rect> = new Map(),
): Map<string, How | null> {
  const shown = new Map<string, How | null>();
  const kept: Rect[] = [];
  for (const { key, weight, places } of [...boxes].sort(
    (a, b) => b.weight - a.weight || a.depth - b.depth,
  )) {
    const others = [...bodies].flatMap(([whose, body]) => (whose === key ? [] : [body]));
    const place = places.find(
      (rect) =>
        weight >= ALWAYS || !(rect.shy ? [...kept, ...others] : kept).some((r) => overlap(rect, r)),
    );
    if (place) kept.push(place);
    shown.set(key, place?.how ?? null);
  }
  return shown;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
