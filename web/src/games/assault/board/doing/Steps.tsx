// A turn in its order: claim an Event, cast spells, play a command.
import type { Option } from "../../../../wire/types";
import { fact } from "../aims";
import { CommandGlyph } from "../pieces/CommandGlyph";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";

const STEPS = ["claim", "cast", "command"] as const;
type Step = (typeof STEPS)[number];

export function Steps() {
  const { words, decision, view, race } = useTable();
  const by = (step: Step): Option[] =>
    decision?.options.filter(({ facts }) => facts["do"] === step) ?? [];
  return (
    <Panel title={words("assault-steps")} plain={[]}>
      <ol className={css.steps}>
        {STEPS.map((step) => {
          const options = by(step);
          const state =
            step === "claim" && view.claimed ? "done" : options.length > 0 ? "open" : "none";
          return (
            <li key={step} data-step={step} data-state={state}>
              <h4>
                {words("assault-step", { step })}
                <small>{words("assault-step-state", { step, state, n: options.length })}</small>
              </h4>
              {step === "command" && <p className={css.inHand}>{words("assault-step-in-hand")}</p>}
              {options.length > 0 && (
                <ul className={step === "command" ? css.handed : css.list}>
                  {options.map((option) => (
                    <li key={option.notation}>
                      <Choice option={option} tone={step === "claim" ? "brass" : "plain"}>
                        {step === "command" && (
                          <CommandGlyph command={fact(option.facts, "command")} race={race} />
                        )}
                        <span className={css.grows}>{words.say(option.text)}</span>
                      </Choice>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
