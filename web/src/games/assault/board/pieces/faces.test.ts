import { describe, expect, it } from "vitest";
import type { Words } from "../../../../words";
import type { Reference } from "../../shapes";
import { dieWords, faceAt, faceWords, MISS, resultsOn } from "./faces";

/** Words that say their key and facts. */
const words = ((key: string, facts = {}) => `${key}${JSON.stringify(facts)}`) as unknown as Words;

const STANDARD = { hits: 1, blocks: 0, arcane: 0 };
const SPECIAL = { hits: 3, blocks: 0, arcane: 0 };
const reference = {
  die: { id: "standard", faces: [STANDARD], count: 6 },
  races: [{ id: "fire", die: { id: "special", faces: [SPECIAL] } }],
} as unknown as Reference;

describe("a face of a die", () => {
  it("is looked up on the race's own die or on the standard one", () => {
    expect(faceAt(reference, "fire", true, 0)).toBe(SPECIAL);
    expect(faceAt(reference, "fire", false, 0)).toBe(STANDARD);
    expect(faceAt(reference, "giantslayers", true, 0)).toBe(STANDARD);
    expect(faceAt(reference, "fire", true, 9)).toBe(MISS);
  });

  it("shows each of its results", () => {
    expect(resultsOn({ hits: 2, blocks: 0, arcane: 1 })).toEqual(["hits", "hits", "arcane"]);
    expect(resultsOn(MISS)).toEqual([]);
  });

  it("is said as the game says it", () => {
    expect(faceWords(words, SPECIAL)).toBe('assault-face-hits{"n":3}');
    expect(faceWords(words, MISS)).toBe("assault-face-miss{}");
    expect(faceWords(words, { hits: 1, blocks: 1, arcane: 0 })).toContain("assault-face-mixed");
  });

  it("is said with how it came to lie so", () => {
    expect(dieWords(words, MISS, false, "thrown")).not.toContain("state");
    expect(dieWords(words, MISS, true, "again")).toContain('"state":"again"');
  });
});
