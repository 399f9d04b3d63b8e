import { useId, type ReactNode } from "react";
import { chance, curve, path, type Outline, type Point } from "./relief";
import { Relief } from "./Relief";

// The four giants of Wraith, head and shoulders, each of its own stuff.
const LIGHT = [-0.5, -0.6, 0.55] as const;

const HEAD: Outline = [
  [116, 20],
  [94, 28],
  [80, 46],
  [76, 68],
  [68, 78],
  [74, 94],
  [78, 116],
  [96, 136],
  [120, 144],
  [144, 136],
  [162, 116],
  [166, 94],
  [172, 78],
  [164, 68],
  [160, 46],
  [146, 28],
];

const SHOULDERS: Outline = [
  [98, 112],
  [62, 116],
  [26, 132],
  [4, 156],
  [-8, 190],
  [248, 190],
  [236, 156],
  [214, 132],
  [178, 116],
  [142, 112],
];

const BROW: Outline = [
  [72, 72],
  [92, 62],
  [120, 74],
  [148, 62],
  [168, 72],
  [160, 82],
  [132, 82],
  [124, 104],
  [116, 104],
  [108, 82],
  [80, 82],
];

const EYES = "M84 86L108 88 104 95 90 94ZM156 86L132 88 136 95 150 94Z";

interface BustProps {
  sky: [string, string];
  stuff: string[];
  eyes: string;
  seed: number;
  rough?: number;
  jag?: number;
  behind?: ReactNode;
  before?: ReactNode;
}

function Bust({ sky, stuff, eyes, seed, rough = 0.25, jag = 4, behind, before }: BustProps) {
  const id = useId();
  const cut = { light: LIGHT, colours: stuff, rough, jag };
  return (
    <svg viewBox="0 0 240 170">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
        <filter id={`${id}glow`} x="-50%" y="-100%" width="200%" height="300%">
          <feGaussianBlur stdDeviation="4" />
        </filter>
      </defs>
      <rect width="240" height="170" fill={`url(#${id}sky)`} />
      {behind}
      <Relief outline={SHOULDERS} seed={seed} grain={24} reach={60} {...cut} />
      <Relief outline={HEAD} seed={seed + 1} grain={18} reach={46} {...cut} />
      <Relief outline={BROW} seed={seed + 2} grain={14} reach={10} {...cut} />
      <path d={EYES} fill={eyes} filter={`url(#${id}glow)`} />
      <path d={EYES} fill={eyes} />
      {before}
    </svg>
  );
}

function pine(x: number, y: number, size: number): string {
  return [0, 1, 2]
    .map((k) => {
      const [half, top] = [size * (0.2 + k * 0.09), y - size + k * size * 0.26];
      return `M${x} ${top}L${x + half} ${top + size * 0.44}H${x - half}Z`;
    })
    .join("");
}

export function Earth() {
  return (
    <Bust
      sky={["#5d6b62", "#b9a77f"]}
      stuff={["#1d1712", "#352a20", "#54432f", "#7b6546", "#a58d63", "#cdb98a"]}
      eyes="#ffd98a"
      seed={3}
      before={
        <path
          d={`${pine(108, 28, 22)}${pine(126, 24, 16)}${pine(196, 128, 26)}${pine(214, 136, 18)}${pine(38, 130, 22)}`}
          fill="#24331f"
        />
      }
    />
  );
}

const WIND = (() => {
  const random = chance(4);
  return Array.from({ length: 11 }, (_, i) => {
    const y = 14 + i * 14 + random() * 8;
    const bend = 8 + random() * 12;
    return curve(
      [
        [-10, y + bend],
        [50, y - bend * 0.4],
        [120, y + bend * 0.5],
        [190, y - bend * 0.7],
        [250, y],
      ],
      false,
    );
  });
})();

function curl(x: number, y: number, r: number): string {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const turn = i * 0.62;
    const reach = r * (1 - i / 17);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.85];
  });
  return curve([[x + r + 70, y - r * 0.2], [x + r + 30, y - r * 0.5], ...points], false);
}

