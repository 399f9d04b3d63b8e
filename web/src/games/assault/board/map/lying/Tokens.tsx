// What else lies in a region: Event tokens, Story Markers, giantslayers, the gate of a home, a toll.
import { memo } from "react";
import type { Words } from "../../../../../words";
import type { Reference, Region, RegionState, SlayerState } from "../../../shapes";
import { eventOf, markerName, raceName } from "../../names";
import { raceColour, raceSign } from "../../pieces/races";
import { RuneGlyph } from "../../pieces/RuneGlyph";
import type { Mark } from "../props";
import { eventWords, slayerWords } from "../said";
import css from "../RealmMap.module.css";
import { Ring } from "./Ring";

interface EventsProps {
  words: Words;
  reference: Reference;
  region: Region;
  events: readonly string[];
  inside: boolean;
}

/** An Event token: a hanging seal with the rune it asks for and the points it gives. */
export const Events = memo(function Events(props: EventsProps) {
  const { words, reference, region, events, inside } = props;
  const [x, y] = region.anchors.events;
  return events.map((event, i) => {
    const card = eventOf(reference, event);
    const label = eventWords(words, reference, event);
    return (
      <g
        key={event}
        transform={`translate(${x} ${y + (i - (events.length - 1) / 2) * 40})`}
        className={css.token}
        data-event={event}
        data-region={region.id}
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-hidden={!inside || undefined}
      >
        <title>{label}</title>
        <g className={css.lift}>
          <path
            d="M-13-19H13V11L0 20-13 11Z"
            className={css.tokenShadow}
            transform="translate(1.5 2.5)"
          />
          <path d="M-13-19H13V11L0 20-13 11Z" className={css.eventBody} />
          <path d="M-10.5-16.5H10.5V9.6L0 16.8-10.5 9.6Z" className={css.eventLine} />
          {card && <RuneGlyph rune={card.rune} size={17} x={-8.5} y={-15.5} />}
          <text y="11.2" className={css.points}>
            {card?.points}
          </text>
        </g>
      </g>
    );
  });
});

/** Story Markers by what was done: fire, an axe, a flake, an anvil, a dragon's skull, clasped hands. */
const STORIES: Record<string, string> = {
  ravage:
    "M0-8C1-4 6-2 6 3A6 5.5 0 0 1-6 3C-6 0-4-2-3-4-2-2-1-2-1-1-1-4-1-6 0-8ZM0 6A2.4 2.4 0 0 0 2.4 3.6C2.4 2 1 1.4.6 0-.8 1-2.4 2-2.4 3.6A2.4 2.4 0 0 0 0 6Z",
  raid: "M-1.3-8H1.3V8H-1.3ZM1.3-7C5-8 8-5 8 0L1.3-2ZM-1.3-7C-5-8-8-5-8 0L-1.3-2Z",
  frozen:
    "M-1-8H1V-1.8L6.4-4.9 7.4-3.2 2 0 7.4 3.2 6.4 4.9 1 1.8V8H-1V1.8L-6.4 4.9-7.4 3.2-2 0-7.4-3.2-6.4-4.9-1-1.8Z",
  forge: "M-8-5H8C8-1 4 1 2 1.4V4H5V7H-5V4H-2V1.4C-5 .6-6-1-8-2Z",
  "slain-dragon":
    "M-8-3C-8-7-3-8 0-6 3-8 8-7 8-3L5 0 4 5 1.6 7V4H.6V8H-.6V4H-1.6V7L-4 5-5 0ZM-4.6-3.4L-1.4-2.2-2.6-.2-4.6-1ZM4.6-3.4L1.4-2.2 2.6-.2 4.6-1Z",
  alliance:
    "M-8-3L-4-5 0-3 4-5 8-3V3L4 5 1 7-1 5-4 5-8 3ZM-4-2.4V3H-2L-.6 4.4 3.4 2.2-.4-.8-2 .6-3 .2Z",
};

interface MarkersProps {
  words: Words;
  region: Region;
  markers: readonly string[];
  inside: boolean;
}

export const Markers = memo(function Markers({ words, region, markers, inside }: MarkersProps) {
  const [x, y] = region.anchors.markers;
  const rows = Math.ceil(markers.length / 2);
  const small = markers.length > 2 ? 0.82 : 1;
  return markers.map((marker, i) => {
    const row = Math.floor(i / 2);
    const many = Math.min(2, markers.length - row * 2);
    const label = markerName(words, marker);
    return (
      <g
        key={marker}
        transform={`translate(${x + ((i % 2) - (many - 1) / 2) * 24 * small} ${y + (row - (rows - 1) / 2) * 24 * small}) scale(${small})`}
        className={css.token}
        data-marker={marker}
        data-region={region.id}
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-hidden={!inside || undefined}
      >
        <title>{label}</title>
        <g className={css.lift}>
          <rect
            x="-11"
            y="-11"
            width="22"
            height="22"
            rx="3.5"
            className={css.tokenShadow}
            transform="translate(1 2)"
          />
          <rect
            x="-11"
            y="-11"
            width="22"
            height="22"
            rx="3.5"
            className={css.story}
            data-story={marker}
          />
          <path d={STORIES[marker]} className={css.storySign} fillRule="evenodd" />
        </g>
      </g>
    );
  });
});

