// What a card of hers shows: the Wraith on a wall of stone, doing what the card lets her do. Drawn
// by code from its actions, so that every card of any deck has a picture, each one its own.
import { type ReactElement, useId } from "react";
import { chance, poly, type Point } from "./brush";

interface Pictured {
  id: string;
  actions: readonly { type: string }[];
}

const INK = "#231a13";
const LIGHT = "#ffd98a";
/** Two ends of the sky, and the stone before it. */
const HOURS = [
  ["#f3dca8", "#cf8d57", "#7a5638"],
  ["#dfdccf", "#8fa0a8", "#56585a"],
  ["#efcdb4", "#93697a", "#5b4048"],
  ["#cfdcd2", "#5c8485", "#3f5550"],
] as const;

function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/** A wall with a ragged edge; from the right, or from the left. */
function cliff(dice: () => number, edge: number, side: "left" | "right"): string {
  const out = side === "right" ? 122 : -22;
  const rag: Point[] = Array.from({ length: 7 }, (_, i) => [
    edge + (dice() - 0.5) * 11 + (side === "right" ? i : -i),
    i * 12 - 4,
  ]);
  return poly([[out, -6], ...rag, [out, 70]]);
}

interface Pose {
  at: Point;
  turn: number;
  /** Where her hands are, from her shoulders. */
  arms: readonly Point[];
}

const MOVES: Record<string, Pose> = {
  climb: {
    at: [52, 36],
    turn: 14,
    arms: [
      [7, -13],
      [10, -4],
    ],
  },
  leap: {
    at: [50, 24],
    turn: 34,
    arms: [
      [12, -4],
      [11, 3],
    ],
  },
  drop: {
    at: [42, 38],
    turn: -10,
    arms: [
      [-9, -10],
      [10, -10],
    ],
  },
};
const STANDS: Pose = {
  at: [34, 42],
  turn: 4,
  arms: [
    [10, -3],
    [4, 6],
  ],
};

/** The hooded cloak, feet at the origin's foot, and arms to where her hands are. */
function Wraith({ pose: { at, turn, arms } }: { pose: Pose }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`} fill={INK} stroke={INK}>
      {arms.map(([x, y], i) => (
        <path key={i} d={`M0 -4Q${x / 2} ${y / 2 - 2} ${x} ${y}`} fill="none" strokeWidth={2.6} />
      ))}
      <path
        d="M0 -13C4 -13 5.500 -9 4.500 -6C7.500 -2 9 7 10 14C5 12 2 15 -1 12.500C-4 15 -7 12 -10 13.500C-8.500 6 -7.500 -2 -4.500 -6C-5.500 -9 -4 -13 0 -13Z"
        strokeWidth={0.6}
      />
      <path
        d="M-2.200 -8.500Q0.300 -11 2.600 -8.300Q0.500 -5.600 -2.200 -8.500Z"
        fill={LIGHT}
        stroke="none"
      />
    </g>
  );
}

/** What an action leaves in the air about her. */
function Trace({ action, pose, dice }: { action: string; pose: Pose; dice: () => number }) {
  const [x, y] = pose.at;
  const line = { fill: "none", stroke: INK, strokeWidth: 1.2, strokeLinecap: "round" } as const;
  switch (action) {
    case "climb":
      return (
        <g {...line}>
          <path d={`M${x + 12} ${y - 18}L${x + 16} -4`} strokeDasharray="2.500 3" />
          <circle cx={x + 11} cy={y - 15} r={2.6} fill={LIGHT} />
        </g>
      );
    case "leap":
      return <path d="M14 46Q40 -10 82 30" {...line} strokeDasharray="2.500 3" />;
    case "drop":
      return (
        <path
          d={[-7, 0, 7].map((off) => `M${x + off} ${y - 19}V${y - 27 - dice() * 12}`).join("")}
          {...line}
        />
      );
    case "sword":
      return (
        <path
          d={`M${x + 8} ${y - 20}C${x + 34} ${y - 18} ${x + 36} ${y + 8} ${x + 14} ${y + 14}C${x + 27} ${y + 4} ${x + 25} ${y - 12} ${x + 8} ${y - 20}Z`}
          fill="#fffdf4"
          stroke="#b13b20"
          strokeWidth={0.9}
        />
      );
    case "bow":
      return (
        <g {...line}>
          <path d={`M${x + 9} ${y - 15}Q${x + 19} ${y - 4} ${x + 10} ${y + 7}`} strokeWidth={1.8} />
          <path
            d={`M${x + 8} ${y - 4}L${x + 40} ${y - 13}m-5 -2l5 2l-3.500 4`}
            stroke="#0f5f66"
            strokeWidth={1.6}
          />
        </g>
      );
    case "fireworks": {
      const rays = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6 + dice() * 0.3);
      const ray = (turn: number, far: number): string =>
        `${72 + Math.cos(turn) * far} ${18 + Math.sin(turn) * far}`;
      return (
        <g fill="none" strokeLinecap="round">
          <path
            d={rays.map((turn) => `M${ray(turn, 4)}L${ray(turn, 11 + dice() * 6)}`).join("")}
            stroke="#fff4cf"
            strokeWidth={1.8}
          />
          <path
            d={rays.map((turn) => `M${ray(turn, 13)}L${ray(turn, 17 + dice() * 3)}`).join("")}
            stroke="#b13b20"
            strokeWidth={1.6}
          />
          <path
            d={`M${x + 9} ${y - 5}Q58 36 69 22`}
            stroke={INK}
            strokeWidth={0.9}
            strokeDasharray="1.500 2"
          />
        </g>
      );
    }
    default: // what heals her, or calms: a light of her own
      return (
        <g fill="none" stroke="#fff7dc">
          {[13, 18, 23].map((far, i) => (
            <circle
              key={far}
              cx={x}
              cy={y - 2}
              r={far}
              opacity={0.9 - i * 0.28}
              strokeWidth={1.4}
            />
          ))}
        </g>
      );
  }
}

export function CardPicture({
  piece,
  className,
}: {
  piece: Pictured;
  className: string | undefined;
}): ReactElement {
  const sky = useId();
  const dice = chance(numberOf(piece.id));
  const [high, low, stone] = HOURS[Math.floor(dice() * HOURS.length)] ?? HOURS[0];
  const kinds = piece.actions.map(({ type }) => type);
  const move = kinds.find((type) => type in MOVES);
  const pose = (move !== undefined && MOVES[move]) || STANDS;
  const moon: Point = [14 + dice() * 30, 8 + dice() * 10];
  return (
    <svg
      className={className}
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop stopColor={high} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
      <rect width="100" height="60" fill={`url(#${sky})`} />
      <circle cx={moon[0]} cy={moon[1]} r={5 + dice() * 4} fill="#fff8e2" opacity="0.75" />
      <path d={cliff(dice, 74, "right")} fill={stone} opacity="0.55" />
      <path d={cliff(dice, move === "climb" ? 62 : 84, "right")} fill={stone} />
      {move === "leap" && <path d={cliff(dice, 16, "left")} fill={stone} />}
      {move === undefined && (
        <path
          d={poly([
            [-4, 56],
            [20, 53],
            [48, 57],
            [66, 54],
            [66, 64],
            [-4, 64],
          ])}
          fill={stone}
        />
      )}
      {kinds.includes("heal") && <Trace action="heal" pose={pose} dice={dice} />}
      <Wraith pose={pose} />
      {kinds
        .filter((type) => type !== "heal")
        .map((type, i) => (
          <Trace key={i} action={type} pose={pose} dice={dice} />
        ))}
    </svg>
  );
}
