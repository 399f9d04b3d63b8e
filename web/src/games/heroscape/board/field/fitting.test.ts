import { expect, it } from "vitest";
import { ALWAYS, fitting } from "./fitting";

const box = (name: string, left: number, weight: number, depth = 0.5) => ({
  ...{ name, left, right: left + 50, top: 0, bottom: 20, weight, depth },
});

it("shows names that do not cover one another, heroes before squads, the near before the far", () => {
  const kept = fitting([
    box("squad", 0, 1),
    box("hero", 20, 2),
    box("far", 200, 1, 0.9),
    box("near", 210, 1, 0.1),
  ]);
  expect(kept.map((one) => one.name).sort()).toEqual(["hero", "near"]);
});

it("shows what must be shown, whatever it covers", () => {
  const kept = fitting([
    box("hero", 0, 2),
    box("danger", 10, ALWAYS),
    box("price", 20, ALWAYS + 1),
  ]);
  expect(kept.map((one) => one.name)).toEqual(["price", "danger"]);
});
