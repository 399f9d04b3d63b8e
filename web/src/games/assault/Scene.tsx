import { memo, useId } from "react";
import { FRAME, FRAME_TOP, HEIGHT, WIDTH } from "../../look/art/frame";
import {
  chance,
  curve,
  hatched,
  once,
  path,
  type Outline,
  type Point,
} from "../../look/art/relief";

// A map of the north in ink on vellum, and one of those who march across it.
const INK = "#3a2a1a";
const VELLUM = "#eddcb4";
const PALE = "#f7ecd0";
const LIGHT = [-0.6, -0.65, 0.5] as const;

const LEGS: Outline[] = [
  [
    [190, 470],
    [262, 480],
    [276, 540],
    [256, 610],
    [262, 720],
    [164, 720],
    [160, 620],
    [168, 540],
  ],
  [
    [330, 480],
    [430, 470],
    [456, 540],
    [462, 620],
    [478, 720],
    [376, 720],
    [370, 620],
    [344, 545],
  ],
];

const TORSO: Outline = [
  [220, 180],
  [262, 160],
  [312, 176],
  [364, 160],
  [408, 178],
  [436, 220],
  [428, 280],
  [410, 330],
  [412, 400],
  [312, 414],
  [212, 400],
  [208, 330],
  [192, 280],
  [186, 220],
];

const KILT: Outline = [
  [204, 390],
  [312, 410],
  [418, 390],
  [444, 450],
  [456, 506],
  [420, 520],
  [392, 498],
  [356, 526],
  [312, 500],
  [270, 528],
  [232, 498],
  [198, 520],
  [166, 506],
  [180, 450],
];

const MANTLE: Outline = [
  [168, 226],
  [176, 186],
  [214, 158],
  [264, 146],
  [312, 166],
  [360, 146],
  [412, 156],
  [450, 186],
  [460, 226],
  [440, 238],
  [424, 222],
  [404, 246],
  [384, 226],
  [362, 250],
  [340, 230],
  [312, 254],
  [284, 230],
  [262, 250],
  [240, 226],
  [220, 246],
  [202, 222],
  [186, 240],
];

const UPPER_ARM: Outline = [
  [424, 190],
  [462, 200],
  [506, 232],
  [514, 262],
  [488, 278],
  [446, 256],
  [418, 230],
];

const FOREARM: Outline = [
  [482, 270],
  [470, 216],
  [472, 160],
  [482, 130],
  [520, 130],
  [526, 172],
  [520, 226],
  [512, 266],
];

const FIST: Outline = [
  [472, 108],
  [494, 98],
  [520, 102],
  [532, 120],
  [526, 142],
  [500, 150],
  [476, 142],
  [468, 124],
];

const SHAFT: Outline = [
  [486, 350],
  [506, 6],
  [518, 6],
  [500, 352],
];

const BLADE: Outline = [
  [506, 26],
  [532, 18],
  [558, 4],
  [584, 24],
  [596, 56],
  [586, 90],
  [562, 108],
  [538, 84],
  [504, 74],
];

const POLL: Outline = [
  [506, 30],
  [482, 34],
  [472, 50],
  [482, 66],
  [504, 70],
];

const HELM: Outline = [
  [258, 104],
  [262, 66],
  [284, 42],
  [312, 34],
  [340, 42],
  [362, 66],
  [366, 104],
  [340, 98],
  [322, 108],
  [318, 140],
  [306, 140],
  [302, 108],
  [284, 98],
];

const HORNS: Outline[] = [
  [
    [270, 58],
    [240, 62],
    [214, 48],
    [200, 20],
    [204, 2],
    [216, 24],
    [238, 38],
    [262, 38],
    [282, 46],
  ],
  [
    [354, 58],
    [384, 62],
    [410, 48],
    [424, 20],
    [420, 2],
    [408, 24],
    [386, 38],
    [362, 38],
    [342, 46],
  ],
];

const FACE: Outline = [
  [264, 98],
  [360, 98],
  [358, 140],
  [340, 158],
  [284, 158],
  [266, 140],
];

const BEARD: Outline = [
  [262, 124],
  [282, 144],
  [300, 138],
  [312, 146],
  [324, 138],
  [342, 144],
  [362, 124],
  [368, 168],
  [356, 210],
  [340, 236],
  [330, 262],
  [316, 250],
  [308, 276],
  [296, 252],
  [282, 238],
  [266, 208],
  [256, 168],
];

