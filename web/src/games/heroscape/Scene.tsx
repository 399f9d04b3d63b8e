import { useId } from "react";
import { FRAME, FRAME_TOP, HEIGHT, WIDTH } from "../../look/art/frame";
import { chance, path, type Outline, type Point } from "../../look/art/relief";
import { Relief } from "../../look/art/Relief";

// A diorama in daylight: tiles stacked in layers that can be counted, and a dragon on the top.
const SIZE = 31;
const SQUASH = 0.56;
const LAYER = 15;
const LIGHT = [-0.5, -0.7, 0.6] as const;

interface Ground {
  top: string;
  left: string;
  right: string;
  seam: string;
}

const GRASS: Ground = { top: "#86b355", left: "#8d6b43", right: "#6d5133", seam: "#553e26" };
const MEADOW: Ground = { top: "#9bc267", left: "#8d6b43", right: "#6d5133", seam: "#553e26" };
const ROCK: Ground = { top: "#b4b1a6", left: "#8b877d", right: "#6b675f", seam: "#514e48" };
const SNOW: Ground = { top: "#f6f8fa", left: "#b9c3cc", right: "#8d99a5", seam: "#76828e" };
const SAND: Ground = { top: "#e0c88f", left: "#b3915a", right: "#8f7043", seam: "#6f5632" };
const WATER: Ground = { top: "#5fb2d9", left: "#3d86ae", right: "#2f6c90", seam: "#285c7b" };

interface Tile {
  x: number;
  y: number;
  layers: number;
  ground: Ground;
}

function hill(x: number, y: number, [cx, cy]: Point, [wx, wy]: Point): number {
  return Math.exp(-(((x - cx) / wx) ** 2) - ((y - cy) / wy) ** 2);
}

const TILES: Tile[] = (() => {
  const random = chance(7);
  const tiles: Tile[] = [];
  const wide = SIZE * Math.sqrt(3);
  for (let row = 0; row < 14; row++) {
    const y = 452 + row * SIZE * 1.5 * SQUASH;
    for (let column = -1; column < 13; column++) {
      const x = column * wide + (row % 2 === 0 ? 0 : wide / 2);
      const river = Math.abs(x - (250 + Math.sin(row / 2.2) * 46)) < 30 && row > 3;
      const high =
        9.4 * hill(x, y, [424, 500], [92, 60]) +
        3.2 * hill(x, y, [500, 540], [120, 60]) +
        4.6 * hill(x, y, [96, 560], [88, 52]) +
        1.6 * hill(x, y, [330, 470], [200, 40]) +
        random() * 0.9;
      const layers = river ? 1 : Math.max(1, Math.round(high + 1.2));
      const bank = !river && layers <= 2 && Math.abs(x - 250) < 105 && row > 3;
      const ground = river
        ? WATER
        : layers > 9
          ? SNOW
          : layers > 5
            ? ROCK
            : bank
              ? SAND
              : random() < 0.4
                ? MEADOW
                : GRASS;
      tiles.push({ x, y, layers, ground });
    }
  }
  return tiles;
})();

function Hex({ x, y, layers, ground }: Tile) {
  const [w, h] = [(SIZE * Math.sqrt(3)) / 2, SIZE * SQUASH];
  const top = y - layers * LAYER;
  const seams = Array.from({ length: layers }, (_, i) => {
    const at = top + i * LAYER;
    return `M${x - w} ${at + h / 2}L${x} ${at + h}L${x + w} ${at + h / 2}`;
  }).join("");
  const wall = (side: 1 | -1): string =>
    path([
      [x, top + h],
      [x + side * w, top + h / 2],
      [x + side * w, y + 60],
      [x, y + 60],
    ]);
  return (
    <g>
      <path d={wall(-1)} fill={ground.left} />
      <path d={wall(1)} fill={ground.right} />
      <path d={seams} fill="none" stroke={ground.seam} strokeWidth="1.1" opacity="0.75" />
      <path
        d={path([
          [x, top - h],
          [x + w, top - h / 2],
          [x + w, top + h / 2],
          [x, top + h],
          [x - w, top + h / 2],
          [x - w, top - h / 2],
        ])}
        fill={ground.top}
        stroke={ground.seam}
        strokeOpacity="0.35"
        strokeWidth="0.8"
      />
    </g>
  );
}

// -- the dragon ------------------------------------------------------------------------------

