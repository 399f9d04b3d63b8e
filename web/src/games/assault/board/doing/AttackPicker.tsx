// The attack picker: whom from where, with the dice of both sides and the odds before one says so.
import type { Option } from "../../../../wire/types";
import { fact } from "../aims";
import type { AttackShow } from "../../shapes";
import { raceName, regionName } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { NONE, Odds, useShows } from "./Odds";
import { Choice, Panel } from "./parts";
import type { AroundProps } from "../props";

export function AttackPicker({ show }: Pick<AroundProps, "show">) {
  const { words, decision, held } = useTable();
  const shows = useShows(decision?.options ?? NONE, show);
  const options = decision?.options.filter(({ facts }) => facts["do"] !== "done") ?? [];
  const from = held?.replace("region ", "") ?? "";
  const shown = from ? options.filter(({ facts }) => fact(facts, "region") === from) : options;
  return (
    <Panel title={words("assault-attack")}>
      <ul className={css.list}>
        {shown.map((option) => (
          <li key={option.notation}>
            <Attack option={option} show={shows.get(option.notation)} />
          </li>
        ))}
      </ul>
      {options.some((option) => !isShift(option)) && (
        <p className={css.note}>{words("assault-odds-how", { who: "giants" })}</p>
      )}
    </Panel>
  );
}

const isShift = ({ facts }: Option): boolean => facts["do"] === "shift";

function Attack({ option, show }: { option: Option; show: AttackShow | undefined }) {
  const { words, reference, view } = useTable();
  const from = fact(option.facts, "region");
  const to = fact(option.facts, "to");
  const defender = view.regions[to]?.race ?? "";
  const shifts = isShift(option);
  return (
    <Choice option={option} tone={shifts ? "plain" : "danger"} className={css.attack}>
      <span className={css.target}>
        <b>{regionName(words, reference, to)}</b>
        <small>
          {shifts
            ? words("assault-attack-shift", { from: regionName(words, reference, from) })
            : words("assault-attack-from", {
                race: raceName(words, defender),
                from: regionName(words, reference, from),
              })}
        </small>
      </span>
      {!shifts && <Odds show={show} />}
    </Choice>
  );
}
