import type {
  GameInfo,
  JsonObject,
  Message,
  NewTable,
  Refusal,
  Replay,
  Rule,
  TableInfo,
} from "./types";

/** The server (or the way to it) said no; `text` says why, for people. */
export class Refused extends Error {
  readonly code: string;
  readonly text: Message;
  readonly status: number;

  constructor(status: number, code: string, text: Message) {
    super(`${code} (${status})`);
    this.code = code;
    this.status = status;
    this.text = text;
  }
}

/** Whatever was thrown, as something that can be said. */
export function saying(problem: unknown): Message {
  return problem instanceof Refused ? problem.text : { key: "web-trouble", facts: {} };
}

function refusalIn(body: unknown): Refusal | null {
  const found = (body as { error?: Partial<Refusal> } | null)?.error;
  return typeof found?.code === "string" && typeof found.message?.key === "string"
    ? { code: found.code, message: found.message }
    : null;
}

/** Ask the server for something, and take its answer for what the caller knows it to be. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused(0, "no-connection", { key: "web-no-connection", facts: {} });
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = refusalIn(said);
    throw refusal === null
      ? new Refused(answer.status, "trouble", { key: "web-trouble", facts: {} })
      : new Refused(answer.status, refusal.code, refusal.message);
  }
  return said as T;
}

/** Asked once for the whole visit; a failure is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
    return asked;
  };
}

const rules = new Map<string, () => Promise<Rule[]>>();

export interface Invitation {
  table: TableInfo;
  seat: number | null;
}

export const api = {
  games: once(() => call<GameInfo[]>("GET", "/games")),
  rules(game: string): Promise<Rule[]> {
    const ask =
      rules.get(game) ??
      once(() => call<Rule[]>("GET", `/games/${encodeURIComponent(game)}/rules`));
    rules.set(game, ask);
    return ask();
  },
  /** What a game says in a language, as Fluent text. */
  words: (game: string, language: string) =>
    call<{ fluent: string }>(
      "GET",
      `/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`,
    ),

  me: () => call<{ name: string }>("GET", "/me"),
  rename: (name: string) => call<{ name: string }>("PATCH", "/me", { name }),
  myTables: () => call<TableInfo[]>("GET", "/me/tables"),

  open: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (id: string) => call<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  reference: (id: string) => call<JsonObject>("GET", `/tables/${encodeURIComponent(id)}/reference`),
  /** A stretch of the game as a seat knew it; without a seat, as anybody may. */
  replay: (id: string, first: number, count: number, seat: number | null) =>
    call<Replay>(
      "GET",
      `/tables/${encodeURIComponent(id)}/replay?first=${first}&count=${count}` +
        (seat === null ? "" : `&seat=${seat}`),
    ),
  record: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
  reseat: (id: string, seat: number, kind: "bot" | "open", level?: string) =>
    call<TableInfo>("PUT", `/tables/${encodeURIComponent(id)}/seats/${seat}`, {
      kind,
      ...(level === undefined ? {} : { level }),
    }),

  invite: (id: string, seat?: number) =>
    call<{ token: string }>("POST", `/tables/${encodeURIComponent(id)}/invitations`, {
      ...(seat === undefined ? {} : { seat }),
    }),
  lookAt: (token: string) => call<Invitation>("POST", "/invitations/look", { token }),
  accept: (token: string, seat: number | null, name: string) =>
    call<{ table: TableInfo; seat: number }>("POST", "/invitations/accept", {
      token,
      ...(seat === null ? {} : { seat }),
      ...(name === "" ? {} : { name }),
    }),
};

/** The address that carries an invitation; in the fragment, so that it is never in a log. */
export function invitationLink(token: string): string {
  return `${window.location.origin}/join#${token}`;
}
