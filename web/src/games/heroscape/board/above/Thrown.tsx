// Dice that were just thrown, by the figure that threw them.
import Shield from "~icons/game-icons/shield";
import Skull from "~icons/game-icons/death-skull";
import type { Happening } from "../../../../wire/types";
import { castOf, type Face } from "../cast";
import type { Ground } from "../ground";
import type { View } from "../types";
import css from "./Above.module.css";
import { SIZE } from "./hexes";
import { spotsOf } from "./Pieces";

const D = 21;

interface ThrownProps {
  ground: Ground;
  view: View;
  telling: Happening | null;
}

export function Thrown({ ground, view, telling }: ThrownProps) {
  if (!telling) return null;
  const { facts } = telling;
  const figure = view.figures.find((one) => one.figure === facts["figure"]);
  const spot = figure && spotsOf(ground, figure)[0];
  if (!spot) return null;
  const cast = castOf(telling);
  if (!cast) return null;
  const { faces, d20, defends } = cast;
  // What counts is skulls for who attacks, shields for who defends; the rest is pale.
  const counts = defends ? "shield" : "skull";
  const n = d20 === null ? faces.length : 1;
  const left = -(n * (D + 2)) / 2;
  return (
    <g
      className={css.dice}
      data-die={d20 === null ? "combat" : "d20"}
      transform={`translate(${spot[0]} ${spot[1] - SIZE * 1.7})`}
    >
      <rect
        className={css.tray}
        x={left - 4}
        y={-D / 2 - 3}
        width={n * (D + 2) + 6}
        height={D + 6}
        rx={5}
      />
      {d20 !== null && (
        <g transform={`translate(${left} ${-D / 2})`}>
          <rect width={D} height={D} rx={2.5} />
          <text x={D / 2} y={D / 2}>
            {d20}
          </text>
        </g>
      )}
      {faces.map((face, i) => (
        <g
          key={i}
          data-face={face}
          data-counts={face === counts || undefined}
          transform={`translate(${left + i * (D + 2)} ${-D / 2})`}
        >
          <rect width={D} height={D} rx={2.5} />
          {face !== "blank" && <Sign face={face} />}
        </g>
      ))}
    </g>
  );
}

function Sign({ face }: { face: Face }) {
  const Drawn = face === "skull" ? Skull : Shield;
  return <Drawn x={3} y={3} width={D - 6} height={D - 6} />;
}
