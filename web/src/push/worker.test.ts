import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://table.example";
const CODE = readFileSync(new URL("../../public/turn-worker.js", import.meta.url), "utf-8");

/** The worker in a browser in which some pages are open. */
function worker(...pages: string[]) {
  const ears = new Map<string, (event: object) => void>();
  const open = pages.map((page) => ({ url: ORIGIN + page, focus: vi.fn() }));
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(open), openWindow },
    skipWaiting: () => undefined,
    addEventListener: (name: string, ear: (event: object) => void) => ears.set(name, ear),
  };
  runInNewContext(CODE, { self, URL });
  const happens = async (name: string, event: object): Promise<void> => {
    let waits: unknown;
    ears.get(name)?.({ ...event, waitUntil: (until: unknown) => (waits = until) });
    await waits;
  };
  const push = (text: string | null) =>
    happens("push", { data: text === null ? null : { text: () => text } });
  const click = (table: string) =>
    happens("notificationclick", { notification: { close: vi.fn(), data: { table } } });
  return { ears, open, showNotification, openWindow, push, click };
}

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

it("answers no request and keeps nothing: no stale page comes from it", () => {
  expect([...worker().ears.keys()].sort()).toEqual(["install", "notificationclick", "push"]);
  expect(CODE).not.toMatch(/\bcaches\b|\bfetch\b/);
});
