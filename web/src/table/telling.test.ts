import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening, JsonObject } from "../wire/types";
import { Teller, type Shown } from "./telling";

function happening(kind: string): Happening {
  return { kind, rule: "X-1", seat: 0, facts: {}, text: { key: kind, facts: {} } };
}

const board = {
  weight: ({ kind }: Happening) => {
    if (kind === "broken") {
      throw new Error("no such thing");
    }
    return kind === "silent" ? 0 : kind === "grave" ? 2 : 1;
  },
};

let shown: Shown[];
let timers: { ms: number; then: () => void }[];
let pace: number;
let teller: Teller;

beforeEach(() => {
  shown = [];
  timers = [];
  pace = 100;
  teller = new Teller(
    board,
    () => pace,
    (now) => shown.push(now),
    (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  );
  teller.settle({ sum: 0 }, 5);
  shown.length = 0;
});

function tick(): number {
  const timer = timers.shift();
  timer?.then();
  return timer?.ms ?? -1;
}

/** A step of such happenings: the views count on from the first, the last is the truth. */
function tell(from: number, kinds: string[], first: number): void {
  const views: JsonObject[] = kinds.map((_, i) => ({ sum: first + i }));
  const view = views.at(-1) ?? { sum: first };
  teller.tell({ from, happenings: kinds.map(happening), views, view });
}

describe("the teller", () => {
  it("tells one happening after the other, each with its view, then the truth", () => {
    tell(5, ["a", "silent", "grave"], 1);
    expect(shown.at(-1)).toMatchObject({
      view: { sum: 1 },
      told: 6,
      telling: { kind: "a" },
      tale: { at: 0, views: [{ sum: 1 }, { sum: 2 }, { sum: 3 }] },
    });
    expect(tick()).toBe(100);
    expect(shown.at(-1)).toMatchObject({
      view: { sum: 3 },
      told: 8,
      telling: { kind: "grave" },
      tale: { at: 2 },
    });
    expect(tick()).toBe(200);
    expect(shown.at(-1)).toMatchObject({ view: { sum: 3 }, told: 8, telling: null, tale: null });
    expect(teller.busy).toBe(false);
  });

  it("goes on as soon as the board has shown a happening", () => {
    tell(5, ["a", "b"], 1);
    shown.at(-1)?.next();
    expect(shown.at(-1)).toMatchObject({ telling: { kind: "b" } });
    expect(timers).toHaveLength(1);
    shown.at(-1)?.next();
    expect(shown.at(-1)).toMatchObject({ telling: null });
    expect(timers).toHaveLength(0);
  });

  it("does not go on twice when the board says it late, or says it again", () => {
    tell(5, ["a", "b", "c"], 1);
    const first = shown.at(-1);
    first?.next();
    first?.next();
    expect(shown.at(-1)).toMatchObject({ telling: { kind: "b" } });
    teller.settle({ sum: 9 }, 0);
    first?.next();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 9 }, telling: null });
  });

  it("tells steps that come meanwhile after the first", () => {
    tell(5, ["a"], 50);
    tell(6, ["b"], 60);
    expect(shown).toHaveLength(1);
    tick();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 60 }, told: 7, telling: { kind: "b" } });
    tick();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 60 }, told: 7, telling: null });
  });

  it("skips to the end of everything", () => {
    tell(5, ["a", "b"], 50);
    tell(7, ["c"], 60);
    teller.skip();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 60 }, told: 8, telling: null });
    expect(timers).toHaveLength(0);
  });

  it("shows only the truth when nothing may move", () => {
    pace = 0;
    tell(5, ["a", "b"], 50);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ view: { sum: 51 }, told: 7, telling: null });
  });

  it("follows a change of pace in the middle of a step", () => {
    tell(5, ["a", "b"], 50);
    pace = 0;
    tick();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 51 }, told: 7, telling: null });
  });

  it("drops what is being told when the table is set anew", () => {
    tell(5, ["a", "b"], 50);
    teller.settle({ sum: 3 }, 4);
    expect(shown.at(-1)).toMatchObject({ view: { sum: 3 }, told: 4, telling: null });
    expect(timers).toHaveLength(0);
  });

  it("survives a board that cannot weigh something", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    tell(5, ["broken"], 50);
    expect(tick()).toBe(100);
    expect(shown.at(-1)).toMatchObject({ view: { sum: 50 }, told: 6, telling: null });
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it("shows a step in which nothing happened", () => {
    tell(5, [], 50);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ view: { sum: 50 }, told: 5, telling: null });
  });
});
