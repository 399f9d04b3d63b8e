// Fire: black slag on legs, cracked, the heat showing through; it wears its flames as a crown.
import { chance, crack, flame, stonework, type Mark, type Point, type Stonework } from "./brush";

const mirrored = (shape: Mark[]): Mark[] => shape.map(([x, y]): Mark => [1000 - x, y]).reverse();

const TORSO: Mark[] = [
  [160, 500],
  [216, 428],
  [310, 400],
  [410, 430],
  [500, 460],
  [590, 430],
  [690, 400],
  [784, 428],
  [840, 500],
  [838, 600],
  [790, 700],
  [730, 790],
  [716, 880],
  [750, 980],
  [790, 1090],
  [700, 1130],
  [600, 1096],
  [500, 1136],
  [400, 1096],
  [300, 1130],
  [210, 1090],
  [250, 980],
  [284, 880],
  [270, 790],
  [210, 700],
  [162, 600],
];
const LEFT_ARM: Mark[] = [
  [300, 560],
  [336, 680],
  [300, 800],
  [214, 828],
  [120, 786],
  [58, 690],
  [22, 570],
  [6, 440],
  [196, 420],
  [216, 540],
];
const LEFT_FIST: Mark[] = [
  [0, 480],
  [-44, 400],
  [-36, 300],
  [22, 226],
  [112, 204],
  [196, 246],
  [236, 330],
  [218, 420],
  [150, 478],
];
const LEFT_LEG: Mark[] = [
  [250, 1030],
  [400, 1060],
  [500, 1080],
  [498, 1180],
  [492, 1330],
  [330, 1344],
  [150, 1330],
  [160, 1250],
  [214, 1160],
];
const HEAD: Mark[] = [
  [396, 346],
  [384, 262],
  [424, 204],
  [500, 186],
  [576, 204],
  [616, 262],
  [604, 346],
  [576, 424],
  [540, 480],
  [460, 480],
  [424, 424],
];

const slag = { flat: 1.1, gap: 3.2, sharp: true };
const torso = stonework(TORSO, { ...slag, size: 58, seed: 8 });
const leftArm = stonework(LEFT_ARM, { ...slag, size: 54, seed: 13, lit: -1 });
const rightArm = stonework(mirrored(LEFT_ARM), { ...slag, size: 54, seed: 16 });
const leftFist = stonework(LEFT_FIST, { ...slag, size: 68, seed: 31, lit: -1 });
const rightFist = stonework(mirrored(LEFT_FIST), { ...slag, size: 68, seed: 37 });
const leftLeg = stonework(LEFT_LEG, { ...slag, size: 60, seed: 17, lit: -1 });
const rightLeg = stonework(mirrored(LEFT_LEG), { ...slag, size: 60, seed: 18 });
const head = stonework(HEAD, { ...slag, size: 38, seed: 23 });

const SLAG = ["#120d0c", "#181210", "#201815", "#29201b", "#332822", "#3e3129"];
const HORN: Mark[] = [
  [450, 240],
  [370, 250],
  [300, 216],
  [258, 150],
  [246, 70],
  [276, -10],
  [310, -70],
  [312, 0],
  [340, 64],
  [396, 106],
  [450, 140],
  [492, 196],
];
const leftHorn = stonework(HORN, { ...slag, size: 40, seed: 41, lit: -1 });
const rightHorn = stonework(mirrored(HORN), { ...slag, size: 40, seed: 46 });

const HEART: Point = [500, 598];
const fissures = [
  crack(HEART, [250, 480], 3, 0.2, 1),
  crack(HEART, [750, 478], 8, 0.2, 1),
  crack(HEART, [380, 850], 6, 0.2, 0),
  crack(HEART, [616, 860], 31, 0.2, 0),
  crack([500, 690], [494, 1080], 9, 0.1, 0),
].join("");
const veins = [
  crack([300, 760], [96, 520], 11, 0.2, 1),
  crack([700, 760], [904, 520], 33, 0.2, 1),
  crack([380, 850], [290, 1110], 14, 0.2, 0),
  crack([616, 860], [716, 1106], 15, 0.2, 0),
  crack([40, 430], [150, 240], 21, 0.25, 1),
  crack([960, 430], [850, 240], 34, 0.25, 1),
  crack([330, 1110], [290, 1300], 23, 0.2, 0),
  crack([680, 1110], [710, 1300], 24, 0.2, 0),
  crack([320, 230], [276, 40], 27, 0.12, 0),
  crack([680, 230], [724, 40], 28, 0.12, 0),
].join("");

type Tongue = readonly [x: number, y: number, width: number, height: number, lean: number];
const tongues = (list: readonly Tongue[], grow: number): string =>
  list
    .map(([x, y, w, h, lean]) => flame([x, y], w * (0.5 + grow * 0.5), h * grow, lean * grow))
    .join("");
