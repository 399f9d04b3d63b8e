// Spells: to draw them or to take the one on top, and which of those drawn to keep.
import type { SpellCard } from "../../shapes";
import { fact } from "../aims";
import { effectWords } from "../phrases";
import { spellName } from "../names";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";

export function Spells() {
  const { words, reference, decision, view } = useTable();
  const kind = decision?.kind ?? "";
  const [top] = view.spell_discard;
  return (
    <Panel
      title={words("assault-spells", { kind })}
      plain={decision?.options.filter(({ facts }) => facts["do"] === "done")}
    >
      <ul className={css.list}>
        {decision?.options
          .filter(({ facts }) => facts["do"] !== "done")
          .map((option) => {
            const named = fact(option.facts, "spell") || (option.facts["do"] === "top" ? top : "");
            const spell = reference.spells.find(({ id }) => id === named);
            return (
              <li key={option.notation}>
                <Choice option={option} tone="brass">
                  <span>{words.say(option.text)}</span>
                </Choice>
                {spell && <Halves spell={spell} />}
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}

/** Both spells of a card, and when they are cast. */
function Halves({ spell }: { spell: SpellCard }) {
  const table = useTable();
  const { words, reference } = table;
  return (
    <dl className={css.halves}>
      {(["basic", "advanced"] as const).map((half) => (
        <div key={half}>
          <dt>{spellName(words, reference, spell.id, half)}</dt>
          <dd>{spell[half].does.map((effect) => effectWords(table, effect)).join("; ")}</dd>
        </div>
      ))}
      <div>
        <dt>{words("assault-spell-when")}</dt>
        <dd>{words("assault-spell-time", { time: spell.time })}</dd>
      </div>
    </dl>
  );
}
