// What every part of the board shares: what is seen, what may be chosen, what is pointed at.
import { createContext, useContext } from "react";
import type { Decision, Option } from "../../../wire/types";
import type { Words } from "../../../words";
import type { Reference, View } from "../shapes";
import type { Aim, Pick, Thing } from "./aims";
import type { Marks } from "./marks";
import type { Show } from "./props";

/** How somebody last did something: by mouse, finger, pen or key. */
export type Hand = "mouse" | "touch" | "pen" | "key";

export interface Table extends Marks {
  words: Words;
  reference: Reference;
  view: View;
  you: number | null;
  /** The viewer's race; empty for a spectator. */
  race: string;
  decision: Decision | null;
  aims: readonly Aim[];
  /** The thing in the light: hovered, touched, walked to by keys, or pointed at in the bar. */
  lit: Thing | null;
  /** Who or what has been taken in hand, and goes where one touches next. */
  held: Thing | null;
  /** What can be chosen at the thing that was touched last; empty: nothing is open. */
  picks: readonly Pick[];
  pointed: Option | null;
  /** What the pointed option would do; undefined while that is not known yet. */
  show: Show | null | undefined;
  hand: () => Hand;
  look: (things: readonly Thing[] | null) => void;
  light: (option: Option | null) => void;
  touch: (things: readonly Thing[]) => void;
  take: (thing: Thing | null) => void;
  drag: (things: readonly Thing[], to: Thing | null) => void;
  shut: () => void;
  choose: (option: Option) => void;
  why: (thing: Record<string, string>) => void;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("not at the table");
  return table;
}
