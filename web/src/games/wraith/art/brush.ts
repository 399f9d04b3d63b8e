// Drawing with code: seeded chance, smooth outlines, cells like cobbles, tubes, cracks. All pure.

export type Point = readonly [x: number, y: number];
/** A point of an outline; a third 1 makes it a sharp corner. */
export type Mark = readonly [x: number, y: number, sharp?: number];

/** Return a source of numbers in 0..1 that always says the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value));

/** A straight-edged closed shape. */
export function poly(points: readonly Point[]): string {
  return points.length === 0 ? "" : `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

/** A smooth curve through the marks, closed unless told otherwise. */
export function smooth(marks: readonly Mark[], closed = true): string {
  const count = marks.length;
  const at = (i: number): Mark => {
    const j = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return marks[j] as Mark;
  };
  const pull = (i: number): Point => {
    const [, , sharp] = at(i);
    if (sharp) return [0, 0];
    const before = at(i - 1);
    const after = at(i + 1);
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const a = at(i);
    const b = at(i + 1);
    const out = pull(i);
    const into = pull(i + 1);
    d += `C${n(a[0] + out[0])} ${n(a[1] + out[1])} ${n(b[0] - into[0])} ${n(b[1] - into[1])} ${n(b[0])} ${n(b[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed shape whose corners are worn round. */
export function worn(points: readonly Point[]): string {
  const count = points.length;
  if (count < 3) return "";
  const mid = (i: number): string => {
    const a = points[i % count] as Point;
    const b = points[(i + 1) % count] as Point;
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  let d = `M${mid(count - 1)}`;
  points.forEach(([x, y], i) => {
    d += `Q${n(x)} ${n(y)} ${mid(i)}`;
  });
  return `${d}Z`;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The middle of a shape, good enough for convex ones. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>((s, [x, y]) => [s[0] + x, s[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Draw a shape's points towards its middle by so many units. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  const [mx, my] = middle(points);
  return points.map(([x, y]) => {
    const away = Math.hypot(x - mx, y - my) || 1;
    const k = Math.max(0.2, 1 - by / away);
    return [mx + (x - mx) * k, my + (y - my) * k];
  });
}

/** Divide a box into cells like cobbles (Voronoi); `flat` > 1 makes them wider than high. */
export function cells(box: Box, size: number, seed: number, flat = 1): Point[][] {
  const random = chance(seed);
  const columns = Math.max(1, Math.round(box.w / (size * flat)));
  const rows = Math.max(1, Math.round(box.h / size));
  const sites: Point[] = [];
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const shift = row % 2 === 0 ? 0.25 : 0.75;
      sites.push([
        ((column + shift + (random() - 0.5) * 0.85) * box.w) / columns,
        ((row + 0.5 + (random() - 0.5) * 0.85) * box.h * flat) / rows,
      ]);
    }
  }
  const far = size * flat * 3.2;
  return sites.map((site) => {
    const near = sites.filter(
      (s) => s !== site && Math.abs(s[0] - site[0]) < far && Math.abs(s[1] - site[1]) < far,
    );
    let cell: Point[] = [
      [site[0] - far, site[1] - far],
      [site[0] + far, site[1] - far],
      [site[0] + far, site[1] + far],
      [site[0] - far, site[1] + far],
    ];
    for (const other of near) cell = nearerTo(cell, site, other);
    return cell.map(([x, y]) => [box.x + x, box.y + y / flat] as const);
  });
}

/** Cut off what lies nearer to the other site. */
function nearerTo(cell: Point[], site: Point, other: Point): Point[] {
  const mx = (site[0] + other[0]) / 2;
  const my = (site[1] + other[1]) / 2;
  const dx = other[0] - site[0];
  const dy = other[1] - site[1];
  const side = ([x, y]: Point): number => (x - mx) * dx + (y - my) * dy;
  const kept: Point[] = [];
  cell.forEach((a, i) => {
    const b = cell[(i + 1) % cell.length] as Point;
    const sa = side(a);
    const sb = side(b);
    if (sa <= 0) kept.push(a);
    if (sa < 0 !== sb < 0) {
      const t = sa / (sa - sb);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return kept;
}

/** Sort shapes into tones 0..count-1 and join those of a tone into one path. */
export function toned(
  shapes: readonly Point[][],
  count: number,
  tone: (at: Point) => number,
  draw: (shape: Point[]) => string,
): string[] {
  const paths = Array.from({ length: count }, () => "");
  for (const shape of shapes) {
    if (shape.length < 3) continue;
    const t = Math.max(0, Math.min(count - 1, Math.floor(tone(middle(shape)) * count)));
    paths[t] = (paths[t] ?? "") + draw(shape);
  }
  return paths;
}

export type Knuckle = readonly [x: number, y: number, radius: number];

/** Points along a smooth spine with its radius, `fine` between two knuckles. */
export function along(spine: readonly Knuckle[], fine = 8): Knuckle[] {
  const at = (i: number): Knuckle => spine[Math.max(0, Math.min(spine.length - 1, i))] as Knuckle;
  const found: Knuckle[] = [];
  for (let i = 0; i < spine.length - 1; i++) {
    for (let s = 0; s < fine; s++) {
      const t = s / fine;
      const mix = (k: 0 | 1 | 2): number => {
        const [a, b, c, d] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      found.push([mix(0), mix(1), Math.max(1, mix(2))]);
    }
  }
  found.push(at(spine.length - 1));
  return found;
}

/** A point beside a spine: `side` -1..1 from its left edge to its right. */
export function beside(path: readonly Knuckle[], i: number, side: number): Point {
  const a = path[Math.max(0, i - 1)] as Knuckle;
  const b = path[Math.min(path.length - 1, i + 1)] as Knuckle;
  const here = path[i] as Knuckle;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [
    here[0] + ((a[1] - b[1]) / length) * here[2] * side,
    here[1] + ((b[0] - a[0]) / length) * here[2] * side,
  ];
}

/** A body like a rope of changing thickness. */
export function tube(spine: readonly Knuckle[], fine = 8): string {
  const path = along(spine, fine);
  const right = path.map((_, i) => beside(path, i, 1));
  const left = path.map((_, i) => beside(path, i, -1)).reverse();
  return smooth([...right, ...left]);
}

/** A line that runs along a spine at one side of it, from `from` to `to` (0..1). */
export function vein(spine: readonly Knuckle[], side: number, from = 0, to = 1, fine = 8): string {
  const path = along(spine, fine);
  const first = Math.floor(from * (path.length - 1));
  const last = Math.ceil(to * (path.length - 1));
  const points: Point[] = [];
  for (let i = first; i <= last; i++) points.push(beside(path, i, side));
  return smooth(points, false);
}

/** A crack that wanders from one point towards another and forks now and then. */
export function crack(from: Point, to: Point, seed: number, rough = 0.35, forks = 2): string {
  const random = chance(seed);
  const draw = (a: Point, b: Point, left: number): string => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const steps = Math.max(2, Math.round(length / 28));
    let d = `M${n(a[0])} ${n(a[1])}`;
    let branches = "";
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const off = i === steps ? 0 : (random() - 0.5) * length * rough * 0.5;
      const x = a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / length) * off;
      const y = a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / length) * off;
      d += `L${n(x)} ${n(y)}`;
      if (left > 0 && i < steps && random() < 0.5) {
        const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) + (random() < 0.5 ? -1 : 1) * 0.9;
        const reach = length * (0.25 + random() * 0.3);
        branches += draw(
          [x, y],
          [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach],
          left - 1,
        );
      }
    }
    return d + branches;
  };
  return draw(from, to, forks);
}

/** A little fir tree standing on a point. */
export function fir([x, y]: Point, height: number): string {
  const w = height * 0.26;
  return (
    `M${n(x)} ${n(y - height)}L${n(x + w * 0.6)} ${n(y - height * 0.55)}L${n(x + w * 0.25)} ${n(y - height * 0.58)}` +
    `L${n(x + w)} ${n(y - height * 0.1)}L${n(x + 1.5)} ${n(y - height * 0.14)}L${n(x + 1.5)} ${n(y)}L${n(x - 1.5)} ${n(y)}` +
    `L${n(x - 1.5)} ${n(y - height * 0.14)}L${n(x - w)} ${n(y - height * 0.1)}L${n(x - w * 0.25)} ${n(y - height * 0.58)}L${n(x - w * 0.6)} ${n(y - height * 0.55)}Z`
  );
}

/** A flame: a tongue from its foot to its tip, leaning as the wind blows. */
export function flame([x, y]: Point, width: number, height: number, lean = 0): string {
  const tip = x + lean;
  const top = y - height;
  return (
    `M${n(x - width / 2)} ${n(y)}C${n(x - width * 0.75)} ${n(y - height * 0.35)} ${n(tip - width * 0.28)} ${n(y - height * 0.45)} ${n(tip)} ${n(top)}` +
    `C${n(tip + width * 0.05)} ${n(y - height * 0.6)} ${n(x + width * 0.85)} ${n(y - height * 0.4)} ${n(x + width / 2)} ${n(y)}Z`
  );
}

/** Whether a point lies inside a shape. */
export function inside([x, y]: Point, shape: readonly Mark[]): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [ax, ay] = shape[i] as Mark;
    const [bx, by] = shape[j] as Mark;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

export function boxOf(shape: readonly Mark[]): Box {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export interface Stonework {
  /** The stones as they fit together: the dark between them shows. */
  under: string;
  /** Each tone's stones, darkest first. */
  tones: string[];
  /** The upper faces that catch the sky. */
  sheen: string;
  /** Stones at the edge that faces the light, and the part of them that catches it. */
  rim: string;
  glint: string;
}

export interface Masonry {
  size: number;
  seed: number;
  flat?: number;
  gap?: number;
  tones?: number;
  /** Where the light of the horizon comes from: 1 from the right, -1 from the left. */
  lit?: number;
  /** Broken edges instead of worn ones. */
  sharp?: boolean;
}

/** Build a shape of whole stones, so that its outline is theirs. */
export function stonework(shape: readonly Mark[], how: Masonry): Stonework {
  const { size, seed, flat = 1.25, gap = 4, tones: count = 6, lit = 1, sharp = false } = how;
  const draw = sharp ? poly : worn;
  const random = chance(seed * 7 + 1);
  const box = boxOf(shape);
  const found: Stonework = {
    under: "",
    tones: Array.from({ length: count }, () => ""),
    sheen: "",
    rim: "",
    glint: "",
  };
  for (const cell of cells(box, size, seed, flat)) {
    const at = middle(cell);
    if (cell.length < 3 || !inside(at, shape)) continue;
    found.under += poly(shrunk(cell, -3));
    const across = (at[0] - box.x) / box.w;
    const down = (at[1] - box.y) / box.h;
    const tone =
      0.66 - Math.abs(across - 0.5 - lit * 0.1) * 0.7 - down * 0.36 + (random() - 0.5) * 0.36;
    const stone = shrunk(cell, gap);
    const t = Math.max(0, Math.min(count - 1, Math.floor(tone * count)));
    if (!inside([at[0] + lit * size * flat * 0.95, at[1] + size * 0.2], shape)) {
      found.rim += draw(stone);
      const far = size * flat * 0.16;
      found.glint += draw(
        shrunk(stone, size * 0.2).map(([x, y]): Point => [x + lit * far, y - size * 0.02]),
      );
    } else {
      found.tones[t] = (found.tones[t] ?? "") + draw(stone);
    }
    if (random() < 0.75) {
      const face = shrunk(stone, size * 0.17).map(([x, y]): Point => [
        x + size * 0.05,
        y - size * 0.1,
      ]);
      found.sheen += draw(face);
    }
  }
  return found;
}
