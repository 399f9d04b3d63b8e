import { useId } from "react";
import { FRAME, FRAME_TOP, HEIGHT, WIDTH } from "../../look/art/frame";
import { chance, curve, path, type Outline, type Point } from "../../look/art/relief";
import { Relief } from "../../look/art/Relief";

// A hill that got up. Ember light from below, where the village burns its lamps.
const STONE = ["#0b0808", "#15100f", "#231a17", "#35261f", "#51331f", "#8a4722", "#d2702f"];
const FAR_STONE = ["#0a0707", "#120d0c", "#1c1412", "#291c17", "#3c2619", "#5e331b"];
const LIGHT = [0.55, 0.62, 0.42] as const;
const DUSK = {
  light: [-0.55, -0.75, 0.3] as const,
  colours: ["#000000", "#000000", "#05070a", "#10161c", "#243039", "#3f4f5b"],
};

const TORSO: Outline = [
  [238, 170],
  [196, 176],
  [142, 190],
  [98, 216],
  [66, 272],
  [58, 330],
  [84, 404],
  [112, 470],
  [120, 560],
  [96, 660],
  [80, 780],
  [520, 780],
  [508, 670],
  [486, 560],
  [496, 470],
  [526, 400],
  [548, 330],
  [540, 274],
  [508, 220],
  [462, 190],
  [404, 176],
  [362, 170],
];

const HEAD: Outline = [
  [292, 14],
  [254, 20],
  [226, 40],
  [206, 72],
  [200, 106],
  [184, 122],
  [186, 152],
  [204, 166],
  [206, 202],
  [222, 236],
  [258, 258],
  [300, 264],
  [344, 258],
  [380, 236],
  [396, 202],
  [398, 166],
  [416, 152],
  [418, 122],
  [402, 106],
  [396, 72],
  [376, 40],
  [344, 22],
];

const BROW: Outline = [
  [190, 112],
  [206, 84],
  [250, 86],
  [300, 108],
  [350, 86],
  [396, 84],
  [412, 112],
  [396, 128],
  [346, 122],
  [318, 136],
  [308, 172],
  [292, 172],
  [282, 136],
  [256, 122],
  [206, 128],
];

const JAW: Outline = [
  [222, 204],
  [258, 192],
  [300, 198],
  [344, 192],
  [382, 204],
  [380, 240],
  [344, 262],
  [300, 268],
  [258, 262],
  [224, 240],
];

// Its right arm reaches up and holds on to the frame.
const UPPER_ARM: Outline = [
  [64, 262],
  [104, 236],
  [140, 258],
  [138, 310],
  [108, 352],
  [70, 350],
  [44, 320],
  [40, 286],
];

const FOREARM: Outline = [
  [46, 326],
  [22, 270],
  [22, 210],
  [38, 150],
  [48, 116],
  [128, 116],
  [132, 160],
  [122, 220],
  [112, 290],
  [96, 340],
  [68, 346],
];

const FINGERS: Outline[] = [
  [
    [32, 92],
    [52, 86],
    [62, 100],
    [62, 142],
    [52, 158],
    [38, 154],
    [28, 132],
  ],
  [
    [62, 84],
    [84, 78],
    [94, 94],
    [94, 148],
    [82, 166],
    [68, 160],
    [60, 132],
  ],
  [
    [94, 82],
    [116, 80],
    [124, 96],
    [124, 146],
    [112, 162],
    [98, 156],
    [92, 130],
  ],
  [
    [124, 92],
    [142, 90],
    [150, 104],
    [148, 138],
    [138, 152],
    [126, 146],
    [122, 122],
  ],
];

// Its left arm comes down towards the bell tower.
const LEFT_ARM: Outline = [
  [470, 236],
  [520, 238],
  [556, 276],
  [570, 340],
  [572, 410],
  [556, 480],
  [520, 540],
  [484, 574],
  [446, 556],
  [440, 516],
  [468, 470],
  [482, 410],
  [470, 340],
  [448, 284],
];

const PALM: Outline = [
  [452, 524],
  [498, 540],
  [508, 572],
  [492, 604],
  [452, 618],
  [410, 606],
  [396, 574],
  [412, 542],
];

const LEFT_FINGERS: Outline[] = [
  [
    [402, 560],
    [418, 580],
    [404, 612],
    [390, 640],
    [376, 634],
    [376, 604],
    [386, 574],
  ],
  [
    [420, 588],
    [440, 600],
    [430, 634],
    [418, 664],
    [402, 656],
    [402, 624],
  ],
  [
    [446, 596],
    [466, 602],
    [460, 640],
    [450, 668],
    [434, 660],
    [432, 628],
  ],
  [
    [472, 590],
    [494, 590],
    [496, 622],
    [486, 650],
    [470, 644],
    [464, 616],
  ],
];

