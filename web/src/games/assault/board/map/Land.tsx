// The land in ink. Everything here is drawn once: it is the same in every game.
import { memo, useMemo, type SVGProps } from "react";
import type { Words } from "../../../../words";
import { landName, placeName } from "../names";
import type { Board } from "../../shapes";
import { landOf, type Gap, type Land as Drawn } from "./land/land";
import { isWater, type LineKind } from "./land/lines";
import { nameBox, placeNames, written, type PlaceName, type Written } from "./land/names";
import { around, ARMY } from "./land/room";
import { PlaceSign } from "./relief/places";
import { plantedIn } from "./relief/scatter";
import { standing } from "./relief/Signs";
import css from "./RealmMap.module.css";

export interface Sheet {
  board: Board;
  land: Drawn;
  names: ReadonlyMap<string, Written>;
  places: readonly PlaceName[];
}

export function sheetOf(board: Board, words: Words): Sheet {
  const land = landOf(board);
  const names = new Map(
    board.regions.map((region) => [region.id, written(landName(words, region), region)]),
  );
  const places = placeNames(board, names, (place) => placeName(words, place));
  return { board, land, names, places };
}

export const clipOf = (region: string): string => `realm-clip-${region}`;
const shapeOf = (region: string): string => `realm-land-${region}`;

/** The outline of a region, which is long: it is written once, in the clips, and used wherever it is drawn. */
export function Ground({ region, ...how }: { region: string } & SVGProps<SVGUseElement>) {
  return <use href={`#${shapeOf(region)}`} {...how} />;
}

/** What everything of a region is cut to: its relief, its holder's colours, its light. */
export const Clips = memo(function Clips({ land, board }: { land: Drawn; board: Board }) {
  const shapes = [...land.shapes.values()];
  const water = shapes.filter(({ region }) => isWater(region));
  return (
    <defs>
      {shapes.map(({ region, d }) => (
        <clipPath key={region.id} id={clipOf(region.id)}>
          <path id={shapeOf(region.id)} d={d} />
        </clipPath>
      ))}
      <clipPath id="realm-clip-sheet">
        <rect width={board.width} height={board.height} />
      </clipPath>
      <clipPath id="realm-clip-water">
        {water.map(({ region }) => (
          <Ground key={region.id} region={region.id} />
        ))}
      </clipPath>
    </defs>
  );
});

/** Lines of water run along a shore, further apart the further out. */
const WATERLINES = [44, 33, 24, 16.5, 10, 5] as const;

function Shores({ land }: { land: Drawn }) {
  const shores =
    land.lines
      .filter(({ kind }) => kind === "coast")
      .map(({ d }) => d)
      .join("") +
    land.gaps
      .filter(({ kind }) => kind === "surf")
      .map(({ d }) => d)
      .join("");
  return (
    <g clipPath="url(#realm-clip-water)" className={css.shores}>
      <defs>
        <path id="realm-shores" d={shores} />
      </defs>
      <use href="#realm-shores" className={css.shallows} />
      {WATERLINES.map((wide) => (
        <g key={wide}>
          <use href="#realm-shores" className={css.waterline} strokeWidth={wide + 1.5} />
          <use href="#realm-shores" className={css.water} strokeWidth={wide} />
        </g>
      ))}
    </g>
  );
}

/** Washes of colour, deeper towards the borders, as a brush leaves them. */
export const Washes = memo(function Washes({ land, board }: { land: Drawn; board: Board }) {
  return (
    <g className={css.washes} clipPath="url(#realm-clip-sheet)">
      <rect width={board.width} height={board.height} className={css.vellum} />
      {[...land.shapes.values()].map(({ region }) => (
        <g key={region.id} clipPath={`url(#${clipOf(region.id)})`} data-ground={region.ground}>
          <Ground region={region.id} className={css.wash} />
          {!isWater(region) && <Ground region={region.id} className={css.rim} strokeWidth="34" />}
          {!isWater(region) && <Ground region={region.id} className={css.rim} strokeWidth="13" />}
        </g>
      ))}
      <Shores land={land} />
      {STAINS.map(([x, y, r], i) => (
        <ellipse key={i} cx={x} cy={y} rx={r} ry={r * 0.7} className={css.stain} />
      ))}
    </g>
  );
});

