import type { ClientFrame, Message, Presence, Said, ServerFrame, Snapshot, Step } from "./types";

/** What a client asks, before it gets its id and goes out. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Ask = Without<Exclude<ClientFrame, { type: "ping" }>, "id">;
export type Reply = Extract<ServerFrame, { type: "accepted" | "refused" | "answer" }>;

export type LinkState =
  | { kind: "connecting" }
  | { kind: "live"; lag: number | null }
  /** Lost; the next try is at this time of the clock. */
  | { kind: "waiting"; until: number; why: "lost" | "restart" | "crowded" }
  /** The server will not have us here, for good. */
  | { kind: "refused"; code: number }
  | { kind: "closed" };

export interface LinkListener {
  heard(frame: Snapshot | Step | Presence | Said): void;
  state(state: LinkState): void;
  /** Something could not be done now; it is sent again by itself. */
  troubled(message: Message): void;
}

/** The part of a WebSocket that a link uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** The world around a link, so that tests can be its clock and its chance. */
export interface Surroundings {
  open(url: string): Wire;
  now(): number;
  /** Call later; returns the way to call it off. */
  later(ms: number, then: () => void): () => void;
  random(): number;
}

export const PING_EVERY = 12_000;
/** The first pings come closer together: while a page loads, the first of them is slow. */
export const PING_SOON = 1_500;
const LAGS = 5;
export const PONG_WITHIN = 8_000;
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 15_000;
/** Before what the database could not take is sent again. */
export const TROUBLE_WAIT = 3_000;
const DATABASE_AWAY = "database-away";
export const NO_SUCH_TABLE = 4404;
export const STRANDED = 4410;
export const BANNED = 4423;
const FOREVER = [4401, NO_SUCH_TABLE, STRANDED, BANNED];
const CROWDED = 4429;
const GOING_AWAY = 1001;

interface Waiting {
  frame: ClientFrame;
  answer: (reply: Reply) => void;
  /** It is sent again later, not with the others. */
  held?: boolean;
}

/**
 * One live connection to a table, for as long as somebody looks at it.
 *
 * It comes back by itself, slower each time and never all clients at once. A choice or an undo
 * that was not answered is sent again with its own id after the fresh snapshot: the server
 * knows ids it has accepted, so nothing is lost and nothing is done twice. Questions (preview,
 * hint, why) are not worth that and are answered with "lost".
 */
export class Link {
  private wire: Wire | null = null;
  private version = -1;
  private attempts = 0;
  private lags: number[] = [];
  private live = false;
  private over = false;
  private restart = false;
  private asked = 0;
  private readonly waiting = new Map<string, Waiting>();
  private ping: { id: string; at: number } | null = null;
  private stopRetry: (() => void) | null = null;
  private stopPing: (() => void) | null = null;
  private readonly name: string;

  constructor(
    private readonly url: string,
    private readonly listener: LinkListener,
    private readonly around: Surroundings,
  ) {
    this.name = Math.floor(around.random() * 36 ** 10).toString(36);
    this.connect();
  }

  /** Send a question or a choice; resolves with what the server says to it, never rejects. */
  ask(ask: Ask): Promise<Reply> {
    const frame = { ...ask, id: this.nextId() } as ClientFrame;
    return new Promise((answer) => {
      if (this.over) {
        answer(lost(frame.id));
        return;
      }
      this.waiting.set(frame.id, { frame, answer });
      if (this.live) {
        this.wire?.send(JSON.stringify(frame));
      } else if (!mustArrive(frame)) {
        this.drop(frame.id);
      }
    });
  }

  /** Somebody is looking again, or the network is back: do not wait for the clock. */
  wake(): void {
    if (this.over) {
      return;
    }
    if (this.stopRetry !== null) {
      this.connect();
    } else if (this.live && this.ping === null) {
      this.sendPing();
    }
  }

  close(): void {
    this.over = true;
    this.leave();
    for (const id of [...this.waiting.keys()]) {
      this.drop(id);
    }
    this.listener.state({ kind: "closed" });
  }

  private nextId(): string {
    this.asked += 1;
    return `${this.name}-${this.asked}`;
  }

  private connect(): void {
    this.leave();
    this.listener.state({ kind: "connecting" });
    const wire = this.around.open(this.url);
    this.wire = wire;
    wire.onmessage = (event) => {
      if (this.wire === wire && typeof event.data === "string") {
        this.receive(JSON.parse(event.data) as ServerFrame);
      }
    };
    wire.onclose = (event) => {
      if (this.wire === wire) {
        this.lostWire(event.code);
      }
    };
    // A server that accepts and then says nothing is as good as none.
    this.stopPing = this.around.later(PONG_WITHIN, () => this.lostWire(0));
  }

