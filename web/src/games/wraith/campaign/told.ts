import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { CampaignRun } from "./wire";

export type Mode = CampaignRun["mode"];

export interface Told {
  /** The tab that was open last. */
  mode: Mode;
  prologue: boolean;
  /** How many ended fights of each run this browser has told the end of. */
  ends: Partial<Record<Mode, number>>;
}

/** What of the story this browser has told already; the server only knows how fights ended. */
export const useTold = create<Told>()(
  persist((): Told => ({ mode: "campaign", prologue: false, ends: {} }), {
    name: "giants-campaign-wraith",
    version: 1,
  }),
);

/** How many fights of a run have ended. */
export function ended(run: CampaignRun): number {
  return run.fights.reduce((sum, fight) => sum + fight.attempts, 0);
}

/** Whether the end of the last fight is still to be told. */
export function isUntold(run: CampaignRun, told: Told): boolean {
  return run.last !== null && ended(run) !== told.ends[run.mode];
}

export function tellMode(mode: Mode): void {
  useTold.setState({ mode });
}

export function markTold(run: CampaignRun): void {
  useTold.setState(({ ends }) => ({
    prologue: true,
    ends: { ...ends, [run.mode]: ended(run) },
  }));
}
