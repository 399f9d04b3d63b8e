import type { ComponentType } from "react";
import css from "./Landscape.module.css";

// What is to be seen along the way: one small drawing a fight, from its story, standing on (0, 0).

function Lambs() {
  return (
    <>
      <path className={css.rock} d="M-52 6C-46-22-24-44 4-43 32-42 48-16 54 6z" />
      <path
        className={css.turf}
        d="M-52 6C-46-22-24-44 4-43 32-42 48-16 54 6 44-8 30-30 4-31-22-32-40-12-52 6z"
      />
      <path className={css.cut} d="M-14-14h8M6-22h8M-2-2h8M20-8h8" />
      <path
        className={css.pale}
        d="M-40 4c0-6 12-6 12 0zM-64 6c0-5 10-5 10 0zM62 6c0-6 12-6 12 0zM74 1h5v4h-5zM-44 0h4v4h-4z"
      />
    </>
  );
}

function Washing() {
  return (
    <>
      <path className={css.stroke} d="M-46 4V-34M40 4V-34M-46-32Q-4-24 40-33" />
      <path
        className={css.pale}
        d="M-38-30l20 3c6 4 8 12 16 14-8 4-14 10-22 8-8-3-8-14-14-25zM-12-27l18-1c8 6 10 12 20 13-8 5-16 10-24 7-8-4-8-10-14-19zM14-28l18-2c10 4 12 10 22 9-6 6-14 12-22 10-9-3-10-9-18-17z"
      />
    </>
  );
}

function Staithe() {
  return (
    <>
      <path className={css.stroke} d="M-30-8h66M-24-8V12M-4-8V14M16-8V12M34-8V10" />
      <path className={css.ripple} d="M-64 14h24M44 12h30M52 22h22M-30 26h34M10 34h26" />
      <path className={css.ember} d="M58 4 74 0l5 10-16 4z" />
      <path className={css.dark} d="M-56 4v8h12v-4h-6v-4z" />
    </>
  );
}

function Birches() {
  return (
    <>
      <circle className={css.glow} cx="4" cy="-28" r="48" />
      <path className={css.birch} d="M-28 4V-46M-10 4V-58M10 4V-50M28 4V-40" />
      <path
        className={css.ember}
        d="M-36-36c2-10 8-10 8-26 8 8 10 16 6 26-2 6-12 6-14 0zM-18-46c2-10 9-14 8-30 9 8 12 20 7 30-3 6-13 6-15 0zM4-40c2-10 8-14 7-30 9 8 11 20 6 30-2 6-11 6-13 0z"
      />
      <path
        className={css.hot}
        d="M-31-36c1-5 3-6 4-12 4 4 5 8 3 12-2 3-6 3-7 0zM-13-46c1-5 4-7 4-14 4 4 6 10 3 14-2 3-6 3-7 0zM8-40c1-5 3-7 3-13 4 4 5 9 3 13-2 3-5 3-6 0z"
      />
    </>
  );
}

function Byre() {
  return (
    <>
      <path className={css.rock} d="M-70 8C-60-10-30-18 0-18S62-10 72 8z" />
      <path className={css.stone} d="M-26-16v-20h44v20z" />
      <path className={css.dark} d="M-32-34-4-56l28 22zM-10-16v-12h10v12z" />
      <path
        className={css.dark}
        d="M32-12h14v-6h4v3h-2v10h-2v-4H36v4h-2zM-58-2h13v-6h4v3h-2v10h-2v-4h-9v4h-2z"
      />
    </>
  );
}

function Slates() {
  return (
    <>
      <path className={css.stone} d="M-24 4v-24L0-42l24 22V4z" />
      <path className={css.dark} d="M-32-16 0-46 12-34-2-22-16-24l-8 12zM20-20l12 4-4 5-12-8z" />
      <path className={css.window} d="M-6-12H6V-1H-6z" />
      <path
        className={css.slate}
        d="m18-44 12-5 3 6-12 4zM34-54l11-7 4 6-11 6zM50-44l12-3 1 6-12 3zM56-66l11-8 4 5-10 8zM74-56l11-4 2 6-11 4z"
      />
    </>
  );
}

