import { memo, useLayoutEffect, useMemo, useRef, useState, type UIEvent } from "react";
import { useWords } from "../words";
import type { BoardModule } from "../games/face";
import type { Happening } from "../wire/types";
import css from "./Log.module.css";
import { groupByRound } from "./rounds";
import { inOneGo } from "./walks";

/** What has been told: the newest lines, after so many others that were not fetched. */
export interface Told {
  lines: readonly Happening[];
  begins: number;
  /** Only so many of all lines have been told yet. */
  told: number;
  /** Which of them are one line together. */
  goesOn: BoardModule["goesOn"];
}

interface LogProps extends Told {
  /** Fetches the lines before them; where there is no more, it is not asked for. */
  older?: (() => Promise<void>) | undefined;
  showRule: (id: string) => void;
}

/** So near to the beginning (in pixels) what came before it is fetched. */
const NEAR = 120;

/** What happened, every line with its rule behind it. */
export function Log({ lines, begins, told, goesOn, older, showRule }: LogProps) {
  const words = useWords();
  const rounds = useMemo(
    () => groupByRound(inOneGo(lines.slice(0, Math.max(0, told - begins)), goesOn)),
    [lines, begins, told, goesOn],
  );
  const number = useMemo(
    () => new Map(lines.map((line, i) => [line, begins + i])),
    [lines, begins],
  );
  const { box, scrolled, fetchOlder } = useScrolling({ lines, begins, told, older });
  return (
    <div
      ref={box}
      className={css.log}
      tabIndex={0}
      role="region"
      aria-label={words("web-log")}
      onScroll={scrolled}
    >
      {begins > 0 && older !== undefined && (
        <button
          type="button"
          className={css.older}
          onClick={() => {
            box.current?.focus(); // the button may be gone when they have come
            void fetchOlder();
          }}
        >
          {words("web-log-older", { n: begins })}
        </button>
      )}
      <Came begins={begins} />
      {rounds.length === 0 && begins === 0 && <p className={css.empty}>{words("web-log-empty")}</p>}
      {rounds.map(({ heading, lines: those }) => (
        <section key={number.get(heading ?? those[0] ?? NOTHING)}>
          {heading && (
            <h3>
              <Line line={heading} showRule={showRule} look={css.heading ?? ""} />
            </h3>
          )}
          <ol>
            {those.map((line) => (
              <li key={number.get(line)}>
                <Line
                  line={line}
                  showRule={showRule}
                  look={line.kind.endsWith("began") ? (css.part ?? "") : (css.line ?? "")}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const NOTHING: Happening = { kind: "", rule: "", seat: 0, facts: {}, text: { key: "", facts: {} } };

type Scrolling = Pick<LogProps, "lines" | "begins" | "told" | "older">;

/** Keeps the end in sight for who is there, and the line one reads when older ones come before it. */
function useScrolling({ lines, begins, told, older }: Scrolling) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const fromEnd = useRef(0);
  const fetching = useRef(false);
  const fetchOlder = async (): Promise<void> => {
    if (fetching.current || older === undefined || begins === 0) return;
    fetching.current = true;
    await older();
    fetching.current = false;
  };
  useLayoutEffect(() => {
    const log = box.current;
    if (log !== null && atEnd.current) log.scrollTop = log.scrollHeight;
  }, [told, lines]);
  useLayoutEffect(() => {
    const log = box.current;
    if (log !== null && !atEnd.current) log.scrollTop = log.scrollHeight - fromEnd.current;
  }, [begins]);
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
    fromEnd.current = scrollHeight - scrollTop;
    if (scrollTop < NEAR && !atEnd.current) void fetchOlder();
  };
  return { box, scrolled, fetchOlder };
}

/** How many older lines have come, for those who do not see them. */
function Came({ begins }: { begins: number }) {
  const words = useWords();
  const [last, setLast] = useState({ begins, n: 0 });
  if (last.begins !== begins) {
    setLast({ begins, n: Math.max(0, last.begins - begins) });
  }
  return (
    <p className="unseen" role="status">
      {last.n > 0 && words("web-log-came", { n: last.n })}
    </p>
  );
}

interface LineProps {
  line: Happening;
  look: string;
  showRule: (id: string) => void;
}

const Line = memo(function Line({ line, look, showRule }: LineProps) {
  const words = useWords();
  return (
    <button type="button" className={look} title={line.rule} onClick={() => showRule(line.rule)}>
      {words.say(line.text)}
    </button>
  );
});

/** The last lines for those who listen instead of looking, said once a step is told. */
export function News({ lines, begins, told, goesOn }: Told) {
  const words = useWords();
  const end = told - begins;
  const news = inOneGo(lines.slice(Math.max(0, end - 12), Math.max(0, end)), goesOn);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {news.map((line) => (
        <p key={begins + lines.lastIndexOf(line)}>{words.say(line.text)}</p>
      ))}
    </div>
  );
}
