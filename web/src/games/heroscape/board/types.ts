// What the board calls the parts of HeroScape's view and reference; their shapes are the engine's.
import type { Happening, JsonObject } from "../../../wire/types";
import type { Happenings, Reference, View } from "../shapes";

export type {
  Aim,
  ArmyCard,
  DiceReason,
  FigureState,
  Reference,
  SeatState,
  Show,
  Space,
  Unit,
  UnitState,
  View,
  Wall,
  Way,
} from "../shapes";

/** What can happen in a battle. */
export type Kind = keyof Happenings;
export type Told = Happening & { kind: Kind };

/** The shell does not know a game's shapes; here they get their names. */
export function asView(json: JsonObject): View {
  return json as View;
}

export function asReference(json: JsonObject): Reference {
  return json as Reference;
}

export function asTold(happening: Happening): Told {
  return happening as Told;
}
