import { describe, expect, it } from "vitest";
import cases from "./patch.cases.json";
import { patched, viewsAfter } from "./patch";
import type { Change } from "./schema";
import type { JsonObject } from "./types";

// The same cases prove the server's side in tests/server/test_patches.py.
const known = cases as { name: string; before: JsonObject; after: JsonObject; patch: Change[] }[];

describe("a patch", () => {
  it.each(known)("leads from one view to the next: $name", ({ before, after, patch }) => {
    const old = structuredClone(before);
    expect(patched(before, patch)).toEqual(after);
    expect(before).toEqual(old);
  });

  it("shares what did not change", () => {
    const before = { row: { cards: [1, 2] }, pawn: { wounds: 0 } };
    const after = patched(before, [{ at: ["pawn", "wounds"], now: 1 }]);
    expect(after.row).toBe(before.row);
  });

  it("comes after the one before it", () => {
    const patches = [[{ at: ["n"], now: 1 }], [], [{ at: ["n"], now: 3 }]];
    expect(viewsAfter({ n: 0 }, patches)).toEqual([{ n: 1 }, { n: 1 }, { n: 3 }]);
  });

  it("says when it does not fit", () => {
    expect(() => patched({ row: [] }, [{ at: ["row", 2, "w"], now: 1 }])).toThrow("row.2.w");
    expect(() => patched({ hand: 5 }, [{ at: ["hand", "card"], now: 1 }])).toThrow("hand.card");
  });
});
