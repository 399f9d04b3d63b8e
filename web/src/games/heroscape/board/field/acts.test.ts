import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening } from "../../../../wire/types";
import type { Reference, Space, View } from "../../shapes";
import { Acts } from "./acts";
import { boundsOf } from "./bounds";
import { Crowd, type Piece } from "./figures/crowd";
import { LEVEL, STEP } from "./measures";

const spaces: Space[] = [0, 1, 2, 3, 4, 5].map((q) => ({
  ...{ name: `S${q}`, q, r: 0, level: q === 5 ? 9 : 1, terrain: "grass" },
}));
const reference = {
  battlefield: { spaces },
  cards: ["finn", "thorgrim"].map((id) => ({ id, name: id, height: 5, spaces: 1 })),
  units: ["finn", "thorgrim"].map((id) => ({ id, card: id, figures: [id] })),
} as unknown as Reference;

const standing = (finn: string, thorgrim: string): View =>
  ({
    figures: Object.entries({ finn, thorgrim }).map(([figure, space]) => ({
      ...{ figure, space, seat: 0, fate: "standing", wounds: 0 },
    })),
  }) as unknown as View;

function told(kind: string, facts: Happening["facts"]): Happening {
  return { kind, facts, rule: "", seat: 0 } as unknown as Happening;
}

const step = (space: string): Happening => told("moved", { figure: "finn", space, space2: "" });

describe("acts", () => {
  let crowd: Crowd;
  let acts: Acts;
  let finn: Piece;
  const rolled: number[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    crowd = new Crowd(reference, boundsOf(spaces), () => undefined);
    crowd.settle(standing("S0", "S3"), new Set());
    vi.runAllTimers();
    finn = crowd.pieces.get("finn") as Piece;
    rolled.length = 0;
    acts = new Acts(crowd, { step: (t) => void rolled.push(t) });
  });
  afterEach(() => {
    acts.dispose();
    crowd.dispose();
    vi.useRealTimers();
  });

  const play = (happening: Happening, before: Happening | null, after: Happening | null) =>
    acts.of({ happening, before, after, view: standing(String(happening.facts.space), "S3") });

  it("walk from space to space without a halt between the steps", () => {
    const middle = play(step("S1"), step("S0"), step("S2"));
    const xs = [0.25, 0.5, 0.75, 1].map((t) => {
      middle?.step(t);
      return finn.holder.position.x;
    });
    xs.forEach((x, i) => expect(x).toBeCloseTo((STEP * (i + 1)) / 4));
    const last = play(step("S2"), step("S1"), null);
    last?.step(0.9);
    expect(finn.holder.position.x).toBeGreaterThan(STEP * 1.95);
    last?.step(1);
    expect(finn.holder.position.x).toBeCloseTo(STEP * 2);
  });

  it("look where they walk", () => {
    play(step("S1"), null, null)?.step(1);
    expect(finn.facing).toBeCloseTo(Math.PI / 2);
  });

  it("fly in an arc and land", () => {
    const act = play(told("flew", { figure: "finn", space: "S5", space2: "" }), null, null);
    act?.step(0.5);
    expect(finn.holder.position.y).toBeGreaterThan(9 * LEVEL);
    act?.step(1);
    expect(finn.holder.position.y).toBeCloseTo(9 * LEVEL);
  });

  it("drop from above", () => {
    const act = play(told("dropped", { figure: "finn", space: "S2" }), null, null);
    act?.step(0);
    expect(finn.holder.position.y).toBeGreaterThan(5);
    act?.step(1);
    expect(finn.holder.position.y).toBeCloseTo(LEVEL);
  });

  it("turn to whom they strike, come back, and draw a line to whom is far", () => {
    const blow = told("attacked", { figure: "finn", target: "thorgrim" });
    const act = acts.of({ happening: blow, before: null, after: null, view: standing("S0", "S3") });
    act?.step(0.3);
    expect(acts.group.children.some((line) => line.visible)).toBe(true);
    act?.step(1);
    expect(acts.group.children.some((line) => line.visible)).toBe(false);
    expect(finn.facing).toBeCloseTo(Math.PI / 2);
    expect(finn.holder.position.x).toBeCloseTo(0);
  });

  it("fall over and are gone", () => {
    const act = play(told("destroyed", { figure: "finn", space: "S0" }), null, null);
    act?.step(0.7);
    expect(finn.holder.rotation.x).toBeLessThan(-1);
    act?.step(1);
    expect(finn.holder.visible).toBe(false);
  });

  it("throw dice, with or without anybody on the field", () => {
    acts.of({ ...rest(told("rolled-initiative", { roll: "7", n: "7" })) })?.step(1);
    expect(rolled).toEqual([1]);
  });

  it("are nothing where nothing is to be seen", () => {
    expect(acts.of(rest(told("marked", { unit: "finn", marker: "?" })))).toBeNull();
    expect(acts.of(rest(told("moved", { figure: "unknown", space: "S1" })))).toBeNull();
  });

  const rest = (happening: Happening) => ({
    ...{ happening, before: null, after: null, view: standing("S0", "S3") },
  });
});
