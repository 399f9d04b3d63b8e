// Soldiers are asked for, one after the other: who goes, who stays, who is healed.
import { fact, soldierIn } from "../aims";
import { regionName, soldierName, unitOf } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, isPlain, Panel, Piece } from "./parts";

export function Soldiers() {
  const { words, reference, decision, view } = useTable();
  const facts = decision?.facts ?? {};
  const region = fact(facts, "region");
  const army = view.regions[region];
  return (
    <Panel
      title={words("assault-soldiers", {
        kind: decision?.kind ?? "",
        region: regionName(words, reference, region),
        to: regionName(words, reference, fact(facts, "to")),
      })}
    >
      <ul className={css.soldiers}>
        {decision?.options
          .filter((option) => !isPlain(option))
          .map((option) => {
            const soldier = soldierIn(option.facts);
            const where = fact(option.facts, "region");
            const unit = unitOf(reference, soldier);
            const count = (where ? view.regions[where] : army)?.units[soldier] ?? 0;
            return (
              <li key={option.notation}>
                <Choice option={option}>
                  <Piece soldier={soldier} />
                  <span className={css.grows}>
                    {soldier ? soldierName(words, reference, soldier) : words.say(option.text)}
                    {count > 1 && <b> ×{count}</b>}
                  </span>
                  <small>
                    {where
                      ? regionName(words, reference, where)
                      : unit &&
                        words("assault-soldier-numbers", {
                          strength: unit.strength,
                          fortitude: unit.fortitude,
                          value: unit.value,
                        })}
                  </small>
                </Choice>
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
