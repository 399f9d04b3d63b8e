import { describe, expect, it } from "vitest";
import { weight } from "./weight";

const of = (kind: string): number =>
  weight({ kind, rule: "", facts: {}, seat: 0, text: { key: "", facts: {} } });

describe("weight", () => {
  it("gives time to what hurts and little to bookkeeping", () => {
    expect(of("struck")).toBeGreaterThan(1);
    expect(of("drew")).toBeLessThan(0.5);
    expect(of("refresh-began")).toBe(0);
    expect(of("won-scars")).toBeGreaterThan(of("scarred"));
  });
});
