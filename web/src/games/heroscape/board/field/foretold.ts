/** What an option would do, by the names under which both faces of the field draw it. */
export type {
  Aim,
  Area,
  DiceReason,
  Fall,
  Hindrance,
  Odds,
  Roll,
  Show,
  SightLine,
  Strike,
  Way,
} from "../../shapes";

/** A place as the engine says it: axial, fractions allowed, and a height in levels. */
export type Point = [q: number, r: number, height: number];
