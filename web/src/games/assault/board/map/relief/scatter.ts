// Where signs stand: by the ground, thicker and taller in the heart of a region, and never on what
// is written there or where an army stands.
import { chance, distance, isInside, type Point } from "../../../../../look/art/relief";
import type { Region } from "../../../shapes";
import { seedOf } from "../land/lines";
import type { Box, Shape } from "../land/land";
import { SIGNS, type SignName } from "./ink";

export interface Planted {
  sign: SignName;
  n: number;
  at: Point;
  size: number;
}

interface Growth {
  /** Signs and how often each of them comes. */
  signs: readonly (readonly [SignName, number])[];
  /** From sign to sign, across and down. */
  step: readonly [number, number];
  /** From smallest to largest. */
  size: readonly [number, number];
  /** How far from the border. */
  edge: number;
  /** How much of the land is bare. */
  bare: number;
}

const GROWTH: Record<Region["ground"], Growth> = {
  mountains: { signs: [["peak", 1]], step: [27, 15], size: [0.34, 1.16], edge: 8, bare: 0.12 },
  forest: { signs: [["grove", 1]], step: [19, 10], size: [0.72, 1], edge: 8, bare: 0.04 },
  woodland: {
    signs: [
      ["wood", 5],
      ["grove", 3],
    ],
    step: [30, 19],
    size: [0.75, 0.95],
    edge: 11,
    bare: 0.34,
  },
  tundra: {
    signs: [
      ["pine", 5],
      ["drift", 4],
    ],
    step: [26, 17],
    size: [0.62, 1],
    edge: 12,
    bare: 0.3,
  },
  moor: { signs: [["moor", 1]], step: [33, 20], size: [0.8, 1.05], edge: 12, bare: 0.26 },
  farmland: {
    signs: [
      ["farm", 6],
      ["wood", 1],
    ],
    step: [31, 18],
    size: [0.72, 0.95],
    edge: 15,
    bare: 0.22,
  },
  coast: {
    signs: [
      ["farm", 4],
      ["wood", 2],
      ["hill", 1],
    ],
    step: [33, 21],
    size: [0.66, 0.86],
    edge: 15,
    bare: 0.4,
  },
  hills: {
    signs: [
      ["hill", 6],
      ["wood", 1],
    ],
    step: [28, 14],
    size: [0.68, 1],
    edge: 10,
    bare: 0.1,
  },
  desert: { signs: [["dune", 1]], step: [42, 23], size: [0.8, 1.15], edge: 14, bare: 0.3 },
  sea: { signs: [["wave", 1]], step: [50, 26], size: [0.8, 1], edge: 34, bare: 0.5 },
  "sea-ice": {
    signs: [
      ["floe", 6],
      ["berg", 1],
      ["wave", 1],
    ],
    step: [40, 22],
    size: [0.6, 0.95],
    edge: 17,
    bare: 0.3,
  },
};

/** Ranges north of this line carry snow. */
const SNOW_LINE = 300;

/** Whether a sign would hide what is free: tall ones already from below it. */
const hides = (at: Point, box: Box, tall: number, wide: number): boolean =>
  at[0] > box.x - wide &&
  at[0] < box.x + box.width + wide &&
  at[1] > box.y - 2 &&
  at[1] - tall < box.y + box.height;

/** Where an army stands the ground is trodden bare, and round. */
function isTrodden(at: Point, { x, y, width, height }: Box, tall: number): boolean {
  const across = (at[0] - x - width / 2) / (width / 2 + 8);
  const down = (at[1] - tall * 0.4 - y - height / 2) / (height / 2 + tall * 0.6);
  return across * across + down * down < 1;
}

/** Soft hills of chance between 0 and 1, so that ranges rise and fall. */
function swell(seed: number): (at: Point) => number {
  const random = chance(seed);
  const [a, b, c, d] = [
    random() * 6,
    random() * 6,
    0.014 + random() * 0.008,
    0.02 + random() * 0.01,
  ];
  return (at) =>
    0.5 +
    0.25 * (Math.sin(at[0] * c + at[1] * 0.011 + a) + Math.sin(at[1] * d - at[0] * 0.009 + b));
}

function pick({ signs }: Growth, all: number, luck: number): SignName {
  let left = luck * all;
  for (const [sign, often] of signs) {
    left -= often;
    if (left <= 0) return sign;
  }
  return signs[0]?.[0] ?? "wave";
}

const TALL: Partial<Record<SignName, number>> = {
  peak: 40,
  spire: 46,
  grove: 16,
  wood: 14,
  hill: 15,
  berg: 18,
  pine: 13,
};

/** The signs of a region from back to front. `free` is what is written there, `clearing` where an army stands. */
export function plantedIn({ region, box }: Shape, free: readonly Box[], clearing: Box): Planted[] {
  const growth = GROWTH[region.ground];
  // The content's own outline: it has a tenth of the points of the drawn one, and signs keep away.
  const ring = region.outline;
  const seed = seedOf(region.id);
  const random = chance(seed);
  const rise = swell(seed);
  const all = growth.signs.reduce((sum, [, often]) => sum + often, 0);
  const [across, down] = growth.step;
  const [small, large] = growth.size;
  const [right, bottom] = [box.x + box.width + across, box.y + box.height];
  const found: Planted[] = [];
  // Most tries come to nothing: they share one point.
  const at: [x: number, y: number] = [0, 0];
  let row = 0;
  for (let y = box.y; y < bottom; y += down, row++) {
    for (let x = box.x - across; x < right; x += across) {
      at[0] = x + (random() - 0.5) * across * 0.7 + (row % 2) * across * 0.5;
      at[1] = y + (random() - 0.5) * down * 0.6;
      const kind = random();
      const luck = random();
      const n = random();
      const vary = random();
      const high = rise(at);
      if (luck < growth.bare * (1.6 - high * 1.2) || !isInside(at, ring)) continue;
      const far = distance(at, ring);
      if (far < growth.edge) continue;
      const size =
        small + (large - small) * (0.3 * vary + 0.35 * Math.min(1, far / 46) + 0.35 * high);
      const chosen = pick(growth, all, kind);
      const sign = chosen === "peak" && region.label[1] < SNOW_LINE ? "spire" : chosen;
      const tall = (TALL[sign] ?? 8) * size;
      if (isTrodden(at, clearing, tall) || free.some((one) => hides(at, one, tall, 9 * size)))
        continue;
      found.push({ sign, n: Math.floor(n * SIGNS[sign].length), at: [at[0], at[1]], size });
    }
  }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}
