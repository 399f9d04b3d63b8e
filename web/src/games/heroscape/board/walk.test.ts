import { describe, expect, it } from "vitest";
import { groundOf } from "./ground";
import type { Reference, Space } from "./types";
import { choosable, walked } from "./walk";

const space = (name: string, q: number, r: number, level = 1): Space => ({
  name,
  q,
  r,
  level,
  terrain: "grass",
});

// Two rows of three; the second is shifted to the right. Above B1 there is a bridge.
const spaces = [
  space("A1", 0, 0),
  space("B1", 1, 0, 5),
  space("B1@1", 1, 0, 1),
  space("D1", 3, 0),
  space("A2", 0, 1),
  space("B2", 1, 1),
];

const ground = groundOf({
  battlefield: { spaces },
  cards: [],
  units: [{ id: "finn", card: "finn", figures: ["finn"] }],
  scenario: { zones: [] },
} as unknown as Reference);

const at = (name: string): Space => {
  const found = ground.spaces.get(name);
  if (!found) throw new Error(name);
  return found;
};

const from = (name: string, key: string): string | null | undefined => {
  const found = walked(ground, at(name), key);
  return found === undefined || found === null ? found : found.name;
};

describe("walking by keys", () => {
  it("goes along a row, over holes in it", () => {
    expect(from("B1", "ArrowRight")).toBe("D1");
    expect(from("D1", "ArrowLeft")).toBe("B1@1");
  });

  it("stays in a column up and down, and has keys for the four slanted neighbours", () => {
    expect(from("A1", "ArrowDown")).toBe("A2");
    expect(from("A2", "ArrowUp")).toBe("A1");
    expect(from("A2", "q")).toBe("A1");
    expect(from("A2", "e")).toBe("B1@1");
    expect(from("B1", "z")).toBe("A2");
    expect(from("B1", "c")).toBe("B2");
  });

  it("takes of several spaces above each other the nearest in height", () => {
    expect(from("A1", "ArrowRight")).toBe("B1@1");
  });

  it("changes between the spaces of one hex", () => {
    expect(from("B1", "PageDown")).toBe("B1@1");
    expect(from("B1@1", "PageUp")).toBe("B1");
    expect(from("B1@1", "PageDown")).toBeNull();
  });

  it("says where the battlefield ends, and leaves other keys to others", () => {
    expect(from("A1", "ArrowLeft")).toBeNull();
    expect(from("A1", "x")).toBeUndefined();
  });
});

it("finds what may be chosen row by row: spaces, and where figures stand", () => {
  const figures = [{ figure: "finn", seat: 0, fate: "standing", wounds: 0, space: "B2" }];
  const aims = new Map([
    ["figure finn", []],
    ["space D1", []],
    ["unit finn", []],
  ]);
  const found = choosable(ground, { figures } as never, aims);
  expect(found.map(({ name }) => name)).toEqual(["D1", "B2"]);
});
