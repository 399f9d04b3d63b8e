import { chance, type Point } from "../art/brush";

/** One drawing of the way up; the phone has its own, so that nothing on it gets tiny. */
export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** Where the way begins, at the gate. */
  gate: Point;
  /** Every place of a fight from the first to the last, and the bends between them. */
  trail: readonly (readonly [x: number, y: number, bend?: "bend"])[];
  /** The upper edges of the three ages' land, and of the mountains behind. */
  ridges: {
    far: readonly Point[];
    elder: readonly Point[];
    adult: readonly Point[];
    young: readonly Point[];
    near: readonly Point[];
  };
  river: string;
  /** The last peak: its snow, and the side that lies in shadow. */
  peak: { snow: string; shade: string };
  village: { at: Point; scale: number };
  /** Where the small sights stand, in the order of the fights: x, y, scale. */
  sights: readonly (readonly [x: number, y: number, scale: number])[];
  /** Where an age's Giants loom behind their ridge: foot, width. */
  giants: readonly (readonly [foot: number, width: number])[];
  /** Where the name of an age is written. */
  ages: readonly (readonly [x: number, y: number, turn: number])[];
  moon: Point;
}

export const WIDE: Layout = {
  name: "wide",
  width: 1000,
  height: 900,
  gate: [212, 812],
  trail: [
    [345, 800],
    [520, 752],
    [700, 742],
    [866, 694],
    [946, 624, "bend"],
    [856, 566],
    [672, 560],
    [480, 548],
    [284, 520],
    [132, 466, "bend"],
    [192, 388],
    [388, 352],
    [590, 300],
    [776, 214],
  ],
  ridges: {
    far: [
      [0, 196],
      [70, 150],
      [130, 112],
      [196, 170],
      [262, 128],
      [340, 66],
      [420, 150],
      [500, 112],
      [566, 152],
      [640, 96],
      [720, 130],
      [820, 60],
      [900, 120],
      [1000, 90],
    ],
    elder: [
      [0, 330],
      [90, 306],
      [190, 300],
      [290, 282],
      [388, 262],
      [480, 236],
      [580, 214],
      [660, 168],
      [720, 110],
      [776, 66],
      [824, 112],
      [880, 168],
      [940, 186],
      [1000, 214],
    ],
    adult: [
      [0, 418],
      [110, 420],
      [210, 438],
      [320, 448],
      [440, 470],
      [560, 476],
      [680, 474],
      [790, 478],
      [890, 462],
      [1000, 424],
    ],
    young: [
      [0, 664],
      [120, 690],
      [240, 706],
      [360, 700],
      [480, 668],
      [600, 654],
      [700, 656],
      [800, 640],
      [890, 606],
      [1000, 540],
    ],
    near: [
      [0, 776],
      [90, 792],
      [200, 822],
      [330, 846],
      [470, 866],
      [640, 892],
      [800, 912],
      [1000, 930],
    ],
  },
  river:
    "M1000 744C950 748 900 776 842 786 760 800 716 826 690 858 678 874 660 888 640 904H800C812 880 836 856 880 842 930 828 972 830 1000 820Z",
  peak: {
    snow: "M776 66C758 84 740 94 716 114 698 132 690 146 668 164 690 162 700 152 714 156 728 160 724 178 738 172 752 166 754 142 766 146 778 150 774 176 788 166 802 156 800 140 812 138 822 138 830 150 846 150 838 136 832 122 824 112 806 92 792 82 776 66Z",
    shade:
      "M776 66C792 82 806 92 824 112 844 136 860 156 880 168 900 180 920 180 940 186 960 194 980 206 1000 214V420C940 380 900 372 880 320 864 280 842 262 828 226 812 186 800 160 792 130 786 106 780 88 776 66Z",
  },
  village: { at: [20, 742], scale: 1 },
  sights: [
    [424, 690, 1],
    [688, 654, 0.95],
    [826, 796, 1],
    [962, 668, 0.9],
    [752, 478, 1],
    [590, 476, 1],
    [566, 622, 0.8],
    [182, 574, 0.9],
    [100, 306, 1],
    [300, 282, 1],
    [500, 388, 0.85],
    [872, 292, 0.9],
  ],
  giants: [
    [872, 430],
    [690, 420],
    [520, 380],
  ],
  ages: [
    [520, 838, -5],
    [322, 634, 2],
    [806, 384, -5],
  ],
  moon: [128, 62],
};

