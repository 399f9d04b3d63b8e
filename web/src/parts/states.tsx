import { saying } from "../wire/http";
import { useWords } from "../words";
import { Button } from "./Button";
import css from "./parts.module.css";

export function Loading() {
  const words = useWords();
  return (
    <p className={css.loading} role="status">
      {words("web-loading")}
    </p>
  );
}

/** Something could not be had: why, and a way on. */
export function Trouble({ problem, again }: { problem: unknown; again?: () => void }) {
  const words = useWords();
  return (
    <div className={css.trouble} role="alert">
      <p>{words.say(saying(problem))}</p>
      {again && (
        <Button glyph="again" onClick={again}>
          {words("web-try-again")}
        </Button>
      )}
    </div>
  );
}
