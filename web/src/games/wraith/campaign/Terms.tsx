import { Button } from "../../../parts/Button";
import { Switch } from "../../../parts/fields";
import { useWords } from "../../../words";
import css from "./Plate.module.css";
import type { CampaignRun } from "./wire";

interface TermsProps {
  run: CampaignRun;
  busy: boolean;
  onFootholds: (on: boolean) => void;
  onBegin: () => void;
  /** Read how the last fight ended; null where none was fought. */
  onEnd: (() => void) | null;
}

/** The terms of a run that has begun: its rule, the footholds, and the way back to its beginning. */
export function Terms({ run, busy, onFootholds, onBegin, onEnd }: TermsProps) {
  const words = useWords();
  return (
    <section className={css.terms} aria-label={words("wraith-campaign-terms")}>
      <p className={css.rule}>{words("wraith-campaign-rule", { mode: run.mode })}</p>
      {run.mode === "campaign" ? (
        !run.finished && (
          <Switch
            label={words("wraith-campaign-footholds")}
            meaning={words("wraith-campaign-footholds-meaning")}
            checked={run.footholds}
            onChange={(on) => {
              if (!busy) onFootholds(on);
            }}
          />
        )
      ) : (
        <p className={css.settled}>
          {words("wraith-campaign-footholds-settled", { on: run.footholds ? "yes" : "no" })}
        </p>
      )}
      <div className={css.actions}>
        {onEnd !== null && (
          <Button look="quiet" glyph="book" onClick={onEnd}>
            {words("wraith-campaign-read-end")}
          </Button>
        )}
        <Button look="quiet" glyph="again" onClick={onBegin}>
          {words("wraith-campaign-begin-anew")}
        </Button>
      </div>
    </section>
  );
}
