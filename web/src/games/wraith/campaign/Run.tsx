import { useState } from "react";
import { useLocation } from "wouter";
import { Trouble } from "../../../parts/states";
import { useWords } from "../../../words";
import css from "./Journey.module.css";
import { MapView } from "./MapView";
import { Beginning, FinishedPlate, NewPlate, Plate, type Wish } from "./Plate";
import { Prose } from "./Prose";
import { Questions, type Question } from "./Questions";
import story from "./Story.module.css";
import { StoryPage } from "./StoryPage";
import { endOf, paragraphs, untold, type Leaf } from "./story";
import { tabId, Tabs } from "./Tabs";
import { Terms } from "./Terms";
import { markTold, useTold, type Mode } from "./told";
import { campaign, type CampaignInfo, type CampaignRun } from "./wire";

interface Reading {
  leaves: Leaf[];
  /** Whether these pages were not read yet: the lamp waits for them. */
  news: boolean;
}

function newsOf(run: CampaignRun): Reading | null {
  const leaves = untold(run, useTold.getState());
  return leaves.length > 0 ? { leaves, news: true } : null;
}

/** Whether what is read is the opening of the fight that comes next. */
function leadsToFight(leaves: readonly Leaf[], run: CampaignRun): boolean {
  const leaf = leaves.at(-1);
  return leaf?.part === "before" && leaf.fight === run.fights[run.at];
}

const EPILOGUE: Leaf = { part: "epilogue" };

interface RunProps {
  info: CampaignInfo;
  run: CampaignRun;
  onInfo: (info: CampaignInfo) => void;
  onMode: (mode: Mode) => void;
}

/** A run through the fights: the map, the fight that comes next, and the story when it is time. */
export function Run({ info, run, onInfo, onMode }: RunProps) {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [reading, setReading] = useState<Reading | null>(() => newsOf(run));

  const ask = (answer: Promise<CampaignInfo>) => {
    setBusy(true);
    setProblem(null);
    answer
      .then((found) => {
        onInfo(found);
        const next = found.runs.find(({ mode }) => mode === run.mode);
        setReading(next === undefined ? null : newsOf(next));
      }, setProblem)
      .finally(() => {
        setQuestion(null);
        setBusy(false);
      });
  };
  const begin = (wish: Wish) => ask(campaign.begin({ mode: run.mode, ...wish }));
  const toFight = () => {
    setBusy(true);
    setProblem(null);
    campaign.fight(run.mode).then(
      (table) => go(`/t/${table.id}`),
      (refused: unknown) => {
        setProblem(refused);
        setBusy(false);
      },
    );
  };
  const read = (...leaves: Leaf[]) => setReading({ leaves, news: false });
  const fight = run.begun ? run.fights[run.at] : undefined;
  const before = fight ? paragraphs(words, { part: "before", fight }) : [];
  const told = info.runs.some(({ mode, finished }) => mode === "campaign" && finished);
  const land = (
    <div className={css.land}>
      <MapView
        info={info}
        run={run}
        behind={reading?.news === true && run.last?.won === true}
        onVillage={() => read({ part: "prologue" }, ...(told ? [EPILOGUE] : []))}
        onRead={(one) => {
          const opening: Leaf = { part: "before", fight: one };
          read(opening, ...(one.state === "won" ? [{ part: "won", fight: one } as const] : []));
        }}
      />
    </div>
  );
  const side = (
    <div className={css.side}>
      {problem !== null && <Trouble problem={problem} />}
      {fight !== undefined ? (
        <Plate
          info={info}
          run={run}
          fight={fight}
          busy={busy}
          onGo={toFight}
          onGiveUp={() => setQuestion("give-up")}
          onRead={() => read({ part: "before", fight })}
        />
      ) : run.finished ? (
        <FinishedPlate mode={run.mode} onRead={() => read(EPILOGUE)} />
      ) : (
        <NewPlate mode={run.mode}>
          <Beginning key={run.mode} info={info} run={run} busy={busy} onBegin={begin} />
        </NewPlate>
      )}
      {before.length > 0 && (
        <article className={`${story.paper ?? ""} ${css.before ?? ""}`}>
          <Prose text={before} />
        </article>
      )}
      {run.begun && (
        <Terms
          run={run}
          busy={busy}
          onFootholds={(on) => {
            if (on && run.footholds_locked !== null) {
              setQuestion("footholds");
            } else {
              ask(campaign.switchFootholds(on, false));
            }
          }}
          onBegin={() => setQuestion("begin")}
          onEnd={run.last === null ? null : () => read(...endOf(run))}
        />
      )}
    </div>
  );
  return (
    <div className={css.journey}>
      <header className={css.head}>
        <h1>{words("web-campaign")}</h1>
        <Tabs
          runs={info.runs}
          mode={run.mode}
          onMode={(mode) => {
            setProblem(null);
            onMode(mode);
            const to = info.runs.find((one) => one.mode === mode);
            setReading(to === undefined ? null : newsOf(to));
          }}
        />
      </header>
      <div
        id="campaign-run"
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(run.mode)}
        className={css.run}
      >
        {run.begun ? (
          <>
            {land}
            {side}
          </>
        ) : (
          <>
            {side}
            {land}
          </>
        )}
      </div>
      {question !== null && (
        <Questions
          question={question}
          info={info}
          run={run}
          busy={busy}
          onClose={() => setQuestion(null)}
          onGiveUp={() => ask(campaign.giveUp(run.mode))}
          onBegin={begin}
          onFootholds={() => ask(campaign.switchFootholds(true, true))}
        />
      )}
      {reading !== null && (
        <StoryPage
          leaves={reading.leaves}
          afterLoss={words("wraith-campaign-after-loss", { mode: run.mode })}
          onGo={leadsToFight(reading.leaves, run) ? toFight : null}
          onClose={() => {
            markTold(run);
            setReading(null);
          }}
        />
      )}
    </div>
  );
}