const CRACKS: Point[][] = [
  [
    [288, 250],
    [296, 280],
    [282, 312],
    [298, 350],
    [290, 396],
    [306, 440],
    [298, 490],
  ],
  [
    [298, 350],
    [340, 372],
    [352, 412],
    [392, 430],
  ],
  [
    [282, 312],
    [238, 330],
    [216, 368],
    [176, 380],
  ],
  [
    [290, 396],
    [252, 430],
    [246, 470],
  ],
  [
    [268, 40],
    [280, 60],
    [272, 84],
  ],
  [
    [508, 300],
    [520, 340],
    [512, 384],
    [528, 420],
  ],
];

const EYES: Outline[] = [
  [
    [220, 134],
    [254, 138],
    [276, 150],
    [252, 153],
    [230, 148],
  ],
  [
    [380, 134],
    [346, 138],
    [324, 150],
    [348, 153],
    [370, 148],
  ],
];

/** A pine that grew on it while it slept. */
function Pine({ x, y, size, lean = 0 }: { x: number; y: number; size: number; lean?: number }) {
  const tiers = [0, 1, 2].map((tier) => {
    const half = size * (0.2 + tier * 0.09);
    const top = y - size + tier * size * 0.26;
    const shift = lean * (1 - tier * 0.3);
    return `M${x + shift} ${top}L${x + half} ${top + size * 0.42}L${x - half} ${top + size * 0.42}Z`;
  });
  return (
    <path
      d={`${tiers.join("")}M${x - size * 0.04} ${y - size * 0.1}h${size * 0.08}v${size * 0.16}h${-size * 0.08}Z`}
      fill="#0d0a09"
    />
  );
}

function ridge(seed: number, y: number, rise: number, step: number): string {
  const random = chance(seed);
  const points: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += step) {
    points.push([x + random() * step * 0.5, y - random() * rise]);
  }
  return path([...points, [WIDTH + 20, HEIGHT], [-20, HEIGHT]]);
}

const EMBERS = (() => {
  const random = chance(11);
  return Array.from({ length: 46 }, () => ({
    x: random() * WIDTH,
    y: FRAME_TOP + random() * 520,
    r: 0.6 + random() * 1.7,
    o: 0.25 + random() * 0.65,
  }));
})();

/** The village under it: a wall, a bell tower, roofs, and lamps in the windows. */
const VILLAGE =
  "M0 760V690l26-8V664l22-20 22 20v14l20 2V654l30-24 30 24v26l30 2V668l24-18 24 18v16l22 0V596l-8-8V566l8 0V552l18-26 18 26v14l8 0v22l-8 8v88l34 2V660l28-22 28 22v22l26 0V670l20-16 20 16v14l40 2V662l30-22 30 22v24l30 4v70Z";
const WINDOWS: Point[] = [
  [40, 668],
  [112, 660],
  [132, 664],
  [206, 672],
  [264, 606],
  [264, 640],
  [330, 666],
  [410, 676],
  [500, 668],
  [534, 672],
];

/** The wall before the village, stake by stake. */
const PALISADE = (() => {
  const random = chance(17);
  let d = "";
  for (let x = -6; x < WIDTH; x += 17) {
    const top = 700 + random() * 12;
    d += `M${x} 830V${top + 12}l8-14 8 14V830Z`;
  }
  return d;
})();

