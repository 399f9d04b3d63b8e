// Earth: a hill that got up, with its strata showing, turf on its shoulders and a byre still on it.
import {
  chance,
  fir,
  poly,
  smooth,
  stonework,
  type Mark,
  type Point,
  type Stonework,
} from "./brush";

const HUMP: Mark[] = [
  [120, 660],
  [78, 540],
  [50, 430],
  [96, 300],
  [190, 226],
  [320, 176],
  [430, 160],
  [560, 156],
  [690, 176],
  [806, 216],
  [910, 290],
  [962, 400],
  [930, 540],
  [860, 660],
  [500, 760],
];
const TORSO: Mark[] = [
  [186, 330],
  [262, 264],
  [360, 262],
  [500, 300],
  [640, 268],
  [760, 268],
  [836, 330],
  [856, 430],
  [800, 540],
  [760, 640],
  [770, 760],
  [736, 872],
  [650, 930],
  [510, 946],
  [372, 932],
  [276, 868],
  [252, 750],
  [262, 630],
  [200, 540],
  [160, 430],
];
const HEAD: Mark[] = [
  [350, 226],
  [346, 150],
  [378, 76],
  [430, 26],
  [500, 2],
  [574, 12],
  [640, 48],
  [690, 112],
  [706, 200],
  [706, 290],
  [670, 360],
  [580, 406],
  [470, 404],
  [390, 366],
  [352, 300],
];
const ARM: Mark[] = [
  [716, 316],
  [800, 276],
  [884, 336],
  [938, 440],
  [970, 560],
  [996, 690],
  [1006, 800],
  [974, 884],
  [850, 886],
  [794, 800],
  [790, 690],
  [760, 590],
  [706, 500],
  [680, 400],
];
const FIST: Mark[] = [
  [770, 890],
  [810, 826],
  [880, 800],
  [960, 820],
  [1020, 876],
  [1042, 960],
  [1016, 1046],
  [940, 1100],
  [846, 1092],
  [780, 1040],
  [756, 966],
];
const FAR_ARM: Mark[] = [
  [240, 290],
  [140, 316],
  [70, 420],
  [34, 560],
  [12, 700],
  [24, 820],
  [70, 890],
  [150, 896],
  [200, 840],
  [190, 730],
  [214, 620],
  [260, 520],
  [290, 420],
];
const LEFT_LEG: Mark[] = [
  [270, 800],
  [400, 840],
  [510, 860],
  [514, 980],
  [506, 1080],
  [506, 1180],
  [524, 1260],
  [520, 1320],
  [300, 1326],
  [150, 1320],
  [160, 1262],
  [206, 1180],
  [226, 1080],
  [236, 940],
];
const RIGHT_LEG: Mark[] = [
  [516, 870],
  [640, 840],
  [756, 800],
  [776, 940],
  [788, 1060],
  [800, 1170],
  [850, 1250],
  [866, 1320],
  [700, 1330],
  [548, 1322],
  [530, 1260],
  [546, 1180],
  [530, 1080],
  [510, 980],
];

const torso = stonework(TORSO, { size: 38, seed: 5, flat: 2.3, gap: 4 });
const head = stonework(HEAD, { size: 50, seed: 23, flat: 1.5, gap: 4 });
const arm = stonework(ARM, { size: 60, seed: 31 });
const fist = stonework(FIST, { size: 72, seed: 44, flat: 1.1 });
const farArm = stonework(FAR_ARM, { size: 60, seed: 53 });
const leftLeg = stonework(LEFT_LEG, { size: 54, seed: 64, flat: 1.5 });
const rightLeg = stonework(RIGHT_LEG, { size: 54, seed: 75, flat: 1.5 });

const ROCK = ["#2b2521", "#39312b", "#483e36", "#594d42", "#6c5d4f", "#82715e"];
const FAR_ROCK = ["#221e1b", "#292420", "#312b26", "#3a332d", "#433b34", "#4d443b"];

