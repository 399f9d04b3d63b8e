import { expect, it } from "vitest";
import type { Decision } from "../../../wire/types";
import { blockedSight, whoAttacks } from "./blocked";
import { groundOf } from "./ground";
import type { Reference, View } from "./types";

const body = { breadth: 50, top: 5000, target_point: 4500, hit_zone: [500, 4700], hit_breadth: 44 };
const ground = groundOf({
  battlefield: {
    spaces: [
      { name: "A1", q: 0, r: 0, level: 1, terrain: "grass" },
      { name: "B1", q: 1, r: 0, level: 6, terrain: "rock" },
      { name: "C1", q: 2, r: 0, level: 1, terrain: "grass" },
    ],
  },
  cards: [{ id: "finn", body }],
  units: [
    { id: "finn", card: "finn", figures: ["finn"] },
    { id: "foe", card: "finn", figures: ["foe"] },
  ],
  scenario: { zones: [] },
} as unknown as Reference);

const view = {
  turn: { struck: [] },
  figures: [
    { figure: "finn", seat: 0, fate: "standing", wounds: 0, space: "A1" },
    { figure: "foe", seat: 1, fate: "standing", wounds: 0, space: "C1" },
  ],
} as unknown as View;

const decision = { kind: "attack", facts: { unit: "finn" }, options: [] } as unknown as Decision;

it("knows who would attack where that is beyond doubt", () => {
  expect(whoAttacks(decision, ground, view)).toBe("finn");
  expect(whoAttacks(decision, ground, { ...view, turn: { struck: ["finn"] } } as never)).toBe("");
  expect(whoAttacks(null, ground, view)).toBe("");
});

it("draws the look from eye to aim with what is in its way", () => {
  const sight = blockedSight("finn", "foe", [{ space: "B1" }], ground, view)?.attack?.sight;
  expect(sight?.clear).toBe(false);
  expect(sight?.eye).toEqual([0, 0, 5.5]);
  expect(sight?.aim).toEqual([2, 0, 5.5]);
  expect(sight?.hindrances).toEqual([{ kind: "terrain", at: [1, 0, 5.5], space: "B1" }]);
});

it("draws nothing where the rules named nothing", () => {
  expect(blockedSight("finn", "foe", [], ground, view)).toBeNull();
});
