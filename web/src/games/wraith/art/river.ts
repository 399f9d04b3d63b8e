// What the river is made of: its lengths, fins, teeth, scales, weed and rain.
import {
  along,
  beside,
  boxOf,
  cells,
  chance,
  inside,
  middle,
  shrunk,
  smooth,
  tube,
  vein,
  worn,
  type Knuckle,
  type Mark,
  type Point,
} from "./brush";

const random = chance(31);
const n = (value: number): string => value.toFixed(0);

// Back to front: the near coil overlaps the far one.
const TAIL: Knuckle[] = [
  [96, 1400, 54],
  [96, 1260, 70],
  [112, 1130, 82],
  [142, 1000, 92],
  [196, 896, 98],
  [268, 862, 100],
  [334, 920, 98],
  [366, 1030, 98],
  [384, 1150, 102],
  [392, 1270, 106],
  [392, 1400, 110],
];
const COIL: Knuckle[] = [
  [420, 1400, 100],
  [430, 1260, 104],
  [428, 1120, 108],
  [432, 990, 112],
  [468, 884, 116],
  [536, 850, 118],
  [604, 900, 118],
  [644, 1000, 118],
  [662, 1120, 122],
  [672, 1260, 128],
  [672, 1400, 132],
];
const NECK: Knuckle[] = [
  [720, 1400, 150],
  [728, 1250, 146],
  [744, 1100, 142],
  [756, 970, 138],
  [750, 840, 134],
  [722, 720, 128],
  [674, 620, 120],
  [628, 530, 114],
  [614, 440, 112],
  [650, 360, 110],
  [700, 300, 96],
];

export const UPPER: Mark[] = [
  [330, 236, 1],
  [350, 196],
  [400, 180],
  [452, 190],
  [510, 178],
  [566, 142],
  [640, 120],
  [716, 134],
  [790, 184],
  [838, 256],
  [846, 340],
  [806, 404],
  [730, 420],
  [660, 396],
  [600, 340],
  [540, 296],
  [470, 274],
  [400, 268],
  [352, 264],
];
export const LOWER: Mark[] = [
  [372, 350, 1],
  [420, 340],
  [490, 336],
  [560, 350],
  [620, 388],
  [700, 420],
  [760, 452],
  [700, 500],
  [620, 492],
  [540, 448],
  [466, 412],
  [404, 388],
];
export const MAW: Mark[] = [
  [360, 262, 1],
  [470, 272],
  [560, 306],
  [640, 380],
  [700, 424],
  [600, 400],
  [500, 344],
  [380, 352, 1],
];
export const HORN: Knuckle[] = [
  [590, 168, 40],
  [606, 110, 36],
  [622, 50, 26],
  [656, -16, 14],
  [716, -70, 2],
];
const SPINES: Knuckle[][] = [
  [
    [660, 150, 20],
    [700, 80, 16],
    [770, 20, 2],
  ],
  [
    [716, 164, 20],
    [782, 100, 16],
    [866, 66, 2],
  ],
  [
    [764, 196, 20],
    [850, 150, 16],
    [944, 144, 2],
  ],
  [
    [806, 244, 20],
    [900, 214, 16],
    [1000, 232, 2],
  ],
  [
    [830, 300, 20],
    [920, 292, 15],
    [1010, 326, 2],
  ],
  [
    [834, 356, 18],
    [910, 370, 13],
    [984, 416, 2],
  ],
];
export const crestWeb = smooth([
  [640, 160],
  ...SPINES.flatMap((spine, i): Mark[] => {
    const tip = spine[2] as Knuckle;
    const next = SPINES[i + 1]?.[2];
    const here: Mark = [tip[0], tip[1], 1];
    return next ? [here, [(tip[0] + next[0]) / 2 - 44, (tip[1] + next[1]) / 2 + 8]] : [here];
  }),
  [800, 420],
]);
export const spines = SPINES.map((s) => tube(s, 4)).join("");

const FIN: Point[][] = Array.from({ length: 8 }, (_, i) => {
  const t = i / 7;
  const root: Point = [770 + t * 20, 540 + t * 200];
  const turn = -0.8 + t * 1.3;
  const far = 280 - Math.abs(t - 0.3) * 150;
  return [root, [root[0] + Math.cos(turn) * far, root[1] + Math.sin(turn) * far - 30]];
});
export const finWeb = smooth([
  [740, 520],
  ...FIN.flatMap(([, tip], i): Mark[] => {
    const next = FIN[i + 1]?.[1];
    const here: Mark = [tip?.[0] ?? 0, tip?.[1] ?? 0, 1];
    return next && tip ? [here, [(tip[0] + next[0]) / 2 - 30, (tip[1] + next[1]) / 2]] : [here];
  }),
  [780, 760],
]);
export const finRays = FIN.map(([a, b]) =>
  a && b ? `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}` : "",
).join("");
export const TAIL_FIN: Mark[] = [
  [110, 1180],
  [40, 1090],
  [-60, 1030, 1],
  [-10, 1120],
  [-110, 1130, 1],
  [-20, 1190],
  [-100, 1230, 1],
  [0, 1240],
  [-50, 1310, 1],
  [90, 1280],
];

export interface Glass {
  rim: string;
  wall: string;
  deep: string;
  streams: string;
  threads: string;
  shine: string;
  bubbles: string;
  falls: string;
}

