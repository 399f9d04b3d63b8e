// How far the game is: both pools, the stage, the round, and in the Endgame the turns to come.
import { RuleChip } from "../../../../parts/RuleChip";
import { useWords } from "../../../../words";
import { raceName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import css from "./Pools.module.css";

/** The rule that tells of a stage. */
const RULES = {
  draft: "AG-SETUP-32",
  normal: "AG-FINAL-01",
  "final-ordning": "AG-FINAL-02",
  endgame: "AG-END-03",
} as const;

export function Pools({ reference, view, showRule }: AroundProps) {
  const words = useWords();
  const { stage, pools, round, turns_to_come: toCome, active } = view;
  const full = reference.seating.pools;
  return (
    <section className={css.pools} aria-label={words("assault-around-pools")}>
      <h3>{words("assault-around-stage", { stage })}</h3>
      <p className={css.round}>
        <b>{words("assault-around-round", { n: round })}</b>
        {active !== "" && (
          <span className={css.turn}>
            <RaceSeal race={active} size={20} />
            {raceName(words, active)}
          </span>
        )}
      </p>
      {toCome !== null && (
        <p className={css.last}>{words("assault-around-to-come", { n: toCome })}</p>
      )}
      <ul className={css.bars}>
        {pools.map((n, i) => {
          const all = full[i] ?? n;
          return (
            <li key={i} data-empty={n === 0 || undefined}>
              <span className={css.name} aria-hidden="true">
                {words("assault-around-pool", { pool: i + 1 })}
              </span>
              <span
                className={css.bar}
                role="img"
                aria-label={words("assault-around-pool-left", { pool: i + 1, n, all })}
              >
                <span style={{ width: `${all === 0 ? 0 : (100 * n) / all}%` }} />
              </span>
              <b aria-hidden="true">
                {n}
                <small>/{all}</small>
              </b>
            </li>
          );
        })}
      </ul>
      <p className={css.meaning}>
        {words("assault-around-stage-meaning", { stage })}{" "}
        <RuleChip id={RULES[stage]} open={showRule} />
      </p>
    </section>
  );
}