function Bucket() {
  return (
    <>
      <path className={css.water} d="M-76 6C-40-8 50-8 84 6 60 22-50 22-76 6z" />
      <path
        className={css.rock}
        d="M-52 4c4-14 14-20 22-14 6 4 8 8 8 14zM34 4c2-10 10-14 16-10 6 3 8 6 8 10z"
      />
      <path className={css.wood} d="M-8-14 12-20l6 18-18 4z" />
      <path className={css.stroke} d="M-8-14q4-14 20-6M-6-8 14-14" />
      <path className={css.ripple} d="M-18 8h22M16 4h12M-4 14h26" />
    </>
  );
}

function Kilns() {
  return (
    <>
      <circle className={css.glow} cx="-2" cy="-8" r="48" />
      <path
        className={css.smoke}
        d="M-24-34c-10-10 6-16 0-28 12 6 4 16 12 24zM22-30c-8-10 6-14 2-26 10 6 4 16 10 22z"
      />
      <path
        className={css.dark}
        d="M-46 4c0-30 10-40 22-40S-2-26-2 4zM4 4c0-26 8-34 18-34S42-22 42 4z"
      />
      <path className={css.ember} d="M-32 4v-8a8 8 0 0 1 16 0v8zM16 4v-6a6.5 6.5 0 0 1 13 0v6z" />
      <path className={css.hot} d="M-28 4v-5a4 4 0 0 1 8 0v5zM19 4V0a3.5 3.5 0 0 1 7 0v4z" />
    </>
  );
}

function Stair() {
  return (
    <>
      <path className={css.rock} d="M-50 6C-48-20-30-60 6-66 36-66 50-30 52 6z" />
      <path className={css.step} d="M-38 4h14v-10h12v-10h12v-10H12v-10h10v-10h8v-8" />
      <path
        className={css.snow}
        d="M-20-42C-12-56 0-64 8-66c16 0 26 8 34 24-10-4-14 4-22-4-8 8-16-4-40 4z"
      />
    </>
  );
}

function Rag() {
  return (
    <>
      <path className={css.rock} d="M-34 6l16-34 10 12 12-24L36 6z" />
      <path className={css.stroke} d="M4-38V-78" />
      <path
        className={css.cloth}
        d="M4-78c14-6 20 6 36-2-4 10 6 14 16 14-12 8-22 2-30 6-8 2-14 2-22 0z"
      />
      <path className={css.snow} d="M-26-12l8-16 6 8-6 8zM-2-26 4-40l8 14-8-2z" />
    </>
  );
}

function Coils() {
  return (
    <>
      <path className={css.ice} d="M-78 4C-40-10 50-10 84 4 56 20-50 20-78 4z" />
      <path className={css.coil} d="M-42 4c0-40 34-40 34 0M2 6c0-54 40-50 38 0" />
      <path className={css.ripple} d="M-54 8h18M-16 8H4M30 10h22M-6 16h24" />
    </>
  );
}

function Forty() {
  const people = Array.from({ length: 10 }, (_, i) => {
    const x = -52 + i * 12;
    const y = 16 - i * 4.5;
    return `M${x} ${y}l-3-9 3-6 3 6 1 9z`;
  }).join("");
  const heads = Array.from({ length: 10 }, (_, i) => {
    const x = -53 + i * 12;
    return `M${x - 2.6} ${-1 - i * 4.5}a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0z`;
  }).join("");
  return (
    <>
      <path className={css.stroke} d="M-56 10 60-34" />
      <path className={css.dark} d={people + heads} />
    </>
  );
}

const SIGHTS: Record<string, ComponentType> = {
  "young-earth": Lambs,
  "young-air": Washing,
  "young-water": Staithe,
  "young-fire": Birches,
  "adult-earth": Byre,
  "adult-air": Slates,
  "adult-water": Bucket,
  "adult-fire": Kilns,
  "elder-earth": Stair,
  "elder-air": Rag,
  "elder-water": Coils,
  "elder-fire": Forty,
};

export function Sight({ wraith, giant }: { wraith: string; giant: string }) {
  const Drawing = SIGHTS[`${wraith}-${giant}`];
  return Drawing === undefined ? null : <Drawing />;
}
