// A unit as a piece: the seal of its race in metal and stone, its rank by what stands on the seal.
// A wounded one lies turned over: askew, its rim broken, with a crack and a drop.
import type { Unit } from "../../shapes";
import { raceColour, raceSign, sealShape } from "./races";
import css from "./UnitPiece.module.css";

interface UnitPieceProps {
  race: string;
  unit: Pick<Unit, "rank" | "waits">;
  wounded?: boolean;
  /** How wide its seal is, in units of the drawing it lies in; its middle is at 0 0. */
  size?: number;
  /** Further pieces of the same kind that lie under it. */
  under?: number;
}

/** On a grid of 48 around the middle of the seal. */
const CROWN = "M-12-19L-15-33-7.5-26.5 0-37 7.5-26.5 15-33 12-19Q0-22.5-12-19Z";
const HELM = "M-11-17C-12-30-7-35 0-36 7-35 12-30 11-17 6-20 3-20 2-13H-2C-3-20-6-20-11-17Z";
const HORNS =
  "M-10-25C-20-24-26-32-23-43-19-35-14-33-8-33ZM10-25C20-24 26-32 23-43 19-35 14-33 8-33Z";
const AXES =
  "M-24 23L22-22 25-19-21 26ZM24 23L-22-22-25-19 21 26ZM16-28C24-32 33-26 33-15L24-21ZM-16-28C-24-32-33-26-33-15L-24-21Z";
const SASH = "M-19 13L0 21 19 13V20.5L0 28.5-19 20.5Z";
const RAYS = Array.from({ length: 24 }, (_, i) => {
  const turn = (i / 24) * Math.PI * 2;
  const far = i % 2 === 0 ? 33 : 27;
  return `${i === 0 ? "M" : "L"}${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
}).join("");
const CRACK = "M-7-21L-1-10-8-3 1 4-4 11 3 21";
const DROP = "M0-8C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-8Z";

export function UnitPiece({ race, unit, wounded = false, size = 30, under = 0 }: UnitPieceProps) {
  const { rank } = unit;
  const [metal, stone] = [raceColour(race, "metal"), raceColour(race, "stone")];
  const seal = sealShape(race);
  const inverted = rank === "leader";
  const [field, sign] = inverted ? [metal, stone] : [stone, metal];
  const below = Math.min(3, under);
  return (
    <g
      className={css.piece}
      data-rank={rank}
      data-wounded={wounded || undefined}
      transform={`scale(${size / 48})`}
    >
      {Array.from({ length: below }, (_, i) => (
        <path
          key={i}
          d={seal}
          className={css.under}
          transform={`translate(${-24 + (below - i) * 4.5} ${-24 - (below - i) * 4.5})`}
          fill={stone}
          stroke={metal}
        />
      ))}
      <g transform={wounded ? "rotate(-17)" : undefined}>
        <path d={seal} className={css.shadow} transform="translate(-22 -19.5)" />
        {unit.waits && <path d={`${RAYS}Z`} fill={metal} stroke={stone} strokeWidth="2" />}
        {rank === "champion" && <path d={AXES} fill={metal} stroke={stone} strokeWidth="1.6" />}
        <g transform="translate(-24 -24)">
          <path d={seal} className={css.edge} />
          <path
            d={seal}
            className={css.field}
            fill={field}
            stroke={sign}
            strokeDasharray={wounded ? "7 4.5" : undefined}
          />
          {rank !== "regular" && (
            <path
              d={seal}
              transform="translate(24 24) scale(.8) translate(-24 -24)"
              fill="none"
              stroke={sign}
              strokeWidth="1.6"
              opacity="0.8"
            />
          )}
          <path
            d={raceSign(race)}
            transform={
              rank === "regular"
                ? "translate(10.5 11) scale(1.125)"
                : "translate(13 12.4) scale(.92)"
            }
            fill={sign}
            fillRule="evenodd"
            opacity={wounded ? 0.75 : 1}
          />
        </g>
        {rank === "elite" && <path d={SASH} fill={metal} stroke={stone} strokeWidth="2" />}
        {rank === "leader" && <path d={CROWN} fill={metal} stroke={stone} strokeWidth="2.4" />}
        {rank === "champion" && (
          <path d={HORNS + HELM} fill={metal} stroke={stone} strokeWidth="1.8" />
        )}
        {wounded && (
          <>
            <path d={CRACK} className={css.crackEdge} stroke={field} />
            <path d={CRACK} className={css.crack} stroke={sign} />
          </>
        )}
      </g>
      {wounded && <path d={DROP} className={css.drop} transform="translate(19 15)" />}
    </g>
  );
}

/** The same piece as a picture of its own, for lists and shops. */
export function UnitPicture({ race, unit, wounded = false, size = 36 }: UnitPieceProps) {
  return (
    <svg
      viewBox="-36 -46 72 78"
      width={size}
      height={(size * 78) / 72}
      aria-hidden="true"
      focusable="false"
    >
      <UnitPiece race={race} unit={unit} wounded={wounded} size={48} />
    </svg>
  );
}
