import { useState } from "react";
import { Button } from "../../../parts/Button";
import { Segments, Switch } from "../../../parts/fields";
import { Glyph } from "../../../parts/Glyph";
import type { Message } from "../../../wire/types";
import { useWords } from "../../../words";
import css from "./Plate.module.css";
import { wraithName } from "./story";
import type { CampaignInfo, CampaignRun } from "./wire";

export interface Wish {
  footholds: boolean;
  first?: string;
  anyway?: boolean;
}

interface BeginningProps {
  info: CampaignInfo;
  run: CampaignRun;
  busy: boolean;
  onBegin: (wish: Wish) => void;
}

/** What to settle before a run; where the player is not ready for it, advice, never a bar. */
export function Beginning({ info, run, busy, onBegin }: BeginningProps) {
  const words = useWords();
  const [footholds, setFootholds] = useState(run.footholds);
  const [first, setFirst] = useState(run.fights[0]?.wraith ?? "");
  const advice = [run.locked, footholds ? run.footholds_locked : null].filter(
    (found) => found !== null,
  );
  const label = advice.length > 0 ? "begin-anyway" : run.begun ? "begin-anew" : "begin";
  return (
    <form
      className={css.beginning}
      onSubmit={(event) => {
        event.preventDefault();
        onBegin({
          footholds,
          ...(run.mode === "impossible" ? { first } : {}),
          ...(advice.length > 0 ? { anyway: true } : {}),
        });
      }}
    >
      {run.mode === "impossible" && (
        <div className={css.first}>
          <span>{words("wraith-campaign-first")}</span>
          <Segments
            label={words("wraith-campaign-first")}
            value={first}
            choices={info.wraiths.map((wraith) => ({
              value: wraith,
              label: wraithName(words, wraith),
            }))}
            onChange={setFirst}
          />
        </div>
      )}
      <Switch
        label={words("wraith-campaign-footholds")}
        meaning={words("wraith-campaign-footholds-meaning")}
        checked={footholds}
        onChange={setFootholds}
      />
      {advice.map((message) => (
        <Advice key={message.key} message={message} />
      ))}
      <div className={css.actions}>
        <Button type="submit" look="brass" glyph="up" disabled={busy}>
          {words(`wraith-campaign-${label}`)}
        </Button>
      </div>
    </form>
  );
}

/** Why it had better wait. */
export function Advice({ message }: { message: Message }) {
  const words = useWords();
  return (
    <div className={css.advice} role="note" aria-label={words("wraith-campaign-advice")}>
      <Glyph name="hint" />
      <p>{words.say(message)}</p>
    </div>
  );
}
