import { expect, it } from "vitest";
import { formOf, setupOf } from "../../pages/setup";
import type { SetupOption } from "../../wire/types";
import { game } from ".";

const usual = { default: "", choices: [], low: 0, high: 400, house: false, seats: false };
const armies: SetupOption[] = [1, 2, 3, 4].map((n) => ({
  ...usual,
  name: `army_${n}`,
  kind: "text",
}));
const info = {
  name: "heroscape",
  min_seats: 2,
  max_seats: 4,
  options: armies,
  bots: [],
  usual_bot: "",
  results: [],
  lessons: [],
};

it("asks for the armies of those who play, and only when they are brought along", () => {
  const hints = game.setup ?? {};
  expect(formOf(info, hints, { armies: "draft" }, 4).others).toEqual([]);
  expect(formOf(info, hints, { armies: "pre-made" }, 4).others).toEqual(armies);
  expect(formOf(info, hints, { armies: "pre-made" }, 2).others).toEqual(armies.slice(0, 2));
});

it("sends no army of a player who is not there any more", () => {
  const chosen = { armies: "pre-made", army_1: "finn", army_2: "syvarris", army_4: "mimring" };
  expect(setupOf(info, game.setup ?? {}, chosen, 2)).toMatchObject({
    army_2: "syvarris",
    army_4: "",
  });
});

it("has the battlefield of each scenario as its picture", () => {
  expect(game.picture?.("scenario", "clashing-fronts")).not.toBeNull();
  expect(game.picture?.("scenario", "a-toxic-mist")).toBe(
    game.picture?.("scenario", "a-toxic-mist"),
  );
  expect(game.picture?.("armies", "draft")).toBeNull();
});
