import { expect, it } from "vitest";
import { card } from "../board/cards/pieces";
import { costOf } from "./armyText";
import { suggestion } from "./suggestion";

const cards = [card("finn", 80), card("tarn", 50), card("grimnak", 120), card("mimring", 150)];
const drafts = [
  [["finn", "tarn"], ["grimnak"]],
  [["grimnak"], ["finn", "tarn"]],
];
const wanted = { drafts, cards, seat: 0, points: 140, army: [], taken: new Set<string>() };

it("offers the next army each time", () => {
  expect(suggestion(wanted)).toEqual(["finn", "tarn"]);
  expect(suggestion({ ...wanted, army: ["tarn", "finn"] })).toEqual(["grimnak"]);
  expect(suggestion({ ...wanted, army: ["grimnak"] })).toEqual(["finn", "tarn"]);
});

it("offers nothing that another player brings", () => {
  expect(suggestion({ ...wanted, taken: new Set(["finn"]) })).toEqual(["grimnak"]);
  const left = suggestion({ ...wanted, taken: new Set(["finn", "grimnak"]) });
  expect(left).toEqual(["tarn"]);
  expect(costOf(left, cards)).toBeLessThanOrEqual(140);
});

it("offers nothing where nothing is drafted", () => {
  expect(suggestion({ ...wanted, drafts: [] })).toEqual([]);
});
