import { describe, expect, it } from "vitest";
import { happened } from "../happened";
import { newsFor, reachesBack } from "./since";
import { weight } from "./weight";

const LOG = [
  happened("turn-began", { race: "storm", n: 1 }),
  happened("commanded", { race: "storm", command: "move", n: 0 }),
  happened("turn-began", { race: "hill", n: 1 }),
  happened("claimed", { race: "hill", event: "lost-mine" }),
  happened("scored", { race: "hill", n: 4 }),
  happened("commanded", { race: "hill", command: "recruit", n: 0 }),
  happened("recruited", { race: "hill", kind: "hill-regular", region: "high-moor" }),
  happened("recruited", { race: "hill", kind: "hill-regular", region: "high-moor" }),
  happened("turn-began", { race: "fire", n: 1 }),
  happened("commanded", { race: "fire", command: "attack", n: 0 }),
  happened("attacked", { race: "fire", region: "ice-spires", to: "silver-marches" }),
  happened("rolled", { race: "fire", face: 0, n: 1 }),
  happened("rolled", { race: "storm", face: 0, n: 1 }),
  happened("damage", { race: "storm", n: 6 }),
  happened("defeated", { race: "storm", soldier: "storm-elite", region: "silver-marches" }),
  happened("damage", { race: "fire", n: 0 }),
  happened("scored", { race: "fire", n: 5 }),
  happened("conquered", { race: "fire", region: "silver-marches" }),
];
const BACK = [...LOG, happened("turn-began", { race: "storm", n: 2 })];

describe("what changed since one's own last turn", () => {
  it("is told turn by turn, the same thing once with its number", () => {
    const turns = newsFor(LOG, "storm")?.turns ?? [];
    expect(turns.map(({ race, command }) => [race, command])).toEqual([
      ["hill", "recruit"],
      ["fire", "attack"],
    ]);
    expect(turns[0]?.items.map(({ happening, times }) => [happening.kind, times])).toEqual([
      ["claimed", 1],
      ["recruited", 2],
    ]);
    expect([...(turns[0]?.points ?? [])]).toEqual([["hill", 4]]);
  });

  it("has battles as accounts, and who took which region from whom", () => {
    const news = newsFor(LOG, "storm");
    expect(news?.turns[1]?.battles[0]?.defender.defeated).toEqual(["storm-elite"]);
    expect(news?.turns[1]?.battles[0]?.conquered).toBe(true);
    expect(news?.turns[1]?.items).toEqual([]);
    expect(news?.toll).toMatchObject({
      lost: [{ region: "silver-marches", by: "fire" }],
      won: [],
      defeated: ["storm-elite"],
    });
  });

  it("stays to be read once one's own turn has come", () => {
    expect(newsFor(BACK, "storm")?.turns.map(({ race }) => race)).toEqual(["hill", "fire"]);
  });

  it("is nothing before the first turn, and right after one's own", () => {
    expect(newsFor(LOG.slice(2), "storm")).toBeNull();
    expect(newsFor(LOG.slice(0, 2), "storm")).toBeNull();
    expect(newsFor(LOG, "stone")).toBeNull();
  });

  it("is the same of the newest lines alone, if they reach back to one's own turn", () => {
    const long = [...LOG, ...BACK];
    const newest = long.slice(LOG.length);
    expect(reachesBack(newest, "storm")).toBe(true);
    expect(reachesBack(newest.slice(1), "storm")).toBe(false);
    expect(reachesBack(LOG.slice(2), "storm")).toBe(false);
    expect(newsFor(newest, "storm", LOG.length)).toEqual(newsFor(long, "storm"));
  });

  it("names what was given and received in trades", () => {
    const trade = [
      happened("turn-began", { race: "storm", n: 1 }),
      happened("turn-began", { race: "hill", n: 1 }),
      happened("gave", { race: "hill", "to-race": "storm", resource: "ore" }),
      happened("gave", { race: "storm", "to-race": "hill", resource: "food" }),
    ];
    expect(newsFor(trade, "storm")?.toll).toMatchObject({ given: ["food"], received: ["ore"] });
  });
});

describe("how long a happening is told", () => {
  it("is longer for what decides, and never nothing", () => {
    expect(weight(happened("totals"))).toBeGreaterThan(weight(happened("rolled")));
    expect(weight(happened("claimed"))).toBeGreaterThan(weight(happened("drew")));
    expect(weight(happened("healed"))).toBeGreaterThan(0);
  });
});
