import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useWords } from "../../../words";
import { Landscape } from "./Landscape";
import { TALL, WIDE, wayUp } from "./layout";
import css from "./Map.module.css";
import { Station, type State } from "./Station";
import { fightsOf, giantName, wraithName } from "./story";
import { useNarrow } from "./use";
import type { CampaignFight, CampaignInfo, CampaignRun } from "./wire";

interface MapViewProps {
  info: CampaignInfo;
  run: CampaignRun;
  /** Whether the lamp is still at the fight before, until its end is told. */
  behind: boolean;
  /** Somebody wants to read a fight's story. */
  onRead: (fight: CampaignFight) => void;
  onVillage: () => void;
}

/** The way up with all its fights. A gauntlet that began later has empty places below. */
export function MapView({ info, run, behind, onRead, onVillage }: MapViewProps) {
  const words = useWords();
  const layout = useNarrow() ? TALL : WIDE;
  const [all, skipped] = useMemo(() => fightsOf(info, run), [info, run]);
  const way = useMemo(() => wayUp(layout, all.length), [layout, all.length]);
  const now = skipped + run.at;
  const lit = run.begun ? (way.stops[behind ? now - 1 : now] ?? way.steps.length - 1) : 0;
  const age = run.finished ? 3 : Math.floor((now / all.length) * 3);
  const { buttons, focused, onKeyDown } = useRoving(
    run.fights.length,
    Math.min(run.at, run.fights.length - 1),
  );
  const [why, setWhy] = useAnswer(run.mode);
  useComeIntoView(buttons, run, layout.name === "tall" && run.begun);
  const place = (i: number): [x: number, y: number] => {
    const [x, y] = way.steps[way.stops[skipped + i] ?? 0] ?? layout.gate;
    return [(x / layout.width) * 100, (y / layout.height) * 100];
  };
  const spot = place(why ?? 0);
  return (
    <section
      className={css.map}
      data-layout={layout.name}
      aria-label={words("wraith-campaign-map")}
      aria-describedby="campaign-map-keys"
    >
      <p id="campaign-map-keys" className="unseen">
        {words("wraith-campaign-map-keys")}
      </p>
      <Landscape
        layout={layout}
        way={way}
        fights={all}
        current={run.begun && !run.finished ? now : null}
        lamp={lit}
        lit={run.begun}
        key={`${layout.name} ${run.mode}`}
        age={age}
      />
      {layout.ages.map(([x, y, turn], i) => {
        const wraith = info.wraiths[i];
        return wraith === undefined || i > age ? null : (
          <span
            key={wraith}
            className={css.age}
            data-on={i === age || undefined}
            style={{
              left: `${(x / layout.width) * 100}%`,
              top: `${(y / layout.height) * 100}%`,
              rotate: `${turn}deg`,
            }}
            aria-hidden="true"
          >
            {wraithName(words, wraith)}
          </span>
        );
      })}
      <button
        type="button"
        className={css.village}
        onClick={onVillage}
        aria-label={words("wraith-campaign-village")}
      >
        <span>{words("wraith-campaign-village-name")}</span>
      </button>
      <ol>
        {run.fights.map((fight, i) => {
          const [x, y] = place(i);
          const state: State =
            fight.state === "current" && run.table !== null ? "under-way" : fight.state;
          return (
            <li key={i}>
              <Station
                giant={fight.giant}
                state={state}
                far={Math.floor(((skipped + i) / all.length) * 3) > age}
                name={giantName(words, fight.giant)}
                label={words("wraith-campaign-station", {
                  n: skipped + i + 1,
                  wraith: wraithName(words, fight.wraith),
                  giant: giantName(words, fight.giant),
                  state,
                })}
                x={x}
                y={y}
                tabbable={i === focused}
                reach={(button) => {
                  buttons.current[i] = button;
                }}
                onKeyDown={(event) => onKeyDown(event, i)}
                onOpen={() => {
                  if (fight.state === "ahead") {
                    setWhy(i);
                  } else {
                    setWhy(null);
                    onRead(fight);
                  }
                }}
              />
            </li>
          );
        })}
      </ol>
      <p
        className={css.why}
        role="status"
        style={{ left: `clamp(8.5rem, ${spot[0]}%, 100% - 8.5rem)`, top: `${spot[1]}%` }}
      >
        {why !== null &&
          words(run.begun ? "wraith-campaign-ahead" : "wraith-campaign-not-begun", {
            left: why - run.at,
          })}
      </p>
    </section>
  );
}

const STEPS: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** One tab stop for the whole way; the arrow keys climb it. */
function useRoving(count: number, home: number) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const to = Math.max(0, Math.min(count - 1, from + step));
    setAt(to);
    buttons.current[to]?.focus();
  };
  return { buttons, focused: at !== null && at < count ? at : home, onKeyDown };
}

const ANSWER = 6000;

/** Which fight somebody asked for in vain; the answer goes away by itself. */
function useAnswer(mode: string) {
  const [asked, setAsked] = useState<{ mode: string; fight: number } | null>(null);
  useEffect(() => {
    if (asked === null) {
      return;
    }
    const timer = setTimeout(() => setAsked(null), ANSWER);
    return () => clearTimeout(timer);
  }, [asked]);
  const fight = asked?.mode === mode ? asked.fight : null;
  const ask = (which: number | null) => setAsked(which === null ? null : { mode, fight: which });
  return [fight, ask] as const;
}

/** On a small screen the map is longer than the window: begin where the lamp is. */
function useComeIntoView(
  buttons: { current: (HTMLButtonElement | null)[] },
  { mode, at, fights }: CampaignRun,
  tall: boolean,
) {
  const last = fights.length - 1;
  useEffect(() => {
    const button = buttons.current[Math.min(at, last)];
    const box = button?.getBoundingClientRect();
    if (tall && box && (box.bottom > window.innerHeight - 240 || box.top < 0)) {
      button?.scrollIntoView({ block: "center", behavior: "instant" });
    }
  }, [buttons, mode, at, last, tall]);
}
