// What every part of the board shares: what is seen, what may be chosen, what is pointed at.
import { createContext, useContext } from "react";
import type { Decision, Option } from "../../../wire/types";
import type { Words } from "../../../words";
import type { BoardProps } from "../../face";
import type { Aims, Thing } from "./aims";
import type { Mark } from "./field/props";
import type { Ground } from "./ground";
import type { Storey } from "./storeys";
import type { FigureState, Show, View } from "./types";

/** How somebody last did something: by mouse, finger, pen or key. */
export type Hand = "mouse" | "touch" | "pen" | "key";

export interface Table {
  words: Words;
  ground: Ground;
  view: View;
  you: number | null;
  decision: Decision | null;
  aims: Aims;
  /** Who stands on which space. */
  standing: ReadonlyMap<string, FigureState>;
  /** The thing in the light: hovered, touched, walked to by keys, or pointed at in the bar. */
  lit: Thing | null;
  /** The thing whose choices are open. */
  open: Thing | null;
  /** What can be chosen there: by the thing alone, or by all that lie above each other. */
  storeys: readonly Storey[];
  /** Of several who may attack, the one taken in hand. */
  attacker: string | null;
  pointed: Option | null;
  /** What the pointed option would do; undefined while that is not known yet. */
  show: Show | null | undefined;
  /** Ask what an option would do, whether it is pointed at or not. */
  foresee: BoardProps["show"];
  /** A look that the rules have just called blocked. */
  blocked: Show | null;
  hand: () => Hand;
  /** The thing that stands for another: a figure for its space, or the other way round. */
  meant: (thing: Thing) => Thing;
  look: (thing: Thing | null) => void;
  light: (option: Option | null) => void;
  touch: (thing: Thing) => void;
  shut: () => void;
  choose: (option: Option) => void;
  spaces: ReadonlyMap<string, Mark>;
  figures: ReadonlyMap<string, Mark>;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("not at the table");
  return table;
}
