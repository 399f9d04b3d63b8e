// A battlefield from above, small: terrain by colour and hatching, the higher the lighter.
import { useMemo } from "react";
import type { Map as FieldMap, Sheet } from "../shapes";
import { seatShape } from "../board/cards/signs";
import { useCatalogue } from "./catalogue";
import css from "./BattlefieldMap.module.css";

const SIZE = 10; // from the middle of a hex to its corner
const WIDE = Math.sqrt(3) * SIZE;

function middle(q: number, r: number): [number, number] {
  return [WIDE * (q + r / 2), 1.5 * SIZE * r];
}

function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

const WHOLE = corners(SIZE);
const INNER = corners(SIZE * 0.72);

/** The ground of each terrain, and how much lighter it is on its highest level. */
const GROUND: Record<string, [hue: number, chroma: number, low: number, high: number]> = {
  grass: [115, 34, 30, 62],
  rock: [35, 8, 34, 72],
  sand: [42, 45, 46, 78],
  water: [205, 48, 40, 52],
};

function colour(terrain: string, height: number): string {
  const [hue, chroma, low, high] = GROUND[terrain] ?? [0, 0, 40, 70];
  return `hsl(${hue} ${chroma}% ${(low + (high - low) * height).toFixed(0)}%)`;
}

/** The picture of a scenario's battlefield, with where everybody starts. */
export function ScenarioMap({ id }: { id: string }) {
  const { scenarios, maps } = useCatalogue();
  const sheet = scenarios.find((each) => each.id === id);
  const field = maps.find((each) => each.id === sheet?.battlefield);
  return sheet === undefined || field === undefined ? null : (
    <BattlefieldMap sheet={sheet} field={field} />
  );
}

interface BattlefieldMapProps {
  sheet: Pick<Sheet, "zones" | "glyphs" | "figures">;
  field: FieldMap;
  /** Where somebody was destroyed. */
  fallen?: readonly (readonly [q: number, r: number])[];
}

export function BattlefieldMap({ sheet, field, fallen = [] }: BattlefieldMapProps) {
  const drawn = useMemo(() => ground(field), [field]);
  return (
    <svg viewBox={drawn.box} className={css.map} aria-hidden="true" focusable="false">
      {drawn.hexes.map(({ x, y, fill }) => (
        <polygon key={`${x} ${y}`} points={WHOLE} transform={`translate(${x} ${y})`} fill={fill} />
      ))}
      {sheet.zones.map(({ id, hexes }, zone) => (
        <g key={id} className={css.zone} data-zone={zone}>
          {hexes.map(([q, r]) => {
            const [x, y] = middle(q, r);
            return <polygon key={`${q} ${r}`} points={INNER} transform={`translate(${x} ${y})`} />;
          })}
        </g>
      ))}
      {sheet.glyphs.map(([q, r]) => {
        const [x, y] = middle(q, r);
        return (
          <rect key={`${q} ${r}`} className={css.glyph} x={x - 4} y={y - 4} width={8} height={8} />
        );
      })}
      {fallen.map(([q, r], i) => {
        const [x, y] = middle(q, r);
        return <path key={i} className={css.fallen} d={`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} />;
      })}
      {sheet.figures.map(([q, r, seat]) => {
        const [x, y] = middle(q, r);
        return (
          <path
            key={`${q} ${r} ${seat}`}
            className={css.figure}
            data-seat={seat}
            d={seatShape(seat)}
            transform={`translate(${x - 9} ${y - 9}) scale(${18 / 24})`}
          />
        );
      })}
    </svg>
  );
}

interface Ground {
  box: string;
  hexes: { x: number; y: number; fill: string }[];
}

function ground({ hexes }: FieldMap): Ground {
  const levels = hexes.map(([, , level]) => level);
  const low = Math.min(...levels);
  const spread = Math.max(1, Math.max(...levels) - low);
  const places = hexes.map(([q, r, level, terrain]) => {
    const [x, y] = middle(q, r);
    return { x: round(x), y: round(y), fill: colour(terrain, (level - low) / spread) };
  });
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE];
  const size = [Math.max(...xs) - left + SIZE, Math.max(...ys) - top + SIZE];
  return { box: [left, top, ...size].map(round).join(" "), hexes: places };
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
