import { describe, expect, it } from "vitest";
import { happened } from "../board/happened";
import type { View } from "../shapes";
import { storyOf } from "./story";

function end(...seats: [race: string, points: number, cards: number, regions: number][]): View {
  return {
    seats: seats.map(([race, points, cards, regions], seat) => ({
      seat,
      race,
      points,
      resources: { food: cards, ore: 0 },
      regions,
    })),
  } as unknown as View;
}

const LOG = [
  happened("turn-began", { race: "storm", n: 1 }),
  happened("claimed", { race: "storm", event: "lost-mine" }),
  happened("rune-spent", { race: "storm", resource: "rune-blood" }),
  happened("scored", { race: "storm", n: 4 }),
  happened("commanded", { race: "storm", command: "unique", n: 0 }),
  happened("income", { race: "storm", marker: "alliance", n: 2 }),
  happened("scored", { race: "storm", n: 2 }),
  happened("turn-began", { race: "hill", n: 1 }),
  happened("cast", { race: "hill", spell: "ice-storm", n: 1 }),
  happened("damage", { race: "storm", n: 3 }),
  happened("defeated", { race: "storm", soldier: "storm-regular", region: "moor" }),
  happened("scored", { race: "hill", n: 4 }),
  happened("turn-began", { race: "storm", n: 2 }),
  happened("attacked", { race: "storm", region: "moor", to: "hills" }),
  happened("cast", { race: "hill", spell: "shield", n: 0 }),
  happened("rolled", { race: "hill", face: 0, n: 1 }),
  happened("damage", { race: "hill", n: 6 }),
  happened("defeated", { race: "hill", soldier: "hill-regular", region: "hills" }),
  happened("defeated", { race: "hill", soldier: "hill-elite", region: "hills" }),
  happened("damage", { race: "storm", n: 0 }),
  happened("scored", { race: "storm", n: 3 }),
  happened("conquered", { race: "storm", region: "hills" }),
  happened("turn-began", { race: "hill", n: 2 }),
  happened("slayers-attacked", { slayers: "hook", region: "moor" }),
  happened("damage", { race: "storm", n: 9 }),
  happened("defeated", { race: "storm", soldier: "serissa", region: "moor" }),
  happened("scored", { race: "hill", n: 3 }),
  happened("moved", { soldier: "hill-regular", region: "a", to: "b" }),
  happened("passage-blood", { soldier: "hill-regular!", region: "moor" }),
  happened("defeated", { race: "hill", soldier: "hill-regular!", region: "moor" }),
  happened("scored", { race: "storm", n: 1 }),
  happened("won", { race: "storm", n: 10 }),
];

describe("the story of a game", () => {
  const { races, readings, decided } = storyOf(LOG, end(["storm", 10, 0, 2], ["hill", 7, 3, 1]));
  const [storm, hill] = races;

  it("knows what points were for", () => {
    expect(storm?.sources).toEqual({
      events: 4,
      battles: 3,
      slayers: 0,
      story: 2,
      passages: 1,
      spells: 0,
    });
    expect(hill?.sources).toMatchObject({ slayers: 3, spells: 4, battles: 0 });
  });

  it("adds up to the points in the end", () => {
    for (const { sources, points } of races) {
      expect(Object.values(sources).reduce((sum, n) => sum + n, 0)).toBe(points);
    }
  });

  it("has the points at the end of every round", () => {
    expect(readings.map(({ round, points }) => [round, ...points.values()])).toEqual([
      [0, 0, 0],
      [1, 6, 4],
      [2, 10, 7],
    ]);
  });

  it("counts battles won and lost, and who fell in them", () => {
    expect(storm).toMatchObject({ attacks: { won: 1, all: 1 }, felled: 2, lost: 1 });
    expect(hill).toMatchObject({ defences: { won: 0, all: 1 }, attacks: { all: 0 }, lost: 2 });
    expect(storm?.events).toEqual(["lost-mine"]);
  });

  it("is decided by points", () => {
    expect(decided).toBe("points");
    expect(races.map(({ race }) => race)).toEqual(["storm", "hill"]);
  });
});

describe("among equals", () => {
  const won = (...races: string[]) => races.map((race) => happened("won", { race, n: 5 }));

  it("more cards decide, then more regions", () => {
    expect(storyOf(won("hill"), end(["storm", 5, 1, 9], ["hill", 5, 2, 1])).decided).toBe("cards");
    expect(storyOf(won("hill"), end(["storm", 5, 2, 1], ["hill", 5, 2, 3])).decided).toBe(
      "regions",
    );
  });

  it("the victory is shared, or nobody has it", () => {
    const equal = end(["storm", 5, 2, 3], ["hill", 5, 2, 3]);
    expect(storyOf(won("storm", "hill"), equal).decided).toBe("shared");
    expect(storyOf([], equal).decided).toBe("nobody");
  });

  it("the winner stands first", () => {
    const { races } = storyOf(won("hill"), end(["storm", 5, 1, 9], ["hill", 5, 2, 1]));
    expect(races[0]?.race).toBe("hill");
  });
});
