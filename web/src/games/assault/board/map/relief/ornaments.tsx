// What a mapmaker adds for love: a rose of winds, a ship, a serpent, a cartouche, a frame.
import { memo } from "react";
import css from "../RealmMap.module.css";

function Rose({ x, y }: { x: number; y: number }) {
  const winds = Array.from({ length: 16 }, (_, i) => i * 22.5);
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <g className={css.rhumb}>
        {winds.map((turn) => (
          <path key={turn} d="M0-66V-700" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="56" className={css.roseDisc} />
      <circle r="52" fill="none" strokeWidth="0.6" />
      <circle r="45" fill="none" strokeWidth="0.9" strokeDasharray="1 2.53" />
      <circle r="38" fill="none" strokeWidth="0.5" />
      {winds
        .filter((_, i) => i % 2 === 1)
        .map((turn) => (
          <path
            key={turn}
            d="M0-36L2.6-10H-2.6Z"
            strokeWidth="0.5"
            className={css.roseLight}
            transform={`rotate(${turn})`}
          />
        ))}
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} strokeWidth="0.7">
          <path d="M0-44L6-7 0 0Z" className={css.roseDark} />
          <path d="M0-44L-6-7 0 0Z" className={css.roseLight} />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} strokeWidth="0.9">
          <path d="M0-60L9-9 0 0Z" className={css.roseDark} />
          <path d="M0-60L-9-9 0 0Z" className={css.roseLight} />
        </g>
      ))}
      <circle r="5" className={css.roseLight} strokeWidth="0.9" />
      <circle r="1.6" className={css.roseDark} />
      {/* A lily points north. */}
      <path
        d="M0-84C5-78 6-73 2-68H-2C-6-73-5-78 0-84ZM-3-70C-9-70-11-76-8-80-9-75-6-74-3-73ZM3-70C9-70 11-76 8-80 9-75 6-74 3-73ZM-5-66H5"
        className={css.roseDark}
        strokeWidth="0.7"
      />
    </g>
  );
}

function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-24 0Q-22 12-14 13H13Q22 11 27-5L18-2H-16L-22-7Z"
        className={css.hull}
        strokeWidth="1.1"
      />
      <path d="M-19 4H20M-17 8H17" fill="none" strokeWidth="0.6" />
      <path d="M-10-2V-38M6-2V-46M18-3V-30" fill="none" strokeWidth="1.1" />
      <path
        d="M-18-10C-13-16-14-26-17-33L-3-33C0-25 0-16-4-10ZM-4-12C1-20 0-32-3-41L14-41C18-30 18-20 13-12ZM13-9C16-14 16-21 14-27L23-27C26-20 26-14 23-9Z"
        className={css.sail}
        strokeWidth="0.9"
      />
      <path
        d="M-14-14l8 0M-13-19l10 0M0-18l13 0M1-25l14 0"
        fill="none"
        strokeWidth="0.4"
        opacity="0.6"
      />
      <path d="M6-46l9-3-9-3M-10-38l7-2-7-3" className={css.roseDark} strokeWidth="0.5" />
      <path
        d="M-34 15q5-4 10 0t10 0 10 0 10 0 10 0M-22 20q5-4 10 0t10 0 10 0"
        fill="none"
        strokeWidth="0.7"
        opacity="0.7"
      />
    </g>
  );
}

