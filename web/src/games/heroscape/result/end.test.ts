import { expect, it } from "vitest";
import { card, tableOf } from "../board/cards/pieces";
import type { Reference, Space } from "../shapes";
import type { Moment } from "./battle";
import { endOf, mapOf } from "./end";

function space(name: string, q: number, r: number, level: number): Space {
  return { name, q, r, level, terrain: "grass" };
}

const { reference: sheet, view } = tableOf(
  [card("finn", 80), card("grimnak", 120)],
  [
    { unit: "finn", seat: 0 },
    { unit: "grimnak", seat: 1 },
  ],
  [
    { figure: "finn", seat: 0, fate: "standing", wounds: 1, space: "B1" },
    { figure: "grimnak", seat: 1, fate: "destroyed", wounds: 5 },
  ],
);
const spaces = [space("A1", 0, 0, 1), space("B1@1", 1, 0, 1), space("B1", 1, 0, 4)];
const reference: Reference = { ...sheet, battlefield: { ...sheet.battlefield, spaces } };

function moment(kind: string, facts: Record<string, string>): Moment {
  return { happening: { kind, rule: "", seat: 0, facts, text: { key: "", facts: {} } }, view };
}

it("tells who stands where in the end, and where the others fell", () => {
  const moments = [
    moment("moved", { figure: "finn", space: "B1" }),
    moment("destroyed", { figure: "grimnak", space: "A1" }),
  ];
  expect(endOf(reference, moments)).toEqual({ standing: [[1, 0, 0]], fallen: [[0, 0]] });
  expect(endOf(reference, [])).toEqual({ standing: [], fallen: [] });
});

it("draws of each hex what lies on top", () => {
  expect(mapOf(reference).hexes).toEqual([
    [0, 0, 1, "grass"],
    [1, 0, 4, "grass"],
  ]);
});
