// A unit in a battle: the seal of its race, with the sign of its rank.
import type { Unit } from "../../shapes";
import { RaceSeal } from "../pieces/RaceSeal";

interface PieceProps {
  race: string;
  unit: Pick<Unit, "rank" | "waits">;
  wounded: boolean;
  size: number;
}

export function Piece({ race, unit, wounded, size }: PieceProps) {
  const grown = unit.rank === "regular" ? size * 0.82 : size;
  return (
    <span data-rank={unit.rank} data-wounded={wounded || undefined}>
      <RaceSeal race={race} size={grown} />
    </span>
  );
}
