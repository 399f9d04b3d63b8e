// What the board calls the parts of the Wraith's view and reference; their shapes are the engine's.
import type { Happening, JsonObject } from "../../../wire/types";
import type { ActionRows, Happenings, Reference, Show, SymbolCounts, View } from "../shapes";

export type {
  ActionRow,
  Always,
  Effect,
  Fearless,
  GiantCard,
  HandCard,
  Place,
  PlacedCard,
  Push,
  Reference,
  RowCard,
  Skill,
  Spell,
  Strike,
  View,
  WraithCard,
} from "../shapes";

export const GROUND = "ground";
export type SkillSymbol = keyof SymbolCounts;
export const SYMBOLS: readonly SkillSymbol[] = ["hand", "foot", "eye", "breath"];
export type RowName = keyof ActionRows;
export const ROWS: readonly RowName[] = ["top", "bottom"];

/** What can happen in a fight. */
export type Kind = keyof Happenings;
export type Told = Happening & { kind: Kind };

/** The shell does not know a game's shapes; here they get their names. */
export function asView(json: JsonObject): View {
  return json as View;
}

export function asReference(json: JsonObject): Reference {
  return json as Reference;
}

export function asShow(json: JsonObject): Show {
  return json as unknown as Show;
}

export function asTold(happening: Happening): Told {
  return happening as Told;
}
