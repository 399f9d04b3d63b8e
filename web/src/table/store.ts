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
  SeatInfo,
  TableInfo,
} from "../wire/types";
import type { Session } from "./session";
import type { Shown } from "./telling";

/** Something said to the player that is not part of the game. */
export interface Notice {
  kind: "why" | "refused" | "hint" | "caution";
  text: Message;
  rule: string;
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
  log: Happening[];
  /** What is to be seen: behind the truth while happenings are told. */
  shown: Shown | null;
  pointed: string | null;
  hinted: string | null;
  /** A choice or an undo is on its way. */
  sending: boolean;
  notice: Notice | null;
  /** What was in the way at the last "why not" of this question. */
  hindrances: Facts[];
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
  log: [],
  shown: null,
  pointed: null,
  hinted: null,
  sending: false,
  notice: null,
  hindrances: [],
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

/** Whether the viewer may take the own last choice back, at once or if others agree. */
export function mayUndo({ moment, sending }: LiveTable): boolean {
  const asks = moment?.undo_asks !== undefined && moment.request === undefined;
  return (moment?.undo === true || asks) && !sending;
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
