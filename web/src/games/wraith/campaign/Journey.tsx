import { useState } from "react";
import { Run } from "./Run";
import { runToShow } from "./story";
import { tellMode, useTold, type Mode } from "./told";
import type { CampaignInfo } from "./wire";

/** The whole of the campaign: one run at a time, the others a tab away. */
export function Journey({ start }: { start: CampaignInfo }) {
  const [info, setInfo] = useState(start);
  const [mode, setMode] = useState<Mode>(
    () => runToShow(start, useTold.getState())?.mode ?? "campaign",
  );
  const run = info.runs.find((one) => one.mode === mode);
  return run === undefined ? null : (
    <Run
      info={info}
      run={run}
      onInfo={setInfo}
      onMode={(to) => {
        tellMode(to);
        setMode(to);
      }}
    />
  );
}
