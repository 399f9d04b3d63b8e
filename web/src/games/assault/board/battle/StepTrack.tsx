// Where in the nine steps a battle is, and what happens in this one.
import { useWords } from "../../../../words";
import { Glyph } from "../../../../parts/Glyph";
import css from "./StepTrack.module.css";
import { STEPS } from "./steps";

export function StepTrack({ step }: { step: string }) {
  const words = useWords();
  const at = STEPS.findIndex((one) => one === step);
  return (
    <div className={css.box}>
      <ol className={css.track} aria-label={words("assault-battle-steps")}>
        {STEPS.map((one, i) => {
          const state = i < at ? "done" : i === at ? "now" : "to-come";
          const name = words("assault-battle-step", { step: one });
          return (
            <li
              key={one}
              className={css.step}
              data-state={state}
              data-step={one}
              title={name}
              aria-current={state === "now" ? "step" : undefined}
            >
              <span className={css.number} aria-hidden="true">
                {state === "done" ? <Glyph name="check" size={12} /> : i + 1}
              </span>
              <span className={css.name}>{name}</span>
            </li>
          );
        })}
      </ol>
      <p className={css.about}>
        <b>
          {words("assault-battle-step-at", {
            n: at + 1,
            of: STEPS.length,
            step: words("assault-battle-step", { step }),
          })}
        </b>{" "}
        {words("assault-battle-about", { step })}
      </p>
    </div>
  );
}
