import { beforeEach, describe, expect, it } from "vitest";
import type { Happening, JsonObject } from "../wire/types";
import { Teller, type Shown } from "./telling";

function happening(kind: string, n = 1): Happening {
  return { kind, rule: "X-1", seat: 0, facts: { n }, text: { key: kind, facts: {} } };
}

const board = {
  retell: (view: JsonObject, { kind, facts }: Happening): JsonObject => {
    if (kind === "broken") {
      throw new Error("no such thing");
    }
    return { sum: (view.sum as number) + (facts.n as number) };
  },
  weight: ({ kind }: Happening) => (kind === "silent" ? 0 : kind === "grave" ? 2 : 1),
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

describe("the teller", () => {
  it("tells one happening after the other, then the truth", () => {
    teller.tell({
      from: 5,
      happenings: [happening("a"), happening("silent", 10), happening("grave")],
      view: { sum: 99 },
    });
    expect(shown.at(-1)).toMatchObject({ view: { sum: 1 }, told: 6, telling: { kind: "a" } });
    expect(tick()).toBe(100);
    expect(shown.at(-1)).toMatchObject({
      view: { sum: 12 },
      told: 8,
      telling: { kind: "grave" },
    });
    expect(tick()).toBe(200);
    expect(shown.at(-1)).toEqual({ view: { sum: 99 }, told: 8, telling: null });
    expect(teller.busy).toBe(false);
  });

  it("tells steps that come meanwhile after the first, from its truth on", () => {
    teller.tell({ from: 5, happenings: [happening("a")], view: { sum: 50 } });
    teller.tell({ from: 6, happenings: [happening("b")], view: { sum: 60 } });
    expect(shown).toHaveLength(1);
    tick();
    expect(shown.at(-1)).toMatchObject({ view: { sum: 51 }, told: 7, telling: { kind: "b" } });
    tick();
    expect(shown.at(-1)).toEqual({ view: { sum: 60 }, told: 7, telling: null });
  });

  it("skips to the end of everything", () => {
    teller.tell({ from: 5, happenings: [happening("a"), happening("b")], view: { sum: 50 } });
    teller.tell({ from: 7, happenings: [happening("c")], view: { sum: 60 } });
    teller.skip();
    expect(shown.at(-1)).toEqual({ view: { sum: 60 }, told: 8, telling: null });
    expect(timers).toHaveLength(0);
  });

  it("shows only the truth when nothing may move", () => {
    pace = 0;
    teller.tell({ from: 5, happenings: [happening("a"), happening("b")], view: { sum: 50 } });
    expect(shown).toEqual([{ view: { sum: 50 }, told: 7, telling: null }]);
  });

  it("follows a change of pace in the middle of a step", () => {
    teller.tell({ from: 5, happenings: [happening("a"), happening("b")], view: { sum: 50 } });
    pace = 0;
    tick();
    expect(shown.at(-1)).toEqual({ view: { sum: 50 }, told: 7, telling: null });
  });

  it("drops what is being told when the table is set anew", () => {
    teller.tell({ from: 5, happenings: [happening("a"), happening("b")], view: { sum: 50 } });
    teller.settle({ sum: 3 }, 4);
    expect(shown.at(-1)).toEqual({ view: { sum: 3 }, told: 4, telling: null });
    expect(timers).toHaveLength(0);
  });

  it("survives a board that cannot retell something", () => {
    teller.tell({ from: 5, happenings: [happening("broken")], view: { sum: 50 } });
    tick();
    expect(shown.at(-1)).toEqual({ view: { sum: 50 }, told: 6, telling: null });
  });

  it("shows a step in which nothing happened", () => {
    teller.tell({ from: 5, happenings: [], view: { sum: 50 } });
    expect(shown).toEqual([{ view: { sum: 50 }, told: 5, telling: null }]);
  });
});
