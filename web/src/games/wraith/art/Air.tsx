// Air: wind wound round nothing, winged, with a tail; it carries about whatever it was curious of.
import { along, beside, chance, smooth, tube, vein, type Knuckle, type Point } from "./brush";

const random = chance(12);
const n = (value: number): string => value.toFixed(0);

const TRUNK: Knuckle[] = [
  [500, 400, 76],
  [500, 466, 168],
  [500, 560, 192],
  [498, 660, 172],
  [496, 760, 140],
  [494, 850, 108],
  [490, 930, 80],
  [490, 988, 66],
  [490, 1040, 40],
];
const HEAD: Knuckle[] = [
  [500, 450, 110],
  [498, 380, 74],
  [498, 310, 90],
  [500, 230, 118],
  [500, 156, 104],
  [492, 92, 60],
  [470, 30, 26],
  [430, -24, 4],
];
const TAIL_LEFT: Knuckle[] = [
  [488, 976, 58],
  [436, 1058, 66],
  [366, 1120, 62],
  [300, 1180, 52],
  [236, 1232, 34],
  [160, 1262, 18],
  [90, 1252, 7],
];
const TAIL_RIGHT: Knuckle[] = [
  [494, 976, 58],
  [552, 1056, 66],
  [622, 1114, 62],
  [688, 1170, 52],
  [756, 1222, 34],
  [834, 1250, 18],
  [906, 1238, 7],
];
const BONE: Knuckle[] = [
  [440, 520, 88],
  [350, 590, 84],
  [262, 630, 74],
  [180, 606, 62],
  [118, 520, 50],
  [80, 420, 42],
  [60, 320, 30],
  [66, 226, 8],
];

interface Winds {
  back: string;
  front: string;
}

/** Strands wound round a spine: its far side, and the near one. */
function wound(spine: readonly Knuckle[], strands: number, pitch: number, hand = 1): Winds {
  const found: Winds = { back: "", front: "" };
  const path = along(spine, 10);
  const last = path.length - 1;
  for (let j = 0; j < strands; j++) {
    const start = Math.floor((j / strands) ** 1.15 * last * 0.9);
    const end = Math.min(last, start + Math.floor(last * (0.2 + random() * 0.4)));
    const full = 0.7 + random() * 0.4;
    let phase = random() * Math.PI * 2;
    let run: Point[] = [];
    let near = true;
    const keep = (): void => {
      if (run.length > 2) found[near ? "front" : "back"] += smooth(run, false);
    };
    for (let i = start; i <= end; i++) {
      const [x, y] = beside(path, i, Math.sin(phase) * full * hand);
      const dip = Math.cos(phase) * (path[i]?.[2] ?? 0) * 0.26; // seen a little from below
      const point: Point = [x, y + dip];
      run.push(point);
      if (Math.cos(phase) > -0.1 !== near) {
        keep();
        run = [point];
        near = !near;
      }
      phase += pitch * (0.9 + random() * 0.2);
    }
    keep();
  }
  return found;
}

interface Gale {
  wide: Winds;
  mid: Winds;
  fine: Winds;
}
const gale = (spine: readonly Knuckle[], pitch: number, many: number, hand = 1): Gale => ({
  wide: wound(spine, many * 1.3, pitch * 0.9, hand),
  mid: wound(spine, many, pitch, hand),
  fine: wound(spine, many, pitch * 1.1, hand),
});
const trunk = gale(TRUNK, 0.21, 46);
const head = gale(HEAD, 0.22, 36);
const tailLeft = gale(TAIL_LEFT, 0.3, 20);
const tailRight = gale(TAIL_RIGHT, 0.3, 20, -1);
const bone = gale(BONE, 0.26, 24);

const soft = (spine: readonly Knuckle[], grow: number): string =>
  tube(
    spine.map(([x, y, r]): Knuckle => [x, y, r * grow]),
    6,
  );
const haze = [1.24, 1.08, 0.94].map((grow) =>
  [TAIL_LEFT, TAIL_RIGHT, TRUNK, HEAD].map((spine) => soft(spine, grow)).join(""),
);
const boneHaze = soft(BONE, 0.96);

/** Feathers of cloud along the wing's bone, the outermost longest. */
const bonePath = along(BONE, 6);
const feathers = Array.from({ length: 19 }, (_, i): Knuckle[] => {
  const t = i / 18;
  const at = bonePath[Math.round(3 + t * (bonePath.length - 5))] as Knuckle;
  const turn = Math.PI * (0.62 + t * 0.62) + (random() - 0.5) * 0.08; // from hanging down to pointing up
  const far = 190 + t * 150 + (random() - 0.5) * 30;
  const point = (share: number, curl: number): Point => [
    at[0] + Math.cos(turn + curl) * far * share,
    at[1] + Math.sin(turn + curl) * far * share,
  ];
  const a = point(0.4, -0.12);
  const b = point(0.78, 0.02);
  const c = point(1.02, 0.2);
  return [
    [at[0], at[1], 30],
    [a[0], a[1], 31],
    [b[0], b[1], 22],
    [c[0], c[1], 1],
  ];
});
const plumage = [0, 1].map((half) =>
  feathers
    .filter((_, i) => i % 2 === half)
    .map((f) => tube(f, 5))
    .join(""),
);
const quills = feathers.map((f) => vein(f, 0.1, 0.1, 0.97, 5)).join("");
const barbs = feathers
  .map((f) => vein(f, -0.6, 0.15, 0.92, 5) + vein(f, 0.65, 0.25, 0.9, 5))
  .join("");

