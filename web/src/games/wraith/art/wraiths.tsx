import { useId, type ReactNode } from "react";
import { Relief } from "../../../look/art/Relief";
import type { Outline } from "../../../look/art/relief";

// One grey coat, three ages: what changes is how it is filled, and what is carried.
const CLOTH = ["#2b2f36", "#444a53", "#626a74", "#878f98", "#aeb5bb", "#d3d7d9"];
const LIGHT = [0.6, -0.35, 0.55] as const;

interface NightProps {
  lamp: [number, number, number];
  sky: [string, string];
  children: ReactNode;
}

function Night({ lamp: [x, y, r], sky, children }: NightProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 170">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#fff4d0" />
          <stop offset="0.2" stopColor="#ffdf94" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffcf70" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="170" fill={`url(#${id}sky)`} />
      <circle cx={x} cy={y} r={r} fill={`url(#${id}lamp)`} opacity="0.85" />
      {children}
    </svg>
  );
}

function Coat({ outline, seed }: { outline: Outline; seed: number }) {
  return (
    <Relief
      outline={outline}
      seed={seed}
      grain={17}
      reach={26}
      rough={0.16}
      light={LIGHT}
      colours={CLOTH}
    />
  );
}

const YOUNG_COAT: Outline = [
  [120, 70],
  [100, 78],
  [90, 100],
  [84, 136],
  [76, 172],
  [168, 172],
  [160, 136],
  [156, 112],
  [148, 92],
  [138, 76],
];
const YOUNG_HOOD: Outline = [
  [120, 40],
  [102, 46],
  [94, 62],
  [98, 80],
  [110, 90],
  [130, 90],
  [142, 80],
  [146, 62],
  [138, 46],
];
const YOUNG_ARM: Outline = [
  [138, 86],
  [160, 92],
  [180, 98],
  [186, 108],
  [176, 116],
  [156, 114],
  [138, 108],
];

export function Young() {
  return (
    <Night lamp={[190, 116, 66]} sky={["#28303b", "#6a5842"]}>
      <path d="M0 150L40 128 84 142 130 132 190 146 240 130V170H0Z" fill="#1d1a18" />
      <Coat outline={YOUNG_COAT} seed={2} />
      <Coat outline={YOUNG_HOOD} seed={3} />
      <path
        d="M107 62C108 52 133 52 135 64 135 78 128 84 121 84 113 84 107 76 107 62Z"
        fill="#171515"
      />
      <path
        d="M114 68l5 1.5M126 69.5l5-1.5"
        stroke="#f6e3b8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Coat outline={YOUNG_ARM} seed={4} />
      <path d="M186 104v6" stroke="#e6cf9a" strokeWidth="2" />
      <path d="M179 110h14l-2 16h-10Z" fill="#fff4d0" stroke="#5a4420" strokeWidth="2" />
      <path
        d="M88 170C96 150 110 146 122 150 136 154 132 168 118 168 108 168 108 158 118 157"
        fill="none"
        stroke="#c9ad77"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Night>
  );
}

const ADULT_COAT: Outline = [
  [120, 58],
  [92, 66],
  [80, 92],
  [72, 132],
  [62, 172],
  [176, 172],
  [170, 132],
  [162, 92],
  [148, 66],
];
const ADULT_HOOD: Outline = [
  [120, 20],
  [98, 28],
  [88, 50],
  [94, 70],
  [110, 82],
  [132, 82],
  [146, 70],
  [152, 50],
  [142, 28],
];
const ADULT_ARM: Outline = [
  [150, 72],
  [172, 84],
  [184, 106],
  [186, 122],
  [172, 126],
  [160, 108],
  [146, 98],
];

export function Adult() {
  return (
    <Night lamp={[206, 60, 90]} sky={["#232831", "#8a5a34"]}>
      <path d="M0 154L60 136 120 148 180 134 240 150V170H0Z" fill="#1a1614" />
      <path
        d="M54 18C22 60 26 116 66 158"
        fill="none"
        stroke="#8a6a3c"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M54 18L66 158" stroke="#e9dcc0" strokeWidth="1.2" />
      <Coat outline={ADULT_COAT} seed={6} />
      <path d="M74 120l92 6-1 10-93-6Z" fill="#5b4127" />
      <Coat outline={ADULT_HOOD} seed={7} />
      <path
        d="M103 50C104 36 135 36 138 52 138 68 130 76 121 76 110 76 103 66 103 50Z"
        fill="#171515"
      />
      <path d="M110 57l7 2M125 59l7-2" stroke="#f6e3b8" strokeWidth="3" strokeLinecap="round" />
      <path d="M172 124L228 8l6 2-1 6-52 114Z" fill="#e8eef0" />
      <path d="M176 126L232 12l1 4-52 114Z" fill="#9fb0b8" />
      <path d="M160 108l34 18" stroke="#c79a45" strokeWidth="7" strokeLinecap="round" />
      <Coat outline={ADULT_ARM} seed={8} />
    </Night>
  );
}

const ELDER_COAT: Outline = [
  [104, 62],
  [82, 70],
  [66, 92],
  [62, 130],
  [50, 172],
  [170, 172],
  [160, 130],
  [150, 100],
  [136, 74],
];
const ELDER_HOOD: Outline = [
  [128, 34],
  [104, 36],
  [88, 52],
  [88, 74],
  [102, 88],
  [124, 92],
  [140, 82],
  [150, 62],
  [144, 44],
];
const ELDER_ARM: Outline = [
  [132, 84],
  [156, 88],
  [178, 92],
  [186, 102],
  [174, 112],
  [150, 112],
  [132, 106],
];

export function Elder() {
  return (
    <Night lamp={[186, 34, 74]} sky={["#20242f", "#4d4a5c"]}>
      <path d="M0 152L50 140 110 150 170 138 240 152V170H0Z" fill="#17161a" />
      <g fill="none" stroke="#bfe3ff" strokeWidth="2.2" strokeLinecap="round" opacity="0.85">
        <path d="M34 40v18M28 46l6-6 6 6M40 92l-10 8 10 8M220 84v18M214 90h12M52 120l8-8M206 128l8 8-8 8" />
      </g>
      <Coat outline={ELDER_COAT} seed={10} />
      <Coat outline={ELDER_HOOD} seed={11} />
      <path
        d="M108 60C112 46 138 46 142 62 142 76 134 84 125 84 114 84 106 74 108 60Z"
        fill="#171515"
      />
      <path
        d="M116 66l6 1.5M129 67.5l6-1.5"
        stroke="#cfe9ff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M112 78c0 18 6 34 14 42 6-10 10-26 8-42-6 6-16 6-22 0Z" fill="#d9d5cb" />
      <path
        d="M184 172V46c0-12-14-14-14-2 0 8 8 8 8 2"
        fill="none"
        stroke="#7a5a34"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="186" cy="34" r="8" fill="#f4fbff" />
      <Coat outline={ELDER_ARM} seed={12} />
    </Night>
  );
}
