// The battle told once it is over: points from round to round, who felled whom, what turned it.
import { Loading } from "../../../parts/states";
import { list, useWords } from "../../../words";
import type { ResultProps } from "../../face";
import { SeatSign } from "../board/cards/signs";
import type { Reference } from "../shapes";
import type { Battle } from "./battle";
import { Chart } from "./Chart";
import { Ending } from "./Ending";
import css from "./Result.module.css";
import { useBattle } from "./useBattle";

export default function Result({ table }: ResultProps) {
  const words = useWords();
  const asked = useBattle(table.id);
  if (asked.state === "asking") {
    return <Loading />;
  }
  if (asked.state === "failed") {
    return <p>{words("heroscape-result-not-told")}</p>;
  }
  const { reference, battle, end } = asked.value;
  const basic = reference.scenario.game === "basic";
  return (
    // It may be longer than its window: whoever has no mouse reads on by keys.
    <div className={css.result} tabIndex={0} role="region" aria-label={words("web-result")}>
      <Ending reference={reference} end={end} />
      {battle.turning !== null && (
        <p className={css.turning}>
          <b>{words("heroscape-result-turning")}</b>{" "}
          {words("heroscape-result-swing", {
            what: words.say(battle.turning.happening.text),
            game: reference.scenario.game,
            round: battle.turning.round,
            n: battle.turning.swing,
            side: battle.turning.side,
          })}
        </p>
      )}
      {battle.readings.length > 1 && (
        <section>
          <h3>{words("heroscape-result-points", { game: reference.scenario.game })}</h3>
          <Chart readings={battle.readings} basic={basic} />
        </section>
      )}
      <KillList reference={reference} battle={battle} />
    </div>
  );
}

function KillList({ reference, battle }: { reference: Reference; battle: Battle }) {
  const words = useWords();
  const nameOf = (unit: string): string => {
    const of = reference.units.find(({ id }) => id === unit);
    return reference.cards.find(({ id }) => id === of?.card)?.name ?? unit;
  };
  return (
    battle.kills.length > 0 && (
      <section>
        <h3>{words("heroscape-result-kills")}</h3>
        <ol className={css.kills}>
          {battle.kills.map(({ unit, seat, felled }) => (
            <li key={unit}>
              <SeatSign seat={seat} />
              <span>
                <b>{nameOf(unit)}</b> <small>{list(felled)}</small>
              </span>
              <b className={css.count}>{felled.length}</b>
            </li>
          ))}
        </ol>
      </section>
    )
  );
}