function Serpent({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M58 4C56-12 76-14 74 4L69 4C70-6 62-6 63 4Z"
        className={css.beast}
        strokeWidth="0.9"
      />
      <path
        d="M20 6C20-20 52-22 52 6L45 6C45-10 28-10 28 6Z"
        className={css.beast}
        strokeWidth="1"
      />
      <path
        d="M-20 8C-24-22 4-34 8-4 9 2 9 5 10 8L1 8C1-8-6-16-9-4-10 0-9 4-9 8Z"
        className={css.beast}
        strokeWidth="1.1"
      />
      <path
        d="M-20 8C-26-10-22-30-34-34-40-36-46-31-54-29-52-25-46-24-42-25-44-22-48-21-50-20-44-17-36-19-33-23-30-14-32-4-30 8Z"
        className={css.beast}
        strokeWidth="1.1"
      />
      <path
        d="M-37-35l-2-6 5 4 3-5 1 8M-30-22l4-4M-29-14l5-3M-28-6l5-2"
        fill="none"
        strokeWidth="0.7"
      />
      <circle cx="-39" cy="-30" r="1.2" className={css.roseDark} strokeWidth="0" />
      <path
        d="M-14-10l3 3m1-9 2 4m5-8 0 5M26-4l4 2m1-9 2 4m6-7 0 5M72-4l-3 1M74 4c4-4 8-3 10-8-1 6-1 8-8 10"
        fill="none"
        strokeWidth="0.6"
      />
      <path
        d="M-44 10q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0"
        fill="none"
        strokeWidth="0.8"
        opacity="0.75"
      />
    </g>
  );
}

/** A ribbon with the name of the land. */
function Cartouche({ x, y, title }: { x: number; y: number; title: string }) {
  const half = Math.max(84, title.length * 5.4);
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path
        d={`M${-half - 22}-3L${-half - 12} 10 ${-half - 22} 23H${-half + 12}V-3ZM${half + 22}-3L${half + 12} 10 ${half + 22} 23H${half - 12}V-3Z`}
        className={css.ribbonEnd}
        strokeWidth="1"
      />
      <path
        d={`M${-half + 12} 23L${-half} 17V13H${-half + 12}ZM${half - 12} 23L${half} 17V13H${half - 12}Z`}
        className={css.roseDark}
        strokeWidth="0.8"
      />
      <path
        d={`M${-half}-16Q0-24 ${half}-16V17Q0 9 ${-half} 17Z`}
        className={css.ribbon}
        strokeWidth="1.2"
      />
      <path
        d={`M${-half + 4}-12.5Q0-20 ${half - 4}-12.5M${-half + 4} 13.4Q0 5.6 ${half - 4} 13.4`}
        fill="none"
        strokeWidth="0.5"
      />
      <text className={css.title} y="1.5">
        {title}
      </text>
    </g>
  );
}

interface OrnamentsProps {
  width: number;
  height: number;
  title: string;
}

/** All of it stands in the open sea of the south-west, where nobody fights. */
export const Ornaments = memo(function Ornaments({ height, title }: OrnamentsProps) {
  return (
    <g className={css.ornaments} clipPath="url(#realm-clip-sheet)">
      <Rose x={388} y={height - 122} />
      <Ship x={252} y={height - 288} />
      <Serpent x={112} y={height - 178} />
      <Cartouche x={160} y={height - 62} title={title} />
    </g>
  );
});

/** Two lines and a border of even steps in black and white between them, as on old sheets. */
export const Frame = memo(function Frame({ width, height }: { width: number; height: number }) {
  const dashes = (length: number): string => {
    const steps = Math.round(length / 60) * 2;
    const step = length / steps;
    return `${step} ${step}`;
  };
  return (
    <g className={css.frame}>
      <path
        d={`M0 0H${width}V${height}H0ZM10 10V${height - 10}H${width - 10}V10Z`}
        className={css.margin}
      />
      <path
        d={`M10 5.5H${width - 10}M10 ${height - 5.5}H${width - 10}`}
        className={css.measure}
        strokeDasharray={dashes(width - 20)}
      />
      <path
        d={`M5.5 10V${height - 10}M${width - 5.5} 10V${height - 10}`}
        className={css.measure}
        strokeDasharray={dashes(height - 20)}
      />
      <path d={`M2 2H${width - 2}V${height - 2}H2Z`} fill="none" strokeWidth="1" />
      <path d={`M9.5 9.5H${width - 9.5}V${height - 9.5}H9.5Z`} fill="none" strokeWidth="1.8" />
    </g>
  );
});
