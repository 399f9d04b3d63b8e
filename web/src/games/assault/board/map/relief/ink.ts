// The signs of the mapmaker, each drawn around the point where it stands: light falls from the left,
// what is turned away from it is hatched.
import { chance, curve, path, type Point } from "../../../../../look/art/relief";

/** A stroke or a shape of a sign. */
export interface Part {
  d: string;
  /** What it is filled with: one of the map's colours; nothing for a bare stroke. */
  fill?: string;
  /** How wide the pen is; 0 for a shape without an outline. */
  pen?: number;
  faint?: number;
}

export type Sign = readonly Part[];

const line = (...points: Point[]): string => path(points, false);

/** A peak: a bare slope to the left, a hatched one to the right, perhaps snow on its head. */
function peak(seed: number, wide: number, high: number, snowy: boolean): Sign {
  const random = chance(seed);
  const lean = (random() - 0.5) * wide * 0.22;
  const top: Point = [lean, -high];
  const left: Point[] = [
    [-wide / 2, 0],
    [-wide * (0.3 + random() * 0.06), -high * 0.36],
    [-wide * (0.15 + random() * 0.05) + lean / 2, -high * 0.66],
  ];
  const right: Point[] = [
    [wide * (0.13 + random() * 0.05) + lean / 2, -high * 0.7],
    [wide * (0.25 + random() * 0.06), -high * 0.34],
    [wide / 2, 0],
  ];
  const spine: Point[] = [
    top,
    [lean + wide * 0.05, -high * 0.74],
    [lean * 0.6 - wide * 0.05, -high * 0.48],
    [wide * 0.07, -high * 0.22],
    [wide * 0.02, -high * 0.04],
  ];
  let hatching = "";
  const strokes = Math.round(high / 3.4);
  for (let k = 1; k <= strokes; k++) {
    const t = k / (strokes + 1);
    const from = spine[Math.min(spine.length - 1, Math.floor(t * spine.length))] as Point;
    const y = -high + high * t;
    const reach = (wide / 2) * t ** 0.9 * (0.62 + random() * 0.3);
    hatching += line([from[0] + 1, y], [Math.max(from[0] + 2, reach), y + high * 0.16]);
  }
  const parts: Part[] = [
    { d: path([...left, top, ...right]), fill: "rock", pen: 0 },
    { d: path([top, ...right, ...[...spine].reverse()]), fill: "shade", pen: 0, faint: 0.3 },
    { d: hatching, pen: 0.55, faint: 0.75 },
    { d: line(...spine.slice(0, 4)), pen: 0.6 },
    { d: line(...left, top, ...right), pen: 1.1 },
  ];
  if (snowy) {
    const cap: Point[] = [
      [left[2]?.[0] ?? 0, -high * 0.66],
      [lean - wide * 0.08, -high * 0.58],
      [lean - wide * 0.02, -high * 0.68],
      [lean + wide * 0.06, -high * 0.56],
      [right[0]?.[0] ?? 0, -high * 0.7],
    ];
    parts.splice(2, 0, { d: path([top, ...cap.reverse()]), fill: "snow", pen: 0.5 });
  }
  return parts;
}

/** A round tree: a crown of lobes on a short trunk. */
function crown(seed: number, x: number, y: number, size: number): Part[] {
  const random = chance(seed);
  const lobes = Array.from({ length: 8 }, (_, i): Point => {
    const turn = (i / 8) * Math.PI * 2;
    const far = size * (0.86 + random() * 0.3);
    return [x + Math.cos(turn) * far, y - size * 1.15 + Math.sin(turn) * far * 0.95];
  });
  const [cx, cy] = [x, y - size * 1.15];
  return [
    { d: line([x, y - size * 0.3], [x, y + size * 0.25]), pen: 1.1 },
    { d: curve(lobes, true, 0.22), fill: random() < 0.5 ? "leaf" : "leaf-2", pen: 0.8 },
    {
      d: `M${cx + size * 0.15} ${cy + size * 0.7}q${size * 0.7}-${size * 0.2} ${size * 0.62}-${size}m-${size * 0.35} ${size * 0.25}q0 ${size * 0.4}-${size * 0.4} ${size * 0.6}`,
      pen: 0.5,
      faint: 0.7,
    },
  ];
}

