import { describe, expect, it } from "vitest";
import type { Space, Tile } from "../../shapes";
import { cells } from "./ground/cells";
import { at, LEVEL } from "./measures";
import { columnOf, columnsOf, meets, type Column, type Ray } from "./picking";

function tile(layer: number, ...hexes: [number, number][]): Tile {
  return { terrain: "rock", layer, size: hexes.length, turn: 0, hexes };
}

function space(name: string, q: number, r: number, level: number): Space {
  return { name, q, r, level, terrain: "rock" };
}

/** From one point towards another. */
function ray(from: [number, number, number], to: [number, number, number]): Ray {
  const d = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const far = Math.hypot(...d);
  return {
    origin: { x: from[0], y: from[1], z: from[2] },
    direction: { x: d[0] / far, y: d[1] / far, z: d[2] / far },
  };
}

function over(q: number, r: number): Ray {
  const [x, z] = at(q, r);
  return ray([x, 50, z], [x, 0, z]);
}

// A tower of four at 1,0; a bridge at level 5 over 0,0.
const field = columnsOf(
  cells({
    tiles: [
      tile(1, [0, 0], [1, 0]),
      tile(2, [1, 0]),
      tile(3, [1, 0]),
      tile(4, [1, 0]),
      tile(5, [0, 0]),
    ],
  }),
  [space("low", 0, 0, 1), space("tower", 1, 0, 4), space("bridge", 0, 0, 5)],
);

describe("picking", () => {
  it("takes what is highest from straight above", () => {
    expect(meets(over(0, 0), field, null)?.thing).toEqual({ space: "bridge" });
    expect(meets(over(1, 0), field, null)?.thing).toEqual({ space: "tower" });
    expect(meets(over(5, 5), field, null)).toBeNull();
  });

  it("means the tower when its side is touched", () => {
    const [x, z] = at(1, 0);
    const side = ray([x + 20, 1.5 * LEVEL, z], [x, 1.5 * LEVEL, z]);
    expect(meets(side, field, null)?.thing).toEqual({ space: "tower" });
  });

  it("reaches under an overhang from the side", () => {
    const [x, z] = at(0, 0);
    const under = ray([x - 8, 3.2 * LEVEL, z], [x, LEVEL, z]);
    expect(meets(under, field, null)?.thing).toEqual({ space: "low" });
  });

  it("reaches under an overhang from above when the slider hides it", () => {
    expect(meets(over(0, 0), field, 3)?.thing).toEqual({ space: "low" });
  });

  it("takes the figure before the ground behind it, and the ground before a figure behind it", () => {
    const [x, z] = at(1, 0);
    const figure: Column = columnOf("finn", { x, y: 4 * LEVEL, z }, 1.9, 0.4);
    expect(meets(over(1, 0), [figure, ...field], null)?.thing).toEqual({ figure: "finn" });
    const [x2, z2] = at(0, 0);
    const below = columnOf("finn", { x: x2, y: LEVEL, z: z2 }, 1.5, 0.4);
    expect(meets(over(0, 0), [below, ...field], null)?.thing).toEqual({ space: "bridge" });
  });

  it("passes between two figures", () => {
    const [x, z] = at(0, 0);
    const thin = columnOf("finn", { x, y: 0, z }, 1.9, 0.4);
    const beside = ray([x + 0.6, 50, z], [x + 0.6, 0, z]);
    expect(meets(beside, [thin], null)).toBeNull();
  });

  it("takes at most three milliseconds among 2,000 cells", () => {
    const hexes = Array.from({ length: 2000 }, (_, i): [number, number] => [
      i % 50,
      Math.floor(i / 50),
    ]);
    const wide = columnsOf(
      cells({ tiles: [tile(1, ...hexes)] }),
      hexes.map(([q, r]) => space(`${q}-${r}`, q, r, 1)),
    );
    const times = Array.from({ length: 30 }, (_, i) => {
      const start = performance.now();
      meets(ray([-20, 30, -20], [i, 0, 20]), wide, null);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(3);
  });
});
