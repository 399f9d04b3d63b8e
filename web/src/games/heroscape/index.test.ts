import { expect, it } from "vitest";
import { formOf } from "../../pages/setup";
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
  results: [],
};

it("asks for armies only when they are brought along", () => {
  expect(formOf(info, game.setup ?? {}, { armies: "draft" }).others).toEqual([]);
  expect(formOf(info, game.setup ?? {}, { armies: "pre-made" }).others).toEqual(armies);
});
