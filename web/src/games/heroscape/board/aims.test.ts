import { expect, it } from "vitest";
import type { Decision, Facts, Option } from "../../../wire/types";
import { aimsOf, attackersOf, optionsFor, question } from "./aims";
import { groundOf } from "./ground";
import { marksOf } from "./marks";
import type { Reference, View } from "./types";

const option = (notation: string, facts: Facts): Option => ({
  notation,
  text: { key: notation, facts: {} },
  facts,
});

const decisionOf = (kind: string, options: Option[], facts: Facts = {}): Decision => ({
  kind,
  options,
  facts,
  seat: 0,
  prompt: { key: "", facts: {} },
  rule: "",
});

const ground = groundOf({
  battlefield: {
    spaces: [
      { name: "A1", q: 0, r: 0, level: 1, terrain: "grass" },
      { name: "B1", q: 1, r: 0, level: 1, terrain: "grass" },
    ],
  },
  cards: [],
  units: [{ id: "tarn", card: "tarn", figures: ["tarn.1", "tarn.2"] }],
  scenario: { zones: [{ id: "navy", spaces: ["A1", "B1"] }] },
  directions: ["e", "se", "sw", "w", "nw", "ne"],
} as unknown as Reference);

const view = {
  figures: [{ figure: "mimring", seat: 0, fate: "standing", wounds: 0, space: "A1" }],
} as unknown as View;

const keys = (options: Option[]): string[] => [...aimsOf(options, ground, view).keys()];

it("points at the space of a move, the target of an attack and the figures of a card", () => {
  expect(keys([option("B1", { do: "move", figure: "mimring", space: "B1" })])).toEqual([
    "space B1",
  ]);
  expect(keys([option("x", { do: "attack", figure: "mimring", target: "tarn.1" })])).toEqual([
    "figure tarn.1",
  ]);
  expect(keys([option("tarn", { do: "card", unit: "tarn" })])).toEqual([
    "unit tarn",
    "figure tarn.1",
    "figure tarn.2",
  ]);
  expect(keys([option("navy", { do: "zone", zone: "navy" })])).toEqual(["space A1", "space B1"]);
  expect(keys([option("yes", { do: "yes" })])).toEqual([]);
});

it("points along a line of fire at who breathes it and where it begins", () => {
  const line = { do: "attack", figure: "mimring", power: "fire-line", end: "head", direction: "e" };
  expect(keys([option("line", line)])).toEqual(["figure mimring", "space B1"]);
});

it("keeps to the options of who was taken in hand, and to those of nobody", () => {
  const decision = decisionOf("attack", [
    option("a", { do: "attack", figure: "tarn.1", target: "mimring" }),
    option("b", { do: "attack", figure: "tarn.2", target: "mimring" }),
    option("done", { do: "done" }),
  ]);
  expect([...attackersOf(decision)]).toEqual(["tarn.1", "tarn.2"]);
  expect(optionsFor(decision, "tarn.2").map(({ notation }) => notation)).toEqual(["b", "done"]);
  expect(optionsFor(decision, null)).toHaveLength(3);
});

it("marks what may be chosen, what hurts, who it is about and what is in the way", () => {
  const decision = decisionOf(
    "move",
    [
      option("A1", { do: "move", figure: "mimring", space: "A1", falls: 1 }),
      option("B1", { do: "move", figure: "mimring", space: "B1" }),
    ],
    { figure: "mimring" },
  );
  const marks = marksOf({
    decision,
    aims: aimsOf(decision.options, ground, view),
    attackers: new Set(),
    attacker: null,
    lit: "space B1",
    hindrances: [{ figure: "tarn.1" }],
    say: ({ notation }) => notation,
  });
  expect(marks.spaces.get("A1")?.kind).toBe("danger");
  expect(marks.spaces.get("B1")?.kind).toBe("pointed");
  expect(marks.figures.get("mimring")?.kind).toBe("chosen");
  expect(marks.figures.get("tarn.1")?.kind).toBe("hindrance");
});

it("asks why not by the sort of a thing", () => {
  expect(question("space J6@1")).toEqual({ space: "J6@1" });
});