/** A fir: branches that hang in three tiers. */
function fir(x: number, y: number, size: number, snowy = false): Part[] {
  const half = size * 0.42;
  const tier = (top: number, wide: number): string =>
    `L${x + wide} ${y - size * top}L${x + wide * 0.45} ${y - size * (top + 0.02)}`;
  const back = (top: number, wide: number): string =>
    `L${x - wide * 0.45} ${y - size * (top + 0.02)}L${x - wide} ${y - size * top}`;
  const body =
    `M${x} ${y - size * 1.3}` +
    tier(0.82, half * 0.6) +
    tier(0.44, half * 0.85) +
    `L${x + half} ${y - size * 0.08}L${x - half} ${y - size * 0.08}` +
    back(0.44, half * 0.85) +
    back(0.82, half * 0.6) +
    "Z";
  return [
    { d: line([x, y - size * 0.1], [x, y + size * 0.12]), pen: 1.1 },
    { d: body, fill: snowy ? "snow" : "fir", pen: 0.7 },
    {
      d: `M${x + half * 0.2} ${y - size * 0.85}l${half * 0.24} ${size * 0.2}M${x + half * 0.2} ${y - size * 0.5}l${half * 0.4} ${size * 0.24}M${x + half * 0.02} ${y - size * 0.3}l${half * 0.3} ${size * 0.2}`,
      pen: 0.5,
      faint: 0.75,
    },
  ];
}

/** A few trees that stand together, those behind first. */
function grove(seed: number, trees: number, size: number, firs: number): Sign {
  const random = chance(seed);
  const spots = Array.from({ length: trees }, (_, i): Point => {
    const row = i % 2;
    return [(i - (trees - 1) / 2) * size * 1.15 + random() * 2, (row - 0.5) * size + random() * 2];
  }).sort((a, b) => a[1] - b[1]);
  return spots.flatMap(([x, y], i) =>
    random() < firs
      ? fir(x, y, size * (1.5 + random() * 0.5))
      : crown(seed * 17 + i, x, y, size * (0.8 + random() * 0.25)),
  );
}

function hill(seed: number, wide: number, high: number): Sign {
  const random = chance(seed);
  const lean = (random() - 0.5) * wide * 0.2;
  const back = `M${-wide / 2} 0C${-wide * 0.34} ${-high * 0.5} ${-wide * 0.2 + lean} ${-high} ${lean} ${-high}S${wide * 0.36} ${-high * 0.5} ${wide / 2} 0`;
  let strokes = "";
  for (let k = 0; k < 6; k++) {
    const t = k / 6;
    const x = lean + wide * (0.08 + t * 0.32);
    const y = -high * (0.94 - t * 0.86);
    strokes += `M${x} ${y}q${wide * 0.02} ${high * 0.22}-${wide * 0.03} ${high * (0.3 + random() * 0.14)}`;
  }
  return [
    { d: `${back}Z`, fill: "hill", pen: 0 },
    { d: strokes, pen: 0.55, faint: 0.75 },
    { d: back, pen: 1 },
  ];
}

function floe(seed: number, wide: number, high: number): Sign {
  const random = chance(seed);
  const corners = Array.from({ length: 7 }, (_, i): Point => {
    const turn = (i / 7) * Math.PI * 2 + random() * 0.5;
    const far = 0.75 + random() * 0.3;
    return [(Math.cos(turn) * far * wide) / 2, (Math.sin(turn) * far * high) / 2];
  });
  const thick = corners.map(([x, y]): Point => [x, y + 3]);
  return [
    { d: path(thick), fill: "ice-2", pen: 0.6 },
    { d: path(corners), fill: "ice", pen: 0.8 },
    {
      d: `M${-wide * 0.2} ${-high * 0.05}l${wide * 0.16}-${high * 0.1}m${wide * 0.04} ${high * 0.2}l${wide * 0.16}-${high * 0.06}`,
      pen: 0.5,
      faint: 0.5,
    },
  ];
}

const BERG: Sign = [
  { d: "M-15 2L-11-9-5-6 0-20 5-15 8-18 12-6 16 2 8 5-6 5Z", fill: "ice", pen: 1 },
  { d: "M0-20L5-15 8-18 12-6 16 2 8 5 3-2 5-9Z", fill: "ice-2", pen: 0 },
  { d: "M0-20L3-9 1-2M8-18L7-8 10-1M-5-6L-7 0", pen: 0.5, faint: 0.8 },
  { d: "M-20 6h9m4 2h14m3-2h9", pen: 0.6, faint: 0.6 },
];

const tuft = (x: number, y: number, size: number): string =>
  `M${x} ${y}q-1-${size * 0.6}-${size * 0.4}-${size * 0.8}M${x + 1} ${y}q0-${size * 0.8} ${size * 0.2}-${size * 1.2}M${x + 2} ${y}q1-${size * 0.5} ${size * 0.6}-${size * 0.7}`;

const MOOR: Sign[] = [
  [
    { d: "M-14 2h9m3 0h12m-20 3h7m3 0h10", pen: 0.5, faint: 0.55 },
    { d: tuft(-8, 1, 7) + tuft(2, 0, 8) + tuft(9, 2, 6), pen: 0.75, faint: 0.85 },
  ],
  [
    { d: "M-12 3Q0-1 13 3Q0 7-12 3Z", fill: "bog", pen: 0.5, faint: 0.8 },
    { d: tuft(-11, 2, 6) + tuft(10, 3, 7), pen: 0.75, faint: 0.85 },
  ],
  [{ d: tuft(-5, 0, 6) + tuft(4, 2, 5) + "M-9 3h20", pen: 0.7, faint: 0.75 }],
];

