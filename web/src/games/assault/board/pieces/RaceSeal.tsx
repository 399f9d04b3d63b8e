// The seal of a race: its outline, its metal and stone, its sign. Inside other drawings it is an
// <svg> with a place of its own (x, y).
import { RACES, raceColour, racePattern, raceSign, sealShape } from "./races";

interface RaceSealProps {
  race: string;
  size?: number;
  /** Where it lies in another drawing. */
  x?: number;
  y?: number;
  /** Words of its own, where nothing beside it names the race. */
  title?: string;
}

export function RaceSeal({ race, size = 24, x, y, title }: RaceSealProps) {
  const metal = raceColour(race, "metal");
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="-1 -1 50 50"
      data-race={race}
      role={title === undefined ? undefined : "img"}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
      focusable="false"
    >
      <path
        d={sealShape(race)}
        fill={raceColour(race, "stone")}
        stroke={metal}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <path
        d={raceSign(race)}
        transform={SIGN_AT[race] ?? "translate(7.8 7.8) scale(1.35)"}
        fill={metal}
        fillRule="evenodd"
      />
    </svg>
  );
}

/** Where a sign sits lower than the middle of its seal. */
const SIGN_AT: Record<string, string> = {
  storm: "translate(9 9) scale(1.25)",
  fire: "translate(9 12) scale(1.25)",
  hill: "translate(9 11) scale(1.25)",
};

/** The hatching of every race, for the <defs> of a drawing: `url(#PREFIX-storm)`. */
export function RacePatterns({ prefix, scale = 1 }: { prefix: string; scale?: number }) {
  return RACES.map((race) => (
    <pattern
      key={race}
      id={`${prefix}-${race}`}
      width="16"
      height="16"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      <path
        d={racePattern(race)}
        fill="none"
        stroke={raceColour(race, "stone")}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </pattern>
  ));
}
