import { describe, expect, it } from "vitest";
import { BodyMap, movementOf } from "./paths";
import type { Place } from "./types";

const place = (name: string, x: number, y: number, up: string[]): Place => ({
  name,
  part: name,
  x,
  y,
  up,
});
const body = new BodyMap([
  place("ground", 50, 100, ["A1", "A3"]),
  place("A1", 30, 88, ["A2"]),
  place("A2", 35, 73, ["B1"]),
  place("A3", 62, 85, ["B1"]),
  place("B1", 40, 59, ["C1", "C2"]),
  place("C1", 20, 30, []),
  place("C2", 60, 30, []),
]);

describe("the way the pawn goes", () => {
  it("climbs along the lines", () => {
    expect(body.route("climb", "ground", "B1")).toEqual(["ground", "A3", "B1"]);
    expect(body.route("climb", "A1", "C2")).toEqual(["A1", "A2", "B1", "C2"]);
  });

  it("falls over the nearest top", () => {
    expect(body.route("climb", "B1", "ground")).toEqual(["B1", "C1", "ground"]);
    expect(body.route("climb", "C2", "ground")).toEqual(["C2", "ground"]);
  });

  it("drops down and leaps both ways", () => {
    expect(body.route("drop", "C1", "ground").at(-1)).toBe("ground");
    expect(body.route("leap", "C1", "C2")).toEqual(["C1", "B1", "C2"]);
    expect(body.route("leap", "A1", "A3")).toEqual(["A1", "ground", "A3"]);
  });

  it("warps straight, and stands still", () => {
    expect(body.route("warp", "A1", "C2")).toEqual(["A1", "C2"]);
    expect(body.route("climb", "A1", "A1")).toEqual(["A1"]);
  });

  it("is known by the happening", () => {
    expect(movementOf("fell")).toBe("climb");
    expect(movementOf("hit")).toBe("");
  });
});

describe("arrow keys", () => {
  it("go to what lies next in their direction", () => {
    expect(body.towards("A1", 0, -1)).toBe("A2");
    expect(body.towards("B1", 1, 0)).toBe("A3");
    expect(body.towards("A1", 0, 1)).toBe("ground");
    expect(body.towards("C1", 0, -1)).toBeNull();
  });
});
