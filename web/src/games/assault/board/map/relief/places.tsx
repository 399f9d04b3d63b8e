// Towns and landmarks, each by what it is.
import type { Place } from "../../../shapes";
import css from "../RealmMap.module.css";

const BODIES: Record<Place["mark"], string> = {
  city: "M-9 3V-4H-6V-9L-3.5-12-1-9V-6H1V-8L3.5-11 6-8V-4H9V3Z",
  town: "M-7 3V-3L-3-7 1-3V3ZM1 3V-1L4.5-5 8-1V3Z",
  hold: "M-6 3V-9H-3.6V-7H-1.2V-9H1.2V-7H3.6V-9H6V3Z",
  temple: "M-8 3V1H-6V-5H-8L0-10 8-5H6V1H8V3Z",
  peaks: "M-12 4L-7-6-4-1 0-12 4-2 7-6 12 4Z",
  lair: "M-9 4C-9-6-4-9 0-9S9-6 9 4Z",
  maelstrom: "M0-17A17 12 0 1 1-.1-17Z",
};

const STROKES: Record<Place["mark"], string> = {
  city: "M-2 3V-1A2 2 0 0 1 2-1V3M-3.5-12V-15M3.5-11V-14M-6-2.5H-3M4-1.5H7",
  town: "M-3 3V0M4 3V1M-7-3H1",
  hold: "M-1.6 3V0A1.6 1.6 0 0 1 1.6 0V3M-3.5-4H-1M1.5-3H4M0-9V-14L4-12.5 0-11",
  temple: "M-3.5 1V-4.6M0 1V-4.6M3.5 1V-4.6M-8-5H8M-8 1H8",
  peaks: "M0-12L1.5-5 0-1M1.5-9L3.4-4M1.2-5L3 0M-7-6L-6-1M7-6L8.5 0M0-16V-19M-1.5-17.5H1.5",
  lair: "M-4 4C-4-2-2-4 0-4S4-2 4 4M-6 1L-7-3M6 1L7-3M-2 2l1-2 1 2 1-2 1 2",
  maelstrom: "M9 3C5 9-10 7-9-3-7-11 8-10 6-3 5 3-5 2-4-3-3-6 2-6 1.5-3.5M-13 4C-9 13 11 11 13 3",
};

export function PlaceSign({ place: { at, mark } }: { place: Place }) {
  return (
    <g
      transform={`translate(${at[0]} ${at[1]})`}
      className={css.placeSign}
      data-place={mark}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={BODIES[mark]} className={css.placeBody} />
      <path d={STROKES[mark]} fill="none" strokeWidth="0.7" />
    </g>
  );
}
