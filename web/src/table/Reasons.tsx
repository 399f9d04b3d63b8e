import type { Reason } from "../wire/types";
import { useWords } from "../words";
import css from "./Reasons.module.css";

/** What speaks for an option, and what against it. */
export function Reasons({ reasons }: { reasons: Reason[] }) {
  const words = useWords();
  return (
    <ul className={css.reasons}>
      {reasons.map(({ tone, text }, i) => (
        <li key={i} data-tone={tone}>
          <span className="unseen">{words(`web-hint-${tone}`)} </span>
          {words.say(text)}
        </li>
      ))}
    </ul>
  );
}
