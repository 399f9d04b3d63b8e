// What a lesson says: one idea at a time, why, and the way to its rule. What it means glows.
import { useEffect, useState } from "react";
import { Button } from "../parts/Button";
import { useMotion, useWideScreen } from "../settings/settings";
import type { LessonStep } from "../wire/types";
import { useMoreWords, useWords } from "../words";
import css from "./LessonCard.module.css";
import { isTold, questionOf, showRule, taughtNow, useTable } from "./store";

export default function LessonCard({ game }: { game: string }) {
  const words = useWords();
  const ready = useMoreWords(`${game}/lesson`);
  const step = useStep();
  const session = useTable((table) => table.session);
  const asked = useTable((table) => questionOf(table) !== null);
  const option = useTable(taughtNow);
  const wide = useWideScreen();
  const [why, setWhy] = useState(false);
  useGlow(option);
  if (step === null || !ready) {
    return <section className={css.card} aria-busy="true" aria-label={words("web-lesson")} />;
  }
  const { key, name, number, of, rule } = step;
  const over = rule === "";
  const doIt = (): void => {
    if (option !== null) session?.choose(option);
  };
  return (
    <section className={css.card} aria-label={words("web-lesson")} data-lesson={name}>
      <div className={css.head}>
        <span className={css.count}>
          {over
            ? words("web-lesson-learned")
            : words("web-lesson-step", { n: Math.min(number + 1, of), of })}
        </span>
        <progress className={css.way} value={number} max={of} aria-hidden="true" />
      </div>
      <div className={css.said} aria-live="polite">
        <p className={css.say}>{words(`${key}-${name}`)}</p>
        {!over && (wide || why) && (
          <p className={css.why}>
            <strong>{words("web-lesson-why")}</strong> {words(`${key}-${name}-why`)}
          </p>
        )}
      </div>
      {!over && (
        <div className={css.ways}>
          {!wide && (
            <Button look="quiet" aria-expanded={why} onClick={() => setWhy(!why)}>
              {words("web-lesson-why")}
            </Button>
          )}
          <Button glyph="book" data-more onClick={() => showRule(rule)}>
            {words("web-lesson-more")}
          </Button>
          <Button look="quiet" data-do disabled={!asked || option === null} onClick={doIt}>
            {words("web-lesson-do")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Where the lesson stands, once everything before it is told: nobody reads ahead of the board. */
function useStep(): LessonStep | null {
  const now = useTable((table) => table.moment?.lesson ?? null);
  const told = useTable(isTold);
  const [shown, setShown] = useState<LessonStep | null>(null);
  if (told && now !== shown) {
    setShown(now);
  }
  return shown ?? now;
}

/** Lets what is to be chosen glow, wherever it lies: on the board, in the bar, in the list. */
function useGlow(option: string | null): void {
  const motion = useMotion();
  useEffect(() => {
    if (option === null) {
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @keyframes taught { from { outline-offset: 1px } to { outline-offset: 5px } }
      [data-option=${JSON.stringify(option)}] {
        outline: 3px solid var(--brass-bright) !important;
        outline-offset: 3px;
        box-shadow: 0 0 22px 4px var(--brass);
        ${motion ? "animation: taught 0.9s ease-in-out infinite alternate;" : ""}
      }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [option, motion]);
}