const CROWN: Tongue[] = [
  [384, 250, 70, 150, -30],
  [424, 222, 84, 220, -20],
  [466, 208, 84, 262, 14],
  [504, 204, 100, 316, -12],
  [546, 208, 84, 256, 20],
  [582, 224, 76, 196, 6],
  [618, 250, 64, 140, 28],
];
const SHOULDERS: Tongue[] = [
  [196, 456, 70, 120, -26],
  [244, 430, 84, 176, 8],
  [300, 412, 70, 124, -10],
  [352, 424, 54, 84, 6],
  [804, 456, 70, 124, 22],
  [756, 430, 84, 170, -12],
  [700, 412, 70, 130, 12],
  [648, 424, 54, 80, -8],
];
const FISTS: Tongue[] = [
  [-2, 290, 60, 130, -18],
  [44, 234, 84, 216, 12],
  [102, 216, 92, 250, -14],
  [164, 240, 72, 160, 10],
  [206, 290, 50, 100, 14],
  [1002, 290, 60, 134, 16],
  [956, 234, 84, 210, -14],
  [898, 216, 92, 256, 10],
  [836, 240, 72, 166, -8],
  [794, 290, 50, 94, -14],
];

const random = chance(77);
const sparks = Array.from({ length: 80 }, () => {
  const x = -40 + random() * 1080;
  const y = -60 + random() * random() * 1000;
  const r = (1.5 + random() * 3).toFixed(1);
  return `M${Math.round(x)} ${Math.round(y)}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
}).join("");

function Slab({ of, heat = "url(#fire-heat)" }: { of: Stonework; heat?: string }) {
  return (
    <g>
      <path d={of.under} fill={heat} />
      {of.tones.map((tone, i) => (
        <path key={i} d={tone} fill={SLAG[i]} />
      ))}
      <path d={of.rim} fill={SLAG[4]} />
      <path d={of.glint} fill="#b5451a" opacity="0.5" />
      <path d={of.sheen} fill="#ff9a4d" opacity="0.06" />
      <path d={of.under} fill="url(#fire-foot)" />
    </g>
  );
}

function Flames({ list }: { list: readonly Tongue[] }) {
  return (
    <g>
      <path d={tongues(list, 1)} fill="#9c2a0d" opacity="0.8" />
      <path d={tongues(list, 0.8)} fill="#e2591a" opacity="0.9" />
      <path d={tongues(list, 0.56)} fill="#ffa436" />
      <path d={tongues(list, 0.32)} fill="#ffe9a6" />
    </g>
  );
}

export default function Fire() {
  return (
    <g>
      <defs>
        <radialGradient id="fire-heat" gradientUnits="userSpaceOnUse" cx="500" cy="600" r="600">
          <stop offset="0" stopColor="#ffe9a0" />
          <stop offset="0.14" stopColor="#ffae3d" />
          <stop offset="0.32" stopColor="#d9500f" />
          <stop offset="0.6" stopColor="#6e1d0b" />
          <stop offset="1" stopColor="#240b07" />
        </radialGradient>
        <radialGradient id="fire-glow" gradientUnits="userSpaceOnUse" cx="500" cy="520" r="820">
          <stop offset="0" stopColor="#ff8a2a" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="#d8430f" stopOpacity="0.2" />
          <stop offset="1" stopColor="#d8430f" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="fire-forge" gradientUnits="userSpaceOnUse" cx="500" cy="598" r="170">
          <stop offset="0" stopColor="#fff3c4" stopOpacity="0.9" />
          <stop offset="0.35" stopColor="#ffae3d" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="fire-foot"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="860"
          x2="0"
          y2="1330"
        >
          <stop offset="0" stopColor="#0c0807" stopOpacity="0" />
          <stop offset="1" stopColor="#0c0807" stopOpacity="0.75" />
        </linearGradient>
      </defs>
      <rect x="-460" y="-300" width="1920" height="1640" fill="url(#fire-glow)" />
      <Flames list={CROWN} />
      <Flames list={FISTS} />
      <Flames list={SHOULDERS} />
      <Slab of={leftLeg} />
      <Slab of={rightLeg} />
      <Slab of={torso} />
      <Slab of={leftArm} />
      <Slab of={rightArm} />
      <Slab of={leftFist} heat="#5a190b" />
      <Slab of={rightFist} heat="#5a190b" />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={fissures} stroke="#ff5a12" strokeOpacity="0.35" strokeWidth="20" />
        <path d={fissures} stroke="#ff7a1c" strokeWidth="8" />
        <path d={fissures} stroke="#ffe2a0" strokeWidth="3" />
        <path d={veins} stroke="#e2500f" strokeOpacity="0.8" strokeWidth="6" />
        <path d={veins} stroke="#ffb658" strokeWidth="2" />
      </g>
      <circle cx="500" cy="598" r="170" fill="url(#fire-forge)" />
      <Slab of={leftHorn} heat="#5a190b" />
      <Slab of={rightHorn} heat="#5a190b" />
      <Slab of={head} heat="#7a240d" />
      {/* The face of a furnace: slits to look through, and a grate. */}
      <path
        d="M392 250L484 300 500 334 516 300 608 250 616 214 500 250 384 214Z"
        fill="#0d0807"
        opacity="0.85"
      />
      <path
        d="M410 282C436 294 462 306 486 326C462 336 428 324 410 282ZM590 282C564 294 538 306 514 326C538 336 572 324 590 282Z"
        fill="#ffe9a6"
        stroke="#ff7a1a"
        strokeWidth="6"
      />
      <path
        d="M440 402L446 440M464 410L468 456M488 414L490 464M512 414L510 464M536 410L532 456M560 402L554 440"
        stroke="#ff6a12"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M440 402L446 440M464 410L468 456M488 414L490 464M512 414L510 464M536 410L532 456M560 402L554 440"
        stroke="#ffd27a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={sparks} fill="#ffb656" />
    </g>
  );
}