const SHIELD_ARM: Outline = [
  [206, 190],
  [172, 206],
  [148, 246],
  [140, 300],
  [178, 320],
  [206, 280],
  [220, 230],
];

const SHIELD: Outline = Array.from({ length: 28 }, (_, i): Point => {
  const turn = (i / 28) * Math.PI * 2;
  return [134 + Math.cos(turn) * 92, 344 + Math.sin(turn) * 96];
});

const BOSS: Outline = Array.from({ length: 14 }, (_, i): Point => {
  const turn = (i / 14) * Math.PI * 2;
  return [134 + Math.cos(turn) * 24, 344 + Math.sin(turn) * 25];
});

interface EngravedProps {
  outline: Outline;
  seed: number;
  reach?: number;
  gap?: number;
  angle?: number;
  dark?: number;
  fill?: string;
}

/** A shape in ink: an outline, strokes in its shadow, crossed where the shadow is deep. */
const Engraved = memo(function Engraved({
  outline,
  seed,
  reach = 40,
  gap = 4.6,
  angle = 0.95,
  dark = 0.42,
  fill = PALE,
}: EngravedProps) {
  const strokes = (turn: number, limit: number): string => {
    const how = { seed, reach, light: LIGHT, gap, angle: turn, dark: limit };
    return once(outline, how, () => hatched(outline, how));
  };
  return (
    <g stroke={INK} strokeLinejoin="round" strokeLinecap="round">
      <path d={curve(outline, true, 0.12)} fill={fill} strokeWidth="2.6" />
      <g fill="none" strokeWidth="1.25" opacity="0.9">
        <path d={strokes(angle, dark)} />
        <path d={strokes(angle + 1.15, dark + 0.32)} />
      </g>
    </g>
  );
});

/** One peak as a mapmaker draws it: the lit slope bare, the other in strokes. */
function peak(x: number, y: number, w: number, h: number, seed: number) {
  const random = chance(seed);
  const top: Point = [x + (random() - 0.5) * w * 0.2, y - h];
  const left: Point[] = [
    [x - w / 2, y],
    [x - w * 0.3, y - h * 0.42],
    [x - w * 0.16, y - h * 0.66],
  ];
  const right: Point[] = [
    [x + w * 0.14, y - h * 0.7],
    [x + w * 0.26, y - h * 0.36],
    [x + w / 2, y],
  ];
  const spine: Point[] = [
    top,
    [x + w * 0.02, y - h * 0.7],
    [x - w * 0.05, y - h * 0.44],
    [x + w * 0.05, y - h * 0.16],
  ];
  let strokes = "";
  for (let k = 1; k < 12; k++) {
    const t = k / 12;
    const from: Point = [top[0] + (x + w * 0.05 - top[0]) * t, top[1] + h * t * 0.86];
    const to: Point = [
      top[0] + (x + w / 2 - top[0]) * Math.min(1, t + 0.14) - random() * 5,
      top[1] + h * Math.min(1, t + 0.2) - random() * 4,
    ];
    strokes += path([from, to], false);
  }
  return { body: path([...left, top, ...right]), line: [...left, top, ...right], spine, strokes };
}

function Peak(props: { x: number; y: number; w: number; h: number; seed: number }) {
  const { x, y, w, h, seed } = props;
  const { body, line, spine, strokes } = peak(x, y, w, h, seed);
  return (
    <g stroke={INK} strokeLinecap="round" strokeLinejoin="round">
      <path d={body} fill={VELLUM} stroke="none" />
      <path d={strokes} fill="none" strokeWidth="1.1" opacity="0.8" />
      <path d={path(spine, false)} fill="none" strokeWidth="1.3" />
      <path d={path(line, false)} fill="none" strokeWidth="2" />
    </g>
  );
}

const BACK_RANGE = (() => {
  const random = chance(5);
  return Array.from({ length: 15 }, (_, i) => ({
    x: 40 + i * 40 + random() * 22,
    y: 470 + random() * 44 - Math.abs(i - 7) * 2,
    w: 74 + random() * 44,
    h: 60 + random() * 56,
    seed: i + 1,
  })).sort((a, b) => a.y - b.y);
})();