const SCALES = ["#4d1210", "#7c1d17", "#b0301f", "#d9502c", "#f08a4b"];
const HORN = ["#6b5a43", "#a9946c", "#e6d5a8"];

const BODY: Outline = [
  [402, 246],
  [372, 262],
  [350, 296],
  [348, 336],
  [368, 368],
  [408, 380],
  [450, 370],
  [468, 338],
  [458, 296],
  [434, 262],
];

const NECK: Outline = [
  [352, 308],
  [326, 272],
  [312, 232],
  [314, 192],
  [330, 166],
  [356, 160],
  [364, 178],
  [350, 198],
  [352, 226],
  [370, 248],
  [398, 266],
  [392, 300],
];

const SKULL: Outline = [
  [364, 150],
  [340, 140],
  [318, 146],
  [296, 160],
  [266, 166],
  [250, 176],
  [256, 186],
  [286, 186],
  [304, 194],
  [336, 192],
  [360, 178],
];

const JAW: Outline = [
  [336, 192],
  [306, 200],
  [278, 212],
  [262, 212],
  [280, 222],
  [312, 214],
  [344, 204],
];

const TAIL: Outline = [
  [440, 340],
  [486, 356],
  [528, 394],
  [552, 446],
  [556, 500],
  [540, 540],
  [530, 536],
  [540, 500],
  [530, 456],
  [504, 414],
  [468, 388],
  [436, 380],
];

const SPADE: Outline = [
  [536, 526],
  [560, 548],
  [534, 578],
  [516, 556],
];

const LEGS: Outline[] = [
  [
    [378, 330],
    [362, 366],
    [356, 388],
    [336, 400],
    [350, 408],
    [380, 404],
    [396, 376],
    [404, 346],
  ],
  [
    [424, 330],
    [410, 360],
    [414, 384],
    [398, 402],
    [416, 410],
    [446, 404],
    [462, 372],
    [460, 338],
  ],
];

const HORNS: Outline[] = [
  [
    [346, 146],
    [378, 122],
    [408, 116],
    [384, 136],
    [360, 156],
  ],
  [
    [356, 160],
    [386, 148],
    [404, 150],
    [384, 162],
    [362, 172],
  ],
];

interface Wing {
  shoulder: Point;
  wrist: Point;
  tips: Point[];
  end: Point;
  skin: string[];
}

const NEAR_WING: Wing = {
  shoulder: [404, 268],
  wrist: [246, 34],
  tips: [
    [60, 92],
    [84, 196],
    [146, 272],
    [228, 318],
  ],
  end: [364, 330],
  skin: ["#e0673a", "#cf5530", "#bb4528", "#a83a24"],
};

const FAR_WING: Wing = {
  shoulder: [416, 262],
  wrist: [508, 18],
  tips: [
    [598, 110],
    [592, 206],
    [556, 276],
    [504, 316],
  ],
  end: [448, 306],
  skin: ["#b9482b", "#a63d26", "#933320", "#812b1c"],
};

/** Skin between the fingers of a hand, its edge drawn in between them. */
function WingShape({ shoulder, wrist, tips, end, skin }: Wing) {
  const ends = [...tips, end];
  return (
    <g strokeLinejoin="round">
      {skin.map((fill, i) => {
        const [a, b] = [ends[i] as Point, ends[i + 1] as Point];
        const middle: Point = [
          (a[0] + b[0]) / 2 + (wrist[0] - (a[0] + b[0]) / 2) * 0.13,
          (a[1] + b[1]) / 2 + (wrist[1] - (a[1] + b[1]) / 2) * 0.13,
        ];
        const inner = i === skin.length - 1 ? [shoulder] : [];
        return (
          <g key={fill}>
            <path d={path([wrist, a, middle, b, ...inner])} fill={fill} />
            <path d={path([wrist, middle, b, ...inner])} fill="#5d1712" opacity="0.22" />
          </g>
        );
      })}
      {[shoulder, ...tips].map((tip, i) => (
        <path
          key={i}
          d={path([wrist, tip], false)}
          stroke={i === 0 ? "#7c1d17" : "#8c2a1c"}
          strokeWidth={i === 0 ? 13 : 5}
          strokeLinecap="round"
        />
      ))}
      <path
        d={path([
          [wrist[0] - 8, wrist[1] + 4],
          [wrist[0] + 2, wrist[1] - 24],
          [wrist[0] + 9, wrist[1] + 4],
        ])}
        fill="#e6d5a8"
      />
    </g>
  );
}