/** A length of river: light at its rims, dark within, with currents, bubbles and what runs off it. */
function glass(spine: readonly Knuckle[], lit: number, wet = 10): Glass {
  const path = along(spine, 8);
  const thin = (by: number): string =>
    tube(
      spine.map(([x, y, r]): Knuckle => [x, y, r * by]),
      8,
    );
  const found: Glass = {
    rim: thin(1),
    wall: thin(0.9),
    deep: thin(0.62),
    streams: "",
    threads: "",
    shine: "",
    bubbles: "",
    falls: "",
  };
  for (let i = 0; i < 15; i++) {
    const from = random() * 0.75;
    const line = vein(
      spine,
      (random() - 0.5) * 1.7,
      from,
      Math.min(1, from + 0.12 + random() * 0.3),
      8,
    );
    if (i % 2 === 0) found.streams += line;
    else found.threads += line;
  }
  // A highlight that swells and thins like light on moving water.
  const edge: Point[] = [];
  const inner: Point[] = [];
  path.forEach((_, i) => {
    const wave = 0.07 + 0.06 * Math.sin(i * 0.31) + 0.02 * Math.sin(i * 0.9);
    edge.push(beside(path, i, lit * 0.84));
    inner.push(beside(path, i, lit * (0.84 - wave)));
  });
  found.shine = smooth([...edge, ...inner.reverse()]);
  for (let i = 0; i < 18; i++) {
    const [x, y] = beside(path, Math.floor(random() * path.length), (random() - 0.5) * 1.5);
    const r = 3 + random() * 9;
    found.bubbles += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
  }
  for (let i = 0; i < wet; i++) {
    const [x, y] = beside(
      path,
      Math.floor((0.1 + random() * 0.75) * path.length),
      0.9 * (random() < 0.5 ? 1 : -1),
    );
    found.falls += `M${n(x)} ${n(y)}l${n((random() - 0.5) * 8)} ${n(60 + random() * 150)}`;
  }
  return found;
}
export const tail = glass(TAIL, -1);
export const coil = glass(COIL, -1);
export const neck = glass(NECK, 1, 14);

/** Scales where the skin is thick. */
function scales(shape: readonly Mark[], size: number, seed: number): string {
  return cells(boxOf(shape), size, seed, 1.3)
    .filter((cell) => cell.length > 2 && inside(middle(cell), shape))
    .map((cell) => worn(shrunk(cell, 2.5)))
    .join("");
}
export const headScales = scales(UPPER, 26, 5);
export const jawScales = scales(LOWER, 24, 6);
const neckPath = along(NECK, 8);
export const neckScales = scales(
  [
    ...neckPath.map((_, i): Mark => beside(neckPath, i, 0.86)),
    ...neckPath.map((_, i): Mark => beside(neckPath, i, 0.1)).reverse(),
  ],
  40,
  7,
);

/** Weed that hangs and drifts. */
function weed(x: number, y: number, long: number, lean: number): string {
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    d += `Q${n(x + lean * (t - 0.1) + (i % 2 === 0 ? 9 : -9))} ${n(y + long * (t - 0.1))} ${n(x + lean * t)} ${n(y + long * t)}`;
  }
  return d;
}
export const weeds = [
  weed(420, 392, 150, -16),
  weed(466, 414, 220, -24),
  weed(516, 440, 180, -10),
  weed(566, 470, 240, -30),
  weed(616, 492, 160, -14),
  weed(196, 950, 150, -20),
  weed(300, 950, 190, 10),
  weed(500, 930, 170, -26),
  weed(610, 960, 210, 14),
  weed(868, 640, 180, 30),
  weed(960, 560, 150, 26),
  weed(640, 720, 170, -20),
].join("");

export const rain = Array.from({ length: 90 }, () => {
  const x = -500 + random() * 2000;
  const y = -200 + random() * 1400;
  const l = 40 + random() * 70;
  return `M${n(x)} ${n(y)}l${n(-l * 0.22)} ${n(l)}`;
}).join("");
export const waves = [0, 1, 2, 3].map((row) => {
  let d = `M-1700 ${1268 + row * 34}`;
  for (let x = -1700; x < 2700; x += 150)
    d += `q${20 + random() * 24} ${n(-16 - random() * 14)} ${n(75)} 0t75 0`;
  return d;
});
export const foam = Array.from({ length: 110 }, () => {
  const at = [100, 392, 424, 672, 730][Math.floor(random() * 5)] ?? 400;
  const far = (random() + random() - 1) * 190;
  const r = 4 + random() * 13 * (1 - Math.abs(far) / 220);
  const y = 1276 - Math.abs(random() * (60 - Math.abs(far) * 0.24));
  return `M${n(at + far - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}).join("");
const teeth = (from: Point, to: Point, count: number, long: number): string =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const w = (Math.hypot(to[0] - from[0], to[1] - from[1]) / count) * 0.36;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const l = long * (1 - t * 0.45) * (0.7 + random() * 0.5);
    return `M${n(x - w)} ${n(y)}L${n(x - 3)} ${n(y + l)}L${n(x + w)} ${n(y + 3)}Z`;
  }).join("");
export const fangs = teeth([362, 262], [590, 318], 9, 46) + teeth([386, 352], [590, 372], 8, -40);
