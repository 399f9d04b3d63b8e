import { useId } from "react";
import { FRAME, HEIGHT, WIDTH } from "../look/art/frame";

const EDGE = 520;

/** A table by lamplight, and somebody too big to sit at it: any game's room. */
export default function PlainScene() {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}frame`}>
          <path d={FRAME} />
        </clipPath>
        <radialGradient id={`${id}light`} cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stopColor="#6b5233" />
          <stop offset="0.55" stopColor="#33302f" />
          <stop offset="1" stopColor="#1b1e23" />
        </radialGradient>
      </defs>
      <path d={FRAME} fill={`url(#${id}light)`} />
      <g transform="translate(28 8) scale(17)">
        <path d="M16 2 11 3.5 8 8l.5 6L4 17l-3 13h30l-3-13-4.5-3L24 8 21 3.5Z" fill="#4a4f57" />
        <path d="M16 2 11 3.5 8 8l.5 6L4 17l-3 13h15Z" fill="#5d636c" />
        <path d="M16 2 11 3.5 8 8l8 1.6L24 8 21 3.5Z" fill="#737a84" />
        <path d="M16 9.6 14.6 14.6h2.8Z" fill="#3a3e45" />
        <path d="M11.3 9 14.9 10.5v1.8L11.3 11.2ZM20.7 9 17.1 10.5v1.8L20.7 11.2Z" fill="#f2cb7a" />
        <path d="M13 16.5h6l-1 1.6h-4Z" fill="#2b2e33" />
      </g>
      <g clipPath={`url(#${id}frame)`}>
        <path d={`M0 ${EDGE}H${WIDTH}V${HEIGHT}H0Z`} fill="#4c3726" />
        <path d={`M0 ${EDGE}H${WIDTH}v16H0Z`} fill="#6b4f36" />
        <path
          d={`M0 ${EDGE + 74}H${WIDTH}M0 ${EDGE + 150}H${WIDTH}`}
          stroke="#38281c"
          strokeWidth="3"
        />
        <g fill="#737a84">
          <path d={`M64 ${EDGE + 6}v-46l22-22h30l22 22v46Z`} />
          <path d={`M462 ${EDGE + 6}v-46l22-22h30l22 22v46Z`} />
        </g>
        <g fill="#5d636c">
          <path d={`M88 ${EDGE + 6}v-40M112 ${EDGE + 6}v-40`} stroke="#4a4f57" strokeWidth="4" />
          <path d={`M486 ${EDGE + 6}v-40M510 ${EDGE + 6}v-40`} stroke="#4a4f57" strokeWidth="4" />
        </g>
        <g transform={`translate(218 ${EDGE + 34}) rotate(-9)`}>
          <rect width="62" height="88" rx="6" fill="#efe7d9" />
          <rect x="8" y="8" width="46" height="72" rx="3" fill="#7b3b2a" />
        </g>
        <g transform={`translate(296 ${EDGE + 26}) rotate(7)`}>
          <rect width="62" height="88" rx="6" fill="#efe7d9" />
          <path d="M31 20 42 44 31 68 20 44Z" fill="#dcab4f" />
        </g>
        <g transform={`translate(404 ${EDGE + 58})`}>
          <rect width="44" height="44" rx="8" fill="#efe7d9" />
          <g fill="#2b2218">
            <circle cx="12" cy="12" r="4.5" />
            <circle cx="22" cy="22" r="4.5" />
            <circle cx="32" cy="32" r="4.5" />
          </g>
        </g>
        <path
          d={`M160 ${EDGE + 118}c-14 0-22-6-22-14 0-10 12-10 12-20-8-4-12-10-12-18a22 22 0 0 1 44 0c0 8-4 14-12 18 0 10 12 10 12 20 0 8-8 14-22 14Z`}
          fill="#3f6a6c"
        />
      </g>
    </svg>
  );
}