const FRONT_RANGE = (() => {
  const random = chance(23);
  return Array.from({ length: 26 }, (_, i) => ({
    x: 130 + (i % 13) * 36 + random() * 20,
    y: (i < 13 ? 640 : 706) + random() * 50,
    w: 70 + random() * 40,
    h: 46 + random() * 44,
    seed: 60 + i,
  })).sort((a, b) => a.y - b.y);
})();

const COAST: Point[] = [
  [-10, 520],
  [34, 540],
  [52, 574],
  [92, 590],
  [96, 626],
  [70, 660],
  [104, 700],
  [100, 780],
];

const TREES = (() => {
  const random = chance(31);
  return Array.from({ length: 34 }, () => ({
    x: 420 + random() * 180,
    y: 570 + random() * 50,
  })).sort((a, b) => a.y - b.y);
})();

interface SealProps {
  x: number;
  y: number;
  wax: string;
  dark: string;
  sign: string;
}

/** A people's token: wax, pressed with its sign. */
function Seal({ x, y, wax, dark, sign }: SealProps) {
  const random = chance(Math.round(x + y));
  const edge = Array.from({ length: 16 }, (_, i): Point => {
    const turn = (i / 16) * Math.PI * 2;
    const r = 27 + random() * 5;
    return [Math.cos(turn) * r, Math.sin(turn) * r];
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={curve(edge)} fill="#2a1a0e" opacity="0.35" transform="translate(3 4)" />
      <path d={curve(edge)} fill={wax} />
      <circle r="20" fill="none" stroke={dark} strokeWidth="2.5" opacity="0.8" />
      <path
        d="M-22-8A23 23 0 0 1-4-24"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d={sign}
        fill="none"
        stroke={PALE}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

const SEALS: SealProps[] = [
  {
    x: 62,
    y: 196,
    wax: "#9c2b22",
    dark: "#6d1913",
    sign: "M0 10C-10 6-9-2-3-5-4 0 1 1 1-4 1-8-1-11-1-13 7-9 11 2 6 8 4 10 2 11 0 10Z",
  },
  { x: 556, y: 300, wax: "#3d6d93", dark: "#274b68", sign: "M0-12V12M-10-6L10 6M10-6L-10 6" },
  { x: 546, y: 452, wax: "#5d4a86", dark: "#3f3160", sign: "M4-12L-5 1H5L-4 12" },
  { x: 60, y: 476, wax: "#5f7a3a", dark: "#435826", sign: "M-12 8L-4-6 1 2 5-4 12 8Z" },
];

function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={INK} strokeLinejoin="round">
      <circle r="30" fill="none" strokeWidth="1.2" />
      <circle r="24" fill="none" strokeWidth="0.8" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} strokeWidth="1">
          <path d="M0-38L6-6 0 0Z" fill={INK} />
          <path d="M0-38L-6-6 0 0Z" fill={PALE} />
        </g>
      ))}
    </g>
  );
}