/** Where the sheet has aged. */
const STAINS: readonly (readonly [number, number, number])[] = [
  [1100, 830, 150],
  [70, 60, 120],
  [640, 470, 210],
  [930, 90, 130],
  [250, 700, 170],
];

const DRAWN: readonly LineKind[] = ["water", "land", "coast", "gap"];

function Borders({ land }: { land: Drawn }) {
  return DRAWN.map((kind) => {
    const d = land.lines
      .filter((line) => line.kind === kind)
      .map((line) => line.d)
      .join("");
    return (
      <g key={kind}>
        {kind === "land" && <path d={d} data-line="halo" className={css.line} />}
        <path d={d} data-line={kind} className={css.line} />
      </g>
    );
  });
}

/** Ground where nobody passes: rocks in the surf, crags, a tarn with its rings. */
function GapSign({ gap }: { gap: Gap }) {
  const [x, y] = gap.middle;
  const use = (sign: string, dx: number, dy: number, size: number) => (
    <use
      key={`${sign}${dx} ${dy}`}
      href={`#realm-${sign}`}
      transform={`translate(${x + dx} ${y + dy}) scale(${size})`}
    />
  );
  return (
    <g data-gap={gap.kind} className={css.gap}>
      <path d={gap.d} className={css.gapGround} />
      {gap.kind === "crags" && [
        use("peak-1", -11, 4, 0.52),
        use("peak-3", 10, 5, 0.5),
        use("peak-2", -1, 10, 0.58),
        use("peak-0", -12, 15, 0.42),
        use("peak-1", 10, 17, 0.42),
      ]}
      {gap.kind === "surf" && [
        use("rocks-0", -7, -2, 0.95),
        use("rocks-1", 8, 6, 1),
        use("rocks-0", -6, 13, 0.7),
      ]}
      {gap.kind === "tarn" && (
        <>
          <path d={gap.d} className={css.tarnRing} transform={scaled(x, y, 0.78)} />
          <path d={gap.d} className={css.tarnRing} transform={scaled(x, y, 0.55)} />
          {use("wave-0", 0, 2, 0.6)}
          {use("moor-2", -14, 13, 0.7)}
          {use("moor-2", 14, -8, 0.6)}
        </>
      )}
    </g>
  );
}

const scaled = (x: number, y: number, by: number): string =>
  `translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})`;

/** Relief, borders and places: what the pen drew over the washes. */
export const Relief = memo(function Relief({ sheet }: { sheet: Sheet }) {
  const { land, names, places } = sheet;
  const grown = useMemo(
    () =>
      [...land.shapes.values()].map((shape) => {
        const name = names.get(shape.region.id)?.box;
        const clearing = around(shape.region.anchors.army, ARMY.width, ARMY.height);
        const free = [
          ...(name ? [name] : []),
          ...shape.region.places.map(({ at }) => around([at[0], at[1] - 3], 20, 18)),
          ...places.filter(({ place }) => shape.region.places.includes(place)).map(nameBox),
        ];
        return { id: shape.region.id, html: standing(plantedIn(shape, free, clearing)) };
      }),
    [land, names, places],
  );
  return (
    <g className={css.relief} aria-hidden="true">
      <Borders land={land} />
      {grown.map(({ id, html }) => (
        <g key={id} clipPath={`url(#${clipOf(id)})`} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
      {land.gaps.map((gap) => (
        <GapSign key={gap.d} gap={gap} />
      ))}
      {places.map(({ place }) => (
        <PlaceSign key={place.name} place={place} />
      ))}
    </g>
  );
});

/** Names stand above everything that grows. */
export const Names = memo(function Names({ sheet }: { sheet: Sheet }) {
  return (
    <g className={css.names} aria-hidden="true">
      {sheet.places.map(({ place, name, at, anchor }) => (
        <text key={place.name} x={at[0]} y={at[1]} textAnchor={anchor} className={css.place}>
          {name}
        </text>
      ))}
      {sheet.board.regions.map((region) => {
        const name = sheet.names.get(region.id);
        if (!name) return null;
        const [x, y] = region.label;
        return (
          <text
            key={region.id}
            className={css.name}
            data-water={isWater(region) || undefined}
            data-lines={name.lines.length}
            fontSize={name.size}
          >
            {name.lines.map((line, i) => (
              <tspan key={line} x={x} y={y - (name.lines.length - 1 - i) * name.size}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
