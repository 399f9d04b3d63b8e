import { expect, it } from "vitest";
import type { GameInfo } from "../wire/types";
import { byCompany } from "./shelf";

function game(name: string, min_seats: number, max_seats: number): GameInfo {
  return {
    name,
    min_seats,
    max_seats,
    options: [],
    bots: [],
    usual_bot: "",
    results: [],
    lessons: [],
  };
}

it("lets the games that need the fewest people stand first", () => {
  const shelf = [game("c", 3, 6), game("d", 2, 4), game("b", 2, 2), game("a", 1, 1)];
  expect(byCompany(shelf).map(({ name }) => name)).toEqual(["a", "b", "d", "c"]);
});
