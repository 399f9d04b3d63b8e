import { describe, expect, it } from "vitest";
import type { Reference, Unit } from "../../../shapes";
import { ARMY } from "../land/room";
import { countOf, pilesOf, standsOf } from "./army";

function unit(id: string, rank: Unit["rank"], waits = false): Unit {
  return {
    id,
    name: id,
    rank,
    strength: 1,
    fortitude: 2,
    value: 1,
    copies: 4,
    waits,
    displaces: waits,
  };
}

const reference = {
  races: [
    {
      id: "hill",
      units: [
        unit("hill-regular", "regular"),
        unit("hill-elite", "elite"),
        unit("guh", "leader"),
        unit("hill-champion", "champion"),
        unit("king", "champion", true),
      ],
    },
  ],
} as unknown as Reference;

describe("an army", () => {
  it("lies in piles of soldiers alike, the greatest first, the wounded after the healthy", () => {
    const piles = pilesOf(reference, {
      units: { "hill-regular!": 1, "hill-regular": 2, guh: 1, "hill-elite": 1, king: 1 },
    });
    expect(piles.map(({ soldier, n }) => `${n} ${soldier}`)).toEqual([
      "1 king",
      "1 guh",
      "1 hill-elite",
      "2 hill-regular",
      "1 hill-regular!",
    ]);
    expect(countOf(piles)).toBe(6);
    expect(piles.filter(({ wounded }) => wounded)).toHaveLength(1);
  });

  it("has room for six kinds that do not hide each other, within what the map keeps free", () => {
    for (let piles = 1; piles <= 6; piles++) {
      const stands = standsOf(piles);
      expect(stands).toHaveLength(piles);
      for (const [i, a] of stands.entries()) {
        expect(Math.abs(a.x) + a.size / 2).toBeLessThanOrEqual(ARMY.width / 2);
        expect(Math.abs(a.y) + a.size / 2).toBeLessThanOrEqual(ARMY.height / 2 + 1);
        expect(a.size).toBeGreaterThanOrEqual(25);
        for (const b of stands.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual((a.size + b.size) / 2);
      }
    }
  });
});
