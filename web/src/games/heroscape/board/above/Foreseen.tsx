// What the pointed option would do, drawn over the land: way, strikes, falls, sight, area.
import type { Ground } from "../ground";
import type { Aim, Show, Way } from "../types";
import css from "./Above.module.css";
import { outline, SIZE, spotAt, spotOf, type Spot } from "./hexes";

/** A place as the engine says it: axial, fractions allowed, and a height in levels. */
type Point = Aim["sight"]["eye"];

export function Foreseen({ ground, ghost }: { ground: Ground; ghost: Show | null }) {
  if (!ghost) return null;
  const spot = (name: string): Spot | null => {
    const space = ground.spaces.get(name);
    return space ? spotOf(space) : null;
  };
  return (
    <g className={css.foreseen} aria-hidden="true">
      {ghost.area && <Hexes names={ghost.area.spaces} spot={spot} className={css.area} />}
      {ghost.stands && <Hexes names={ghost.stands} spot={spot} className={css.stands} />}
      {ghost.way && <Trail way={ghost.way} spot={spot} />}
      {ghost.attack && <Sight aim={ghost.attack} />}
      {ghost.area?.aims.map((aim) => (
        <Sight key={aim.target} aim={aim} />
      ))}
    </g>
  );
}

type Find = (name: string) => Spot | null;

interface HexesProps {
  names: readonly string[];
  spot: Find;
  className: string | undefined;
}

function Hexes({ names, spot, className }: HexesProps) {
  return names.map((name) => {
    const at = spot(name);
    return (
      at && (
        <polygon
          key={name}
          points={outline(SIZE * 0.9)}
          transform={`translate(${at[0]} ${at[1]})`}
          className={className}
        />
      )
    );
  });
}

function Trail({ way, spot }: { way: Way; spot: Find }) {
  const spots = way.spaces.flatMap((name) => spot(name) ?? []).map(Number);
  const pairs = spots.flatMap((x, i) => (i % 2 === 0 ? [`${x},${spots[i + 1] ?? 0}`] : []));
  const end = way.spaces.at(-1);
  const at = end === undefined ? null : spot(end);
  return (
    <>
      <polyline points={pairs.join(" ")} className={css.way} data-kind={way.kind} />
      {at && <circle cx={at[0]} cy={at[1]} r={5} className={css.wayEnd} />}
      {way.strikes.map(({ at: name, by }, i) => {
        const where = spot(name);
        return (
          where && (
            <path
              key={`${by} ${i}`}
              d="M-5 -5L5 5M5 -5L-5 5"
              transform={`translate(${where[0] - 8} ${where[1] - 8})`}
              className={css.strike}
            />
          )
        );
      })}
      {way.falls.map(({ at: name }, i) => {
        const where = spot(name);
        return (
          where && (
            <path
              key={`${name} ${i}`}
              d="M0 -7V6M-5 1L0 7L5 1"
              transform={`translate(${where[0] + 8} ${where[1] - 8})`}
              className={css.strike}
            />
          )
        );
      })}
    </>
  );
}

function Sight({ aim: { sight } }: { aim: Aim }) {
  const [x1, y1] = flat(sight.eye);
  const [x2, y2] = flat(sight.aim);
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={css.sight} data-clear={sight.clear} />
      {sight.hindrances.map(({ at }, i) => {
        const [x, y] = flat(at);
        return (
          <path
            key={i}
            d="M-5 -5L5 5M5 -5L-5 5"
            transform={`translate(${x} ${y})`}
            className={css.strike}
          />
        );
      })}
    </>
  );
}

const flat = ([q, r]: Point): Spot => spotAt(q, r);
