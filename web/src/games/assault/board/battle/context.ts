// What every part of the battle table needs: the question and how it is answered.
import { createContext, useContext } from "react";
import type { Words } from "../../../../words";
import type { Decision } from "../../../../wire/types";
import type { Battle, Reference, Show, View } from "../../shapes";
import type { BattleAccount } from "./account";
import type { Offers } from "./offers";

export interface BattleTableState {
  words: Words;
  reference: Reference;
  view: View;
  battle: Battle;
  /** The same battle as the log tells it. */
  told: BattleAccount | null;
  you: number | null;
  decision: Decision | null;
  offers: Offers;
  pointed: string | null;
  point: (notation: string | null) => void;
  choose: (notation: string) => void;
  /** What the option in the light would do; undefined while nobody has said. */
  would: Show | null | undefined;
  why: (thing: Record<string, string>) => void;
  motion: boolean;
}

const Context = createContext<BattleTableState | null>(null);

export const BattleProvider = Context.Provider;

export function useBattle(): BattleTableState {
  const found = useContext(Context);
  if (found === null) throw new Error("no battle table around");
  return found;
}
