import { Link } from "wouter";
import { useAsked } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { Loading, Trouble } from "../parts/states";
import { RuleText } from "../parts/RuleText";
import { api } from "../wire/http";
import { useWords } from "../words";

interface RuleDialogProps {
  game: string;
  id: string;
  close: () => void;
  show: (id: string) => void;
}

/** A rule over the table, so that nobody has to leave it. */
export function RuleDialog({ game, id, close, show }: RuleDialogProps) {
  const words = useWords();
  const [asked, again] = useAsked(`${game} ${words.language}`, () =>
    api.rules(game, words.language),
  );
  const rule = asked.state === "here" ? asked.value.find((found) => found.id === id) : undefined;
  return (
    <Dialog title={rule?.title ?? id} onClose={close}>
      {asked.state === "asking" && <Loading />}
      {asked.state === "failed" && <Trouble problem={asked.problem} again={again} />}
      {asked.state === "here" && rule === undefined && <p>{words("web-no-such-rule", { id })}</p>}
      {rule && <RuleText rule={rule} show={show} />}
      <p style={{ marginTop: "var(--space-5)" }}>
        <Link href={`/rules/${game}/${id}`}>{words("web-open-rules")}</Link>
      </p>
    </Dialog>
  );
}
