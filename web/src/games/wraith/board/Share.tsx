// What the bar says while Wounds or tokens are given out on the board: how many are left.
import { useEffect, useRef } from "react";
import { Button } from "../../../parts/Button";
import { useTable as useLive } from "../../../table/store";
import { useWords } from "../../../words";
import type { Decision, Message } from "../../../wire/types";
import css from "./Share.module.css";
import { leftOf, settle, sharedBy, startOver, useDraft } from "./sharing";

export function sharePrompt(decision: Decision): Message | null {
  const what = sharedBy(decision);
  return what === null ? null : { key: "wraith-board-share", facts: { what } };
}

export function ShareBar({ decision }: { decision: Decision }) {
  const words = useWords();
  const { decision: asked, sharing, plan } = useDraft();
  const told = useLive((table) => table.shown?.told ?? 0);
  const done = useRef<HTMLButtonElement>(null);
  const left = sharing ? leftOf(sharing) : 0;
  const whole = sharing != null && left === 0;
  // Who gives out by keys has the last word under the finger.
  useEffect(() => {
    const at = document.activeElement;
    if (whole && at instanceof HTMLElement && at.matches("[data-thing]:focus-visible"))
      done.current?.focus();
  }, [whole]);
  if (asked !== decision || !sharing || plan) return null;
  const untouched = sharing.given.every((n, i) => i < sharing.settled || n === 0);
  return (
    <div className={css.share}>
      <output className={css.left} data-left={left}>
        {words("wraith-board-share-left", { what: sharing.what, n: left })}
      </output>
      <Button ref={done} look="brass" disabled={!whole} onClick={() => settle(told)}>
        {words("wraith-board-share-done")}
      </Button>
      <Button look="quiet" glyph="undo" disabled={untouched} onClick={startOver}>
        {words("wraith-board-share-again")}
      </Button>
    </div>
  );
}
