import { describe, expect, it } from "vitest";
import { fightsOf, runToShow, untold } from "./story";
import type { Told } from "./told";
import type { CampaignFight, CampaignInfo, CampaignRun } from "./wire";

const WRAITHS = ["young", "adult", "elder"];
const GIANTS = ["earth", "air", "water", "fire"];
const FRESH: Told = { mode: "campaign", prologue: false, ends: {} };

function run(mode: CampaignRun["mode"], at: number, first = 0, lost = 0): CampaignRun {
  const fights = WRAITHS.slice(first).flatMap((wraith) =>
    GIANTS.map((giant): Omit<CampaignFight, "state" | "attempts"> => ({ wraith, giant })),
  );
  const last = fights[lost > 0 ? at : at - 1];
  return {
    mode,
    begun: true,
    finished: at === fights.length,
    footholds: false,
    fights: fights.map((fight, i) => ({
      ...fight,
      state: i < at ? "won" : i === at ? "current" : "ahead",
      attempts: i < at ? 1 : i === at ? lost : 0,
    })),
    at,
    attempt: lost + 1,
    last:
      last === undefined
        ? null
        : { ...last, result: lost > 0 ? "gave-up" : "scars", won: lost === 0 },
    table: null,
    locked: null,
    footholds_locked: null,
  };
}

function info(...runs: CampaignRun[]): CampaignInfo {
  return { wraiths: WRAITHS, giants: GIANTS, runs };
}

describe("what is told first", () => {
  it("is the prologue, once, and not before a gauntlet", () => {
    expect(untold(run("campaign", 0), FRESH)).toEqual([{ part: "prologue" }]);
    expect(untold(run("campaign", 0), { ...FRESH, prologue: true })).toEqual([]);
    expect(untold(run("insane", 0), FRESH)).toEqual([]);
  });

  it("is how the last fight ended, until it was read", () => {
    const told = { ...FRESH, prologue: true, ends: { campaign: 2 } };
    const [won] = untold(run("campaign", 3), told);
    expect(won).toMatchObject({ part: "won", fight: { wraith: "young", giant: "water" } });
    expect(untold(run("campaign", 2), told)).toEqual([]);
    const [lost] = untold(run("campaign", 2, 0, 1), told);
    expect(lost).toMatchObject({ part: "lost", fight: { wraith: "young", giant: "water" } });
  });

  it("is the epilogue after the last fight of the campaign only", () => {
    const parts = (mode: CampaignRun["mode"]) =>
      untold(run(mode, 12), FRESH).map((leaf) => leaf.part);
    expect(parts("campaign")).toEqual(["won", "epilogue"]);
    expect(parts("impossible")).toEqual(["won"]);
  });
});

describe("the run on the page", () => {
  it("is the one with news, else the one left last", () => {
    const runs = info(run("campaign", 2), run("impossible", 1), run("insane", 0));
    const told: Told = { mode: "insane", prologue: true, ends: { campaign: 2 } };
    expect(runToShow(runs, told)?.mode).toBe("impossible");
    expect(runToShow(runs, { ...told, ends: { campaign: 2, impossible: 1 } })?.mode).toBe("insane");
  });

  it("keeps its place on the way when it began with a later Wraith", () => {
    const late = run("impossible", 1, 2);
    const [all, skipped] = fightsOf(info(late), late);
    expect([all.length, skipped]).toEqual([12, 8]);
    expect(all[3]).toMatchObject({ wraith: "young", giant: "fire" });
  });
});
