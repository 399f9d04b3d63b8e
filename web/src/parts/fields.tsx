import { useId, type ReactNode } from "react";
import { useWords } from "../words";
import { Glyph } from "./Glyph";
import css from "./parts.module.css";

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({ label, value, choices, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.segments}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.segment}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

interface SwitchProps {
  label: string;
  meaning?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, meaning, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={meaning === undefined ? undefined : `${id}-meaning`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.track} aria-hidden="true" />
      <span id={id} className={css.switchLabel}>
        {label}
      </span>
      {meaning !== undefined && (
        <span id={`${id}-meaning`} className={css.meaning}>
          {meaning}
        </span>
      )}
    </div>
  );
}

interface StepperProps {
  label: string;
  value: number;
  low: number;
  high: number;
  /** How a value is said, where the number alone would not do. */
  say?: (value: number) => string;
  onChange: (value: number) => void;
}

export function Stepper({ label, value, low, high, say = String, onChange }: StepperProps) {
  const words = useWords();
  return (
    <div role="group" aria-label={label} className={css.stepper}>
      <button
        type="button"
        aria-label={words("web-less")}
        disabled={value <= low}
        onClick={() => onChange(value - 1)}
      >
        <Glyph name="minus" />
      </button>
      <output aria-live="polite">{say(value)}</output>
      <button
        type="button"
        aria-label={words("web-more")}
        disabled={value >= high}
        onClick={() => onChange(value + 1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  );
}

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={css.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}
