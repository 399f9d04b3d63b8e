import { expect, it } from "vitest";
import { formOf } from "../../pages/setup";
import type { SetupOption } from "../../wire/types";
import { game } from ".";

const flag = (name: string): SetupOption => ({
  name,
  kind: "flag",
  default: false,
  choices: [],
  low: 0,
  high: 0,
  house: true,
  seats: false,
});
const info = {
  name: "assault",
  min_seats: 3,
  max_seats: 6,
  options: ["open_scores", "npc_auto", "castle_may_enter_homes", "round_cap"].map(flag),
  bots: [],
  usual_bot: "",
  results: [],
  lessons: [],
};

it("asks only for agreements that can matter with so many players", () => {
  const asked = (seats: number): string[] =>
    formOf(info, game.setup ?? {}, {}, seats).house.map(({ name }) => name);
  expect(asked(3)).toEqual(["open_scores", "npc_auto"]);
  expect(asked(4)).toEqual(["open_scores", "npc_auto", "castle_may_enter_homes"]);
  expect(asked(6)).toEqual(["open_scores", "castle_may_enter_homes"]);
});
