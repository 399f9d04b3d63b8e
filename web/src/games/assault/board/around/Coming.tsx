// What a command would come to if it were played now: the sums, and of what they are made.
import { useWords } from "../../../../words";
import type { Coming as ComingNow, Command, Reference } from "../../shapes";
import css from "./Coming.module.css";
import { effectText, sentence, yields, yieldText } from "./printed";

interface ComingProps {
  reference: Reference;
  race: string;
  command: Command;
  coming: ComingNow;
  /** Without what could be done instead. */
  short?: boolean;
}

export function Coming({ reference, race, command, coming, short = false }: ComingProps) {
  const words = useWords();
  const found = yields(command, coming.parts);
  return (
    <span className={css.coming}>
      {found.length === 0 && <span>{words("assault-around-nothing-now")}</span>}
      {found.map(({ effect, or, n, once, left }, i) => (
        <span key={i}>
          <Numbered text={sentence(yieldText(words, reference, { effect, n }, race))} />
          {(short ? [] : or).map((other) => (
            <span key={other.effect}>
              {" "}
              {words("assault-around-instead", {
                does: effectText(words, reference, other, race),
              })}
            </span>
          ))}
          {once > 0 && left > 0 && (
            <span className={css.sum}>
              {" "}
              <span aria-hidden="true">({words("assault-around-sum", { once, left })})</span>
              <span className="unseen">({words("assault-around-sum-words", { once, left })})</span>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

/** A text with its numbers large: they are what decides. */
function Numbered({ text }: { text: string }) {
  return text.split(/(\d+)/).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}
