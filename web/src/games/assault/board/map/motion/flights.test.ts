import { describe, expect, it } from "vitest";
import type { Point } from "../../../../../look/art/relief";
import type { Board, Reference, View } from "../../../shapes";
import { happened } from "../../happened";
import cases from "../land/board.cases.json";
import { landOf } from "../land/land";
import { flightOf, lasts } from "./flights";
import { along, crossing, wayBetween } from "./ways";

const board = cases as unknown as Board;
const units = ["cloud-elite", "cloud-regular"].map((id) => ({
  id,
  rank: id.slice(6),
  waits: false,
}));
const reference = { board, races: [{ id: "cloud", units }] } as unknown as Reference;
const view = {
  regions: { "silver-marches": { units: { "cloud-elite!": 1, "cloud-regular": 1 } } },
  slayers: { hook: { region: "high-moor", wounded: false } },
  battle: { attacker: { region: "evermoors" } },
} as unknown as View;
const before = { slayers: { hook: { region: "anauroch", wounded: false } } };
const land = landOf(board);
const anchor = (id: string): Point =>
  board.regions.find((region) => region.id === id)?.anchors.army ?? [0, 0];

describe("the way between regions", () => {
  it("leads over the border they share", () => {
    const [a, b] = ["evermoors", "silver-marches"] as const;
    const way = wayBetween(land, a, b, anchor(a), anchor(b));
    expect(along(way, 0)).toEqual(anchor(a));
    expect(along(way, 1)).toEqual(anchor(b));
    const [x, y] = along(way, 0.5);
    const over = crossing(land, a, b);
    expect([x, y].map(Math.round)).toEqual(over?.map(Math.round));
  });

  it("leads through the air where they share none", () => {
    expect(crossing(land, "evermoors", "anauroch")).toBeNull();
    const way = wayBetween(land, "evermoors", "anauroch", [0, 0], [100, 0]);
    expect(along(way, 0.5)[1]).toBeLessThan(0);
  });
});

describe("what moves on the map", () => {
  const flight = (...told: Parameters<typeof happened>) =>
    flightOf(happened(...told), reference, view, {
      happenings: [],
      views: [before, {}] as never,
      at: 1,
    });

  it("is a soldier from region to region", () => {
    const facts = { soldier: "cloud-elite!", region: "evermoors", to: "silver-marches" };
    for (const kind of ["moved", "shifted", "relocated", "rode"] as const) {
      const found = flight(kind, facts);
      expect(found?.piece).toEqual({ sort: "soldier", soldier: "cloud-elite!" });
      expect(found?.way.from).toEqual(anchor("evermoors"));
      expect(found?.region).toBe("silver-marches");
      // It comes to where it will lie, and is not drawn twice.
      expect(found?.lands).toBe("cloud-elite!");
      expect(found?.way.to[0]).toBeLessThan(anchor("silver-marches")[0]);
    }
  });

  it("comes out of the battle it has won, and goes where it falls", () => {
    const moved = flight("moved-in", { race: "cloud", soldier: "sansuri", region: "high-forest" });
    expect(moved?.way.from).toEqual(anchor("evermoors"));
    const fallen = { race: "cloud", soldier: "sansuri", region: "evermoors" };
    expect(flight("defeated", fallen)?.how).toBe("falls");
    expect(flight("wounded", fallen)?.how).toBe("struck");
    expect(flight("recruited", { race: "hill", kind: "guh", region: "evermoors" })?.how).toBe(
      "comes",
    );
  });

  it("is a giantslayer from where it stood before", () => {
    const found = flight("slayer-moved", { slayer: "hook", region: "high-moor" });
    const stood = board.regions.find(({ id }) => id === "anauroch")?.anchors.slayers;
    expect(found?.way.from).toEqual(stood);
  });

  it("is nothing of what happens elsewhere, nor of a region that is not on the map", () => {
    expect(flight("scored", { race: "hill", n: 3 })).toBeNull();
    expect(flight("castle-moved", { region: "evermoors", to: "nowhere" })).toBeNull();
  });

  it("lasts as long as one can follow, at every pace", () => {
    for (const pace of [1, 200, 900, 5000]) {
      expect(lasts(pace)).toBeGreaterThanOrEqual(150);
      expect(lasts(pace)).toBeLessThanOrEqual(400);
    }
  });
});
