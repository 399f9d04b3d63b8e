import { describe, expect, it } from "vitest";
import type { Tile } from "../../../shapes";
import { cells, upTo, type Cell } from "./cells";

function tile(terrain: string, layer: number, ...hexes: [number, number][]): Tile {
  return { terrain, layer, size: hexes.length, turn: 0, hexes };
}

function at(list: readonly Cell[], q: number, r: number, layer: number): Cell {
  const found = list.find((cell) => cell.q === q && cell.r === r && cell.layer === layer);
  if (!found) throw new Error(`no cell at ${q},${r} in layer ${layer}`);
  return found;
}

const EAST = 1 << 0;
const WEST = 1 << 3;

describe("seams", () => {
  it("run where a tile ends, not within it", () => {
    const list = cells({ tiles: [tile("grass", 1, [0, 0], [1, 0]), tile("grass", 1, [2, 0])] });
    expect(at(list, 0, 0, 1).seams & EAST).toBe(0);
    expect(at(list, 1, 0, 1).seams & EAST).not.toBe(0);
    expect(at(list, 0, 0, 1).seams & WEST).not.toBe(0);
  });

  it("of water are its shores: land beside it, not the open edge or other water", () => {
    const list = cells({
      tiles: [tile("water", 1, [0, 0]), tile("water", 1, [1, 0]), tile("sand", 1, [-1, 0])],
    });
    expect(at(list, 0, 0, 1).seams).toBe(WEST);
    expect(at(list, 1, 0, 1).seams).toBe(0);
  });
});

describe("occlusion", () => {
  it("darkens the two corners at a wall, the more the higher it is", () => {
    const low = cells({ tiles: [tile("grass", 1, [0, 0], [1, 0]), tile("rock", 2, [1, 0])] });
    const high = cells({
      tiles: [tile("grass", 1, [0, 0], [1, 0]), ...[2, 3].map((n) => tile("rock", n, [1, 0]))],
    });
    const [dark, darker] = [at(low, 0, 0, 1).shade, at(high, 0, 0, 1).shade];
    expect(dark.map((n) => n > 0)).toEqual([true, true, false, false, false, false]);
    expect(darker[0]).toBeGreaterThan(dark[0] ?? 1);
  });

  it("lies on all of what is under an overhang", () => {
    const list = cells({ tiles: [tile("grass", 1, [0, 0]), tile("rock", 5, [0, 0])] });
    expect(Math.min(...at(list, 0, 0, 1).shade)).toBeGreaterThan(0.3);
  });
});

describe("water", () => {
  it("stands lower than the land of its layer", () => {
    const list = cells({ tiles: [tile("water", 1, [0, 0]), tile("grass", 1, [1, 0])] });
    expect(at(list, 0, 0, 1).high).toBeLessThan(at(list, 1, 0, 1).high);
    expect(at(list, 0, 0, 1).high).toBeGreaterThan(0);
  });
});

describe("the slider of levels", () => {
  const list = cells({
    tiles: [tile("rock", 3, [0, 0]), tile("rock", 1, [0, 0]), tile("rock", 2, [0, 0])],
  });

  it("takes away from the top, as cells come in layers from below", () => {
    expect(list.map((cell) => cell.layer)).toEqual([1, 2, 3]);
    expect([null, 3, 2, 1, 0].map((top) => upTo(list, top))).toEqual([3, 3, 2, 1, 0]);
  });

  it("keeps water whose surface is not above it", () => {
    const lake = cells({ tiles: [tile("water", 1, [0, 0]), tile("water", 3, [1, 0])] });
    expect([0, 1, 2].map((top) => upTo(lake, top))).toEqual([1, 1, 2]);
  });
});
