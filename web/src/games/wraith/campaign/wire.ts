import { asking } from "../../../wire/call";
import type { CampaignRun, NewRun, paths } from "../shapes";

export type { CampaignFight, CampaignInfo, CampaignRun } from "../shapes";

type Mode = CampaignRun["mode"];

const call = asking<paths>();

/** What the server is asked about the campaign. */
export const campaign = {
  look: () => call("get", "/api/campaigns/wraith"),
  begin: (wish: NewRun) => call("post", "/api/campaigns/wraith/begin", { body: wish }),
  switchFootholds: (on: boolean, anyway: boolean) =>
    call("post", "/api/campaigns/wraith/footholds", { body: { on, anyway } }),
  fight: (mode: Mode) => call("post", "/api/campaigns/wraith/fight", { body: { mode } }),
  giveUp: (mode: Mode) => call("post", "/api/campaigns/wraith/give-up", { body: { mode } }),
};
