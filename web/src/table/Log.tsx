import { memo, useEffect, useMemo, useRef } from "react";
import { useWords } from "../words";
import type { BoardModule } from "../games/face";
import type { Happening } from "../wire/types";
import css from "./Log.module.css";
import { groupByRound } from "./rounds";
import { inOneGo } from "./walks";

interface LogProps {
  lines: Happening[];
  /** Only so many have been told yet. */
  told: number;
  /** Which of them are one line together. */
  goesOn: BoardModule["goesOn"];
  showRule: (id: string) => void;
}

/** What happened, every line with its rule behind it. */
export function Log({ lines, told, goesOn, showRule }: LogProps) {
  const words = useWords();
  const rounds = useMemo(
    () => groupByRound(inOneGo(lines.slice(0, told), goesOn)),
    [lines, told, goesOn],
  );
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (box.current !== null && atEnd.current) {
      box.current.scrollTop = box.current.scrollHeight;
    }
  }, [told, lines]);
  return (
    <div
      ref={box}
      className={css.log}
      tabIndex={0}
      role="region"
      aria-label={words("web-log")}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      {rounds.length === 0 && <p className={css.empty}>{words("web-log-empty")}</p>}
      {rounds.map(({ heading, lines: those, first }) => (
        <section key={first}>
          {heading && (
            <h3>
              <Line line={heading} showRule={showRule} look={css.heading ?? ""} />
            </h3>
          )}
          <ol>
            {those.map((line, i) => (
              <li key={i}>
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

type NewsProps = Pick<LogProps, "lines" | "told" | "goesOn">;

/** The last lines for those who listen instead of looking, said once a step is told. */
export function News({ lines, told, goesOn }: NewsProps) {
  const words = useWords();
  const news = inOneGo(lines.slice(Math.max(0, told - 12), told), goesOn);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {news.map((line) => (
        <p key={lines.lastIndexOf(line)}>{words.say(line.text)}</p>
      ))}
    </div>
  );
}
