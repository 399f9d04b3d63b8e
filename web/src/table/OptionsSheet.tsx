import { useMemo } from "react";
import { Dialog } from "../parts/Dialog";
import { RuleChip } from "../parts/RuleChip";
import { readable, useWords } from "../words";
import type { Decision } from "../wire/types";
import { OptionButton } from "./DecisionBar";
import { groupOptions } from "./grouping";
import css from "./OptionsSheet.module.css";
import { showRule, useTable } from "./store";

/** Every option as a plain list. */
export function OptionsSheet({ question, close }: { question: Decision; close: () => void }) {
  const words = useWords();
  const game = useTable((table) => table.info?.game ?? "");
  const groups = useMemo(() => groupOptions(question.options), [question]);
  return (
    <Dialog sheet title={words.say(question.prompt)} onClose={close}>
      <div className={css.groups}>
        {groups.map((group) => (
          <section key={group.name}>
            {group.name !== "" && (
              <h3 className={css.name}>
                {words.first([`${game}-group-${group.name}`], readable(group.name))}
              </h3>
            )}
            <ul className={css.list}>
              {group.options.map((numbered) => (
                <li key={numbered.option.notation}>
                  <OptionButton {...numbered} chosen={close} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <RuleChip id={question.rule} open={showRule} />
      </div>
    </Dialog>
  );
}