/** Turf over an edge: ragged grass above, a fringe and roots below. */
function turf(
  edge: readonly Point[],
  thick: number,
  seed: number,
): { green: string; light: string; roots: string } {
  const toss = chance(seed);
  const fine: Point[] = [];
  for (let i = 0; i < edge.length - 1; i++) {
    const a = edge[i] as Point;
    const b = edge[i + 1] as Point;
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
    for (let s = 0; s < steps; s++)
      fine.push([a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps]);
  }
  const last = fine.length - 1;
  const blades = fine.map(([x, y], i): Point =>
    i % 2 === 0 ? [x + (toss() - 0.5) * 7, y - 4 - toss() * 12] : [x, y + 4],
  );
  const fringe = (share: number): Point[] =>
    fine
      .map(([x, y], i): Point => {
        const fade = Math.min(1, i / 6, (last - i) / 6);
        const tuft = Math.sin(i * 0.55) * 0.5 + Math.sin(i * 0.21 + 1) * 0.5;
        return [
          x + (toss() - 0.5) * 5,
          y + fade * thick * share * (0.7 + 0.45 * tuft + (i % 2 === 0 ? 0.5 : 0) + toss() * 0.3),
        ];
      })
      .reverse();
  let roots = "";
  fine.forEach(([x, y], i) => {
    if (toss() < 0.07 && i > 4 && i < last - 4) {
      const drop = thick * (1 + toss() * 2.2);
      const sway = (toss() - 0.5) * 40;
      roots += `M${Math.round(x)} ${Math.round(y + thick * 0.5)}q${Math.round(sway)} ${Math.round(drop * 0.4)} ${Math.round(sway * 0.2)} ${Math.round(drop)}`;
      if (toss() < 0.5)
        roots += `m${Math.round(-sway * 0.1)} ${Math.round(-drop * 0.5)}q${Math.round(-sway * 0.4)} ${Math.round(drop * 0.2)} ${Math.round(-sway * 0.5)} ${Math.round(drop * 0.4)}`;
    }
  });
  return {
    green: poly([...blades, ...fringe(1)]),
    light: poly([...blades, ...fringe(0.42)]),
    roots,
  };
}

const backTurf = turf(
  [
    [50, 430],
    [96, 300],
    [190, 226],
    [320, 176],
    [430, 160],
    [560, 156],
    [690, 176],
    [806, 216],
    [910, 290],
    [962, 400],
  ],
  36,
  3,
);
const crownTurf = turf(
  [
    [366, 104],
    [384, 70],
    [430, 24],
    [500, 0],
    [574, 8],
    [640, 44],
    [684, 100],
  ],
  30,
  4,
);
const leftTurf = turf(
  [
    [60, 436],
    [90, 372],
    [140, 312],
    [200, 276],
    [262, 256],
    [340, 256],
    [392, 272],
  ],
  40,
  6,
);
const rightTurf = turf(
  [
    [664, 270],
    [740, 266],
    [800, 272],
    [884, 330],
    [934, 426],
  ],
  40,
  7,
);
const fistTurf = turf(
  [
    [800, 834],
    [880, 798],
    [960, 816],
    [1010, 858],
  ],
  26,
  8,
);
const beard = turf(
  [
    [372, 330],
    [410, 366],
    [460, 388],
    [520, 396],
    [590, 388],
    [640, 366],
    [690, 326],
  ],
  54,
  15,
);

const firs = (trees: readonly (readonly [number, number, number])[]): string =>
  trees.map(([x, y, h]) => fir([x, y + 6], h)).join("");
const backFirs = firs([
  [66, 372, 70],
  [84, 336, 84],
  [100, 312, 64],
  [128, 284, 100],
  [160, 258, 78],
  [196, 234, 112],
  [232, 214, 84],
  [268, 200, 60],
  [300, 190, 40],
  [742, 196, 58],
  [772, 206, 88],
  [806, 222, 112],
  [840, 246, 92],
  [872, 266, 66],
  [908, 300, 100],
  [932, 336, 78],
  [950, 380, 70],
]);
const nearFirs = firs([
  [120, 338, 44],
  [150, 316, 62],
  [176, 300, 46],
  [836, 306, 46],
  [858, 320, 64],
  [400, 60, 36],
  [412, 48, 46],
  [636, 44, 42],
  [652, 58, 52],
  [668, 78, 34],
  [972, 830, 34],
  [990, 846, 44],
]);

interface StonesProps {
  of: Stonework;
  colours?: string[];
  /** How brightly the edge is lit, and how dark the foot lies. */
  rim?: number;
  shade?: number;
}

function Stones({ of, colours = ROCK, rim = 1, shade = 0.5 }: StonesProps) {
  return (
    <g>
      <path d={of.under} fill="#120f0d" />
      {of.tones.map((tone, i) => (
        <path key={i} d={tone} fill={colours[i]} />
      ))}
      <path d={of.rim} fill={colours[3]} />
      <path d={of.sheen} fill="#f3d7a6" opacity="0.09" />
      <path d={of.under} fill="url(#earth-shade)" opacity={shade} />
      <path d={of.glint} fill="#c4864a" opacity={rim * 0.62} />
    </g>
  );
}

function Turf({
  of: { green, light, roots },
  dark = false,
}: {
  of: ReturnType<typeof turf>;
  dark?: boolean;
}) {
  return (
    <g>
      <path d={roots} fill="none" stroke="#17110d" strokeWidth="6" strokeLinecap="round" />
      <path d={roots} fill="none" stroke="#5f4930" strokeWidth="2.5" strokeLinecap="round" />
      <path d={green} fill={dark ? "#20251b" : "#2b331f"} />
      <path d={light} fill={dark ? "#2a3122" : "#4d582e"} />
    </g>
  );
}

