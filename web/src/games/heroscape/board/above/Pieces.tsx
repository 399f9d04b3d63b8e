// What lies and stands on the battlefield: glyphs, and a badge for each figure.
import { createElement } from "react";
import { cardOf, type Ground } from "../ground";
import type { FigureState, View } from "../types";
import type { Mark } from "../field/props";
import css from "./Above.module.css";
import { SIZE, spotOf, UNDER, type Spot } from "./hexes";
import { seenAt, type Column, type Seen } from "./Land";
import { Badge, signOf } from "./signs";

interface GlyphsProps {
  ground: Ground;
  columns: ReadonlyMap<string, Column>;
  view: View;
}

export function Glyphs({ ground, columns, view }: GlyphsProps) {
  return view.glyphs.map(({ space, glyph }) => {
    const at = seenAt(columns, ground.spaces.get(space));
    if (!at) return null;
    const [x, y] = at.spot;
    const letter = ground.reference.glyphs.find(({ id }) => id === glyph)?.letter ?? "?";
    return (
      <g key={space} className={css.glyph} transform={`translate(${x} ${y})`}>
        <circle r={at.under ? UNDER : SIZE * 0.42} />
        <text>{letter}</text>
      </g>
    );
  });
}

/** The spaces that something holds for its figure to stand on. */
export function spotsOf(ground: Ground, figure: FigureState): Spot[] {
  return [figure.space, figure.space2].flatMap((name) => {
    const space = name ? ground.spaces.get(name) : undefined;
    return space ? [spotOf(space)] : [];
  });
}

interface FigureProps {
  ground: Ground;
  figure: FigureState;
  at: Seen;
  mark: Mark | undefined;
  captive: boolean;
}

export function Figure({ ground, figure, at, mark, captive }: FigureProps) {
  const head = at.spot;
  const tail = spotsOf(ground, figure)[1];
  const squad = ground.unitOf.get(figure.figure)?.figures ?? [];
  const size = at.under ? UNDER : SIZE * 0.68;
  return (
    <g
      className={css.figure}
      data-thing={`figure ${figure.figure}`}
      data-figure={figure.figure}
      data-seat={figure.seat ?? "none"}
      data-mark={mark?.kind}
      style={{ transform: `translate(${head[0]}px, ${head[1]}px)` }}
    >
      {tail && (
        <line x2={tail[0] - head[0]} y2={tail[1] - head[1]} className={css.body} pathLength={1} />
      )}
      {mark && (
        <g className={css.halo}>
          <Badge seat={figure.seat} size={size + 3.4} />
        </g>
      )}
      <g className={css.badge}>
        <Badge seat={figure.seat} size={size} />
      </g>
      {createElement(signOf(cardOf(ground, figure.figure)), {
        x: -size * 0.78,
        y: -size * 0.78,
        width: size * 1.56,
        height: size * 1.56,
        className: css.sign,
      })}
      {squad.length > 1 && (
        <Corner at={[size * 0.85, size * 0.8]} words={String(squad.indexOf(figure.figure) + 1)} />
      )}
      {figure.wounds > 0 && (
        <Corner at={[-size * 0.85, -size * 0.8]} words={String(figure.wounds)} wound />
      )}
      {captive && <path d="M-9 -13h18M-9 13h18M-6 -13v26M0 -13v26M6 -13v26" className={css.bars} />}
      {mark?.label !== undefined && (
        <text className={css.label} y={-size - 5}>
          {mark.label}
        </text>
      )}
    </g>
  );
}

/** A small number at a badge: which of a squad it is, or its wounds. */
function Corner({ at, words, wound = false }: { at: Spot; words: string; wound?: boolean }) {
  return (
    <g
      className={css.corner}
      data-wound={wound || undefined}
      transform={`translate(${at[0]} ${at[1]})`}
    >
      {wound ? (
        <path d="M0 -7.5C3 -3 5 -1.500 5 1.500A5 5 0 0 1 -5 1.500C-5 -1.500 -3 -3 0 -7.5Z" />
      ) : (
        <circle r={4.6} />
      )}
      <text>{words}</text>
    </g>
  );
}
