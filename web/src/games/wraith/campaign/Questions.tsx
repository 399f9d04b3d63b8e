import { Button } from "../../../parts/Button";
import { Dialog } from "../../../parts/Dialog";
import { useWords } from "../../../words";
import css from "./Plate.module.css";
import { Advice, Beginning, type Wish } from "./Plate";
import type { CampaignInfo, CampaignRun } from "./wire";

export type Question = "give-up" | "begin" | "footholds";

interface QuestionsProps {
  question: Question;
  info: CampaignInfo;
  run: CampaignRun;
  busy: boolean;
  onClose: () => void;
  onGiveUp: () => void;
  onBegin: (wish: Wish) => void;
  onFootholds: () => void;
}

/** What is asked again before it is done. */
export function Questions(props: QuestionsProps) {
  const { question, info, run, busy, onClose, onGiveUp, onBegin, onFootholds } = props;
  const words = useWords();
  if (question === "give-up") {
    return (
      <Dialog title={words("wraith-campaign-give-up-title")} onClose={onClose}>
        <div className={css.question}>
          <p>{words("wraith-campaign-give-up-meaning", { mode: run.mode })}</p>
          <div className={css.actions}>
            <Button look="danger" disabled={busy} onClick={onGiveUp}>
              {words("wraith-campaign-give-up-do")}
            </Button>
            <Button onClick={onClose}>{words("wraith-campaign-keep-on")}</Button>
          </div>
        </div>
      </Dialog>
    );
  }
  if (question === "begin") {
    const title = words("wraith-campaign-begin-anew-title", { mode: run.mode });
    return (
      <Dialog title={title} onClose={onClose}>
        <div className={css.question}>
          <p>{words("wraith-campaign-begin-anew-meaning")}</p>
          {run.table !== null && <p>{words("wraith-campaign-begin-anew-table")}</p>}
          <Beginning info={info} run={run} busy={busy} onBegin={onBegin} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={words("wraith-campaign-footholds-title")} onClose={onClose}>
      <div className={css.question}>
        {run.footholds_locked !== null && <Advice message={run.footholds_locked} />}
        <div className={css.actions}>
          <Button look="brass" disabled={busy} onClick={onFootholds}>
            {words("wraith-campaign-footholds-do")}
          </Button>
          <Button onClick={onClose}>{words("web-cancel")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
