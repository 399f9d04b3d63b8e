import { Mesh, MeshBasicMaterial } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Aim, Reference, Show, Space, View } from "../../shapes";
import { boundsOf } from "./bounds";
import { Crowd } from "./figures/crowd";
import { Ghost } from "./ghost";

const spaces: Space[] = [0, 1, 2, 3, 4].map((q) => ({
  ...{ name: `S${q}`, q, r: 0, level: q === 0 ? 6 : 1, terrain: "grass" },
}));
const figures = ["finn", "thorgrim"];
const reference = {
  battlefield: { spaces },
  cards: figures.map((id) => ({ id, name: id, height: 5, spaces: 1 })),
  units: figures.map((id) => ({ id, card: id, figures: [id] })),
} as unknown as Reference;
const view = {
  figures: figures.map((figure, i) => ({
    ...{ figure, space: `S${i * 3}`, seat: i, fate: "standing", wounds: 0 },
  })),
} as unknown as View;

const walk: Show = {
  figure: "finn",
  way: {
    ...{ kind: "walk", spaces: ["S0", "S1", "S2"], price: 2, points: 5, stops: "" },
    strikes: [{ by: "thorgrim", at: "S0", dice: 1, chance: 0.5 }],
    falls: [{ at: "S1", kind: "fall", levels: 5, dice: 1, chance: 0.5 }],
  },
};

function aim(clear: boolean): Show {
  const sight = {
    ...{ eye: [0, 0, 10], aim: [3, 0, 4], clear, needed: true },
    hindrances: clear ? [] : [{ kind: "terrain", at: [1.5, 0, 7], space: "S1" }],
  };
  return { attack: { figure: "finn", target: "thorgrim", sight } as unknown as Aim };
}

describe("the ghost of an option", () => {
  let crowd: Crowd;
  let ghost: Ghost;
  beforeEach(() => {
    vi.useFakeTimers();
    crowd = new Crowd(reference, boundsOf(spaces), () => undefined);
    crowd.settle(view, new Set());
    vi.runAllTimers();
    ghost = new Ghost(crowd);
  });
  afterEach(() => {
    ghost.dispose();
    crowd.dispose();
    vi.useRealTimers();
  });

  const marks = (): string[] => ghost.marks.map(([space, kind]) => `${space.name} ${kind}`);
  const colours = (): string[] => [
    ...new Set(
      ghost.group.children.map((one) =>
        ((one as Mesh).material as MeshBasicMaterial).color.getHexString(),
      ),
    ),
  ];

  it("of a move marks where it ends, where one falls, and who may strike", () => {
    ghost.draw(walk);
    expect(marks().sort()).toEqual(["S1 danger", "S2 pointed"]);
    expect(ghost.lit.get("thorgrim")).toBe("danger");
    expect(ghost.flags.map((flag) => flag.text)).toEqual(["⚔ · 50 %", "↓5 · 50 %"]);
  });

  it("of a clear look is one line; of a blocked one it breaks at what is in the way", () => {
    ghost.draw(aim(true));
    expect(colours()).toHaveLength(1);
    expect(marks()).toEqual([]);
    ghost.draw(aim(false));
    expect(colours()).toHaveLength(2);
    expect(marks()).toEqual(["S1 hindrance"]);
    expect(ghost.lit.get("thorgrim")).toBe("danger");
  });

  it("of an area marks its spaces and whom it meets", () => {
    ghost.draw({ area: { spaces: ["S2", "S3"], victims: ["thorgrim"], aims: [] } });
    expect(marks()).toEqual(["S2 area", "S3 area"]);
    expect(ghost.lit.get("thorgrim")).toBe("danger");
  });

  it("is gone when nothing is pointed at, and leaves the figure's own shape alone", () => {
    ghost.draw(walk);
    const shape = crowd.pieces.get("finn")?.mesh.geometry;
    const gone = vi.fn();
    shape?.addEventListener("dispose", gone);
    ghost.draw(null);
    expect(ghost.group.children).toHaveLength(0);
    expect([ghost.marks, ghost.flags, [...ghost.lit]]).toEqual([[], [], []]);
    expect(gone).not.toHaveBeenCalled();
  });
});
