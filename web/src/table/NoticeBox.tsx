import { Glyph } from "../parts/Glyph";
import { Button, IconButton } from "../parts/Button";
import { RuleChip } from "../parts/RuleChip";
import { useWords } from "../words";
import css from "./NoticeBox.module.css";
import { Reasons } from "./Reasons";
import { type Advised, dismissNotice, showRule, useTable } from "./store";
import { Talk } from "./Talk";

/** Why a hint says so, what else could be done, and how the game stands. */
function Advice({ reasons, second, others, chance }: Advised) {
  const words = useWords();
  return (
    <>
      <Reasons reasons={reasons} />
      {second !== null && (
        <>
          <div className={css.second}>
            {words("web-hint-second", { option: words.say(second) })}
          </div>
          <Reasons reasons={others} />
        </>
      )}
      {chance !== null && (
        <div className={css.chance}>{words("web-hint-chance", { n: chance })}</div>
      )}
    </>
  );
}

/** Why not, what a bot would do, what went wrong: a slip of paper over the edge of the board. */
export function NoticeBox() {
  const words = useWords();
  const notice = useTable((table) => table.notice);
  const session = useTable((table) => table.session);
  const option = notice?.option;
  return (
    <div className={css.place} role="status" aria-live="polite">
      {notice && (
        <div className={css.notice} data-kind={notice.kind}>
          <Glyph
            name={notice.kind === "hint" ? "hint" : notice.kind === "told" ? "person" : "book"}
          />
          {notice.advice === undefined ? (
            <p>{words.say(notice.text)}</p>
          ) : (
            <div className={css.advice}>
              <p>{words.say(notice.text)}</p>
              <Advice {...notice.advice} />
            </div>
          )}
          <RuleChip id={notice.rule} open={showRule} />
          {option !== undefined && (
            <Button look="brass" data-anyway onClick={() => session?.choose(option)}>
              {words("web-anyway")}
            </Button>
          )}
          <IconButton glyph="close" label={words("web-close")} onClick={dismissNotice} />
        </div>
      )}
      <Talk />
    </div>
  );
}
