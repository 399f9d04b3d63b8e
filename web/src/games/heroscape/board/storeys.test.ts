import { expect, it } from "vitest";
import type { Option } from "../../../wire/types";
import { groundOf, standing } from "./ground";
import { storeysAt } from "./storeys";
import type { Reference, View } from "./types";

const ground = groundOf({
  battlefield: {
    spaces: [
      { name: "J9@1", q: 0, r: 0, level: 1, terrain: "rock", headroom: 9 },
      { name: "J9", q: 0, r: 0, level: 11, terrain: "rock" },
      { name: "K9", q: 1, r: 0, level: 1, terrain: "grass" },
    ],
  },
  cards: [],
  units: [],
  scenario: { zones: [] },
} as unknown as Reference);
const stands = standing({
  figures: [
    { figure: "agent", seat: 0, fate: "standing", wounds: 0, space: "J9" },
    { figure: "foe", seat: 1, fate: "standing", wounds: 0, space: "J9@1" },
  ],
} as unknown as View);

const aimed = (name: string): Option => ({
  notation: name,
  text: { key: name, facts: {} },
  facts: {},
});
const at = (thing: string, ...aims: string[]): string[] =>
  storeysAt(thing, new Map(aims.map((aim) => [aim, [aimed(aim)]])), ground, stands).map(
    ({ space, options }) => [space?.level, ...options.map(({ notation }) => notation)].join(": "),
  );

it("finds what can be chosen above and below what is touched, from above downwards", () => {
  const both = ["11: space J9", "1: space J9@1"];
  expect(at("space J9", "space J9@1", "space J9", "space K9")).toEqual(both);
  expect(at("space J9@1", "space J9@1", "space J9")).toEqual(both);
  expect(at("space K9", "space J9@1", "space J9")).toEqual([]);
});

it("finds what lies below a figure that cannot be chosen, and who stands there", () => {
  expect(at("figure agent", "space J9@1")).toEqual(["1: space J9@1"]);
  expect(at("figure agent", "figure foe")).toEqual(["1: figure foe"]);
  expect(at("figure agent", "figure foe", "space J9@1")).toEqual(["1: space J9@1: figure foe"]);
  expect(at("unit agents", "space J9@1")).toEqual([]);
});
