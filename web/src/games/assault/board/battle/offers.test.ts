import { describe, expect, it } from "vitest";
import type { Decision, Option } from "../../../../wire/types";
import type { Battle, Side } from "../../shapes";
import { offersOf, raceAsked } from "./offers";
import { trayOf } from "./tray";

function option(notation: string, facts: Option["facts"]): Option {
  return { notation, facts, text: { key: notation, facts: {} } };
}

function asked(kind: string, options: Option[], facts: Decision["facts"] = {}): Decision {
  return { seat: 0, kind, rule: "", facts, prompt: { key: kind, facts: {} }, options };
}

const DONE = option("done", { do: "done" });

describe("what can be chosen on the battle table", () => {
  it("is found at the soldier, the giantslayer, the die", () => {
    const casualty = offersOf(
      asked("casualty", [
        option("hill-regular", { do: "casualty", unit: "hill-regular", wounded: 0 }),
        option("hill-regular!", { do: "casualty", unit: "hill-regular", wounded: 1 }),
      ]),
    );
    expect([...casualty.soldiers.keys()]).toEqual(["hill-regular", "hill-regular!"]);
    const slayers = offersOf(
      asked("slayer-casualty", [option("hook", { do: "slayer-casualty", slayer: "hook" })]),
    );
    expect(slayers.slayers.get("hook")?.notation).toBe("hook");
  });

  it("keeps both spells of a card together, and what is only an answer apart", () => {
    const totals = offersOf(
      asked("totals", [
        option("use ore", { do: "use", resource: "ore" }),
        option("cast shield", { do: "cast", spell: "shield", advanced: 0 }),
        option("cast shield+", { do: "cast", spell: "shield", advanced: 1 }),
        option("leader", { do: "modify", modifier: "leader" }),
        DONE,
      ]),
    );
    expect(totals.spells.get("shield")?.basic?.notation).toBe("cast shield");
    expect(totals.spells.get("shield")?.advanced?.notation).toBe("cast shield+");
    expect(totals.resources.has("ore") && totals.modifiers.has("leader")).toBe(true);
    expect(totals.answers).toEqual([DONE]);
  });

  it("has every face that a die can be turned to, and every number", () => {
    const turned = offersOf(
      asked("set-die", [
        option("miss>h2", { do: "set-die", die: "standard", face: 5, to_face: 2 }),
        option("miss>h1", { do: "set-die", die: "standard", face: 5, to_face: 0 }),
      ]),
    );
    expect(turned.dice.get("standard 5")?.length).toBe(2);
    const convert = offersOf(
      asked("convert", [
        option("1", { do: "convert", n: 1 }),
        option("2", { do: "convert", n: 2 }),
      ]),
    );
    expect(convert.amounts.length).toBe(2);
  });

  it("is nothing where the question is no battle's", () => {
    expect(offersOf(asked("recruit", [DONE])).answers).toEqual([]);
    expect(offersOf(null).answers).toEqual([]);
  });

  it("loses no option of a question", () => {
    const options = [
      option("hill-elite", { do: "hold-back", unit: "hill-elite", wounded: 0 }),
      option("special h3", { do: "reroll", die: "special", face: 0 }),
      option("yes", { do: "hook-yes" }),
      DONE,
    ];
    const { soldiers, dice, answers } = offersOf(asked("reroll", options));
    expect(soldiers.size + dice.size + answers.length).toBe(options.length);
  });
});

const side = (race: string): Side =>
  ({
    race,
    units: { [`${race}-elite!`]: 1 },
    special: 4,
    dice: [5, 5, 0],
    picked: [5],
    rerolled: [2],
  }) as unknown as Side;

describe("the dice of a side", () => {
  const reroll = offersOf(
    asked("reroll", [
      option("miss", { do: "reroll", die: "standard", face: 5 }),
      option("special a1", { do: "reroll", die: "special", face: 4 }),
      DONE,
    ]),
  );

  it("lie with the special one first; of those that show the same, one is picked", () => {
    const tray = trayOf(side("hill"), reroll, null);
    expect(tray.map(({ at, state }) => [at, state])).toEqual([
      [-1, "thrown"],
      [0, "picked"],
      [1, "thrown"],
      [2, "again"],
    ]);
    expect(tray.map(({ options }) => options.length)).toEqual([1, 0, 1, 0]);
  });

  it("can be chosen only where the question is about them", () => {
    expect(trayOf(side("hill"), null, null).every(({ options }) => options.length === 0)).toBe(
      true,
    );
  });
});

describe("whose dice and soldiers a question is about", () => {
  const battle = {
    step: "defender-totals",
    attacker: side("fire"),
    defender: side("hill"),
  } as unknown as Battle;

  it("is the race that it names, else by who is offered", () => {
    expect(raceAsked(asked("casualty", [], { race: "hill" }), battle)).toBe("hill");
    const stay = option("fire-elite!", { do: "stay-behind", unit: "fire-elite", wounded: 1 });
    expect(raceAsked(asked("stay-behind", [stay, DONE]), battle)).toBe("fire");
    expect(raceAsked(asked("set-die", []), battle)).toBe("hill");
    expect(raceAsked(asked("recruit", []), battle)).toBe("");
  });
});
