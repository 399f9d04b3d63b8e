// What a mark means, as a small sign on a disc: colour alone says nothing.
import type { Mark } from "../props";
import css from "../RealmMap.module.css";

const SIGNS: Record<Mark["kind"], string> = {
  // a hand's point, a foot that sets out, a planted flag, an arrow through, a coin, a skull's drop, a tick, a bar
  may: "M0-5.5V5.5M-5.5 0H5.5",
  from: "M-5 4L5-4M5-4H-1.5M5-4V2.5",
  stop: "M-3 6.5V-6.5L6-3.5-3 0",
  pass: "M-7 0H6M1.5-4.5L6 0 1.5 4.5",
  price:
    "M0-6A6 6 0 1 0 .1-6ZM2.5-2.5C0-4-2.5-2.8-2.3-1-2 .8 2.3-.6 2.4 1.5 2.5 3.4-.6 3.8-2.6 2.4M0-4.6V4.8",
  danger: "M0-7C3.6-2.6 5 0 5 2.2A5 5 0 0 1-5 2.2C-5 0-3.6-2.6 0-7ZM-1.8 2.4L0 .6 1.8 2.4",
  chosen: "M-5.5 0L-1.5 4.5 6-5",
  hindrance: "M-5-5L5 5M5-5L-5 5",
};

export function MarkSign({ kind }: { kind: Mark["kind"] }) {
  return (
    <g className={css.sign} data-kind={kind}>
      <circle r="11" className={css.signDisc} />
      <path d={SIGNS[kind]} className={css.signLine} />
    </g>
  );
}
