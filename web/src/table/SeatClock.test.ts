import { expect, it } from "vitest";
import type { Words } from "../words";
import { timeLeft } from "./SeatClock";

const words = ((key: string, facts: object) => `${key} ${JSON.stringify(facts)}`) as Words;

it.each([
  [59_001, "1:00"],
  [0, "0:00"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [26 * 3_600_000, "26:00:00"],
  [50 * 3_600_000, 'web-clock-days {"d":2,"h":2}'],
])("shows %i milliseconds as %s", (ms, shown) => {
  expect(timeLeft(words, ms)).toBe(shown);
});
