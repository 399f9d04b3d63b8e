import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FigureState, Reference, Space, View } from "../../../shapes";
import { boundsOf } from "../bounds";
import { cells } from "../ground/cells";
import { seeThrough } from "../hidden";
import { LEVEL, STEP } from "../measures";
import { columnsOf } from "../picking";
import { Crowd } from "./crowd";

// Five hexes in a row; a tower of eight in the middle.
const spaces: Space[] = [0, 1, 2, 3, 4].map((q) => ({
  ...{ name: `S${q}`, q, r: 0, level: q === 2 ? 8 : 1, terrain: "rock" },
}));
const tiles = [1, 2, 3, 4, 5, 6, 7, 8].map((layer) => ({
  ...{ terrain: "rock", layer, turn: 0, size: layer === 1 ? 5 : 1 },
  hexes: (layer === 1 ? [0, 1, 2, 3, 4] : [2]).map((q): [number, number] => [q, 0]),
}));
const card = (id: string, wide = 1): unknown => ({ id, name: id, height: 5, spaces: wide });
const reference = {
  battlefield: { spaces, tiles, walls: [] },
  cards: [card("finn"), card("thorgrim"), { ...(card("mimring", 2) as object), height: 9 }],
  units: ["finn", "thorgrim", "mimring"].map((id) => ({ id, card: id, figures: [id] })),
} as unknown as Reference;

function view(...figures: Partial<FigureState>[]): View {
  const usual = { seat: 0, fate: "standing", wounds: 0 };
  return { figures: figures.map((figure) => ({ ...usual, ...figure })) } as unknown as View;
}

const nobody = new Set<string>();
const bounds = boundsOf(spaces);

describe("the crowd", () => {
  let crowd: Crowd;
  beforeEach(() => {
    vi.useFakeTimers();
    crowd = new Crowd(reference, bounds, () => undefined);
  });
  afterEach(() => {
    crowd.dispose();
    vi.useRealTimers();
  });

  function settle(...figures: Partial<FigureState>[]): void {
    crowd.settle(view(...figures), nobody);
    vi.runAllTimers();
  }

  it("makes figures when there is time, and stands them on their spaces", () => {
    crowd.settle(view({ figure: "finn", space: "S3" }), nobody);
    expect(crowd.pieces.size).toBe(0);
    vi.runAllTimers();
    const at = crowd.pieces.get("finn")?.holder.position;
    expect(at?.x).toBeCloseTo(3 * STEP);
    expect(at?.y).toBeCloseTo(LEVEL);
  });

  it("stands a figure of two spaces between them, its head towards the first", () => {
    settle({ figure: "mimring", space: "S1", space2: "S0" });
    const piece = crowd.pieces.get("mimring");
    expect(piece?.holder.position.x).toBeCloseTo(STEP / 2);
    expect(piece?.facing).toBeCloseTo(Math.PI / 2);
    expect(piece?.columns()).toHaveLength(2);
  });

  it("takes away whoever stands no more", () => {
    settle({ figure: "finn", space: "S3" });
    settle({ figure: "finn", fate: "destroyed" });
    expect(crowd.pieces.size).toBe(0);
  });

  it("leaves alone whoever is on the way", () => {
    settle({ figure: "finn", space: "S0" });
    crowd.settle(view({ figure: "finn", space: "S4" }), new Set(["finn"]));
    expect(crowd.pieces.get("finn")?.holder.position.x).toBeCloseTo(0);
  });

  it("gives whoever changes sides another base, and keeps where they look", () => {
    settle({ figure: "finn", space: "S0" });
    const before = crowd.pieces.get("finn");
    if (before) before.facing = 1.25;
    settle({ figure: "finn", space: "S0", seat: 1 });
    const after = crowd.pieces.get("finn");
    expect(after).not.toBe(before);
    expect(after?.seat).toBe(1);
    expect(after?.facing).toBeCloseTo(1.25);
  });

  it("hides whoever stands above the slider, and gives no finger a hold on them", () => {
    settle({ figure: "finn", space: "S2" }, { figure: "thorgrim", space: "S0" });
    crowd.hide(4);
    expect(crowd.pieces.get("finn")?.holder.visible).toBe(false);
    expect(crowd.columns().map((column) => column.thing)).toEqual([{ figure: "thorgrim" }]);
  });

  it("shows whoever stands behind a tower through it, but nobody before it", () => {
    settle({ figure: "finn", space: "S4" }, { figure: "thorgrim", space: "S0" });
    const columns = columnsOf(cells({ tiles }), spaces);
    seeThrough(crowd, new Vector3(-12, 2, 0), columns, null);
    expect(crowd.pieces.get("finn")?.behind.visible).toBe(true);
    expect(crowd.pieces.get("thorgrim")?.behind.visible).toBe(false);
    seeThrough(crowd, new Vector3(-12, 2, 0), columns, 1);
    expect(crowd.pieces.get("finn")?.behind.visible).toBe(false);
  });
});
