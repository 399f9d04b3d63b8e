// What travels between the server and the client. The server's own description is /api/openapi.json.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Words by reference: the name of a Fluent message and what fills its blanks. */
export interface Message {
  key: string;
  facts: Record<string, string | number | Message>;
}

export interface Refusal {
  code: string;
  message: Message;
}

// -- games ------------------------------------------------------------------------------------

export interface SetupOption {
  name: string;
  kind: "choice" | "flag" | "number" | "text";
  default: string | number | boolean;
  choices: string[];
  low: number;
  high: number;
  /** A switch for a disputed ruling: under "house rules", not on everybody's first screen. */
  house: boolean;
  /** How many sit down: the form takes it from the seats. */
  seats: boolean;
}

export interface GameInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  options: SetupOption[];
  bots: string[];
  results: string[];
}

export interface Rule {
  id: string;
  title: string;
  /** The rule itself, in our own words. */
  rule: string;
  page: string;
  kind: string;
  see: string[];
}

// -- tables -----------------------------------------------------------------------------------

export type Setup = Record<string, string | number | boolean>;
export type Status = "waiting" | "playing" | "over";

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  /** The bot's name in `GameInfo.bots`, else "". */
  level: string;
  /** Whether this browser holds the seat. */
  mine: boolean;
  /** Whether somebody who holds it is looking at the table now. */
  here: boolean;
}

export interface Outcome {
  result: string;
  scores: number[];
  winners: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  setup: Setup;
  seats: SeatInfo[];
  status: Status;
  outcome: Outcome | null;
  /** How many choices were made and not taken back. */
  choices: number;
  created: string;
  changed: string;
  /** Whether this browser opened the table, and so may invite and change open seats. */
  host: boolean;
  /** The mode of the campaign the table is a fight of, else "". */
  campaign: string;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  level?: string;
}

export interface NewTable {
  game: string;
  setup: Setup;
  seats: SeatWish[];
  name?: string;
}

// -- play -------------------------------------------------------------------------------------

/** Ids of the things an option or an event is about: { do: "leap", place: "C3" }. */
export type Facts = Record<string, string | number>;

export interface Option {
  notation: string;
  text: Message;
  facts: Facts;
}

export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  prompt: Message;
  options: Option[];
}

export interface Happening {
  kind: string;
  rule: string;
  seat: number;
  facts: Facts;
  text: Message;
}

/** Everything a viewer may know after `version` entries of the table's log. */
export interface Moment {
  version: number;
  status: Status;
  view: JsonObject | null;
  /** The question to the viewer's own seat, if there is one. */
  decision: Decision | null;
  /** The seats that must choose now. */
  waiting_for: number[];
  /** Whether the viewer may take the last choice back. */
  undo: boolean;
  outcome: Outcome | null;
}

export interface Snapshot extends Moment {
  type: "snapshot";
  you: number | null;
  seats: SeatInfo[];
  spectators: number;
  happenings: Happening[];
}

export interface Step extends Moment {
  type: "step";
  /** What was done, for the replay and the log; secret answers have no notation. */
  entry: { seat: number; kind: "choice" | "undo"; notation: string | null };
  /** The log has this many lines before the new ones: after an undo, cut it there. */
  from: number;
  happenings: Happening[];
}

export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  spectators: number;
}

/** What an option would lead to, as far as nothing hidden is turned up by it. */
export interface Preview {
  view: JsonObject;
  decision: Decision | null;
  happenings: Happening[];
}

export interface Why {
  text: Message;
  rule: string;
}

export type ServerFrame =
  | Snapshot
  | Step
  | Presence
  | { type: "accepted"; id: string; version: number }
  | ({ type: "refused"; id: string } & Refusal)
  | { type: "answer"; id: string; preview?: Preview | null; hint?: string; why?: Why }
  | { type: "pong"; id: string }
  | { type: "closing" };

export type ClientFrame =
  | { type: "choose"; id: string; version: number; option: string }
  | { type: "undo"; id: string; version: number }
  | { type: "preview"; id: string; version: number; option: string }
  | { type: "hint"; id: string; version: number }
  | { type: "why"; id: string; version: number; thing: Record<string, string> }
  | { type: "ping"; id: string };

// -- replay -----------------------------------------------------------------------------------

export interface Frame {
  /** How many choices were made; frame 0 is the beginning. */
  at: number;
  seat: number | null;
  notation: string | null;
  text: Message | null;
  view: JsonObject;
  happenings: Happening[];
}

export interface Replay {
  /** How many choices there are in all. */
  choices: number;
  first: number;
  frames: Frame[];
}
