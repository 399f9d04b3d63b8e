// The battlefield from above: one hex a column, lighter the higher it lies, cliffs as thick edges.
import { memo, type CSSProperties } from "react";
import { hexKey, STEPS, type Ground } from "../ground";
import type { Space, Wall } from "../types";
import css from "./Above.module.css";
import { edge, outline, SIZE, spotAt, spotBelow, spotOf, type Spot } from "./hexes";

/** What is seen of a column: its highest space that is not hidden by the slider of levels. */
export interface Column {
  top: Space;
  below: readonly Space[];
  /** The column goes on above: the slider cuts it here. */
  cut: boolean;
}

export function columnsUpTo(ground: Ground, top: number | null): Map<string, Column> {
  const seen = new Map<string, Column>();
  for (const [key, column] of ground.columns) {
    const left = top === null ? column : column.filter(({ level }) => level <= top);
    const first = left[0];
    if (first)
      seen.set(key, { top: first, below: left.slice(1), cut: left.length < column.length });
  }
  return seen;
}

export interface Seen {
  spot: Spot;
  /** It lies below another space of its hex. */
  under: boolean;
}

/** Where a space is seen on paper; null where the slider of levels hides it. */
export function seenAt(
  columns: ReadonlyMap<string, Column>,
  space: Space | undefined,
): Seen | null {
  const column = space && columns.get(hexKey(space.q, space.r));
  if (!column) return null;
  if (column.top.name === space.name) return { spot: spotOf(space), under: false };
  const below = column.below.findIndex(({ name }) => name === space.name);
  return below < 0 ? null : { spot: spotBelow(space, below), under: true };
}

interface LandProps {
  ground: Ground;
  columns: ReadonlyMap<string, Column>;
  top: number | null;
  zones: boolean;
  gas: number;
}

const HEX = outline(SIZE);
const INNER = outline(SIZE * 0.84);

export const Land = memo(function Land({ ground, columns, top, zones, gas }: LandProps) {
  const { lowest, highest } = ground;
  return (
    <g className={css.land}>
      {top !== null && <Solid ground={ground} columns={columns} />}
      {[...columns.values()].map(({ top: space, below, cut }) => {
        const [x, y] = spotOf(space);
        const height = (space.level - lowest) / Math.max(1, highest - lowest);
        const zone = zones ? ground.zoneOf.get(space.name) : undefined;
        return (
          <g
            key={space.name}
            transform={`translate(${x} ${y})`}
            data-thing={`space ${space.name}`}
            data-space={space.name}
          >
            <polygon
              points={HEX}
              className={css.hex}
              data-terrain={space.terrain}
              style={{ "--high": height.toFixed(2) } as CSSProperties}
            />
            {gas > 0 && space.level <= gas && <polygon points={HEX} className={css.gas} />}
            {zone !== undefined && <polygon points={INNER} className={css.zone} data-zone={zone} />}
            {space.terrain === "water" ? (
              <path d="M-7 10q3.5-3 7 0t7 0" className={css.wave} />
            ) : (
              <text
                x={below.length > 0 ? SIZE * 0.4 : 0}
                y={SIZE * (below.length > 0 ? -0.5 : 0.68)}
                className={css.level}
              >
                {/* The lowest corner is for what lies below. */}
                {space.level}
              </text>
            )}
            {(below.length > 0 || cut) && (
              <path d={cut ? "M-4 -12l4-4 4 4" : "M-4 -15l4 4 4-4"} className={css.stacked} />
            )}
          </g>
        );
      })}
      {[...columns.values()].map(({ top: space }) => (
        <Cliffs key={space.name} space={space} columns={columns} />
      ))}
      {ground.reference.battlefield.walls
        .filter(({ base }) => top === null || base <= top)
        .map((wall) => (
          <RuinWall
            key={`${wall.hex} ${wall.direction} ${wall.base}`}
            wall={wall}
            ground={ground}
          />
        ))}
    </g>
  );
});

/** Columns that the slider cuts through where nobody can stand. */
function Solid({ ground, columns }: Pick<LandProps, "ground" | "columns">) {
  return [...ground.columns].map(([key, [space]]) => {
    if (columns.has(key) || !space) return null;
    const [x, y] = spotOf(space);
    return (
      <polygon key={key} points={HEX} transform={`translate(${x} ${y})`} className={css.solid} />
    );
  });
}

/** Where the ground falls: the deeper, the thicker. */
function Cliffs({ space, columns }: { space: Space; columns: ReadonlyMap<string, Column> }) {
  const [x, y] = spotOf(space);
  return STEPS.map(([q, r], direction) => {
    const beside = columns.get(hexKey(space.q + q, space.r + r));
    const drop = space.level - (beside?.top.level ?? 0);
    if (drop <= 0) return null;
    const [[x1, y1], [x2, y2]] = edge(direction, SIZE * 0.97);
    return (
      <line
        key={direction}
        x1={x + x1}
        y1={y + y1}
        x2={x + x2}
        y2={y + y2}
        className={css.cliff}
        strokeWidth={Math.min(4.5, 0.7 + drop * 0.55)}
        data-shade={direction <= 2 || undefined}
      />
    );
  });
}

function RuinWall({ wall, ground }: { wall: Wall; ground: Ground }) {
  const [x, y] = spotAt(wall.q, wall.r);
  const [[x1, y1], [x2, y2]] = edge(ground.reference.directions.indexOf(wall.direction));
  const ends = { x1: x + x1, y1: y + y1, x2: x + x2, y2: y + y2 };
  return (
    <>
      <line {...ends} className={css.ruin} />
      <line {...ends} className={css.ruinTop} />
    </>
  );
}
