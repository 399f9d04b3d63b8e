import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://table.example";
const CODE = readFileSync(new URL("../../public/worker.js", import.meta.url), "utf-8");
const BUILD = {
  id: "2",
  shell: ["/assets/index-2.js", "/assets/index-2.css"],
  more: ["/assets/words-cs-2.js", "/assets/words-cairns-cs-2.js", "/assets/goal-2.webp"],
};
const PAGE = '<html lang="en"><script src="/assets/index-2.js"></script></html>';

/** Caches as far as the worker uses them, their keys without the origin. */
function kept(answer: (path: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>();
  const path = (of: string | Request): string =>
    (typeof of === "string" ? of : of.url).replace(ORIGIN, "");
  const open = (name: string) => {
    const own = all.get(name) ?? new Map<string, Response>();
    all.set(name, own);
    const add = async (of: string): Promise<void> => {
      const found = await answer(of);
      if (!found.ok) throw new TypeError(of);
      own.set(of, found);
    };
    return Promise.resolve({
      match: (of: string | Request) => Promise.resolve(own.get(path(of))?.clone()),
      put: (of: string | Request, found: Response) => Promise.resolve(own.set(path(of), found)),
      add,
      addAll: (those: string[]) => Promise.all(those.map(add)),
    });
  };
  const keys = () => Promise.resolve([...all.keys()]);
  const forget = (name: string) => Promise.resolve(all.delete(name));
  return { all, caches: { open, keys, delete: forget } };
}

/** The worker in a browser in which some pages are open. */
function worker(...pages: string[]) {
  const ears = new Map<string, (event: object) => void>();
  const open = pages.map((page) => ({ url: ORIGIN + page, focus: vi.fn() }));
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const server = vi.fn((path: string) =>
    Promise.resolve(new Response(path === "/" ? PAGE : `fresh ${path}`)),
  );
  const asked = (of: string | Request): Promise<Response> =>
    server((typeof of === "string" ? of : of.url).replace(ORIGIN, ""));
  const { all, caches } = kept(asked);
  const self = {
    BUILD,
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(open), openWindow },
    addEventListener: (name: string, ear: (event: object) => void) => ears.set(name, ear),
  };
  runInNewContext(CODE, { self, caches, fetch: asked, URL, Headers, Response });
  const happens = async (name: string, event: object = {}): Promise<void> => {
    let waits: unknown;
    ears.get(name)?.({ ...event, waitUntil: (until: unknown) => (waits = until) });
    await waits;
  };
  const push = (text: string | null) =>
    happens("push", { data: text === null ? null : { text: () => text } });
  const click = (table: string) =>
    happens("notificationclick", { notification: { close: vi.fn(), data: { table } } });
  /** What the worker says to a request; null where it leaves it to the browser. */
  const ask = async (path: string, mode = "cors", method = "GET"): Promise<string | null> => {
    let said: Promise<Response> | null = null;
    const request = { url: path.startsWith("/") ? ORIGIN + path : path, mode, method };
    ears.get("fetch")?.({ request, respondWith: (answer: Promise<Response>) => (said = answer) });
    const answer = await (said as Promise<Response> | null);
    return answer === null ? null : answer.text();
  };
  const use = (language: string, ...used: string[]) =>
    happens("message", { data: { language, used: used.map((path) => ORIGIN + path) } });
  return {
    all,
    caches,
    open,
    server,
    showNotification,
    openWindow,
    happens,
    push,
    click,
    ask,
    use,
  };
}

const away = (): Promise<Response> => Promise.reject(new TypeError("away"));

const TURN = { table: "abc_-9", title: "Твой ход: Cairns", body: "Ann, Žofie" };

it("shows what it is told, one notification for each table", async () => {
  const { push, showNotification } = worker();
  await push(JSON.stringify(TURN));
  expect(showNotification).toHaveBeenCalledWith("Твой ход: Cairns", {
    body: "Ann, Žofie",
    icon: "/favicon.svg",
    tag: "abc_-9",
    data: { table: "abc_-9" },
  });
});

