// Shapes with a body: an outline is taken for something that bulges towards the viewer, so that
// light falls on it. Cut into facets it is stone, hatched it is an engraving.

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];

/** A stream of chance that is the same at every visit. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function path(points: readonly Point[], closed = true): string {
  let text = "M";
  for (const point of points)
    text += `${text === "M" ? "" : "L"}${round(point[0])} ${round(point[1])}`;
  return closed ? `${text}Z` : text;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A curve through the points, as soft as `ease` says. */
export function curve(points: readonly Point[], closed = true, ease = 0.17): string {
  const n = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `M${round(x0)} ${round(y0)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [a[0] + (b[0] - p[0]) * ease, a[1] + (b[1] - p[1]) * ease];
    const e = [b[0] - (q[0] - a[0]) * ease, b[1] - (q[1] - a[1]) * ease];
    d += `C${[...c, ...e, ...b].map(round).join(" ")}`;
  }
  return closed ? `${d}Z` : d;
}

// The two that follow are asked ten thousand times before a map is seen: they take no point apart
// and make none on the way, which is slow until the browser knows them well.

export function isInside(point: Point, outline: Outline): boolean {
  const x = point[0];
  const y = point[1];
  let inside = false;
  let before = outline[outline.length - 1] as Point;
  for (const corner of outline) {
    const yi = corner[1];
    if (yi > y !== before[1] > y) {
      const xi = corner[0];
      if (x < ((before[0] - xi) * (y - yi)) / (before[1] - yi) + xi) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** The way from the nearest point of the edge to a point. */
function fromEdge(point: Point, outline: Outline): Point {
  const x = point[0];
  const y = point[1];
  let least = Infinity;
  let wx = 0;
  let wy = 0;
  let before = outline[outline.length - 1] as Point;
  for (const corner of outline) {
    const dx = corner[0] - before[0];
    const dy = corner[1] - before[1];
    const px = x - before[0];
    const py = y - before[1];
    const along = (px * dx + py * dy) / (dx * dx + dy * dy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const ex = px - t * dx;
    const ey = py - t * dy;
    const far = ex * ex + ey * ey;
    if (far < least) {
      least = far;
      wx = ex;
      wy = ey;
    }
    before = corner;
  }
  return [wx, wy];
}

export function distance(point: Point, outline: Outline): number {
  const way = fromEdge(point, outline);
  return Math.sqrt(way[0] * way[0] + way[1] * way[1]);
}

/** How far a point of the shape stands out: round at the edge, flat where it is `reach` inside. */
export function bulge(point: Point, outline: Outline, reach: number): number {
  const t = 1 - Math.min(1, distance(point, outline) / reach);
  return reach * Math.sqrt(Math.max(0, 1 - t * t));
}

/** The light that falls on a point of the shape, from 0 to 1: the slope of `bulge` is its own. */
function lightAt(point: Point, outline: Outline, reach: number, light: Cut["light"]): number {
  const [wx, wy] = fromEdge(point, outline);
  const far = Math.hypot(wx, wy);
  const t = 1 - Math.min(1, far / reach);
  const slope = t / Math.sqrt(Math.max(1e-4, 1 - t * t)) / (far || 1);
  const [nx, ny] = [-wx * slope, -wy * slope];
  return (nx * light[0] + ny * light[1] + light[2]) / Math.hypot(nx, ny, 1) / Math.hypot(...light);
}

function box(outline: Outline): [number, number, number, number] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The outline with further points, no two of them further apart than `step`. */
export function subdivided(outline: Outline, step: number): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: parts }, (_, k): Point => [
      a[0] + ((b[0] - a[0]) * k) / parts,
      a[1] + ((b[1] - a[1]) * k) / parts,
    ]);
  });
}

type Triple = [number, number, number];

/** Delaunay's triangles, one point after the other. */
export function triangles(points: readonly Point[]): Triple[] {
  const far = 1e5;
  const all: Point[] = [...points, [-far, -far], [far, -far], [0, far]];
  const n = points.length;
  let found: Triple[] = [[n, n + 1, n + 2]];
  points.forEach(([x, y], i) => {
    const edges = new Map<string, [number, number]>();
    found = found.filter((triple) => {
      const [a, b, c] = triple.map((k) => all[k] as Point) as [Point, Point, Point];
      const [ax, ay, bx, by] = [a[0] - x, a[1] - y, b[0] - x, b[1] - y];
      const [cx, cy] = [c[0] - x, c[1] - y];
      const det =
        (ax * ax + ay * ay) * (bx * cy - cx * by) -
        (bx * bx + by * by) * (ax * cy - cx * ay) +
        (cx * cx + cy * cy) * (ax * by - bx * ay);
      const turn = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
      if (turn > 0 ? det <= 0 : det >= 0) {
        return true;
      }
      for (const [p, q] of [
        [triple[0], triple[1]],
        [triple[1], triple[2]],
        [triple[2], triple[0]],
      ] as [number, number][]) {
        const key = p < q ? `${p} ${q}` : `${q} ${p}`;
        if (!edges.delete(key)) {
          edges.set(key, [p, q]);
        }
      }
      return false;
    });
    for (const [p, q] of edges.values()) {
      found.push([p, q, i]);
    }
  });
  return found.filter((triple) => triple.every((k) => k < n));
}

export interface Facet {
  d: string;
  /** 0: away from the light, 1: full in it. */
  tone: number;
  /** Where it is, for those who want to colour by place. */
  at: Point;
}

export interface Cut {
  seed: number;
  /** The usual size of a facet. */
  grain: number;
  /** How far from the edge the shape is still round. */
  reach: number;
  /** Towards the light: right, down, and towards the viewer. */
  light: readonly [number, number, number];
  /** How rough the surface is. */
  rough?: number;
  /** How far the edge strays from its outline. */
  jag?: number;
}

/** A shape cut into facets. */
export function facets(smooth: Outline, cut: Cut): Facet[] {
  const random = chance(cut.seed);
  const { grain, reach, light, rough = 0.25, jag = 0 } = cut;
  const outline = subdivided(smooth, grain * 0.9).map(([x, y]): Point => [
    x + (random() - 0.5) * jag,
    y + (random() - 0.5) * jag,
  ]);
  const points = [...outline];
  const [left, top, right, bottom] = box(outline);
  for (let y = top; y <= bottom; y += grain * 0.86) {
    for (let x = left; x <= right; x += grain) {
      const point: Point = [x + (random() - 0.5) * grain, y + (random() - 0.5) * grain];
      if (isInside(point, outline) && distance(point, outline) > grain * 0.42) {
        points.push(point);
      }
    }
  }
  const high = points.map(
    (point) => bulge(point, outline, reach) + (random() - 0.5) * 2 * rough * grain,
  );
  const length = Math.hypot(...light);
  return triangles(points).flatMap(([i, j, k]) => {
    const [a, b, c] = [points[i], points[j], points[k]] as [Point, Point, Point];
    const at: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
    if (!isInside(at, outline)) {
      return [];
    }
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], (high[j] ?? 0) - (high[i] ?? 0)];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], (high[k] ?? 0) - (high[i] ?? 0)];
    let [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.hypot(nx, ny, nz) * (nz < 0 ? -1 : 1) || 1;
    [nx, ny, nz] = [nx / size, ny / size, nz / size];
    const lit = (nx * light[0] + ny * light[1] + nz * light[2]) / length;
    return [{ d: path([a, b, c]), tone: Math.max(0, Math.min(1, lit)), at }];
  });
}

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** The colour at `t` of a row of colours. */
export function ramp(colours: readonly string[], t: number): string {
  const place = Math.max(0, Math.min(1, t)) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(place));
  const [a, b] = [rgb(colours[i] ?? "#000000"), rgb(colours[i + 1] ?? "#000000")];
  const mixed = a.map((part, k) => Math.round(part + ((b[k] ?? 0) - part) * (place - i)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Facets painted with a row of colours, those of the same shade in one path. */
export function painted(
  cut: readonly Facet[],
  colours: readonly string[],
  shades = 14,
): { d: string; fill: string }[] {
  const byFill = new Map<string, string>();
  for (const { d, tone } of cut) {
    const fill = ramp(colours, Math.round(tone * (shades - 1)) / (shades - 1));
    byFill.set(fill, (byFill.get(fill) ?? "") + d);
  }
  return [...byFill].map(([fill, d]) => ({ d, fill }));
}

/** Hatching: strokes along one direction, wherever the shape lies in shadow. */
export function hatched(
  outline: Outline,
  cut: Omit<Cut, "grain"> & { angle: number; gap: number; dark: number },
): string {
  const random = chance(cut.seed);
  const { angle, gap, reach, light, dark, rough = 0.5 } = cut;
  const [left, top, right, bottom] = box(outline);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const far = Math.hypot(right - left, bottom - top) / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let d = "";
  for (let across = -far; across <= far; across += gap) {
    let drawing = false;
    let limit = dark;
    for (let along = -far; along <= far; along += 4) {
      const x = mx + dx * along - dy * across;
      const y = my + dy * along + dx * across;
      const ink = isInside([x, y], outline) && 1 - lightAt([x, y], outline, reach, light) > limit;
      if (ink) {
        d += `${drawing ? "L" : "M"}${round(x + (random() - 0.5) * rough)} ${round(y + (random() - 0.5) * rough)}`;
      } else {
        limit = dark + (random() - 0.5) * 0.12;
      }
      drawing = ink;
    }
  }
  return d;
}

const kept = new WeakMap<Outline, Map<string, unknown>>();

/** What was made of an outline before: a picture that is seen again is not cut again. */
export function once<T>(outline: Outline, how: unknown, make: () => T): T {
  const made = kept.get(outline) ?? new Map<string, unknown>();
  kept.set(outline, made);
  const key = JSON.stringify(how);
  if (!made.has(key)) {
    made.set(key, make());
  }
  return made.get(key) as T;
}