  /** Let go of the wire without hearing of it again. */
  private leave(): void {
    this.stopRetry?.();
    this.stopPing?.();
    this.stopRetry = this.stopPing = this.ping = null;
    this.live = false;
    const wire = this.wire;
    this.wire = null;
    if (wire !== null) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private lostWire(code: number): void {
    this.leave();
    for (const [id, { frame }] of [...this.waiting]) {
      if (!mustArrive(frame)) {
        this.drop(id);
      }
    }
    if (FOREVER.includes(code)) {
      this.over = true;
      for (const id of [...this.waiting.keys()]) {
        this.drop(id);
      }
      this.listener.state({ kind: "refused", code });
      return;
    }
    const restart = this.restart || code === GOING_AWAY;
    this.restart = false;
    const patience = code === CROWDED ? this.attempts + 4 : this.attempts;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** patience);
    const wait = longest * (0.5 + this.around.random() / 2);
    this.attempts += 1;
    this.stopRetry = this.around.later(wait, () => this.connect());
    this.listener.state({
      kind: "waiting",
      until: this.around.now() + wait,
      why: code === CROWDED ? "crowded" : restart ? "restart" : "lost",
    });
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "snapshot":
        this.version = frame.version;
        this.attempts = 0;
        this.live = true;
        this.listener.heard(frame);
        this.resend();
        this.sendPing();
        this.listener.state({ kind: "live", lag: middle(this.lags) });
        break;
      case "step":
        if (frame.version === this.version + 1) {
          this.version = frame.version;
          this.listener.heard(frame);
        } else if (frame.version > this.version) {
          this.connect(); // a step is missing: begin again from a snapshot
        }
        break;
      case "presence":
      case "said":
        this.listener.heard(frame);
        break;
      case "pong":
        this.receivePong(frame.id);
        break;
      case "closing":
        this.restart = true;
        break;
      default:
        if (!this.hold(frame)) {
          this.waiting.get(frame.id)?.answer(frame);
          this.waiting.delete(frame.id);
        }
    }
  }

  private resend(): void {
    for (const { frame, held } of this.waiting.values()) {
      if (held !== true) this.wire?.send(JSON.stringify(frame));
    }
  }

  /** Keep a choice that the server cannot write down at the moment, and send it again. */
  private hold(reply: Reply): boolean {
    const waiting = this.waiting.get(reply.id);
    if (
      reply.type !== "refused" ||
      reply.code !== DATABASE_AWAY ||
      waiting === undefined ||
      !mustArrive(waiting.frame)
    ) {
      return false;
    }
    waiting.held = true;
    this.listener.troubled(reply.message);
    this.around.later(TROUBLE_WAIT, () => {
      waiting.held = false;
      if (this.live && this.waiting.has(reply.id)) {
        this.wire?.send(JSON.stringify(waiting.frame));
      }
    });
    return true;
  }

  private sendPing(): void {
    this.stopPing?.();
    this.ping = { id: this.nextId(), at: this.around.now() };
    this.wire?.send(JSON.stringify({ type: "ping", id: this.ping.id }));
    this.stopPing = this.around.later(PONG_WITHIN, () => this.lostWire(0));
  }

  private receivePong(id: string): void {
    if (this.ping?.id !== id) {
      return;
    }
    this.lags = [...this.lags, this.around.now() - this.ping.at].slice(-LAGS);
    this.ping = null;
    this.stopPing?.();
    const next = this.lags.length < LAGS ? PING_SOON : PING_EVERY;
    this.stopPing = this.around.later(next, () => this.sendPing());
    this.listener.state({ kind: "live", lag: middle(this.lags) });
  }

  private drop(id: string): void {
    this.waiting.get(id)?.answer(lost(id));
    this.waiting.delete(id);
  }
}

/** The middle one of the last lags: one slow answer is no slow line. */
function middle(lags: number[]): number | null {
  return [...lags].sort((a, b) => a - b)[Math.floor((lags.length - 1) / 2)] ?? null;
}

function mustArrive(frame: ClientFrame): boolean {
  return ["choose", "undo", "agree", "ask", "rest", "back", "resign"].includes(frame.type);
}

function lost(id: string): Reply {
  return { type: "refused", id, code: "lost", message: { key: "web-lost", facts: {} } };
}

/** The real world: the browser's WebSocket, clock and chance. */
export const browser: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as Wire,
  now: () => performance.now(),
  later: (ms, then) => {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  },
  random: Math.random,
};

/** The live address of a table, for a seat or for a spectator. */
export function liveUrl(table: string, seat: number | null): string {
  const origin = window.location.origin.replace(/^http/, "ws");
  const query = seat === null ? "" : `?seat=${seat}`;
  return `${origin}/api/tables/${encodeURIComponent(table)}/live${query}`;
}

/** Wake a link whenever the browser gives a reason to; returns the way to stop. */
export function wakeWithBrowser(link: Link): () => void {
  const wake = (): void => {
    if (document.visibilityState === "visible") {
      link.wake();
    }
  };
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", wake);
  return () => {
    window.removeEventListener("online", wake);
    window.removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", wake);
  };
}
