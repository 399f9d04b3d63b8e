import { useWords } from "../words";
import { Glyph } from "./Glyph";
import css from "./parts.module.css";

/** The id of a rule that opens it. */
export function RuleChip({ id, open }: { id: string; open: (id: string) => void }) {
  const words = useWords();
  if (id === "") {
    return null;
  }
  return (
    <button
      type="button"
      className={css.chip}
      title={words("web-show-rule")}
      aria-label={words("web-rule-named", { id })}
      onClick={() => open(id)}
    >
      <Glyph name="book" size={15} />
      {id}
    </button>
  );
}
