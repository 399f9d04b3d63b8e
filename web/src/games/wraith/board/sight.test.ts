import { describe, expect, it } from "vitest";
import type { Happening } from "../../../wire/types";
import {
  drawnOf,
  nextStrike,
  printed,
  rageAdds,
  readValue,
  spellWorks,
  standingRoom,
  symbolsOf,
  takenOff,
  weakSpots,
} from "./sight";
import type { Place, Reference, View } from "./types";

const strike = { area: ["A"], reach: ["A1"], wounds: 1, cards: 0, stun: false, push: null };
const reference = {
  giant: {
    health: 30,
    body: {
      places: [
        { name: "ground", part: "ground", x: 50, y: 100, up: ["A1"] },
        { name: "A1", part: "foot", x: 50, y: 90, up: [] },
      ],
      outline: [],
    },
    cards: [
      {
        id: "one",
        name: "One",
        kind: "normal",
        weak_spot: "A1",
        footholds: ["A1"],
        wound_limit: 5,
        symbols: [],
        attack: strike,
      },
      {
        id: "hide",
        name: "Hide",
        kind: "always_active",
        weak_spot: "A",
        footholds: ["A1"],
        wound_limit: 5,
        symbols: [],
        always: { effect: "reduce", actions: ["sword"], by: 1 },
      },
    ],
  },
  wraith: { health_modifier: 5, cards: [{ id: "hop", symbols: ["hand", "eye"] }] },
} as unknown as Reference;
const pieces = printed(reference);

function viewWith(first: { wounds?: number; scarred?: boolean }, suppressed = false): View {
  const lying = { card: "one", wounds: 0, scarred: false, ...first };
  return {
    result: "",
    giant: { suppressed, row: [lying, { card: "hide", wounds: 2, scarred: false }] },
    wraith: {
      rows: {
        top: {
          cards: [
            { card: "hop", face_down: false },
            { card: "hop", face_down: true },
          ],
        },
        bottom: { cards: [] },
      },
    },
  } as unknown as View;
}

describe("what is in sight", () => {
  it("knows what strikes next, and what is held back", () => {
    expect(nextStrike(viewWith({}), pieces)?.reach).toEqual(["A1"]);
    expect(nextStrike(viewWith({ wounds: 1 }), pieces)).toBeNull();
    expect(nextStrike(viewWith({ scarred: true }), pieces)).toBeNull();
    expect(nextStrike(viewWith({}, true), pieces)).toBeNull();
  });

  it("finds weak spots, but none of a Scar", () => {
    expect(
      weakSpots(viewWith({}), pieces)
        .get("A1")
        ?.map(({ slot }) => slot),
    ).toEqual([0, 1]);
    expect(
      weakSpots(viewWith({ scarred: true }), pieces)
        .get("A1")
        ?.map(({ slot }) => slot),
    ).toEqual([1]);
  });

  it("counts symbols of cards that lie face up", () => {
    expect(symbolsOf(viewWith({}), "top", pieces)).toEqual({ hand: 1, foot: 0, eye: 1, breath: 0 });
  });

  it("sums what Always Active cards take off, wounded or not", () => {
    expect(takenOff(viewWith({}), pieces).get("sword")).toBe(1);
  });

  it("adds the Rage up to its marker", () => {
    const track = [["wound"], [], ["stun"], ["wound", "card"]];
    expect(rageAdds(track, 0)).toEqual({ wounds: 0, cards: 0, stun: false });
    expect(rageAdds(track, 4)).toEqual({ wounds: 2, cards: 1, stun: true });
  });

  it("reads printed values", () => {
    expect(readValue("2")).toEqual({ base: 2, symbols: [], pairs: false, most: null });
    expect(readValue("1+foot")).toEqual({ base: 1, symbols: ["foot"], pairs: false, most: null });
    expect(readValue("hand&eye")).toEqual({
      base: 0,
      symbols: ["hand", "eye"],
      pairs: true,
      most: null,
    });
    expect(readValue("breath<=2")).toEqual({ base: 0, symbols: ["breath"], pairs: false, most: 2 });
    expect(readValue("").symbols).toEqual([]);
  });

  it("knows where a spell works", () => {
    expect(spellWorks("B", "B2")).toBe(true);
    expect(spellWorks("2", "B2")).toBe(true);
    expect(spellWorks("1", "B2")).toBe(false);
    expect(spellWorks("g", "ground")).toBe(false);
  });

  it("lets the pawn stand beside the low footholds", () => {
    const low: Place[] = [{ name: "A1", part: "", x: 50, y: 90, up: [] }];
    expect(Math.abs(standingRoom(low) - 50)).toBeGreaterThan(10);
  });
});

describe("what is new in the hand", () => {
  const line = (kind: string, card = ""): Happening => ({
    kind,
    rule: "",
    seat: 0,
    facts: card === "" ? {} : { card },
    text: { key: "", facts: {} },
  });

  it("is what was drawn since the last refreshing", () => {
    const log = [line("drew", "a"), line("refresh-began"), line("drew", "b"), line("drew", "b")];
    expect([...drawnOf(log)]).toEqual([["b", 2]]);
    expect([...drawnOf([...log, line("hand-shuffled"), line("drew", "c")])]).toEqual([["c", 1]]);
  });

  it("is nothing while the first hand is held, or where others draw unseen", () => {
    expect(drawnOf([line("drew", "a")]).size).toBe(0);
    expect(drawnOf([line("refresh-began"), line("drew")]).size).toBe(0);
  });
});
