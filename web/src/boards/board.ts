import type { ComponentType } from "react";
import type { Decision, Happening, JsonObject, Preview } from "../wire/types";

/** What the shell hands to a board. The board shows, points and chooses; it keeps no truth. */
export interface BoardProps {
  /** What is printed on the pieces: GET /api/tables/ID/reference. */
  reference: JsonObject;
  /** What the viewer may know; while happenings are being told, as of the one told now. */
  view: JsonObject;
  /** The viewer's seat; null for a spectator and in a replay. */
  you: number | null;
  /** The question to the viewer, null while others choose or happenings are being told. */
  decision: Decision | null;
  /** The happening that is being told now, to be shown on the board. */
  telling: Happening | null;
  /** The option the viewer points at, on the board or in the decision bar (its notation). */
  pointed: string | null;
  point: (notation: string | null) => void;
  choose: (notation: string) => void;
  /** What an option would do; null where chance or a hidden card would have to speak. */
  preview: (notation: string) => Promise<Preview | null>;
  /** Somebody touched a thing that no option points at: let the rules say why not. */
  why: (thing: Record<string, string>) => void;
  /** Show a rule by its id. */
  showRule: (id: string) => void;
  /** Whether things may move (settings and the system's reduced motion). */
  motion: boolean;
  /** Milliseconds a happening is told for; 0 when skipping. */
  pace: number;
}

export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /** The view after a happening, as far as the happening tells it. Pure. */
  retell: (view: JsonObject, happening: Happening) => JsonObject;
  /** How long a happening is worth looking at, as a multiple of the usual pace; 0: not at all. */
  weight: (happening: Happening) => number;
}
