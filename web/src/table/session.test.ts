import { expect, it } from "vitest";
import type { Happening } from "../wire/types";
import { logAfter } from "./session";

function lines(...names: string[]): Happening[] {
  return names.map((kind) => ({
    kind,
    rule: "",
    seat: 0,
    facts: {},
    text: { key: "", facts: {} },
  }));
}

function after(begins: number, known: string[], from: number, news: string[]) {
  const { log, begins: now } = logAfter(
    { begins, log: lines(...known) },
    { from, happenings: lines(...news) },
  );
  return [now, ...log.map(({ kind }) => kind)];
}

it("puts new lines after those that were fetched", () => {
  expect(after(200, ["a", "b"], 202, ["c"])).toEqual([200, "a", "b", "c"]);
  expect(after(0, [], 0, ["a"])).toEqual([0, "a"]);
});

it("takes lines away with a choice that is taken back", () => {
  expect(after(200, ["a", "b"], 201, [])).toEqual([200, "a"]);
});

it("knows where it begins when more is taken back than was fetched", () => {
  expect(after(200, ["a", "b"], 190, [])).toEqual([190]);
  expect(after(190, [], 190, ["c"])).toEqual([190, "c"]);
});
