import type { ReactNode } from "react";
import { Button } from "../../../parts/Button";
import { useWords } from "../../../words";
import { Emblem } from "./Giant";
import css from "./Plate.module.css";
import { fightsOf, fightTitle, giantName, paragraphs, wraithName } from "./story";
import type { Mode } from "./told";
import type { CampaignFight, CampaignInfo, CampaignRun } from "./wire";

export { Advice, Beginning, type Wish } from "./Beginning";

interface PlateProps {
  info: CampaignInfo;
  run: CampaignRun;
  fight: CampaignFight;
  busy: boolean;
  onGo: () => void;
  onGiveUp: () => void;
  onRead: () => void;
}

/** The fight that comes next, and the way to it. */
export function Plate({ info, run, fight, busy, onGo, onGiveUp, onRead }: PlateProps) {
  const words = useWords();
  const [all, skipped] = fightsOf(info, run);
  const told = paragraphs(words, { part: "before", fight }).length > 0;
  return (
    <section
      className={css.plate}
      data-under-way={run.table !== null || undefined}
      aria-labelledby="next-fight"
    >
      <Emblem giant={fight.giant} />
      <div className={css.what}>
        <p className={css.overline}>
          <span>
            {words("wraith-campaign-fight", { n: skipped + run.at + 1, all: all.length })}
          </span>
          <span>{words("wraith-campaign-attempt", { n: run.attempt })}</span>
        </p>
        <h2 id="next-fight">{fightTitle(words, fight)}</h2>
        <p className={css.pairing}>
          <span>{wraithName(words, fight.wraith)}</span>
          <span>{giantName(words, fight.giant)}</span>
        </p>
        {(run.table !== null || run.footholds) && (
          <ul className={css.facts}>
            {run.table !== null && <li data-lit>{words("wraith-campaign-under-way")}</li>}
            {run.footholds && <li data-danger>{words("wraith-campaign-footholds-on")}</li>}
          </ul>
        )}
      </div>
      <div className={css.actions}>
        <Button
          look="brass"
          glyph={run.table === null ? "up" : "play"}
          disabled={busy}
          onClick={onGo}
        >
          {words(run.table === null ? "wraith-campaign-go" : "wraith-campaign-continue")}
        </Button>
        {told && (
          <Button className={css.read} glyph="book" onClick={onRead}>
            <span>{words("wraith-campaign-read-before")}</span>
          </Button>
        )}
        {run.table !== null && (
          <Button look="quiet" disabled={busy} onClick={onGiveUp}>
            {words("wraith-campaign-give-up")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A gauntlet that has not begun. */
export function NewPlate({ mode, children }: { mode: Mode; children: ReactNode }) {
  const words = useWords();
  return (
    <section className={css.plate} data-plain aria-labelledby="new-run">
      <div className={css.what}>
        <h2 id="new-run">{words("wraith-campaign-gauntlet", { mode })}</h2>
        <p className={css.rule}>{words("wraith-campaign-rule", { mode })}</p>
      </div>
      {children}
    </section>
  );
}

/** A run that is won to its last fight. */
export function FinishedPlate({ mode, onRead }: { mode: Mode; onRead: () => void }) {
  const words = useWords();
  return (
    <section className={css.plate} data-plain aria-labelledby="run-finished">
      <div className={css.what}>
        <p className={css.overline}>
          {mode === "campaign"
            ? words("web-campaign")
            : words("wraith-campaign-gauntlet", { mode })}
        </p>
        <h2 id="run-finished">{words("wraith-campaign-finished")}</h2>
        <p className={css.rule}>{words("wraith-campaign-finished-meaning", { mode })}</p>
      </div>
      {mode === "campaign" && (
        <div className={css.actions}>
          <Button look="brass" glyph="book" onClick={onRead}>
            {words("wraith-campaign-read-epilogue")}
          </Button>
        </div>
      )}
    </section>
  );
}
