import { expect, it } from "vitest";
import { spread } from "./spread";

it("leaves what has room where it is", () => {
  expect(spread([10, 60, 100], 20, 120)).toEqual([10, 60, 100]);
});

it("moves apart what lies together, in its order", () => {
  expect(spread([50, 50, 45], 20, 200)).toEqual([65, 85, 45]);
});

it("goes up again where the ground is reached", () => {
  expect(spread([100, 100, 100], 20, 110)).toEqual([70, 90, 110]);
});
