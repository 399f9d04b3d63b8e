import { describe, expect, it } from "vitest";
import type { Share } from "../../shapes";
import { signed, together } from "./share";

const elite: Share = { reason: "unit", unit: "fire-elite", n: 2, hits: 0, blocks: 0 };
const ore: Share = { reason: "resource", resource: "ore", n: 0, hits: 2, blocks: 0 };

describe("what dice and totals are made of", () => {
  it("is told once for what comes from the same, with how often", () => {
    const sums = together([elite, { ...elite }, ore, { ...ore }, { ...elite, unit: "zalto" }]);
    expect(sums.map(({ share, times }) => [share.unit ?? share.resource, times])).toEqual([
      ["fire-elite", 2],
      ["ore", 2],
      ["zalto", 1],
    ]);
    expect(sums[0]?.share.n).toBe(4);
    expect(sums[1]?.share.hits).toBe(4);
    expect(elite.n).toBe(2);
  });

  it("has signs that are as wide as each other", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"]);
  });
});
