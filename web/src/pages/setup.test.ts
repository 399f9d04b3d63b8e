import { describe, expect, it } from "vitest";
import type { GameInfo, SetupOption } from "../wire/types";
import { changed, choiceKeys, defaults, firstSeats, formOf, setupOf, within } from "./setup";

function option(name: string, kind: SetupOption["kind"], more: Partial<SetupOption>): SetupOption {
  return { name, kind, default: "", choices: [], low: 0, high: 0, house: false, ...more };
}

const giant = option("giant", "choice", { default: "earth", choices: ["earth", "air"] });
const footholds = option("footholds", "flag", { default: false });
const tokens = option("tokens", "number", { default: 0, low: 0, high: 6 });
const gauntlet = option("gauntlet", "choice", { default: "off", choices: ["off", "insane"] });
const house = option("air_draw", "choice", { default: "a", choices: ["a", "b"], house: true });

const wraith: GameInfo = {
  name: "wraith",
  min_seats: 1,
  max_seats: 1,
  options: [giant, footholds, tokens, gauntlet, house],
  bots: ["greedy", "random"],
  results: [],
};

function names(options: SetupOption[]): string[] {
  return options.map((found) => found.name);
}

describe("the form of a game", () => {
  it("has cards for choices, then the rest, then house rules", () => {
    const form = formOf(wraith, defaults(wraith.options));
    expect(names(form.choices)).toEqual(["giant"]);
    expect(names(form.others)).toEqual(["footholds"]);
    expect(names(form.house)).toEqual(["air_draw"]);
  });

  it("asks for what only makes sense with another option when that is on", () => {
    expect(names(formOf(wraith, { footholds: true }).others)).toEqual(["footholds", "tokens"]);
  });

  it("puts a long choice among the rest", () => {
    const many = { ...giant, choices: ["1", "2", "3", "4", "5", "6", "7"] };
    const form = formOf({ ...wraith, name: "other", options: [many] }, {});
    expect(form.choices).toEqual([]);
    expect(names(form.others)).toEqual(["giant"]);
  });

  it("sends every option, those not asked at their default", () => {
    const chosen = { ...defaults(wraith.options), giant: "air", tokens: 4 };
    expect(setupOf(wraith, chosen, 1)).toEqual({
      giant: "air",
      footholds: false,
      tokens: 0,
      gauntlet: "off",
      air_draw: "a",
    });
    expect(setupOf(wraith, { ...chosen, footholds: true }, 1).tokens).toBe(4);
  });

  it("asks for armies only when they are brought along, and counts the seats itself", () => {
    const armies = option("armies", "choice", { default: "draft", choices: ["draft", "pre-made"] });
    const army = option("army_1", "text", { default: "", high: 400 });
    const players = option("players", "number", { default: 0, low: 0, high: 4 });
    const heroscape = { ...wraith, name: "heroscape", options: [armies, army, players] };
    expect(names(formOf(heroscape, { armies: "draft" }).others)).toEqual([]);
    expect(names(formOf(heroscape, { armies: "pre-made" }).others)).toEqual(["army_1"]);
    expect(setupOf(heroscape, { armies: "pre-made", army_1: "finn" }, 4)).toEqual({
      armies: "pre-made",
      army_1: "finn",
      players: 4,
    });
  });

  it("counts what was changed", () => {
    expect(changed([house], defaults([house]))).toBe(0);
    expect(changed([house], { air_draw: "b" })).toBe(1);
  });

  it("keeps numbers within their bounds", () => {
    expect(within(tokens, 9)).toBe(6);
    expect(within(tokens, -1)).toBe(0);
    expect(within(tokens, Number.NaN)).toBe(0);
  });

  it("seats me first and bots beside me", () => {
    expect(firstSeats(wraith)).toEqual([{ kind: "me" }]);
    expect(firstSeats({ ...wraith, min_seats: 3, max_seats: 6 })).toEqual([
      { kind: "me" },
      { kind: "bot", level: "greedy" },
      { kind: "bot", level: "greedy" },
    ]);
    expect(firstSeats({ ...wraith, min_seats: 2, bots: [] })[1]).toEqual({ kind: "open" });
  });

  it("names messages with hyphens", () => {
    expect(choiceKeys("wraith", "air_draw", "b")).toEqual(["web-choice-wraith-air-draw-b"]);
  });
});
