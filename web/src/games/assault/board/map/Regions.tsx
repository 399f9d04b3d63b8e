// The regions as they can be pointed at and walked through by keys, and the light that marks them.
import { memo, type CSSProperties } from "react";
import type { Board, View } from "../../shapes";
import { raceColour } from "../pieces/races";
import { clipOf, Ground } from "./Land";
import type { Land } from "./land/land";
import type { Written } from "./land/names";
import { MarkSign } from "./lying/MarkSign";
import type { Mark } from "./props";
import css from "./RealmMap.module.css";

interface HoldersProps {
  land: Land;
  regions: View["regions"];
}

/** Who holds what: a band along the border in the race's stone, hatched in its own way. */
export const Holders = memo(function Holders({ land, regions }: HoldersProps) {
  return [...land.shapes.values()].map(({ region }) => {
    const race = regions[region.id]?.race;
    return race ? (
      <g
        key={region.id}
        clipPath={`url(#${clipOf(region.id)})`}
        className={css.holder}
        data-holder={race}
        style={
          {
            "--holder": raceColour(race, "stone"),
            "--holder-ink": raceColour(race, "ink"),
          } as CSSProperties
        }
      >
        <Ground region={region.id} className={css.band} />
        <Ground
          region={region.id}
          className={css.hatch}
          style={{ stroke: `url(#realm-race-${race})` }}
        />
        <Ground region={region.id} className={css.bandEdge} />
      </g>
    ) : null;
  });
});

interface RegionsProps {
  board: Board;
  land: Land;
  marks: ReadonlyMap<string, Mark>;
  /** Below a soldier in the hand. */
  over: string | null;
  /** Where the keys are: the one region that Tab comes to. */
  at: string;
  say: (region: string) => string;
}

/** Shapes that listen; what is drawn of them is light alone. */
export const Regions = memo(function Regions(props: RegionsProps) {
  const { board, land, marks, over, at, say } = props;
  return board.regions.map((region) => {
    const shape = land.shapes.get(region.id);
    const mark = marks.get(region.id);
    return (
      shape && (
        <path
          key={region.id}
          d={shape.d}
          className={css.region}
          clipPath={`url(#${clipOf(region.id)})`}
          data-region={region.id}
          data-shape
          data-mark={mark?.kind}
          data-over={over === region.id || undefined}
          role="button"
          tabIndex={region.id === at ? 0 : -1}
          aria-label={say(region.id)}
        />
      )
    );
  });
});

interface LightsProps {
  board: Board;
  marks: ReadonlyMap<string, Mark>;
}

/** The lines of light within marked regions: brass, dashed or hatched, by what may happen there. */
export const Lights = memo(function Lights({ board, marks }: LightsProps) {
  return board.regions.map((region) => {
    const mark = marks.get(region.id);
    return mark ? (
      <g
        key={region.id}
        clipPath={`url(#${clipOf(region.id)})`}
        className={css.light}
        data-kind={mark.kind}
      >
        {(mark.kind === "danger" || mark.kind === "hindrance") && (
          <Ground region={region.id} className={css.lightFill} fill={`url(#realm-${mark.kind})`} />
        )}
        <Ground region={region.id} className={css.lightGlow} />
        <Ground region={region.id} className={css.lightEdge} />
        <Ground region={region.id} className={css.lightLine} />
      </g>
    ) : null;
  });
});

interface FlagsProps {
  board: Board;
  marks: ReadonlyMap<string, Mark>;
  names: ReadonlyMap<string, Written>;
}

/** What a mark of a region means, on a small flag above its name. */
export const Flags = memo(function Flags({ board, marks, names }: FlagsProps) {
  return board.regions.map((region) => {
    const mark = marks.get(region.id);
    const name = names.get(region.id);
    if (!mark || !name) return null;
    const text = mark.label ?? "";
    const width = text === "" ? 0 : text.length * 7.2 + 10;
    return (
      <g
        key={region.id}
        transform={`translate(${region.label[0] - width / 2} ${name.box.y - 15})`}
        className={css.flag}
        data-kind={mark.kind}
        aria-hidden="true"
      >
        <g className={css.flagCloth}>
          {width > 0 && (
            <rect x="0" y="-10" width={width + 10} height="20" rx="10" className={css.flagBody} />
          )}
          <MarkSign kind={mark.kind} />
          {width > 0 && (
            <text x="15" y="4.4" className={css.flagText}>
              {text}
            </text>
          )}
        </g>
      </g>
    );
  });
});