const FARM: Sign[] = [
  // Furrows between hedges
  [
    { d: "M-15 3L-6-8 15-6 8 6Z", fill: "field", pen: 0.6, faint: 0.9 },
    { d: "M-12 3L-3-8M-7 4L3-7M-2 5L8-7M4 5L13-6", pen: 0.45, faint: 0.6 },
  ],
  [
    { d: "M-12-5L8-8 14 2-9 6Z", fill: "field-2", pen: 0.6, faint: 0.9 },
    { d: "M-11-2L10-5M-10 1L12-2M-10 4L13 1", pen: 0.45, faint: 0.6 },
  ],
  [
    { d: "M-4 0v-6l5-4 5 4v6Z", fill: "rock", pen: 0.8 },
    { d: "M-6-5L1-11 8-5Z", fill: "roof", pen: 0.8 },
    { d: "M0 0v-3h2v3M-12 2q3-3 6 0m14 0q4-3 8 0", pen: 0.6 },
  ],
];

const DUNES: Sign[] = [
  [
    {
      d: "M-22 2C-12-2-8-11 2-10 8-9 12 0 22 2 12 4-8 5-22 2Z",
      fill: "sand",
      pen: 0,
    },
    { d: "M-22 2C-12-2-8-11 2-10 8-9 12 0 22 2", pen: 0.9 },
    { d: "M2-10C-1-4 4 0 1 3", pen: 0.7 },
    { d: "M5-8l2 3m1-2l2 4m1-2l2 3m1-1l2 2", pen: 0.5, faint: 0.7 },
  ],
  [
    { d: "M-14 1q8-9 15-2 6 5 13 2", pen: 0.8, faint: 0.9 },
    { d: "M0-2q-1 3 2 5", pen: 0.5, faint: 0.7 },
  ],
  [{ d: "M-9 0h.01M-3-3h.01M2 1h.01M7-2h.01M-1 4h.01M10 3h.01M-6 4h.01", pen: 1.2, faint: 0.6 }],
];

const WAVES: Sign[] = [
  [{ d: "M-12 0q4-5 8 0q4 5 8 0q4-5 8 0", pen: 0.8, faint: 0.6 }],
  [{ d: "M-8 0q4-4 8 0t8 0M-2 5q3-3 6 0t6 0", pen: 0.7, faint: 0.5 }],
];

const DRIFTS: Sign[] = [
  [{ d: "M-13 1q8-6 15-1 5 3 11 0M-6 5q5-3 10 0", pen: 0.6, faint: 0.6 }],
  [{ d: "M-9 0q9-5 18 0", pen: 0.6, faint: 0.5 }],
];

/** Rocks that stand out of the surf, with foam at their feet. */
const ROCKS: Sign[] = [
  [
    { d: "M-8 3L-6-6-2-9 1-3 4-6 8 3Z", fill: "rock", pen: 0.9 },
    { d: "M-2-9L1-3 0 3M4-6L5 0", pen: 0.5, faint: 0.8 },
    { d: "M-12 5q3-3 6 0t6 0 6 0 6 0M-8 8q3-2 6 0t6 0", pen: 0.6, faint: 0.8 },
  ],
  [
    { d: "M-6 3L-3-8 1-11 3-4 7 3Z", fill: "rock", pen: 0.9 },
    { d: "M1-11L0-3 2 3M-3-8L-2-2", pen: 0.5, faint: 0.8 },
    { d: "M-10 5q3-3 6 0t6 0 6 0", pen: 0.6, faint: 0.8 },
  ],
];

/** All signs by name; of each kind several, so that no two of a range are alike. */
export const SIGNS = {
  peak: [1, 2, 3, 4, 5].map((n) => peak(n * 7, 30 + n * 3, 21 + n * 4.4, false)),
  spire: [1, 2, 3, 4, 5].map((n) => peak(n * 13, 29 + n * 3.2, 22 + n * 5, true)),
  grove: [1, 2, 3, 4, 5].map((n) => grove(n * 5, 2 + (n % 3), 6.6, 0.3)),
  fir: [1, 2, 3].map((n) => grove(n * 11, n, 6.2, 1)),
  wood: [1, 2, 3].map((n) => grove(n * 19, n, 6, 0.45)),
  pine: [9, 11].map((size) => fir(0, 0, size, true)),
  hill: [1, 2, 3, 4].map((n) => hill(n * 3, 26 + n * 4, 11 + n * 2)),
  floe: [1, 2, 3, 4, 5].map((n) => floe(n * 23, 20 + n * 5, 9 + n * 2)),
  berg: [BERG],
  moor: MOOR,
  farm: FARM,
  dune: DUNES,
  wave: WAVES,
  drift: DRIFTS,
  rocks: ROCKS,
} satisfies Record<string, Sign[]>;

export type SignName = keyof typeof SIGNS;
