import { describe, expect, it } from "vitest";
import type { SetupHints } from "../games/face";
import type { GameInfo, SetupOption } from "../wire/types";
import {
  changed,
  choiceKeys,
  defaults,
  firstSeats,
  formOf,
  seatsFor,
  setupOf,
  within,
} from "./setup";

function option(name: string, kind: SetupOption["kind"], more: Partial<SetupOption>): SetupOption {
  const usual = { default: "", choices: [], low: 0, high: 0, house: false, seats: false };
  return { name, kind, ...usual, ...more };
}

const hill = option("hill", "choice", { default: "low", choices: ["low", "high"] });
const storms = option("storms", "flag", { default: false });
const gusts = option("gusts", "number", { default: 0, low: 0, high: 6 });
const trial = option("trial", "choice", { default: "off", choices: ["off", "long"] });
const house = option("late_start", "choice", { default: "a", choices: ["a", "b"], house: true });
const players = option("players", "number", { default: 0, low: 0, high: 4, seats: true });

const cairns: GameInfo = {
  name: "cairns",
  min_seats: 1,
  max_seats: 1,
  options: [hill, storms, gusts, trial, house],
  bots: ["greedy", "random"],
  usual_bot: "greedy",
  results: [],
  lessons: [],
};
const hints: SetupHints = { only: { gusts: ["storms", true] }, elsewhere: ["trial"] };

function names(options: SetupOption[]): string[] {
  return options.map((found) => found.name);
}

describe("the form of a game", () => {
  it("has cards for choices, then the rest, then house rules", () => {
    const form = formOf(cairns, hints, defaults(cairns.options));
    expect(names(form.choices)).toEqual(["hill"]);
    expect(names(form.others)).toEqual(["storms"]);
    expect(names(form.house)).toEqual(["late_start"]);
  });

  it("asks for what only makes sense with another option when that is on", () => {
    expect(names(formOf(cairns, hints, { storms: true }).others)).toEqual(["storms", "gusts"]);
  });

  it("puts a long choice among the rest", () => {
    const many = { ...hill, choices: ["1", "2", "3", "4", "5", "6", "7"] };
    const form = formOf({ ...cairns, options: [many] }, {}, {});
    expect(form.choices).toEqual([]);
    expect(names(form.others)).toEqual(["hill"]);
  });

  it("sends every option, those not asked at their default", () => {
    const chosen = { ...defaults(cairns.options), hill: "high", gusts: 4 };
    expect(setupOf(cairns, hints, chosen, 1)).toEqual({
      hill: "high",
      storms: false,
      gusts: 0,
      trial: "off",
      late_start: "a",
    });
    expect(setupOf(cairns, hints, { ...chosen, storms: true }, 1).gusts).toBe(4);
  });

  it("counts the seats itself", () => {
    const many = { ...cairns, max_seats: 4, options: [players, storms] };
    expect(names(formOf(many, {}, {}).others)).toEqual(["storms"]);
    expect(setupOf(many, {}, { players: 2 }, 4)).toEqual({ players: 4, storms: false });
  });

  it("asks for everything when a game gives no hints", () => {
    const form = formOf(cairns, {}, defaults(cairns.options));
    expect(names(form.choices)).toEqual(["hill", "trial"]);
    expect(names(form.others)).toEqual(["storms", "gusts"]);
  });

  it("counts what was changed", () => {
    expect(changed([house], defaults([house]))).toBe(0);
    expect(changed([house], { late_start: "b" })).toBe(1);
  });

  it("keeps numbers within their bounds", () => {
    expect(within(gusts, 9)).toBe(6);
    expect(within(gusts, -1)).toBe(0);
    expect(within(gusts, Number.NaN)).toBe(0);
  });

  it("seats me first and bots beside me", () => {
    expect(firstSeats(cairns)).toEqual([{ kind: "me" }]);
    expect(firstSeats({ ...cairns, min_seats: 3, max_seats: 6 })).toEqual([
      { kind: "me" },
      { kind: "bot", level: "greedy" },
      { kind: "bot", level: "greedy" },
    ]);
    const levels = ["easy", "normal", "strong"];
    expect(firstSeats({ ...cairns, min_seats: 2, bots: levels, usual_bot: "normal" })[1]).toEqual({
      kind: "bot",
      level: "normal",
    });
    expect(firstSeats({ ...cairns, min_seats: 2, bots: [] })[1]).toEqual({ kind: "open" });
  });

  it("names messages with hyphens", () => {
    expect(choiceKeys("cairns", "late_start", "b")).toEqual(["web-choice-cairns-late-start-b"]);
  });
});

describe("seats for as many as may sit down", () => {
  const me = { kind: "me" } as const;
  const bot = { kind: "bot", level: "greedy" } as const;

  it("are added like the last one, up to the next number that may", () => {
    expect(seatsFor([me, bot], [3])).toEqual([me, bot, bot]);
    expect(seatsFor([me, bot, bot], [2, 4])).toEqual([me, bot, bot, bot]);
    expect(seatsFor([me], [2])).toEqual([me, { kind: "open" }]);
  });

  it("are taken away where fewer may", () => {
    expect(seatsFor([me, bot, bot, bot], [2])).toEqual([me, bot]);
    expect(seatsFor([me, bot, bot], [2, 3])).toEqual([me, bot, bot]);
  });
});