const CREST: Knuckle[][] = Array.from({ length: 9 }, (_, i) => {
  const t = i / 8;
  const lean = (t - 0.66) * 340;
  const side = Math.abs(t - 0.5);
  const x = 424 + t * 150;
  return [
    [x, 130 + side * 60, 22],
    [x + lean * 0.3, 50 + side * 70, 23],
    [x + lean * 0.7 - 20, -30 + side * 90, 14],
    [x + lean - 70, -100 + side * 130, 1],
  ];
});
const crest = CREST.map((s) => tube(s, 5)).join("");
const crestLines = CREST.map((s) => vein(s, -0.2, 0.05, 0.96, 5) + vein(s, 0.6, 0.2, 0.9, 5)).join(
  "",
);

function spiral(turns: number, step: number, squash: number): string {
  const points: Point[] = [];
  for (let i = 0; i < turns * 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    points.push([Math.cos(a) * (2 + i * step), Math.sin(a) * (2 + i * step) * squash]);
  }
  return smooth(points, false);
}
const EYE = spiral(2.6, 0.9, 0.74);
const HOLLOW = spiral(3.4, 3.6, 1.1);

// Wind that shows only by what it does: long lines around the whole figure.
const gusts = [
  "M-420 900C-60 800 120 960 330 930M650 900C820 840 1000 760 1420 860",
  "M-460 1090C-60 1020 60 1130 230 1120M760 1080C960 1040 1100 1000 1440 1060",
  "M-360 160C-160 180 -60 120 -10 20M1360 150C1160 170 1060 110 1010 10",
  "M30 1330C260 1360 420 1340 500 1290M540 1320C640 1350 860 1350 1000 1300",
].join("");
const leaves = Array.from({ length: 30 }, () => {
  const a = random() * Math.PI * 2;
  const far = 260 + random() * 340;
  const s = 5 + random() * 8;
  return `M${n(500 + Math.cos(a) * far)} ${n(760 + Math.sin(a) * far)}q${n(s)} ${n(-s)} ${n(s * 2)} 0q${n(-s)} ${n(s)} ${n(-s * 2)} 0`;
}).join("");

function Far({ of }: { of: Gale }) {
  return (
    <path
      d={of.mid.back + of.wide.back}
      fill="none"
      stroke="#0e1418"
      strokeOpacity="0.75"
      strokeWidth="9"
      strokeLinecap="round"
    />
  );
}

function Near({ of, sheen }: { of: Gale; sheen: string }) {
  return (
    <g fill="none" stroke={`url(#air-${sheen})`} strokeLinecap="round">
      <path d={of.wide.front} strokeOpacity="0.32" strokeWidth="19" />
      <path d={of.mid.front} strokeOpacity="0.8" strokeWidth="6" />
      <path d={of.fine.front} stroke="#f2f7f6" strokeOpacity="0.35" strokeWidth="2.2" />
    </g>
  );
}

function Wing() {
  return (
    <g>
      <path d={plumage[0]} fill="url(#air-feather)" />
      <path d={plumage[1]} fill="url(#air-feather)" opacity="0.8" />
      <path
        d={barbs}
        fill="none"
        stroke="#0f161a"
        strokeOpacity="0.45"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={quills}
        fill="none"
        stroke="#e4eeee"
        strokeOpacity="0.55"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={boneHaze} fill="#1c252b" opacity="0.9" />
      <Far of={bone} />
      <Near of={bone} sheen="bone" />
    </g>
  );
}

interface Sheen {
  id: string;
  from: number;
  to: number;
}
const SHEENS: Sheen[] = [
  { id: "trunk", from: 300, to: 700 },
  { id: "head", from: 380, to: 620 },
  { id: "left", from: 100, to: 540 },
  { id: "right", from: 440, to: 880 },
];

