import { expect, it } from "vitest";
import { nudge } from "./inside";

it("leaves a bubble where it has room", () => {
  expect(nudge(20, 120, 390)).toBe(0);
});

it("pushes a bubble back from the edges", () => {
  expect(nudge(-14, 90, 390)).toBe(20);
  expect(nudge(300, 410, 390)).toBe(-26);
});

it("shows the beginning of one that is wider than the screen", () => {
  expect(nudge(-10, 500, 390)).toBe(16);
  expect(nudge(20, 500, 390)).toBe(-14);
});
