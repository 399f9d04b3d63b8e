import { useBattle } from "./context";
import css from "./Choices.module.css";
import { foreseenWords } from "./foreseen";

/** What the option in the light would do; its place is kept, so that nothing jumps. */
export function Would() {
  const { words, reference, would, pointed } = useBattle();
  const lines = would && pointed !== null ? foreseenWords(words, reference, would) : [];
  return (
    <p className={css.would} role="status" data-would>
      {lines.join(" · ")}
    </p>
  );
}