export const TALL: Layout = {
  name: "tall",
  width: 400,
  height: 1284,
  gate: [180, 1226],
  trail: [
    [272, 1130],
    [110, 1076],
    [278, 1010],
    [118, 940],
    [60, 880, "bend"],
    [150, 820],
    [296, 768],
    [118, 702],
    [282, 634],
    [350, 574, "bend"],
    [250, 512],
    [98, 456],
    [262, 388],
    [184, 296],
  ],
  ridges: {
    far: [
      [0, 236],
      [50, 176],
      [100, 130],
      [150, 190],
      [210, 120],
      [270, 176],
      [330, 112],
      [400, 180],
    ],
    elder: [
      [0, 410],
      [50, 380],
      [96, 330],
      [140, 250],
      [184, 176],
      [226, 250],
      [276, 296],
      [330, 330],
      [400, 350],
    ],
    adult: [
      [0, 590],
      [70, 606],
      [150, 600],
      [240, 572],
      [320, 540],
      [400, 530],
    ],
    young: [
      [0, 860],
      [80, 876],
      [160, 900],
      [240, 908],
      [320, 896],
      [400, 876],
    ],
    near: [
      [0, 1188],
      [80, 1200],
      [160, 1222],
      [260, 1246],
      [400, 1270],
    ],
  },
  river:
    "M400 990C372 996 352 1012 350 1034 348 1056 372 1062 368 1088 366 1110 340 1130 344 1160 346 1190 380 1210 400 1220Z",
  peak: {
    snow: "M184 176C172 196 156 222 146 242 138 258 130 268 122 282 138 278 142 264 154 268 164 272 160 290 170 284 180 276 178 258 188 262 198 266 196 282 206 276 214 270 212 258 228 256 214 234 200 204 184 176Z",
    shade:
      "M184 176C200 204 214 234 226 250 242 272 258 286 276 296 294 308 310 320 330 330 356 340 380 346 400 350V500C330 470 280 430 256 390 232 350 222 320 210 280 202 250 192 214 184 176Z",
  },
  village: { at: [2, 1150], scale: 0.95 },
  sights: [
    [205, 1084, 0.6],
    [36, 1040, 0.7],
    [370, 1040, 0.62],
    [36, 952, 0.7],
    [250, 852, 0.72],
    [362, 730, 0.72],
    [44, 738, 0.62],
    [356, 684, 0.7],
    [340, 484, 0.75],
    [36, 420, 0.75],
    [340, 420, 0.6],
    [318, 352, 0.62],
  ],
  giants: [
    [1090, 300],
    [770, 300],
    [490, 270],
  ],
  ages: [
    [270, 938, 0],
    [250, 712, 0],
    [112, 546, 0],
  ],
  moon: [330, 60],
};

/** A smooth line through points, as many fine points; `fine` to a stretch. */
function throughAll(points: readonly Point[], fine: number): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const found: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < fine; s++) {
      const t = s / fine;
      const mix = (k: 0 | 1): number =>
        b[k] +
        0.5 *
          t *
          (c[k] -
            a[k] +
            t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      found.push([mix(0), mix(1)]);
    }
  }
  found.push(at(points.length - 1));
  return found;
}

const FINE = 12;

export interface Way {
  /** The whole way from the gate in small steps. */
  steps: Point[];
  /** Which step each fight is at. */
  stops: number[];
}

/** A rope hangs through between two knots. */
function sagging(marks: readonly Point[]): Point[] {
  return marks.flatMap((mark, i): Point[] => {
    const next = marks[i + 1];
    if (next === undefined) {
      return [mark];
    }
    const sag = Math.abs(next[0] - mark[0]) * 0.07 * (i % 2 === 0 ? 1 : 0.6);
    return [mark, [(mark[0] + next[0]) / 2, (mark[1] + next[1]) / 2 + sag]];
  });
}

/** The way up with so many fights on it; with other than twelve they stand evenly. */
export function wayUp(layout: Layout, fights: number): Way {
  const marks = [layout.gate, ...layout.trail.map(([x, y]): Point => [x, y])];
  const steps = throughAll(sagging(marks), FINE);
  const places = layout.trail.flatMap(([, , bend], i) => (bend ? [] : [(i + 1) * 2 * FINE]));
  const last = places.length - 1;
  const stops = Array.from({ length: fights }, (_, i) => {
    const at = fights > 1 ? (i * last) / (fights - 1) : 0;
    const below = places[Math.floor(at)] ?? 0;
    const above = places[Math.ceil(at)] ?? below;
    return Math.round(below + (above - below) * (at - Math.floor(at)));
  });
  return { steps, stops };
}

export function line(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** Land below a ridge, its edge a little rough. */
export function land(ridge: readonly Point[], floor: number, rough: number, seed: number): string {
  const toss = chance(seed);
  const edge = throughAll(ridge, 10).map(([x, y]): Point => [x, y + (toss() - 0.5) * rough]);
  const first = edge[0] as Point;
  const last = edge[edge.length - 1] as Point;
  return `${line(edge)}L${last[0]} ${floor}L${first[0]} ${floor}Z`;
}

/** Mountains: straight flanks between the points. */
export function peaks(ridge: readonly Point[], floor: number): string {
  const first = ridge[0] as Point;
  const last = ridge[ridge.length - 1] as Point;
  return `${line(ridge)}L${last[0]} ${floor}L${first[0]} ${floor}Z`;
}
