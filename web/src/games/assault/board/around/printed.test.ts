import { describe, expect, it } from "vitest";
import type { Words } from "../../../../words";
import type { Command, Effect, Reference } from "../../shapes";
import { effectText, needText, sentence, yields, yieldText } from "./printed";

/** Words that say which message they are, and with what. */
const words = Object.assign(
  (key: string, facts: Record<string, unknown> = {}) =>
    `${key.replace("assault-", "")}(${Object.values(facts).filter(Boolean).join(" ")})`,
  { language: "en" },
) as unknown as Words;

const reference = {
  board: { regions: [{ id: "icewind-dale", name: "Icewind Dale" }] },
  races: [{ id: "hill", units: [{ id: "guh", name: "Chief Guh" }], events: [], leaders: [] }],
} as unknown as Reference;

const command = (...parts: [per: string, ...does: Effect[]][]): Command => ({
  id: "any",
  name: "Any",
  parts: parts.map(([per, ...does]) => ({ per, does })),
});

describe("what a command comes to", () => {
  it("is one sum where parts have the same effect", () => {
    const move = command(
      ["once", { effect: "maneuvers", by: 6 }],
      ["left", { effect: "maneuvers", by: 1 }],
    );
    expect(yields(move, [6, 3])).toEqual([
      { effect: { effect: "maneuvers", by: 6 }, or: [], n: 9, once: 6, left: 3 },
    ]);
  });

  it("leaves out what comes to nothing, and says what can be done instead", () => {
    const attack = command(
      ["once", { effect: "battle" }, { effect: "shift" }],
      ["left", { effect: "arcane-to-hits", by: 1, into: 2 }],
    );
    expect(yields(attack, [1, 0]).map(({ effect, or }) => [effect.effect, or.length])).toEqual([
      ["battle", 1],
    ]);
  });

  it("is told by its number, by how often, or in points", () => {
    const say = (effect: Effect, n: number): string =>
      yieldText(words, reference, { effect, n }, "hill");
    expect(say({ effect: "recruit-points", by: 2 }, 5)).toMatch(/^effect-recruit-points\(5/);
    expect(say({ effect: "spend-for-points", resource: "food", points: 2 }, 3)).toMatch(
      /^around-times\(3 effect-spend-for-points/,
    );
    expect(say({ effect: "move-castle" }, 1)).toMatch(/^effect-move-castle/);
    expect(say({ effect: "marker-income", marker: "ravage", points: 1 }, 4)).toBe(
      "around-income(4 marker(ravage))",
    );
  });
});

describe("what is printed", () => {
  it("names resources as a choice", () => {
    const text = effectText(
      words,
      reference,
      { effect: "take-discarded", by: 1, resources: ["food", "ore"] },
      "hill",
    );
    expect(text).toContain("or(resource(food) resource(ore))");
  });

  it("names who must stand where", () => {
    const text = needText(words, reference, {
      needs: "unit-in",
      units: ["guh"],
      region: "icewind-dale",
    });
    expect(text).toContain("Icewind Dale");
    expect(text).toContain("unit(guh Chief Guh)");
  });

  it("begins as a sentence does", () => {
    expect(sentence("élan")).toBe("Élan");
    expect(sentence("")).toBe("");
  });
});
