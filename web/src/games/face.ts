import type { ComponentType, ReactNode } from "react";
import type { Sound } from "../sound";
import type { GlyphName } from "../parts/Glyph";
import type {
  Decision,
  Facts,
  Happening,
  JsonObject,
  Message,
  Option,
  Preview,
  Setup,
  SetupOption,
  TableInfo,
} from "../wire/types";

/**
 * All that the client has of one game. A game is a folder beside this file; its `index.ts` exports
 * this object by the name `game`. Everything may be left out: the plain face stands in its place.
 *
 * The index is small and leads to the rest by `import()`, so that nobody fetches what they do not see.
 */
export interface GameFace {
  /** Its board, fetched when a table needs it. */
  board?: () => Promise<BoardModule>;
  /** Its room, with something in it that is too big for it: `look/art/frame.ts` has the size. */
  Scene?: ComponentType;
  /**
   * The picture of a choice of its setup: on the card of the choice, and when the game is over,
   * unless `Result` shows how it ended.
   */
  picture?: (option: string, choice: string) => ComponentType | null;
  /** The game told once it is over, below who has won. */
  Result?: ComponentType<ResultProps> | null;
  /** What the server's list of options does not say. */
  setup?: SetupHints;
  /** Pages of its own, by the first part of their address: `/campaign/NAME`. */
  pages?: Record<string, GamePage>;
  /** Pictures of its feats, by their names: one stroke on a grid of 24. */
  feats?: Record<string, string>;
  /** Where a finished table leads, where that is not another one like it. */
  onward?: (table: TableInfo) => Way | null;
}

export interface ResultProps {
  table: TableInfo;
}

export interface SetupHints {
  /** Which option makes sense only when another has a value, or with so many seats. */
  only?: Record<string, Only>;
  /** Options that are settled elsewhere than in the form of a new table. */
  elsewhere?: string[];
  /** Options that the game asks for in its own way. */
  fields?: Record<string, ComponentType<SetupFieldProps>>;
  /** What stands beside a seat of the form: whose side it is on, what it is given. */
  Seat?: ComponentType<SetupSeatProps>;
  /** What stands below the seats: what it means that so many sit down. */
  Company?: ComponentType<Omit<SetupSeatProps, "seat">>;
}

export type Only =
  [option: string, value: Setup[string]] | ((chosen: Setup, seats: number) => boolean);

export interface SetupFieldProps {
  option: SetupOption;
  label: string;
  value: Setup[string];
  /** The whole form as it is filled in. */
  setup: Setup;
  /** How many sit down. */
  seats: number;
  /** Fill in one option or several. */
  change: (values: Setup) => void;
  /** The field as it is without a game's own. */
  usual: ReactNode;
}

export interface SetupSeatProps {
  setup: Setup;
  seats: number;
  seat: number;
}

/** A page of a game. Words are named by their Fluent messages. */
export interface GamePage {
  title: string;
  Page: ComponentType;
  /** The way to it from the form of a new table, and what stands between it and the form. */
  door?: { glyph: GlyphName; name: string; about: string; or: string };
}

export interface Way {
  to: string;
  glyph: GlyphName;
  /** A Fluent message. */
  label: string;
}

export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /**
   * How long a happening is looked at if the board does not say earlier that it has shown it, as a
   * multiple of the usual pace; 0: not at all.
   */
  weight: (happening: Happening) => number;
  /**
   * What would be given up by a choice, in a sentence; the player is asked once whether to go on.
   * Where only the rules know that, they can be asked what the option would do.
   */
  caution?: (
    decision: Decision,
    notation: string,
    show: BoardProps["show"],
    view: JsonObject,
  ) => Message | null | Promise<Message | null>;
  /**
   * Whether an option can be chosen on the board itself, by hand and by key. The bar then repeats it
   * only where there is room; without this, it goes by the option's facts.
   */
  offers?: (option: Option, view: JsonObject) => boolean;
  /** How many of a question's options bear a number on the board; the bar goes on counting. */
  numbers?: (decision: Decision, view: JsonObject) => number;
  /** Questions that are answered on the board step by step, and what the bar has for them. */
  steps?: Steps;
  /**
   * Whether options lie in a picture, where no outline reaches them: on a small screen too, a lesson
   * then points at what it means, as a hand would.
   */
  painted?: boolean;
  /** What stands beside a player's name above the board: the side or the people they play. */
  Plate?: ComponentType<PlateProps>;
  /** What a happening sounds like, where somebody wants to hear it; most are silent. */
  sound?: (happening: Happening) => Sound | null;
  /** Whether a happening only goes on with the one before: both are one line of the log. */
  goesOn?: (before: Happening, happening: Happening) => boolean;
}

/** A question of many small steps: its options are in the list of all, but not in the bar. */
export interface Steps {
  /** What the player is asked, where the question is one of these. */
  prompt: (decision: Decision) => Message | null;
  /** What is left to do, and the ways to finish or to begin again. */
  Bar: ComponentType<{ decision: Decision }>;
}

export interface PlateProps {
  view: JsonObject;
  seat: number;
}

/** A step that is being told: what happened, the view after each happening, and which is told now. */
export interface Telling {
  happenings: Happening[];
  views: JsonObject[];
  at: number;
}

/** What the shell hands to a board. The board shows, points and chooses; it keeps no truth. */
export interface BoardProps {
  /** What is printed on the pieces: GET /api/tables/ID/reference. */
  reference: JsonObject;
  /** What the viewer may know; while happenings are being told, as of the one told now. */
  view: JsonObject;
  /** The viewer's seat; null for a spectator and in a replay. */
  you: number | null;
  /** Who sits where, by name. */
  players: readonly string[];
  /** The question to the viewer, null while others choose or happenings are being told. */
  decision: Decision | null;
  /** The happening that is being told now, to be shown on the board. */
  telling: Happening | null;
  /** The whole step that is being told, so that what belongs together can be shown as one. */
  tale: Telling | null;
  /** What has happened so far, as far as it is told: the newest lines, after so many others. */
  log: readonly Happening[];
  begins: number;
  /** Fetches more of the others; `useEarlier` does so as far as something is needed. */
  older: () => Promise<void>;
  /** The board has shown the happening told now: go on. */
  shown: () => void;
  /** The option the viewer points at, on the board or in the decision bar (its notation). */
  pointed: string | null;
  point: (notation: string | null) => void;
  choose: (notation: string) => void;
  /** What an option would do; null where chance or a hidden card would have to speak. */
  preview: (notation: string) => Promise<Preview | null>;
  /**
   * Everything that is known of an option before chance speaks, in the game's own shape; null where
   * there is nothing. The answer is kept as long as the question stands.
   */
  show: (notation: string) => Promise<JsonObject | null>;
  /** Ids of what was in the way at the last "why not", to be lit until the next question. */
  hindrances: Facts[];
  /** Somebody touched a thing that no option points at: let the rules say why not. */
  why: (thing: Record<string, string>) => void;
  /** Show a rule by its id. */
  showRule: (id: string) => void;
  /** Whether things may move (settings and the system's reduced motion). */
  motion: boolean;
  /** Milliseconds a happening is told for; 0 when skipping. */
  pace: number;
}
