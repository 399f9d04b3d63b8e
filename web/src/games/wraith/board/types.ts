// The Wraith's view and reference as the engine writes them (`view` and `reference` of the game).
import type { JsonObject } from "../../../wire/types";

export const GROUND = "ground";
export type SkillSymbol = "hand" | "foot" | "eye" | "breath";
export const SYMBOLS: readonly SkillSymbol[] = ["hand", "foot", "eye", "breath"];
export type RowName = "top" | "bottom";
export const ROWS: readonly RowName[] = ["top", "bottom"];

// -- printed on the pieces ------------------------------------------------------------------------

export interface Effect {
  type: string;
  /** As printed: "2", "hand", "1+foot", "hand&eye", "breath<=2"; "" where there is none. */
  value: string;
}

export interface Spell {
  id: string;
  name: string;
  requires: string;
  effects: Effect[];
}

export interface WraithCard {
  id: string;
  notation: string;
  name: string;
  copies: number;
  symbols: SkillSymbol[];
  actions: Effect[];
  spell?: Spell;
}

export interface Push {
  way: "up" | "down" | "to";
  by: number | string;
}

export interface Strike {
  area: string[];
  reach: string[];
  wounds: number;
  cards: number;
  stun: boolean;
  push: Push | null;
}

export interface Always {
  effect: string;
  actions?: string[];
  by?: number;
  area?: string[];
  reach?: string[];
  push?: Push | null;
}

export interface GiantCard {
  id: string;
  name: string;
  kind: "normal" | "always_active" | "when_revealed";
  weak_spot: string;
  footholds: string[];
  wound_limit: number;
  symbols: string[];
  attack?: Strike;
  always?: Always;
}

export interface Place {
  name: string;
  part: string;
  x: number;
  y: number;
  up: string[];
}

export interface Skill {
  id: string;
  name: string;
  colour: string;
  pool: number;
  effects: Effect[];
}

export interface Reference {
  giant: {
    id: string;
    name: string;
    health: number;
    scars_limit: number;
    rage_track: string[][];
    body: { places: Place[]; outline: [number, number][][] };
    cards: GiantCard[];
    foothold_effect: string;
    foothold_cards: { id: string; name: string; spots: string[] }[];
  };
  wraith: {
    id: string;
    name: string;
    wound_limit: number;
    health_modifier: number;
    hand_size: number;
    foothold_tokens: number;
    skills: Skill[];
    cards: WraithCard[];
  };
}

// -- on the table ---------------------------------------------------------------------------------

export interface HandCard {
  card: string;
  values: (number | null)[];
}

export interface PlacedCard {
  card: string | null;
  face_down: boolean;
}

export interface ActionRow {
  cards: PlacedCard[];
  symbols: Record<SkillSymbol, number>;
}

export interface Fearless {
  action: string;
  value: number | null;
  price: number;
}

export interface RowCard {
  card: string;
  wounds: number;
  scarred: boolean;
}

export interface View {
  round: number;
  step: string;
  played: number;
  result: string;
  wraith: {
    id: string;
    name: string;
    place: string;
    wounds: number;
    wound_limit: number;
    stunned: boolean;
    shield: number;
    hand_lost: boolean;
    /** A spectator knows only how many. */
    hand: HandCard[] | number;
    deck: number;
    discard: string[];
    removed: number;
    rows: Record<RowName, ActionRow>;
    fearless: Fearless[];
    skills: { id: string; name: string; pool: number; tokens: number }[];
  };
  giant: {
    id: string;
    name: string;
    health: number;
    life: number;
    scars: number;
    scars_limit: number;
    rage: number;
    row: RowCard[];
    above: string[];
    deck: number;
    gone: string[];
    suppressed: boolean;
    dangers: string[];
    foothold_card: string | null;
  };
}

/** The engine's own tests hold the shape; here it gets its name. */
export function asView(json: JsonObject): View {
  return json as unknown as View;
}

export function asReference(json: JsonObject): Reference {
  return json as unknown as Reference;
}

export function asJson(view: View): JsonObject {
  return view as unknown as JsonObject;
}
