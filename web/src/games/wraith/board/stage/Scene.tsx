// The land at dusk, the giant on it, and Stennick with its lamp far below.
import { memo } from "react";
import { Drawing } from "../../art";
import { fir, chance, smooth, type Mark } from "../../art/brush";
import type { Reference } from "../types";
import css from "./Scene.module.css";
import { STAGE } from "./geometry";

const random = chance(5);
const FAR = 2600;
const DEEP = 2600;

/** A ridge across the whole land; beyond the stage it goes on. */
function ridge(base: number, high: number, step: number, seed: number, sharp: number): string {
  const toss = chance(seed);
  const marks: Mark[] = [[-FAR, DEEP, 1]];
  for (let x = -FAR; x <= FAR + 1000; x += step) {
    const swell = Math.sin(x / 410 + seed) * 0.5 + Math.sin(x / 173 + seed * 2) * 0.3;
    marks.push([
      x,
      base - high * (0.5 + swell * 0.5) - toss() * high * 0.3,
      toss() < sharp ? 1 : 0,
    ]);
  }
  marks.push([FAR + 1000, DEEP, 1]);
  return smooth(marks);
}
const peaks = ridge(1010, 330, 120, 3, 0.8);
const fells = ridge(1140, 180, 150, 8, 0.2);
const moor = ridge(1262, 60, 240, 2, 0);
const floor = smooth([
  [-FAR, DEEP, 1],
  [-FAR, 1330, 1],
  [-500, 1318],
  [-120, 1326],
  [240, 1312],
  [560, 1320],
  [900, 1312],
  [1300, 1328],
  [FAR + 1000, 1316, 1],
  [FAR + 1000, DEEP, 1],
]);
const wood = Array.from({ length: 90 }, () => {
  const x = -1600 + random() * 4200;
  const away = Math.abs(x - 500);
  return away < 560 && random() < 0.8 ? "" : fir([x, 1250 + random() * 60], 40 + random() * 60);
}).join("");
const stars = Array.from({ length: 60 }, () => {
  const r = (0.8 + random() * 1.6).toFixed(1);
  return `M${(-1400 + random() * 3800).toFixed(0)} ${(-400 + random() * 900).toFixed(0)}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`;
}).join("");

/** The houses of Stennick: a wall, a bell, a gate, and one lamp. */
function Village({ dark }: { dark: boolean }) {
  return (
    <g className={css.village} transform="translate(18 1322)">
      <path d="M-160 90C-90 40 40 24 120 28S250 60 300 90Z" className={css.knoll} />
      <path
        d="M-20 44V22l16-12 16 12v-8l20-14 20 14v14l14-11 16 11v18zM96 46V20l18-13 18 13v22l16-12 16 12v14z"
        className={css.roofs}
      />
      <path d="M62 30v-44h-3l11-16 11 16h-3v44z" className={css.roofs} />
      <path
        d="M-34 58V42h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v18z"
        className={css.wall}
      />
      {!dark && (
        <>
          <path
            d="M2 30h4v5H2zM34 24h4v6h-4zM106 30h4v5h-4zM120 32h4v5h-4zM152 42h4v4h-4z"
            className={css.window}
          />
          <circle cx="78" cy="40" r="54" fill="url(#scene-lamp)" />
          <circle cx="78" cy="40" r="4.5" className={css.lamp} />
        </>
      )}
    </g>
  );
}

interface SceneProps {
  giant: Reference["giant"];
  /** The lamp of Stennick is out. */
  dark: boolean;
}

/** Nothing in here moves; it is drawn once for a fight. */
export const Scene = memo(function Scene({ giant, dark }: SceneProps) {
  return (
    <svg
      className={css.scene}
      viewBox={`${STAGE.x} ${STAGE.y} ${STAGE.w} ${STAGE.h}`}
      data-giant={giant.id}
      aria-hidden
    >
      <defs>
        <linearGradient
          id="scene-sky"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="-500"
          x2="0"
          y2="1320"
        >
          <stop offset="0" className={css.sky0} />
          <stop offset="0.55" className={css.sky1} />
          <stop offset="0.78" className={css.sky2} />
          <stop offset="1" className={css.sky3} />
        </linearGradient>
        <radialGradient id="scene-lamp">
          <stop offset="0" stopColor="#ffe3a1" stopOpacity="0.95" />
          <stop offset="0.25" stopColor="#ffc25c" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ff9d2e" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="scene-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.mist0} />
          <stop offset="0.5" className={css.mist1} />
          <stop offset="1" className={css.mist0} />
        </linearGradient>
      </defs>
      <rect x={-FAR} y={-DEEP} width={FAR * 2 + 1000} height={DEEP + 1400} fill="url(#scene-sky)" />
      <path d={stars} className={css.stars} />
      <path d={peaks} className={css.peaks} />
      <rect x={-FAR} y={900} width={FAR * 2 + 1000} height={180} fill="url(#scene-mist)" />
      <path d={fells} className={css.fells} />
      <rect x={-FAR} y={1090} width={FAR * 2 + 1000} height={150} fill="url(#scene-mist)" />
      <path d={moor} className={css.moor} />
      <path d={wood} className={css.wood} />
      <g className={css.giant}>
        <Drawing giant={giant.id} outline={giant.body.outline} />
      </g>
      <rect
        x={-FAR}
        y={1180}
        width={FAR * 2 + 1000}
        height={150}
        fill="url(#scene-mist)"
        opacity="0.5"
      />
      <path d={floor} className={css.floor} />
      <Village dark={dark} />
    </svg>
  );
});
