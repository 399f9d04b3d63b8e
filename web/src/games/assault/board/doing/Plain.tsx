// Any other question: its answers as they are said, with what stands behind them.
import { resourceName } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";

/** What is spent where a question is about one's own cards. */
const SPENDS: Record<string, string> = { feed: "food", sell: "artifact", forge: "ore" };

export function Plain() {
  const { words, decision, view, you } = useTable();
  if (!decision) return null;
  const spent = SPENDS[decision.kind];
  const own = view.seats.find(({ seat }) => seat === you);
  const yes = decision.options.filter(({ facts }) => facts["do"] !== "done");
  return (
    <Panel
      title={words.say(decision.prompt)}
      plain={decision.options.filter(({ facts }) => facts["do"] === "done")}
    >
      {spent && own && (
        <p className={css.note}>
          {words("assault-spends", {
            resource: resourceName(words, spent),
            n: own.resources[spent] ?? 0,
          })}
        </p>
      )}
      <ul className={css.list}>
        {yes.map((option, i) => (
          <li key={option.notation}>
            <Choice option={option} tone={i === 0 ? "brass" : "plain"} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
