import { describe, expect, it } from "vitest";
import { formOf } from "../../pages/setup";
import type { SetupOption, TableInfo } from "../../wire/types";
import { game } from ".";

describe("the Wraith's face", () => {
  it("asks how many tokens only with Dangerous Footholds, and leaves gauntlets to the campaign", () => {
    const usual = { default: 0, choices: [], low: 0, high: 6, house: false, seats: false };
    const tokens: SetupOption = { ...usual, name: "tokens", kind: "number" };
    const gauntlet: SetupOption = { ...usual, name: "gauntlet", kind: "choice" };
    const options = [tokens, gauntlet];
    const info = {
      name: "wraith",
      min_seats: 1,
      max_seats: 1,
      options,
      bots: [],
      usual_bot: "",
      results: [],
      lessons: [],
    };
    const nothing = { choices: [], others: [], house: [] };
    expect(formOf(info, game.setup ?? {}, { footholds: false })).toEqual(nothing);
    expect(formOf(info, game.setup ?? {}, { footholds: true }).others).toEqual([tokens]);
  });

  it("leads from a fight of the campaign back to the campaign", () => {
    const table = { game: "wraith", campaign: "" } as TableInfo;
    expect(game.onward?.(table)).toBeNull();
    const way = game.onward?.({ ...table, campaign: "impossible" });
    const [, page, name] = way?.to.split("/") ?? [];
    expect(name).toBe("wraith");
    expect(Object.keys(game.pages ?? {})).toContain(page);
  });

  it("has a picture of every giant and every age, and of nothing else", () => {
    for (const giant of ["earth", "air", "water", "fire"]) {
      expect(game.picture?.("giant", giant), giant).not.toBeNull();
    }
    for (const age of ["young", "adult", "elder"]) {
      expect(game.picture?.("wraith", age), age).not.toBeNull();
    }
    expect(game.picture?.("giant", "mud")).toBeNull();
    expect(game.picture?.("gauntlet", "off")).toBeNull();
  });
});
