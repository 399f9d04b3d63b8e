// The armies, and who is on the way: piles of pieces that can be pointed at, picked and dragged.
import { memo } from "react";
import type { Words } from "../../../../../words";
import type { Reference, Region, RegionState } from "../../../shapes";
import { RaceSeal } from "../../pieces/RaceSeal";
import { UnitPiece } from "../../pieces/UnitPiece";
import { soldierKey, type Mark } from "../props";
import { soldierWords } from "../said";
import css from "../RealmMap.module.css";
import { countOf, pilesOf, standsOf, unitsIn, type Pile } from "./army";
import { Ring } from "./Ring";

interface ArmyProps {
  words: Words;
  reference: Reference;
  region: Region;
  state: RegionState;
  marks: ReadonlyMap<string, Mark>;
  /** A soldier of it that is seen in motion: here it is not drawn yet. */
  coming: string | null;
  /** Soldiers take part in the way of the keys only where somebody has gone inside. */
  inside: boolean;
  /** From afar it is told by its seal and number alone. */
  far: boolean;
  /** How many times larger than the map it is drawn. */
  grown: number;
}

export const Army = memo(function Army(props: ArmyProps) {
  const { words, reference, region, state, marks, coming, inside, far, grown } = props;
  const race = reference.races.find(({ id }) => id === state.race);
  if (!race) return null;
  const piles = pilesOf(reference, state).map((pile) =>
    pile.soldier === coming ? { ...pile, n: pile.n - 1 } : pile,
  );
  const count = countOf(piles);
  const at = `translate(${region.anchors.army.join(" ")})`;
  if (far)
    return (
      <g transform={at} data-army={race.id} data-region={region.id} className={css.army}>
        <rect x="-52" y="-27" width="104" height="54" rx="10" className={css.banner} />
        <RaceSeal race={race.id} size={50} x={-50} y={-25} />
        <text x="26" y="11" className={css.strength}>
          {count}
          <tspan className={css.ofLimit}>/{race.limit}</tspan>
        </text>
      </g>
    );
  const stands = standsOf(piles.length);
  const low = Math.max(0, ...stands.map(({ y, size }) => y + size / 2));
  return (
    <g transform={`${at} scale(${grown})`} data-army={race.id} className={css.army}>
      {piles.map((pile, i) => {
        const stand = stands[i];
        const mark = marks.get(soldierKey(region.id, pile.soldier));
        return (
          stand &&
          pile.n > 0 && (
            <Soldiers
              key={pile.soldier}
              pile={pile}
              race={race.id}
              region={region.id}
              stand={stand}
              mark={mark}
              inside={inside}
              label={soldierWords(words, reference, pile.soldier, pile.n)}
            />
          )
        );
      })}
      <Pips count={count} limit={race.limit} race={race.id} y={low + 8} />
    </g>
  );
});

interface SoldiersProps {
  pile: Pile;
  race: string;
  region: string;
  stand: { x: number; y: number; size: number };
  mark: Mark | undefined;
  inside: boolean;
  label: string;
}

function Soldiers({ pile, race, region, stand, mark, inside, label }: SoldiersProps) {
  const { unit, wounded, n, soldier } = pile;
  return (
    <g
      transform={`translate(${stand.x} ${stand.y})`}
      className={css.soldier}
      data-soldier={soldier}
      data-region={region}
      data-mark={mark?.kind}
      role="button"
      tabIndex={-1}
      aria-label={label}
      aria-hidden={!inside || undefined}
    >
      <title>{label}</title>
      {mark && <Ring kind={mark.kind} r={stand.size * 0.68} label={mark.label} />}
      <g className={css.lift}>
        <UnitPiece race={race} unit={unit} wounded={wounded} size={stand.size} under={n - 1} />
        {n > 1 && (
          <g transform={`translate(${stand.size * 0.46} ${stand.size * -0.36})`}>
            <circle r="7" className={css.countDisc} />
            <text y="3.6" className={css.count}>
              {n}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

/** So many of so many: a full stone for each giant, an empty one for each that could still come. */
function Pips(props: { count: number; limit: number; race: string; y: number }) {
  const { count, limit, race, y } = props;
  const all = Math.max(limit, count);
  return (
    <g transform={`translate(0 ${y})`} className={css.pips}>
      <rect
        x={-all * 3.6 - 3}
        y="-4"
        width={all * 7.2 + 6}
        height="8"
        rx="4"
        className={css.pipBar}
      />
      {Array.from({ length: all }, (_, i) => (
        <circle
          key={i}
          cx={(i - (all - 1) / 2) * 7.2}
          r="2.3"
          className={css.pip}
          data-full={i < count || undefined}
          data-over={i >= limit || undefined}
          style={{ "--pip": `var(--race-${race}-metal)` } as React.CSSProperties}
        />
      ))}
    </g>
  );
}

interface OnTheWayProps {
  words: Words;
  reference: Reference;
  unit: string;
  region: Region;
}

/** Who passes through a region and stands in none. */
export function OnTheWay({ words, reference, unit, region }: OnTheWayProps) {
  const found = unitsIn(reference).get(unit.replace("!", ""));
  if (!found) return null;
  const [x, y] = region.anchors.slayers;
  return (
    <g transform={`translate(${x} ${y})`} className={css.onTheWay} data-on-the-way={unit}>
      <title>{soldierWords(words, reference, unit)}</title>
      <circle r="23" className={css.wayRing} />
      <path d="M-31 12l4-3m3-4 4-3M31-12l-4 3m-3 4-4 3" className={css.steps} />
      <UnitPiece race={found.race} unit={found.unit} wounded={unit.endsWith("!")} size={30} />
    </g>
  );
}