interface SlayersProps {
  words: Words;
  reference: Reference;
  region: Region;
  slayers: Readonly<Record<string, SlayerState>>;
  /** Those who stand here. */
  here: readonly string[];
  marks: ReadonlyMap<string, Mark>;
  inside: boolean;
}

/** Giantslayers are small folk: a hero with a hook, a line or a sinker. */
const TOOLS: Record<string, string> = {
  hook: "M7-11V3C7 9 0 9 0 4M7-11A1.6 1.6 0 1 0 7.1-11",
  line: "M8-12L3 10M8-12C12-6 12 2 8 8",
  sinker: "M8-12V-2M8-2C4 0 4 6 8 8 12 6 12 0 8-2Z",
};

export function Slayers(props: SlayersProps) {
  const { words, reference, region, slayers, here, marks, inside } = props;
  const [x, y] = region.anchors.slayers;
  return here.map((slayer, i) => {
    const wounded = slayers[slayer]?.wounded === true;
    const label = slayerWords(words, reference, slayer, wounded);
    const mark = marks.get(slayer);
    return (
      <g
        key={slayer}
        transform={`translate(${x + (i - (here.length - 1) / 2) * 26} ${y})`}
        className={css.token}
        data-slayer={slayer}
        data-region={region.id}
        data-mark={mark?.kind}
        role="button"
        tabIndex={-1}
        aria-label={label}
        aria-hidden={!inside || undefined}
      >
        <title>{label}</title>
        {mark && <Ring kind={mark.kind} r={16} label={mark.label} />}
        <SlayerPiece slayer={slayer} wounded={wounded} />
      </g>
    );
  });
}

export function SlayerPiece({ slayer, wounded }: { slayer: string; wounded: boolean }) {
  return (
    <g className={css.lift}>
      <ellipse cy="12" rx="9" ry="3" className={css.tokenShadow} />
      <g
        className={css.slayer}
        data-wounded={wounded || undefined}
        transform={wounded ? "rotate(-24)" : undefined}
      >
        <path d="M-7 12C-8 2-6-3-2-4A4.6 4.6 0 1 1 2-4C6-3 8 2 7 12Z" className={css.slayerBody} />
        <path d={TOOLS[slayer] ?? TOOLS["hook"]} className={css.tool} />
        {wounded && <path d="M-4-2L0 2-3 5 1 10" className={css.slayerCrack} />}
      </g>
      {wounded && <path d="M9 3C11 6 12 7 12 9A3 3 0 0 1 6 9C6 7 7 6 9 3Z" className={css.blood} />}
    </g>
  );
}

interface GateProps {
  words: Words;
  region: Region;
  open: boolean;
  at: readonly [number, number];
}

/** The gate of a home: shut to others until the Final Ordning. */
export function Gate({ words, region, open, at }: GateProps) {
  const label = words("assault-map-home", {
    race: raceName(words, region.race),
    open: open ? "yes" : "no",
  });
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={css.gate} data-open={open}>
      <title>{label}</title>
      <path d="M-11 9V-9H-7V-6H-3.5V-9H3.5V-6H7V-9H11V9Z" className={css.gateWall} />
      <path d="M-6 9V1A6 6 0 0 1 6 1V9Z" className={css.gateHole} />
      {open ? (
        <path d="M-6 9L-9.5 12V3L-6 0ZM6 9L9.5 12V3L6 0Z" className={css.gateLeaf} />
      ) : (
        <path d="M-3.6 9V-3.4M0 9V-5M3.6 9V-3.4M-6 1.5H6M-6 5.5H6" className={css.bars} />
      )}
      <path
        d={raceSign(region.race)}
        transform="translate(-5 -21) scale(.42)"
        fill={raceColour(region.race, "ink")}
        className={css.gateSign}
        fillRule="evenodd"
      />
    </g>
  );
}

/** The price of passage has been paid here this turn. */
export function Toll({
  words,
  state,
  region,
}: {
  words: Words;
  state: RegionState;
  region: Region;
}) {
  if (!state.paid) return null;
  const [x, y] = region.anchors.army;
  return (
    <g transform={`translate(${x - 62} ${y + 24})`} className={css.toll} data-paid={region.id}>
      <title>{words("assault-map-paid")}</title>
      <circle r="10" className={css.coin} />
      <circle r="7.4" className={css.coinLine} />
      <path d="M-4 0L-1 3.4 4.4-3.6" className={css.tick} />
    </g>
  );
}

/** What lies at a home to be counted: what was forged there, what was fed. */
export function Tally(props: {
  at: readonly [number, number];
  n: number;
  sign: string;
  label: string;
}) {
  const { at, n, sign, label } = props;
  if (n === 0) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} className={css.tally} data-tally={sign}>
      <title>{label}</title>
      <rect x="-18" y="-9" width="36" height="18" rx="9" className={css.tallyBody} />
      <path
        d={sign === "forged" ? STORIES["forge"] : MEAT}
        transform="translate(-8 0) scale(.72)"
        className={css.storySign}
        fillRule="evenodd"
      />
      <text x="8" y="4.4" className={css.tallyCount}>
        {n}
      </text>
    </g>
  );
}

const MEAT =
  "M-1-7C4-10 9-6 7-1 5 3 1 3-1 4L-4 7C-3 9-6 10-7 8-9 8-9 5-7 5L-4 2C-4-1-4-5-1-7ZM1-4A2 2 0 1 0 3-2 2 2 0 0 0 1-4Z";
