import { useRef, type KeyboardEvent } from "react";
import { useWords } from "../../../words";
import css from "./Journey.module.css";
import type { Mode } from "./told";
import type { CampaignRun } from "./wire";

interface TabsProps {
  runs: readonly CampaignRun[];
  mode: Mode;
  onMode: (mode: Mode) => void;
}

export function tabId(mode: Mode): string {
  return `campaign-tab-${mode}`;
}

/** The campaign and the gauntlets, side by side. */
export function Tabs({ runs, mode, onMode }: TabsProps) {
  const words = useWords();
  const tabs = useRef(new Map<Mode, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const at = runs.findIndex((run) => run.mode === mode);
    const to = runs[(at + step + runs.length) % runs.length];
    if (to !== undefined) {
      onMode(to.mode);
      tabs.current.get(to.mode)?.focus();
    }
  };
  return (
    <div role="tablist" aria-label={words("wraith-campaign-modes")} className={css.tabs}>
      {runs.map((run) => (
        <button
          key={run.mode}
          ref={(tab) => {
            if (tab !== null) tabs.current.set(run.mode, tab);
          }}
          id={tabId(run.mode)}
          type="button"
          role="tab"
          aria-selected={run.mode === mode}
          aria-controls="campaign-run"
          tabIndex={run.mode === mode ? 0 : -1}
          onClick={() => onMode(run.mode)}
          onKeyDown={onKeyDown}
        >
          {words("wraith-campaign-mode", { mode: run.mode })}
          {run.finished && <span className={css.done} />}
        </button>
      ))}
    </div>
  );
}
