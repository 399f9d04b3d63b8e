import { describe, expect, it } from "vitest";
import type { Decision, Facts } from "../../../../wire/types";
import type { Progress, Reference, SeatState, View } from "../../shapes";
import { doneOf, othersClose } from "./closeness";
import { armiesOf, deciderOf } from "./npcs";
import { cardOption, castOptions, optionOf } from "./options";
import { counted } from "./piles";
import { held, seatsFrom } from "./seats";

function asked(kind: string, ...options: Facts[]): Decision {
  return {
    seat: 0,
    kind,
    rule: "",
    facts: {},
    prompt: { key: "", facts: {} },
    options: options.map((facts, i) => ({
      notation: String(i),
      text: { key: "", facts: {} },
      facts,
    })),
  };
}

describe("an option", () => {
  const turn = asked(
    "act",
    { do: "command", command: "move" },
    { do: "cast", spell: "cure", advanced: 0 },
    { do: "cast", spell: "cure", advanced: 1 },
    { do: "claim", event: "lost-mine" },
  );

  it("is found by all that it points at", () => {
    expect(optionOf(turn, { do: "command", command: "move" })?.notation).toBe("0");
    expect(optionOf(turn, { do: "command", command: "rest" })).toBeNull();
    expect(optionOf(null, { event: "lost-mine" })).toBeNull();
  });

  it("is there for each half of a spell, but not for a spell that is kept", () => {
    const { basic, advanced } = castOptions(turn, "cure");
    expect([basic?.notation, advanced?.notation]).toEqual(["1", "2"]);
    expect(castOptions(asked("keep", { spell: "cure", advanced: 0 }), "cure").basic).toBeNull();
  });

  it("of a Resource Card belongs to where the card lies", () => {
    const take = asked("take", { do: "take", resource: "food" });
    expect(cardOption(take, "discard", "food")?.notation).toBe("0");
    expect(cardOption(take, "own", "food")).toBeNull();
    expect(cardOption(asked("give", { do: "give", resource: "ore" }), "own", "ore")).not.toBeNull();
    expect(cardOption(turn, "own", "food")).toBeNull();
  });
});

const progress = (met: boolean[], rune: Progress["rune"]): Progress => ({
  needs: met.map((each) => ({ met: each, have: each ? 1 : 0, need: 1 })),
  rune,
  ready: rune !== "missing" && met.every(Boolean),
});

const seat = (n: number, race: string, towards: Progress): SeatState =>
  ({ seat: n, race, progress: { mine: towards } }) as unknown as SeatState;

describe("who is close to an Event", () => {
  it("counts the rune among what is asked for", () => {
    expect(doneOf(progress([true, false], "owned"))).toEqual({ met: 2, all: 3 });
    expect(doneOf(progress([true], "spared"))).toEqual({ met: 2, all: 2 });
  });

  it("leaves out the viewer and those who have nothing; the closest come first", () => {
    const seats = [
      seat(0, "storm", progress([true, true], "owned")),
      seat(1, "hill", progress([true, false], "missing")),
      seat(2, "fire", progress([false, false], "missing")),
      seat(3, "frost", progress([true, true], "owned")),
    ];
    expect(othersClose(seats, "mine", 0).map(({ race, ready }) => [race, ready])).toEqual([
      ["frost", true],
      ["hill", false],
    ]);
    expect(othersClose(seats, "mine", null)).toHaveLength(3);
    expect(othersClose(seats, "another", 0)).toEqual([]);
  });
});

describe("the table", () => {
  it("is seen from one's own seat", () => {
    const seats = [0, 1, 2].map((n) => seat(n, "any", progress([], "owned")));
    expect(seatsFrom(seats, 2).map(({ seat: n }) => n)).toEqual([2, 0, 1]);
    expect(seatsFrom(seats, null).map(({ seat: n }) => n)).toEqual([0, 1, 2]);
  });

  it("has piles by their kinds, and only what is held", () => {
    expect(counted(["ore", "food", "food"])).toEqual([
      ["food", 2],
      ["ore", 1],
    ]);
    expect(held({ ore: 0, food: 2 })).toEqual([["food", 2]]);
  });
});

describe("giants that nobody plays", () => {
  const reference = { seating: { npcs: ["stone"] } } as unknown as Reference;
  const view = {
    regions: {
      hills: { race: "stone", units: { "stone-regular": 2, "stone-elite!": 1 } },
      moor: { race: "hill", units: { "hill-regular": 4 } },
    },
    seats: [seat(0, "hill", progress([], "owned")), seat(1, "fire", progress([], "owned"))],
    battle: null,
  } as unknown as View;

  it("stand where they stand", () => {
    expect(armiesOf(view, "stone")).toEqual([{ region: "hills", n: 3 }]);
  });

  it("are decided for by whom the engine names, and in a battle alone", () => {
    expect(deciderOf(reference, view)).toBeNull();
    const battle = { attacker: { race: "hill", seat: 0 }, defender: { race: "stone", seat: 1 } };
    const fought = { ...view, battle } as unknown as View;
    expect(deciderOf(reference, fought)?.race).toBe("fire");
  });
});
