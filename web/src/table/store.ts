import { create } from "zustand";
import type { Face } from "../games";
import type { BoardModule } from "../games/face";
import type { LinkState } from "../wire/link";
import type {
  Facts,
  Happening,
  JsonObject,
  Message,
  Moment,
  Note,
  Reason,
  Said,
  SeatInfo,
  TableInfo,
} from "../wire/types";
import type { Session } from "./session";
import type { Shown } from "./telling";

/** What stands below a hint. */
export interface Advised {
  reasons: Reason[];
  second: Message | null;
  others: Reason[];
  /** Of a hundred such games so many are won; null where nobody can say. */
  chance: number | null;
}

/** Something said to the player that is not part of the game. */
export interface Notice {
  kind: "why" | "refused" | "hint" | "caution" | "told";
  text: Message;
  rule: string;
  /** Why a hint says so, and what else could be done. */
  advice?: Advised;
  /** The choice that was not made yet, and is made if it is wished again. */
  option?: string;
}

export interface LiveTable {
  session: Session | null;
  info: TableInfo | null;
  reference: JsonObject | null;
  face: Face | null;
  board: BoardModule | null;
  /** Why there is no table to be seen. */
  problem: unknown;
  link: LinkState;
  you: number | null;
  seats: SeatInfo[];
  spectators: number;
  /** The truth, as far as this viewer may know it. */
  moment: Moment | null;
  /** When that was told, by the browser's own clock. */
  heardAt: number;
  /** The table of the next game, once somebody has opened it. */
  rematch: string | null;
  /** What has happened, as far as it was fetched: the newest lines, after so many others. */
  log: Happening[];
  begins: number;
  /** What became of seats since the game began. */
  notes: Note[];
  /** What is to be seen: behind the truth while happenings are told. */
  shown: Shown | null;
  pointed: string | null;
  hinted: string | null;
  /** A choice or an undo is on its way. */
  sending: boolean;
  notice: Notice | null;
  /** What was in the way at the last "why not" of this question. */
  hindrances: Facts[];
  /** What was said at the table, the newest last, and what hangs over a seat for a while. */
  said: Said[];
  bubbles: Record<number, Said>;
  /** Seats that one would rather not hear. */
  muted: number[];
  /** The rule that stands open. */
  rule: string | null;
}

export const EMPTY: LiveTable = {
  session: null,
  info: null,
  reference: null,
  face: null,
  board: null,
  problem: null,
  link: { kind: "connecting" },
  you: null,
  seats: [],
  spectators: 0,
  moment: null,
  heardAt: 0,
  rematch: null,
  log: [],
  begins: 0,
  notes: [],
  shown: null,
  pointed: null,
  hinted: null,
  sending: false,
  notice: null,
  hindrances: [],
  said: [],
  bubbles: {},
  muted: [],
  rule: null,
};

export const useTable = create<LiveTable>(() => EMPTY);

/** Whether the truth is on the board, so that the viewer may choose. */
export function isTold(table: LiveTable): boolean {
  return table.shown?.telling === null;
}

/** The question to the viewer, once everything before it is told. */
export function questionOf(table: LiveTable) {
  return isTold(table) && !table.sending ? (table.moment?.decision ?? null) : null;
}

/** What a lesson wants to be chosen now. */
export function taughtNow(table: LiveTable): string | null {
  return questionOf(table) === null ? null : (table.moment?.lesson?.option ?? null);
}

/** Whether the viewer may take the own last choice back, at once or if others agree. */
export function mayUndo({ moment, sending }: LiveTable): boolean {
  const asked = moment?.requests?.some(({ about }) => about === "undo") === true;
  const asks = moment?.undo_asks !== undefined && !asked;
  return (moment?.undo === true || asks) && !sending;
}

/** Whether a bot plays at my seat until I am back. */
export function standsIn({ seats, you, moment }: LiveTable): boolean {
  const own = seats.find(({ seat }) => seat === you);
  return own?.stand_in !== undefined && own.resigned !== true && moment?.status === "playing";
}

/** Somebody else who is waited for and is not here, if the viewer may do something about it. */
export function awayWaitedFor({ seats, you, moment }: LiveTable): number | null {
  const own = seats.find(({ seat }) => seat === you);
  if (own === undefined || own.stand_in !== undefined || moment?.status !== "playing") {
    return null;
  }
  const away = seats.find(
    (seat) =>
      moment.waiting_for.includes(seat.seat) &&
      seat.kind === "human" &&
      !seat.here &&
      !seat.mine &&
      seat.stand_in === undefined,
  );
  const asked = moment.requests?.some(({ about, whom }) => about === "bot" && whom === away?.seat);
  return away === undefined || asked === true ? null : away.seat;
}

/** Another seat of mine that must choose, when this one need not. */
export function askedElsewhere(table: LiveTable): number | null {
  if (!isTold(table) || table.moment?.status !== "playing" || table.moment.decision !== null) {
    return null;
  }
  const asked = table.moment.waiting_for;
  return table.seats.find(({ mine, seat }) => mine && asked.includes(seat))?.seat ?? null;
}

export function showRule(id: string | null): void {
  useTable.setState({ rule: id });
}

export function point(notation: string | null): void {
  useTable.setState({ pointed: notation });
}

export function dismissNotice(): void {
  useTable.setState({ notice: null });
}
