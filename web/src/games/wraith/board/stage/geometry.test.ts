import { describe, expect, it } from "vitest";
import type { Place } from "../types";
import { cord, FLOOR, percent, spot, STAGE, trail } from "./geometry";

const ground: Place = { name: "ground", part: "ground", x: 50, y: 100, up: ["A1"] };
const low: Place = { name: "A1", part: "foot", x: 30, y: 88, up: ["A2"] };
const high: Place = { name: "A2", part: "knee", x: 35, y: 73, up: [] };

describe("the stage", () => {
  it("puts places where the content draws them, taller than wide", () => {
    expect(spot(low)).toEqual([300, 1144]);
    expect(percent([STAGE.x, STAGE.y])).toEqual([0, 0]);
    expect(percent([STAGE.x + STAGE.w, STAGE.y + STAGE.h])).toEqual([100, 100]);
  });

  it("lets cords from the Ground begin below their foothold", () => {
    const line = cord(ground, low);
    expect(line.from[1]).toBe(FLOOR);
    expect(Math.abs(line.from[0] - 300)).toBeLessThan(20);
  });

  it("leads the pawn along the cords, both ways", () => {
    const up = trail([ground, low, high]);
    expect(up[0]).toEqual(spot(ground));
    expect(up.at(-1)).toEqual(spot(high));
    const down = trail([high, low, ground]);
    expect(down.at(-1)).toEqual(spot(ground));
    expect(down).toContainEqual(spot(low));
  });

  it("leads it through the air where no cord is", () => {
    const fall = trail([high, ground]);
    expect(fall.length).toBeGreaterThan(3);
    expect(fall.at(-1)).toEqual(spot(ground));
    expect(trail([])).toEqual([]);
  });
});
