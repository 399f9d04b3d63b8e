import { describe, expect, it } from "vitest";
import type { Facts } from "../../../wire/types";
import type { View } from "../shapes";
import { nextOf } from "./next";
import { taleOf } from "./tale";

const told = (round: number, kind: string, facts: Facts = {}) => ({
  happening: { kind, rule: "", seat: 0, facts, text: { key: "", facts: {} } },
  view: { round } as View,
});

describe("a fight", () => {
  const tale = taleOf([
    told(1, "round-began"),
    told(1, "hit", { giant_card: "a", n: 2, effect: "sword" }),
    told(1, "fearless-price", { n: 1 }),
    told(2, "suffered", { n: 3 }),
    told(2, "hit", { giant_card: "a", n: 1, effect: "fireworks" }),
    told(2, "scarred", { giant_card: "a" }),
    told(2, "hit", { giant_card: "b", n: 2, effect: "fireworks" }),
    told(2, "played"),
    told(2, "hit", { giant_card: "b", n: 2, effect: "fireworks" }),
  ]);

  it("is counted round by round", () => {
    expect(tale?.rounds).toEqual([
      { round: 1, dealt: 2, taken: 1 },
      { round: 2, dealt: 5, taken: 3 },
    ]);
    expect(tale?.scars).toBe(1);
  });

  it("has a best blow, which is one attack on however many cards", () => {
    expect(tale?.best).toEqual({ round: 2, effect: "fireworks", n: 3, cards: ["a", "b"] });
  });

  it("is nothing where nothing has happened", () => {
    expect(taleOf([])).toBeNull();
  });
});

describe("what to try next", () => {
  const after = (giant: string, wraith: string, won: boolean, footholds = false) =>
    nextOf({ giant, wraith, footholds, tokens: 0 }, won);

  it("is harder after a win", () => {
    expect(after("earth", "young", true)).toMatchObject({ why: "giant", setup: { giant: "air" } });
    expect(after("fire", "young", true)).toMatchObject({
      why: "wraith",
      setup: { giant: "earth", wraith: "adult" },
    });
    expect(after("fire", "elder", true)).toMatchObject({
      why: "footholds",
      setup: { footholds: true },
    });
    expect(after("fire", "elder", true, true)).toEqual({ why: "campaign", setup: null });
  });

  it("is kinder after a defeat", () => {
    expect(after("fire", "elder", false, true)).toMatchObject({
      why: "firm",
      setup: { giant: "fire", footholds: false },
    });
    expect(after("water", "adult", false)).toMatchObject({ setup: { giant: "air" } });
    expect(after("earth", "elder", false)).toMatchObject({ setup: { wraith: "young" } });
    expect(after("earth", "young", false)).toEqual({ why: "lesson", setup: null });
  });

  it("is nobody's guess for pieces of one's own", () => {
    expect(after("mud", "young", true)).toBeNull();
  });
});
