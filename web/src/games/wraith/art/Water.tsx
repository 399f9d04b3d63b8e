// Water: the river, up on its coils; brown and green like glass, and full of what it was given.
import type { ReactNode } from "react";
import { smooth, tube } from "./brush";
import {
  UPPER,
  LOWER,
  MAW,
  HORN,
  crestWeb,
  spines,
  finWeb,
  finRays,
  TAIL_FIN,
  tail,
  coil,
  neck,
  headScales,
  jawScales,
  neckScales,
  weeds,
  rain,
  waves,
  foam,
  fangs,
  type Glass,
} from "./river";

function Length({ of, children }: { of: Glass; children?: ReactNode }) {
  return (
    <g>
      <path d={of.rim} fill="#0a1a1c" />
      <path d={of.rim} fill="url(#water-rim)" />
      <path d={of.wall} fill="url(#water-wall)" />
      <path d={of.deep} fill="#0b2426" opacity="0.55" />
      {children}
      <path
        d={of.streams}
        fill="none"
        stroke="#8fd0c2"
        strokeOpacity="0.2"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d={of.threads}
        fill="none"
        stroke="#c4efe2"
        strokeOpacity="0.3"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d={of.bubbles}
        fill="#c9efe6"
        fillOpacity="0.1"
        stroke="#d9f2e8"
        strokeOpacity="0.4"
        strokeWidth="2"
      />
      <path d={of.shine} fill="#dff6ec" opacity="0.5" />
      <path
        d={of.falls}
        stroke="#d9f2e8"
        strokeOpacity="0.3"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

export default function Water() {
  return (
    <g>
      <defs>
        <linearGradient
          id="water-rim"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="160"
          x2="0"
          y2="1320"
        >
          <stop offset="0" stopColor="#5aa294" />
          <stop offset="0.5" stopColor="#3f8078" />
          <stop offset="1" stopColor="#6b6a44" />
        </linearGradient>
        <linearGradient
          id="water-wall"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="160"
          x2="0"
          y2="1340"
        >
          <stop offset="0" stopColor="#215753" />
          <stop offset="0.45" stopColor="#1a4648" />
          <stop offset="0.8" stopColor="#253f38" />
          <stop offset="1" stopColor="#37382a" />
        </linearGradient>
        <linearGradient
          id="water-head"
          gradientUnits="userSpaceOnUse"
          x1="420"
          y1="120"
          x2="700"
          y2="430"
        >
          <stop offset="0" stopColor="#5fa899" />
          <stop offset="0.35" stopColor="#2d6b66" />
          <stop offset="1" stopColor="#113033" />
        </linearGradient>
        <linearGradient
          id="water-fin"
          gradientUnits="userSpaceOnUse"
          x1="740"
          y1="600"
          x2="1040"
          y2="480"
        >
          <stop offset="0" stopColor="#1d4f4e" stopOpacity="0.95" />
          <stop offset="1" stopColor="#8fd0bd" stopOpacity="0.4" />
        </linearGradient>
        <linearGradient
          id="water-horn"
          gradientUnits="userSpaceOnUse"
          x1="580"
          y1="180"
          x2="700"
          y2="-60"
        >
          <stop offset="0" stopColor="#33514a" />
          <stop offset="1" stopColor="#d9e2c6" />
        </linearGradient>
        <radialGradient id="water-eye">
          <stop offset="0" stopColor="#fdffe6" />
          <stop offset="0.3" stopColor="#dcf27c" />
          <stop offset="1" stopColor="#9ed060" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="water-pool"
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="1240"
          x2="0"
          y2="1420"
        >
          <stop offset="0" stopColor="#2d4a47" stopOpacity="0" />
          <stop offset="0.3" stopColor="#1d3434" stopOpacity="0.92" />
          <stop offset="1" stopColor="#0d1a1a" />
        </linearGradient>
      </defs>
      <path d={rain} stroke="#bcd6d2" strokeOpacity="0.2" strokeWidth="3" />

      <path d={smooth(TAIL_FIN)} fill="url(#water-fin)" />
      <path
        d="M100 1200L-50 1040M96 1220L-100 1134M92 1240L-90 1230M92 1256L-44 1304"
        stroke="#c4efe2"
        strokeOpacity="0.5"
        strokeWidth="4"
      />
      <Length of={tail}>
        {/* A spoon, a boot: it has never let go of anything it was given. */}
        <path d="M128 1010q-20-24 0-42t34 10q8 22-8 36l30 92-12 4z" fill="#a9a795" opacity="0.6" />
        <path d="M330 1040l36-6 8 74 44 16q10 16-6 22l-66 2z" fill="#4a3526" opacity="0.85" />
      </Length>
      <Length of={coil}>
        <g opacity="0.8">
          <path d="M396 1030l84-18 34 150-84 18z" fill="#7d5a36" />
          <path d="M410 1044l54-12 12 50-54 12zM426 1112l54-12 10 44-54 12z" fill="#5a3f26" />
          <circle cx="494" cy="1092" r="6" fill="#d8b04c" />
        </g>
        <g opacity="0.85">
          <path d="M596 1050l74 10-14 78-54-8z" fill="#7e6a48" />
          <path d="M594 1050q40-62 78 12" fill="none" stroke="#b29a6a" strokeWidth="5" />
          <path d="M596 1072l72 10" stroke="#3f3522" strokeWidth="5" />
        </g>
      </Length>
      <path d={finWeb} fill="url(#water-fin)" />
      <path
        d={finRays}
        stroke="#d4f0e4"
        strokeOpacity="0.55"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Length of={neck}>
        <g opacity="0.75">
          <path d="M648 980q90-86 190 0l-14 26q-82-62-162 0z" fill="#6a4c30" />
          <path d="M700 946l-8 60M740 936l0 66M782 944l10 60" stroke="#3d2a1a" strokeWidth="6" />
        </g>
        <path d="M600 560l30-14 12 26q-4 22-22 22t-24-16z" fill="#c9c4ae" opacity="0.4" />
      </Length>
      <path d={neckScales} fill="#bff0dc" opacity="0.07" />
      {/* Gills, where it breathes the drowned out. */}
      <path
        d="M650 762q70 34 150 6M654 810q72 36 158 6M664 858q70 34 150 4"
        fill="none"
        stroke="#061012"
        strokeOpacity="0.8"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M654 774q68 30 142 6M660 822q70 32 148 6M670 870q66 30 140 4"
        fill="none"
        stroke="#a9dccb"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />

      <path d={crestWeb} fill="url(#water-fin)" opacity="0.9" />
      <path d={spines} fill="#cfe6d2" opacity="0.75" />
      <path d={smooth(MAW)} fill="#12090b" />
      <path d="M470 330Q560 320 640 388Q560 372 470 344Z" fill="#6d2a2c" />
      <path d={smooth(LOWER)} fill="url(#water-wall)" />
      <path d={jawScales} fill="#bff0dc" opacity="0.1" />
      <path
        d="M384 368C440 390 540 440 620 478"
        fill="none"
        stroke="#8fd0c2"
        strokeOpacity="0.45"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={tube(HORN, 6)} fill="url(#water-horn)" />
      <path
        d="M572 130q30 16 70 0M582 84q30 16 66 2M602 36q24 12 50 2M636 -8q16 8 32 0"
        fill="none"
        stroke="#22382f"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={fangs} fill="#e9eed9" />
      <path d={smooth(UPPER)} fill="url(#water-head)" />
      <path d={headScales} fill="#bff0dc" opacity="0.11" />
      <path
        d="M340 234C370 196 430 196 470 204C530 190 580 156 640 138C720 134 790 190 826 256"
        fill="none"
        stroke="#d9f6ea"
        strokeOpacity="0.6"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M500 226C540 196 596 190 640 214C668 230 660 262 622 262C576 264 530 258 500 226Z"
        fill="#04090a"
      />
      <circle cx="590" cy="230" r="36" fill="url(#water-eye)" />
      <path d="M590 206q9 24 0 48q-9-24 0-48z" fill="#0a1408" />
      <path d="M484 224C530 180 600 168 664 206C610 192 540 200 484 224Z" fill="#0d2628" />
      <path
        d="M362 216q16-12 32-2"
        fill="none"
        stroke="#04090a"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M700 250q46 30 56 86M744 236q46 34 54 100M664 300q34 20 44 60"
        fill="none"
        stroke="#9ed2c8"
        strokeOpacity="0.35"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M404 250q20 10 40 6M470 256q24 14 46 16M540 276q26 20 44 36"
        fill="none"
        stroke="#04090a"
        strokeOpacity="0.5"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d={weeds}
        fill="none"
        stroke="#0b1a16"
        strokeWidth="12"
        strokeLinecap="round"
        opacity="0.85"
      />
      <path d={weeds} fill="none" stroke="#4a6a3c" strokeWidth="6" strokeLinecap="round" />

      <rect x="-2600" y="1236" width="6200" height="200" fill="url(#water-pool)" />
      <path d={foam} fill="#dff5ec" opacity="0.42" />
      {waves.map((d, i) => (
        <path
          key={i}
          d={d}
          fill="none"
          stroke={i % 2 === 0 ? "#a8cdc2" : "#6fa096"}
          strokeOpacity={0.34 - i * 0.06}
          strokeWidth="5"
        />
      ))}
    </g>
  );
}
