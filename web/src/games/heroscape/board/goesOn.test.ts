import { expect, it } from "vitest";
import { goesOn } from "./goesOn";
import type { Happening } from "../../../wire/types";
import { inOneGo } from "../../../table/walks";

function step(figure: string, space: string, kind = "moved", seat = 0): Happening {
  return { kind, rule: "", seat, facts: { figure, space }, text: { key: space, facts: {} } };
}

it("makes one line of a walk, which says where it ended", () => {
  const lines = [
    step("finn", "A1"),
    step("finn", "A2"),
    step("finn", "A3"),
    step("grimnak", "B1"),
    step("grimnak", "B2", "flew"),
    step("grimnak", "B3", "flew"),
    step("finn", "A4"),
  ];
  const said = inOneGo(lines, goesOn).map(({ text }) => text.key);
  expect(said).toEqual(["A3", "B1", "B2", "B3", "A4"]);
});

it("leaves the log of other games as it is", () => {
  const lines = [step("finn", "A1"), step("finn", "A2")];
  expect(inOneGo(lines, undefined)).toBe(lines);
});
