import { useMemo } from "react";
import { useMotion } from "../../../settings/settings";
import type { Point } from "../art/brush";
import { GIANT_HEIGHT, GIANT_WIDTH, GiantArt } from "./Giant";
import { line, type Layout, type Way } from "./layout";
import { Sight } from "./Sights";
import type { Pairing } from "./story";
import { terrain } from "./terrain";
import { useLamp } from "./use";
import { Village } from "./Village";
import css from "./Landscape.module.css";

interface LandscapeProps {
  layout: Layout;
  way: Way;
  /** All fights in their order. */
  fights: readonly Pairing[];
  /** The fight that comes next; null when there is none. */
  current: number | null;
  /** The step of the way that the lamp has reached. */
  lamp: number;
  lit: boolean;
  /** Which of three ages the current fight belongs to. */
  age: number;
}

/** The land from the village up to the last peak, in three ages of one life. */
export function Landscape({ layout, way, fights, current, lamp, lit, age }: LandscapeProps) {
  const { width, height, ridges } = layout;
  const drawn = useMemo(() => terrain(layout), [layout]);
  const place = way.steps[way.stops[current ?? 0] ?? 0] ?? layout.gate;
  const giant = current === null ? undefined : fights[current]?.giant;
  const looming = (tier: number) =>
    giant !== undefined && age === tier ? (
      <Looming layout={layout} tier={tier} giant={giant} x={place[0]} />
    ) : null;
  // The way through an age that lies ahead runs over its own land, behind the Giant before it.
  const perAge = fights.length / 3;
  const endOfAge = (tier: number): number => way.stops[Math.round((tier + 1) * perAge) - 1] ?? 0;
  const wayAhead = (tier: number) =>
    tier > age ? (
      <path
        className={css.ahead}
        d={line(way.steps.slice(endOfAge(tier - 1), endOfAge(tier) + 1))}
      />
    ) : null;
  const sightsOf = (tier: number) =>
    layout.sights.map(([x, y, scale], i) => {
      const fight = fights[i];
      return fight !== undefined && Math.floor(i / 4) === tier ? (
        <g key={i} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Sight wraith={fight.wraith} giant={fight.giant} />
        </g>
      ) : null;
    });
  return (
    <>
      <svg
        className={`${css.palette ?? ""} ${css.landscape ?? ""}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <Shade id="camp-sky" from={css.skyTop} to={css.skyLow} middle={css.skyMiddle} />
          <Shade id="camp-far" from={css.farTop} to={css.farLow} />
          <Shade id="camp-elder" from={css.elderTop} to={css.elderLow} />
          <Shade id="camp-adult" from={css.adultTop} to={css.adultLow} />
          <Shade id="camp-young" from={css.youngTop} to={css.youngLow} />
          <Shade id="camp-near" from={css.nearTop} to={css.nearLow} />
          <linearGradient id="camp-river" x1="1" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.riverFar} />
            <stop offset="1" className={css.riverNear} />
          </linearGradient>
          <radialGradient id="camp-lamp">
            <stop offset="0" className={css.lampCore} />
            <stop offset="1" className={css.lampEdge} />
          </radialGradient>
          <radialGradient id="camp-glow">
            <stop offset="0" className={css.glowCore} />
            <stop offset="1" className={css.glowEdge} />
          </radialGradient>
          <linearGradient id="camp-mist" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.mistTop} />
            <stop offset="1" className={css.mistLow} />
          </linearGradient>
        </defs>
        <rect width={width} height={height} fill="url(#camp-sky)" />
        <path className={css.stars} d={drawn.stars} />
        <path
          className={css.moon}
          transform={`translate(${layout.moon[0]} ${layout.moon[1]})`}
          d="M6-22A22 22 0 1 0 22 8 18 18 0 0 1 6-22Z"
        />
        <path className={css.far} d={drawn.far} fill="url(#camp-far)" />
        <path className={css.farSnow} d={drawn.farSnow} />
        {looming(2)}
        <path className={css.slope} d={drawn.elder} fill="url(#camp-elder)" />
        <path className={css.shade} d={layout.peak.shade} />
        <path className={css.snow} d={layout.peak.snow} />
        <Folds of={drawn.foldsElder} />
        <path className={css.drift} d={drawn.drifts} />
        <path className={css.firsElder} d={drawn.firsElder} />
        {sightsOf(2)}
        {wayAhead(2)}
        <Mist layout={layout} ridge={ridges.adult} tall={110} on={age < 2} />
        {looming(1)}
        <path className={css.slope} d={drawn.adult} fill="url(#camp-adult)" />
        <Folds of={drawn.foldsAdult} />
        <path className={css.heath} d={drawn.heath} />
        <path className={css.firsAdult} d={drawn.firsAdult} />
        {sightsOf(1)}
        {wayAhead(1)}
        <Mist layout={layout} ridge={ridges.young} tall={120} on={age < 1} />
        {looming(0)}
        <path className={css.slope} d={drawn.young} fill="url(#camp-young)" />
        <Folds of={drawn.foldsYoung} />
        <path className={css.river} d={layout.river} fill="url(#camp-river)" />
        <path className={css.grass} d={drawn.grass} />
        <path className={css.firsYoung} d={drawn.firsYoung} />
        {sightsOf(0)}
        <path className={css.slope} d={drawn.near} fill="url(#camp-near)" />
        <g
          transform={`translate(${layout.village.at[0]} ${layout.village.at[1]}) scale(${layout.village.scale})`}
        >
          <Village />
        </g>
      </svg>
      <Rope layout={layout} way={way} target={lamp} end={endOfAge(age)} lit={lit} />
    </>
  );
}

/** Rolling land: each fold a little darker at its foot, its crest in the light. */
function Folds({ of }: { of: readonly string[] }) {
  return of.map((d, i) => <path key={i} className={css.fold} d={d} />);
}

interface ShadeProps {
  id: string;
  from: string | undefined;
  to: string | undefined;
  middle?: string | undefined;
}

function Shade({ id, from, to, middle }: ShadeProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={from} />
      {middle !== undefined && <stop offset="0.1" className={middle} />}
      <stop offset={middle === undefined ? 1 : 0.22} className={to} />
    </linearGradient>
  );
}

interface LoomingProps {
  layout: Layout;
  tier: number;
  giant: string;
  /** Where its fight is. */
  x: number;
}

/** The Giant of the next fight stands behind the ridge of its age. */
function Looming({ layout, tier, giant, x: fight }: LoomingProps) {
  const [foot, width] = layout.giants[tier] ?? [0, 0];
  const x = fight * 0.55 + layout.width * 0.225;
  const height = (width * GIANT_HEIGHT) / GIANT_WIDTH;
  return (
    <svg
      className={css.looming}
      x={x - width / 2}
      y={foot - height}
      width={width}
      height={height}
      viewBox={`0 0 ${GIANT_WIDTH} ${GIANT_HEIGHT}`}
      overflow="visible"
    >
      <GiantArt giant={giant} />
    </svg>
  );
}

/** What lies ahead is veiled. */
function Mist({
  layout,
  ridge,
  tall,
  on,
}: {
  layout: Layout;
  ridge: readonly Point[];
  tall: number;
  on: boolean;
}) {
  const low = Math.max(...ridge.map(([, y]) => y));
  return (
    <>
      {on && <rect className={css.veil} width={layout.width} height={low + 20} />}
      <rect y={low - tall} width={layout.width} height={tall + 20} fill="url(#camp-mist)" />
    </>
  );
}

interface RopeProps {
  layout: Layout;
  way: Way;
  target: number;
  /** How far ahead it is drawn. */
  end: number;
  lit: boolean;
}

/** The way is a rope: laid behind the lamp, only thought of before it.
 *
 * It lies on its own sheet, so that the land need not be painted again while the lamp walks.
 */
function Rope({ layout, way, target, end, lit }: RopeProps) {
  const lamp = Math.round(useLamp(target, useMotion()));
  const gone = line(way.steps.slice(0, lamp + 1));
  const [x, y] = way.steps[lamp] ?? [0, 0];
  return (
    <svg
      className={`${css.palette ?? ""} ${css.landscape ?? ""} ${css.over ?? ""}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.ahead} d={line(way.steps.slice(lamp, end + 1))} />
      <path className={css.ropeShadow} d={gone} />
      <path className={css.rope} d={gone} />
      <path className={css.twist} d={gone} />
      {lit && <circle fill="url(#camp-lamp)" cx={x} cy={y} r="92" />}
    </svg>
  );
}
