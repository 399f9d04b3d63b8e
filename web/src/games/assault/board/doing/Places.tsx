// A region is asked for: it is picked on the map, or here by its name.
import { fact } from "../aims";
import { markerName, regionName, unitName } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, isPlain, Panel } from "./parts";

export function Places() {
  const { words, reference, decision } = useTable();
  const facts = decision?.facts ?? {};
  return (
    <Panel
      title={words("assault-places", {
        kind: decision?.kind ?? "",
        marker: markerName(words, fact(facts, "marker")),
        unit: unitName(words, reference, fact(facts, "unit")),
      })}
    >
      <ul className={css.ways}>
        {decision?.options
          .filter((option) => !isPlain(option))
          .map((option) => (
            <li key={option.notation}>
              <Choice option={option} tone="stop">
                {regionName(words, reference, fact(option.facts, "region"))}
              </Choice>
            </li>
          ))}
      </ul>
      <p className={css.note}>{words("assault-places-map")}</p>
    </Panel>
  );
}
