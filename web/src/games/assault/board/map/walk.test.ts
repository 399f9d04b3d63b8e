import { describe, expect, it } from "vitest";
import type { Board } from "../../shapes";
import cases from "./land/board.cases.json";
import { KEYS, walked } from "./walk";

const board = cases as unknown as Board;
const ways = Object.values(KEYS);

describe("arrow keys", () => {
  it("lead only to regions that are adjacent", () => {
    for (const { id, beside } of board.regions) {
      for (const way of ways) {
        const to = walked(board, id, way);
        if (to !== null) expect(beside).toContain(to);
      }
    }
  });

  it("lead in their direction", () => {
    expect(walked(board, "sea-of-swords", "up")).toBe("sea-of-moving-ice");
    expect(walked(board, "silver-marches", "down")).toBe("high-forest");
    expect(walked(board, "silver-marches", "up")).not.toBe("high-forest");
    expect(walked(board, "sea-of-swords", "left")).toBeNull();
    expect(walked(board, "nowhere", "left")).toBeNull();
  });

  it("lead from everywhere to everywhere", () => {
    for (const { id } of board.regions) {
      const seen = new Set([id]);
      const left = [id];
      for (let from = left.pop(); from !== undefined; from = left.pop()) {
        for (const way of ways) {
          const to = walked(board, from, way);
          if (to === null || seen.has(to)) continue;
          seen.add(to);
          left.push(to);
        }
      }
      expect(seen.size, id).toBe(board.regions.length);
    }
  });
});
