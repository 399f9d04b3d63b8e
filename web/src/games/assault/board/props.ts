// What the board hands to the parts around the map, to the battle table and to what one does.
import type { Decision, Happening, JsonObject } from "../../../wire/types";
import type { Reference, Show, View } from "../shapes";

export type { Show } from "../shapes";

export interface AroundProps {
  reference: Reference;
  view: View;
  /** The viewer's seat; null for a spectator and in a replay. */
  you: number | null;
  /** Who sits where, by name. */
  players: readonly string[];
  decision: Decision | null;
  /** What has happened so far, as far as it is told: the newest lines, after so many others. */
  log: readonly Happening[];
  begins: number;
  /** Fetches more of the others. */
  older: () => Promise<void>;
  /** The option in the light, by its notation. */
  pointed: string | null;
  point: (notation: string | null) => void;
  choose: (notation: string) => void;
  show: (notation: string) => Promise<Show | null>;
  showRule: (id: string) => void;
  /** Somebody touched a thing that no option points at. */
  why: (thing: Record<string, string>) => void;
  motion: boolean;
}

/** The shell does not know a game's shapes; here they get their names. */
export function asView(json: JsonObject): View {
  return json as View;
}

export function asReference(json: JsonObject): Reference {
  return json as Reference;
}
