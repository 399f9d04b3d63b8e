import { describe, expect, it } from "vitest";
import type { Decision, Facts } from "../../../wire/types";
import type { View } from "../shapes";
import { aimsOf, question, thingsOnMap, touchOf } from "./aims";
import { caution } from "./doing/caution";
import { marksOf } from "./marks";

function asked(kind: string, options: Record<string, Facts>, facts: Facts = {}): Decision {
  return {
    kind,
    facts,
    seat: 0,
    rule: "",
    prompt: { key: "", facts: {} },
    options: Object.entries(options).map(([notation, its]) => ({
      notation,
      facts: its,
      text: { key: notation, facts: {} },
    })),
  };
}

const VIEW = {
  castle: "evermoors",
  slayers: { hook: { region: "" }, line: { region: "high-moor" } },
  regions: {
    evermoors: { race: "cloud", units: { "cloud-elite": 1, "cloud-regular!": 2 } },
    "high-forest": { race: "", units: {} },
  },
} as unknown as View;

const way = (unit: string, wounded: number, to: string, more: Facts = {}): Facts => ({
  do: "maneuver",
  unit,
  wounded,
  region: "evermoors",
  to,
  ...more,
});

const MOVES = asked(
  "maneuver",
  {
    a: way("cloud-elite", 0, "high-forest", { price: "none", ends: "stop" }),
    b: way("cloud-elite", 0, "silver-marches", { price: "card", ends: "pass" }),
    c: way("cloud-regular", 1, "silver-marches", { price: "death", ends: "pass" }),
    done: { do: "done" },
  },
  { n: 3 },
);
const AIMS = aimsOf(MOVES, VIEW);
const ELITE = "soldier evermoors cloud-elite";

describe("a way", () => {
  it("begins with a soldier and ends at a region", () => {
    expect(AIMS.map(({ from, at }) => [from, at])).toEqual([
      [ELITE, ["region high-forest"]],
      [ELITE, ["region silver-marches"]],
      ["soldier evermoors cloud-regular!", ["region silver-marches"]],
      [null, []],
    ]);
  });

  it("is chosen by touching where the soldier in hand can go", () => {
    expect(touchOf(["region high-forest"], ELITE, AIMS)).toMatchObject({
      does: "choose",
      option: { notation: "a" },
    });
    expect(touchOf(["region silver-marches"], ELITE, AIMS)).toMatchObject({
      option: { notation: "b" },
    });
  });

  it("needs somebody in hand: a region asks who, an army too", () => {
    expect(touchOf(["region evermoors"], null, AIMS)).toEqual({
      does: "open",
      picks: [{ take: ELITE }, { take: "soldier evermoors cloud-regular!" }],
    });
    expect(touchOf(["region silver-marches"], null, AIMS)).toMatchObject({ does: "open" });
    const touched = thingsOnMap({ region: "evermoors", soldier: "cloud-elite" });
    expect(touchOf(touched, null, AIMS)).toEqual({ does: "take", thing: ELITE });
  });

  it("is coloured by its price, the mildest first", () => {
    const { regions, soldiers } = marksOf({
      decision: MOVES,
      aims: AIMS,
      hand: ELITE,
      hindrances: [],
    });
    expect(regions.get("high-forest")?.kind).toBe("stop");
    expect(regions.get("silver-marches")?.kind).toBe("price");
    expect(soldiers.get("evermoors cloud-elite")?.kind).toBe("chosen");
    expect(regions.get("evermoors")?.kind).toBe("from");
  });

  it("shows nobody's ways before somebody is in hand", () => {
    const { regions } = marksOf({ decision: MOVES, aims: AIMS, hand: null, hindrances: [] });
    expect([...regions.keys()]).toEqual(["evermoors"]);
  });
});

it("lights whom one could attack before it is said from where", () => {
  const attacks = asked("attack", {
    a: { do: "attack", region: "evermoors", to: "high-forest" },
    s: { do: "shift", region: "evermoors", to: "silver-marches" },
    done: { do: "done" },
  });
  const { regions } = marksOf({
    decision: attacks,
    aims: aimsOf(attacks, VIEW),
    hand: null,
    hindrances: [],
  });
  expect(regions.get("high-forest")?.kind).toBe("danger");
  expect(regions.get("silver-marches")?.kind).toBe("may");
  expect(regions.get("evermoors")?.kind).toBe("may");
});

it("lets a touch of anything else ask the rules", () => {
  expect(touchOf(["region anauroch"], null, AIMS)).toEqual({ does: "ask" });
  expect(question("soldier evermoors cloud-regular!")).toEqual({ unit: "cloud-regular" });
  expect(question("slayer hook")).toEqual({ slayer: "hook" });
});

it("finds soldiers where the question or the castle says they stand", () => {
  const riders = asked(
    "ride",
    { r: { do: "ride", unit: "cloud-elite", wounded: 0 } },
    { region: "high-forest" },
  );
  expect(aimsOf(riders, VIEW)[0]?.at).toEqual([ELITE]);
});

it("takes giantslayers in hand, and sends bands of them from where they stand", () => {
  const come = asked("slayer-recruit", {
    h: { do: "slayer-recruit", slayer: "hook", region: "high-forest" },
  });
  expect(aimsOf(come, VIEW)[0]).toMatchObject({ from: "slayer hook", at: ["region high-forest"] });
  const band = asked("slayer-attack", {
    b: { do: "slayer-attack", hook: 1, line: 1, region: "high-moor" },
  });
  expect(aimsOf(band, VIEW)[0]).toMatchObject({
    from: null,
    at: ["slayer hook", "slayer line", "region high-moor"],
  });
});

describe("a word before something is left lying", () => {
  const nothing = () => Promise.resolve(null);
  it("comes with maneuvers left, and not with the last step", () => {
    expect(caution(MOVES, "done", nothing)).toEqual({
      key: "assault-caution",
      facts: { kind: "maneuver", n: 3 },
    });
    expect(caution(MOVES, "a", nothing)).toBeNull();
  });

  it("does not come where nothing could be had: Food alone recruits nobody", () => {
    const shop = asked("recruit", { eat: { do: "eat" }, done: { do: "done" } }, { n: 1 });
    expect(caution(shop, "done", nothing)).toBeNull();
  });

  it("comes before a command while an Event could be claimed", () => {
    const turn = asked("act", {
      claim: { do: "claim", event: "triboar-burns" },
      move: { do: "command", command: "move" },
    });
    expect(caution(turn, "move", nothing)).toMatchObject({ key: "assault-caution-claim" });
    expect(caution(turn, "claim", nothing)).toBeNull();
  });

  it("comes before a command of which the rules say that it would do nothing", async () => {
    const turn = asked("act", { ring: { do: "command", command: "ring-of-winter" } });
    const shows = (empty: boolean) => () =>
      Promise.resolve({ command: { command: "ring-of-winter", left: 0, can: [], empty } });
    expect(await caution(turn, "ring", shows(true))).toMatchObject({ key: "assault-show-empty" });
    expect(await caution(turn, "ring", shows(false))).toBeNull();
    expect(await caution(turn, "ring", nothing)).toBeNull();
  });
});
