// What a unit is worth in a battle: dice it rolls, damage it withstands, points for who defeats it.
import css from "./Numbers.module.css";

const SIGNS = {
  strength: "M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01",
  fortitude:
    "M12 20C5 14.5 3 11.5 3 8.3 3 5.7 5 4 7.3 4 9.3 4 11 5 12 7c1-2 2.7-3 4.7-3C19 4 21 5.7 21 8.3c0 3.2-2 6.2-9 11.7z",
  value: "M3 18h18M4 15L3 6l5 4 4-6 4 6 5-4-1 9z",
} as const;

type Printed = Record<"strength" | "fortitude", number> & { value?: number };

/** The words for it are the title of what it stands on. */
export function Numbers({ of }: { of: Printed }) {
  return (
    <span className={css.numbers} aria-hidden="true">
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((name) =>
        of[name] === undefined ? null : (
          <span key={name} data-number={name}>
            <svg viewBox="0 0 24 24" width="12" height="12" focusable="false">
              <path d={SIGNS[name]} />
            </svg>
            {of[name]}
          </span>
        ),
      )}
    </span>
  );
}
