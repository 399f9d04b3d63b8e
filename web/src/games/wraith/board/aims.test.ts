import { describe, expect, it } from "vitest";
import type { Decision, Facts, Option } from "../../../wire/types";
import {
  ACTING,
  aimsOf,
  handThing,
  idOf,
  numbered,
  optionsOf,
  plainOption,
  question,
  sortOf,
} from "./aims";
import { caution } from "./caution";
import type { View } from "./types";

const view = {
  wraith: { place: "B2" },
  giant: { row: [{ card: "earth-01", wounds: 0, scarred: false }] },
} as unknown as View;

const option = (notation: string, facts: Facts): Option => ({
  notation,
  text: { key: "", facts: {} },
  facts,
});
const asked = (...options: Option[]): Decision => ({
  seat: 0,
  kind: "play",
  rule: "",
  facts: {},
  prompt: { key: "", facts: {} },
  options,
});

describe("what an option points at", () => {
  it("is the thing its facts name", () => {
    const aims = aimsOf(
      asked(
        option("play scramble", { do: "play", card: "young-scramble", row: "top" }),
        option("rest scramble", { do: "rest", card: "young-scramble", row: "top" }),
        option("fearless climb", { do: "fearless", effect: "climb", n: 1 }),
        option("climb C3", { do: "climb", place: "C3", action: 0 }),
        option("leap C3", { do: "leap", place: "C3", action: 1 }),
        option("2 on earth-01", { do: "wound", giant_card: "earth-01", n: 2 }),
        option("1 from composure", { do: "pay", skill: "composure", n: 1 }),
        option("end", { do: "end" }),
      ),
      view,
    );
    expect([...aims.keys()]).toEqual([
      "hand young-scramble",
      "fearless climb",
      "place C3",
      "giant earth-01",
      "skill composure",
    ]);
    expect(aims.get("place C3")).toHaveLength(2);
  });

  it("is where she stands, the first card, or the card in hand, where facts name nothing", () => {
    const at = (facts: Facts): string => [...aimsOf(asked(option("x", facts)), view).keys()].join();
    expect(at({ do: "fireworks", action: 0 })).toBe("place B2");
    expect(at({ do: "suppress-leftmost" })).toBe("giant earth-01");
    expect(at({ do: "cast", card: "elder-old-habit" })).toBe(ACTING);
    expect(at({ do: "heal", action: 0 })).toBe(ACTING);
    expect(at({ do: "keep" })).toBe("");
  });

  it("is nothing without a question", () => {
    expect(aimsOf(null, view).size).toBe(0);
  });
});

describe("touching a thing", () => {
  const play = option("play x", { do: "play", card: "x" });
  const rest = option("rest x", { do: "rest", card: "x" });

  it("means its only option, or playing the card", () => {
    expect(plainOption([rest])).toBe(rest);
    expect(plainOption([rest, play])).toBe(play);
    expect(
      plainOption([option("climb A1", { do: "climb" }), option("leap A1", { do: "leap" })]),
    ).toBeNull();
    expect(plainOption([])).toBeNull();
  });

  it("is the same for every copy of a card", () => {
    const aims = aimsOf(asked(play, rest), view);
    expect(optionsOf(aims, handThing("x", 2))).toEqual([play, rest]);
    expect(idOf(handThing("x", 2))).toBe("x");
    expect(sortOf(handThing("x", 2))).toBe("hand");
  });

  it("has a number for each card that can be played, as they lie", () => {
    const hand = ["y", "x", "x"].map((card) => ({ card, values: [] }));
    const held = { ...view, wraith: { ...view.wraith, hand } };
    expect(numbered(aimsOf(asked(play, rest), held), held)).toEqual(["x"]);
    expect(numbered(aimsOf(null, held), held)).toEqual([]);
  });

  it("asks why in the words of the rules", () => {
    expect(question("place C3")).toEqual({ place: "C3" });
    expect(question(handThing("young-scramble", 2))).toEqual({ card: "young-scramble" });
    expect(question("giant earth-01")).toEqual({ giant_card: "earth-01" });
    expect(question("deck wraith")).toEqual({ deck: "wraith" });
    expect(question("rage ")).toEqual({ rage: "" });
  });
});

describe("a Fearless Action that costs the last Wounds", () => {
  const fearless = [
    { action: "climb", value: 1, price: 1 },
    { action: "sword", value: 2, price: 2 },
  ];
  const turn = asked(
    option("fearless climb", { do: "fearless", effect: "climb", n: 1 }),
    option("fearless sword", { do: "fearless", effect: "sword", n: 2 }),
    option("play scramble", { do: "play", card: "young-scramble", row: "top" }),
  );
  const said = (notation: string, wounds: number): unknown =>
    caution(turn, notation, null, { wraith: { wounds, wound_limit: 7, fearless } });

  it("is asked about, and no other", () => {
    expect(said("fearless climb", 6)).toEqual({ key: "wraith-caution-fatal", facts: { n: 1 } });
    expect(said("fearless sword", 5)).toEqual({ key: "wraith-caution-fatal", facts: { n: 2 } });
    expect(said("fearless climb", 5)).toBeNull();
    expect(said("play scramble", 6)).toBeNull();
  });
});