export default function AssaultScene() {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={FRAME} />
        </clipPath>
        <radialGradient id={`${id}vellum`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0" stopColor="#f6e9c8" />
          <stop offset="0.65" stopColor={VELLUM} />
          <stop offset="1" stopColor="#c9ac76" />
        </radialGradient>
      </defs>
      <path d={FRAME} fill={`url(#${id}vellum)`} />
      <g clipPath={`url(#${id}frame)`}>
        <g fill="#a9834a" opacity="0.12">
          <circle cx="90" cy="260" r="70" />
          <circle cx="520" cy="640" r="90" />
          <circle cx="430" cy="200" r="44" />
        </g>
        <g fill="none" stroke={INK} strokeWidth="0.9" opacity="0.22">
          {Array.from({ length: 9 }, (_, i) => (
            <path key={i} d={`M300 ${FRAME_TOP + 330}L${-60 + i * 90} ${FRAME_TOP - 10}`} />
          ))}
          <circle cx="300" cy="440" r="250" />
          <circle cx="300" cy="440" r="330" />
        </g>
        <path
          d={path(
            [
              [0, 400],
              [60, 388],
              [110, 420],
              [180, 396],
              [260, 424],
              [350, 398],
              [450, 426],
              [540, 396],
              [620, 410],
            ],
            false,
          )}
          fill="none"
          stroke={INK}
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
          opacity="0.7"
        />
        {BACK_RANGE.map((mountain) => (
          <Peak key={mountain.seed} {...mountain} />
        ))}
      </g>
      <path d={FRAME} fill="none" stroke={INK} strokeOpacity="0.7" strokeWidth="2" />
      <g clipPath={`url(#${id}frame)`}>
        {LEGS.map((leg, i) => (
          <Engraved key={i} outline={leg} seed={50 + i} reach={44} />
        ))}
      </g>
      <Engraved outline={KILT} seed={2} reach={70} angle={1.5} dark={0.36} fill="#e4d0a2" />
      <Engraved outline={TORSO} seed={1} reach={110} />
      <path
        d="M206 386C270 404 354 404 416 386L420 408C354 426 268 426 202 408Z"
        fill="#c79a45"
        stroke={INK}
        strokeWidth="2.4"
      />
      <circle cx="312" cy="408" r="17" fill="#e0b85f" stroke={INK} strokeWidth="2.4" />
      <Engraved outline={SHAFT} seed={6} reach={6} gap={6} dark={0.5} fill="#c9a876" />
      <Engraved outline={POLL} seed={8} reach={14} fill="#cfd4d2" />
      <Engraved outline={BLADE} seed={7} reach={30} angle={0.4} fill="#dfe4e2" />
      <Engraved outline={UPPER_ARM} seed={9} reach={36} />
      <Engraved outline={FOREARM} seed={10} reach={26} />
      <Engraved outline={FIST} seed={11} reach={24} dark={0.5} />
      <path
        d="M474 118l52-4M476 130l52-6"
        stroke={INK}
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <Engraved outline={SHIELD_ARM} seed={12} reach={34} />
      <Engraved outline={MANTLE} seed={13} reach={38} angle={1.35} dark={0.3} fill="#e6d4aa" />
      <Engraved outline={FACE} seed={14} reach={30} dark={0.5} />
      {HORNS.map((horn, i) => (
        <Engraved key={i} outline={horn} seed={16 + i} reach={12} gap={3.6} />
      ))}
      <path d="M276 116l20 4-3 7-15-4ZM348 116l-20 4 3 7 15-4Z" fill={INK} />
      <Engraved outline={BEARD} seed={18} reach={46} angle={1.4} dark={0.34} fill="#f4ead6" />
      <Engraved outline={HELM} seed={15} reach={40} fill="#d9b566" />
      <Engraved
        outline={SHIELD}
        seed={19}
        reach={120}
        gap={6}
        angle={1.57}
        dark={0.34}
        fill="#b5533d"
      />
      <path d={curve(SHIELD)} fill="none" stroke="#c79a45" strokeWidth="11" />
      <path
        d={curve(SHIELD)}
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
        transform="translate(134 344) scale(1.06) translate(-134 -344)"
      />
      <path
        d={curve(SHIELD)}
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
        transform="translate(134 344) scale(.94) translate(-134 -344)"
      />
      <path
        d="M134 270L150 328 208 344 150 360 134 418 118 360 60 344 118 328Z"
        fill="#efdcae"
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Engraved outline={BOSS} seed={20} reach={24} gap={4} fill="#dfe4e2" />
      <g clipPath={`url(#${id}frame)`}>
        {FRONT_RANGE.map((mountain) => (
          <Peak key={mountain.seed} {...mountain} />
        ))}
        <path d={`${curve(COAST, false)}L-10 780Z`} fill="#cfd9cf" stroke={INK} strokeWidth="2.4" />
        <g fill="none" stroke={INK} strokeWidth="1.1" opacity="0.5">
          {[10, 20, 32].map((shift) => (
            <path
              key={shift}
              d={curve(COAST, false)}
              transform={`translate(${-shift} ${shift * 0.3})`}
            />
          ))}
        </g>
        {TREES.map(({ x, y }, i) => (
          <path
            key={i}
            d={`M${x} ${y}v-4m0 0c-9 1-10-9-4-10-2-8 10-8 8 0 6 1 5 11-4 10Z`}
            fill={VELLUM}
            stroke={INK}
            strokeWidth="1.4"
          />
        ))}
        {SEALS.map((seal) => (
          <Seal key={seal.x} {...seal} />
        ))}
        <Compass x={546} y={176} />
      </g>
    </svg>
  );
}
