import { address, asking } from "./call";
import type { paths } from "./schema";
import type { NewSubscription, NewTable, Rule, SeatWish, Setup } from "./types";

export { Refused, saying } from "./call";

const call = asking<paths>();

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

export const api = {
  games: once(() => call("get", "/api/games")),
  /** The numbered rules in a language; what that lacks is in English. */
  rules(game: string, language: string): Promise<Rule[]> {
    const key = `${game} ${language}`;
    const ask =
      rules.get(key) ??
      once(() => call("get", "/api/games/{game}/rules", { path: { game }, query: { language } }));
    rules.set(key, ask);
    return ask();
  },
  /** What a game says in a language, as Fluent text. */
  words: (game: string, language: string) =>
    call("get", "/api/games/{game}/words/{language}", { path: { game, language } }),

  /** What can be chosen from before a game, in its own shape. */
  catalogue: (game: string) => call("get", "/api/games/{game}/catalogue", { path: { game } }),
  /** Whether a table could be opened so, and how many may sit down. */
  fitting: (game: string, setup: Setup, seats: SeatWish[]) =>
    call("post", "/api/games/{game}/fitting", { path: { game }, body: { setup, seats } }),

  me: () => call("get", "/api/me"),
  rename: (name: string) => call("patch", "/api/me", { body: { name } }),
  /** The host's key for being told of turns; "" where nobody is. */
  pushKey: once(() => call("get", "/api/me/push")),
  tellMe: (told: NewSubscription) => call("put", "/api/me/push", { body: told }),
  tellMeNoMore: (endpoint: string) => call("post", "/api/me/push/off", { body: { endpoint } }),
  myTables: () => call("get", "/api/me/tables"),
  /** What is remembered of whoever uses this browser. */
  profile: () => call("get", "/api/me/profile"),
  /** A token by which another browser becomes mine too. */
  offerMove: () => call("post", "/api/me/moves"),
  lookAtMove: (token: string) => call("post", "/api/me/moves/look", { body: { token } }),
  move: (token: string) => call("post", "/api/me/moves/accept", { body: { token } }),
  /** All that the server knows of me. */
  export: () => call("get", "/api/me/export"),
  forgetMe: () => call("delete", "/api/me"),

  /** Tables whose hosts want to be joined. */
  listedTables: () => call("get", "/api/tables"),
  list: (id: string, listed: boolean) =>
    call("put", "/api/tables/{id}/listed", { path: { id }, body: { listed } }),
  join: (id: string, seat: number | null) =>
    call("post", "/api/tables/{id}/join", {
      path: { id },
      body: { ...(seat === null ? {} : { seat }) },
    }),
  /** Opens a table at which a first game is played. */
  learn: (game: string, lesson: string) => call("post", "/api/lessons", { body: { game, lesson } }),
  open: (table: NewTable) => call("post", "/api/tables", { body: table }),
  table: (id: string) => call("get", "/api/tables/{id}", { path: { id } }),
  reference: (id: string) => call("get", "/api/tables/{id}/reference", { path: { id } }),
  /** A stretch of the game as a seat knew it; without a seat, as anybody may. */
  replay: (id: string, first: number, count: number, seat: number | null) =>
    call("get", "/api/tables/{id}/replay", {
      path: { id },
      query: { first, count, ...(seat === null ? {} : { seat }) },
    }),
  /** What is to be said of a finished game from a point on, as far as it was found. */
  review: (id: string, first: number) =>
    call("get", "/api/tables/{id}/review", { path: { id }, query: { first } }),
  record: (id: string) =>
    address("/api/tables/{id}/record" satisfies keyof paths, { path: { id } }),
  reseat: (id: string, seat: number, kind: "bot" | "open", level?: string) =>
    call("put", "/api/tables/{id}/seats/{seat}", {
      path: { id, seat },
      body: { kind, ...(level === undefined ? {} : { level }) },
    }),

  /** Sits down at the open seat that is kept for me. */
  takeSeat: (id: string, seat: number) =>
    call("post", "/api/tables/{id}/seats/{seat}/take", { path: { id, seat } }),
  /** Opens the next game with the same people, or finds it. */
  rematch: (id: string, turn: boolean) =>
    call("post", "/api/tables/{id}/rematch", { path: { id }, body: { turn } }),

  /** Lays a record out of a file on a table of its own. */
  openRecord: (record: Record<string, unknown>) => call("post", "/api/records", { body: record }),
  /** Plays on from a choice of a finished game, at a seat of it, against bots. */
  fork: (id: string, step: number, seat: number, level: string) =>
    call("post", "/api/tables/{id}/forks", { path: { id }, body: { step, seat, level } }),

  invite: (id: string, seat?: number) =>
    call("post", "/api/tables/{id}/invitations", {
      path: { id },
      body: { ...(seat === undefined ? {} : { seat }) },
    }),
  lookAt: (token: string) => call("post", "/api/invitations/look", { body: { token } }),
  accept: (token: string, seat: number | null, name: string) =>
    call("post", "/api/invitations/accept", {
      body: {
        token,
        ...(seat === null ? {} : { seat }),
        ...(name === "" ? {} : { name }),
      },
    }),
};

/** The address that carries an invitation; in the fragment, so that it is never in a log. */
export function invitationLink(token: string): string {
  return `${window.location.origin}/join#${token}`;
}

/** Where the rules of a game are asked for: the worker keeps what was read. */
export function rulesAddress(game: string, language: string): string {
  const way = "/api/games/{game}/rules" satisfies keyof paths;
  return address(way, { path: { game }, query: { language } });
}

/** The address that makes another browser mine; likewise. */
export function moveLink(token: string): string {
  return `${window.location.origin}/move#${token}`;
}
