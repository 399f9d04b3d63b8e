// A combat die as it lies on the table. The special die of a race has its corners cut and is rimmed
// in the metal and stone of its people; the standard one is of grey bone.
import type { CSSProperties } from "react";
import type { Face } from "../../shapes";
import css from "./Die.module.css";
import { resultsOn, type DieState, type Result } from "./faces";
import { SIGNS } from "./ResultSign";

interface DieProps {
  face: Face;
  /** The race whose special die it is; without one it is a standard die. */
  special?: string | undefined;
  state?: DieState;
  size?: number;
  /** It falls onto the table now, so many milliseconds late; it lies there with motion off. */
  fallsAfter?: number | undefined;
  /** Nothing is rolled yet: its place alone. */
  empty?: boolean;
  /** In words, where nothing around it says them. */
  label?: string;
}

/** Where results sit on a face of 48, and how large, by how many there are. */
const SPOTS: readonly (readonly [x: number, y: number])[][] = [
  [],
  [[24, 24]],
  [
    [16.5, 16.5],
    [31.5, 31.5],
  ],
  [
    [24, 15],
    [15.5, 31],
    [32.5, 31],
  ],
  [
    [16, 16],
    [32, 16],
    [16, 32],
    [32, 32],
  ],
];
const SIZES = [0, 25, 17, 15, 14];

const CUBE = "M11 3h26a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8z";
const CUT = "M14 2h20l12 12v20L34 46H14L2 34V14z";
const PLATE = "M16 7.5h16L40.5 16v16L32 40.5H16L7.5 32V16z";
const INKS: Record<Result, string | undefined> = {
  hits: css.hit,
  blocks: css.block,
  arcane: css.arcane,
};
const BADGES: Record<Exclude<DieState, "thrown">, string> = {
  picked: "M5 13l4.5 4.5L19 7",
  again: "M18.5 9a7 7 0 1 0 .9 5.5M19.5 4.5V9.5h-5",
  turned: "M4 15a8 5 0 0 1 16 0M16 11.5l4 3.5 2-5",
};

export function Die({
  face,
  special,
  state = "thrown",
  size = 44,
  fallsAfter,
  empty = false,
  label,
}: DieProps) {
  const race: CSSProperties | undefined =
    special === undefined
      ? undefined
      : ({
          "--metal": `var(--race-${special}-metal, #b08a45)`,
          "--stone": `var(--race-${special}-stone, #4a5058)`,
        } as CSSProperties);
  const falls: CSSProperties | undefined =
    fallsAfter === undefined ? undefined : { animationDelay: `${fallsAfter}ms` };
  const outline = special === undefined ? CUBE : CUT;
  return (
    <svg
      className={css.die}
      width={size}
      height={(size * 52) / 48}
      viewBox="0 0 48 52"
      style={{ ...race, ...falls }}
      data-die={special === undefined ? "standard" : "special"}
      data-state={empty ? "empty" : state}
      data-falls={fallsAfter !== undefined || undefined}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      {empty ? (
        <path className={css.place} d={outline} />
      ) : (
        <>
          <path className={css.edge} d={outline} transform="translate(0 4)" />
          <path className={special === undefined ? css.bone : css.rim} d={outline} />
          {special !== undefined && <path className={css.plate} d={PLATE} />}
          <Results face={face} />
        </>
      )}
      {!empty && state !== "thrown" && (
        <g transform="translate(37 39)">
          <circle className={css.badge} r="10.5" />
          <path className={css.sign} d={BADGES[state]} transform="scale(.6) translate(-12 -12)" />
        </g>
      )}
    </svg>
  );
}

function Results({ face }: { face: Face }) {
  const results = resultsOn(face).slice(0, 4);
  if (results.length === 0) return <path className={css.miss} d="M18 24h12" />;
  const scale = (SIZES[results.length] ?? 14) / 24;
  return results.map((result, i) => {
    const [x, y] = SPOTS[results.length]?.[i] ?? [24, 24];
    return (
      <path
        key={i}
        className={INKS[result]}
        d={SIGNS[result]}
        transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
      />
    );
  });
}
