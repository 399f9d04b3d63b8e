import { describe, expect, it } from "vitest";
import type { Option } from "../wire/types";
import { asButtons, deedOf, groupOptions, onOneLine, pointsAtSomething } from "./grouping";

function option(notation: string, facts: Option["facts"] = {}): Option {
  return { notation, facts, text: { key: notation, facts: {} } };
}

const hand = ["skip-shot", "paper-rocket", "wild-swing", "hop-across"];
const play: Option[] = [
  ...hand.flatMap((card) => [
    option(`play ${card}`, { do: "play", card }),
    option(`rest ${card}`, { do: "rest", card }),
  ]),
  option("fearless climb", { do: "fearless", n: 1 }),
  option("end", { do: "end" }),
];

describe("options", () => {
  it("stand in one group while they are few", () => {
    const [group, ...rest] = groupOptions([option("leap B2"), option("leap C3"), option("end")]);
    expect(rest).toEqual([]);
    expect(group?.name).toBe("");
    expect(group?.options.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("are grouped by what they do when they are many, the lonely ones last", () => {
    const groups = groupOptions(play);
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
      ["play", 4],
      ["rest", 4],
      ["", 2],
    ]);
    const numbers = groups.flatMap(({ options }) => options.map(({ number }) => number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("need no groups when all of them do the same", () => {
    const many = ["A1", "A2", "A3", "B1", "B2", "B3", "C1"].map((place) => option(`leap ${place}`));
    expect(groupOptions(many)).toHaveLength(1);
  });

  it("are never lost by grouping", () => {
    const kept = groupOptions(play).flatMap(({ options }) => options.map(({ option }) => option));
    expect(new Set(kept)).toEqual(new Set(play));
  });

  it("say what they do by their facts, else by their notation", () => {
    expect(deedOf(option("to B2", { do: "go" }))).toBe("go");
    expect(deedOf(option("keep"))).toBe("keep");
  });

  it("are buttons when few, or when the board cannot show them", () => {
    const groups = groupOptions(play);
    expect(asButtons(groups, pointsAtSomething).map(({ option }) => option.notation)).toEqual([
      "fearless climb",
      "end",
    ]);
    const few = groupOptions(play.slice(0, 3));
    expect(asButtons(few, pointsAtSomething)).toHaveLength(3);
    expect(asButtons(few, pointsAtSomething, () => false)).toHaveLength(0);
  });

  it("stand on one line when their words are short", () => {
    expect(onOneLine(["Stay", "Attack no more"])).toBe(true);
    expect(onOneLine(Array.from({ length: 4 }, () => "Airborne Elite 1 attacks Zettian 2"))).toBe(
      false,
    );
  });

  it("have less room where the log stands beside them", () => {
    const commands = ["Trade", "Recruit", "Leader", "Magic", "Attack", "Rest"];
    expect(onOneLine(commands)).toBe(true);
    expect(onOneLine(commands, true)).toBe(false);
  });
});
