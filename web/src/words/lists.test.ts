import { expect, it } from "vitest";
import { list, listAnd, listOr } from "./lists";

const THREE = ["a", "b", "c"];

it("parts what is listed by commas in every language", () => {
  expect(list(THREE)).toBe("a, b, c");
  expect(list([])).toBe("");
  const said = ["en", "cs", "ru"].map((language) => listAnd({ language }, THREE));
  expect(said.map((each) => each.replace(/\s/g, " "))).toEqual([
    "a, b, and c",
    "a, b a c",
    "a, b и c",
  ]);
  expect(listOr({ language: "ru" }, ["2", "3", "4"])).toBe("2, 3 или 4");
});
