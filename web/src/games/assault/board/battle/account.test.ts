import { describe, expect, it } from "vitest";
import { happened } from "../happened";
import { battlesIn, tookPart } from "./account";

const ATTACK = [
  happened("turn-began", { race: "stone", n: 4 }),
  happened("commanded", { race: "stone", command: "attack", n: 2 }),
  happened("attacked", { race: "stone", region: "graypeak-mountains", to: "high-forest" }),
  happened("held-back", { race: "stone", soldier: "stone-elite", region: "graypeak-mountains" }),
  happened("rolled", { race: "stone", face: 2, n: 1 }),
  happened("rolled", { race: "stone", face: 4, n: 0 }),
  happened("rolled", { race: "stone", face: 5, n: 0 }),
  happened("rerolled", { race: "stone", n: 1 }),
  happened("rolled", { race: "stone", face: 0, n: 0 }),
  happened("converted-to-hits", { race: "stone", n: 1 }),
  happened("used-resource", { race: "stone", resource: "ore" }),
  happened("totals", { race: "stone", hits: 5, blocks: 2 }),
  happened("rolled", { race: "cloud", face: 1, n: 1 }),
  happened("cast", { race: "cloud", spell: "shield", n: 1 }),
  happened("discarded", { race: "cloud", resource: "artifact" }),
  happened("totals", { race: "cloud", hits: 3, blocks: 4 }),
  happened("damage", { race: "cloud", n: 3 }),
  happened("defeated", { race: "cloud", soldier: "cloud-regular!", region: "high-forest" }),
  happened("damage", { race: "stone", n: 1 }),
  happened("wounded", { race: "stone", soldier: "stone-regular", region: "graypeak-mountains" }),
  happened("scored", { race: "stone", n: 3 }),
  happened("final-ordning-began"),
  happened("conquered", { race: "stone", region: "high-forest" }),
  happened("moved-in", { race: "stone", soldier: "stone-regular!", region: "high-forest" }),
];

describe("the account of a battle", () => {
  const [battle] = battlesIn([...ATTACK, happened("turn-began", { race: "hill", n: 4 })]);

  it("says where it was, and in whose turn", () => {
    expect(battle).toMatchObject({
      at: 2,
      lines: 22,
      turn: "stone",
      round: 4,
      from: "graypeak-mountains",
      region: "high-forest",
      conquered: true,
      over: true,
    });
  });

  it("keeps each roll apart, and what was made of it", () => {
    expect(battle?.attacker.rolls.map((roll) => roll.map(({ face }) => face))).toEqual([
      [2, 4, 5],
      [0],
    ]);
    expect(battle?.attacker.rolls[0]?.[0]?.special).toBe(true);
    expect(battle?.attacker.means).toEqual([
      { by: "hits", arcane: 1 },
      { by: "resource", resource: "ore" },
    ]);
    expect(battle?.defender.means).toEqual([{ by: "spell", spell: "shield", advanced: true }]);
  });

  it("has totals, damage, losses and points of both sides", () => {
    expect(battle?.attacker).toMatchObject({
      race: "stone",
      totals: { hits: 5, blocks: 2 },
      damage: 1,
      wounded: ["stone-regular"],
      defeated: [],
      points: 3,
    });
    expect(battle?.defender).toMatchObject({
      race: "cloud",
      totals: { hits: 3, blocks: 4 },
      damage: 3,
      defeated: ["cloud-regular!"],
      points: 0,
    });
  });

  it("is not over as long as nothing else has happened", () => {
    expect(battlesIn(ATTACK)[0]?.over).toBe(false);
  });
});

describe("a battle of giantslayers", () => {
  const log = [
    happened("turn-began", { race: "fire", n: 20 }),
    happened("slayers-attacked", { slayers: "hook+sinker", region: "anauroch" }),
    happened("rolled", { race: "giantslayers", face: 5, n: 0 }),
    happened("rolled", { race: "hill", face: 0, n: 1 }),
    happened("hooked", { race: "hill" }),
    happened("rerolled", { race: "hill", n: 1 }),
    happened("rolled", { race: "hill", face: 3, n: 1 }),
    happened("damage", { race: "hill", n: 1 }),
    happened("defeated", { race: "hill", soldier: "hill-regular!", region: "anauroch" }),
    happened("damage", { race: "giantslayers", n: 2 }),
    happened("slayer-wounded", { slayer: "sinker" }),
    happened("scored", { race: "fire", n: 1 }),
    happened("slayers-attacked", { slayers: "line", region: "anauroch" }),
  ];
  const [first, second] = battlesIn(log);

  it("is theirs, and its points are for whoever controls them", () => {
    expect(first?.attacker).toMatchObject({
      race: "giantslayers",
      slayers: ["hook", "sinker"],
      wounded: ["sinker"],
      points: 1,
    });
    expect(first?.defender.means).toEqual([{ by: "hooked" }]);
    expect(first?.conquered).toBe(false);
  });

  it("ends where the next begins", () => {
    expect(first?.over).toBe(true);
    expect(second).toMatchObject({ at: 12, over: false });
  });

  it("is fought by those who are in it, and by those who control the giantslayers", () => {
    expect(first && ["fire", "hill", "storm"].map((race) => tookPart(first, race))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