function Dragon() {
  const scaly = (outline: Outline, seed: number, grain = 22, reach = 26) => (
    <Relief
      outline={outline}
      seed={seed}
      grain={grain}
      reach={reach}
      light={LIGHT}
      colours={SCALES}
    />
  );
  return (
    <g>
      <WingShape {...FAR_WING} />
      {scaly(TAIL, 3, 20, 16)}
      {scaly(SPADE, 4, 16, 12)}
      {scaly(BODY, 5, 24, 52)}
      <WingShape {...NEAR_WING} />
      {scaly(NECK, 6, 20, 26)}
      {LEGS.map((leg, i) => (
        <g key={i}>{scaly(leg, 8 + i, 17, 16)}</g>
      ))}
      {HORNS.map((horn, i) => (
        <Relief
          key={i}
          outline={horn}
          seed={20 + i}
          grain={14}
          reach={8}
          light={LIGHT}
          colours={HORN}
        />
      ))}
      {scaly(JAW, 12, 15, 9)}
      {scaly(SKULL, 13, 17, 20)}
      <path d="M312 160l16-5 4 7-16 4Z" fill="#ffe27a" />
      <path d="M320 157l3 8" stroke="#2b0d0a" strokeWidth="2.4" />
      <path
        d="M262 187l4 9 4-10M276 187l4 9 4-9M290 189l3 9 5-7"
        fill="#f7efd8"
        stroke="#f7efd8"
        strokeWidth="1"
      />
    </g>
  );
}

// -- the others ------------------------------------------------------------------------------

/** A samurai on the left hill, blade drawn against the sky. */
function Samurai({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <ellipse cx="4" cy="2" rx="34" ry="11" fill="#2f4a22" opacity="0.45" />
      <path d="M26-60 88-128l4 2-58 74Z" fill="#f2f6f8" />
      <path d="M34-52 88-126 92-126 36-50Z" fill="#aebcc6" />
      <path d="M-22 0-14-42 2-44 0 0Z" fill="#27344f" />
      <path d="M2-44 18-42 26 0 6 0 2-30Z" fill="#1b2540" />
      <path d="M-24-34-18-58 22-58 28-34 16-28 2-36-12-28Z" fill="#8e2b25" />
      <path d="M2-58 22-58 28-34 16-28 2-36Z" fill="#6d1e1b" />
      <path d="M-18-58-16-88 4-94 22-86 22-58Z" fill="#3c4a68" />
      <path d="M4-94 22-86 22-58 4-58Z" fill="#2b3753" />
      <path d="M-30-64-26-90-8-90-12-62Z" fill="#a8352c" />
      <path d="M20-88 38-84 38-62 24-58Z" fill="#7f2620" />
      <path d="M24-78 40-64 34-50 22-58Z" fill="#2b3753" />
      <path d="M28-54 40-66 44-60 34-48Z" fill="#d9b08a" />
      <path d="M-10-94-8-112 12-112 14-94 2-88Z" fill="#d9b08a" />
      <path d="M2-88 2-106 12-106 14-94Z" fill="#b98d68" />
      <path d="M-22-98-14-118 2-126 18-118 26-98 14-104-10-104Z" fill="#2c3550" />
      <path d="M2-126 18-118 26-98 14-104 2-106Z" fill="#1d2439" />
      <path d="M-14-134-4-122 2-142 8-122 18-134 10-116-6-116Z" fill="#e8bd4a" />
    </g>
  );
}

