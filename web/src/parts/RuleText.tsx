import { useWords } from "../words";
import type { Rule } from "../wire/types";
import css from "./RuleText.module.css";

/** A rule in our words, where it stands in the book, and what it leans on. */
export function RuleText({ rule, show }: { rule: Rule; show?: (id: string) => void }) {
  const words = useWords();
  return (
    <div className={css.rule}>
      <p className={css.text}>
        {parted(rule.rule).map((part, i) =>
          part.isRule && show && part.text !== rule.id ? (
            <button key={i} type="button" className={css.link} onClick={() => show(part.text)}>
              {part.text}
            </button>
          ) : (
            part.text
          ),
        )}
      </p>
      <p className={css.origin}>
        <span className={css.id}>{rule.id}</span>
        <span>{words("web-rule-page", { page: rule.page })}</span>
        {rule.see.length > 0 && (
          <span>{words("web-rule-see", { rulings: rule.see.join(", ") })}</span>
        )}
      </p>
    </div>
  );
}

/** The text cut where it names other rules. */
function parted(text: string): { text: string; isRule: boolean }[] {
  return text
    .split(/(\b[A-Z]{2,}(?:-[A-Z]+)*-\d+\b)/)
    .map((part, i) => ({ text: part, isRule: i % 2 === 1 }));
}