export default function WraithScene() {
  const id = useId();
  const ref = (name: string): string => `url(#${id}${name})`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={FRAME} />
        </clipPath>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a2722" />
          <stop offset="0.5" stopColor="#5c2c1c" />
          <stop offset="0.8" stopColor="#a2481f" />
          <stop offset="1" stopColor="#d98236" />
        </linearGradient>
        <radialGradient id={`${id}glow`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#ffb35c" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="#ee7a34" stopOpacity="0.35" />
          <stop offset="1" stopColor="#ee7a34" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}lantern`} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff6dd" />
          <stop offset="0.25" stopColor="#ffe3a3" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9702f" stopOpacity="0" />
          <stop offset="1" stopColor="#e88a3e" stopOpacity="0.5" />
        </linearGradient>
        <filter id={`${id}blur`} x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <g clipPath={ref("frame")}>
        <rect width={WIDTH} height={HEIGHT} fill={ref("sky")} />
        <circle cx="300" cy="560" r="420" fill={ref("glow")} />
        <path d={ridge(3, 470, 150, 90)} fill="#5a2a1b" opacity="0.7" />
        <path d={ridge(8, 560, 120, 70)} fill="#3c1c14" opacity="0.8" />
        <Relief
          outline={TORSO}
          seed={21}
          jag={7}
          rim={DUSK}
          grain={44}
          reach={150}
          light={LIGHT}
          rough={0.3}
          colours={STONE}
        />
        <Relief
          outline={UPPER_ARM}
          seed={5}
          jag={7}
          rim={DUSK}
          grain={30}
          reach={50}
          light={LIGHT}
          colours={FAR_STONE}
        />
        <Relief
          outline={FOREARM}
          seed={9}
          jag={7}
          rim={DUSK}
          grain={30}
          reach={46}
          light={LIGHT}
          colours={FAR_STONE}
        />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <g stroke="#ff7a30" strokeWidth="9" opacity="0.55" filter={ref("blur")}>
            {CRACKS.map((crack, i) => (
              <path key={i} d={path(crack, false)} />
            ))}
          </g>
          <g stroke="#ffb069" strokeWidth="2.2">
            {CRACKS.map((crack, i) => (
              <path key={i} d={path(crack, false)} />
            ))}
          </g>
        </g>
        <Relief
          outline={LEFT_ARM}
          seed={14}
          jag={7}
          rim={DUSK}
          grain={34}
          reach={60}
          light={LIGHT}
          colours={STONE}
        />
        <rect y="420" width={WIDTH} height="340" fill={ref("haze")} />
        {EMBERS.map(({ x, y, r, o }, i) => (
          <circle key={i} cx={x} cy={y} r={r} fill="#ffb469" opacity={o} />
        ))}
      </g>
      <path d={FRAME} fill="none" stroke="#e0894a" strokeOpacity="0.35" strokeWidth="2" />
      <Relief
        outline={HEAD}
        seed={4}
        jag={7}
        rim={DUSK}
        grain={32}
        reach={92}
        light={LIGHT}
        colours={STONE}
      />
      <Relief
        outline={JAW}
        seed={7}
        jag={7}
        rim={DUSK}
        grain={28}
        reach={30}
        light={LIGHT}
        colours={STONE}
      />
      <Relief
        outline={BROW}
        seed={6}
        jag={7}
        rim={DUSK}
        grain={26}
        reach={22}
        light={LIGHT}
        colours={STONE}
      />
      <g fill="#ff8a3c" filter={ref("blur")} opacity="0.9">
        {EYES.map((eye, i) => (
          <path key={i} d={path(eye)} />
        ))}
      </g>
      <g fill="#ffe0a8">
        {EYES.map((eye, i) => (
          <path key={i} d={path(eye)} />
        ))}
      </g>
      {FINGERS.map((finger, i) => (
        <Relief
          key={i}
          outline={finger}
          seed={30 + i}
          jag={7}
          rim={DUSK}
          grain={18}
          reach={18}
          light={LIGHT}
          colours={STONE}
        />
      ))}
      <g clipPath={ref("frame")}>
        <Relief
          outline={PALM}
          seed={15}
          jag={7}
          rim={DUSK}
          grain={30}
          reach={44}
          light={LIGHT}
          colours={STONE}
        />
        {LEFT_FINGERS.map((finger, i) => (
          <Relief
            key={i}
            outline={finger}
            seed={40 + i}
            jag={7}
            rim={DUSK}
            grain={20}
            reach={16}
            light={LIGHT}
            colours={STONE}
          />
        ))}
      </g>
      <Pine x={276} y={32} size={34} lean={2} />
      <Pine x={312} y={28} size={24} />
      <Pine x={478} y={206} size={46} lean={-3} />
      <Pine x={506} y={224} size={32} />
      <Pine x={164} y={192} size={38} lean={3} />
      <g>
        <circle cx="428" cy="192" r="52" fill={ref("lantern")} opacity="0.75" />
        <path d="M424 208l3-14 2-7 3 0 3 8 3 13-4 2-5-1Z" fill="#f7ead0" />
        <circle cx="430.5" cy="184" r="4" fill="#f7ead0" />
        <circle cx="440" cy="196" r="4.5" fill="#fffbe9" />
        <path
          d={curve(
            [
              [426, 206],
              [404, 250],
              [392, 310],
              [400, 372],
            ],
            false,
          )}
          fill="none"
          stroke="#e8cf9c"
          strokeWidth="1.3"
        />
      </g>
      <g clipPath={ref("frame")}>
        <g transform="translate(0 -48)">
          <path d={`${VILLAGE}M0 688H600V820H0Z`} fill="#100b0a" />
          <path d={PALISADE} fill="#241713" stroke="#0a0706" strokeWidth="2" />
          {WINDOWS.map(([x, y], i) => (
            <rect key={i} x={x} y={y} width="7" height="10" fill="#ffc878" />
          ))}
          <circle cx="268" cy="612" r="34" fill={ref("lantern")} opacity="0.6" />
        </g>
      </g>
    </svg>
  );
}
