import { Glyph } from "../parts/Glyph";
import { Button, IconButton } from "../parts/Button";
import { RuleChip } from "../parts/RuleChip";
import { useWords } from "../words";
import css from "./NoticeBox.module.css";
import { dismissNotice, showRule, useTable } from "./store";
import { Talk } from "./Talk";

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
          <p>{words.say(notice.text)}</p>
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
