import { expect, it } from "vitest";
import { ALWAYS, fitting, type Box, type How } from "./fitting";

const place = (how: How, left: number, wide = 50) => ({
  ...{ how, shy: wide > 10, left, right: left + wide, top: 0, bottom: 20 },
});
/** A price lies where it lies; a name may give way to the side, or become a pip. */
const price = (key: string, left: number, weight: number, depth = 0.5): Box => ({
  ...{ key, weight, depth, places: [{ ...place("over", left), shy: false }] },
});
const name = (key: string, left: number, depth = 0.5, weight = 1): Box => ({
  ...{ key, weight, depth },
  places: [place("over", left), place("right", left + 20), place("pip", left + 20, 10)],
});
const body = (left: number, top: number) => ({ left, right: left + 20, top, bottom: top + 40 });
const seen = (...given: Parameters<typeof fitting>) => Object.fromEntries(fitting(...given));

it("shows what does not cover another, heroes before squads, the near before the far", () => {
  const boxes = [
    price("squad", 0, 1),
    price("hero", 20, 2),
    price("far", 200, 1, 0.9),
    price("near", 210, 1, 0.1),
  ];
  expect(seen(boxes)).toEqual({ hero: "over", near: "over", squad: null, far: null });
});

it("shows what must be shown, whatever it covers", () => {
  const boxes = [price("hero", 0, 2), name("pointed", 10, 0.5, ALWAYS), price("dice", 20, 20)];
  const bodies = new Map([["other", body(10, 0)]]);
  expect(seen(boxes, bodies)).toEqual({ dice: "over", pointed: "over", hero: null });
});

it("writes a name over its own figure alone: else beside it, else it is a pip", () => {
  const bodies = new Map([
    ["alone", body(15, 10)],
    ["on its left", body(95, 0)],
    ["behind", body(235, -10)],
  ]);
  const boxes = [name("alone", 0), name("aside", 100), name("crowded", 210)];
  expect(seen(boxes, bodies)).toEqual({ alone: "over", aside: "right", crowded: "pip" });
});

it("lays no pip over a name", () => {
  expect(seen([name("near", 0, 0.1), name("far", 10, 0.9)])).toEqual({ near: "over", far: null });
});

it("lets a price lie over a figure: it belongs to the space", () => {
  expect(seen([price("space", 0, 8)], new Map([["one", body(0, 0)]]))).toEqual({ space: "over" });
});