export default function Earth() {
  return (
    <g>
      <defs>
        <linearGradient id="earth-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#100c0a" stopOpacity="0" />
          <stop offset="1" stopColor="#100c0a" stopOpacity="0.75" />
        </linearGradient>
        <linearGradient id="earth-side" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#0e0b0a" stopOpacity="0.7" />
          <stop offset="0.5" stopColor="#0e0b0a" stopOpacity="0" />
          <stop offset="1" stopColor="#f0a050" stopOpacity="0.16" />
        </linearGradient>
        <linearGradient id="earth-hump" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#34352a" />
          <stop offset="0.4" stopColor="#24221d" />
          <stop offset="1" stopColor="#141211" />
        </linearGradient>
        <radialGradient id="earth-eye">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.25" stopColor="#ffc561" />
          <stop offset="1" stopColor="#ff8a1f" stopOpacity="0" />
        </radialGradient>
      </defs>

      <path d={backFirs} fill="#191d17" />
      <path d={smooth(HUMP)} fill="url(#earth-hump)" />
      <Turf of={backTurf} dark />

      <Stones of={farArm} colours={FAR_ROCK} rim={0.15} shade={1} />

      <Stones of={leftLeg} rim={0.35} shade={0.9} />
      <Stones of={rightLeg} shade={0.8} />

      <Stones of={torso} />
      <clipPath id="earth-torso">
        <path d={torso.under} />
      </clipPath>
      <g clipPath="url(#earth-torso)">
        <g fill="none" strokeOpacity="0.3">
          <path
            d="M100 520C300 560 380 500 520 520S720 590 900 540"
            strokeWidth="30"
            stroke="#a4502a"
          />
          <path
            d="M100 560C300 600 380 544 520 564S720 624 900 580"
            strokeWidth="9"
            stroke="#d8b27a"
          />
          <path
            d="M100 712C300 752 420 702 540 724S720 772 900 732"
            strokeWidth="18"
            stroke="#c3a06a"
          />
          <path
            d="M100 400C260 430 380 388 520 404S740 440 900 410"
            strokeWidth="14"
            stroke="#b8693a"
          />
        </g>
        <rect x="100" y="240" width="800" height="720" fill="url(#earth-side)" />
        <path d="M60 880C300 780 700 780 960 860L960 980 60 980Z" fill="#100c0a" opacity="0.5" />
        <path d="M330 290C420 420 640 430 730 280L730 220 330 220Z" fill="#0c0908" opacity="0.6" />
      </g>

      <Stones of={arm} />
      <Stones of={fist} />
      <path
        d="M790 1010C826 1034 842 1070 846 1104M858 1016C880 1040 892 1074 896 1112M926 1016C944 1040 952 1070 952 1106"
        fill="none"
        stroke="#0f0c0a"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <Turf of={fistTurf} />
      <Turf of={leftTurf} />
      <Turf of={rightTurf} />

      <Stones of={head} />
      <clipPath id="earth-head">
        <path d={head.under} />
      </clipPath>
      <g clipPath="url(#earth-head)">
        <rect x="330" y="0" width="390" height="380" fill="url(#earth-side)" />
        {/* Eyes far back under a ledge, a crag between them, a mouth that is only a fault. */}
        <path
          d="M340 158C390 128 450 138 520 168C590 136 650 128 710 154L706 182C650 168 600 186 566 214L556 288 520 296 484 288 474 214C440 186 400 172 344 186Z"
          fill="#7b6a57"
          opacity="0.55"
        />
        <path
          d="M374 186C420 176 456 192 474 218C458 248 404 250 376 226ZM678 182C632 174 590 190 568 218C588 248 652 248 682 222Z"
          fill="#070504"
        />
        <path d="M484 286L500 304 540 304 556 286 540 292 500 292Z" fill="#0d0a08" />
        <path
          d="M380 322C430 300 480 318 524 314S630 300 676 318L668 334C620 322 570 334 524 334S430 324 388 336Z"
          fill="#080605"
        />
      </g>
      <circle cx="428" cy="216" r="30" fill="url(#earth-eye)" />
      <circle cx="620" cy="214" r="30" fill="url(#earth-eye)" />
      <Turf of={beard} />
      <Turf of={crownTurf} />
      <path d={nearFirs} fill="#1b2017" />

      {/* The byre, with a light in it. */}
      <g>
        <path d="M238 262L238 236 272 220 306 236 306 262Z" fill="#4a4036" />
        <path d="M230 240L272 212 314 238 308 244 272 225 236 247Z" fill="#241c17" />
        <rect x="250" y="242" width="8" height="11" fill="#ffce73" />
        <rect x="280" y="244" width="11" height="17" fill="#15100d" />
      </g>
    </g>
  );
}
