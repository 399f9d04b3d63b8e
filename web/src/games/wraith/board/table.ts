// What every part of the board shares: what is seen, what may be chosen, what is pointed at.
import { createContext, useContext } from "react";
import type { Option, Preview } from "../../../wire/types";
import type { Words } from "../../../words";
import { optionsOf, plainOption, type Thing } from "./aims";
import type { Sharing } from "./sharing";
import type { Lying, Printed } from "./sight";
import type { Place, Told, View } from "./types";

export interface Table {
  words: Words;
  pieces: Printed;
  view: View;
  row: Lying[];
  aims: ReadonlyMap<Thing, Option[]>;
  telling: Told | null;
  motion: boolean;
  /** Milliseconds things take to move now; 0: they jump. */
  swift: number;
  /** The thing in the light: hovered, focused, touched, or pointed at in the decision bar. */
  lit: Thing | null;
  /** The thing whose choices are open on the board, and whether a key opened them. */
  open: Thing | null;
  openedByKey: boolean;
  pointed: Option | null;
  /** What the pointed option would do; undefined while that is not known yet. */
  preview: Preview | null | undefined;
  /** How many of each card are new in the hand. */
  drawn: ReadonlyMap<string, number>;
  /** The signs of the card just revealed: whoever shows one answers it. */
  calling: readonly string[];
  /** Whether the viewer may choose anything here. */
  asked: boolean;
  /** Put a thing in the light (null: nothing; undefined: as it is), and an option of it. */
  look: (thing: Thing | null | undefined, option?: Option | null) => void;
  /** What is being given out, one by one; null where nothing is. */
  sharing: Sharing | null;
  /** Touch a thing: choose by it, open its choices, or ask why it cannot be chosen. */
  touch: (thing: Thing, byKey?: boolean) => void;
  choose: (option: Option) => void;
  place: (name: string) => Place | undefined;
}

const TableContext = createContext<Table | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("not at the table");
  return table;
}

/** The events that put a thing in the light and touch it, and what it is called. */
export interface Handles {
  "data-thing": Thing;
  /** The option that a click chooses, by its notation. */
  "data-option": string | undefined;
  onPointerEnter: (event: { pointerType: string }) => void;
  onPointerLeave: (event: { pointerType: string }) => void;
  onFocus: () => void;
  onBlur: () => void;
  onClick: (event: { detail: number }) => void;
}

export function handlesOf(table: Table, thing: Thing): Handles {
  return {
    "data-thing": thing,
    "data-option": plainOption(optionsOf(table.aims, thing))?.notation,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === "mouse") table.look(thing);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") table.look(null);
    },
    onFocus: () => {
      table.look(thing);
    },
    onBlur: () => {
      table.look(null);
    },
    onClick: ({ detail }) => {
      table.touch(thing, detail === 0);
    },
  };
}
