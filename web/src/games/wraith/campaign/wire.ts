import { call } from "../../../wire/http";
import type { Message, TableInfo } from "../../../wire/types";

export interface CampaignFight {
  wraith: string;
  giant: string;
  state: "won" | "current" | "ahead";
  attempts: number;
}

export interface CampaignRun {
  mode: "campaign" | "impossible" | "insane";
  begun: boolean;
  finished: boolean;
  footholds: boolean;
  fights: CampaignFight[];
  /** Index of the current fight in `fights`; fights.length when the run is won. */
  at: number;
  attempt: number;
  /** The last fight's result, to tell its story page; null before the first. */
  last: { wraith: string; giant: string; result: string; won: boolean } | null;
  /** The table of the current fight if it is under way. */
  table: string | null;
  /** Why the run had better wait; null: the player is ready. */
  locked: Message | null;
  footholds_locked: Message | null;
}

export interface CampaignInfo {
  wraiths: string[];
  giants: string[];
  runs: CampaignRun[];
}

/** Where a run begins, and how. */
interface NewRun {
  mode: string;
  footholds?: boolean;
  first?: string;
  anyway?: boolean;
}

/** What the server is asked about the campaign. */
export const campaign = {
  look: () => call<CampaignInfo>("GET", "/campaigns/wraith"),
  begin: (wish: NewRun) => call<CampaignInfo>("POST", "/campaigns/wraith/begin", wish),
  switchFootholds: (on: boolean, anyway: boolean) =>
    call<CampaignInfo>("POST", "/campaigns/wraith/footholds", { on, anyway }),
  fight: (mode: string) => call<TableInfo>("POST", "/campaigns/wraith/fight", { mode }),
  giveUp: (mode: string) => call<CampaignInfo>("POST", "/campaigns/wraith/give-up", { mode }),
};
