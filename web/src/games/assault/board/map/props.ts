// What the board hands to the map, and what the map hands back: it shows and points, it decides nothing.
import type { Telling } from "../../../face";
import type { Happening } from "../../../../wire/types";
import type { Reference, View } from "../../shapes";

/** What one can point at: a region or a soldier in it, a giantslayer, an Event, a Story Marker. */
export type Thing =
  | { region: string; soldier?: string }
  | { slayer: string }
  | { event: string }
  | { marker: string; region: string };

export interface Mark {
  kind: "may" | "from" | "stop" | "pass" | "price" | "danger" | "chosen" | "hindrance";
  label?: string;
}

/** So much of an option's `show` as can be seen on a map. */
export interface Ghost {
  way?: { unit: string; region: string; to: string };
  attack?: { region: string; to: string };
  recruit?: { unit: string; region: string };
}

export interface MapProps {
  reference: Reference;
  view: View;
  /** The viewer's seat; null for a spectator and in a replay. */
  you: number | null;
  motion: boolean;
  /** Milliseconds a happening is told for; 0 when skipping. */
  pace: number;
  telling: Happening | null;
  tale: Telling | null;
  /** The map has shown the happening told now. */
  shown: () => void;
  regions: ReadonlyMap<string, Mark>;
  /** By region and soldier: "evermoors cloud-elite!". */
  soldiers: ReadonlyMap<string, Mark>;
  slayers: ReadonlyMap<string, Mark>;
  ghost: Ghost | null;
  /** What the words of a region say besides who is in it: the option there, its price. */
  speak: (region: string) => string;
  onPoint: (thing: Thing | null) => void;
  onPick: (thing: Thing) => void;
  /** A soldier dragged to a region, or to none. */
  onDrag?: (from: Thing, to: string | null) => void;
}

export const soldierKey = (region: string, soldier: string): string => `${region} ${soldier}`;