export default function Air() {
  return (
    <g>
      <defs>
        {SHEENS.map(({ id, from, to }) => (
          <linearGradient
            key={id}
            id={`air-${id}`}
            gradientUnits="userSpaceOnUse"
            x1={from}
            y1="0"
            x2={to}
            y2="80"
          >
            <stop offset="0" stopColor="#3d4c56" />
            <stop offset="0.36" stopColor="#9fb2b9" />
            <stop offset="0.66" stopColor="#c7cdc6" />
            <stop offset="0.86" stopColor="#bd9168" />
            <stop offset="1" stopColor="#74503a" />
          </linearGradient>
        ))}
        <linearGradient
          id="air-bone"
          gradientUnits="userSpaceOnUse"
          x1="460"
          y1="520"
          x2="60"
          y2="240"
        >
          <stop offset="0" stopColor="#5b6c76" />
          <stop offset="0.5" stopColor="#9aadb3" />
          <stop offset="1" stopColor="#d9e4e3" />
        </linearGradient>
        <radialGradient id="air-feather" gradientUnits="userSpaceOnUse" cx="280" cy="500" r="560">
          <stop offset="0.2" stopColor="#2d3941" />
          <stop offset="0.6" stopColor="#596a73" />
          <stop offset="1" stopColor="#a7b7bb" stopOpacity="0.15" />
        </radialGradient>
        <radialGradient id="air-hollow" gradientUnits="userSpaceOnUse" cx="500" cy="580" r="150">
          <stop offset="0" stopColor="#07090b" stopOpacity="0.96" />
          <stop offset="0.6" stopColor="#0a0f13" stopOpacity="0.85" />
          <stop offset="1" stopColor="#12171b" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="air-eye">
          <stop offset="0" stopColor="#f4fbff" />
          <stop offset="0.3" stopColor="#b4e0f0" stopOpacity="0.85" />
          <stop offset="1" stopColor="#6fb0c8" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="air-crest"
          gradientUnits="userSpaceOnUse"
          x1="500"
          y1="160"
          x2="440"
          y2="-110"
        >
          <stop offset="0" stopColor="#33404a" />
          <stop offset="1" stopColor="#aebdc0" stopOpacity="0.25" />
        </linearGradient>
      </defs>

      <path
        d={gusts}
        fill="none"
        stroke="#dfe8e8"
        strokeOpacity="0.2"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Wing />
      <g transform="matrix(-1 0 0 1 1000 0)">
        <Wing />
      </g>
      <path d={crest} fill="url(#air-crest)" />
      <path
        d={crestLines}
        fill="none"
        stroke="#e8efee"
        strokeOpacity="0.5"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d={haze[0]} fill="#2a363e" opacity="0.3" />
      <path d={haze[1]} fill="#222d34" opacity="0.55" />
      <path d={haze[2]} fill="#182026" opacity="0.92" />
      {[tailLeft, tailRight, trunk, head].map((part, i) => (
        <Far key={i} of={part} />
      ))}
      <Near of={tailLeft} sheen="left" />
      <Near of={tailRight} sheen="right" />
      <Near of={trunk} sheen="trunk" />

      {/* The hollow of the chest: a red sail, a sheet, a weathercock, kept to see what they are. */}
      <ellipse cx="500" cy="580" rx="132" ry="150" fill="url(#air-hollow)" />
      <path
        d={HOLLOW}
        transform="translate(500 580)"
        fill="none"
        stroke="#cfe0e4"
        strokeOpacity="0.4"
        strokeWidth="4"
      />
      <path d="M424 630l30-44 14 52z" fill="#b04a32" />
      <path d="M540 506q24-12 44 2l-8 36q-20-10-40 2z" fill="#d8d0c0" />
      <path
        d="M560 680l-6-36m-18 20l36-10m-12-14q12-10 22 2l-10 6"
        fill="none"
        stroke="#d3aa4c"
        strokeWidth="5"
      />

      <Near of={head} sheen="head" />
      <path
        d="M392 216C416 178 470 186 490 228C474 262 416 262 392 216ZM608 216C584 178 530 186 510 228C526 262 584 262 608 216Z"
        fill="#05080a"
      />
      <circle cx="446" cy="222" r="42" fill="url(#air-eye)" />
      <circle cx="554" cy="222" r="42" fill="url(#air-eye)" />
      <path d={EYE} transform="translate(446 222)" fill="none" stroke="#f4fbff" strokeWidth="3" />
      <path
        d={EYE}
        transform="translate(554 222) scale(-1 1)"
        fill="none"
        stroke="#f4fbff"
        strokeWidth="3"
      />
      <path d={leaves} fill="#c9a06a" opacity="0.8" />
      <g fill="#241d1a">
        <path d="M210 900l34-18 20 30-34 18z" />
        <path d="M800 830l30 8-6 26-32-6z" />
        <path d="M770 1040l28-10 8 22-28 12z" />
        <path d="M140 1040l24 6-4 20-26-4z" />
      </g>
      <path
        d={gusts}
        fill="none"
        stroke="#f2f6f5"
        strokeOpacity="0.22"
        strokeWidth="3"
        strokeLinecap="round"
        transform="translate(0 24)"
      />
    </g>
  );
}
