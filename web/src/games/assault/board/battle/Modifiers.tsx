// What a side can do with its dice by commands, powers or the rules: how much, and whether still.
import type { ReactNode } from "react";
import { Glyph } from "../../../../parts/Glyph";
import type { Side } from "../../shapes";
import { ResultSign } from "../pieces/ResultSign";
import { useBattle } from "./context";
import css from "./Modifiers.module.css";
import { Pick } from "./Pick";

/** Modifiers that roll dice again; all others turn arcane results into hits or blocks. */
const REROLLS = new Set(["leader", "sinker", "npc-reroll"]);
const TO_HITS = new Set(["attack", "line"]);

type State = "now" | "ready" | "used" | "forbidden";

export function Modifiers({ side, asked }: { side: Side; asked: boolean }) {
  const { words, offers } = useBattle();
  // What it is good for none of is not shown: a leader elsewhere, no card to the right.
  const some = Object.entries(side.allowances).filter(
    ([modifier, n]) => n > 0 || side.used.includes(modifier),
  );
  if (some.length === 0) return null;
  return (
    <ul className={css.modifiers} aria-label={words("assault-battle-means")}>
      {some.map(([modifier, n]) => {
        const option = asked ? offers.modifiers.get(modifier) : undefined;
        const state = option !== undefined ? "now" : stateOf(side, modifier);
        const inside = <Modifier modifier={modifier} n={n} state={state} />;
        return (
          <li key={modifier} data-modifier={modifier} data-state={state}>
            {option === undefined ? (
              <Told side={side} modifier={modifier}>
                {inside}
              </Told>
            ) : (
              <Pick option={option} className={css.modifier}>
                {inside}
              </Pick>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(side: Side, modifier: string): State {
  if (side.used.includes(modifier)) return "used";
  const may = REROLLS.has(modifier) ? side.may_reroll : side.may_convert;
  return may ? "ready" : "forbidden";
}

/** "Leader ↻ up to 2 dice"; signs for the eye, words for the ear. */
function Modifier({ modifier, n, state }: { modifier: string; n: number; state: State }) {
  const { words } = useBattle();
  const rolls = REROLLS.has(modifier);
  const open = state === "now" || state === "ready";
  return (
    <>
      <span className={css.name}>{words("assault-battle-modifier-of", { modifier })}</span>
      <span className={css.what} aria-hidden="true">
        {rolls ? (
          <Glyph name="again" size={14} />
        ) : (
          <>
            <ResultSign result="arcane" size={13} />
            <Glyph name="next" size={11} />
            <ResultSign result={TO_HITS.has(modifier) ? "hits" : "blocks"} size={13} />
          </>
        )}
      </span>
      <span className="unseen">{words("assault-battle-modifier", { modifier })}</span>
      <span className={css.allowance}>
        {open
          ? words("assault-battle-allowance", { what: rolls ? "dice" : "arcane", n })
          : words("assault-battle-modifier-state", { state })}
      </span>
    </>
  );
}

interface ToldProps {
  side: Side;
  modifier: string;
  children: ReactNode;
}

/** One that cannot be used now answers why, to those whose it is. */
function Told({ side, modifier, children }: ToldProps) {
  const { words, decision, you, why } = useBattle();
  const title = words("assault-battle-modifier", { modifier });
  if (decision === null || side.seat !== you) {
    return (
      <span className={css.modifier} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={css.modifier} title={title} onClick={() => why({ modifier })}>
      {children}
    </button>
  );
}
