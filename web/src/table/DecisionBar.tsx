import { useEffect, useMemo, useRef } from "react";
import { Button, IconButton } from "../parts/Button";
import { Glyph } from "../parts/Glyph";
import { RuleChip } from "../parts/RuleChip";
import { useRoomyScreen, useSettings, useWideScreen } from "../settings/settings";
import { listAnd, useWords, type Words } from "../words";
import type { Decision } from "../wire/types";
import css from "./DecisionBar.module.css";
import {
  asButtons,
  groupOptions,
  onOneLine,
  pointsAtSomething,
  type NumberedOption,
} from "./grouping";
import { seatName } from "./names";
import {
  askedElsewhere,
  isTold,
  mayUndo,
  point,
  questionOf,
  showRule,
  taughtNow,
  useTable,
  type LiveTable,
} from "./store";

interface DecisionBarProps {
  openOptions: () => void;
  openResult: () => void;
  sitAt: (seat: number) => void;
}

/** One line that says who must do what, and the ways to do it. */
export function DecisionBar({ openOptions, openResult, sitAt }: DecisionBarProps) {
  const words = useWords();
  const session = useTable((table) => table.session);
  const question = useTable(questionOf);
  const told = useTable(isTold);
  const steps = useTable((table) => table.board?.steps);
  const undo = useTable(mayUndo);
  const over = useTable((table) => table.moment?.status === "over");
  const you = useTable((table) => table.you);
  const version = useTable((table) => table.moment?.version);
  const elsewhere = useTable(askedElsewhere);
  const bar = useRef<HTMLElement>(null);
  useFocusKept(bar, question);
  return (
    <section
      ref={bar}
      className={css.bar}
      aria-label={words("web-decision")}
      data-version={question === null ? undefined : version}
    >
      <Prompt />
      {question &&
        (steps?.prompt(question) != null ? (
          <steps.Bar decision={question} />
        ) : (
          <Options question={question} />
        ))}
      <div className={css.tools}>
        {!told && (
          <Button look="quiet" glyph="skip" className={css.tool} onClick={() => session?.skip()}>
            {words("web-skip")}
          </Button>
        )}
        {elsewhere !== null && (
          <Button look="brass" onClick={() => sitAt(elsewhere)}>
            {words("web-play-at", { n: elsewhere + 1 })}
          </Button>
        )}
        {told && over && (
          <Button look="brass" onClick={openResult}>
            {words("web-result")}
          </Button>
        )}
        {you !== null && !over && (
          <>
            <IconButton
              glyph="undo"
              className={css.tool}
              label={words("web-undo")}
              aria-keyshortcuts="u"
              disabled={!told}
              aria-disabled={!undo}
              onClick={() => session?.undo()}
            />
            <IconButton
              glyph="hint"
              className={css.tool}
              label={words("web-hint")}
              aria-keyshortcuts="h"
              disabled={question === null}
              onClick={() => void session?.hint()}
            />
          </>
        )}
        {question && (
          <Button
            look="quiet"
            glyph="list"
            className={css.tool}
            aria-keyshortcuts="o"
            title={words("web-all-options", { n: question.options.length })}
            aria-label={words("web-all-options", { n: question.options.length })}
            onClick={openOptions}
          >
            {question.options.length}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Who must do what, in one line. */
function Prompt() {
  const words = useWords();
  const table = useTable();
  const { rule, text, kind } = promptOf(words, table);
  return (
    <div className={css.prompt}>
      <p className={kind === "told" ? css.told : css.asked}>{text}</p>
      <RuleChip id={rule} open={showRule} />
    </div>
  );
}

interface Prompted {
  kind: "asked" | "told";
  text: string;
  rule: string;
}

function promptOf(words: Words, table: LiveTable): Prompted {
  const { moment, shown, sending, seats, you } = table;
  if (shown?.telling != null) {
    return { kind: "told", text: words.say(shown.telling.text), rule: shown.telling.rule };
  }
  const said = (key: string, facts = {}): Prompted => ({
    kind: "told",
    text: words(key, facts),
    rule: "",
  });
  if (moment === null) {
    return said("web-loading");
  }
  if (moment.status === "over") {
    return said("web-over");
  }
  if (moment.status === "closed") {
    return said("web-table-closed");
  }
  if (sending) {
    return said("web-sending");
  }
  if (moment.decision !== null) {
    const { prompt, rule } = moment.decision;
    const text = table.board?.steps?.prompt(moment.decision) ?? prompt;
    return { kind: "asked", text: words.say(text), rule };
  }
  if (moment.status === "waiting") {
    return said("web-waiting-for-players");
  }
  const asked = seats.filter(({ seat }) => moment.waiting_for.includes(seat));
  if (seats.length === 1 && asked[0]?.name === "" && asked[0].kind === "human") {
    return said("web-player-must-choose");
  }
  const names = listAnd(
    words,
    asked.map((seat) => seatName(words, seat, seats)),
  );
  return said(you === null ? "web-watching" : "web-waiting-for", { names, n: asked.length });
}

function Options({ question }: { question: Decision }) {
  const words = useWords();
  const offers = useTable((table) => table.board?.offers);
  const numbers = useTable((table) => table.board?.numbers);
  const view = useTable((table) => table.shown?.view);
  const taught = useTable(taughtNow);
  const wide = useWideScreen();
  const roomy = useRoomyScreen();
  const log = useSettings((settings) => settings.logOpen) && !roomy;
  const buttons = useMemo(() => {
    const groups = groupOptions(question.options);
    if (offers === undefined || view === undefined) return asButtons(groups, pointsAtSomething);
    // What the board offers must not take its room away.
    return asButtons(
      groups,
      (option) => offers(option, view),
      (options) =>
        wide &&
        onOneLine(
          options.map(({ text }) => words.say(text)),
          log,
        ),
    );
  }, [question, offers, view, wide, log, words]);
  // Where there is little room, a lesson shows what it means alone; the list has the others.
  const shown = wide || taught === null ? buttons : only(question, taught);
  const before = view === undefined ? 0 : (numbers?.(question, view) ?? 0);
  return shown.length === 0 ? null : (
    <ul className={css.options}>
      {shown.map(({ option }, i) => (
        <li key={option.notation}>
          <OptionButton option={option} number={before + i + 1} />
        </li>
      ))}
    </ul>
  );
}

/** One option with its number. */
function only(question: Decision, notation: string): NumberedOption[] {
  const all = groupOptions(question.options).flatMap((group) => group.options);
  return all.filter(({ option }) => option.notation === notation);
}

export function OptionButton({ number, option, chosen }: NumberedOption & { chosen?: () => void }) {
  const words = useWords();
  const session = useTable((table) => table.session);
  const pointed = useTable((table) => table.pointed === option.notation);
  const hinted = useTable((table) => table.hinted === option.notation);
  return (
    <button
      type="button"
      className={[css.option, pointed ? css.pointed : ""].join(" ")}
      data-option={option.notation}
      data-key={number}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") point(option.notation);
      }}
      onPointerLeave={() => point(null)}
      onFocus={() => point(option.notation)}
      onBlur={() => point(null)}
      onClick={() => {
        session?.choose(option.notation);
        chosen?.();
      }}
    >
      {number <= 9 && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      <span>{words.say(option.text)}</span>
      {hinted && (
        <span className={css.hinted}>
          <Glyph name="hint" size={16} />
          <span className="unseen">{words("web-hinted")}</span>
        </span>
      )}
    </button>
  );
}

/** Whoever plays by keyboard from the bar finds the next question's first option under the keys. */
function useFocusKept(bar: React.RefObject<HTMLElement | null>, question: Decision | null): void {
  const had = useRef(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) {
      return;
    }
    const note = (event: FocusEvent): void => {
      had.current = event.target instanceof Element && event.target.matches("[data-option]");
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [bar]);
  useEffect(() => {
    if (question !== null && had.current && document.activeElement === document.body) {
      bar.current?.querySelector<HTMLElement>("[data-option]")?.focus();
    }
  }, [bar, question]);
}