/** A soulborg: steel, one eye, and no hurry. */
function Soulborg({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="2" rx="44" ry="13" fill="#2f4a22" opacity="0.45" />
      <path d="M-30 0-28-36-10-40-8 0Z" fill="#56636e" />
      <path d="M8 0 10-40 28-36 34 0Z" fill="#3d4852" />
      <path d="M-40-56-30-100 0-112 30-100 40-56 24-34-24-34Z" fill="#7d8c97" />
      <path d="M0-112 30-100 40-56 24-34 0-34Z" fill="#5b6872" />
      <path d="M-24-34 0-60 24-34Z" fill="#46525c" />
      <path d="M-64-58-58-98-34-104-30-78-42-52Z" fill="#93a2ad" />
      <path d="M34-104 58-96 66-58 46-50 32-78Z" fill="#4d5963" />
      <path d="M-64-58-42-52-46-22-60-20Z" fill="#697781" />
      <path d="M66-58 46-50 48-30 104-34 104-46Z" fill="#3d4852" />
      <path d="M92-50 112-50 112-30 92-30Z" fill="#2c353d" />
      <path d="M-18-104-14-130 0-138 16-130 20-104 0-96Z" fill="#a4b2bc" />
      <path d="M0-138 16-130 20-104 0-96Z" fill="#76848f" />
      <path d="M-14-122 16-122 14-112-12-112Z" fill="#20272d" />
      <circle cx="3" cy="-117" r="4.5" fill="#ff5a3c" />
      <path d="M-10-84 10-84 6-68-6-68Z" fill="#ff8f4a" />
    </g>
  );
}

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  const tier = (k: number, side: 1 | -1): string => {
    const top = y - size + k * size * 0.26;
    return `M${x} ${top}L${x + side * size * (0.2 + k * 0.09)} ${top + size * 0.44}L${x} ${top + size * 0.5}Z`;
  };
  return (
    <g>
      <ellipse
        cx={x + 4}
        cy={y + 1}
        rx={size * 0.36}
        ry={size * 0.12}
        fill="#2f4a22"
        opacity="0.4"
      />
      <path d={`M${x - 3} ${y - size * 0.2}h6v${size * 0.22}h-6Z`} fill="#5b4128" />
      <path d={[2, 1, 0].map((k) => tier(k, -1)).join("")} fill="#4f8a4c" />
      <path d={[2, 1, 0].map((k) => tier(k, 1)).join("")} fill="#366b3b" />
    </g>
  );
}

/** Who stands on the tiles: drawn after the row they stand in, so that nearer tiles hide them. */
const STANDING: { row: number; what: React.ReactNode }[] = [
  { row: 1, what: <Fir x={256} y={432} size={46} /> },
  { row: 1, what: <Fir x={292} y={440} size={56} /> },
  { row: 2, what: <Fir x={22} y={470} size={60} /> },
  { row: 3, what: <Dragon /> },
  { row: 5, what: <Samurai x={104} y={506} /> },
  { row: 6, what: <Fir x={186} y={560} size={52} /> },
  { row: 7, what: <Fir x={330} y={590} size={50} /> },
  { row: 9, what: <Soulborg x={470} y={624} /> },
  { row: 10, what: <Fir x={40} y={654} size={64} /> },
  { row: 10, what: <Fir x={366} y={660} size={44} /> },
];

export default function HeroscapeScene() {
  const id = useId();
  const rows = [...new Set(TILES.map(({ y }) => y))];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={`M-50 -50H650V${FRAME_TOP + 330}H600V${HEIGHT}H0V${FRAME_TOP + 330}H-50Z`} />
        </clipPath>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6fb0dc" />
          <stop offset="0.45" stopColor="#b7dcee" />
          <stop offset="0.62" stopColor="#f3efdc" />
        </linearGradient>
      </defs>
      <path
        d={FRAME}
        fill={`url(#${id}sky)`}
        stroke="#ffffff"
        strokeOpacity="0.4"
        strokeWidth="2"
      />
      <g fill="#fff" opacity="0.75">
        <path d="M40 330c6-20 34-26 46-8 10-16 38-12 42 6 18-4 30 8 28 20H30c-8-6-4-18 10-18Z" />
        <path d="M430 168c5-15 26-20 36-6 8-12 30-9 33 5 14-3 24 6 22 16h-96c-7-5-4-14 5-15Z" />
        <path d="M196 400c4-12 22-16 30-5 7-10 25-8 28 4 12-2 20 5 18 13h-80c-6-4-3-11 4-12Z" />
      </g>
      <path
        d="M0 452 60 404l44 28 70-62 62 58 52-30 70 52 90-78 72 62 80-40V520H0Z"
        fill="#9cc0cf"
      />
      <path d="M0 476 70 442l80 24 90-40 96 44 110-48 154 40V540H0Z" fill="#82adb3" />
      <g clipPath={`url(#${id}frame)`}>
        {rows.map((y, row) => (
          <g key={row}>
            {TILES.filter((tile) => tile.y === y).map((tile) => (
              <Hex key={tile.x} {...tile} />
            ))}
            {STANDING.filter((standing) => standing.row === row).map(({ what }, i) => (
              <g key={i}>{what}</g>
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
