import type { KeyboardEvent } from "react";
import { Sigil } from "./Sigil";
import css from "./Map.module.css";

export type State = "won" | "current" | "under-way" | "ahead";

/** The frame says the state by its shape: a seal, a lantern, a veiled stone. */
const FRAMES: Record<State, string> = {
  won: "M32 3 39 7.5 47 6.9 50.5 14 57.5 18 57.3 26 61 33 57 40 56.5 48 49 51 44.5 57.7 36.5 57 29 61 22.5 56 14.5 55.3 12 47.5 5.8 42.5 7.5 34.7 4.5 27.3 10 21.5 10.8 13.5 18.5 11.5 24 5.5z",
  current: "M32 2 54 22v28a9 9 0 0 1-9 9H19a9 9 0 0 1-9-9V22z",
  "under-way": "M32 2 54 22v28a9 9 0 0 1-9 9H19a9 9 0 0 1-9-9V22z",
  ahead: "M32 8 56 32 32 56 8 32z",
};

interface StationProps {
  giant: string;
  state: State;
  /** Whether it belongs to an age that has not come yet. */
  far: boolean;
  name: string;
  label: string;
  x: number;
  y: number;
  tabbable: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  reach: (button: HTMLButtonElement | null) => void;
}

/** One fight on the way. */
export function Station(props: StationProps) {
  const { giant, state, far, name, label, x, y, tabbable, onOpen, onKeyDown, reach } = props;
  return (
    <button
      ref={reach}
      type="button"
      className={css.station}
      data-state={state}
      data-far={far || undefined}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-label={label}
      aria-current={state === "current" || state === "under-way" ? "step" : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={css.seal}>
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <path d={FRAMES[state]} className={css.frame} />
          {state === "won" && <circle cx="32" cy="32" r="21" className={css.ring} />}
          {state !== "won" && state !== "ahead" && (
            <path d="M26 5a6 6 0 1 1 12 0" className={css.ring} />
          )}
        </svg>
        <Sigil giant={giant} />
        {(state === "won" || state === "under-way") && (
          <svg className={css.tick} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="9" />
            <path d={state === "won" ? "m5.5 10.5 3 3 6-6.5" : "M8 6v8l6-4z"} />
          </svg>
        )}
      </span>
      <span className={css.name}>{name}</span>
    </button>
  );
}
