import type { Message, Refusal } from "./types";

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

// -- what may be asked, by the server's own description ----------------------------------------

type Method = "get" | "post" | "put" | "patch" | "delete";

/** The ways of an interface that take a method. */
type Ways<Paths, M extends Method> = {
  [Way in keyof Paths]: Paths[Way] extends Record<M, object> ? Way : never;
}[keyof Paths] &
  string;

type Asked<Deed> = (Deed extends { parameters: { path: infer Names } }
  ? { path: Names }
  : { path?: never }) &
  (Deed extends { parameters: { query?: infer Query } } ? { query?: Query } : { query?: never }) &
  (Deed extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : { body?: never });

type Answer<Deed> = Deed extends { responses: infer All }
  ? All[keyof All] extends { content: { "application/json": infer Body } }
    ? Body
    : never
  : never;

/** What to do; left out where nothing needs to be said. */
type With<Deed> = object extends Asked<Deed> ? [asked?: Asked<Deed>] : [asked: Asked<Deed>];

/** Ways to ask a server that has these paths, each with its own question and answer. */
export function asking<Paths>() {
  return <M extends Method, Way extends Ways<Paths, M>>(
    method: M,
    way: Way,
    ...[asked]: With<Paths[Way][M & keyof Paths[Way]]>
  ) => ask(method, way, asked ?? {}) as Promise<Answer<Paths[Way][M & keyof Paths[Way]]>>;
}

interface Question {
  path?: unknown;
  query?: unknown;
  body?: unknown;
}

async function ask(method: Method, way: string, asked: Question): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(address(way, asked), {
      method: method.toUpperCase(),
      credentials: "same-origin",
      ...(asked.body === undefined
        ? {}
        : { body: JSON.stringify(asked.body), headers: { "Content-Type": "application/json" } }),
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
  return said;
}

/** The address of a way, its blanks filled in: "/api/tables/{id}". */
export function address(way: string, { path, query }: Question): string {
  const names = (path ?? {}) as Record<string, string | number>;
  const filled = way.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(names[name] ?? ""),
  );
  const more = Object.entries((query ?? {}) as Record<string, string | number>)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return more === "" ? filled : `${filled}?${more}`;
}