it.each([null, "", "no JSON", "null", "[]", '{"title":7,"table":"../x"}'])(
  "shows something of %j too, and leads to the front page",
  async (text) => {
    const { push, showNotification } = worker();
    await push(text);
    const options = { body: "", icon: "/favicon.svg", tag: "turn", data: { table: "" } };
    expect(showNotification).toHaveBeenCalledWith("Giants’ Table", options);
  },
);

it("brings the open table to the front, whatever seat it is looked at from", async () => {
  const { click, open, openWindow } = worker("/", "/t/abc?seat=1#x", "/t/abcd");
  await click("abc");
  expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
  expect(openWindow).not.toHaveBeenCalled();
});

it("opens the table where no tab has it", async () => {
  const { click, openWindow } = worker("/", "/t/other");
  await click("abc");
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/t/abc`);
});

it("takes pages from the server while that answers, and else the one that was kept, which says so", async () => {
  const { happens, ask, server } = worker();
  await happens("install");
  expect(await ask("/t/abc", "navigate")).toBe("fresh /t/abc");
  server.mockImplementation(away);
  expect(await ask("/t/abc", "navigate")).toBe(PAGE.replace("<html", "<html data-kept"));
  server.mockImplementation(() => Promise.resolve(new Response("nobody", { status: 502 })));
  expect(await ask("/", "navigate")).toContain("data-kept");
  server.mockImplementation(() => Promise.resolve(new Response("gone", { status: 404 })));
  expect(await ask("/nowhere.txt", "navigate")).toBe("gone");
});

it("keeps nothing of a server that has another client by now", async () => {
  const { happens, all, server } = worker();
  server.mockImplementation(() =>
    Promise.resolve(new Response(PAGE.replace("index-2", "index-3"))),
  );
  await expect(happens("install")).rejects.toThrow("another client");
  expect(all.size).toBe(0);
});

it("keeps the shell, and words, pictures and rules once they are used, but no table", async () => {
  const { happens, use, all } = worker();
  await happens("install");
  const rules = "/api/games/cairns/rules?language=cs";
  await use("cs", "/assets/goal-2.webp", "/assets/board-2.js", rules, "/api/me", "/api/tables/abc");
  expect([...(all.get("giants-2")?.keys() ?? [])].sort()).toEqual(
    ["/", "/api/games", rules, ...BUILD.shell, ...BUILD.more].sort(),
  );
});

it("lets go of what another build kept, but for what is the same", async () => {
  const { happens, all, caches } = worker();
  const older = await caches.open("giants-1");
  await older.put("/assets/goal-2.webp", new Response("goal"));
  await older.put("/assets/index-1.js", new Response("old"));
  await older.put("/api/games", new Response("old"));
  await happens("install");
  await happens("activate");
  expect([...all.keys()]).toEqual(["giants-2"]);
  expect(await all.get("giants-2")?.get("/assets/goal-2.webp")?.text()).toBe("goal");
  expect(all.get("giants-2")?.has("/assets/index-1.js")).toBe(false);
  expect(await all.get("giants-2")?.get("/api/games")?.text()).toBe("fresh /api/games");
});

it("tells rules as the server tells them, and those that were read where it does not answer", async () => {
  const { ask, server } = worker();
  const rules = "/api/games/cairns/rules?language=cs";
  expect(await ask(rules)).toBe(`fresh ${rules}`);
  server.mockImplementation((path) => Promise.resolve(new Response(`newer ${path}`)));
  expect(await ask(rules)).toBe(`newer ${rules}`);
  server.mockImplementation(away);
  expect(await ask(rules)).toBe(`newer ${rules}`);
  await expect(ask("/api/games/cairns/rules?language=ru")).rejects.toThrow("away");
});

it.each([
  ["/api/tables/abc", "cors", "GET"],
  ["/api/tables/abc/record", "navigate", "GET"],
  ["/api-docs/", "navigate", "GET"],
  ["/api/me", "cors", "GET"],
  ["/api/games/cairns/fitting", "cors", "POST"],
  ["/assets/board-2.js", "cors", "GET"],
  ["https://elsewhere.example/assets/index-2.js", "cors", "GET"],
])("leaves %s alone", async (path, mode, method) => {
  expect(await worker().ask(path, mode, method)).toBeNull();
});