export function Air() {
  return (
    <Bust
      sky={["#56789b", "#cfe0e8"]}
      stuff={["#5a7490", "#7d97b1", "#a3b9cc", "#c6d6e2", "#e6eef3", "#ffffff"]}
      eyes="#27435f"
      seed={12}
      rough={0.12}
      jag={2}
      behind={
        <g fill="none" stroke="#f4f9fc" strokeLinecap="round" strokeWidth="2.6" opacity="0.55">
          {WIND.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      }
      before={
        <g fill="none" stroke="#ffffff" strokeLinecap="round" strokeWidth="3.4" opacity="0.92">
          <path d={curl(92, 34, 22)} />
          <path d={curl(128, 22, 15)} />
          <path d={curl(64, 128, 20)} />
          <path d={curl(178, 146, 16)} />
          <path d={curl(104, 150, 12)} opacity="0.7" />
        </g>
      }
    />
  );
}

const CRESTS: Outline[] = [
  [
    [58, 66],
    [70, 34],
    [98, 12],
    [132, 6],
    [160, 16],
    [178, 36],
    [172, 44],
    [158, 36],
    [164, 56],
    [140, 40],
    [140, 60],
    [112, 44],
    [104, 66],
    [88, 54],
    [76, 82],
  ],
  [
    [-10, 190],
    [-6, 150],
    [20, 128],
    [56, 124],
    [82, 138],
    [66, 142],
    [86, 158],
    [54, 152],
    [40, 190],
  ],
  [
    [250, 190],
    [246, 150],
    [220, 128],
    [184, 124],
    [158, 138],
    [174, 142],
    [154, 158],
    [186, 152],
    [200, 190],
  ],
];

export function Water() {
  return (
    <Bust
      sky={["#26435a", "#7fa9b5"]}
      stuff={["#08303f", "#0f4a5d", "#1b6a7d", "#328fa0", "#62b7c2", "#a5dde0"]}
      eyes="#e9fbff"
      seed={20}
      rough={0.14}
      jag={2}
      before={
        <>
          {CRESTS.map((crest, i) => (
            <Relief
              key={i}
              outline={crest}
              seed={30 + i}
              grain={16}
              reach={16}
              light={LIGHT}
              colours={["#1b6a7d", "#4aa3b2", "#8fd0d8", "#d8f3f4", "#ffffff"]}
            />
          ))}
          <g fill="#d8f3f4">
            {[
              [52, 40, 3.5],
              [40, 62, 2.5],
              [190, 50, 3],
              [204, 72, 2],
              [186, 22, 2.5],
              [66, 18, 2],
            ].map(([x, y, r]) => (
              <circle key={x} cx={x} cy={y} r={r} />
            ))}
          </g>
        </>
      }
    />
  );
}

const FLAMES: { outline: Outline; fill: string }[] = [
  {
    fill: "#a32613",
    outline: [
      [56, 84],
      [44, 52],
      [60, 60],
      [58, 20],
      [80, 38],
      [92, -2],
      [112, 26],
      [128, -12],
      [142, 24],
      [164, 0],
      [166, 36],
      [188, 22],
      [180, 60],
      [196, 54],
      [184, 86],
      [160, 120],
      [80, 120],
    ],
  },
  {
    fill: "#ea5f1e",
    outline: [
      [66, 88],
      [58, 62],
      [72, 66],
      [72, 34],
      [90, 48],
      [100, 16],
      [116, 38],
      [128, 8],
      [138, 38],
      [156, 18],
      [156, 50],
      [174, 44],
      [168, 70],
      [180, 66],
      [172, 92],
      [150, 116],
      [90, 116],
    ],
  },
  {
    fill: "#ffb545",
    outline: [
      [78, 80],
      [78, 56],
      [92, 62],
      [104, 34],
      [116, 52],
      [126, 28],
      [136, 52],
      [148, 38],
      [150, 62],
      [162, 60],
      [160, 86],
      [120, 110],
    ],
  },
];

const FIRE_CRACKS = [
  "M100 40L108 54 102 64M142 36L134 50 142 62M92 118L104 126 102 140M150 114L138 124 142 138M40 146L62 150 74 168M200 144L182 152 172 170M110 152L120 160 116 172",
];

export function Fire() {
  return (
    <Bust
      sky={["#2a100c", "#7a2413"]}
      stuff={["#120807", "#251010", "#431a14", "#6b2a1a", "#9a4122", "#cf6a33"]}
      eyes="#fff0b0"
      seed={41}
      behind={FLAMES.map(({ outline, fill }) => (
        <path key={fill} d={path(outline)} fill={fill} />
      ))}
      before={
        <path
          d={FIRE_CRACKS.join("")}
          fill="none"
          stroke="#ff9a3c"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      }
    />
  );
}
