// Dice that were just thrown, by the figure that threw them.
import Shield from "~icons/game-icons/shield";
import Skull from "~icons/game-icons/death-skull";
import type { Happening } from "../../../../wire/types";
import type { Ground } from "../ground";
import type { View } from "../types";
import css from "./Above.module.css";
import { SIZE } from "./hexes";
import { spotsOf } from "./Pieces";

const D = 15;

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
  const hits = Number(facts["skulls"] ?? facts["shields"] ?? 0);
  const dice = Number(facts["dice"] ?? 0);
  const roll = facts["roll"];
  const Sign = "shields" in facts ? Shield : Skull;
  if (dice === 0 && roll === undefined) return null;
  const faces = dice === 0 ? 1 : dice;
  const left = -(faces * (D + 2)) / 2;
  return (
    <g
      className={css.dice}
      data-die={dice === 0 ? "d20" : "combat"}
      transform={`translate(${spot[0]} ${spot[1] - SIZE * 1.5})`}
    >
      {Array.from({ length: faces }, (_, n) => (
        <g key={n} transform={`translate(${left + n * (D + 2)} ${-D / 2})`}>
          <rect width={D} height={D} rx={2.5} />
          {dice === 0 ? (
            <text x={D / 2} y={D / 2}>
              {roll}
            </text>
          ) : (
            n < hits && <Sign x={2} y={2} width={D - 4} height={D - 4} />
          )}
        </g>
      ))}
    </g>
  );
}
